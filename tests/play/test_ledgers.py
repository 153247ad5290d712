"""Real games to walk through: every ledger, every row, with the lines they stand on."""

from pathlib import Path
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.ledger import Difference, LedgerError, parse, write
from hexarch.games.terra.ledger.rows import Row
from hexarch.kernel.errors import SaveError
from hexarch.play import replay
from hexarch.play.errors import problem
from hexarch.play.position import position
from hexarch.words import Words, languages

from ..terra.chance import play

WORDS = Words("en")


@pytest.mark.shared
def test_every_ledger_can_be_walked_through(shared: Path) -> None:
    files = sorted((shared / "ledgers").glob("*.txt"))
    assert len(files) >= 39
    for number, file in enumerate(files):
        text = file.read_text("utf-8-sig")
        record = replay.from_import(text)
        assert record.game.over
        lines = replay.lines(record)
        assert lines[0] == 0
        assert lines == sorted(lines)
        rows = {item.line: item for item in parse(text).lines if isinstance(item, Row)}
        shown = 0
        for row in record.rows:
            written = rows.get(row.line)
            if row.auto or written is None or row.seat is None or row.texts[-1:] == ["done"]:
                continue
            if record.game.faction(row.seat) != written.faction or len(row.texts) < written.words.count(".") + 1:
                continue
            after = row.after
            assert after is not None
            assert written.shown.split("\t")[1].strip() == f"{after[6]} VP", (file.name, row.line)
            assert written.shown.split("\t")[9].strip() == f"{after[3]}/{after[4]}/{after[5]} PW"
            shown += 1
        assert shown > 60, file.name
        for revision in (0, record.revision // (2 + number % 3), record.revision):
            game = record.at(revision)
            assert position(game, WORDS, game.to_act[0] if game.to_act else None)["view"]


@pytest.mark.shared
def test_a_ledger_that_breaks_off_is_walked_as_far_as_it_goes(shared: Path) -> None:
    file = sorted((shared / "ledgers").glob("*.txt"))[0]
    lines = file.read_text("utf-8-sig").splitlines()
    record = replay.from_import("\n".join(lines[:120]))
    assert not record.game.over
    assert record.submissions[-1].line <= 120


@pytest.mark.shared
def test_a_changed_ledger_says_where(shared: Path) -> None:
    file = sorted((shared / "ledgers").glob("*.txt"))[0]
    lines = file.read_text("utf-8-sig").splitlines()
    at = next(i for i, line in enumerate(lines) if "\tupgrade" in line or "upgrade" in line.split("\t")[-1])
    columns = lines[at].split("\t")
    columns[2] = "99 VP"
    with pytest.raises(Difference) as error:
        replay.from_import("\n".join([*lines[:at], "\t".join(columns), *lines[at + 1 :]]))
    for language in languages():
        found = problem(Words(language), error.value)
        assert found["line"] == at + 1
        assert found["sentence"]


@pytest.mark.parametrize("text", ["", "hello", "a\tb\tc\td", "x" * 3_000_000, "\x00\x01", "giants\t" * 15])
def test_what_is_no_ledger_is_refused(text: str) -> None:
    with pytest.raises(LedgerError) as error:
        replay.from_import(text)
    assert problem(WORDS, error.value)["sentence"]


def test_our_own_games_come_back_as_ledgers_and_as_files() -> None:
    game = play(terra.new(3, factions=["nomads", "yetis", "witches"], seed=2, ruleset="league"), Random(2))
    walked = replay.from_import(write(game))
    assert walked.game.digest() == game.digest()
    saved = replay.from_save(game.dumps())
    assert saved.game.digest() == game.digest()
    assert saved.game.history == game.history
    assert len(saved.submissions) < len(game.history)
    assert all(row.line for row in walked.rows)
    with pytest.raises(SaveError):
        replay.from_save(game.dumps()[:-20])
