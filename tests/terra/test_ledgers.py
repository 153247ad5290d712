"""Real games replay to the last token, each choice was offered, and no change of a file goes unnoticed."""

import os
import re
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from hexarch.games.terra.ledger import check_file, check_text, parse
from hexarch.games.terra.ledger.check import Replay
from hexarch.games.terra.ledger.rows import COLUMNS
from hexarch.games.terra.table.importers import Ledgers
from hexarch.kernel.choice import Choice

from .mutations import MUTATIONS, Mutation, changed, commands, is_automatic, rows, table, text_of

HOME = Path(__file__).resolve().parents[2]
OLDER_COPIES = ("4pLeague_S1_D1L1_G2", "4pLeague_S2_D1L1_G1_has_giants")  # their power offers stand in any order
pytestmark = pytest.mark.shared


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "ledger" in metafunc.fixturenames:
        folder = Path(os.environ.get("HEXARCH_SHARED", HOME.parent / "shared")) / "ledgers"
        files = sorted(folder.glob("*.txt"))
        metafunc.parametrize("ledger", files or [folder], ids=[file.stem for file in files] or ["none"])


def test_there_are_all_39_games(shared: Path) -> None:
    assert len(list((shared / "ledgers").glob("*.txt"))) == 39


def test_every_column_of_every_row_is_equal(ledger: Path) -> None:
    report = check_file(ledger)
    assert report.error is None
    assert report.difference is None, str(report.difference)
    assert report.game is not None
    assert report.game.over
    rows = [line for line in text_of(ledger).splitlines() if line.count("\t") == COLUMNS - 1]
    assert report.rows == len(rows)
    assert bool(report.unordered) == (ledger.stem in OLDER_COPIES)


def test_what_is_kept_of_a_ledger_reads_to_the_same_game(ledger: Path) -> None:
    """Also where the last column of a row is empty."""
    text = text_of(ledger)
    importer = Ledgers()
    assert importer.read(importer.kept(text))[1] == importer.read(text)[1]


# -- containment ----------------------------------------------------------------------


class Watched(Replay):
    """A replay that looks at what was on offer before each choice."""

    seen = 0

    def _step(self, line: int, seat: int, text: str, choices: list[Choice]) -> None:
        for choice in choices:
            if choice.text not in ("resign", "burn 0"):
                offered = self.game.options(seat) + self.game.free(seat)
                assert choice in offered, f"line {line}: {choice.text} was not offered"
                assert seat in self.game.to_act
                self.seen += 1
            super()._step(line, seat, text, [choice])


def test_each_choice_of_a_person_was_on_offer(ledger: Path) -> None:
    replay = Watched(parse(text_of(ledger)))
    for item in replay.ledger.lines:
        replay.line(item)
    replay.finish()
    assert replay.seen > 150


# -- mutation -------------------------------------------------------------------------

TRIES = 16


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_changed_ledger_is_noticed(mutation: Mutation, shared: Path) -> None:
    rnd = Random(mutation.__name__)
    files = sorted((shared / "ledgers").glob("*.txt"))
    made = 0
    for path in rnd.sample(files, TRIES):
        lines = table(text_of(path))
        after = mutation(lines, rnd)
        if after is None:
            continue
        made += 1
        assert after != lines
        report = check_text("\n".join("\t".join(line) for line in after))
        where, old, new = next((i, a, b) for i, (a, b) in enumerate(zip_longest(lines, after), 1) if a != b)
        assert not report.ok, f"{path.name}:{where}: {old} became {new}"
    assert made >= TRIES // 2, "the mutation found nothing to change"


def test_the_first_difference_is_named_with_its_line(shared: Path) -> None:
    path = sorted((shared / "ledgers").glob("*.txt"))[0]
    lines = table(text_of(path))
    i = rows(lines, lambda row: "upgrade" in row[14])[0]
    wrong = changed(lines, i, 4, "77 C")
    difference = check_text("\n".join("\t".join(line) for line in wrong)).difference
    assert difference is not None
    assert (difference.line, difference.code, difference.expected) == (i + 1, "column_C", "77 C")
    assert difference.found == lines[i][4]


def test_a_row_that_only_waits_may_be_missing(shared: Path) -> None:
    missing = 0
    for path in sorted((shared / "ledgers").glob("*.txt"))[:10]:
        lines = table(text_of(path))
        waiting = rows(lines, lambda row: commands(row) == ["wait"])
        rest = [line for i, line in enumerate(lines) if i not in waiting]
        assert check_text("\n".join("\t".join(line) for line in rest)).ok
        missing += len(waiting)
    assert missing > 5


def test_an_offer_may_be_declined_by_the_next_action(shared: Path) -> None:
    """Where nobody watches the answers, a row that only declines may be missing before an action of the same round."""
    missing = 0
    for path in sorted((shared / "ledgers").glob("*.txt")):
        lines = table(text_of(path))
        if any(line[0] == "cultists" for line in lines):
            continue
        declining = rows(lines, lambda row: bool(re.fullmatch(r"(?i)decline \d+ from \w+", row[14])))
        for i in declining[:6]:
            own = [j for j in rows(lines) if j > i and lines[j][0] == lines[i][0]]
            if not is_automatic(lines[own[0]]) and not re.search(r"(?i)leech|decline|convert", lines[own[0]][14]):
                rest = lines[:i] + lines[i + 1 :]
                assert check_text("\n".join("\t".join(line) for line in rest)).ok, f"{path.name}:{i + 1}"
                missing += 1
    assert missing > 5
