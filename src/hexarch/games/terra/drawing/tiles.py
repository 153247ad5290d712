"""The tiles of the table: round tiles, power actions, bonus cards, favor tiles and town tiles."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons, pieces
from hexarch.games.terra.drawing.labels import Captions
from hexarch.games.terra.drawing.svg import fitted, group, line, rect, smaller, text
from hexarch.games.terra.drawing.theme import Theme, piece

GAP: Final = 8.0
STRUCTURES: Final = {
    "D": "dwelling",
    "TP": "trading-house",
    "TE": "temple",
    "SH": "stronghold",
    "SA": "sanctuary",
    "SY": "shipyard",
}
FADED: Final = 0.45
WIDEST: Final = 0.15  # part of its row that a card takes at most


def _spread(count: int, width: float) -> tuple[float, float]:
    """Width of a tile and of its step when so many share a row."""
    one = (width - GAP * (count - 1)) / count
    return one, one + GAP


def _emblems(theme: Theme, names: list[str], x: float, y: float, scale: float) -> str:
    """Signs of structures side by side around x, with a stroke between them."""
    step = 40 * scale
    left = x - step * (len(names) - 1) / 2
    shown = []
    for i, name in enumerate(names):
        at = (left + i * step, y)
        if name in pieces.SILHOUETTES:
            shown.append(pieces.emblem(name, theme.ink, at, scale))
        else:
            shown.append(icons.icon(name.upper(), *at, 34 * scale))
    return "".join(shown)


# -- round tiles ------------------------------------------------------------------------


def round_tiles(document: dict[str, Any], theme: Theme, captions: Captions, width: float, height: float) -> str:
    """Six tiles in the order of the rounds; the current one is lit."""
    tiles: list[dict[str, Any]] = document["round_tiles"]
    one, step = _spread(len(tiles), width)
    shown = [_round_tile(tile, theme, captions, i * step, one, height, len(tiles)) for i, tile in enumerate(tiles)]
    return group(*shown, cls="rounds", ident="rounds", title=captions.word("rounds"))


def _round_tile(
    tile: dict[str, Any], theme: Theme, captions: Captions, x: float, width: float, height: float, rounds: int
) -> str:
    name = captions.count("round", tile["round"])
    lit = tile["current"]
    body = [
        text(9, 17, name, 11.5, theme.ink if lit else theme.muted, bold=True),
        text(width - 8, 17, tile["id"], 8.5, theme.muted, "end"),
        icons.vp(26, 45, tile["vp"], 15),
        _emblems(theme, tile["events"], (width + 44) / 2, 45, 0.86 if len(tile["events"]) == 1 else 0.72),
        line(8, height - 36, width - 8, height - 36, theme.line, 1),
    ]
    y = height - 18
    bonus = [
        text(12, y + 4.5, str(tile["steps"]), 12.5, theme.ink, bold=True),
        icons.cult(tile["cult"], 33, y, 10),
        text(width / 2 + 2, y + 5, "→", 14, theme.muted, "middle"),
        icons.amounts(theme, tile["reward"], width - 10, y, 18, "end"),
    ]
    # No cult bonus follows the last round.
    body.append(group(*bonus, opacity=FADED if tile["round"] == rounds else None))
    return group(
        rect(
            0,
            0,
            width,
            height,
            theme.lit if lit else theme.card,
            9,
            stroke=theme.lit_edge if lit else theme.line,
            stroke_width=3 if lit else 1.2,
        ),
        group(*body, opacity=FADED if tile["past"] else None),
        cls="round-tile current" if lit else "round-tile",
        ident=f"round-{tile['round']}",
        title=f"{name}, {captions.tile(tile['id'])}",
        at=(x, 0),
    )


# -- power actions ----------------------------------------------------------------------


def power_actions(document: dict[str, Any], theme: Theme, captions: Captions, width: float, height: float) -> str:
    """Six octagons with price and gain; used ones are crossed out, or cost more where they may be used again."""
    actions: list[dict[str, Any]] = document["power_actions"]
    one, step = _spread(len(actions), width)
    r = min(one / 2 - 1, height / 2 - 12)
    shown = []
    for i, action in enumerate(actions):
        used = action["used"]
        inner = [
            icons.octagon(0, 0, r, theme.card, theme.lit_edge, 2),
            icons.amounts(theme, action["gain"], 0, 3, 21 if len(action["gain"]) == 1 else 16, "middle"),
        ]
        closed = used and not action["again"]
        cost = {"PW": action["cost"] + (action["again"] if used else 0)}
        cost |= {"P": action["priests"]} if action["priests"] else {}
        price = icons.amounts(theme, cost, 0, -r, 17, "middle")
        wide = icons.amount_width(cost, 17) + 10
        state = captions.count("used-again", action["again"]) if used and not closed else captions.word("used")
        plate = rect(-wide / 2, -r - 11, wide, 22, theme.panel, 11, stroke=theme.lit_edge, stroke_width=1.4)
        shown.append(
            group(
                group(*inner, plate, price, opacity=FADED if closed else None),
                icons.cross(0, 2, r * 0.62) if closed else "",
                text(0, r + 13, action["id"], 8.5, theme.muted, "middle"),
                cls="power-action used" if used else "power-action",
                ident=f"action-{action['id']}",
                title=captions.tile(action["id"], state if used else ""),
                at=(one / 2 + i * step, height / 2 + 1),
            )
        )
    return group(*shown, cls="power-actions", ident="power-actions", title=captions.word("power-actions"))


# -- bonus cards ------------------------------------------------------------------------


def bonus_cards(document: dict[str, Any], theme: Theme, captions: Captions, width: float, height: float) -> str:
    """Cards with their coins, or with who holds them."""
    cards: list[dict[str, Any]] = document["bonus_cards"]
    one = min(_spread(len(cards), width)[0], width * WIDEST)
    seats = document["seats"]
    shown = [_bonus_card(card, theme, captions, seats, i * (one + GAP), one, height) for i, card in enumerate(cards)]
    return group(*shown, cls="bonus-cards", ident="bonus-cards", title=captions.word("bonus-cards"))


def _bonus_card(
    card: dict[str, Any],
    theme: Theme,
    captions: Captions,
    seats: list[dict[str, Any]],
    x: float,
    width: float,
    height: float,
) -> str:
    middle = width / 2
    shown = [
        rect(0, 0, width, height, theme.card, 9, stroke=theme.line, stroke_width=1.2),
        text(8, 14, card["id"], 8.5, theme.muted),
        icons.amounts(theme, card["income"], middle, 33, 19, "middle"),
        card_power(card, theme, middle, 68),
    ]
    state = ""
    if card["holder"] is not None:
        seat = seats[card["holder"]]
        colour = piece(seat["colour"])
        shown.append(rect(5, height - 25, width - 10, 20, colour.fill, 6, stroke=theme.line, stroke_width=1))
        name = captions.faction(seat["faction"])
        size = smaller(name, 10, 7, width - 16)
        shown.append(text(middle, height - 11.5, fitted(name, size, width - 16), size, colour.ink, "middle", bold=True))
        state = captions.write("draw-held", {"the": captions.write(f"faction-{seat['faction']}.the", {})})
    elif card["coins"]:
        shown.append(rect(5, height - 25, width - 10, 20, theme.lit, 6))
        shown.append(icons.amounts(theme, {"C": card["coins"]}, middle, height - 15, 15, "middle"))
        state = captions.count("coins-on", card["coins"])
    title = captions.tile(card["id"], state)
    return group(*shown, cls="bonus-card", ident=f"card-{card['id']}", title=title, at=(x, 0))


def card_power(card: dict[str, Any], theme: Theme, x: float, y: float) -> str:
    """What a card gives besides income: an action, shipping, points on passing."""
    if card["gives"] in ("spade", "cult"):
        sign = "SPADE" if card["gives"] == "spade" else "STEP"
        return icons.octagon(x, y, 18, theme.panel, theme.lit_edge) + icons.icon(sign, x, y, 22)
    if card["gives"] in ("ship", "sail"):
        action = icons.octagon(x, y, 18, theme.panel, theme.lit_edge) + icons.icon(card["gives"].upper(), x, y, 22)
        if not card["seal_vp"]:
            return action
        return group(action, at=(-18, 0)) + icons.vp(x + 14, y, card["seal_vp"], 10) + icons.icon("SEAL", x + 32, y, 16)
    if card["fleet_vp"]:
        return icons.vp(x - 18, y, card["fleet_vp"], 13) + icons.icon("SHIP", x + 14, y, 26)
    if card["gives"] == "shipping":
        return text(x - 6, y + 6, "+1", 14, theme.ink, "end", bold=True) + icons.icon("SHIP", x + 11, y, 26)
    if card["ship_vp"]:
        return icons.vp(x - 18, y, card["ship_vp"], 13) + icons.icon("SHIP", x + 14, y, 26)
    names = [STRUCTURES[name] for name in card["pass_vp"]]
    if not names:
        return ""
    vp = next(iter(card["pass_vp"].values()))
    if len(names) > 2:
        return icons.vp(x - 37, y, vp, 12) + _emblems(theme, names, x + 12, y, 0.5)
    if len(names) == 1:
        return icons.vp(x - 18, y, vp, 13) + _emblems(theme, names, x + 16, y, 0.74)
    return icons.vp(x - 32, y, vp, 13) + _emblems(theme, names, x + 14, y, 0.62)


# -- favor and town tiles ---------------------------------------------------------------


def favor_tiles(document: dict[str, Any], theme: Theme, captions: Captions, width: float, height: float) -> str:
    """A column for each cult, from three steps to one."""
    pool: list[dict[str, Any]] = document["favor_pool"]
    columns = list(document["cults"])
    one, step = _spread(len(columns), width)
    rows = max([sum(1 for tile in pool if tile["cult"] == cult) for cult in columns])
    high = (height - GAP * (rows - 1)) / rows
    shown = []
    for i, cult in enumerate(columns):
        for j, tile in enumerate([tile for tile in pool if tile["cult"] == cult]):
            holder = document["seats"][tile["holder"]] if tile["holder"] is not None else None
            shown.append(_favor_tile(tile, holder, theme, captions, i * step, j * (high + GAP), one, high))
    return group(*shown, cls="favors", ident="favors", title=captions.word("favor-tiles"))


def _favor_tile(
    tile: dict[str, Any],
    holder: dict[str, Any] | None,
    theme: Theme,
    captions: Captions,
    x: float,
    y: float,
    width: float,
    height: float,
) -> str:
    """A tile with how many are left; one that goes from player to player with who has it and power for the next."""
    left = tile["left"]
    state = captions.count("takings-left" if tile["takings"] else "left", left)
    middle = height / 2
    body = [
        text(8, 13, tile["id"], 8.5, theme.muted),
        icons.cult(tile["cult"], 17, middle + 7, 10),
        text(29, middle + 12, str(tile["steps"]), 13, theme.ink, bold=True),
        favor_power(tile, theme, width - 28, middle + 4),
        text(width - 7, 13, f"×{left}", 10, theme.ink, "end", bold=True),
    ]
    if tile["power"]:
        body.append(icons.amounts(theme, {"PW": tile["power"]}, width - 10, middle + 7, 14, "end"))
    if holder is not None:
        sign = captions.letter(holder["home"])
        body.append(pieces.marker(width - (48 if tile["power"] else 18), middle + 7, piece(holder["colour"]), sign, 8))
        held = captions.write("draw-held", {"the": captions.write(f"faction-{holder['faction']}.the", {})})
        state = f"{held} {state}"
    return group(
        rect(0, 0, width, height, theme.card, 8, stroke=theme.line, stroke_width=1.2),
        group(*body, opacity=None if left else FADED),
        cls="favor",
        ident=f"favor-{tile['id']}",
        title=captions.tile(tile["id"], state),
        at=(x, y),
    )


def favor_power(tile: dict[str, Any], theme: Theme, x: float, y: float) -> str:
    """The lasting advantage of a favor tile."""
    if tile["income"]:
        if len(tile["income"]) > 1:
            rows = list(tile["income"].items())
            return "".join(
                icons.amounts(theme, {name: n}, x, y - 6 + 18 * i, 14, "middle") for i, (name, n) in enumerate(rows)
            )
        return icons.amounts(theme, tile["income"], x, y + 3, 17, "middle")
    if tile["gives"] == "cult":
        return icons.octagon(x, y + 2, 15, theme.panel, theme.lit_edge) + icons.icon("STEP", x, y + 2, 18)
    if tile["gives"] == "small-towns":
        return icons.icon("TOWN", x - 9, y + 2, 22) + text(x + 5, y + 7, "−1", 12, theme.ink, bold=True)
    if tile["gives"] == "gift":
        return icons.icon("P", x - 12, y + 2, 17) + icons.icon("SHIPPING", x + 13, y + 2, 19)
    if tile["trade_vp"]:
        return icons.vp(x - 10, y + 3, tile["trade_vp"][-1], 10.5) + icons.icon("SAIL", x + 14, y + 3, 20)
    if tile["seal_vp"]:
        return icons.vp(x - 10, y + 3, f"≤{tile['seal_vp'][-1]}", 10.5) + icons.icon("SEAL", x + 14, y + 3, 20)
    if tile["build_vp"]:
        name, vp = next(iter(tile["build_vp"].items()))
        return icons.vp(x - 10, y + 3, vp, 10.5) + _emblems(theme, [STRUCTURES[name]], x + 14, y + 3, 0.58)
    if tile["pass_vp"]:
        most = str(tile["pass_vp"][-1])
        return icons.vp(x - 10, y + 3, f"≤{most}", 10.5) + _emblems(theme, ["trading-house"], x + 14, y + 3, 0.58)
    return ""


def town_tiles(document: dict[str, Any], theme: Theme, captions: Captions, width: float, height: float) -> str:
    """Town tiles with what they bring and how many are left."""
    pool: list[dict[str, Any]] = document["town_pool"]
    one = min(_spread(len(pool), width)[0], width * WIDEST)
    shown = []
    for i, tile in enumerate(pool):
        left = tile["left"]
        body = [
            text(8, 13, tile["id"], 8.5, theme.muted),
            text(one - 7, 13, f"×{left}", 10, theme.ink, "end", bold=True),
            icons.vp(22, height / 2 + 7, tile["vp"], 14),
            town_gift(tile, theme, (one + 38) / 2, height / 2 + 7),
        ]
        shown.append(
            group(
                rect(0, 0, one, height, theme.card, 8, stroke=theme.line, stroke_width=1.2),
                group(*body, opacity=None if left else FADED),
                cls="town-tile",
                ident=f"town-{tile['id']}",
                title=captions.tile(tile["id"], captions.count("left", left)),
                at=(i * (one + GAP), 0),
            )
        )
    return group(*shown, cls="town-tiles", ident="town-tiles", title=captions.word("town-tiles"))


def town_gift(tile: dict[str, Any], theme: Theme, x: float, y: float) -> str:
    """What a town tile brings besides points; a single key goes without saying."""
    gift: dict[str, int] = dict(tile["gain"])
    if tile["steps"]:
        gift["STEP"] = tile["steps"]
    if tile["shipping"]:
        gift["SHIPPING"] = tile["shipping"]
    if tile["keys"] != 1:
        gift["KEY"] = tile["keys"]
    return icons.amounts(theme, gift, x, y, 17 if len(gift) == 1 else 12, "middle")
