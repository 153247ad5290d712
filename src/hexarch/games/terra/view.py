"""What a table shows: the whole position as one plain document, with names instead of numbers.

Nothing is hidden in this game but sealed bids: as soon as they are opened everybody sees the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import effects, faces, lava, view_sea
from hexarch.games.terra import layout as at
from hexarch.games.terra.favors import first_power
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    NONE,
    TERRAINS,
    TOP,
)
from hexarch.games.terra.phases import begin, income
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.build import BUILD, BUILD_BY_SHIP
from hexarch.games.terra.rules.send import SPACES
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.games.terra.rules.upgrade import UPGRADE
from hexarch.games.terra.secrets import sealed
from hexarch.games.terra.view_more import auction, final_tile
from hexarch.games.terra.view_seat import Ranks, open_decisions, seat_view

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

# Names of the phases, in the order of their numbers.
PHASES: Final = (
    "factions",
    "dwellings",
    "bonus-cards",
    "cult-bonuses",
    "actions",
    "over",
    "terrains",
    "income",
    "auction",
    "favors",
    "ports",
)
KNOWN_BOARDS: Final = 32  # whose hexes are remembered: a table may bring a map of its own
LAST: Final = 12  # choices of the history that are shown
CHANGES_HEX: Final = (BUILD, BUILD_BY_SHIP, UPGRADE, TRANSFORM)


def view(game: Game, viewer: int | None = None) -> dict[str, Any]:
    """The document for a viewer (None: for everybody)."""
    s = game.state
    ranks = Ranks(s)
    return {
        "round": s.cells[at.ROUND],
        "rounds": len(s.round_tiles),
        "turn": s.cells[at.TURN],
        "phase": PHASES[s.cells[at.PHASE]],
        "over": game.over,
        "winners": game.winners() if game.over else [],
        "players": s.seats,
        "profile": s.rules.profile,
        "order": order(s),
        "starts": _starts(s),
        "active": _seat_or_none(s.cells[at.ACTIVE]),
        "to_act": list(game.to_act),
        "replaces_priests": s.box.replaced_priests,
        "towns_without_tile": s.box.towns_without_tile,
        "map": _map(s),
        "sea": view_sea.on_map(s),
        "cults": _cults(s),
        "round_tiles": _round_tiles(s),
        "power_actions": _power_actions(s),
        "bonus_cards": _bonus_cards(game),
        "favor_pool": _favor_pool(s),
        "town_pool": _town_pool(s),
        "final_tile": final_tile(s),
        "auction": auction(game, viewer),
        "seats": [seat_view(game, i, ranks) for i in range(s.seats)],
        "decisions": [d for i in range(s.seats) for d in open_decisions(s, i)],
        "last": _last(game, viewer),
        "last_hex": _last_hex(game),
    }


def order(s: Terra) -> list[int]:
    """Seats as they move: in this round, between two rounds in the coming one, before the first as they sit."""
    phase = s.cells[at.PHASE]
    if phase in (begin.CULT_BONUSES, begin.INCOME):
        return income.next_order(s)
    first = at.RECKONED if s.cells[at.ROUND] else at.ORDER
    return list(s.cells[first : first + s.seats])


def _starts(s: Terra) -> dict[str, int | None]:
    """Who moves first: in the round shown, and, once somebody has passed, in the round after it."""
    passed = s.cells[at.PHASE] == begin.ACTIONS and s.cells[at.PASSES] and s.cells[at.ROUND] < len(s.round_tiles)
    return {"now": order(s)[0], "next": s.cells[at.FIRST] if passed else None}


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


# -- the map --------------------------------------------------------------------------


def _map(s: Terra) -> dict[str, Any]:
    """Land hexes, river hexes and bridges; rows and columns count from the upper left, odd rows half a hex right."""
    board = s.board
    hexes = []
    for h, printed in enumerate(_hexes(board)):
        owner, terrain = s.owner(h), s.terrain(h)
        found = {**printed, "terrain": TERRAINS[terrain], "colour": COLOURS[terrain]}
        if owner >= 0:
            structure = s.building(h)
            found["owner"] = owner
            if structure != NONE:
                kind = s.box.structure[structure]
                found["structure"], found["id"] = kind.name, kind.id
            found["lava"] = lava.under(s, owner, h)
            found["town"] = bool(s.get(owner, at.TOWN_HEXES) & board.bits[h])
            if s.get(owner, at.TILE_HEXES) & board.bits[h]:
                found["tile"] = True  # it carries a town tile, where it matters which structure does
        hexes.append(found)
    rivers = []
    skips = [(seat, s.get(seat, at.RIVERS)) for seat in range(s.seats)]
    for r, name in enumerate(board.river_names):
        row, column = board.river_positions[r]
        skipped = [seat for seat, mask in skips if mask & board.bits[r]]
        shown = {"river": name, "row": row, "column": column, "skipped_by": skipped}
        afloat = [seat for seat in range(s.seats) if s.get(seat, at.ICEBERGS) & board.bits[r]]
        rivers.append({**shown, "iceberg": afloat[0]} if afloat else shown)
    bridges = []
    for site, name in enumerate(board.site_names):
        if s.bridged(site) >= 0:
            one, two = board.sites[site]
            ends = [board.hex_names[one], board.hex_names[two]]
            builders = [seat for seat in range(s.seats) for _ in range(s.bridges_on(site, seat))]
            bridges.append({"site": name, "ends": ends, "seat": s.bridged(site), "builders": builders})
    return {"id": board.id, "hexes": hexes, "rivers": rivers, "bridges": bridges, "sites": list(board.site_names)}


@lru_cache(maxsize=KNOWN_BOARDS)
def _hexes(board: Board) -> list[dict[str, Any]]:
    """Empty land hexes."""
    found = []
    for h, name in enumerate(board.hex_names):
        row, column = board.positions[h]
        empty = {"terrain": "", "colour": "", "owner": None, "structure": None, "id": None}
        edge = bool(board.edge & board.bits[h])
        found.append({"hex": name, "row": row, "column": column, **empty, "edge": edge, "town": False})
    return found


# -- cults ----------------------------------------------------------------------------


def _cults(s: Terra) -> dict[str, Any]:
    """For each cult: positions by seat, order spaces with who lies there, who holds the last space, power by space."""
    found = {}
    rewards = {**dict(effects.CULT_POWER), TOP: effects.TOP_POWER}
    for cult, name in enumerate(CULTS):
        spaces = []
        for i, steps in enumerate(SPACES):
            owner = s.cells[at.ORDER_SPACES + len(SPACES) * cult + i] - 1
            spaces.append({"steps": steps, "seat": _seat_or_none(owner)})
        found[name] = {
            "positions": [s.cult(seat, cult) for seat in range(s.seats)],
            "spaces": spaces,
            "top": _seat_or_none(s.cells[at.CULT_TOP + cult] - 1),
            "last": TOP,
            "power": [rewards.get(space, 0) for space in range(TOP + 1)],
        }
    return found


# -- tiles ----------------------------------------------------------------------------


def _round_tiles(s: Terra) -> list[dict[str, Any]]:
    current = s.cells[at.ROUND]
    return [
        faces.round_tile(s.box, tile) | {"round": i, "current": i == current, "past": i < current}
        for i, tile in enumerate(s.round_tiles, 1)
    ]


def _power_actions(s: Terra) -> list[dict[str, Any]]:
    """Where one may be used again, `again` is what that costs more."""
    used, bits = s.cells[at.POWER_USED], s.board.bits
    return [
        faces.power_action(action) | {"used": bool(used & bits[action.number]), "again": s.box.again}
        for action in s.box.power_actions
    ]


def cards_of(game: Game) -> list[int]:
    """The bonus cards of a game, with one more where a faction brings it."""
    s, extra = game.state, game.setup.extra_card
    more = extra and any(s.has_faction(seat) and s.faction(seat).start.card for seat in range(s.seats))
    return sorted([*game.setup.bonus_cards, extra] if more else game.setup.bonus_cards)


def _bonus_cards(game: Game) -> list[dict[str, Any]]:
    s = game.state
    found = []
    for number in cards_of(game):
        holders = [seat for seat in range(s.seats) if number in s.cards(seat)]
        lies = {"coins": s.cells[at.BONUS_COINS + number], "holder": holders[0] if holders else None}
        found.append(faces.bonus_card(s.box, s.box.bonus_card[number]) | lies)
    return found


def _favor_pool(s: Terra) -> list[dict[str, Any]]:
    """A tile that goes from player to player has `takings`: power for each, for the next one, and who has it."""
    found = []
    for tile in s.box.favor_tiles:
        holders = [seat for seat in range(s.seats) if s.holds(seat, tile.number)] if tile.takings else []
        lies = {
            "left": s.cells[at.FAVOR_POOL + tile.number - 1],
            "takings": list(tile.takings),
            "power": first_power(s, tile),
            "holder": holders[0] if holders else None,
        }
        found.append(faces.favor_tile(s.box, tile) | lies)
    return found


def _town_pool(s: Terra) -> list[dict[str, Any]]:
    return [faces.town_tile(tile) | {"left": s.cells[at.TOWN_POOL + tile.number - 1]} for tile in s.box.town_tiles]


# -- history --------------------------------------------------------------------------


def _last(game: Game, viewer: int | None) -> list[dict[str, Any]]:
    """The last choices, oldest first; sealed bids are left out for everybody but their bidder."""
    shown = game.history
    if sealed(game):
        shown = [(seat, text) for seat, text in shown if seat == viewer or BID.match(text) is None]
    return [{"seat": seat, "text": text} for seat, text in shown[-LAST:]]


def _last_hex(game: Game) -> str | None:
    """The hex where somebody built, upgraded or dug last."""
    number = game.state.board.number
    for _, text in reversed(game.history):
        found = GRAMMAR.find(text.lower())
        if found is not None and found[0] in CHANGES_HEX and (name := found[1]["hex"].upper()) in number:
            return name
    return None
