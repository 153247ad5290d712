"""Sentences about things name the amounts of the edition that a game is played with."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from hexarch.games.anunnaki.console.screen import AnunnakiConsole
from hexarch.games.anunnaki.edition import Edition, standard, typed
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.table.words import glossary
from hexarch.games.anunnaki.title import TITLE
from hexarch.play.local import Local
from hexarch.words import Words, languages

from .figures import edition


def other() -> Edition:
    """Thor pays 7 points, and the net is a trident."""
    text = edition("minor_god Thor", "vp", "7").text
    return typed(text.replace('id = "net"', 'id = "golden_trident"'))


def explained(game: Game, what: str, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=200)
    found = AnunnakiConsole(TITLE).explain(console, game, Words(language, "anunnaki"), what)
    assert found == bool(out.getvalue())
    return out.getvalue()


def test_explain_tells_the_edition_of_the_game() -> None:
    mine, usual = Game(draw(2, 5, edition=other())), Game(draw(2, 5))
    for language in languages():
        assert "7" in explained(mine, "thor", language)
        assert "7" not in explained(usual, "thor", language)
        assert "2" in explained(usual, "thor", language)
    assert "Advanced weapon" in explained(mine, "golden_trident")
    assert not explained(mine, "net")
    assert not explained(usual, "golden_trident")
    assert explained(usual, "net")


@pytest.mark.parametrize("language", languages())
def test_the_document_of_a_table_has_the_words_of_its_edition(language: str) -> None:
    words = Words(language, "anunnaki")
    served = Local.load(Game(draw(2, 5, edition=other())).dumps(), None).table(words)
    own = served["settings"]["words"]
    assert set(own) == {"names", "texts"}
    assert set(own["names"]) == {"golden_trident"}
    assert set(own["texts"]) == {"thor", "golden_trident"}
    usual, mine = glossary(words, TITLE.groups, standard()), glossary(words, TITLE.groups, other())
    for table, rows in mine.items():
        known = {**usual[table], **own.get(table, {})}
        assert {one: known[one] for one in rows} == rows


def test_the_edition_of_the_package_brings_no_words_of_its_own() -> None:
    words = Words("en", "anunnaki")
    assert "words" not in Local.load(Game(draw(2, 5)).dumps(), None).table(words)["settings"]
