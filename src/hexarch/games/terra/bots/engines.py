"""What a faction lives from where that differs from the usual: numbers for the learned evaluation.

Power that yields more than one, power that pays for spades, and lava. Figures and traits are asked, never which
faction it is; for everybody else all numbers are 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import lava
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import POWER
from hexarch.games.terra.rules import convert

if TYPE_CHECKING:
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra

# Numbers far from those that a network knows are cut, so these are kept small: tokens in pairs, and not the rounds left
# but their share of the game.
NAMES: Final = (
    "more by power",
    "more by power to come",
    "power to live on",
    "tokens to live on",
    "tokens to live on x game left",
    "income of power to live on x game left",
    "power that finds no room",
    "lava that can flow",
    "lava that can flow x game left",
    "lava on the highest pile",
    "lava that is stuck",
    "hexes for lava",
    "hexes for lava up to 2",
    "structures on lava that can flow",
    "priests for lava",
    "priests for lava x game left",
)
# What each is worth by a rule of thumb, in points: where a network that never saw one begins to learn.
THUMB: Final = {
    "more by power": 1.0,
    "more by power to come": 4.0,
    "tokens to live on x game left": 1.0,
    "income of power to live on x game left": 0.5,
    "lava that is stuck": -1.5,
    "hexes for lava up to 2": 0.6,
    "priests for lava x game left": 0.8,
}
_ON_POWER: Final = 7  # so many of them are about power
_NO_POWER: Final = [0.0] * _ON_POWER
_NO_LAVA: Final = [0.0] * (len(NAMES) - _ON_POWER)
MOST_HEXES: Final = 8  # hexes to flow to that make a difference


def on_power(faction: Faction) -> bool:
    """Does it pay for its spades with power?"""
    prices = faction.dig.price
    return bool(prices) and prices[0].power > 0


def lives_apart(faction: Faction) -> bool:
    """Does it live from something that the numbers of everybody else do not tell?"""
    return on_power(faction) or faction.figures.lava


def look(s: Terra, seat: int, rounds: int, income: int, out: list[float]) -> None:
    """Numbers of what a faction lives from, put at the end of `out`; `income`: of power, in every round to come."""
    left = rounds / s.box.rounds
    faction = s.faction(seat)
    if on_power(faction):
        _power(s, seat, left, income, out)
    else:
        out.extend(_NO_POWER)
    if faction.figures.lava:
        _lava(s, seat, left, out)
    else:
        out.extend(_NO_LAVA)


def _power(s: Terra, seat: int, left: float, income: int, out: list[float]) -> None:
    """Of whoever pays for spades with power: what it converts into beyond the usual, and the tokens it comes from."""
    one, two, three = s.get(seat, at.BOWL1), s.get(seat, at.BOWL2), s.get(seat, at.BOWL3)
    more = convert.yields(s, seat, POWER) - 1
    spent = three + two // 2
    tokens = (one + two + three) / 2
    out.append(more * spent / 2)
    out.append(more * income / 2 * left)
    out.append(spent / 2)
    out.append(tokens)
    out.append(tokens * left)
    out.append(income / 2 * left)
    out.append(max(0, income - 2 * one - two) / 2 if left else 0.0)


def _lava(s: Terra, seat: int, left: float, out: list[float]) -> None:
    """Volcano tiles under structures, by whether they can leave, and the priests that may still become some."""
    ready = stuck = highest = movable = targets = 0
    piled = s.get(seat, at.LAVA)
    if piled:
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            tiles = lava.under(s, seat, h)
            if not tiles:
                continue
            ways = lava.ways(s, seat, h)
            if not ways:
                stuck += tiles
                continue
            ready += tiles
            movable += 1
            highest = max(highest, tiles)
            for target in ways:
                targets |= s.board.bits[target]
    hexes = targets.bit_count()
    supply = max(0, s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS))
    out.append(float(ready))
    out.append(ready * left)
    out.append(float(highest))
    out.append(float(stuck))
    out.append(float(min(hexes, MOST_HEXES)))
    out.append(float(min(hexes, 2)))
    out.append(float(movable))
    out.append(float(supply))
    out.append(supply * left)
