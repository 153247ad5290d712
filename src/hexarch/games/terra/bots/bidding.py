"""Bids in auctions: what each faction of the auction is worth at this table, by the learned value.

The table is tried out: every faction begins once in every seat, all of them place their dwellings and take their cards
as the bot would, and the position in which the first round begins is judged by the learned value. All of that is
public, and all that reckon so come to the same; so sealed bids differ by a little that each draws from its own seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import auction, begin
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.setup import Setup
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexarch.bots import Clock
    from hexarch.games.terra.bots.steward import StewardBot
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

SPARE = 0.25  # of the time on the clock that one more beginning may at most be expected to take
SHADE = 2  # points by which a sealed bid may miss what is fair: what a faction is worth is not known nearly as well


def worths(bot: StewardBot, game: Game, clock: Clock | None = None) -> dict[int, float]:
    """Points that each faction is expected to gain, by its number; with a clock, as far as there is time."""
    found: dict[int, list[float]] = {}
    for tried in _beginnings(game.setup):
        before = clock.left() if clock is not None else 0.0
        s = tried.state
        while s.cells[at.PHASE] != begin.ACTIONS:
            seat = tried.to_act[0]
            tried.step(seat, bot.choose(tried, seat))
        for seat in range(s.seats):
            gain = bot.expected(s, seat) - s.get(seat, at.VP)
            found.setdefault(s.faction(seat).index, []).append(gain)
        if clock is not None and before - clock.left() > SPARE * clock.left():
            break
    return {faction: round(sum(gains) / len(gains), 2) for faction, gains in found.items()}


def liked(
    options: Sequence[TerraChoice], way: str, worth: dict[int, float], shades: dict[int, int]
) -> list[tuple[float, TerraChoice]]:
    """Bids with the points that they lead to, best first; of equal ones the first.

    Sealed, everything that a faction is worth more than the poorest one is given up for it: then each is as good as
    any other, whichever is won. All bids within SHADE of that are equal, and first comes the one that is as far from
    it as `shades` says; another is worth a point less for each by which it is further from it.
    """
    if way != auction.SEALED:
        found = [(choice.points + worth[choice.faction], choice) for choice in options]
        return sorted(found, key=lambda pair: -pair[0])
    fair = _fair(worth)
    own = {one: min(FIRST_PRICE, max(0, points + shades[one])) for one, points in fair.items()}
    best = FIRST_PRICE + min(worth.values())
    found = [(best - max(0, abs(choice.points - fair[choice.faction]) - SHADE), choice) for choice in options]
    return sorted(found, key=lambda pair: (-pair[0], abs(pair[1].points - own[pair[1].faction])))


def shades(s: Terra, factions: Sequence[int], seed: int) -> dict[int, int]:
    """By how much a bot's sealed bids differ from what is fair: nobody can reckon them who does not know its seed."""
    lots = {one: inputs.lot(s.registry[one].id) for one in factions}
    return {one: Random(seed * 1_000 + lot).below(2 * SHADE + 1) - SHADE for one, lot in lots.items()}


def _fair(worth: dict[int, float]) -> dict[int, int]:
    """What to give up for each faction so that all are equally good."""
    least = min(worth.values())
    return {one: min(FIRST_PRICE, round(points - least)) for one, points in worth.items()}


def _beginnings(setup: Setup) -> Iterator[Game]:
    """The same table without an auction, every faction once in every seat."""
    factions = setup.factions
    for turn in range(len(factions)):
        yield Game(
            Setup(
                setup.names,
                setup.rules,
                setup.map,
                factions[turn:] + factions[:turn],
                setup.round_tiles,
                setup.bonus_cards,
                seed=setup.seed,
                final_tile=setup.final_tile,
                extra_card=setup.extra_card,
                figures=setup.figures,
            )
        ).quiet()
