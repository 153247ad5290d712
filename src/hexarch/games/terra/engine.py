"""From a choice to its rule: refusal, execution, and the list of what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra import queue
from hexarch.games.terra.kinds import Turn
from hexarch.games.terra.phases import begin, flow
from hexarch.games.terra.rules import build
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def refuse(s: Terra, seat: int, choice: TerraChoice) -> Refusal | None:
    """Why a seat may not choose this now, or None when it may."""
    if not 0 <= seat < s.seats:
        return no("no_such_seat", "turn", seat=seat)
    cells = s.cells
    if cells[at.PHASE] != begin.ACTIONS or cells[s.base[seat] + at.DROPPED]:
        refusal = _refuse_now(s, seat, choice)
        if refusal is not None:
            return refusal
    return choice.rule.refuse(s, seat, choice)


def _refuse_now(s: Terra, seat: int, choice: TerraChoice) -> Refusal | None:
    """Nobody chooses once the game is over or left, and nothing else while factions are chosen."""
    phase = s.cells[at.PHASE]
    if phase == begin.OVER:
        return no("game_over", "turn")
    if s.get(seat, at.DROPPED):
        return no("dropped_out", "turn")
    if (phase == begin.CHOOSE_FACTIONS or phase == begin.AUCTION) and not choice.rule.with_factions:
        return no("factions_first", "setup")
    return None


def apply(s: Terra, seat: int, choice: TerraChoice) -> None:
    """Carry out a choice that is not refused, and all that follows by itself."""
    choice.rule.apply(s, seat, choice)
    flow.settle(s)


def options(s: Terra, seat: int) -> list[TerraChoice]:
    """What a seat is asked to choose from, in a stable order; conversions are listed by `free`."""
    out: list[TerraChoice] = []
    known = s.repertoire
    for d in queue.open_for(s, seat):
        kind = known.kinds[d.kind]
        for rule in known.spent if isinstance(d, Turn) and d.is_spent() else kind.rules:
            rule.options(s, seat, d, out)
        if kind.alone:
            break
    if known.in_turn:
        turn = queue.own_turn(s, seat)
        if turn is not None:
            for rule in known.in_turn:
                rule.options(s, seat, turn, out)
    return out


def free(s: Terra, seat: int) -> list[TerraChoice]:
    """What a seat may do besides: conversions, sacrificing power, stepping down before a town tile."""
    out: list[TerraChoice] = []
    if s.cells[at.PHASE] != begin.ACTIONS or s.get(seat, at.DROPPED):
        return out
    for rule in s.repertoire.free:
        rule.free(s, seat, out)
    return out


def is_action(s: Terra, seat: int, choice: TerraChoice) -> bool:
    """Is this an action of its own when the turn's action is already taken?"""
    if not choice.rule.is_action or queue.turn(s, seat) is None:
        return False  # something of the present action, such as spades in hand, comes first
    refusal = refuse(s, seat, choice)
    return refusal is not None and (build.is_elsewhere(refusal) or refusal.code == "action_taken")
