"""Pass: score the bonus card and favor tile, take another card, return the old one; first to pass starts next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import course, effects, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import turn
from hexarch.games.terra.names import D_BONUS, FROM_BONUS, FROM_FAVOR, TRADING_HOUSE
from hexarch.games.terra.reactions import leech
from hexarch.games.terra.tiles import bonus, favor
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def cards_are_taken(s: Terra) -> bool:
    """Does who passes take another card? In every round but the last; the first cards are taken before the game."""
    return s.cells[at.ROUND] < len(s.round_tiles)


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A card must be taken in every round but the last, one that nobody holds."""
    if queue.find(s, seat, D_BONUS) is None:
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
    if not cards_are_taken(s):
        return no("no_card_in_last_round", "pass") if choice.a else None
    if not choice.a:
        return no("take_a_card", "pass")
    if not s.cells[at.BONUS_POOL] & s.board.bits[choice.a]:
        return no("card_not_there", "pass", tile=choice.text[5:])
    return None


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Take the first card before the game, or pass."""
    first = queue.find(s, seat, D_BONUS)
    if first is not None:
        s.drop(first)
        effects.take_bonus(s, seat, choice.a)
        return
    leech.decline_all(s, seat)
    course.pass_turn(s, seat)
    _score(s, seat)
    old = s.get(seat, at.BONUS)
    if choice.a:
        effects.take_bonus(s, seat, choice.a)
    if old:
        effects.return_bonus(s, seat, old)
    turn.end(s, seat)


def _score(s: Terra, seat: int) -> None:
    """Points for passing."""
    held = s.get(seat, at.BONUS)
    if held:
        card = bonus.CARDS[held - 1]
        vp = card.ship_vp * s.get(seat, at.SHIP)
        for structure, each in card.pass_vp:
            vp += each * s.built(seat, structure)
        effects.score(s, seat, vp, FROM_BONUS)
    for tile in favor.FOR_PASSING:
        if s.holds(seat, tile.number):
            effects.score(s, seat, tile.pass_vp[s.built(seat, TRADING_HOUSE)], FROM_FAVOR)
    s.faction(seat).passing.passed(s, seat)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """Each card that can be taken; in the last round just pass."""
    cards = s.board.members(s.cells[at.BONUS_POOL]) if cards_are_taken(s) else [0]
    for number in cards:
        choice = s.catalog.pass_[number]
        if refuse(s, seat, choice) is None:
            out.append(choice)
