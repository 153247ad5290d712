"""A profile is one entry of `PROFILES` and its words: form, presets, help and lists need nothing else."""

import json
import subprocess
import sys
from typing import Any

import pytest

from hexarch.games.terra.profiles import PROFILES, RULEBOOK, Profile
from hexarch.games.terra.title import TITLE
from hexarch.play import setting
from hexarch.words import Words, languages
from hexarch.words.store import store

from .third_profile import NAME, OFF, ON, REGISTER, SENTENCE, WORDS
from .third_profile import TITLE as CALLED


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Profile:
    """A third profile, registered like the others."""
    found = Profile(on=(ON,), off=(OFF,))
    monkeypatch.setitem(PROFILES, NAME, found)
    for language in languages():
        for key, text in WORDS.items():
            monkeypatch.setitem(store(language, "terra")._entries, key, f"{key} = {text}\n")
    return found


def described(language: str = "en") -> dict[str, Any]:
    return setting.describe(TITLE, Words(language))


@pytest.mark.parametrize("language", languages())
def test_the_form_has_it(third: Profile, language: str) -> None:
    found = described(language)
    assert [one["id"] for one in found["profiles"]] == list(PROFILES)
    assert found["profiles"][-1] == {"id": NAME, "name": CALLED, "text": SENTENCE}
    for option in found["options"]:
        assert list(option["profiles"]) == list(PROFILES)
        assert option["text"] != option["profiles"][NAME], "nothing else of an option is overwritten"
    values = {option["id"]: option["profiles"] for option in found["options"]}
    assert values[ON] == {RULEBOOK: False, "league": True, NAME: True}
    assert values[OFF][NAME] is False


def test_it_is_a_preset(third: Profile) -> None:
    presets = described()["presets"]
    assert [one["id"] for one in presets] == [*PROFILES, "everything"]
    assert presets[-2] == {
        "id": NAME,
        "name": CALLED,
        "text": SENTENCE,
        "profile": NAME,
        "options": {},
    }


def test_a_game_of_it_is_played_and_tells_its_name(third: Profile) -> None:
    form = described()["default"] | {"profile": NAME}
    setup, _ = setting.Form(form).setup(["Anna", "", "", ""], 1)
    game = TITLE.new(setup)
    found = setting.settings(game, Words("en"))
    assert (found["profile"], found["profile_name"]) == (NAME, CALLED)
    assert game.setup.rules.deferred_leech


def test_older_forms_name_their_profile_as_before() -> None:
    """Tables that wait for people keep their form: an id and what differs from it."""
    for name in ("rulebook", "league"):
        kept = described()["default"] | {"profile": name, "options": {ON: False}}
        setup, _ = setting.Form(json.loads(json.dumps(kept))).setup(["Anna", "", "", ""], 1)
        assert setup.rules.profile == name
        assert not setup.rules.deferred_leech


def run(*arguments: str) -> str:
    """What the command says where a third profile is registered."""
    program = f"{REGISTER}\nimport sys\nfrom hexarch.cli import main\nsys.exit(main({list(arguments)!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.replace("│", " ").split())


@pytest.mark.parametrize("command", ["play", "arena"])
def test_help_names_it(command: str) -> None:
    assert f"Rules: rulebook, league, {NAME}." in run(command, "--help")


def test_the_list_of_options_has_it() -> None:
    assert f"{NAME} {SENTENCE}" in run("options")
    found = {one["name"]: one for one in json.loads(run("options", "--json"))}
    assert found[ON]["profiles"] == {RULEBOOK: False, "league": True, NAME: True}
    assert found[ON]["text"]
