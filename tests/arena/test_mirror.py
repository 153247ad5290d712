"""Mirrored tables: every bot has every seat and faction equally often."""

from collections import Counter

import pytest

from hexarch.arena import schedule, seatings
from hexarch.arena.mirror import fits, in_turn
from hexarch.arena.table import from_seed
from hexarch.games.terra.title import TITLE

TABLES = [
    ("a", 2), ("a", 4), ("ab", 2), ("ab", 3), ("ab", 4), ("ab", 5), ("abc", 3), ("abc", 4), ("abc", 5), ("abcd", 4),
    ("abcd", 5), ("abcde", 5), ("aaaa", 4), ("aabb", 4), ("abbb", 4), ("aabc", 4), ("abb", 3), ("aabbb", 5),
]  # fmt: skip


@pytest.mark.parametrize(("bots", "players"), TABLES)
@pytest.mark.parametrize("number", range(7))
def test_every_bot_has_every_seat_equally_often(bots: str, players: int, number: int) -> None:
    found = seatings(tuple(bots), players, number)
    assert all(len(seats) == players for seats in found)
    times = Counter((bot, seat) for seats in found for seat, bot in enumerate(seats))
    for bot in set(bots):
        assert len({times[bot, seat] for seat in range(players)}) == 1
        assert times[bot, 0] > 0
    if len(bots) == players:
        assert all(Counter(seats) == Counter(bots) for seats in found)
    else:
        assert len({times[bot, 0] for bot in bots}) == 1
    assert len(set(found)) == len(found)


def test_two_against_two_are_the_two_mirrored_games() -> None:
    other = {"a": "b", "b": "a"}
    seen = set()
    for number in range(3):
        one, mirrored = seatings(("a", "b"), 4, number)
        assert tuple(other[bot] for bot in one) == mirrored
        assert Counter(one) == {"a": 2, "b": 2}
        seen.add(one)
    assert len(seen) == 3, "who sits beside whom changes from set to set"
    assert seatings(("a", "a", "b", "b"), 4) == seatings(("a", "b"), 4)


def test_one_against_three_goes_round_the_table() -> None:
    assert sorted(seatings(tuple("abbb"), 4)) == sorted(tuple(text) for text in ("abbb", "babb", "bbab", "bbba"))


def test_equal_bots_play_a_set_up_once() -> None:
    assert seatings(("a",) * 4, 4) == [("a",) * 4] == seatings(("a",), 4)


@pytest.mark.parametrize(("bots", "players"), [("", 4), ("abcde", 4), ("aab", 4), ("aa", 4)])
def test_bots_that_do_not_fit(bots: str, players: int) -> None:
    assert not fits(tuple(bots), players)
    with pytest.raises(ValueError, match="do not fit"):
        seatings(tuple(bots), players)


def test_a_schedule_is_made_of_whole_sets() -> None:
    tasks = schedule(lambda number: from_seed(TITLE, number, 4), ("a", "b"), 4, games=5, seed=3)
    assert [(task.set, task.game) for task in tasks] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert [task.table.label for task in tasks[::2]] == ["seed 0", "seed 1", "seed 2"]
    assert tasks[0].table == tasks[1].table
    times = Counter(
        (bot, faction) for t in tasks for bot, faction in zip(t.seats, t.table.setup["factions"], strict=True)
    )
    assert all(times["a", faction] == times["b", faction] for t in tasks for faction in t.table.setup["factions"])


def test_seeds_of_bots_are_the_same_in_a_set_and_differ_otherwise() -> None:
    tasks = schedule(lambda number: from_seed(TITLE, number, 4), ("a", "b"), 4, games=4, seed=3)
    seeds = [tuple(task.bot_seed(seat) for seat in range(4)) for task in tasks]
    assert seeds[0] == seeds[1]
    assert len({*seeds[0], *seeds[2]}) == 8


def test_given_set_ups_come_again_with_the_factions_one_seat_further() -> None:
    tables = [from_seed(TITLE, seed, 3) for seed in (1, 2)]
    at = in_turn(tables)
    assert [at(0), at(1)] == tables
    first, again = at(0), at(2)
    assert again.setup["factions"] == [first.setup["factions"][place] for place in (2, 0, 1)]
    assert all(again.setup[key] == first.setup[key] for key in ("round_tiles", "bonus_cards", "map"))
    assert again.label != first.label
    assert at(6) == at(0)
