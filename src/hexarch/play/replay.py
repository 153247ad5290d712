"""Games to walk through, from save files and the records of games played elsewhere."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hexarch import games
from hexarch.kernel.game import ANSWERS, CLOSES
from hexarch.play.record import Record
from hexarch.play.rows import PERSON

if TYPE_CHECKING:
    from hexarch.kernel.game import Game, Importer, Title


def importer(text: str, title: Title | None = None) -> tuple[Title, Importer]:
    """What reads a text: the first importer (of a title, if one is given) that says it does.

    Where none does, the first of all gets it, and says what is wrong with it.
    """
    titles = [title] if title is not None else [games.title(name) for name in games.ids()]
    known = [(one, found) for one in titles for found in one.importers]
    return next(((one, found) for one, found in known if found.reads(text)), known[0])


def from_import(text: str, title: Title | None = None) -> Record:
    """The record of a game played elsewhere, line by line; raises ImportProblem.

    One that breaks off is walked through as far as it goes. `line` of each submission says where it stands.
    """
    title, found = importer(text, title)
    setup, sent = found.read(text)
    record = Record(title.new(setup))
    for line, choices in sent:
        for seat, run in groupby(choices, key=lambda choice: choice[0]):
            record.step(seat, [text for _, text in run], PERSON, line=line)
    return record


def from_save(text: str) -> Record:
    """The record of a saved game, whose file does not say which choices were sent together; raises SaveError."""
    return of_history(games.loads(text))


def of_history(game: Game) -> Record:
    """The record of a game: what one seat chose up to the end of a turn or an answer counts as sent together."""
    record = Record(game.title.new(game.setup))
    texts: list[str] = []
    for i, (seat, text) in enumerate(game.history):
        texts.append(text)
        following = game.history[i + 1][0] if i + 1 < len(game.history) else -1
        if following != seat or game.role(text) in (CLOSES, ANSWERS):
            record.step(seat, texts)
            texts = []
    return record


def lines(record: Record) -> list[int]:
    """For each revision from 0 on the line of the record it was read from; 0 at the beginning."""
    found = [0] * (record.revision + 1)
    for sent in record.submissions:
        for revision in range(sent.start + 1, sent.end + 1):
            found[revision] = sent.line
    return found
