"""How well elder's expectations foretell what comes of a choice, where everybody plays on by single looks.

    python bench/foretold.py turns --games 10
    python bench/foretold.py openings --games 10
    python bench/foretold.py offers --games 10

At every so-maniest decision of games of four equal bots the best few choices are judged three ways: what is expected of
each at once (of turns: by its plan, as elder does), what comes of it to the end of the round (in the opening: of the
second round), on average of twelve worlds, and what comes of it to the end of the game, on average of twelve others,
in which the other seats draw other turns. Told is what a point of the first two is worth in the third, by least squares
with the mean of each decision taken out, with one drawn world, with four and with all of them; of offers of power, the
mean advantage of taking them by each of the three. Needs a compiled build, and some seconds for each decision.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hexarch import processor

processor.settle()  # before numpy is loaded

import numpy as np
from rich.console import Console
from rich.table import Table

from hexarch.games.terra import layout as at
from hexarch.games.terra import queue
from hexarch.games.terra.bots.elder import BEGUN, MOST_TURNS, OPENED, ElderBot
from hexarch.games.terra.bots.ends import Ends
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.whole import Turn
from hexarch.games.terra.game import Game
from hexarch.games.terra.kinds import Offer
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.state import Terra

PLAYERS = 4
WORLDS = 12
OTHERS = 100  # what the numbers of the other worlds begin with
CHOICES = {"turns": 6, "openings": 8, "offers": 2}
EACH = {"turns": 4, "openings": 1, "offers": 3}  # one decision in so many
LARGE = 2  # power of an offer that is looked at
TO_THE_END = 10  # rounds; no game has so many
ENOUGH = 5_000_000  # positions
FEWEST = 8  # decisions that say anything

Plans = list[tuple[float, list[Turn]]]


class Judged(NamedTuple):
    """One decision: what was expected of its choices, and what came of them in each world."""

    round: int
    choices: list[str]
    expected: list[float]
    soon: list[list[float]]
    late: list[list[float]]


class Planner(ElderBot):
    """Elder that leaves its plans to be looked at, before they are played on."""

    def __init__(self, seed: int, depth: int) -> None:
        super().__init__(seed, depth=depth)
        self.plans: Plans = []

    def _played_on(self, s: Terra, seat: int, plans: Plans, ends: Ends) -> list[tuple[float, Turn]]:
        self.plans = plans[: self.ends]
        return super()._played_on(s, seat, plans, ends)


def is_asked(what: str, game: Game, seat: int) -> bool:
    """Is this a decision of the kind that is looked at?"""
    s = game.state
    if what == "openings":
        return s.cells[at.PHASE] in BEGUN
    if s.cells[at.PHASE] != begin.ACTIONS:
        return False
    if what == "turns":
        return queue.own_turn(s, seat) is not None
    found = queue.open_for(s, seat)
    return bool(found) and isinstance(found[0], Offer) and found[0].power >= LARGE


def courses(bot: ElderBot, game: Game, seat: int, plans: Plans, far: int, first: int) -> list[list[float]]:
    """What comes of each plan, by world; each in its turn is the one that the others answer to."""
    ends = Ends(bot, game.state, seat, MOST_TURNS, None, lambda looked: looked > ENOUGH, far)
    found = []
    for number in range(first, first + WORLDS):
        ends.world(number)
        came = {}
        for place in range(len(plans)):
            turn = (place + number) % len(plans)
            came[turn] = ends.end(plans[turn][1])
        points = [came[place] for place in range(len(plans))]
        found.append([one for one in points if one is not None])
    return [one for one in found if len(one) == len(plans)]


def decisions(what: str, seed: int) -> Iterator[Judged]:
    """Those of one game, some of them judged."""
    game = LEARNING.begin(seed, PLAYERS, "chosen").quiet()
    bots = [Planner(seed * 8 + seat, 5 if what == "turns" else 1) for seat in range(PLAYERS)]
    met = 0
    while not game.over:
        seat = game.to_act[0]
        bot = bots[seat]
        bot.plans = []
        looked_at = is_asked(what, game, seat)
        choice = bot.choose(game, seat)
        met += looked_at
        if looked_at and met % EACH[what] == 0:
            ranked = bot.plans or [(value, [turn]) for value, turn in bot.ranked(game, seat, None)]
            plans = ranked[: CHOICES[what]]
            if len(plans) > 1:
                far = OPENED if what == "openings" else 1
                soon, late = (
                    courses(bot, game, seat, plans, rounds, first) for rounds, first in ((far, 1), (TO_THE_END, OTHERS))
                )
                if soon and late:
                    names = [way[0].choices[0].rule.name for _, way in plans]
                    yield Judged(game.state.cells[at.ROUND], names, [value for value, _ in plans], soon, late)
        game.step(seat, choice)


def mean(worlds: list[list[float]]) -> list[float]:
    """What comes of each choice, on average."""
    return [sum(points) / len(points) for points in zip(*worlds, strict=True)]


def worth(found: list[Judged], worlds: int) -> tuple[list[float], list[float]]:
    """Points at the end for a point expected and for one that came soon, with their standard errors."""

    def apart(values: list[float]) -> list[float]:
        middle = sum(values) / len(values)
        return [value - middle for value in values]

    known = np.array(
        [pair for one in found for pair in zip(apart(one.expected), apart(mean(one.soon[:worlds])), strict=True)]
    )
    came = np.array([value for one in found for value in apart(mean(one.late))])
    factors = np.linalg.lstsq(known, came, rcond=None)[0]
    missed = ((came - known @ factors) ** 2).sum() / (len(came) - len(found) - 2)
    errors = np.sqrt(np.diag(missed * np.linalg.inv(known.T @ known)))
    return factors.round(2).tolist(), errors.round(2).tolist()


def advantages(found: list[Judged]) -> list[tuple[float, float, float]]:
    """By how much taking power is better than declining it, for each offer: as expected, soon and at the end."""
    rows = []
    for one in found:
        if LEECH.name in one.choices and DECLINE.name in one.choices:
            take, leave = one.choices.index(LEECH.name), one.choices.index(DECLINE.name)
            ways = one.expected, mean(one.soon), mean(one.late)
            rows.append(
                (ways[0][take] - ways[0][leave], ways[1][take] - ways[1][leave], ways[2][take] - ways[2][leave])
            )
    return rows


def told(what: str, found: list[Judged]) -> Table:
    """The figures."""
    if what == "offers":
        table = Table("offers", "taking is better by: expected", "soon", "at the end", "+-")
        rows = np.array(advantages(found))
        error = rows[:, 2].std() / len(rows) ** 0.5
        table.add_row(str(len(rows)), *[f"{value:+.2f}" for value in (*rows.mean(axis=0), error)])
        return table
    table = Table("round", "decisions", "worlds", "a point expected is worth", "+-", "a point soon is worth", "+-")
    rounds = sorted({one.round for one in found})
    groups = [("all", found)] + [(str(number), [one for one in found if one.round == number]) for number in rounds]
    for name, group in groups:
        for worlds in (1, 4, WORLDS):
            if len(group) >= FEWEST:
                factors, errors = worth(group, worlds)
                cells = factors[0], errors[0], factors[1], errors[1]
                table.add_row(name, str(len(group)), str(worlds), *[f"{cell:.2f}" for cell in cells])
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=CHOICES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=31_000)
    parser.add_argument("--rows", type=Path, help="a file to which every decision is written")
    asked = parser.parse_args()
    found = []
    for seed in range(asked.seed, asked.seed + asked.games):
        for one in decisions(asked.what, seed):
            found.append(one)
            if asked.rows is not None:
                with asked.rows.open("a", encoding="utf-8") as rows:
                    rows.write(json.dumps(one._asdict()) + "\n")
        print(f"game {seed}: {len(found)} decisions", file=sys.stderr, flush=True)
    Console().print(told(asked.what, found))


if __name__ == "__main__":
    main()
