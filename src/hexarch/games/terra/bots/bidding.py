"""Bids in auctions: what each faction of the auction is worth at this table, by the learned value.

The table is tried out: every faction begins once in every seat, all of them place their dwellings and take their cards
as the bot would, and the position in which the first round begins is judged by the learned value. All of that is
public, and all that reckon so come to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import layout as at
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import auction, begin
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexarch.bots import Clock
    from hexarch.games.terra.bots.steward import StewardBot
    from hexarch.games.terra.choice import TerraChoice

SPARE = 0.25  # of the time on the clock that one more beginning may at most be expected to take


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


def liked(options: list[TerraChoice], way: str, worth: dict[int, float]) -> list[tuple[float, TerraChoice]]:
    """Bids with the points that they lead to, best first; of equal ones the first.

    Sealed, everything that a faction is worth more than the poorest one is given up for it: then each is as good as
    any other, whichever is won. A bid is worth a point less for each by which it misses that.
    """
    if way == auction.SEALED:
        least = min(worth.values())
        fair = {one: min(FIRST_PRICE, round(points - least)) for one, points in worth.items()}
        ranked = [(FIRST_PRICE + least - abs(choice.points - fair[choice.faction]), choice) for choice in options]
    else:
        ranked = [(choice.points + worth[choice.faction], choice) for choice in options]
    return sorted(ranked, key=lambda pair: -pair[0])


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
