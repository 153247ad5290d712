"""A bot at a foreign table: the conversation, patience with whatever goes wrong, and the command behind a pipe."""

import io
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarch import bots
from hexarch.bots.protocol import LONGEST, Session, serve
from hexarch.games import terra
from hexarch.games.terra.ledger.rows import LARGEST
from hexarch.games.terra.ledger.write import write
from hexarch.games.terra.title import TITLE
from hexarch.words import Words, languages

from .foreign import CARDS, TILES, TWO, Table

# -- a conversation ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", bots.names(TITLE))
def test_every_bot_sits_down_and_answers(name: str) -> None:
    table = Table(name)
    assert table.ask("hello") == [f"hexarch bot {name} protocol 1"]
    table.begin(TWO)
    for _ in range(8):
        table.ask(table.ask(f"choose {table.next()} 0.2")[0])
    if name == "random":
        assert table.error(f"why {table.next()}") == "no_opinion"
        assert table.error("estimate") == "no_opinion"
        return
    opinions = table.ask(f"why {table.next()} 0.2")
    assert 1 <= len(opinions) <= bots.MOST_OPINIONS
    for line in opinions:
        points, text = line.split(" ", 1)
        assert -50 < float(points) < 300
        assert not hasattr(table.game.quote(table.game.to_act[-1], text), "refusal")
    assert [line.split()[0] for line in table.ask("estimate")] == ["witches", "nomads"]


def test_the_end_of_a_turn_need_not_be_said() -> None:
    table = Table().begin(TWO)
    for _ in range(7):  # dwellings and cards
        table.ask(f"play {table.next()}")
    first = table.next()
    row = table.ask(f"choose {first}")[0]
    assert "done" not in row
    table.ask(row)
    second = table.next()
    assert second != first
    table.ask(f"{first}: convert 1W to 1C")  # the turn is still open for conversions
    digest = table.game.digest()
    table.ask(f"choose {second}")
    assert table.game.digest() == digest
    table.ask(f"play {second}")
    assert table.error(f"{second}: convert 1W to 1C") == "not_your_turn"


def test_seats_by_faction_number_and_player() -> None:
    table = Table().begin([*TWO, "Player 1: Ann", "Player 2: Bea"])
    assert (
        table.ask("choose 1") == table.ask("choose witches") == table.ask("choose ann") == table.ask("choose WITCHES")
    )
    assert table.error("choose 0") == "no_such_seat"
    assert table.error("choose 3") == "no_such_seat"
    assert table.error("choose giants") == "no_such_seat"
    assert table.error("choose 2") == "not_to_act"


def test_undo_takes_back_what_changed_something() -> None:
    table = Table().begin(TWO)
    digests = [table.game.digest()]
    for _ in range(6):
        table.ask(f"play {table.next()}")
        digests.append(table.game.digest())
    table.ask("witches: wait")
    table.ask("undo")
    assert table.game.digest() == digests[5]
    table.ask("undo 3")
    assert table.game.digest() == digests[2]
    assert table.error("undo 3") == "nothing_to_undo"
    table.ask("undo 2")
    assert table.game.digest() == digests[0]
    assert table.error("undo") == "nothing_to_undo"
    assert [table.error(f"undo {word}") for word in ("0", "-1", "x", "٣", "9" * 99)] == ["bad_number"] * 5


def test_factions_may_be_chosen_in_the_game() -> None:
    table = Table().begin([*TILES, *CARDS, "Player 1: Ann", "Player 2: Bea"])
    assert table.ask("show")[1] == "to act: 1"
    table.ask("1: setup giants")
    row = table.ask("choose bea")[0]
    assert row.startswith("2: setup ")
    table.ask(row)
    assert table.ask("show")[2].startswith("giants: 20 VP")


def test_saved_games_and_unfinished_ledgers_go_on() -> None:
    game = terra.new(3, seed=4, ruleset="league")
    for _ in range(30):
        seat = game.to_act[0]
        game.step(seat, bots.make(TITLE, "greedy").choose(game, seat))
    for text in (game.dumps(), write(game)):
        table = Table()
        for line in ["begin", *text.splitlines()]:
            table.session.line(line.encode())
        assert table.ask("end")[0].startswith("round ")
        assert table.game.digest() == game.digest()
        table.ask(f"play {table.next()}")


def test_rules_of_the_header() -> None:
    table = Table().begin([*TWO, "profile rulebook", "option deferred-leech on"])
    assert table.game.setup.rules.profile == "rulebook"
    assert table.game.setup.rules.deferred_leech


# -- what goes wrong --------------------------------------------------------------------------


def test_requests_that_make_no_sense_have_a_code_and_change_nothing() -> None:
    table = Table()
    for line, code in {
        "show": "no_game",
        "choose witches": "no_game",
        "undo": "no_game",
        "move witches build A1": "no_game",
        "fly": "unknown_command",
        "setup": "missing",
        "end": "no_block",
        "start": "no_round_tiles",
        "x" * (LONGEST + 1): "too_long",
        "show\x00": "not_text",
        "\u202eshow": "not_text",
    }.items():
        assert table.error(line) == code, line[:40]
    assert table.error(b"\xff\xfe\x00show") == "not_text"
    table.begin(TWO)
    before = table.game.digest()
    for line, code in {
        "move": "missing",
        "move witches": "missing",
        "witches:": "missing",
        "choose": "missing",
        "choose witches 1 2": "missing",
        "choose witches 0": "bad_number",
        "choose witches nan": "bad_number",
        "choose witches inf": "bad_number",
        "choose witches 1e9": "bad_number",
        "choose witches -1": "bad_number",
        "witches: build Z9": "unknown_hex",
        "witches: build A1": "not_home_terrain",
        "witches: build " + "F4. build " * 400: "too_long",
        "witches: dance": "unreadable",
        "nomads: build A5": "not_your_turn",
        "witches: leech 3": "no_such_offer",
        "witches: build A3. build A1": "not_your_turn",
    }.items():
        assert table.error(line) == code, line[:60]
        assert table.game.digest() == before
    assert table.session.line(b"") == table.session.line(b"   ") == []


def test_a_set_up_that_cannot_be_played_says_why_and_can_be_mended() -> None:
    table = Table()
    for line in [*TWO, "faction witches"]:
        table.ask(f"setup {line}")
    assert table.error("start") == "impossible_setup"
    assert table.error("show") == "no_game"
    table.ask("clear")
    table.begin(TWO)
    table.ask("setup faction martians")
    assert table.error("start") == "unknown_faction"
    assert table.ask("show")[1] == "to act: witches"
    for _ in range(199):
        table.ask("setup option x")
    assert table.error("setup one more") == "too_large"


def test_a_block_that_cannot_be_read_leaves_the_game_as_it_is() -> None:
    table = Table().begin(TWO)
    before = table.game.digest()
    blocks: list[tuple[list[bytes], str]] = [
        ([], "empty_file"),
        ([b"no ledger"], "no_setup_rows"),
        ([b"{"], "not_json"),
        ([b"{}"], "foreign"),
        ([b"\xff\xfe"], "not_text"),
        ([b"x" * (LONGEST + 1)], "not_text"),
        ([b"x" * 9_999] * (LARGEST // 9_999 + 2), "too_large"),
        ([b"[" * 9_000] * 20, "no_setup_rows"),
        ([b"{" + b'"a":[' * 1_900] * 40, "not_json"),
    ]
    for lines, code in blocks:
        assert table.ask("begin") == []
        for line in lines:
            assert table.session.line(line) == []
        assert table.error("end") == code
        assert table.game.digest() == before
    assert table.ask("show")


@settings(max_examples=30, deadline=None)
@given(st.lists(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(lambda t: t.encode("utf-8", "replace")))))
def test_noise_never_breaks_the_conversation(noise: list[bytes]) -> None:
    table = Table().begin(TWO)
    before = table.game.digest()
    for line in noise:
        for rest in (line, b"move witches " + line, b"choose " + line, b"setup " + line, b"witches: " + line):
            if rest.strip().lower() in (b"begin", b"start", b"quit", b"play 1"):
                continue
            answer = table.session.line(rest.replace(b"\n", b""))
            assert not answer or answer[0].startswith(("ok ", "error "))
    assert table.ask("show")[1] == "to act: witches"
    assert table.game.digest() == before


def test_a_bot_that_fails_is_told_and_nothing_is_lost() -> None:
    class Broken:
        name = "broken"

        def choose(self, game: terra.Game, seat: int, clock: object = None) -> str:
            game.step(seat, game.options(seat)[0])
            raise RuntimeError("lost")

    class Stubborn(Broken):
        def choose(self, game: terra.Game, seat: int, clock: object = None) -> str:
            return "build A1"

    for bot, code in ((Broken(), "fault"), (Stubborn(), "not_home_terrain")):
        table = Table()
        table.session = Session(bot, Words("en"), TITLE)
        table.begin(TWO)
        before = table.game.digest()
        assert table.error("choose 1") == table.error("play 1") == code
        assert table.game.digest() == before
        assert table.game.history == []


@pytest.mark.parametrize("language", languages())
def test_sentences_in_every_language_and_the_same_codes(language: str) -> None:
    table = Table(language=language)
    assert table.error("fly") == "unknown_command"
    assert table.error("show") == "no_game"
    table.begin(TWO)
    assert table.error("witches: build A1") == "not_home_terrain"
    assert all("[console" not in line for line in table.ask("help"))
    assert len(table.ask("help")) == 17


# -- through a pipe ---------------------------------------------------------------------------


def shell(data: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", "bot", *options]
    environment = {**os.environ, "HEXARCH_LANGUAGE": "en"}
    return subprocess.run(command, input=data, capture_output=True, env=environment, timeout=60)


def test_the_command_answers_through_a_pipe_and_ends_with_its_input() -> None:
    lines = ["hello", *[f"setup {line}" for line in TWO], "start", "choose 1"]
    data = "\r\n".join(lines).encode() + b"\nshow" + b"x" * 3_000_000 + b"\n\xff\x00\nbegin\nnever ended"
    done = shell(data, "greedy", "--stdio")
    assert done.returncode == 0
    assert done.stderr == b""
    shown = done.stdout.decode().splitlines()
    assert shown[:2] == ["ok 1", "hexarch bot greedy protocol 1"]
    assert shown[-4].startswith("witches: build ")
    assert [line.split()[:2] for line in shown[-3:]] == [["error", "too_long"], ["error", "not_text"], ["ok", "0"]]


def test_quit_ends_and_wrong_use_is_told() -> None:
    out = io.StringIO()
    serve(Session(bots.make(TITLE, "random"), Words("en"), TITLE), io.BytesIO(b"hello\nquit\nhello\n"), out)
    assert out.getvalue() == "ok 1\nhexarch bot random protocol 1\nok 0\n"
    done = shell(b"", "nobody", "--stdio")
    assert done.returncode == 2
    assert b"nobody" in done.stderr
    done = shell(b"", "greedy")
    assert done.returncode == 2
    assert b"--stdio" in done.stderr
