"""Snapshots: the same game as replaying would give, from which it goes on and back; anything else is refused."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexarch import games
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE
from hexarch.play import snapshot
from hexarch.play.position import position
from hexarch.play.record import Record
from hexarch.play.setting import Form
from hexarch.words import Words


def setup_of(players: int, seed: int, **more: Any) -> Any:
    form = {"seats": [{"kind": "person"}] * players, "factions": "random", "profile": "league", **more}
    return Form(form).setup([f"P{i}" for i in range(players)], seed)[0]


def advance(record: Record, chance: random.Random, submissions: int) -> None:
    """Random goes, each sent as a whole."""
    for _ in range(submissions):
        if record.game.over:
            return
        seat = chance.choice(record.game.to_act)
        record.step(seat, [chance.choice(record.game.options(seat)).text], chance.choice(("person", "bot")))


def written(record: Record) -> dict[str, Any]:
    """A snapshot as it comes back from a database."""
    found: dict[str, Any] = json.loads(json.dumps(snapshot.take(record)))
    return found


def same(one: Record, other: Record) -> None:
    assert one.game.digest() == other.game.digest()
    assert one.game.history == other.game.history
    assert one.changed() == other.changed()
    assert one.tally.document() == other.tally.document()
    for language in ("en", "it"):
        words = Words(language)
        assert one.log(words) == other.log(words)
        for seat in (None, *one.game.to_act):
            assert position(one.game, words, seat) == position(other.game, words, seat)
    kept = [(s.seat, s.by, s.start, s.end, s.reacts, s.reveals, s.line) for s in one.submissions]
    assert kept == [(s.seat, s.by, s.start, s.end, s.reacts, s.reveals, s.line) for s in other.submissions]


@pytest.mark.parametrize(("players", "seed", "goes"), [(2, 1, 0), (2, 3, 7), (4, 2, 90), (5, 5, 160), (5, 6, 10_000)])
def test_a_snapshot_is_the_game_and_it_goes_on(players: int, seed: int, goes: int) -> None:
    setup = setup_of(players, seed)
    played = Record(Game(setup))
    advance(played, random.Random(seed), goes)
    played.log(Words("en"))  # words that were said are kept
    restored = snapshot.restore(TITLE, setup, written(played))
    same(restored, played)
    for record in (played, restored):
        advance(record, random.Random(99), 25)
    same(restored, played)
    assert written(restored) == written(played), "a snapshot of what was restored is the same again"


def test_a_restored_game_goes_back_behind_its_snapshot_and_on() -> None:
    setup = setup_of(4, 8)
    played = Record(Game(setup))
    advance(played, random.Random(8), 120)
    restored = snapshot.restore(TITLE, setup, written(played))
    for record in (played, restored):
        advance(record, random.Random(1), 6)
    for back in (-3, -20, -60):  # one behind, two before the snapshot
        to = played.submissions[back].start
        for record in (played, restored):
            record.undo(to)
        same(restored, played)
        assert restored.at(to // 2).digest() == played.at(to // 2).digest()
        for record in (played, restored):
            advance(record, random.Random(2), 4)
        same(restored, played)


def test_sealed_bids_stay_hidden_in_a_restored_game() -> None:
    setup = setup_of(3, 4, factions="sealed-auction")
    played = Record(Game(setup))
    seat = played.game.to_act[0]
    played.step(seat, [played.game.options(seat)[-1].text])
    restored = snapshot.restore(TITLE, setup, written(played))
    words = Words("en")
    assert restored.log(words, viewer=(seat + 1) % 3)[0]["text"] == ""
    assert restored.log(words, viewer=seat) == played.log(words, viewer=seat)


def _cut(document: dict[str, Any]) -> None:
    document["position"]["cells"].pop()


def _changed(document: dict[str, Any]) -> None:
    document["position"]["cells"][40] += 1


def _decision(document: dict[str, Any]) -> None:
    document["position"]["decisions"][0][1] += 1


def _history(document: dict[str, Any]) -> None:
    document["history"].pop()


def _key(document: dict[str, Any]) -> None:
    del document["rows"]


def _row(document: dict[str, Any]) -> None:
    document["rows"][0][0].pop()


def _effect(document: dict[str, Any]) -> None:
    document["rows"][0][1] = [["x"]]


def _text(document: dict[str, Any]) -> None:
    document["position"]["cells"][3] = "zz"


@pytest.mark.parametrize("damage", [_cut, _changed, _decision, _history, _key, _row, _effect, _text])
def test_a_damaged_snapshot_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    setup = setup_of(3, 4)
    played = Record(Game(setup))
    advance(played, random.Random(4), 60)
    document = written(played)
    damaged = copy.deepcopy(document)
    damage(damaged)
    with pytest.raises(snapshot.SnapshotError):
        snapshot.restore(TITLE, setup, damaged)
    assert snapshot.restore(TITLE, setup, document).revision == played.revision


def test_a_snapshot_of_another_table_is_refused() -> None:
    played = Record(Game(setup_of(3, 4)))
    advance(played, random.Random(4), 30)
    with pytest.raises(snapshot.SnapshotError):
        snapshot.restore(TITLE, setup_of(3, 4, map="fire_ice"), written(played))


def test_the_fingerprint_follows_the_rules_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    before = snapshot.fingerprint.__wrapped__()
    assert before == snapshot.fingerprint.__wrapped__()
    monkeypatch.setattr(snapshot, "VERSION", 0)
    assert snapshot.fingerprint.__wrapped__() != before
    monkeypatch.undo()
    monkeypatch.setattr(snapshot, "DEPENDS", ("kernel", "games", "play"))
    assert snapshot.fingerprint.__wrapped__() != before


def test_the_fingerprint_follows_titles_from_other_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their events have numbers in a snapshot as well, so that another version of such a title reads none of it."""
    title = tmp_path / "other" / "title.py"
    title.parent.mkdir()
    title.write_text("one = 1\n", "utf-8")
    monkeypatch.setenv(games.VARIABLE, str(tmp_path))
    games.folders.cache_clear()
    try:
        before = snapshot.fingerprint.__wrapped__()
        assert before == snapshot.fingerprint.__wrapped__()
        title.write_text("one = 2\n", "utf-8")
        assert snapshot.fingerprint.__wrapped__() != before
    finally:
        monkeypatch.undo()
        games.folders.cache_clear()
