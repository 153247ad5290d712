"""Reviews: both lines of a decision weighed alike, nothing lost by who agrees, and every decision of a game found."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hexarch import bots
from hexarch.bots.lines import decide
from hexarch.bots.review import Verdict, judge, review, totals, units, worst
from hexarch.games import terra
from hexarch.games.terra.bots.lines import LINES
from hexarch.games.terra.bots.lines import TerraLine as Line
from hexarch.games.terra.game import Game
from hexarch.games.terra.kinds import TURN
from hexarch.games.terra.ledger import check_file
from hexarch.games.terra.ledger.rows import Row, read_file
from hexarch.games.terra.ledger.write import write
from hexarch.games.terra.title import TITLE
from hexarch.kernel.notation import commands

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(hexarch: Run) -> Run:
    """`hexarch review`."""
    return partial(hexarch, "review")


def greedy_game(players: int, seed: int, rules: str, most: int = 10_000) -> Game:
    return go_on(terra.new(players, seed=seed, ruleset=rules), most)


def go_on(game: Game, most: int) -> Game:
    bot = bots.make(TITLE, "greedy")
    while not game.over and len(game.history) < most:
        seat = game.to_act[0]
        game.step(seat, bot.choose(game, seat))
    return game


# -- verdicts ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "players", "seed"), [("league", 4, 1), ("rulebook", 3, 2)])
def test_who_plays_as_the_bot_prefers_has_lost_nothing(rules: str, players: int, seed: int) -> None:
    game = greedy_game(players, seed, rules, 120)
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"))
    assert len(found) > 30
    assert [verdict for verdict in found if verdict.lost] == []
    turns = [verdict for verdict in found if verdict.kind == "turn"]
    agreed = [verdict for verdict in turns if verdict.played == verdict.preferred]
    assert len(agreed) > 0.9 * len(turns)
    assert all(verdict.after_played == verdict.after_preferred for verdict in agreed)


def passing_early(players: int | list[str] = 2) -> tuple[Game, int]:
    """A game in which the first player passes at once; and the choices before that."""
    game = terra.new(players, seed=3, ruleset="league")
    bot = bots.make(TITLE, "greedy")
    while game.state.turn() is None:
        game.step(game.to_act[0], bot.choose(game, game.to_act[0]))
    before = len(game.history)
    seat = game.to_act[0]
    game.step(seat, next(choice for choice in game.options(seat) if choice.text.startswith("pass")))
    return game, before


def test_a_wasted_turn_costs_what_the_bot_expects_of_a_better_one() -> None:
    game, before = passing_early()
    bot = bots.adviser(TITLE, "greedy")
    *rest, verdict = review(TITLE, game.setup, game.history, bot)
    assert all(not other.lost for other in rest)
    assert (verdict.first, verdict.last, verdict.kind) == (before + 1, before + 1, "turn")
    assert verdict.played.startswith("pass ")
    # Both lines, played by hand from the same position.
    seat = game.history[-1][0]
    at_turn = Game(game.setup)
    for who, text in game.history[:before]:
        at_turn.step(who, text)
    assert verdict.estimates == [round(points, 2) for points in bot.estimate(at_turn)]
    mark = at_turn.mark()
    line = Line(at_turn, seat, TURN)
    texts = decide(line, bot)
    assert verdict.preferred == ". ".join(text for text in texts if text != "done")
    assert verdict.after_preferred == round(bot.estimate(at_turn)[seat], 2)
    at_turn.rollback(mark)
    at_turn.step(seat, verdict.played)
    assert verdict.after_played == round(bot.estimate(at_turn)[seat], 2)
    assert verdict.lost == pytest.approx(verdict.after_preferred - verdict.after_played, abs=0.011)
    assert verdict.lost > 0.5
    assert verdict.choices[0].text in verdict.preferred
    assert len(verdict.choices) <= bots.MOST_OPINIONS


def test_judging_leaves_the_game_as_it_was() -> None:
    game = greedy_game(3, 8, "rulebook", 60)
    bot = bots.adviser(TITLE, "greedy")
    seen = 0
    for before, unit in units(TITLE, game.setup, game.history):
        if unit.complete and seen % 5 == 0:
            digest, length = before.digest(), len(before.history)
            judge(before, game.history, unit, bot)
            assert (before.digest(), len(before.history)) == (digest, length)
        seen += 1
    assert seen > 15


def test_every_choice_belongs_to_one_decision_and_turns_are_whole() -> None:
    game = greedy_game(4, 1, "league")
    places: list[int] = []
    for before, unit in units(TITLE, game.setup, game.history):
        places += unit.places
        texts = [game.history[place][1] for place in unit.places]
        assert unit.complete
        assert {game.history[place][0] for place in unit.places} == {unit.seat}
        if unit.kind == TURN:
            assert texts[-1] == "done" or texts[-1].startswith("pass")
            assert before.state.turn() is not None
    assert len(places) == len(set(places))
    left = set(range(len(game.history))) - set(places)
    assert len(left) < 0.2 * len(game.history)  # where there was nothing to choose


def test_a_turn_that_is_not_over_is_not_judged() -> None:
    game = greedy_game(2, 3, "league", 40)
    while game.history[-1][1] == "done" or game.history[-1][1].startswith(("pass", "leech", "decline")):
        seat = game.to_act[-1]
        game.step(seat, bots.make(TITLE, "greedy").choose(game, seat))
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"))
    assert found[-1].last < len(game.history)
    assert not [unit for _, unit in units(TITLE, game.setup, game.history)][-1].complete


def test_who_leaves_the_game_is_not_judged_for_it() -> None:
    game = greedy_game(3, 4, "league", 50)
    turn = game.state.turn()
    assert turn is not None
    game.step(turn.seat, "resign")
    go_on(game, 90)
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"))
    assert all("resign" not in verdict.played for verdict in found)
    assert not any(verdict.lost for verdict in found)


def test_one_seat_and_progress() -> None:
    game = greedy_game(2, 3, "league", 60)
    told: list[int] = []
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"), {1}, 0.5, told.append)
    assert {verdict.seat for verdict in found} == {1}
    assert told == list(range(1, len(game.history) + 1))


def test_sums_and_the_worst_first() -> None:
    def made(seat: int, first: int, lost: float) -> Verdict:
        return Verdict(first, first, seat, "x", 1, "turn", "a", "b", [0.0], 0.0, lost, lost, [])

    found = [made(1, 1, 0.0), made(0, 2, 2.5), made(1, 3, 4.0), made(1, 4, 2.5)]
    assert totals(found) == {
        0: {"decisions": 1, "agreed": 0, "lost": 2.5, "worst": 2.5},
        1: {"decisions": 3, "agreed": 1, "lost": 6.5, "worst": 4.0},
    }
    assert [verdict.first for verdict in worst(found)] == [3, 2, 4]


# -- before there is a faction ------------------------------------------------------------------


def begun(way: str, foolish: dict[int, str]) -> Game:
    """A game whose factions are auctioned or drafted by steward, up to the first round; some seats choose otherwise."""
    game = terra.new(4, seed=5, ruleset="league", factions=way)
    players = [bots.make(TITLE, "steward", seat) for seat in range(4)]
    while game.progress()[0] == 0:
        seat = game.to_act[0]
        wish = foolish.pop(seat, "") if not game.label(seat) else ""
        game.step(seat, wish or bots.ask(players[seat], game, seat))
    return game


@pytest.mark.parametrize(
    ("way", "kind", "fool"),
    [
        ("auction", "bid", (2, "bid {} 11")),
        ("sealed-auction", "bid", (2, "bid {} 40")),
        ("draft", "faction", (3, "setup giants")),
    ],
)
def test_a_bid_or_a_faction_costs_what_the_bot_says_it_is_worth_less(
    way: str, kind: str, fool: tuple[int, str]
) -> None:
    seat, wish = fool
    first = terra.new(4, seed=5, ruleset="league", factions=way).setup.factions
    game = begun(way, {seat: wish.format(*first[:1])})
    bot = bots.adviser(TITLE, "steward", 9)
    found = [one for one in review(TITLE, game.setup, game.history, bot) if one.kind == kind]
    assert len(found) == sum(text.split()[0] in ("bid", "setup") for _, text in game.history)
    lost = {one.first: one.lost for one in found}
    dearest = max(found, key=lambda one: one.lost)
    assert (dearest.seat, dearest.played) == (seat, wish.format(*first[:1]))
    assert 5 < dearest.lost < 45
    assert {lost[one.first] for one in found if one is not dearest} == {0}
    for one in found:
        assert one.lost == pytest.approx(one.after_preferred - one.after_played, abs=0.011)
        assert one.after_preferred == one.choices[0].vp
        assert one.preferred == one.choices[0].text
        assert len(one.choices) <= bots.MOST_OPINIONS
        assert all(60 < points < 160 for points in one.estimates)
        assert one.estimates[one.seat] == pytest.approx(one.after_preferred, abs=0.011)


@pytest.mark.parametrize("way", ["auction", "sealed-auction", "draft"])
def test_whoever_knows_no_worth_of_a_bid_or_a_faction_judges_none(way: str) -> None:
    game = begun(way, {})
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"))
    assert {one.kind for one in found} == {"start", "card"}


# -- real games -------------------------------------------------------------------------------


@pytest.mark.shared
def test_a_real_game_with_power_answered_late(shared: Path) -> None:
    path = shared / "ledgers" / "4pLeague_S60_D1L1_G2.txt"
    report = check_file(path)
    assert report.game is not None
    game = report.game
    found = review(TITLE, game.setup, game.history, bots.adviser(TITLE, "greedy"), {0})
    assert {verdict.kind for verdict in found} <= {*LINES.kinds.values(), "reaction"}
    assert {"turn", "power", "start", "card"} <= {verdict.kind for verdict in found}
    assert all(verdict.lost >= 0 for verdict in found)
    assert any(verdict.lost > 3 for verdict in found)
    assert [verdict.first for verdict in found] == sorted(verdict.first for verdict in found)
    rows = [item for item in read_file(path).lines if isinstance(item, Row) and item.faction == game.faction(0)]
    actions = [row for row in rows if row.words.startswith(("build", "upgrade", "action", "send", "advance", "pass"))]
    played = [verdict for verdict in found if verdict.seat == 0 and verdict.kind in ("turn", "start", "card")]
    assert len(played) >= len(actions)
    texts = {verdict.played.lower() for verdict in played}
    assert sum(". ".join(commands(row.words)) in texts for row in actions) > 0.7 * len(actions)


@pytest.mark.shared
def test_the_command_shows_sums_and_the_dearest_decisions(run: Run, shared: Path, tmp_path: Path) -> None:
    lines = (shared / "ledgers" / "4pLeague_S1_D1L1_G3.txt").read_text("utf-8").splitlines()
    (tmp_path / "half.txt").write_text("\n".join(lines[:95]) + "\n", "utf-8")
    code, out, err = run("half.txt", "--bot", "greedy")
    assert (code, err) == (0, "")
    assert "greedy looked at" in out
    assert out.index("The costliest decisions") < out.index("played:")
    assert "[console" not in out
    code, out, _ = run("half.txt", "--bot", "greedy", "--seat", "mermaids", "--seat", "2", "--json")
    document = json.loads(out)
    assert code == 0
    assert [seat["seat"] for seat in document["seats"]] == [0, 1]
    assert not document["over"]
    for seat in document["seats"]:
        own = [one for one in document["decisions"] if one["seat"] == seat["seat"]]
        assert seat["lost"] == pytest.approx(sum(one["lost"] for one in own), abs=0.01)
        assert seat["decisions"] == len(own)
    lost = [document["decisions"][place]["lost"] for place in document["worst"]]
    assert lost == sorted(lost, reverse=True)
    for one in document["decisions"]:
        row = lines[one["line"] - 1].split("\t")
        assert row[0] == one["label"]
        assert one["played"].split()[0] in row[14].lower()


# -- the command ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_saved_games_and_ledgers_of_ours_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    game, before = passing_early()
    (tmp_path / "game.json").write_text(game.dumps(), "utf-8")
    (tmp_path / "game.txt").write_text(write(game), "utf-8")
    for name in ("game.json", "game.txt"):
        code, out, err = run(name, "--bot", "greedy", "--all", "--language", language)
        assert (code, err) == (0, "")
        assert "[console" not in out
        assert out.count("pass BON") >= 2
    assert str(before + 1) in run("game.json", "--bot", "greedy", "--all")[1]


def test_wrong_use_is_told(run: Run, tmp_path: Path) -> None:
    game, _ = passing_early()
    (tmp_path / "game.json").write_text(game.dumps(), "utf-8")
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe\x00" * 1000)
    (tmp_path / "none.txt").write_text("hello\n" * 50, "utf-8")
    for tokens, told in {
        ("nothing.txt",): "nothing.txt",
        ("noise.txt",): "not a text",
        ("none.txt",): "not a ledger",
        ("game.json", "--bot", "nobody"): "greedy",
        ("game.json", "--bot", "random"): "cannot explain its choices",
        ("game.json", "--seat", "martians"): "martians",
        ("game.json", "--seat", "9"): "9",
        ("game.json", "--seconds", "0"): "--seconds",
        ("game.json", "--seconds", "nan"): "--seconds",
        ("game.json", "--seconds", "x"): "seconds",
    }.items():
        code, out, err = run(*tokens, *(() if "--bot" in tokens else ("--bot", "greedy")))
        assert (code, out) == (2, ""), tokens
        assert told in err


def test_a_game_without_choices_has_no_verdicts(run: Run, tmp_path: Path) -> None:
    game = terra.new(3, seed=1)
    (tmp_path / "new.json").write_text(game.dumps(), "utf-8")
    code, out, _ = run("new.json", "--bot", "greedy", "--json")
    assert code == 0
    assert json.loads(out) | {"bot": "greedy"} == {
        "bot": "greedy",
        "over": False,
        "labels": [game.faction(seat) for seat in range(3)],
        "seats": [],
        "decisions": [],
        "worst": [],
    }
    assert "0 decisions" in run("new.json", "--bot", "greedy")[1]


def test_several_processes_find_the_same(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(greedy_game(2, 3, "league", 60).dumps(), "utf-8")
    one = run("game.json", "--bot", "greedy", "--json")
    assert run("game.json", "--bot", "greedy", "--json", "--jobs", "2") == one
    assert len(json.loads(one[1])["decisions"]) > 15
    assert run("game.json", "--bot", "greedy", "--jobs", "0")[0] == 2


def test_the_page_is_whole_and_harmless(run: Run, tmp_path: Path) -> None:
    game, _ = passing_early(["<script>alert(1)</script>", "Bea & Co"])
    (tmp_path / "game.json").write_text(game.dumps(), "utf-8")
    for language in ("en", "it", "pt"):
        code, out, _ = run("game.json", "--bot", "greedy", "--html", "page.html", "--language", language)
        assert code == 0
        assert "page.html" in out
        page = (tmp_path / "page.html").read_text("utf-8")
        assert "<script" not in page
        assert "&lt;script&gt;" in page
        assert "[console" not in page
        assert f'<html lang="{language}">' in page
        tree = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
        document = json.loads(run("game.json", "--bot", "greedy", "--json")[1])
        assert document["worst"]
        assert len(tree.findall(".//polyline")) == 2
        tables = tree.findall(".//table[@class='decisions']")
        assert [len(table.findall("tbody/tr")) for table in tables] == [
            len(document["worst"][:10]),
            len(document["decisions"]),
        ]
    (tmp_path / "new.json").write_text(terra.new(2, seed=1).dumps(), "utf-8")
    assert run("new.json", "--bot", "greedy", "--html", "empty.html")[0] == 0
    assert run("new.json", "--bot", "greedy", "--html", "new.json")[0] == 2
    assert run("new.json", "--bot", "greedy", "--html", "nowhere/page.html")[0] == 2


def test_a_plan_beyond_the_turn_is_cut_at_its_end() -> None:
    game, before = passing_early()
    game = Game(game.setup)
    go_on(game, before)
    seat = game.to_act[0]
    card = next(choice.text for choice in game.options(seat) if choice.text.startswith("pass"))
    line = Line(game, seat, TURN)
    line.step(f"{card}. build A1")
    assert line.over
    assert line.texts == [card]
