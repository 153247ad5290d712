"""Saved games of Anunnaki that any version wrote are read, say what they said, and are played on."""

from pathlib import Path

import pytest

from hexarch import bots
from hexarch.games.anunnaki.title import TITLE

from .archive import noted, unpack
from .making.anunnaki import notes

EXHIBITS = sorted(Path(__file__).parent.glob("anunnaki-*"))


def test_there_are_exhibits() -> None:
    assert "anunnaki-1" in [path.name for path in EXHIBITS]


@pytest.mark.parametrize("folder", EXHIBITS, ids=lambda path: path.name)
def test_saved_games_are_read_and_played_on(folder: Path) -> None:
    texts = unpack(folder / "saves.tar.xz")
    for name, wanted in noted(folder / "notes.json").items():
        game = TITLE.loads(texts[name].decode())
        found = notes(game)
        assert {key: found.get(key) for key in wanted} == wanted
        if name.endswith("-60") and not game.over:
            bots.play(game, [bots.make(TITLE, "random", seat) for seat in range(game.players)])
            assert TITLE.loads(game.dumps()).digest() == game.digest()
