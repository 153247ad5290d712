"""The console serves any title: a toy with hidden cards that declares nothing for a terminal, and `--game`."""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hexarch import games
from hexarch.cli import main
from hexarch.words import languages

TOYS = Path(__file__).parent / "toy"
COVET = ("--game", "covet")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Iterator[Run]:
    """Any command with typed lines, in a folder of its own, with the toys among the titles."""
    monkeypatch.setenv(games.VARIABLE, str(TOYS))
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    games.folders.cache_clear()

    def command(*tokens: str, lines: list[str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        capsys.readouterr()
        code = main(list(tokens))
        shown = capsys.readouterr()
        assert not re.search(r"\[(console|own|choice|asked|log|refusal)-", shown.out + shown.err)
        return code, shown.out, shown.err

    yield command
    monkeypatch.undo()
    games.folders.cache_clear()


# -- which game ---------------------------------------------------------------------------------


def test_an_unknown_game_is_told_in_every_language(run: Run) -> None:
    told = {"en": "There is no game", "it": "Non c'è il gioco", "pt": "Não existe o jogo"}
    for language in languages():
        code, _, err = run("play", "--game", "chess", "--language", language)
        assert code == 2
        assert err.startswith(f'{told[language]} "chess"')
        assert ", ".join(games.ids()) in err
        assert "covet" in games.ids()


WRONG = [
    (("new", "--factions", "random"), "no option --factions"),
    (("play", "--map", "base"), "no option --map"),
    (("factions",), 'no command "factions"'),
    (("map", "check", "base"), 'no command "map"'),
    (("check", "game.txt"), 'no command "check"'),
    (("version",), "no option --game"),
    (("new", "--set", "colour=red"), 'no field "colour". Fields: rounds'),
    (("new", "--set", "rounds=9"), 'rounds cannot be "9". Choose from: 3, 5'),
    (("new", "--players", "9"), "not 9"),
    (("play", "--bots", "elder"), 'no bot "elder". Bots: random'),
    (("train", "run"), "No bot of this game learns"),
    (("show", "terra.json"), "a game of terra, not of covet"),
    (("play", "--resume", "terra.json"), "a game of terra, not of covet"),
    (("review", "terra.json"), "a game of terra, not of covet"),
    (("show", "letter"), "played elsewhere"),
]


@pytest.mark.parametrize(("tokens", "words"), WRONG, ids=[" ".join(tokens) for tokens, _ in WRONG])
def test_wrong_use_is_told_clearly(run: Run, tmp_path: Path, tokens: tuple[str, ...], words: str) -> None:
    if "terra.json" in tokens:
        assert run("new", "terra.json")[0] == 0
    (tmp_path / "letter").write_text("Dear Anna")
    code, _, err = run(*tokens, *COVET)
    assert code == 2
    assert words in err


def test_help_is_that_of_the_title(run: Run) -> None:
    code, out, _ = run("--help", *COVET)
    assert code == 0
    assert "Terra Mystica" not in out
    assert not re.search(r" (factions|check|export) ", out)
    assert "--set" in run("play", "--help", *COVET)[1]
    assert "--factions" in run("play", "--help")[1]
    assert "--game" in run("play", "--help")[1]


def test_what_a_title_has_not_is_told_in_its_name(run: Run) -> None:
    """A book of rules and a ledger: the toy has neither."""
    code, out, err = run("rules", *COVET)
    assert (code, out, err) == (0, "", "")
    assert run("rules", "town")[0] == 0
    assert run("rules", "town", *COVET)[2].startswith("The rules say nothing about “town”.")
    assert run("new", "covet.json", *COVET)[0] == 0
    assert run("export", "covet.json")[2] == "Games of this kind cannot be exported.\n"


# -- playing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_against_a_bot(run: Run, language: str) -> None:
    code, out, _ = run("play", *COVET, "--language", language, lines=["2", "1", "1", *["1"] * 3])
    assert code == 0
    assert "Covet" in out
    assert out.count("»") == 3
    assert run("play", *COVET, "--players", "2", "--bots", "random,random", "--set", "rounds=3")[0] == 0


def hands(shown: str) -> list[tuple[str, set[str]]]:
    """For every time the keyboard was passed: to whom, and the cards in the hand that was shown then."""
    parts = re.split(r"Pass the keyboard to (Player \d), who presses Enter:", shown)
    found = []
    for player, screen in zip(parts[1::2], parts[2::2], strict=True):
        listed = re.findall(r"^hand: (.*)$", screen, re.MULTILINE)
        assert listed, "whoever gets the keyboard sees the table"
        found.append((player, set(listed[0].split(", "))))
    return found


def test_the_keyboard_is_passed_before_a_hand_is_shown(run: Run) -> None:
    lines = ["", "1", "", "1", "", "1", "", "1", "", "1", "", "1"]
    play = ("play", *COVET, "--players", "2", "--seed", "3", "--set", "rounds=3")
    code, out, _ = run(*play, "--bots", "none", lines=lines)
    assert code == 0
    shown = hands(out)
    assert [player for player, _ in shown] == ["Player 1", "Player 2"] * 3
    for (_, one), (_, other) in zip(shown[::2], shown[1::2], strict=True):
        assert not one & other
    before = out.index("Pass the keyboard")
    assert "hand:" not in out[:before]
    assert out.index("Seed of this game: 3") > out.index("The game is over"), "before, it would tell the cards"
    assert "Pass the keyboard" not in run(*play, lines=["1"] * 5)[1]


def test_a_card_put_down_is_not_told_before_all_are(run: Run) -> None:
    play = ("play", *COVET, "--players", "3", "--bots", "none", "--seed", "3")
    _, out, _ = run(*play, lines=["", "1", "", "log", "undo", "", "quit", ""])
    first = re.search(r"1\. Put down (\w+ \d)", out)
    assert first is not None
    second = out.split("Pass the keyboard to Player 2")[1].split("Pass the keyboard")[0]
    assert first[1] not in second.split("Taken back")[0]
    assert "Taken back: Player 1" in second
    assert first[1] not in second


def test_what_came_to_light_is_taken_back_only_if_all_agree(run: Run) -> None:
    play = ("play", *COVET, "--players", "2", "--bots", "none", "--seed", "3")
    lines = ["", "1", "", "1", "", "undo", "no", "undo", "yes", "", "save game.json", "quit"]
    _, out, _ = run(*play, lines=lines)
    assert out.count("Do all players agree") == 2
    assert out.count("Nothing was taken back") == 1
    assert out.count("Taken back: Player 2") == 1


def test_the_keyboard_is_passed_while_bids_are_sealed(run: Run) -> None:
    """Terra Mystica hides nothing else: once the bids are opened, all look at one screen."""

    def passed(*lines: str, way: str = "sealed-auction") -> tuple[list[str], str]:
        _, out, _ = run("play", "--players", "2", "--bots", "none", "--seed", "1", "--factions", way, lines=list(lines))
        return re.findall(r"Pass the keyboard to (Player \d), who presses Enter:", out), out

    asked, out = passed("", "1", "1", "", "1", "1", "1", "1", "1", "quit", "")
    assert asked == ["Player 1", "Player 2"]
    first, second = (out.index(f"Pass the keyboard to Player {n}") for n in (1, 2))
    assert "Bid " not in out[:first]
    assert "Starts with" not in out[:second]
    assert "Starts with" in out[second:]
    # Back behind the opened bids whoever bids takes the keyboard again.
    asked, out = passed("", "1", "1", "", "1", "1", "undo", "yes", "", "undo", "undo", "", "quit", "")
    assert asked[:2] == ["Player 1", "Player 2"]
    assert asked[-1] == "Player 1"
    assert passed("1", "1", "quit", "", way="auction")[0] == []


# -- everything else ----------------------------------------------------------------------------


def test_games_in_files(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("new", "game.json", *COVET, "--players", "3", "--set", "rounds=3", "--seed", "4", "--json")
    assert code == 0
    assert json.loads(out)["setup"] == json.loads((tmp_path / "game.json").read_text("utf-8"))["setup"]
    code, out, _ = run("show", "game.json")  # the file tells of which title it is
    assert code == 0
    assert "hand: -" in out, "a file is shown to everybody"
    assert run("draw", "game.json", "-o", "game.svg")[0] == 0
    code, out, _ = run("play", "--resume", "game.json", "--bots", "random,random,random")
    assert code == 0
    assert "Covet" in out
    assert run("export", "game.json")[0] == 2


def test_bots_play_many_games(run: Run) -> None:
    code, out, _ = run("simulate", *COVET, "-n", "4", "--players", "2", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 4
    code, out, _ = run("simulate", *COVET, "-n", "2", "--language", "pt")
    assert code == 0
    code, out, _ = run("arena", *COVET, "--bots", "random", "-n", "2", "--players", "2", "--json")
    assert code == 0
    assert json.loads(out)["command"].endswith("--game covet")


def test_the_commands_at_the_table(run: Run) -> None:
    looks = [
        "help",
        "table",
        "free",
        "why 1",
        "why play r9",
        "explain 1",
        "explain nonsense",
        "hint",
        "reasons",
        "more",
    ]
    looks += ["language it", "language en", "log", "save game.json", "load game.json", "?"]
    code, out, _ = run("play", *COVET, "--players", "2", "--seed", "3", lines=[*looks, "quit"])
    assert code == 0
    assert "This is possible" in out
    assert 'Nothing here is called "nonsense"' in out
    assert "The bots of this game cannot explain their choices." in out
    assert "Nothing has happened yet" in out
    assert "Exchange " in out
    assert "0 choices so far" in out
