"""The table in a terminal: whole games through a pipe, every way back, and words in three languages."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hexarch.cli import main
from hexarch.games import terra
from hexarch.games.terra.kinds import BONUS_CARD
from hexarch.words import Words, languages
from hexarch.words.store import store

Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `hexarch play` with options and typed lines; the exit code and what was shown."""
    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "300")

    def run(*options: str, lines: list[str]) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        code = main(["play", *options])
        shown = capsys.readouterr().out
        assert not re.search(r"\[console-|\[choice-|\[decision-", shown)
        return code, shown

    return run


TWO = ("--players", "2", "--bots", "none")


def test_a_whole_introductory_game_by_numbers(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    file = tmp_path / "game.json"
    code, shown = play(*TWO, "--save", str(file), lines=["1"] * 400)
    assert code == 0
    assert "Winner" in shown
    assert "Round 6" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    game = terra.loads(file.read_text("utf-8"))
    assert game.over
    assert {"Witches", "Nomads"} <= set(re.findall(r"\w+", shown))


def test_no_options_ask_a_few_questions(play: Play) -> None:
    code, shown = play(lines=["", "", "", "quit", ""])
    assert code == 0
    assert "How many players" in shown
    assert "Take your first bonus card" in shown
    code, shown = play(lines=["9", "x", "2", "3", "0", "7", "intro"])
    assert code == 0
    assert shown.count("Please type a number") == 4
    assert "Winner" in shown, "without people the bots play it out"


def test_a_number_is_read_to_its_last_digit(play: Play) -> None:
    """Zeros before a number and numbers of any length, at the questions and at the table."""
    code, shown = play(lines=["0000042", "9" * 3000, "0000002", "0000009", "0000000", "0000019", "0000001"])
    assert code == 0
    assert shown.count("Please type a number from 2 to 7") == 2
    assert shown.count("Please type a number from 0 to 2") == 1
    assert shown.count("Please type a number from 1 to 4") == 1
    assert "Winner" in shown
    looks = ["0000099", "log 0000042", "log 0000999", "reasons 0000042", "why 0000001", "9" * 3000]
    _, shown = play(*TWO, lines=["pass BON6", *looks, "quit", ""])
    assert "There is no choice 99:" in shown
    assert "There is no choice 999999999999:" in shown
    assert "Witches: Take" in " ".join(shown.split()), "42 lines are asked for, and there are fewer"
    assert "Type log and a number up to 500" in shown
    assert "no line or choice 42;" in shown
    assert "This is possible" in shown


def test_the_input_may_end_at_any_time(play: Play) -> None:
    assert play(lines=[])[0] == 1
    assert play(lines=["2", ""])[0] == 1
    code, shown = play(*TWO, lines=["1"])
    assert code == 1
    assert "input has ended" in shown


def test_undo_save_and_resume(play: Play, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    moves = ["pass BON6", "pass BON1", "upgrade F4 to TP", "leech 1 from witches", "done"]
    code, _ = play(*TWO, lines=[*moves, f"save {first}", "quit"])
    assert code == 0
    game = terra.loads(first.read_text("utf-8"))
    assert [text for _, text in game.history] == moves
    # One more move of the second player, taken back again, is the same game.
    more = ["upgrade E8 to TP", "undo", f"save {second}", "quit"]
    code, shown = play("--resume", str(first), lines=more)
    assert code == 0
    assert "5 choices so far" in shown
    assert terra.loads(second.read_text("utf-8")).digest() == game.digest()
    # What was loaded can be taken back too, one choice after the other, to the very beginning.
    code, shown = play("--resume", str(first), lines=[*["undo"] * 6, f"save {second}", "quit", ""])
    assert next(line for line in shown.splitlines() if "Taken back" in line).endswith(Words("en").choice("done"))
    assert shown.count("Taken back") == 5
    assert "nothing to take back" in shown
    assert terra.loads(second.read_text("utf-8")).history == []


def test_undo_goes_back_behind_the_bots(play: Play) -> None:
    lines = ["1", "upgrade F4 to TP", "", "undo", "undo", "log", "quit", ""]
    code, shown = play("--players", "2", "--bots", "greedy", lines=lines)
    assert code == 0
    assert shown.count("Taken back") == 2
    assert shown.count("Round 1, turn 1") == 2


def test_undo_takes_back_the_last_choice_whoever_made_it(play: Play, tmp_path: Path) -> None:
    """Around one console: the witches build, the nomads are asked for their power, and the slip can be mended."""
    file = tmp_path / "game.json"
    moves = ["pass BON6", "pass BON1", "upgrade F4 to TP"]
    code, shown = play(*TWO, lines=[*moves, "undo", f"save {file}", "quit"])
    assert code == 0
    assert "Taken back: Witches, Upgrade F4 to a trading house" in shown
    assert [text for _, text in terra.loads(file.read_text("utf-8")).history] == moves[:2]


@pytest.mark.parametrize("language", languages())
def test_undo_says_in_words_what_is_taken_back(play: Play, language: str) -> None:
    """As the log does, also for a first card and for what a faction calls its own way."""
    words = Words(language)
    lines = [f"language {language}", "pass BON6", "pass BON1", "upgrade F4 to TP", "undo", "undo", "quit", ""]
    _, shown = play(*TWO, lines=lines)
    told = words.choice("upgrade F4 to TP", label="witches")
    assert words.text("console-undone", who=words.name("witches"), choice=told) in shown
    told = words.choice("pass BON1", BONUS_CARD)
    assert told != words.choice("pass BON1"), "the first card is taken without passing"
    assert words.text("console-undone", who=words.name("witches"), choice=told) in shown
    factions = ("--factions", "acolytes,witches", "--bots", "none", "--seed", "2")
    _, shown = play(*factions, lines=[f"language {language}", *["1"] * 7, "dig 1", "undo", "quit", ""])
    told = words.choice("dig 1", label="acolytes")
    assert words.text("console-undone", who=words.name("acolytes"), choice=told) in shown


def test_reasons_come_in_the_language_of_the_table(play: Play) -> None:
    for language in languages():
        _, shown = play(*TWO, lines=[f"language {language}", "save /no/such/place.json", "quit", ""])
        assert Words(language).text("console-why-missing") in " ".join(shown.split())


def test_where_to_save_is_looked_at_before_the_game_begins(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is asked in vain, and an earlier game is not touched before there is a choice to save."""
    capsys.readouterr()
    assert main(["play", *TWO, "--save", str(tmp_path / "none" / "x.json")]) == 2
    assert capsys.readouterr().out == ""
    file = tmp_path / "game.json"
    play(*TWO, "--save", str(file), lines=["quit"])
    assert not list(tmp_path.iterdir()), "no choice, no file"
    earlier = terra.new(2, factions="intro").dumps()
    file.write_text(earlier, encoding="utf-8")
    play(*TWO, "--save", str(file), lines=["quit"])
    assert file.read_text("utf-8") == earlier
    play(*TWO, "--save", str(file), lines=["1", "quit"])
    assert len(terra.loads(file.read_text("utf-8")).history) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_load_from_inside(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", f"save {file}", "1", f"load {file}", "load", "log", "load nowhere.json", "load", "quit"]
    code, shown = play(*TWO, lines=lines)
    assert code == 0
    assert shown.count("1 choice so far") == 3
    assert "There is no file nowhere.json" in shown


def test_quit_offers_to_save(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    code, shown = play(*TWO, lines=["1", "quit", str(file)])
    assert code == 0
    assert "Save before you leave?" in shown
    assert len(terra.loads(file.read_text("utf-8")).history) == 1


def test_a_foreign_file_is_not_overwritten(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    _, shown = play(*TWO, lines=["1", f"save {file}", f"save {tmp_path}", "save", "quit", ""])
    assert file.read_text() == "Dear Anna"
    assert "is not a saved game and has been left as it is" in shown
    assert "is a folder" in shown
    assert "Where to?" in shown


def test_the_language_can_be_changed(play: Play) -> None:
    lines = ["language it", "language pt", "language xx", "help", "language en", "help", "quit"]
    code, shown = play(*TWO, lines=lines)
    assert code == 0
    for language in languages():
        assert Words(language).text("decision-bonus-card") in " ".join(shown.split())
    assert "Não existe o idioma" in shown


def test_refusals_are_sentences_with_their_rule(play: Play) -> None:
    lines = ["pass BON6", "pass BON1", "build A1", "why upgrade F4 to SH", "gibberish", "999", "build Z9", "quit", ""]
    _, shown = play(*TWO, lines=lines)
    assert "(Transform and build)" in shown
    assert "(Upgrading a structure)" in shown
    assert '"gibberish" is not a command' in shown
    assert "There is no choice 999" in shown
    assert "no hex Z9" in shown


def test_a_refused_choice_can_be_paid_by_conversions(play: Play) -> None:
    lines = ["pass BON6", "pass BON1", "pay", "action ACT3", "pay", "quit", ""]
    _, shown = play(*TWO, lines=lines)
    assert "There is nothing to pay for" in shown
    assert "You could: Sacrifice" not in shown, "five tokens in bowl II are not enough"
    lines = ["pass BON6", "pass BON4", "action ACT3", "pay", "", "log", "quit", ""]
    _, shown = play(*TWO, lines=lines)
    assert "Type pay to do so" in shown
    assert "Witches: Use action ACT3" in " ".join(shown.split())


def test_warnings_come_before_and_do_not_block(play: Play) -> None:
    lines = ["pass BON6", "pass BON1", "upgrade C3 to TP", "log", "quit", ""]
    _, shown = play(*TWO, lines=lines)
    assert shown.count("No opponent is next to this hex") >= 2
    assert "Upgrade C3 to a trading house" in shown.split("Witches (Player 1) >")[-2]


@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_no_bonus_cards_are_listed_where_none_may_be_taken(play: Play, profile: str) -> None:
    """In the last round, and at the end: they lie there, but nobody takes one."""
    code, shown = play(*TWO, "--profile", profile, lines=["1"] * 400)
    assert code == 0
    title = re.compile(r"^─+ (Set-up|Round \d|The game is over)", re.MULTILINE)
    parts = title.split(shown)
    listed = {name: "Bonus cards available:" in text for name, text in zip(parts[1::2], parts[2::2], strict=True)}
    assert listed == {"Set-up": True} | {f"Round {n}": n < 6 for n in range(1, 7)} | {"The game is over": False}


def test_looking_around(play: Play) -> None:
    looks = ["board", "board nomads", "board 9", "map", "table", "free", "more", "explain BON1", "rules witches"]
    looks += ["explain strict-leech", "explain nothing", "explain", "explain 1", "why", "why 1", "log 0", "log 3", "?"]
    _, shown = play(*TWO, lines=["log", "pass BON6", "pass BON4", *looks, "quit", ""])
    assert "Nothing has happened yet" in shown
    assert "income from the next one" in shown
    assert 'There is no seat "9"' in shown
    assert 'no tile, faction or option "nothing"' in shown
    assert "convert 1W to 1C" in shown
    assert "This is possible" in shown
    assert "After sacrificing power" in shown


def test_a_file_of_set_up_and_one_of_bots(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    code, shown = play("--bots", "random,random", "--players", "2", "--seed", "4", "--factions", "random", lines=[])
    assert code == 0
    assert "Seed of this game: 4" in shown
    code, _ = play("--bots", "random", "--players", "2", "--save", str(file), lines=["1", "quit"])
    names = json.loads(file.read_text("utf-8"))["setup"]["players"]
    assert names == ["Player 1", "random 2"], "a saved game knows its bots"


# -- the expansion ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "asked"),
    [
        ("icemaidens", ["terrain", "favor-tile"]),
        ("yetis", ["terrain"]),
        ("acolytes", ["terrain", "eruption", "lose-cult"]),
        ("dragonlords", ["terrain", "eruption", "lose-tokens"]),
        ("shapeshifters", ["terrain", "token"]),
        ("riverwalkers", ["terrain", "unlock"]),
    ],
)
def test_a_whole_game_with_each_faction_of_the_expansion(play: Play, faction: str, asked: list[str]) -> None:
    options = ("--factions", f"{faction},witches", "--bots", "greedy", "--seed", "2", "--final", "random")
    code, shown = play(*options, lines=["board", "dig 1", *["1"] * 700])
    assert code == 0
    assert "Winner" in shown
    assert "Extra final scoring" in shown
    text = " ".join(shown.split())
    for decision in asked:
        assert Words("en").text(f"decision-{decision}") in text, decision


@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_a_game_of_many_factions_in_every_language(play: Play, profile: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    factions = "shapeshifters,dragonlords,yetis,engineers"
    options = ("--factions", factions, "--bots", "none", "--profile", profile, "--map", "fjords", "--seed", "3")
    lines = [*["1"] * 12, "language it", "table", "board", "language pt", *["1"] * 30, "board", "map", "log", "quit"]
    code, shown = play(*options, "--save", str(file), lines=lines)
    assert code == 0
    assert not re.search(r"\[[a-z]+-", shown)
    assert "ghiaccio = Yeti" in shown
    assert "vulcão = Senhores dos Dragões" in shown


def test_an_open_auction(play: Play) -> None:
    options = ("--factions", "auction", "--players", "3", "--bots", "none", "--seed", "5")
    lines = ["1", "1", "nomads 33", "Nomads 34", "alchemists 39", "halflings 35", "bid witches 50", "witches", "log"]
    code, shown = play(*options, lines=[*lines, "quit", ""])
    assert code == 0
    assert "no bids yet" in shown
    assert "Player 1 would start with 40 VP" in shown
    assert "Player 1: Bid 33 for the Nomads" in shown
    assert "Another player holds this faction for 33 points: bid fewer." in shown
    assert "Player 2: Bid 39 for the Alchemists" in shown
    assert "You cannot bid for the Halflings now." in shown
    assert "A bid is a number from 0 to 40." in shown
    assert '"witches" is not a command' in shown
    menus = shown.split("Bid for a faction:")[1:]
    assert len(menus) == 5
    assert all(part.split("For any other number")[0].count("Bid ") == 9 for part in menus), "a short list"


@pytest.mark.parametrize("way", ["auction", "sealed-auction"])
def test_a_whole_game_after_an_auction(play: Play, way: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = (
        "--factions",
        way,
        "--players",
        "3",
        "--bots",
        "greedy,greedy",
        "--option",
        "fire-and-ice",
        "--seed",
        "8",
    )
    code, shown = play(*options, "--save", str(file), lines=["1"] * 700)
    assert code == 0
    assert "Winner" in shown
    assert shown.count("Starts with") == 3
    game = terra.loads(file.read_text("utf-8"))
    assert all(20 < row["start"] <= 40 for row in game.scores())


def test_sealed_bids_stay_hidden(play: Play) -> None:
    options = ("--factions", "sealed-auction", "--players", "2", "--bots", "human,greedy", "--seed", "1")
    _, shown = play(*options, lines=["1", "1", "quit", ""])
    assert "greedy 2: Bid" not in shown
    assert "Pass the keyboard" not in shown, "only one person is here"
    sealed = ("--factions", "sealed-auction", *TWO, "--seed", "1")
    _, shown = play(*sealed, lines=["", "2", "2", "", "log", "quit", ""])
    log = shown.split("Player 2 >")[1]
    assert "Player 1: A sealed bid" in log
    assert "Player 1: Bid" not in log


def test_play_on_a_map_of_ones_own(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    assert main(["map", "generate", "3", "-o", str(file)]) == 0
    options = ("--map", str(file), "--factions", "riverwalkers,giants", "--bots", "random,random")
    code, shown = play(*options, "--seed", "1", lines=[])
    assert code == 0
    assert "Winner" in shown


def test_the_expansion_is_explained(play: Play) -> None:
    looks = ["explain building-on-edge", "rules Ice Maidens", "explain fire-and-ice-factions/ice", "explain ACTH5"]
    _, shown = play(*TWO, lines=[*looks, "quit"])
    assert "on the edge of the map" in shown
    assert "Ice Maidens (ice)" in shown
    assert "Ice Maidens and Yetis" in shown
    assert "For 5 power" in shown


def test_every_text_the_console_asks_for_exists(root: Path) -> None:
    folders = [root / "src/hexarch/console", root / "src/hexarch/games/terra/console"]
    sources = [*(file for folder in folders for file in folder.glob("*.py")), root / "src/hexarch/cli.py"]
    text = "\n".join(file.read_text("utf-8") for file in sources)
    wanted = set(re.findall(r'"(console-[a-z-]*[a-z])"', text))
    wanted |= {f"console-help-{name}" for name in re.findall(r'\bh\("([a-z-]+)"\)', text)}
    assert len(wanted) > 150
    for language in languages():
        keys = [key for key in list(store(language).keys()) if key.startswith(("console-", "own-console-"))]
        assert wanted <= set(keys), language
        assert not [key for key in keys if key.startswith("own-") and key.removeprefix("own-") not in keys]
        english = [key for key in list(store("en").keys()) if key.startswith(("console-", "own-console-"))]
        assert sorted(keys) == sorted(english)
