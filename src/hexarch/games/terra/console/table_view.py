"""What lies on the table beside the map: players, cults, round tiles, power actions, bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from hexarch.console.styles import FAINT, GOOD, STRONG
from hexarch.games.terra.console.colours import ink
from hexarch.games.terra.names import CULTS, TERRAINS
from hexarch.games.terra.rules import pass_
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words


ACTIONS_IN_LINE = 3
PRIESTS = "PRIESTS"  # how a view calls the cult of the tile that counts priests sent


def short(words: Words, amounts: dict[str, int]) -> str:
    """Amounts by their letters: `2W 3C`; what has none in words."""
    return " ".join(_gift(words, letter, n) for letter, n in amounts.items() if n)


def who(game: Game, words: Words, seat: int) -> Text:
    """A seat by its faction, in its colour; by its player before it has one."""
    if not game.faction(seat):
        return Text(game.setup.names[seat])
    return Text(vocabulary.name(words, game.faction(seat)), style=f"{STRONG} {ink(game.state.native(seat))}")


def seats(game: Game, words: Words, view: dict[str, Any]) -> Table:
    """A line for every player, in turn order."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FAINT)
    table.add_column("")
    table.add_column(words.text("console-col-faction"), no_wrap=True, max_width=17)
    for key in ("vp", "c", "w", "p", "power", "ship", "dig"):
        table.add_column(words.text(f"console-col-{key}"), justify="right", no_wrap=True)
    for cult in range(len(CULTS)):
        table.add_column(vocabulary.cult(words, cult)[:2], justify="right")
    table.add_column(words.text("console-col-tiles"), overflow="fold")
    acting = game.to_act
    for seat in view["order"]:
        one = view["seats"][seat]
        mark = "▶" if seat in acting else "✓" if one["passed"] else "x" if one["dropped"] else ""
        if not one["faction"]:
            table.add_row(f"{seat + 1}{mark}", one["name"])
            continue
        hand, bowls = one["resources"], one["bowls"]
        tiles = [one["bonus_card"] or "", *one["favors"], *one["towns"]]
        if one["keys"]:
            tiles.append(words.text("console-keys", n=one["keys"]))
        table.add_row(
            f"{seat + 1}{mark}",
            who(game, words, seat),
            Text(str(one["vp"]), style=STRONG),
            *(str(hand[letter]) for letter in "CWP"),
            "/".join(str(n) for n in bowls),
            str(one["shipping"]["level"]) if one["shipping"] else "-",
            str(one["digging"]["level"]) if one["digs"] else "-",
            *(str(one["cults"][cult]) for cult in CULTS),
            " ".join(tile for tile in tiles if tile),
            style=FAINT if one["dropped"] else "",
        )
    return table


def beside(game: Game, words: Words, view: dict[str, Any]) -> list[Text]:
    """Everything beside the map but the players."""
    found = [rounds(words, view)]
    if view["final_tile"]:
        found.append(final_tile(game, words, view["final_tile"]))
    found += [actions(words, view), orders(game, words, view)]
    if pass_.cards_are_taken(game.state):
        found.append(cards(game, words, view))
    if view["auction"] and not view["auction"]["over"]:
        found.append(lots(game, words, view["auction"]))
    return found


def final_tile(game: Game, words: Words, tile: dict[str, Any]) -> Text:
    """The extra final scoring, with what everybody has of it."""
    out = Text(words.text("console-final-tile") + " ")
    out.append(vocabulary.tile(words, tile["id"])[0], style=STRONG)
    out.append(f" {'/'.join(str(n) for n in tile['vp'])}", style=GOOD)
    for seat, n in enumerate(tile["measures"]):
        if game.faction(seat):
            out.append("  ")
            out.append_text(who(game, words, seat))
            out.append(f" {n}")
    return out


def lots(game: Game, words: Words, auction: dict[str, Any]) -> Text:
    """The factions of an auction, who holds them and for how many points."""
    out = Text(words.text("console-auction-sealed" if auction["sealed"] else "console-auction-open"), style=STRONG)
    for lot in auction["lots"]:
        home = TERRAINS.index(lot["home"]) if lot["home"] else -1
        out.append("\n  ")
        out.append(vocabulary.name(words, lot["faction"]), style=f"{STRONG} {ink(home)}")
        out.append(f" ({vocabulary.terrain(words, home)})", style=FAINT)
        if not auction["sealed"]:
            out.append(f": {lot_state(game, words, lot)}")
    return out


def lot_state(game: Game, words: Words, lot: dict[str, Any]) -> str:
    """Who holds a lot of an open auction."""
    if lot["bidder"] is None:
        return words.text("console-lot-free")
    return words.text("console-lot-held", player=game.setup.names[lot["bidder"]], n=lot["price"])


def rounds(words: Words, view: dict[str, Any]) -> Text:
    """The round tiles, the present one marked."""
    out = Text()
    for tile in view["round_tiles"]:
        style = FAINT if tile["past"] else STRONG if tile["current"] else ""
        text = words.text(
            "console-round-tile",
            vp=tile["vp"],
            what=" / ".join(words.text(f"console-event-{event}") for event in tile["events"]),
            steps=tile["steps"],
            cult=_cult(words, tile["cult"]),
            reward=" ".join(_gift(words, letter, n) for letter, n in tile["reward"].items()),
        )
        if tile["round"] == view["rounds"]:
            text = text.split(";")[0]
        out.append(f"{'▶' if tile['current'] else ' '}{tile['round']} {text}\n", style=style)
    out.rstrip()
    return out


def _cult(words: Words, name: str) -> str:
    return words.text("console-priests-sent") if name == PRIESTS else vocabulary.cult(words, CULTS.index(name))


def actions(words: Words, view: dict[str, Any]) -> Text:
    """The power actions that are left, used ones faint; where they may be used again, at their higher price."""
    out = Text(words.text("console-power-actions"))
    margin = len(out.plain)
    for i, action in enumerate(view["power_actions"]):
        gain = short(words, action["gain"])
        if i and i % ACTIONS_IN_LINE == 0:
            out.append("\n" + " " * margin)
        used = action["used"] and not action["again"]
        cost = action["cost"] + (action["again"] if action["used"] else 0)
        out.append(f"  {action['id']} ", style=FAINT if used else STRONG)
        text = words.text("console-action-used") if used else f"{cost}PW{_priests(action)}→{gain}"
        out.append(text, style=FAINT if used else GOOD)
    return out


def _priests(action: dict[str, Any]) -> str:
    """Priests to pay besides the power."""
    return f"+{action['priests']}P" if action["priests"] else ""


def _gift(words: Words, letter: str, n: int) -> str:
    if letter in ("SPADE", "BRIDGE", "SAIL", "FAVOR"):
        return words.text(f"console-{letter.lower()}", n=n)
    if letter in ("SHIP", "SHIPPING"):
        return words.text(f"console-{letter.lower()}-reward", n=n)
    return f"{n}{letter}"


def orders(game: Game, words: Words, view: dict[str, Any]) -> Text:
    """The spaces for priests of each cult: steps where free, the faction where taken."""
    out = Text(words.text("console-orders") + " ")
    for cult, name in enumerate(CULTS):
        out.append(f" {vocabulary.cult(words, cult)} ", style=STRONG)
        for space in view["cults"][name]["spaces"]:
            taken = space["seat"]
            if taken is None:
                out.append(f"{space['steps']} ")
            else:
                out.append("● ", style=ink(game.state.native(taken)))
    return out


def cards(game: Game, words: Words, view: dict[str, Any]) -> Text:
    """Bonus cards that nobody holds, with the coins on them."""
    free = [card for card in view["bonus_cards"] if card["holder"] is None]
    out = Text(words.text("console-cards") + " ")
    parts = []
    for card in free:
        coins = f" +{card['coins']}C" if card["coins"] else ""
        parts.append(f"{card['id']} {vocabulary.tile(words, card['id'])[0]}{coins}")
    out.append("; ".join(parts), style=FAINT)
    return out


def hand(game: Game, words: Words, seat: int) -> Text:
    """What a seat has, in one line; nothing before it has a faction."""
    one = game.view(seat)["seats"][seat]
    if not one["faction"]:
        return Text("")
    held = one["resources"]
    return Text(
        words.text(
            "console-hand",
            c=held["C"],
            w=held["W"],
            p=held["P"],
            power="/".join(str(bowl) for bowl in one["bowls"]),
            vp=one["vp"],
        ),
        style=FAINT,
    )
