"""Figures from made-up results, worked out by hand."""

from pathlib import Path

import pytest

from hexarch.arena import document, ratings
from hexarch.arena.figures import won
from hexarch.arena.statistics import bootstrap, deviation, wilson
from hexarch.games.terra.bots import people
from hexarch.games.terra.names import SOURCES

from .made_up import PAIRS, result, tasks


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (10, 10, 0.7225, 1.0), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)],
)
def test_wilson(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


def test_deviation_of_a_sample() -> None:
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((32 / 7) ** 0.5)
    assert deviation([7]) == 0


def test_bootstrap() -> None:
    assert bootstrap([3.0]) is None
    assert bootstrap([3.0] * 5) == (3.0, 3.0)
    assert bootstrap([0.0, 1.0]) == (0.0, 1.0), "a quarter of the resamples are 0, 0 and another quarter 1, 1"
    low, high = bootstrap([-1.0, 1.0] * 50, seed=1) or (0, 0)
    assert (low, high) == pytest.approx((-0.196, 0.196), abs=0.03), "the mean has the deviation 0.1"
    assert bootstrap([1.0, 2.0, 5.0], seed=4) == bootstrap([1.0, 2.0, 5.0], seed=4)


def test_pairs_are_compared_set_by_set() -> None:
    (pair,) = document(tasks(PAIRS), PAIRS)["pairs"]
    assert (pair["bot"], pair["against"]) == ("a", "b")
    assert (pair["sets"], pair["seats"]) == (3, 4)
    assert pair["difference"] == 20  # (100 - 40 + 0) / 3
    assert pair["per_seat"] == 5
    assert (pair["wins"], pair["draws"], pair["losses"]) == (1, 1, 1)
    assert pair["share"] == 0.5
    assert pair["share_95"] == pytest.approx(wilson(1.5, 3), abs=1e-4)
    low, high = pair["difference_95"]
    assert -40 <= low < 20 < high <= 100


def test_a_bot_with_fewer_seats_is_compared_by_its_mean() -> None:
    games = [result(0, turn, "abbb"[-turn:] + "abbb"[:-turn], (90, 60, 60, 60)) for turn in range(4)]
    # a has 90, 60, 60, 60: a mean of 67.5; b has 3 x 90 + 9 x 60 on 12 seats, 67.5 too.
    (pair,) = document(tasks(games), games)["pairs"]
    assert (pair["seats"], pair["difference"], pair["draws"]) == (4, 0, 1)
    games[1] = result(0, 1, "babb", (90, 80, 60, 60))
    (pair,) = document(tasks(games), games)["pairs"]
    assert pair["difference"] == 20  # four seats with a mean of 72.5 against one of 67.5


def test_points_and_wins() -> None:
    found = document(tasks(PAIRS), PAIRS)
    a, b = found["bots"]["a"], found["bots"]["b"]
    assert (a["seats"], b["seats"]) == (12, 12)
    assert a["mean_vp"] == round((385 + 300 + 400) / 12, 2)
    assert b["mean_vp"] == round((285 + 340 + 400) / 12, 2)
    assert (a["least_vp"], a["most_vp"], b["least_vp"], b["most_vp"]) == (70, 120, 60, 120)
    # a wins both games of set 0, b both of set 1; in set 2 a and b share 120, then all four share 100.
    assert (a["wins"], b["wins"]) == (3, 3)
    assert (a["win_share"], a["seat_share"]) == (0.5, 0.5)
    assert a["by_source"]["start"] == 20
    assert sum(a["by_source"].values()) == pytest.approx(a["mean_vp"], abs=0.02)
    assert a["by_seat"]["1"] == {"seats": 3, "mean_vp": round((100 + 70 + 120) / 3, 2)}
    assert (a["decisions"], a["ms_per_decision"], a["worst_ms"]) == (24, 5.0, 20.0)
    assert found["winner_vp"] == round((100 + 110 + 85 + 90 + 120 + 100) / 6, 2)


def test_ties_share_the_win() -> None:
    tied = result(0, 0, "abc", (90, 90, 10))
    assert [won(tied, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_only_whole_sets_are_counted() -> None:
    found = document(tasks(PAIRS), PAIRS[:3])
    assert (found["games"], found["sets"], found["asked"], found["unfinished"]) == (2, 1, 6, 1)
    assert found["bots"]["a"]["seats"] == 4
    assert found["pairs"][0]["difference_95"] is None, "one set tells nothing about its spread"
    assert document(tasks(PAIRS), PAIRS[:1])["bots"] == {}


def test_equal_bots_have_a_mean_and_no_comparison() -> None:
    games = [result(n, 0, "aaaa", (90 + n, 80, 70, 60)) for n in range(3)]
    found = document(tasks(games), games)
    assert found["bots"]["a"]["mean_vp"] == round((91 + 210) / 4, 2)
    assert (found["pairs"], found["ratings"]) == ([], {})
    assert found["bots"]["a"]["win_share"] == 1


def test_the_order_of_the_results_does_not_matter() -> None:
    assert document(tasks(PAIRS), PAIRS[::-1]) == document(tasks(PAIRS), PAIRS)


def test_ratings() -> None:
    pytest.importorskip("openskill", reason="needs openskill (extra arena)")
    found = ratings.rate([result(0, 0, "ab", (70, 90))])
    assert list(found) == ["b", "a"], "best first"
    # After a first win: the example of the library's manual.
    assert (found["b"]["mu"], found["a"]["mu"]) == (27.64, 22.36)
    assert found["b"]["sigma"] == found["a"]["sigma"] == 8.07
    drawn = ratings.rate([result(0, 0, "ab", (90, 90))])
    assert drawn["a"]["mu"] == drawn["b"]["mu"] == 25
    one = ratings.rate([result(0, 0, "abab", (90, 70, 80, 60))])
    assert one["a"]["mu"] > 25 > one["b"]["mu"]
    assert one["a"]["mu"] + one["b"]["mu"] == pytest.approx(50, abs=0.02)


def test_people() -> None:
    found = people()
    assert set(found["vp"]) <= set(SOURCES)
    assert found["vp"]["favor"] == pytest.approx(14.9 + 9.9 + 3.8)
    assert sum(found["vp"].values()) == pytest.approx(found["total"], abs=0.5)


@pytest.mark.shared
def test_people_score_as_the_real_games_say(shared: Path) -> None:
    text = " ".join((shared / "ledgers" / "README.md").read_text("utf-8").split())
    found = people()
    for source, told in [("round", "round tile"), ("town", "towns"), ("cult", "cults"), ("network", "network")]:
        assert f"{told} {found['vp'][source]}" in text
    assert f"leech {found['vp']['leech']}" in text
    assert f"total {found['total']} (winner {found['winner']})" in text
