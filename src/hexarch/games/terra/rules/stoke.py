"""Stoke the fire: raise the floor below which points cannot fall, for power; free, on the faction's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, own, queue
from hexarch.games.terra.resources import POWER, RESOURCES
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import eruption, leech, turn
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import PREPARES

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value


def fuel(s: Terra, seat: int) -> int:
    """Points up to which the floor may be raised, for one power each; none where there is no floor (Firewalkers)."""
    return s.points_to_lose(seat) if s.faction(seat).figures.floor else 0


class Stoke(TerraRule):
    """A conversion of the faction's own: the marker goes forward, one power for each space."""

    name = "stoke"
    group = "other"
    text = "stoke {tokens}"
    role = PREPARES

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """At the times of conversions, up to the marker of the points, with room for the power."""
        if queue.own_turn(s, seat) is None:
            return turn.no_turn(s, seat)
        if not s.rules.convert_inside and queue.turn(s, seat) is None:
            return no("decide_first", "conversions")
        if queue.find(s, seat, kinds.Eruption) is not None:
            return no("decide_first", "conversions")  # the points pay for the volcano
        d = s.turn()
        if d is not None and d.burnt_power:
            return no("burnt_power_waits", "burn")
        n, have = c.tokens, fuel(s, seat)
        if not have:
            return no("no_fire", "factions")
        if n < 1 or n > have:
            return no("cannot_stoke", "factions", most=have)
        return None if n <= s.power_room(seat) else no("no_room_to_stoke", "factions", n=s.power_room(seat))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The marker goes forward, and the power is gained; offers of power that wait are forfeited."""
        leech.taint(s, seat)
        own.gain(s, seat, c.tokens)
        effects.gain_power(s, seat, c.tokens)
        eruption.lapse(s, seat)

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """In every amount."""
        have = fuel(s, seat)
        for n in range(1, min(have, s.power_room(seat)) + 1 if have else 0):
            choice = s.catalog.choice(self, (n,))
            if self.refuse(s, seat, choice) is None:
                out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Among the conversions: points that can be lost become power."""
        return {"from": "fire-marker", "into": RESOURCES[POWER], "n": c.tokens}


STOKE: Final = Stoke()
