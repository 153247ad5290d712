"""Decisions of whole games as rows: what the seat saw, what it could choose, what it chose, how it ended.

Free choices, such as conversions, are no decisions of their own: they are part of the candidate they pay for, or stand
in `before` when somebody made them in another way, each with its seat, as in a saved game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hexarch import bots
from hexarch.bots import Bot
from hexarch.env import observer as observers
from hexarch.env.candidates import candidates, texts
from hexarch.env.layout import Vector
from hexarch.env.rewards import points
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game, Title
from hexarch.kernel.notation import commands


@dataclass(slots=True)
class Row:
    """One decision; `notes` are the columns of this title alone."""

    game: str
    ply: int
    seat: int
    notes: Sequence[str]
    round: int
    observation: Vector
    candidates: list[str]
    chosen: int
    before: list[str]


@dataclass(slots=True)
class Played:
    """The decisions of one game and its end; `result` is each seat's share of the victory."""

    rows: list[Row] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    result: list[float] = field(default_factory=list)


class NotImportable(ValueError):
    """A file that no importer of the title reads."""

    def __init__(self, path: Path, title: Title) -> None:
        super().__init__(f"{path}: no record of a game that {title.id} can read")


class Recorder:
    """Follows a game and keeps a row for each decision."""

    def __init__(self, name: str, game: Game, proposals: bool = True) -> None:
        self.name = name
        self.game = game
        self.observer = observers.of(game.title)
        self.proposals = proposals
        self.played = Played()
        self._before: list[str] = []  # what nobody chose from a list since the last row

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Carry out a choice: a candidate, or commands of which each is a candidate or free."""
        text = str(choice)
        found = texts(candidates(self.game, seat, self.proposals))
        if text in found:
            self._keep(seat, found, found.index(text))
            self.game.step(seat, choice)
            return
        for part in commands(text):
            for one in self.game.read(seat, part):
                self._single(seat, one)

    def _single(self, seat: int, choice: Choice) -> None:
        found = texts(candidates(self.game, seat, self.proposals))
        if choice.text in found:
            self._keep(seat, found, found.index(choice.text))
        else:
            self._before.append(f"{seat} {choice.text}")
        self.game.step(seat, choice)

    def _keep(self, seat: int, found: list[str], chosen: int) -> None:
        game, observer = self.game, self.observer
        self.played.rows.append(
            Row(
                self.name,
                len(self.played.rows),
                seat,
                observer.noted(game, seat),
                game.progress()[0],
                observer.observe(game, seat),
                found,
                chosen,
                self._before,
            )
        )
        self._before = []

    def finish(self) -> Played:
        """The rows, with the end of the game."""
        winners = self.game.winners()
        self.played.vp = points(self.game)
        self.played.result = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players)]
        return self.played


def from_bots(name: str, game: Game, players: list[Bot], proposals: bool = True) -> Played:
    """The game played to its end by bots, one for each seat."""
    recorder = Recorder(name, game, proposals)
    while not game.over:
        seat = game.to_act[0]
        recorder.choose(seat, bots.ask(players[seat], game, seat))
    return recorder.finish()


def from_file(title: Title, path: Path, proposals: bool = True) -> Played:
    """A game played elsewhere, replayed and checked; raises NotImportable, or what the importer raises."""
    text = path.read_text("utf-8")
    for importer in title.importers:
        if importer.reads(text):
            setup, lines = importer.read(text)
            recorder = Recorder(path.stem, title.new(setup), proposals)
            for _, made in lines:
                for seat, choice in made:
                    recorder.choose(seat, choice)
            return recorder.finish()
    raise NotImportable(path, title)
