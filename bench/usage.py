"""What bots do in games of Anunnaki: actions, gods, weapons, pacts, artefacts, how games end and how long they last.

    python bench/usage.py elder --games 6 --players 4 > docs/strength-anunnaki/usage-elder.md

Equal bots sit at every seat; the games have seeds from `--seed` on. Prints tables of Markdown. An action, god or weapon
that nobody ever uses is a bug or a finding.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from hexarch import processor

processor.settle()  # before numpy is loaded

from hexarch import bots
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.title import TITLE

LINES = ("arm", "build", "recruit", "mirror")
SHARES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class Usage:
    """Counts over many games."""

    def __init__(self, bot: str, players: int) -> None:
        self.bot = bot
        self.players = players
        self.seeds: list[int] = []
        self.seats = 0
        self.go: Counter[str] = Counter()
        self.activated: Counter[str] = Counter()
        self.developed: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        self.gods: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.weapons: Counter[str] = Counter()
        self.artefacts: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.turns: list[int] = []
        self.choices: list[int] = []
        self.totals: list[int] = []
        self.sources: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """One game of equal bots."""
        players = self.players
        game = Game(TITLE.drawn(players, seed))  # type: ignore[arg-type]
        seats = [bots.make(TITLE, self.bot, seed * 8 + seat) for seat in range(players)]
        for house, gods in zip(game.setup.houses, game.setup.gods, strict=True):
            self.drawn.update([*gods, names.MAJOR_GODS[names.HOUSES.index(house)]])
        ended = False
        while not game.over:
            seat = game.to_act[0]
            game.step(seat, bots.ask(seats[seat], game, seat))
            if game.state.cells[at.END] and not ended:
                ended = True
                self.ends[_trigger(game)] += 1
        self.seeds.append(seed)
        self.seats += players
        self.turns.append(max([game.state.get(seat, at.TURNS) for seat in range(players)]))
        self.choices.append(len(game.history))
        for row in game.scores():
            self.totals.append(row["total"])
            self.sources.update(row)
        for _, text in game.history:
            self._count(text)

    def _count(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "go":
            self.go[rest] += 1
        elif verb == "activate":
            self.activated[rest] += 1
        elif verb == "develop":
            self.developed[rest] += 1
        elif verb in LINES:
            self.lines[verb] += 1
        elif verb == "summon":
            self.gods[rest.partition(" ")[0]] += 1
        elif verb == "battle":
            self.weapons.update(rest.partition(": ")[2].split(", "))
        elif verb in ("replace", "add"):
            self.weapons[rest] += 1
        elif verb == "keep":
            self.artefacts[rest] += 1
        else:
            self.others[verb] += 1


def _trigger(game: Game) -> str:
    """What has just triggered the end."""
    s = game.state
    if any(s.get(seat, at.PLACED) == s.edition.cubes for seat in range(s.seats)):
        return "last cube"
    last = len(s.edition.multiplier) - 1
    tracks = [t for t in range(3) if any(s.get(seat, at.STEPS + t) == last for seat in range(s.seats))]
    return f"final space of {names.TRACKS[tracks[0]]}" if tracks else "last round"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Lines of a table."""
    lines: list[Sequence[object]] = [head, ["---"] * len(head), *rows]
    return "\n".join([f"| {' | '.join([str(cell) for cell in line])} |" for line in lines]) + "\n"


def spread(numbers: list[int]) -> list[int]:
    """The least, some shares, the most."""
    order = sorted(numbers)
    return [order[round(share * (len(order) - 1))] for share in SHARES]


def report(found: Usage) -> str:
    """Everything as tables."""

    def each(count: int) -> str:
        return f"{count / found.seats:.2f}"

    tiles = [[t, each(found.go[t]), each(found.activated[t]), each(found.developed[t])] for t in names.ACTIONS]
    gods = [[g, found.drawn[g], found.gods[g]] for g in names.GODS]
    sources = [[name, each(n)] for name, n in found.sources.items()]
    shares = [f"{share:.0%}" for share in SHARES]
    seeds = f"seeds {found.seeds[0]} to {found.seeds[-1]}"
    return "\n".join(
        [
            f"{len(found.seeds)} games of {found.players} {found.bot} bots, {seeds}; "
            "figures are means of a seat and game unless they are counts.\n",
            table(["points from", "mean"], sources),
            table(["action", "by the pawn", "activated", "developed"], tiles),
            table(["mana action", "mean"], [[line, each(found.lines[line])] for line in LINES]),
            table(["god", "drawn", "summoned"], gods),
            table(["weapon", "played"], [[one.name, found.weapons[one.name]] for one in standard().weapons]),
            table(["artefact", "kept"], [[one, found.artefacts[one]] for one in names.ARTEFACTS]),
            table(["the end by", "games"], found.ends.most_common()),
            table(["other choices", "mean"], [[verb, each(n)] for verb, n in found.others.most_common()]),
            table(
                ["", *shares],
                [
                    ["turns of a seat", *spread(found.turns)],
                    ["choices in a game", *spread(found.choices)],
                    ["points of a seat", *spread(found.totals)],
                ],
            ),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=bots.names(TITLE))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=5_000)
    asked = parser.parse_args()
    found = Usage(asked.bot, asked.players)
    for number in range(asked.games):
        found.play(asked.seed + number)
    print(report(found))


if __name__ == "__main__":
    main()
