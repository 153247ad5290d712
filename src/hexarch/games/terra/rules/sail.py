"""Movement: any of the ships one after the other, as far as shipping goes; one power buys a step more for each.

A step leads to the next river hex, through a canal, or onto an opponent's structure without a seal of the seat's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, fleet, kinds, queue, voyages
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import res
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.games.terra.rules import trade, turn
from hexarch.games.terra.rules.launch import on_land, place_of
from hexarch.games.terra.sea import space_name
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value

EXTRA_POWER: Final = 1  # for the steps beyond the level


def _ready(s: Terra, seat: int, d: kinds.Movement, space: int) -> int:
    """The first ship on a space that has not yet moved, or -1."""
    for ship in range(at.MOST_SHIPS):
        here = fleet.space(s, seat, ship) == space and fleet.trading(s, seat, ship) < 0
        if here and not d.moved & s.board.bits[ship]:
            return ship
    return -1


def spaces(s: Terra, seat: int, d: kinds.Movement) -> list[int]:
    """The spaces of ships that may still move, each once."""
    found: list[int] = []
    for ship in range(at.MOST_SHIPS):
        space = fleet.space(s, seat, ship)
        if space >= 0 and space not in found and _ready(s, seat, d, space) >= 0:
            found.append(space)
    return found


def affordable(s: Terra, seat: int, spent: int = 0) -> int:
    """Steps that a ship can take, with the extra ones if they can be paid once so much power is spent."""
    sea = s.faction(seat).seafaring
    paid = s.get(seat, at.BOWL3) - spent >= EXTRA_POWER or (sea.second_bowl and s.get(seat, at.BOWL2) >= EXTRA_POWER)
    return fleet.steps(s, seat) + (sea.extra_steps if paid else 0)


def none_possible(s: Terra, seat: int, spent: int = 0) -> Refusal | None:
    """Why no ship can move once so much power is spent, or None."""
    afloat = spaces(s, seat, kinds.Movement(seat))
    if not afloat:
        return no("no_ships", "ships")
    most = affordable(s, seat, spent)
    for space in afloat:
        if voyages.of(s, seat, space, most):
            return None
    return no("no_voyage", "ships")


def begin(s: Terra, seat: int) -> None:
    """The ships may move."""
    s.push(kinds.Movement(seat))


def stop(s: Terra, d: kinds.Movement) -> None:
    """The movement is over: trades follow."""
    s.drop(d)
    trade.begin(s, d.seat)


class Sail(TerraRule):
    """Move one ship; steps beyond the level cost one power from bowl III."""

    name = "sail"
    group = "ships"
    text = "ship {space} to {aim}"
    forms: tuple[str, ...] = ("trader {space} to {aim}",)
    bowl = 3

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A movement must be due, the ship there and not yet moved, the aim within its steps."""
        d = queue.find(s, seat, kinds.Movement)
        if d is None:
            return no("no_movement_due", "ships")
        if _ready(s, seat, d, c.space) < 0:
            own = [fleet.space(s, seat, ship) for ship in range(at.MOST_SHIPS)]
            moved = c.space in own
            return no("ship_moved" if moved else "no_ship_there", "ships", hex=space_name(s.board, c.space))
        sea = s.faction(seat).seafaring
        level = fleet.steps(s, seat)
        found = voyages.of(s, seat, c.space, level + sea.extra_steps).get(c.aim)
        if found is None:
            return _explain(s, seat, c.space, c.aim, level + sea.extra_steps)
        if found.steps <= level:
            return None if self.bowl == 3 else no("nothing_to_pay", "ships")
        if self.bowl == 2:
            if not sea.second_bowl:
                return no("third_bowl_only", "ships")
            return None if s.get(seat, at.BOWL2) >= EXTRA_POWER else no("bowl_empty", "ships", bowl=2)
        return turn.cannot_pay(s, seat, res(power=EXTRA_POWER))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay for extra steps, move; when all ships have moved, trades follow."""
        d = queue.find(s, seat, kinds.Movement)
        assert d is not None
        ship = _ready(s, seat, d, c.space)
        level = fleet.steps(s, seat)
        found = voyages.of(s, seat, c.space, level + s.faction(seat).seafaring.extra_steps)[c.aim]
        if found.steps > level:
            if self.bowl == 2:
                fleet.slide_power(s, seat)
            else:
                effects.spend_power(s, seat, EXTRA_POWER)
                turn.power_spent(s, seat, EXTRA_POWER)
        _move(s, seat, ship, found)
        left = kinds.Movement(seat, d.moved | s.board.bits[ship])
        s.swap(d, left)
        if not spaces(s, seat, left):
            stop(s, left)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every space that every ship can reach."""
        assert isinstance(d, kinds.Movement)
        sea = s.faction(seat).seafaring
        level = fleet.steps(s, seat)
        pays = s.get(seat, at.BOWL3 if self.bowl == 3 else at.BOWL2) >= EXTRA_POWER
        if self.bowl == 2 and not (pays and sea.second_bowl):
            return
        for space in spaces(s, seat, d):
            for found in voyages.of(s, seat, space, level + (sea.extra_steps if pays else 0)).values():
                if self.bowl == 3 or found.steps > level:
                    out.append(s.catalog.choice(self, (space, found.aim)))

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Where it goes, and the ship."""
        return place_of(s, c.aim) | {"ship": space_name(s.board, c.space)}

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """Traders walk; onto land a ship goes to trade."""
        found = super().said(words, kind, who)
        if found is None:
            return None
        if on_land(words["space"]):
            return "choice-walk", found[1]
        return ("choice-sail-trade" if on_land(words["aim"]) else self.key), found[1]


class SailFromSecond(Sail):
    """The same, where the power for extra steps comes from bowl II (Swarmlings)."""

    name = "sail-second"
    text = "ship {space} to {aim} with P2"
    forms: tuple[str, ...] = ()
    message = "choice-sail-second"
    bowl = 2

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """The same words for every aim."""
        return TerraRule.said(self, words, kind, who)


def _move(s: Terra, seat: int, ship: int, found: voyages.Reached) -> None:
    """A ship that reached a structure lies beside it until it has traded; a trader stands on it."""
    rivers = s.board.rivers
    h = found.aim - rivers
    if h < 0 or not voyages.markets(s, seat) & s.board.bits[h]:
        fleet.sail(s, seat, ship, found.aim)
    else:
        fleet.sail(s, seat, ship, found.aim if fleet.walks(s, seat) else found.before, h)


def _explain(s: Terra, seat: int, start: int, aim: int, most: int) -> Refusal:
    """Why a ship cannot go there."""
    name = space_name(s.board, aim)
    rivers = s.board.rivers
    if aim == start:
        return no("ship_must_move", "ships")
    if aim >= rivers:
        bit = s.board.bits[aim - rivers]
        if voyages.unsealed(s, seat) & bit:
            if voyages.aimed_at(s, seat) & bit:
                return no("structure_taken", "ships", hex=name)
            if not voyages.markets(s, seat) & bit:
                return no("no_seals_left", "ships")
        elif not fleet.walks(s, seat):
            if s.get(seat, at.SEALS) & bit:
                return no("already_sealed", "ships", hex=name)
            if s.owner(aim - rivers) == seat:
                return no("own_structure", "ships", hex=name)
            return no("ship_over_land", "ships", hex=name)
    elif fleet.walks(s, seat):
        return no("trader_in_river", "ships", hex=name)
    far = voyages.of(s, seat, start, voyages.FARTHEST).get(aim)
    if far is None:
        return no("ship_over_land", "ships", hex=name)
    return no("ship_too_far", "ships", hex=name, steps=far.steps, most=most)


SAIL: Final = Sail()
SAIL_FROM_SECOND: Final = SailFromSecond()
