"""Forms of the ledger language that the usual games do not show: old income rows, orders, short forms, odd endings."""

import random
import re

import pytest

from hexarch.games import terra
from hexarch.games.terra.ledger import Ledger, LedgerError, Report, check, check_file, check_text, parse, write
from hexarch.games.terra.ledger.check import check_ledger
from hexarch.games.terra.profiles import EDITION, FIRST_EDITION
from hexarch.kernel.errors import Illegal

from .scenario import Table


def random_game(seed: int, options: dict[str, bool], **others: object) -> terra.Game:
    """A league game played at random."""
    pick = random.Random(seed)
    game = terra.new(players=3, seed=seed, ruleset="league", options=options, **others)  # type: ignore[arg-type]
    while not game.over:
        seat = pick.choice(game.to_act)
        game.step(seat, pick.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("word", ["all_income_for_faction", "income_for_faction"])
def test_old_games_take_all_income_in_one_row(word: str) -> None:
    """Cult bonus and income together; the header of old ledgers does not say so, the rows do."""
    for seed in range(4):
        game = random_game(seed, {"merge-income-phases": True})
        text = write(game).replace("option merge-income-phases\n", "").replace("all_income_for_faction", word)
        assert word in text
        assert "cult_income_for_faction" not in text
        assert parse(text).setup.rules.on("merge-income-phases")
        report = check_text(text)
        assert report.ok, report.difference or report.error
        assert report.game is not None
        assert report.game.digest() == game.digest()


def test_merged_income_is_the_sum_of_both() -> None:
    """The same amounts, in one row for each faction."""
    t = Table(
        "witches F4 D1", "nomads B1 G7 I7", profile="league", options={"merge-income-phases": True}, tiles="SCORE5"
    )
    t.has("witches", "20 VP 0 C 0 W 0 P 8/4/0 PW 8/0/0/2")
    t.others_passed()
    t.play("witches: pass BON2")
    t.expect("witches", "5 C 3 W 0/12/0 PW")  # 2 x 4 power for 8 steps of fire; 1 C on the card, 4 C and 3 W of income


@pytest.mark.parametrize("read_before", [False, True])
def test_a_card_named_in_the_last_pass_is_passed_over(read_before: bool) -> None:
    """The league's program warns and goes on, whether anybody took that card before or it is not in the game at all."""
    game = random_game(5, {})
    *head, last = re.split(r"(?<=\t)(?=[Pp]ass$)", write(game), flags=re.M)
    unused = min({f"BON{n}" for n in range(1, 10)} - {f"BON{n}" for n in game.setup.bonus_cards})
    text = "".join(head) + last.replace("ass", f"ass {unused}", 1)
    if not read_before:
        game.state.catalog.known.clear()
    report = check_text(text)
    assert report.ok, report.difference or report.error
    assert not report.old_edition
    assert report.game is not None
    assert report.game.digest() == game.digest()


@pytest.mark.parametrize("named", [True, False])
def test_only_a_ledger_without_its_edition_is_tried_with_older_ones(
    named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ledger that differs is read once; only up to UNNAMED were ledgers of the league's rules written without it."""
    text = write(random_game(5, {}))
    line = f"# hexarch edition {EDITION}\n"
    assert line in text
    broken = re.sub(r"\tbuild (\w\d+)$", r"\tbuild A99", text, count=1, flags=re.M)
    tried: list[int] = []
    read: list[str] = []

    def played(ledger: Ledger, name: str = "") -> Report:
        tried.append(ledger.setup.rules.edition)
        return check_ledger(ledger, name)

    def parsed(text: str) -> Ledger:
        read.append(text)
        return parse(text)

    monkeypatch.setattr(check, "check_ledger", played)
    monkeypatch.setattr(check, "parse", parsed)
    report = check_text(broken if named else broken.replace(line, ""))
    assert report.difference is not None
    assert not report.old_edition
    older = [edition for edition in range(check.UNNAMED, FIRST_EDITION - 1, -1) if edition < EDITION]
    assert tried == ([EDITION] if named else [EDITION, *older])
    assert len(read) == 1


@pytest.mark.shared
def test_offers_out_of_order_are_a_difference_except_in_older_copies(shared, tmp_path) -> None:
    """Two offers of one row exchanged: noticed, unless the whole file is in another order."""
    source = shared / "ledgers" / "4pLeague_S66_D1L1_G6.txt"
    lines = source.read_text().splitlines()
    for number, line in enumerate(lines):
        columns = line.split("\t")
        if len(columns) == 15 and re.fullmatch(r"1 2|2 1|3 2|4 2", columns[13]):
            columns[13] = " ".join(reversed(columns[13].split()))
            changed = tmp_path / "changed.txt"
            changed.write_text("\n".join([*lines[:number], "\t".join(columns), *lines[number + 1 :]]))
            report = check_file(changed)
            assert report.difference is not None
            assert report.difference.code == "leech_order"
            assert report.difference.line == number + 1
    older = check_file(shared / "ledgers" / "4pLeague_S1_D1L1_G2.txt")
    assert older.ok
    assert older.unordered


def test_a_second_action_given_up_is_written_down() -> None:
    """With `loose-done` the second action of a double turn may be left; the ledger says so."""
    given_up = 0
    for seed in range(12):
        pick = random.Random(seed)
        game = terra.new(
            seed=seed, players=2, ruleset="league", factions=["chaosmagicians", "witches"], options={"loose-done": True}
        )
        while not game.over:
            seat = pick.choice(game.to_act)
            choices = game.options(seat)
            wanted = [c for c in choices if c.text.endswith(" to SH") or c.text in ("action ACTC", "done")]
            before = game.state.turn()
            choice = pick.choice(wanted or choices)
            given_up += choice.text == "done" and before is not None and before.actions_left > 0
            game.step(seat, choice)
        report = check_text(write(game))
        assert report.ok, report.difference
    assert given_up


def test_there_is_no_ledger_before_factions_are_chosen() -> None:
    """A clear error instead of a ledger nobody can read."""
    game = terra.new(players=4, factions="draft", seed=1)
    game.step(0, "setup witches")
    with pytest.raises(LedgerError, match="factions not chosen"):
        write(game)


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("pass. +bon2", ["pass BON2"]),
        ("+bon2", ["pass BON2"]),
        ("pass BON2. convert 1W to 1C", ["convert 1W to 1C", "pass BON2"]),
        ("dig 1. action ACT5. transform G3 to green", None),
        ("action BON1. build E7. transform E7 to green", ["action BON1", "transform E7 to green", "build E7"]),
    ],
)
def test_short_forms_and_orders_of_the_league(typed: str, played: list[str] | None) -> None:
    """Typed as the league's players may; carried out as its program does."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile="league", cards="BON1 BON9")
    t.has("witches", "20 VP 20 C 9 W 0 P 0/0/12 PW")
    game = t.game
    done = len(game.history)
    if played is None:
        with pytest.raises(Illegal):  # ACT5 first, then the bought spade: two spades must be used on one hex
            game.step(0, typed)
        assert len(game.history) == done
        return
    game.step(0, typed)
    assert [text for _, text in game.history[done:]] == played


def test_who_is_asked_something_else_is_not_told_that_it_is_not_his_turn() -> None:
    """In set-up the refusal says that something must be decided first."""
    game = terra.new(players=2, factions="intro")
    seat = game.to_act[0]
    for text in ("upgrade C3 to TP", "done", "convert 1W to 1C", "burn 1"):
        refusal = game.quote(seat, text)
        assert getattr(refusal, "code", "") == "decide_first", text
        assert getattr(game.quote(1 - seat, text), "code", "") == "not_your_turn"
