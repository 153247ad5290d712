"""The record: rows are exact, submissions are atomic, and everything can be taken back."""

import json
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import SOURCES
from hexarch.games.terra.view_seat import seat_view
from hexarch.play.errors import DraftError, PlayError
from hexarch.play.record import Record
from hexarch.play.rows import BOT
from hexarch.words import Words

from ..terra.chance import OFFICIAL, PROFILES, begin, pick

WORDS = Words("en")
FACTIONS = sorted(faction.id for faction in OFFICIAL)


def played(seed: int, profile: str, first: str = "", turns: bool = False) -> Record:
    """A random game with its record; with `turns` what a seat does in a go is sent together."""
    rnd = Random(seed)
    record = Record(begin(rnd, profile, first=first))
    game = record.game
    while not game.over:
        seat = rnd.choice(game.to_act)
        if not turns:
            record.step(seat, [pick(game, rnd, seat, 0.1).text])
            continue
        mark = game.mark()
        texts: list[str] = []
        while seat in game.to_act and len(texts) < 30:
            choice = pick(game, rnd, seat, 0.1)
            texts.append(choice.text)
            if any(e.code == codes.TURN for e in game.step(seat, choice)):
                break
        game.rollback(mark)
        record.step(seat, texts)
    return record


def in_hand(game: Game, seat: int) -> dict[str, object]:
    """What the position says a seat has."""
    return game.books().holdings(game.books().page(seat))


@pytest.mark.parametrize("faction", FACTIONS)
def test_rows_are_exact(faction: str) -> None:
    number = FACTIONS.index(faction)
    record = played(number, PROFILES[number % 2], faction, turns=number % 4 < 2)
    game = record.game
    start = Game(game.setup)
    books_of = [in_hand(start, seat) for seat in range(game.players)]
    rows = record.log(WORDS)
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    last = 0
    for row in rows:
        assert row["revision"] >= last or row["auto"]
        last = max(last, row["revision"])
        if row["seat"] is None:
            assert row["deltas"] == {}
            continue
        before, after = books_of[row["seat"]], row["after"]
        for key in ("VP", "C", "W", "P"):
            assert after[key] - before[key] == row["deltas"].get(key, 0), row
        bowls, were = after["bowls"], before["bowls"]
        assert bowls[1] + 2 * bowls[2] - were[1] - 2 * were[2] == row["deltas"].get("PW", 0)
        if sum(bowls) == sum(were) and bowls[2] < were[2] and bowls[1] == were[1]:  # spent, and nothing else
            assert row["deltas"]["POWER"] == bowls[2] - were[2], "a token spent is one"
        assert (row["deltas"].get("POWER", 0) > 0) == (row["deltas"].get("PW", 0) > 0)
        assert sum(bowls) - sum(were) == row["deltas"].get("TOKEN", 0)
        for cult, place in after["cults"].items():
            assert place - before["cults"][cult] == row["deltas"].get(cult, 0)
        books_of[row["seat"]] = after
    assert books_of == [in_hand(game, seat) for seat in range(game.players)]
    texts = [text for row in record.rows for text in row.texts]
    assert [text for text in texts if text != "done"] == [text for _, text in game.history if text != "done"]
    json.dumps(rows)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_record_is_rebuilt_from_its_submissions(profile: str) -> None:
    record = played(7, profile, turns=True)
    texts = [text for _, text in record.game.history]
    stored = [(sent.seat, sent.by, texts[sent.start : sent.end]) for sent in record.submissions]
    again = Record.of(record.game.title, record.game.setup, stored)
    assert again.game.digest() == record.game.digest()
    assert again.log(WORDS) == record.log(WORDS)
    assert again.tally.document() == record.tally.document()


@pytest.mark.parametrize("profile", PROFILES)
def test_going_back_is_exact(profile: str) -> None:
    record = played(8, profile, turns=True)
    texts = [text for _, text in record.game.history]
    stored = [(sent.seat, sent.by, texts[sent.start : sent.end]) for sent in record.submissions]
    rows, figures = record.log(WORDS), record.tally.document()
    middle = [sent.start for sent in record.submissions]
    for to in (middle[-1], middle[len(middle) * 2 // 3], middle[len(middle) // 3], 0):
        record.at(min(to + 1, record.revision))  # fills what must be forgotten
        record.undo(to)
        count = len(record.submissions)
        fresh = Record.of(record.game.title, record.game.setup, stored[:count])
        assert record.game.digest() == fresh.game.digest()
        assert record.log(WORDS) == fresh.log(WORDS)
        assert record.tally.document() == fresh.tally.document()
    for seat, by, sent in stored:
        record.step(seat, sent, by)
    assert (record.log(WORDS), record.tally.document()) == (rows, figures)


def test_any_revision_quickly() -> None:
    record = played(9, "league")
    game = Game(record.game.setup)
    digests = [game.digest()]
    for seat, text in record.game.history:
        game.step(seat, text)
        digests.append(game.digest())
    for revision in (0, 1, 49, 50, 51, 120, 99, 3, record.revision - 1, record.revision):
        earlier = record.at(revision)
        assert earlier.digest() == digests[revision]
        assert earlier.history == record.game.history[:revision]
        if earlier.to_act:
            earlier.step(earlier.to_act[0], earlier.options(earlier.to_act[0])[0])  # it is a game of its own
    assert record.at(50).digest() == digests[50]
    for wrong in (-1, record.revision + 1, True, "3", None, 2.0):
        with pytest.raises(PlayError) as error:
            record.at(wrong)
        assert error.value.code == "no_such_position"


def test_a_submission_is_made_whole_or_not_at_all() -> None:
    game = terra.new(2, factions="intro")
    record = Record(game)
    for _ in range(2):
        record.step(game.to_act[0], [game.options(game.to_act[0])[0].text])
    seat = game.to_act[0]
    before, rows = game.digest(), record.log(WORDS)
    with pytest.raises(DraftError) as error:
        record.submit(seat, ["convert 1W to 1C", "build A1"])
    assert error.value.index == 1
    with pytest.raises(PlayError) as empty:
        record.submit(seat, [])
    assert empty.value.code == "nothing_to_send"
    for wrong in (-1, 2, True, "0"):
        with pytest.raises(PlayError):
            record.submit(wrong, ["done"])  # type: ignore[arg-type]
    with pytest.raises(PlayError):
        record.undo(10_000)
    assert (game.digest(), record.log(WORDS)) == (before, rows)


def test_confirming_ends_the_turn() -> None:
    game = terra.new(2, factions="intro")
    record = Record(game)
    for _ in range(2):
        record.step(game.to_act[0], [game.options(game.to_act[0])[0].text])
    seat = game.to_act[0]
    dig = next(c.text for c in game.options(seat) if c.text.startswith("dig"))
    mark = game.mark()
    game.step(seat, dig)
    transform = next(c.text for c in game.options(seat) if c.text.startswith("transform"))
    game.rollback(mark)
    rows, later = record.submit(seat, [dig, transform])
    assert not later
    assert rows[0].texts == [dig, transform, "done"]
    assert game.to_act[0] != seat
    assert rows[0].document(game, WORDS)["label"]
    rest, _ = record.submit(game.to_act[0], [game.options(game.to_act[0])[-1].text], by=BOT, end=False)
    assert rest[0].by == BOT


def test_statistics_by_round() -> None:
    record = played(12, "rulebook")
    found = record.tally.document()
    assert found["rounds"] == [0, 1, 2, 3, 4, 5, 6]
    assert found["running"] is None
    for seat, one in enumerate(found["seats"]):
        assert one["vp"][-1] == record.game.scores()[seat]["total"]
        for name in SOURCES:
            assert one["sources"][name][-1] == record.game.scores()[seat][name]
        for i in range(7):
            assert one["vp"][i] == sum(one["sources"][name][i] for name in SOURCES)
        assert one["final"] == seat_view(record.game, seat)["final"]
        assert len(one["network"]) == len(one["resources"]) == len(one["towns"]) == 7
    half = next(sent for sent in record.submissions if record.at(sent.start).state.cells[at.ROUND] == 3)
    record.undo(half.start)
    running = record.tally.document()
    assert running["rounds"] == [0, 1, 2, 3]
    assert running["running"] == 3
    assert [one["vp"][:3] for one in running["seats"]] == [one["vp"][:3] for one in found["seats"]]
    now = running["seats"][0]["resources"][-1]
    hand = seat_view(record.game, 0)["resources"]
    assert {letter: now[letter] for letter in "CWP"} == hand


def test_sealed_bids_are_hidden_in_the_log() -> None:
    game = terra.new(2, factions="sealed-auction", seed=11)
    record = Record(game)
    one, two = game.setup.factions
    record.step(0, [f"bid {one} 37", f"bid {two} 3"])
    for viewer in (None, 1):
        row = record.log(WORDS, viewer=viewer)[0]
        assert "37" not in json.dumps(row)
        assert row["label"] == WORDS.text("sealed-bid")
    assert "37" in record.log(WORDS, viewer=0)[0]["text"]
    rows = record.step(1, [f"bid {one} 0", f"bid {two} 0"])
    assert record.submissions[-1].reveals
    assert "37" in record.log(WORDS)[0]["text"]
    told = [row.document(game, WORDS) for row in rows if row.auto]
    assert [row["seat"] for row in told] == [0, 1]
    assert [row["after"]["VP"] for row in told] == [3, 40]
    assert told[0]["after"]["bowls"] == seat_view(game, 0)["bowls"]


def test_drafted_factions_enter_the_books() -> None:
    record = Record(terra.new(3, factions="draft", seed=2))
    game = record.game
    for _ in range(3):
        seat = game.to_act[0]
        row = record.step(seat, [game.options(seat)[0].text])[0].document(game, WORDS)
        assert row["after"]["VP"] == 20
        assert row["deltas"]["C"] == seat_view(game, seat)["resources"]["C"]


def test_rows_name_where_the_game_can_be_taken_back_to() -> None:
    record = played(3, "rulebook", turns=True)
    starts = {sent.start: sent.end for sent in record.submissions}
    assert any(end - start > 2 for start, end in starts.items())
    for row in record.rows:
        assert row.start < row.revision <= starts[row.start]
    several = [row for row in record.rows if not row.auto and len(row.texts) > 2][-1]
    document = several.document(record.game, WORDS)
    record.undo(document["start"])
    assert record.revision == document["start"]
    assert several not in record.rows
