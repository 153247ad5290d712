"""Games to walk through, from the texts of ledgers and save files."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.check import Difference, Replay
from hexarch.games.terra.ledger.rows import parse
from hexarch.games.terra.save import loads
from hexarch.play.record import Record
from hexarch.play.rows import PERSON

LAST_OF_GO: Final = ("done", "pass", "leech", "decline")  # a submission of a saved game ends after these


def from_ledger(text: str) -> Record:
    """The record of a ledger, row by row; raises LedgerError, or Difference where ledger and rules part.

    A ledger that breaks off is walked through as far as it goes. `line` of each submission says where it stands.
    """
    ledger = parse(text)
    replay = Replay(ledger)
    sent: list[tuple[int, list[tuple[int, str]]]] = []
    for item in ledger.lines:
        before = len(replay.game.history)
        replay.line(item)
        if len(replay.game.history) > before:
            sent.append((item.line, replay.game.history[before:]))
    try:
        replay.finish()
    except Difference as difference:
        if difference.code != "game_not_over":
            raise
    record = Record(Game(ledger.setup))
    for line, choices in sent:
        for seat, run in groupby(choices, key=lambda choice: choice[0]):
            record.step(seat, [text for _, text in run], PERSON, line=line)
    return record


def from_save(text: str) -> Record:
    """The record of a saved game, whose file does not say which choices were sent together; raises SaveError."""
    return of_history(loads(text))


def of_history(game: Game) -> Record:
    """The record of a game: what one seat chose up to the end of a turn or an answer counts as sent together."""
    record = Record(Game(game.setup))
    texts: list[str] = []
    for i, (seat, text) in enumerate(game.history):
        texts.append(text)
        following = game.history[i + 1][0] if i + 1 < len(game.history) else -1
        if following != seat or text.startswith(LAST_OF_GO):
            record.step(seat, texts)
            texts = []
    return record


def lines(record: Record) -> list[int]:
    """For each revision from 0 on the line of the ledger it was read from; 0 at the beginning."""
    found = [0] * (record.revision + 1)
    for sent in record.submissions:
        for revision in range(sent.start + 1, sent.end + 1):
            found[revision] = sent.line
    return found
