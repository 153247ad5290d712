"""The words of a picture: all in the language of the reader, none in the code."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from hexarch.games import terra
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.drawing import draw, factionboard
from hexarch.games.terra.drawing.labels import plain
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import TERRAINS
from hexarch.games.terra.table import words as say
from hexarch.games.terra.view import PHASES
from hexarch.words import Words, languages
from hexarch.words.store import store

from .harbour import Harbour
from .pictured import SVG, classed, ids
from .test_view import fire_and_ice, play

LAND = [terrain for terrain in TERRAINS if terrain != "river"]
WORD = re.compile(r"[^\W\d_]{2,}")
# Words that two languages spell alike, and names of the rulebooks that are not translated.
ALIKE = {
    "it": {"a", "in", "area", "bonus"},
    "pt": {"Changelings", "Goblins", "Selkies", "a", "canal", "Auren", "Darklings", "Halflings", "Swarmlings", "total"},
}
IDS = re.compile(r"\b(?:SAIL|SHIP|(?:BON|FAV|TW|SCORE|ACT)\w+|[A-I]\d+|r\d+|Player \d|Terra Mystica|I{1,3})\b")


def at_sea() -> terra.Game:
    """Ships, a trader, ports and seals on the map."""
    t = Harbour("witches F4 G3 port:F4", "nomads E8 F3 I7", "dwarves E7 G1 port:E7", final_tile="most-seals")
    t.stands("witches", "SY G3")
    t.ship("witches", "r22", "r22")
    t.ship("dwarves", "E7")
    t.sealed("witches", "E8")
    t.sealed("dwarves", "E8")
    return t.game


def test_ships_ports_seals_and_canals() -> None:
    root = ET.fromstring(draw(at_sea()))
    assert [len(classed(root, name)) for name in ("canal", "port", "seals", "ship", "trader")] == [1, 3, 1, 2, 1]
    assert not classed(ET.fromstring(draw(terra.new(2, seed=1))), "sea")


def positions() -> list[Game]:
    """Choosing factions, all colours at play, offers, a player who left, the end; every faction among them."""
    found = [terra.new(3, seed=1, factions="draft"), play(2, 30, 2), play(3, 90, 3), play(5, 4000, 5), play(4, 170)]
    ids = [faction.id for faction in all_factions()]
    for group in (ids[0::2], ids[1::2]):
        taken: dict[int, str] = {}
        for faction in all_factions():
            if faction.id in group:
                taken.setdefault(faction.home, faction.id)
        found.append(terra.new(min(5, len(taken)), seed=3, factions=list(taken.values())[:5]))
    found.append(play(7, 150))
    found[-1].step(found[-1].to_act[0], "resign")
    for line_up, choices, map_id, tile in NEWER:
        found.append(fire_and_ice(line_up, choices, map_id, tile=tile))
    for way in ("open", "sealed"):
        found.append(terra.new(3, 1, factions=["yetis", "shapeshifters", "witches"], auction=way))
        found[-1].step(0, "bid yetis 30")
    found.append(seven())
    found.append(at_sea())
    return found


def seven() -> Game:
    """Seven seats in the second round: actions that were used and may be again, favor tiles that change hands."""
    game = terra.new(7, 5, factions="random")
    rnd = Random(5)
    for _ in range(130):
        seat = game.to_act[0]
        game.step(seat, rnd.choice(game.options(seat)))
    return game


# Every new faction and final tile, before and after terrains are chosen, on every map.
NEWER = [
    ("riverwalkers icemaidens dragonlords", 0, "fire_ice", "building-on-edge"),
    ("yetis dragonlords riverwalkers witches", 200, "fire_ice", "connected-clusters"),
    ("icemaidens acolytes shapeshifters", 150, "lakes", "connected-distance"),
    ("yetis acolytes shapeshifters giants auren", 4000, "fjords", "connected-sa-sh-distance"),
    ("acolytes riverwalkers", 120, "archipelago", "building-on-edge"),
    ("yetis shapeshifters", 60, generate(7, 11, 9, "B").id, "connected-distance"),
    ("geologists kingdom_of_ember goblins", 90, "lakes", "connected-clusters"),
    ("changelings snow_shamans wisps", 90, "fjords", "connected-clusters"),
]


def said(drawn: str) -> list[str]:
    """Every text and title of a drawing, without ids and names of players."""
    root = ET.fromstring(drawn)
    found = [e.text or "" for e in root.iter() if e.tag in (f"{SVG}text", f"{SVG}title")]
    return [IDS.sub("", words) for words in found]


@pytest.mark.parametrize("language", languages())
def test_every_word_is_of_the_language(language: str) -> None:
    """The messages of the language are all that is written, and nothing of it is missing."""
    asked: set[str] = set()
    labels = Words(language).labels()

    def marked(key: str, values: dict[str, Any]) -> str:
        asked.add(key.partition(".")[0])
        return "".join("#" for _ in labels(key, values))

    store(language).problems.clear()
    for game in positions():
        # With every label blotted out only names, ids and numbers remain.
        left = [words for words in said(game.svg(labels=marked)) if WORD.search(words)]
        assert left == []
        assert not [words for words in said(game.svg("dark", labels)) if "[" in words]
    assert store(language).problems == []
    # What these positions do not ask for is at least known.
    known = store(language).keys()
    rest = {key for key in known if key.startswith(("draw-", "letter-")) and not key.startswith("draw-phase-")} - asked
    assert rest <= {"draw-power-offered", "draw-more-steps", "draw-power-again", "draw-lava", "draw-town-tile"}
    assert {f"draw-phase-{phase}" for phase in PHASES if phase != "actions"} <= set(known)
    assert asked - {"choice"} <= set(known)


def test_seven_seats_and_what_is_theirs() -> None:
    """Seven boards and a table of points with a line for each; used actions and favor tiles that change hands."""
    game = seven()
    root = ET.fromstring(game.svg())
    assert {f"seat-{n}" for n in range(7)} <= ids(root)
    points = next(one for one in root.iter(f"{SVG}g") if one.get("id") == "standing")
    lines = [float(one.get("y", "0")) for one in points.iter(f"{SVG}text")]
    assert len({round(y) for y in lines if y > 60}) == 7
    assert max(lines) < factionboard.HEIGHT - 4
    told = said(game.svg(labels=Words("en").labels()))
    used = [one for one in game.view()["power_actions"] if one["used"]]
    assert sum("using it again costs 1 more power" in words for words in told) == len(used) > 0
    held = [tile for tile in game.view()["favor_pool"] if tile["holder"] is not None]
    assert sum("Held by" in words and "Can still be taken" in words for words in told) == len(held) > 0


@pytest.mark.parametrize("language", languages()[1:])
def test_no_english_is_left(language: str) -> None:
    english, other = Words("en").labels(), Words(language).labels()
    for game in positions():
        for here, there in zip(said(game.svg(labels=english)), said(game.svg(labels=other)), strict=True):
            if here == there:
                assert set(WORD.findall(here)) <= ALIKE[language], here


def test_each_language_has_its_own_words() -> None:
    game = play(3, 90, 3)
    for language, words in {
        "en": ("Bonus cards", "Power actions", "a town needs 7", "wasteland", "Water", "VP"),
        "it": ("Tessere Bonus", "Azioni Potere", "una città richiede 7", "lande desolate", "Acqua", "PV"),
        "pt": ("Cartas de Bônus", "Ações de Poder", "uma cidade exige 7", "devastação", "Água", "PV"),
    }.items():
        root = ET.fromstring(game.svg(labels=Words(language).labels()))
        texts = {element.text for element in root.iter(f"{SVG}text")}
        assert set(words) <= texts


@pytest.mark.parametrize("language", languages())
def test_letters_of_terrains_differ(language: str) -> None:
    words = Words(language)
    letters = [words.text(f"letter-{terrain}") for terrain in LAND]
    assert len(set(letters)) == len(LAND)
    for letter, terrain in zip(letters, LAND, strict=True):
        assert len(letter) == 1
        assert letter.lower() in say.terrain(words, TERRAINS.index(terrain))


def test_a_choice_is_told_in_words() -> None:
    game = terra.new(2, seed=1, factions=["witches", "giants"])
    game.step(game.to_act[0], game.options(game.to_act[0])[0])
    text = game.history[-1][1]
    assert text in game.svg()
    for language in languages():
        assert Words(language).choice(text) in game.svg(labels=Words(language).labels())


def test_without_a_language_keys_are_the_words() -> None:
    assert plain("draw-bonus-cards", {}) == "bonus cards"
    assert plain("draw-round-of", {"round": 5, "rounds": 6}) == "round of 5/6"
    assert plain("draw-owned", {"thing": "temple", "of": "Witches"}) == "owned temple, Witches"
    assert plain("structure-trading-house", {}) == "trading house"
    assert plain("faction-chaosmagicians.of", {}) == "Chaosmagicians"
    assert plain("tile-BON1.text", {}) == "BON1"
    assert plain("letter-swamp", {}) == "S"
    assert plain("choice", {"text": "burn 2"}) == "burn 2"


def test_no_words_stand_in_the_code() -> None:
    """Without a language every word is one of a key, an id or a number."""
    keys = store("en").keys()
    known = {part for key in keys for part in re.split("[-_.]", key.lower())}
    known |= {"terra", "mystica"}
    for game in positions():
        lasts = {entry["text"] for entry in game.view()["last"]}
        for words in said(game.svg()):
            if not any(words.endswith(IDS.sub("", text)) for text in lasts):
                assert {word.lower() for word in WORD.findall(words)} <= known, words
