"""Factions, before there are any: what each of an auction or of a draft is worth at this table, by the learned value.

The table is tried out: all place their dwellings and take their cards as looks best at once, and the position in which
the first round begins is judged by the learned value. In an auction every faction begins once in every seat, in a draft
every faction that a seat may choose is tried beside others. All of that is public, and all that reckon so come to the
same; so sealed bids differ by a little that each draws from its own seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import auction, begin
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.rules.faction import FACTION
from hexarch.games.terra.setup import Setup
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from hexarch.bots import Clock
    from hexarch.games.terra.bots.steward import StewardBot
    from hexarch.games.terra.state import Terra

SPARE = 0.25  # of the time on the clock that one more beginning may at most be expected to take
SHADE = 2  # points by which a sealed bid may miss what is fair: the figures themselves miss by more
TWICE = 24  # factions of a draft that are tried twice; more would take too long, interpreted


class Pick(NamedTuple):
    """A faction that a seat may choose, and what is expected then."""

    choice: TerraChoice
    table: list[float]  # final points of every seat


def worths(bot: StewardBot, game: Game, clock: Clock | None = None) -> dict[int, float]:
    """Points that each faction is expected to gain, by its number; with a clock, as far as there is time."""
    found: dict[int, list[float]] = {}
    for tried in _beginnings(game.setup):
        before = clock.left() if clock is not None else 0.0
        s = tried.state
        for seat, points in enumerate(_opened(bot, tried)):
            found.setdefault(s.faction(seat).index, []).append(points - s.get(seat, at.VP))
        if _is_short(clock, before):
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


def standing(game: Game, worth: dict[int, float]) -> list[float]:
    """Final points expected for every seat in an auction: with the faction it has now, or the best it could take."""
    s = game.state
    if game.setup.auction == auction.SEALED:
        return [FIRST_PRICE + min(worth.values())] * s.seats
    best = max(choice.points + worth[choice.faction] for choice in game.options(game.to_act[0]))
    found = [best] * s.seats
    for lot in range(s.seats):
        if s.cells[at.LOT_BIDDER + lot]:
            faction, price = s.cells[at.LOT_FACTION + lot] - 1, s.cells[at.LOT_PRICE + lot]
            found[s.cells[at.LOT_BIDDER + lot] - 1] = worth[faction] + price
    return [round(points, 2) for points in found]


def picks(bot: StewardBot, game: Game, seat: int, clock: Clock | None = None) -> list[Pick]:
    """Factions that a seat may choose, best first; none of them, where there is no time to try each.

    Each is tried twice, unless there are very many. Seats that are still to choose take the next one that is free the
    first time, and then the one that did best the first time.
    """
    s = game.state
    options = [choice for choice in game.options(seat) if choice.rule is FACTION]
    came: dict[int, list[float]] = {}  # of every faction, whoever chose it
    own: list[list[float]] = [[] for _ in options]
    tables: list[list[float]] = []
    logging = s.logging
    s.logging = False
    try:
        for _ in range(2 if len(options) <= TWICE else 1):
            likings = {faction: sum(points) / len(points) for faction, points in came.items()}
            found: list[list[float]] = []
            for choice in options:
                before = clock.left() if clock is not None else 0.0
                found.append(_chosen(bot, game, seat, choice, likings, came))
                if _is_short(clock, before):
                    break
            if len(found) < len(options):
                break
            tables = found
            for place, table in enumerate(found):
                own[place].append(table[seat])
            if all(s.has_faction(other) for other in range(s.seats) if other != seat):
                break  # nobody chooses later
    finally:
        s.logging = logging
    if not tables:
        return []
    ranked = []
    for choice, points, table in zip(options, own, tables, strict=True):
        table[seat] = round(sum(points) / len(points), 2)
        ranked.append(Pick(choice, table))
    return sorted(ranked, key=lambda pick: -pick.table[seat])


def _chosen(
    bot: StewardBot,
    game: Game,
    seat: int,
    choice: TerraChoice,
    likings: dict[int, float],
    came: dict[int, list[float]],
) -> list[float]:
    """Final points expected for every seat, if this faction is chosen; noted by faction, too."""
    s = game.state
    size = len(s.registry)

    def rest(options: Sequence[TerraChoice]) -> TerraChoice:
        if likings:
            return max(options, key=lambda one: likings.get(one.faction, 0.0))
        return min(options, key=lambda one: (one.faction - choice.faction) % size)

    mark = game.mark()
    try:
        game.step(seat, choice)
        found = [round(points, 2) for points in _opened(bot, game, rest)]
        for one in range(s.seats):
            came.setdefault(s.faction(one).index, []).append(found[one])
        return found
    finally:
        game.rollback(mark)


def _opened(
    bot: StewardBot, game: Game, rest: Callable[[Sequence[TerraChoice]], TerraChoice] | None = None
) -> list[float]:
    """Final points expected for every seat where the first round begins; factions not yet chosen as `rest` says."""
    s = game.state
    while s.cells[at.PHASE] != begin.ACTIONS:
        seat = game.to_act[0]
        if rest is not None and any(d.kind == kinds.FACTION for d in queue.open_for(s, seat)):
            game.step(seat, rest(game.options(seat)))
        else:
            game.step(seat, bot.at_once(game, seat))
    return [bot.expected(s, seat) for seat in range(s.seats)]


def _is_short(clock: Clock | None, before: float) -> bool:
    """Would one more beginning take too much of the time that is left?"""
    return clock is not None and before - clock.left() > SPARE * clock.left()


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
