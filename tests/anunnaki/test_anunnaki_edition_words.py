"""Sentences about things name the amounts of the edition that a game is played with."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from hexarch.games.anunnaki.console.screen import AnunnakiConsole
from hexarch.games.anunnaki.edition import Edition, standard, typed
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.table.values import text
from hexarch.games.anunnaki.table.words import glossary
from hexarch.games.anunnaki.title import TITLE
from hexarch.play.local import Local
from hexarch.words import Words, languages

from .figures import edition

OTHER = {"food": "metal", "metal": "food"}
NAMES = 'name_it = "Tridente Dorato"\nname_en = "Golden Trident"'


def other() -> Edition:
    """Thor pays 7 points, and the net is a trident."""
    written = edition("minor_god Thor", "vp", "7").text
    before, _, after = written.partition('id = "net"\n')
    after = re.sub('name_it = ".*"\nname_en = ".*"', NAMES, after, count=1)
    return typed(f'{before}id = "golden_trident"\n{after}')


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
    assert "Golden Trident\n  Advanced weapon" in explained(mine, "golden_trident")
    assert "Advanced weapon" in explained(mine, "golden trident")
    assert "Tridente Dorato\n  Arma Avanzata" in explained(mine, "golden_trident", "it")
    assert "Golden Trident\n  Arma avançada" in explained(mine, "golden_trident", "pt")
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


def test_a_house_names_the_resource_of_its_altars() -> None:
    written = standard().text.replace("standard-1", "mine")
    swapped = re.sub(
        'own_resource = "(food|metal)"', lambda found: found[0].replace(found[1], OTHER[found[1]]), written
    )
    using = typed(swapped)
    for language, food, metal in (("en", "food", "metal"), ("it", "Cibo", "Metallo"), ("pt", "comida", "metal")):
        words = Words(language, "anunnaki")
        assert text(words, standard(), "house", "pharaos").endswith(f" {food}.")
        assert text(words, using, "house", "pharaos").endswith(f" {metal}.")
        assert text(words, using, "house", "norrenis").endswith(f" {food}.")


# One and two of what an edition counts: place, key, what is explained, and a part of the sentence in each language.
COUNTED = [
    ("minor_god Seth", "per", "god", "seth", 1, "for each exhausted territory you", "per ogni Territorio esaurito che",
     "por território esgotado que"),
    ("minor_god Seth", "per", "god", "seth", 2, "every 2 exhausted territories", "ogni 2 Territori esauriti",
     "a cada 2 territórios esgotados"),
    ("minor_god Freyr", "per", "god", "freyr", 1, "for each territory you", "per ogni Territorio che",
     "por território que"),
    ("minor_god Freyr", "per", "god", "freyr", 2, "every 2 territories", "ogni 2 Territori che",
     "a cada 2 territórios"),
    ("minor_god Hades", "per", "god", "hades", 1, "for each follower in", "per ogni Seguace nella",
     "por seguidor na"),
    ("minor_god Hades", "per", "god", "hades", 2, "every 2 followers", "ogni 2 Seguaci", "a cada 2 seguidores"),
    ("minor_god Frigg", "pieces", "god", "frigg", 1, "at least one of your pieces", "almeno una tua pedina",
     "pelo menos uma peça sua"),
    ("minor_god Frigg", "pieces", "god", "frigg", 2, "2 or more of your pieces", "almeno 2 tue pedine",
     "2 ou mais peças suas"),
    ("major_god Zeus", "times", "god", "zeus", 1, "pays you as usual.", "ti paga come sempre.",
     "paga o valor de sempre."),
    ("major_god Zeus", "times", "god", "zeus", 2, "pays you double.", "ti paga il doppio.", "paga em dobro."),
    ("major_god Zeus", "times", "god", "zeus", 3, "3 times as much.", "3 volte tanto.", "3 vezes o valor."),
    ("artefact duplicity_mirror", "actions", "artefact", "duplicity_mirror", 1, "1 mana action in this turn, 1 mana",
     "1 azione Mana in questo turno, a 1", "1 ação de mana neste turno, por 1"),
    ("artefact duplicity_mirror", "actions", "artefact", "duplicity_mirror", 2, "2 different mana actions",
     "2 azioni Mana diverse", "2 ações de mana diferentes"),
    ("goal_tile territories", "divisor", "goal", "territories", 1, "you control, at most", "controlli, al massimo",
     "você controla, no máximo"),
    ("goal_tile territories", "divisor", "goal", "territories", 2, "divided by 2", "divisi per 2",
     "divididos por 2"),
    ("goal_tile units", "divisor", "goal", "units", 1, "on the map, at most", "sulla mappa, al massimo",
     "no mapa, no máximo"),
    ("goal_tile units", "divisor", "goal", "units", 2, "divided by 2", "divisi per 2", "divididos por 2"),
    ("action settlement_income", "upgraded_value", "tile", "settlement_income", 1, "1 more follower)",
     "1 Seguace in più", "1 seguidor a mais"),
    ("action settlement_income", "upgraded_value", "tile", "settlement_income", 2, "2 more followers)",
     "2 Seguaci in più", "2 seguidores a mais"),
    ("action move_blue", "base_value", "tile", "move_blue", 1, "1 step (developed: 4), split",
     "1 passo (sviluppata: 4), da dividere", "1 passo (desenvolvida: 4), a dividir"),
    ("action move_blue", "base_value", "tile", "move_blue", 2, "2 steps", "2 passi", "2 passos"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "key", "what", "name", "n", "english", "italian", "portuguese"), COUNTED)
def test_one_is_said_otherwise_than_two(
    place: str, key: str, what: str, name: str, n: int, english: str, italian: str, portuguese: str
) -> None:
    using = edition(place, key, str(n))
    for language, part in (("en", english), ("it", italian), ("pt", portuguese)):
        said = text(Words(language, "anunnaki"), using, what, name)
        assert part in said, said
