"""Titles at a table: words that do not collide, saves that find their game, forms and tables that name it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexarch import games
from hexarch.games import terra
from hexarch.games.terra.title import TITLE
from hexarch.kernel import codec
from hexarch.kernel.errors import SaveError
from hexarch.kernel.game import Game, Title
from hexarch.play import calls, setting
from hexarch.play.errors import PlayError, problem
from hexarch.play.local import Local
from hexarch.play.setting import Form
from hexarch.words import Words, languages
from hexarch.words.store import folders, store

SHIPPED = ("terra", "anunnaki")

CACHES = (games.folders, games.title, store)
OTHER = '''"""Another title."""
from hexarch.games.terra.title import TerraMystica
class Other(TerraMystica):
    id = "other"
    format = "hexarch other"
    def loads(self, text): return "a game of the other title"
TITLE = Other()
'''


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A second title, with a text under a key that Terra Mystica has too."""
    folder = tmp_path / "other"
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Another."""\n', "utf-8")
    (folder / "title.py").write_text(OTHER, "utf-8")
    (folder / "text" / "en" / "names.ftl").write_text("title-name = The other\ncult-fire = Ash\n", "utf-8")
    monkeypatch.setenv(games.VARIABLE, str(tmp_path))
    for cache in CACHES:
        cache.cache_clear()
    yield "other"
    monkeypatch.undo()
    sys.path[:] = [one for one in sys.path if one != str(tmp_path)]
    for name in [name for name in sys.modules if name.partition(".")[0] == "other"]:
        del sys.modules[name]
    for cache in CACHES:
        cache.cache_clear()


def test_terra_has_the_face() -> None:
    title: Title = TITLE
    game: Game = terra.new(2, seed=1)
    assert game.title is title
    assert title.new(title.read_setup(game.setup.document())).digest() == game.digest()


def test_the_texts_of_titles_do_not_collide(other: str) -> None:
    assert Words("en").text("cult-fire") == "Fire"
    assert Words("en", other).text("cult-fire") == "Ash"
    assert Words("en", other).text("tile-BON1") == "[tile-BON1]"
    assert Words("it", other).text("cult-fire") == "Ash", "what a language lacks is taken from English"
    assert Words("en", other).text("play-confirm") == Words("en").text("play-confirm")
    assert Words("en").of(other).game == other
    with pytest.raises(games.UnknownTitle):
        Words("en", "chess").text("cult-fire")


@pytest.mark.parametrize("language", languages())
def test_a_title_changes_no_text_of_the_program(language: str) -> None:
    for name in games.ids():
        program, own = [set(_keys(folder / "text" / language)) for folder in folders(name)]
        assert program & own == set()


def _keys(folder: object) -> list[str]:
    assert isinstance(folder, Path)
    return [
        line.split("=")[0].strip()
        for file in sorted(folder.glob("*.ftl"))
        if file.name != "plain.ftl"  # what plain games say; a title may say it in words of its own
        for line in file.read_text("utf-8").splitlines()
        if line[:1].isalpha() and "=" in line
    ]


def test_a_save_finds_its_title(other: str) -> None:
    game = terra.new(2, seed=1)
    assert games.loads(game.dumps()).digest() == game.digest()
    assert games.loads(codec.dumps("hexarch other", 1, {})) == "a game of the other title"  # type: ignore[comparison-overlap]
    for text in ("", "{}", "[]", codec.dumps("hexarch chess", 1, {}), "x" * 10):
        with pytest.raises(SaveError):
            games.loads(text)


def test_forms_tables_and_states_name_their_game() -> None:
    described = setting.describe(TITLE, Words("en"))
    assert described["game"] == described["default"]["game"] == "terra"
    first = described["games"][0]
    assert (first["id"], first["name"]) == ("terra", "Terra Mystica")
    assert all(one["text"] for one in described["games"] if one["id"] in SHIPPED)
    form = described["default"]
    table = Local.new(form, 1)
    assert table.table(Words("en"))["game"] == table.state()["game"] == "terra"
    older = {key: value for key, value in form.items() if key != "game"}
    assert Form(older).title is TITLE
    state = {key: value for key, value in table.state().items() if key != "game"}
    assert Local.load(table.record.game.dumps(), state).kinds == table.kinds
    with pytest.raises(PlayError):
        Local.load(table.record.game.dumps(), state | {"game": "chess"})


def test_a_game_that_is_not_known() -> None:
    with pytest.raises(games.UnknownTitle) as error:
        Form({"game": "chess", "seats": []})
    assert problem(Words("en"), error.value) == {"code": "unknown_game", "sentence": 'There is no game "chess".'}
    answer = json.loads(calls.call_json("setting", json.dumps({"game": "chess"})))
    assert answer["error"]["code"] == "unknown_game"


def test_a_title_can_be_asked_for_before_there_is_a_table(other: str) -> None:
    answer = json.loads(calls.call_json("setting", json.dumps({"game": other})))
    assert answer["result"]["game"] == other
    assert [one["id"] for one in answer["result"]["games"]] == [*SHIPPED, other]
