"""The words of the table: nothing missing, nothing unused; and what is shown is the same in every language."""

import ast
import json
import re
from pathlib import Path
from random import Random

import pytest

from hexarch import bots, play
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.table import asking, form
from hexarch.games.terra.table.glossary import glossary
from hexarch.games.terra.title import TITLE
from hexarch.play import setting
from hexarch.play.position import position
from hexarch.play.record import Record
from hexarch.words import Words, languages
from hexarch.words.store import store

from ..terra.chance import begin, pick

SOURCE = sorted(Path(play.__file__).parent.glob("*.py"))
MISSING = re.compile(r"\[[a-z]+-")
REPORTS = Path(__file__).parents[2] / "docs" / "strength"


def asked() -> set[str]:
    """Every key that the sources name, and those they put together."""
    found: set[str] = set()
    for path in SOURCE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("play-"):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PlayError":
                assert isinstance(node.args[0], ast.Constant)
                found.add(f"play-error-{node.args[0].value}")
    found |= {f"play-kind-{kind}" for kind in setting.KINDS} | {f"play-bot-{name}" for name in bots.names(TITLE)}
    found |= {f"play-clock-{seconds}" for seconds in setting.CLOCKS}
    return {key for key in found if not key.endswith("-")} | {"play-error-unknown_way", "play-error-faction_missing"}


def asked_of_terra() -> set[str]:
    """The keys of the table of this title."""
    found = {f"form-way-{way}{end}" for way in form.WAYS for end in ("", "-name")}
    found |= {f"form-profile-{name}" for name in PROFILES}
    found |= {"form-large", *(f"form-options-{group}" for group in ("expansion", "rule"))}
    found |= {f"form-preset-everything{end}" for end in ("", "-text")}
    for node in ast.walk(ast.parse(Path(asking.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("asked-"):
            found.add(node.value)
    return found | set(asking.AWAITED.values()) | {"sealed-bid"}


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_and_nothing_unused(language: str) -> None:
    present = {key for key in store(language).keys() if key.startswith("play-")}  # noqa: SIM118
    named = {key for key in present if not key.startswith("play-bot-")}
    named |= {f"play-bot-{name}" for name in bots.names(TITLE)}
    assert named - present == set()
    assert named == asked()
    table = {key for key in store(language).keys() if key.startswith(("asked-", "form-", "wait-", "sealed-"))}  # noqa: SIM118
    switches = {key for key in table if key.startswith("form-switch-")}
    assert {f"form-switch-{one['id']}" for one in form.switches(Words(language))} <= switches
    assert table - switches == asked_of_terra()


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    store(language).problems.clear()
    rnd = Random(3)
    record = Record(begin(rnd, "league", 4))
    game = record.game
    said: list[str] = []
    while not game.over:
        seat = rnd.choice(game.to_act)
        if rnd.random() < 0.06:
            found = position(game, words, seat)
            said += [found["title"], found["confirm"]["label"], *found["warnings"]]
            said += [option["label"] for option in found["options"] + found["free"] + found["proposals"]]
        record.step(seat, [pick(game, rnd, seat, 0.05).text])
    for row in record.log(words):
        said += [row["label"], *row["effects"]]
    assert len(said) > 500
    assert [text for text in said if MISSING.search(text) or "{" in text or not text.strip()] == []
    assert store(language).problems == []


@pytest.mark.parametrize("language", languages())
def test_the_dictionary_has_everything(language: str) -> None:
    found = glossary(Words(language))
    assert set(found) >= {
        "tiles", "factions", "terrains", "structures", "cults", "resources", "sources", "actions", "maps", "letters"
    }  # fmt: skip
    assert not MISSING.search(str(found))
    assert set(found["factions"]) == {faction.id for faction in all_factions()}
    assert found["homes"]["witches"] == "forest"
    assert set(found["homes"]) < set(found["factions"])
    assert set(found["homes"].values()) <= set(found["terrains"])
    assert all(len(tile) == 2 and all(tile) for tile in found["tiles"].values())
    assert set(found["structures"]) >= {"D", "TP", "TE", "SH", "SA"}


@pytest.mark.parametrize("language", languages())
def test_a_level_is_told_with_the_points_that_were_measured(language: str) -> None:
    words = Words(language, TITLE.id)
    for name in bots.of(TITLE).names:
        measured = json.loads((REPORTS / f"{name}.json").read_text("utf-8"))["bots"][name]["mean_vp"]
        assert str(round(measured)) in setting.bot_text(words, name).partition(":")[2].split()
