"""Standing answers: how a seat wants offers of power answered in its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.rules import leech
from hexarch.games.terra.rules.table import role
from hexarch.kernel.game import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.game import Doc

ASK: Final = "ask"
NEVER: Final = "never"
UP_TO: Final = "up_to"
WHEN_IT_MATTERS: Final = "ask_when_it_matters"
WAYS: Final = (ASK, NEVER, UP_TO, WHEN_IT_MATTERS)
MOST_VP: Final = 50  # that power may cost


def read(document: object) -> Doc:
    """The standing answers of a document; raises ValueError."""
    if not isinstance(document, dict):
        raise ValueError("not a document")
    way, vp, last = document.get("leech", ASK), document.get("vp", 0), document.get("ask_last_round", False)
    number = isinstance(vp, int) and not isinstance(vp, bool) and 0 <= vp <= MOST_VP
    if way not in WAYS or not number or not isinstance(last, bool):
        raise ValueError("not a way to answer offers of power")
    return {"leech": way, "vp": vp, "ask_last_round": last}


def awaiting(game: Game, seat: int) -> int:
    """Offers of power to a seat, those that wait for other answers included."""
    return sum(1 for d in game.state.decisions if isinstance(d, kinds.Offer) and d.seat == seat)


def answer(game: Game, seat: int, policy: Doc) -> str | None:
    """What is answered now in the name of a seat, None when it must be asked."""
    for d in queue.open_for(game.state, seat):
        if isinstance(d, kinds.Offer):  # offers are answered in their order
            return None if _older(game, seat, policy) else _answer(game, seat, policy, d)
    return None


def _older(game: Game, seat: int, policy: Doc) -> bool:
    """Is an offer open that was made before this policy?"""
    opened = int(policy.get("opened", 0))
    if not opened:
        return False
    later = game.history[int(policy["since"]) :]
    return sum(1 for one, text in later if one == seat and role(text) == ANSWERS) < opened


def _answer(game: Game, seat: int, policy: Doc, d: kinds.Offer) -> str | None:
    s = game.state
    way = policy["leech"]
    if way == ASK or (policy["ask_last_round"] and s.cells[at.ROUND] >= len(s.round_tiles)):
        return None
    decline = leech.DECLINE.of(s, d).text
    gain = leech.taken(s, seat, d.power)
    if way == NEVER or leech.forfeited(s, d) or not gain:
        return decline
    take = leech.LEECH.of(s, d).text
    cost = leech.price(s, seat, gain)
    if way == WHEN_IT_MATTERS:
        return None if cost else take
    return take if cost <= policy["vp"] else decline
