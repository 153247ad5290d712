"""The rules to read: whole in every language, found by word, and every refusal leads to its paragraph."""

import pytest

from hexarch import games
from hexarch.cli import main
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.table.glossary import tiles
from hexarch.games.terra.title import TITLE
from hexarch.play.calls import call_json
from hexarch.play.manual import manual, search
from hexarch.words import Words, languages
from hexarch.words.store import store


@pytest.mark.parametrize("language", languages())
def test_everything_is_in_the_book(language: str) -> None:
    words = Words(language)
    book = manual(TITLE, words)
    parts = [one for chapter in book["chapters"] for one in (chapter, *chapter["entries"])]
    ids = [one["id"] for one in parts]
    assert len(ids) == len(set(ids))
    assert all(one["title"] and one["text"] and all(one["text"]) for one in parts)
    assert {f"faction-{faction.id}" for faction in all_factions()} <= set(ids)
    assert {f"tile-{one}" for kind in tiles().values() for one in kind} <= set(ids)
    keys = list(store(language).keys())
    rules = {key.removeprefix("rule-") for key in keys if key.startswith("rule-")}
    assert rules <= set(ids), "every refusal has its paragraph"
    written = {key.removeprefix("manual-").removesuffix("-text") for key in keys if key.startswith("manual-")}
    assert written == {chapter["id"] for chapter in book["chapters"]}


def test_things_are_drawn() -> None:
    """Every faction, tile, expansion and large table says what its drawing shows."""
    entries = {one["id"]: one for chapter in manual(TITLE, Words("en"))["chapters"] for one in chapter["entries"]}
    assert [id for id, one in entries.items() if "face" not in one] == []
    assert entries["faction-witches"]["face"] == {"kind": "faction", "terrain": "forest", "colour": "green"}
    assert entries["faction-riverwalkers"]["face"] == {"kind": "cycle"}
    assert entries["tile-connected-distance"]["face"] == {"kind": "final", "id": "connected-distance"}
    assert entries["tile-ACT4"]["face"] == {"kind": "power", "id": "ACT4", "cost": 4, "priests": 0, "gain": {"C": 7}}


def test_expansions_have_chapters_of_their_own() -> None:
    chapters = {one["id"]: one for one in manual(TITLE, Words("en"))["chapters"]}
    of_box = {"factions": "witches", "fire-ice": "yetis", "fan": "selkies"}
    found = [one["id"] for id in of_box for one in chapters[id]["entries"]]
    assert sorted(found) == sorted(f"faction-{faction.id}" for faction in all_factions()), "each once"
    for id, faction in of_box.items():
        assert f"faction-{faction}" in {one["id"] for one in chapters[id]["entries"]}
    for id in ("fire-ice", "merchants", "ships", "traders", "fan", "war-and-faith", "large-table", "variants"):
        assert sum(len(text) for text in chapters[id]["text"]) > 350, id


@pytest.mark.parametrize("language", languages())
def test_every_title_has_its_book(language: str) -> None:
    for name in games.ids():
        title = games.title(name)
        book = manual(title, Words(language, name))
        parts = [one for chapter in book["chapters"] for one in (chapter, *chapter["entries"])]
        assert len({one["id"] for one in parts}) == len(parts)
        assert all(one["title"] and one["text"] and all(one["text"]) for one in parts)
        assert book["game"] == name
        assert len(book["chapters"]) > 10, "both games have something to read"


def test_words_are_found() -> None:
    book = manual(TITLE, Words("en"))
    assert search(book, "Witches")[0]["id"] == "faction-witches"
    assert search(book, "leech")[0]["id"] == "leech"
    assert "towns" in [one["id"] for one in search(book, "bridges join")]
    assert search(book, "zeppelin") == []
    assert '"chapters"' in call_json("rules", '{"language": "it", "game": "terra"}')


def test_the_console_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "rules", "burn"]) == 0
    assert "Sacrificing power" in capsys.readouterr().out
    assert main(["--language", "en", "rules"]) == 0
    assert "Founding a town" in capsys.readouterr().out
    assert main(["--language", "en", "rules", "zeppelin"]) != 0
    assert "zeppelin" in capsys.readouterr().err
