"""What the expansions add to the document: terrains of a seat and their prices, the extra final tile, the auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import cover, cults, kinds, pieces, unlocking
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.names import (
    COLOURS,
    CYCLE,
    DWELLING,
    FROM_START,
    STRONGHOLD,
    TERRAINS,
)
from hexarch.games.terra.phases import auction as auctions
from hexarch.games.terra.phases import begin, scoring
from hexarch.games.terra.rules import action, eruption, terrain
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.secrets import sealed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra
    from hexarch.games.terra.traits.eruption import Eruption
    from hexarch.games.terra.traits.specials import Special

PLENTY: Final = 20  # power tokens in a bowl, more than anything costs


def named(number: int, names: tuple[str, ...]) -> str | None:
    """The name of a terrain or its colour, None while there is none."""
    return names[number] if number >= 0 else None


def free_terrains(s: Terra, starting: bool) -> list[str]:
    """Terrains of the cycle that nobody has as home (or, at the start, begins on)."""
    return [TERRAINS[one] for one in range(CYCLE) if terrain.taken(s, one, starting) < 0]


# -- a seat ---------------------------------------------------------------------------


def terrains_of(s: Terra, seat: int) -> dict[str, Any]:
    """Where a seat began, what it has unlocked, and what changing or unlocking terrain costs it."""
    faction = s.faction(seat)
    mask = s.get(seat, at.UNLOCKED)
    unlocked = [TERRAINS[one] for one in range(CYCLE) if mask & s.board.bits[one]]
    prices = {
        TERRAINS[one]: unlocking.price(s, seat, s.is_home(one))
        for one in range(CYCLE)
        if mask and not mask & s.board.bits[one]
    }
    tokens = s.get(seat, at.COVERED)
    return {
        "covered": [TERRAINS[one] for one in range(CYCLE) if cover.has(s, seat, one)] if tokens else None,
        "hues": _hues(s, seat) if pieces.several(s, seat) else None,
        "second": named(s.second(seat), TERRAINS),
        "unlocked": unlocked if mask else None,
        "unlock_prices": {} if tokens else prices,
        "eruption": _eruption(s, seat, faction.eruption) if faction.eruption is not None else None,
        "by_river_only": faction.reach.by_river_only,
    }


def _hues(s: Terra, seat: int) -> dict[str, Any]:
    """The three colours: their terrains, the pieces left in each row from the left, the ninth place, what is next."""
    letters = pieces.LETTERS
    rows = {
        s.box.structure[kind].id: "".join([letters[one] for one in pieces.row(s, seat, kind)]) for kind in pieces.FIRST
    }
    apart, aimed = pieces.ninth(s, seat), pieces.colour(s, seat, s.home(seat))
    return {
        "terrains": {letter: named(pieces.terrain(s, seat, i), TERRAINS) for i, letter in enumerate(letters)},
        "rows": rows,
        "ninth": letters[apart] if apart >= 0 else None,
        "next": letters[aimed] if aimed >= 0 and s.left(seat, DWELLING) else None,
        "from_ninth": pieces.from_ninth(s, seat),
    }


def _eruption(s: Terra, seat: int, price: Eruption) -> dict[str, Any]:
    """Prices of a volcano, and the terrains where the higher one is due."""
    return {
        "cost": _tried(s, seat, lambda: price.pay(s, seat, False)),
        "cost_home": _tried(s, seat, lambda: price.pay(s, seat, True)),
        "homes": [TERRAINS[one] for one in range(CYCLE) if s.is_home(one)],
    }


def powers_of(s: Terra, seat: int) -> dict[str, Any]:
    """What power actions cost a seat (and how its usual price differs), what it cannot use, what priests bring it."""
    faction = s.faction(seat)
    return {
        "power_change": -faction.figures.power.less,
        "power_prices": {
            one.id: action.power_price(s, seat, one)
            for one in s.box.power_actions
            if one.id not in faction.figures.closed
        },
        "repeats_power": action.may_repeat(s, seat),
        "forbidden": list(faction.figures.closed),
        "more_steps": cults.more_steps(s, seat),
    }


def special_cost(s: Terra, seat: int, one: Special) -> dict[str, int]:
    """The price of a special action: as printed, or what taking it asks for."""
    if one.once or dict(one.cost.items()):
        return dict(one.cost.items())
    return _tried(s, seat, lambda: one.take(s, seat))


def special_state(s: Terra, seat: int, one: Special, used: bool) -> str:
    """Ready, used, waiting for the stronghold; empty for a space that is not of this game."""
    refusal = one.refuse(s, seat)
    if refusal is not None and refusal.code == "not_your_action":
        return ""
    if one.needs_stronghold and not s.built(seat, STRONGHOLD):
        return "locked"
    return "used" if used or (refusal is not None and refusal.code == "shifted_enough") else "ready"


def _tried(s: Terra, seat: int, act: Callable[[], None]) -> dict[str, int]:
    """What an act takes of power, tokens, cult steps or points: it is done with full bowls and taken back."""
    mark = s.mark()
    for bowl in (at.BOWL1, at.BOWL2, at.BOWL3):
        s.set(seat, bowl, PLENTY)
    points = s.get(seat, at.VP)
    s.queue(())
    try:
        act()
        gone = 3 * PLENTY - eruption.tokens(s, seat)
        found = {"PW": PLENTY - s.get(seat, at.BOWL3) if not gone else 0, "TOKEN": gone, "STEP": 0}
        found["VP"] = max(0, points - s.get(seat, at.VP))
        for d in s.decisions:
            if isinstance(d, kinds.LoseTokens):
                found["TOKEN"] += d.tokens
            elif isinstance(d, kinds.LoseCult):
                found["STEP"] += d.steps
    finally:
        s.rollback(mark)
    return {name: n for name, n in found.items() if n}


# -- the table ------------------------------------------------------------------------


def final_tile(s: Terra) -> dict[str, Any] | None:
    """The extra final tile with what each seat has of it and would score for it now."""
    tile = s.final_tile()
    if tile is None:
        return None
    measures = [tile.measure(s, seat) for seat in range(s.seats)]
    return {
        "id": tile.id,
        "label": tile.label,
        "vp": list(tile.prizes),
        "measures": measures,
        "points": scoring.shares(measures, tile.prizes),
    }


def auction(game: Game, viewer: int | None) -> dict[str, Any] | None:
    """The lots; until sealed bids are opened, each player sees only their own.

    Once it is over the position remembers nothing of it: who got what shows in the seats, the bids in the history.
    """
    s = game.state
    if not game.setup.auction:
        return None
    hidden = sealed(game)
    over = s.cells[at.PHASE] != begin.AUCTION
    closed = game.setup.auction == auctions.SEALED
    lots = []
    for lot, name in enumerate(game.setup.factions):
        faction = by_id()[name]
        bidder = s.seat_of(faction.index) if over else s.cells[at.LOT_BIDDER + lot] - 1
        price = s.get(bidder, at.SOURCE + FROM_START) if over else s.cells[at.LOT_PRICE + lot]
        lots.append(
            {
                "faction": name,
                "colour": named(faction.home, COLOURS),
                "home": named(faction.home, TERRAINS),
                "price": None if hidden else price,
                "bidder": bidder if bidder >= 0 else None,
                "bids": _bids(game, name, viewer) if closed else [],
                "placed": [seat for seat in range(s.seats) if not _due(s, seat, lot)] if hidden else [],
            }
        )
    return {"sealed": closed, "over": over, "first_price": auctions.FIRST_PRICE, "lots": lots}


def _due(s: Terra, seat: int, lot: int) -> bool:
    """Has this seat still to bid for this lot?"""
    return any(isinstance(d, kinds.Bid) and d.seat == seat and d.lot == lot for d in s.decisions)


def _bids(game: Game, faction: str, viewer: int | None) -> list[int | None]:
    """Sealed bids of all seats for a lot, None where one may not see it or there is none yet."""
    found: list[int | None] = [None] * game.players
    hidden = sealed(game)
    for seat, text in game.history:
        words = BID.match(text)
        if words is not None and words["faction"] == faction and (seat == viewer or not hidden):
            found[seat] = int(words["points"])
    return found
