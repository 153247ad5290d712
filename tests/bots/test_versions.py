"""Versions of a bot: weights and settings by how they are written, clear words for what cannot be made."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hexarch import games
from hexarch.bots import UnknownBot, versions
from hexarch.bots.net import Net
from hexarch.bots.versions import Version, VersionError
from hexarch.games.terra import new
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.title import TITLE

Run = Callable[..., tuple[int, str, str]]


def test_how_a_version_is_written() -> None:
    assert versions.read("Elder") == Version("elder")
    assert versions.read("elder@Runs/One.npz:depth=1:SHIPS=off") == Version(
        "elder", "Runs/One.npz", (("depth", "1"), ("ships", "off"))
    )


def test_settings_are_set() -> None:
    bot = versions.make(TITLE, "elder:depth=2:faith=0.5:ships=off")
    assert isinstance(bot, ElderBot)
    assert (bot.depth, bot.faith, bot.ships) == (2, 0.5, False)


@pytest.mark.parametrize("id", games.ids())
def test_every_setting_is_one_of_the_bot(id: str) -> None:
    for name in ("steward", "elder"):
        bot = versions.make(games.title(id), name)
        assert bot.settings  # type: ignore[attr-defined]
        assert all(hasattr(bot, key) for key in bot.settings)  # type: ignore[attr-defined]


def test_weights_are_those_of_the_file(tmp_path: Path) -> None:
    net = Net.fresh(inputs.names(), 5)
    net.save(tmp_path / "one.npz")
    bot = versions.make(TITLE, f"steward@{tmp_path / 'one.npz'}")
    game = new(2, seed=3)
    assert isinstance(bot, StewardBot)
    for _ in range(8):
        game.step(game.to_act[0], bot.choose(game, game.to_act[0]))
    assert bot.estimate(game) == StewardBot(0, net).estimate(game) != StewardBot(0).estimate(game)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("elder:width=3", "setting"),
        ("elder:depth", "setting"),
        ("greedy:depth=3", "setting"),
        ("greedy@none.npz", "setting"),
        ("elder:depth=much", "value"),
        ("elder:depth=-1", "value"),
        ("elder:ships=1", "value"),
        ("elder@none.npz", "file"),
    ],
)
def test_what_cannot_be_made(word: str, code: str) -> None:
    with pytest.raises(VersionError) as raised:
        versions.make(TITLE, word)
    assert raised.value.code == code


def test_an_unknown_bot_with_settings() -> None:
    with pytest.raises(UnknownBot):
        versions.make(TITLE, "sage:depth=1")


def test_versions_meet_in_the_arena(hexarch: Run) -> None:
    words = ["arena", "--bots", "steward:most_turns=8,steward", "--players", "2", "--games", "2", "--json"]
    words += ["--option", "merchants=on", "--map", "lakes"]
    code, out, err = hexarch(*words)
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert set(found["bots"]) == {"steward:most_turns=8", "steward"}
    assert "--bots steward:most_turns=8,steward" in found["command"]
    assert "--option merchants=on --map lakes" in found["command"]
    assert set(found["bots"]["steward"]["by_source"]) >= {"trade"}


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "has no setting width"), ("it", "non ha l'impostazione width"), ("pt", "não tem o ajuste width")],
)
def test_the_arena_says_what_cannot_be_made(hexarch: Run, language: str, said: str) -> None:
    code, out, err = hexarch("arena", "--bots", "elder:width=3,steward", "--language", language)
    assert code
    assert said in (out + err).replace("\n", " ")
