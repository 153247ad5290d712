"""The command `hexarch`: figures for people and programs, and clear words for everything that goes wrong."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hexarch.cli import commands
from hexarch.games import terra
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.title import TITLE

Run = Callable[..., tuple[int, str, str]]
LEDGER = "4pLeague_S60_D1L1_G2.txt"
COMMANDS = commands()


@pytest.fixture
def run(hexarch: Run) -> Run:
    """Any command."""
    return hexarch


def shell(*tokens: str, given: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HEXARCH_LANGUAGE": "en", "COLUMNS": "80"}
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", *tokens]
    return subprocess.run(command, input=given, capture_output=True, text=True, env=environment, cwd=folder, timeout=60)


# -- help and version -----------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    done = shell("--help")
    assert done.returncode == 0
    assert all(f" {name} " in done.stdout for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert "[console-" not in out


def test_help_speaks_the_language(run: Run) -> None:
    assert "Gioca in questo terminale" in run("--language", "it", "--help")[1]
    assert "Joga neste terminal" in run("play", "--help", "--language=pt")[1]


def test_version(run: Run) -> None:
    code, out, _ = run("version")
    assert code == 0
    assert out.strip().count(".") == 2


# -- what goes wrong ------------------------------------------------------------------------

WRONG = [
    (("nonsense",), 'no command "nonsense"'),
    (("--language", "xx", "version"), 'no language "xx"'),
    (("--language",), "no language"),
    (("play", "--players", "many"), '--players: "many"'),
    (("play", "--players", "8"), "not 8"),
    (("play", "--players", "1"), "not 1"),
    (("play", "--seats", "3"), "no option --seats"),
    (("play", "--bots", "grandmaster"), 'no bot "grandmaster"'),
    (("play", "--players", "2", "--bots", "random,random,random"), "3 bots do not fit"),
    (("play", "--resume", "nowhere.json"), "no file nowhere.json"),
    (("play", "--save", "no/such/folder/game.json"), "cannot be written: there is no such file or folder"),
    (("play", "--save", "."), "is a folder"),
    (("play", "--save", "letter"), "left as it is"),
    (("play", "--save", "x" * 300), "the name is too long"),
    (("play", "--resume", "game.json", "--save", "no/such/folder/game.json"), "cannot be written"),
    (("play", "--factions", "intro", "--map", "fjords"), "base map"),
    (("play", "--factions", "intro", "--option", "fire-and-ice-final-scoring=on"), "without extra final scoring"),
    (("play", "--factions", "foo"), 'no faction "foo"'),
    (("play", "--factions", "foo", "--players", "3"), 'no faction "foo"'),
    (("play", "--factions", ","), 'no faction ","'),
    (("play", "--factions", "witches"), "not 1"),
    (("new", "--factions", "foo"), 'no faction "foo"'),
    (("new", "--factions", "foo", "--players", "3"), 'no faction "foo"'),
    (("simulate", "--factions", "foo"), 'no faction "foo"'),
    (("simulate", "--factions", ",", "--players", "2"), 'no faction ","'),
    (("new", "--players", "8"), "not 8"),
    (("new", "--players", "-3"), "not -3"),
    (("new", "--factions", "witches,auren"), "colour"),
    (("new", "--factions", "witches,nomads", "--players", "3"), "2"),
    (("new", "--factions", "orcs,elves"), 'no faction "orcs"'),
    (("new", "--option", "strict-leech=perhaps"), "=on or =off"),
    (("new", "--option", "free-beer=on"), 'no option "free-beer"'),
    (("new", "--profile", "home"), '"home"'),
    (("new", "--map", "moon", "--factions", "random"), 'no map "moon"'),
    (("new", "--seed", "first"), "--seed"),
    (("new", "."), "is a folder"),
    (("new", "no/such/folder/game.json"), "cannot be written"),
    (("new", "binary"), "left as it is"),
    (("show",), "FILE is missing"),
    (("show", "nowhere"), "no file nowhere"),
    (("show", "."), "is a folder"),
    (("show", "binary"), "not a text file"),
    (("show", "large"), "too large"),
    (("show", "letter"), "not a ledger"),
    (("show", "broken.json"), "cut short or changed"),
    (("show", "game.json", "--at", "7"), "no line or choice 7"),
    (("show", "game.json", "--at", "-1"), "no line or choice -1"),
    (("show", "game.json", "extra"), "too much on the line"),
    (("draw", "game.json", "--theme", "pink"), 'no theme "pink"'),
    (("draw", "game.json", "-o", "."), "is a folder"),
    (("export", "binary"), "not a text file"),
    (("simulate", "-n", "0"), "--games must be between 1"),
    (("simulate", "-n", "2", "--jobs", "0"), "--jobs must be between 1"),
    (("simulate", "--bots", "human"), "bots only"),
    (("simulate", "--bots", ""), "bots only"),
    (("simulate", "--players", "9"), "not 9"),
    (("check",), "at least one ledger"),
    (("new", "--factions", "yetis,icemaidens"), "faction board"),
    (("new", "--factions", "yetis,witches", "--option", "fire-and-ice-factions/ice=off"), "are not in this game"),
    (("new", "--factions", "random", "--final", "longest-beard"), 'no final scoring tile "longest-beard"'),
    (("new", "--final", "edge"), "without extra final scoring"),
    (("new", "--factions", "random", "--map", "nowhere.toml"), "no file nowhere.toml"),
    (("new", "--factions", "random", "--map", "letter"), "map file cannot be read"),
    (("new", "--factions", "random", "--map", "custom:A:YUK"), "needs 5 to"),
    (("map", "colour"), "Commands: check, generate, draw"),
    (("map", "check"), "FILE is missing"),
    (("map", "check", "nowhere"), "no file nowhere"),
    (("map", "check", "binary"), "not a text file"),
    (("map", "check", "letter"), "map file cannot be read"),
    (("map", "generate", "--seed", "first"), "--seed"),
    (("map", "generate", "--rows", "3"), "3 rows"),
    (("map", "generate", "-o", "."), "is a folder"),
    (("map", "draw", "base", "-o", "x.svg", "--theme", "pink"), 'no theme "pink"'),
    (("simulate", "--final", "none"), "no final scoring tile"),
]


@pytest.mark.parametrize(("tokens", "words"), WRONG, ids=[" ".join(tokens) for tokens, _ in WRONG])
def test_wrong_use_is_told_clearly(run: Run, tmp_path: Path, tokens: tuple[str, ...], words: str) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "letter").write_text("Dear Anna")
    with (tmp_path / "large").open("wb") as file:
        file.truncate(100_000_000)
    saved = terra.new(2, factions="intro").dumps()
    (tmp_path / "game.json").write_text(saved)
    (tmp_path / "broken.json").write_text(saved.replace("Player 1", "Player 9"))
    code, _, err = run(*tokens)
    assert code == 2
    assert words in err
    assert "Traceback" not in err
    assert "[console-" not in err


def test_errors_speak_the_language(run: Run) -> None:
    assert run("--language", "it", "show", "nowhere")[2].startswith("Il file nowhere non esiste")
    assert run("show", "nowhere", "--language", "pt")[2].startswith("O arquivo nowhere não existe")


def test_no_traceback_at_a_shell(tmp_path: Path) -> None:
    done = shell("show", "nowhere", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "There is no file nowhere.\n"


# -- games in files ---------------------------------------------------------------------------


def test_new_writes_a_game_that_can_be_played(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("new", "game.json", "--players", "3", "--factions", "random", "--seed", "5", "--json")
    assert code == 0
    told = json.loads(out)
    game = terra.loads((tmp_path / "game.json").read_text("utf-8"))
    assert told["setup"]["factions"] == list(game.setup.factions)
    assert game.digest() == terra.loads(run("new", "--players", "3", "--factions", "random", "--seed", "5")[1]).digest()
    options = ("--profile", "league", "--option", "strict-leech=off", "--option", "loose-dig")
    setup = json.loads(run("new", "--json", "--factions", "draft", *options)[1])
    assert setup["profile"] == "league"
    assert setup["options"] == {"loose-dig": True, "strict-leech": False}


def test_show_and_draw_a_saved_game(run: Run, tmp_path: Path) -> None:
    game = terra.new(2, factions="intro")
    game.step(1, "pass BON6")
    game.step(0, "pass BON1")
    (tmp_path / "game.json").write_text(game.dumps(), "utf-8")
    code, out, _ = run("show", "game.json")
    assert code == 0
    assert "Round 1, turn 1" in out
    assert "Set-up" in run("show", "game.json", "--at", "1")[1]
    assert json.loads(run("show", "game.json", "--json")[1]) == json.loads(json.dumps(game.view()))
    assert json.loads(run("show", "game.json", "--at", "0", "--json")[1])["round"] == 0
    code, out, _ = run("draw", "game.json", "-o", "game.svg", "--theme", "dark")
    assert code == 0
    assert (tmp_path / "game.svg").read_text("utf-8").startswith("<svg")
    assert run("draw", "game.json", "--at", "1")[1].startswith("<svg")


def test_export_writes_a_ledger_that_agrees(run: Run, tmp_path: Path) -> None:
    from hexarch import bots

    game = terra.new(2, seed=3, ruleset="league")
    bots.play(game, [bots.make(TITLE, "random", 3)] * 2)
    (tmp_path / "game.json").write_text(game.dumps(), "utf-8")
    code, out, _ = run("export", "game.json", "-o", "game.txt")
    assert (code, out) == (0, "Written to game.txt\n")
    assert run("export", "game.json")[1] == (tmp_path / "game.txt").read_text("utf-8")
    assert run("check", "game.txt")[0] == 0


# -- the expansion ----------------------------------------------------------------------------


def test_new_games_with_the_expansion(run: Run) -> None:
    def setup(*options: str) -> dict[str, object]:
        code, out, err = run("new", "--json", *options)
        assert (code, err) == (0, "")
        found: dict[str, object] = json.loads(out)
        return found

    named = setup("--factions", "yetis,witches")
    assert named["options"] == {"fire-and-ice-factions/ice": True}
    assert setup("--factions", "auction")["auction"] == "open"
    assert setup("--factions", "sealed-auction", "--players", "3")["auction"] == "sealed"
    assert setup("--factions", "random", "--final", "edge")["final_tile"] == "building-on-edge"
    assert setup("--factions", "random", "--final", "connected-clusters")["final_tile"] == "connected-clusters"
    assert setup("--factions", "random", "--final", "random")["final_tile"]
    whole = setup("--factions", "random", "--players", "5", "--option", "fire-and-ice", "--seed", "3")
    assert len(whole["options"]) == 4  # type: ignore[arg-type]
    assert whole["final_tile"]
    off = setup("--factions", "draft", "--option", "fire-and-ice=off")["options"]
    assert set(off.values()) == {False}  # type: ignore[attr-defined]


def test_positions_of_the_expansion(run: Run) -> None:
    options = ("--factions", "riverwalkers,acolytes,yetis", "--final", "distance", "--map", "fire_ice")
    assert run("new", "game.json", *options)[0] == 0
    code, out, _ = run("show", "game.json")
    assert code == 0
    assert "Extra final scoring: Greatest distance 18/12/6" in out
    assert "ice = Yetis" in out
    assert "volcano = Acolytes" in out
    assert run("new", "bids.json", "--factions", "auction", "--players", "2")[0] == 0
    out = run("show", "bids.json")[1]
    assert "Open auction" in out
    assert out.count("no bids yet") == 2
    assert run("draw", "game.json", "-o", "game.svg")[0] == 0
    assert run("simulate", "-n", "2", *options)[0] == 0
    code, out, _ = run("simulate", "-n", "2", "--factions", "sealed-auction", "--option", "fire-and-ice", "--json")
    assert json.loads(out)["by_source"]["final"] > 0


def test_the_lists_show_the_expansion(run: Run) -> None:
    listed = json.loads(run("factions", "--json")[1])
    assert len([row for row in listed if row["option"] != "fan-factions"]) == 20
    assert {row["id"] for row in listed} == set(by_id())
    assert [row["home"] for row in listed[-2:]] == ["any terrain", "any terrain"]
    assert "fire-and-ice-factions/ice" in run("factions")[1]
    assert len(json.loads(run("tiles", "--json")[1])["final"]) == len(everything().final_tiles) == 5
    assert "fire-and-ice-final-scoring" in run("options")[1]


# -- maps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["check", "generate", "draw"])
def test_every_command_for_maps_has_help(run: Run, command: str) -> None:
    for language in ("en", "it", "pt"):
        code, out, err = run("map", command, "--help", "--language", language)
        assert (code, err) == (0, "")
        assert "[console-" not in out
    assert command in run("map", "--help")[1]


def test_maps_are_made_checked_drawn_and_played(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("map", "generate", "--seed", "7", "-o", "own.toml")
    assert (code, out) == (0, "Written to own.toml\n")
    assert run("map", "generate", "--seed", "7")[1] == (tmp_path / "own.toml").read_text("utf-8")
    code, out, _ = run("map", "check", "own.toml")
    assert code == 0
    assert "Random map 7" in out
    told = json.loads(run("map", "check", "own.toml", "--json")[1])
    assert told == json.loads(run("map", "generate", "--seed", "7", "--json")[1])
    assert told["findings"] == []
    assert "A1" in run("map", "draw", "own.toml")[1]
    assert run("map", "draw", told["id"], "-o", "own.svg", "--language", "it")[0] == 0
    assert (tmp_path / "own.svg").read_text("utf-8").startswith("<svg")
    for given in ("own.toml", told["id"]):
        assert json.loads(run("new", "--factions", "random", "--map", given, "--json")[1])["map"] == told["id"]
    assert run("new", "game.json", "--factions", "random", "--map", "own.toml")[0] == 0
    assert "A1" in run("show", "game.json")[1]
    assert run("simulate", "-n", "2", "--map", "own.toml", "--players", "2")[0] == 0
    assert "mapa básico" in run("map", "check", "base", "--language", "pt")[1]


# -- figures ----------------------------------------------------------------------------------


def test_simulate_counts_the_same_with_any_number_of_processes(run: Run) -> None:
    one = json.loads(run("simulate", "-n", "6", "--players", "3", "--seed", "9", "--json")[1])
    two = json.loads(run("simulate", "-n", "6", "--players", "3", "--seed", "9", "--jobs", "2", "--json")[1])
    for timing in ("seconds", "ms_per_game", "decisions_per_s", "jobs"):
        del one[timing], two[timing]
    assert one == two
    assert one["games"] == 6
    assert sum(row["seats"] for row in one["by_label"].values()) == 18
    assert sum(row["wins"] for row in one["by_bot"].values()) == pytest.approx(6, abs=0.1)
    assert one["mean_vp"] == pytest.approx(sum(one["by_source"].values()), abs=0.1)


def test_simulate_prints_tables(run: Run) -> None:
    code, out, _ = run("simulate", "-n", "2", "--factions", "intro", "--bots", "greedy,random", "--language", "it")
    assert code == 0
    assert "2 partite, 4 giocatori" in out
    assert "greedy" in out
    assert "Nomadi" in out


@pytest.mark.shared
def test_check_and_show_a_real_game(run: Run, shared: Path, tmp_path: Path) -> None:
    file = shared / "ledgers" / LEDGER
    code, out, _ = run("check", str(file))
    assert code == 0
    assert "agrees" in out
    lines = file.read_text("utf-8").splitlines()
    wrong = next(i for i, line in enumerate(lines) if "upgrade" in line)
    columns = lines[wrong].split("\t")
    columns[2] = "199 VP"
    (tmp_path / "wrong.txt").write_text("\n".join([*lines[:wrong], "\t".join(columns), *lines[wrong + 1 :]]), "utf-8")
    code, out, _ = run("check", "wrong.txt", str(file))
    assert code == 1
    assert f"Line {wrong + 1}" in out
    assert "1 agree, 1 differ" in out
    code, out, _ = run("check", "wrong.txt", "nowhere", "--json")
    assert code == 2
    told = json.loads(out)
    assert told["files"][0]["difference"]["line"] == wrong + 1
    assert told["summary"]["unreadable"] == 1
    code, out, _ = run("show", str(file), "--at", "100", "--json")
    assert json.loads(out)["round"] == 1
    assert json.loads(run("show", str(file), "--json")[1])["over"]
    assert run("show", "wrong.txt", "--at", str(wrong + 1))[0] == 2
    assert run("show", str(file), "--at", "99999")[0] == 2


@pytest.mark.parametrize("command", ["options", "factions", "tiles"])
@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_lists(run: Run, command: str, language: str) -> None:
    code, out, _ = run(command, "--language", language)
    assert code == 0
    assert len(out.splitlines()) > 20
    assert "[" not in out
    assert json.loads(run(command, "--json")[1])


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    command = f"{sys.executable} -c 'from hexarch.cli import main; main()' tiles | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr


def test_somebody_else_begins_the_introductory_game(run: Run) -> None:
    code, out, _ = run("new", "--players", "3", "--first", "3")
    assert code == 0
    game = terra.loads(out)
    for _ in range(3):  # bonus cards
        seat = game.to_act[0]
        game.step(seat, game.options(seat)[0])
    assert game.to_act == (2,)
    for wrong in (("--first", "4"), ("--first", "2", "--factions", "random")):
        code, out, err = run("new", "--players", "3", *wrong)
        assert (code, out) == (2, "")
        assert "introductory" in err
