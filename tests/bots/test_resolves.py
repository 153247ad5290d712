"""Seats of self-play that are resolved to try what chance never does."""

import numpy as np
import pytest

from hexarch.bots.net import Net
from hexarch.games.terra.bots import inputs
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.mixes import STRONG, draw
from hexarch.games.terra.bots.net import shipped
from hexarch.games.terra.bots.resolves import GIVES_UP, RESOLVED
from hexarch.train import selfplay, venture
from hexarch.train.fitting import Fitting
from hexarch.train.records import Decision, Record, Seen, replayed
from hexarch.train.venture import Venture, Ventures

WARMTH = 0.5
SEED = 12


def resolute(share: float) -> Record:
    return selfplay.play(LEARNING, SEED, shipped("steward"), 2, mix=STRONG, warmth=WARMTH, resolve=share)


@pytest.fixture(scope="module")
def record() -> Record:
    return resolute(1.0)


def strongholds(record: Record) -> dict[int, int]:
    """The rounds in which seats built it."""
    built = [one for one in record.decisions if any("to sh" in text.lower() for text in one.choices)]
    return {one.seat: one.now for one in built}


def of_resolved(record: Record) -> list[int]:
    return [seat for seat, name in enumerate(record.setup["factions"]) if name in RESOLVED]


def forced(record: Record) -> list[Decision]:
    return [one for one in record.decisions if one.chances and one.chances[-1][1] == 0]


def test_one_of_those_with_whom_people_build_it_early_is_in_every_game() -> None:
    for seed in range(6):
        assert RESOLVED[seed % len(RESOLVED)] in draw(seed, 4, STRONG).factions
    assert LEARNING.needed(STRONG) == inputs.brief()


def test_a_resolved_seat_builds_its_stronghold_early_whatever_it_thinks_of_it(record: Record) -> None:
    seats = of_resolved(record)
    assert seats
    assert all(strongholds(record)[seat] <= GIVES_UP for seat in seats)
    others = strongholds(resolute(0.0))
    assert all(others.get(seat, 9) > GIVES_UP for seat in seats), "it would not have done so"
    found = forced(record)
    assert {one.seat for one in found} == set(seats)
    for one in found:
        (best, surely, _), (value, never, taken) = one.chances
        assert (surely, never, taken) == (1, 0, one.choices)
        assert best > value
    assert not forced(resolute(0.0))


def test_what_a_seat_was_resolved_to_do_is_not_held_against_what_it_did_before(record: Record) -> None:
    seats = replayed(LEARNING, record, inputs.brief())
    drawn = [[one for one in record.decisions if one.chances and one.seat == seat] for seat in range(2)]
    for seen, of_seat in zip(seats, drawn, strict=True):
        assert len(seen.ventures) == len(of_seat)
        for kept, one in zip(seen.ventures, of_seat, strict=True):
            if one.chances[-1][1] == 0:
                assert kept.expected == pytest.approx(one.best, abs=0.01), "what the best turn promised"
                assert kept.value == one.value


def test_chance_had_no_part_in_it_so_only_its_level_is_learnt() -> None:
    net = Net.fresh(("a", "b"), 1, (4, 3))
    both = np.zeros((2, 2), np.float16)
    both[1, 0] = 1
    held, still = np.zeros(2, np.float32), np.zeros(2, np.bool_)
    looks = np.ones(2, np.float32), np.ones(2, np.intp)
    value = float(net.coming(both.astype(np.float32))[1])
    resolved = Venture(both, held, still, np.array([1, 0], np.float32), 1, 50.0, value, 50.0, 1, *looks)
    games = [Seen(both[:1], held[:1], value + 5, ventures=[resolved])] * 40
    found = Ventures(games, 1.0)
    assert not found.gained.any()
    fitting = Fitting(net)
    venture.fit(fitting, found, WARMTH, 30, 0.01, np.random.default_rng(1))
    said = fitting.net.coming(both.astype(np.float32))[1]
    assert value + 0.5 < said < value + 6, "it comes to be worth what came of it"


def test_other_games_have_no_resolves() -> None:
    from hexarch.games.anunnaki.bots.learning import LEARNING as ANUNNAKI

    record = selfplay.play(ANUNNAKI, 3, ANUNNAKI.shipped("steward"), 2, warmth=WARMTH, resolve=1.0)
    assert not forced(record)
