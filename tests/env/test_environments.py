"""The environments pass the libraries' own tests, play by the engine's rules and reward what they say."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import hexarch.env
from hexarch.env import aec
from hexarch.env.candidates import NotACandidate, candidates
from hexarch.env.gym import ILLEGAL_REWARD, SeatEnv
from hexarch.env.speed import steps_per_second
from hexarch.env.table import Settings
from hexarch.kernel.rng import Random

# PettingZoo's test would rather see a bare vector than one with its mask.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; the sum of each agent's rewards."""
    env.reset(seed=seed)
    random = Random(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else random.below(int(seen["action_mask"].sum())))
    return total


@pytest.mark.parametrize(
    "settings", [{"players": 4, "proposals": False}, {"players": 2, "features": "plain"}, {"factions": "draft"}]
)
def test_pettingzoo_s_own_test(settings: dict[str, Any]) -> None:
    api_test(aec.env(**settings), num_cycles=400)


def test_seven_play_to_the_end() -> None:
    assert len(play(aec.raw_env(players=7, proposals=False), 5)) == 7


def test_pettingzoo_s_seed_test() -> None:
    seed_test(lambda: aec.env(players=3, proposals=False), num_cycles=300)


def test_gymnasium_s_own_test() -> None:
    env = gymnasium.make(hexarch.env.name(), players=3, opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_the_mask_is_what_the_engine_offers() -> None:
    env = aec.raw_env(players=3)
    env.reset(seed=5)
    random = Random(5)
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            break
        game = env.table.game
        seat = env.possible_agents.index(env.agent_selection)
        assert seat == game.to_act[0]
        found = candidates(game, seat)
        assert list(np.flatnonzero(seen["action_mask"])) == list(range(len(found)))
        assert not env.observe(env.possible_agents[(seat + 1) % 3])["action_mask"].any()
        action = random.below(len(found))
        plies = len(game.history)
        env.step(action)
        done = ". ".join(text for _, text in game.history[plies:])
        assert done == str(found[action])
    assert all(env.terminations.values())


@pytest.mark.parametrize("zero_sum", [False, True])
@pytest.mark.parametrize("reward", ["margin", "delta"])
def test_rewards_add_up(reward: str, zero_sum: bool) -> None:
    env = aec.raw_env(players=3, reward=reward, zero_sum=zero_sum, proposals=False)
    total = play(env, 11)
    points = [row["total"] for row in env.table.game.scores()]
    start = [row["start"] for row in env.table.game.scores()]
    if zero_sum:
        assert sum(total.values()) == pytest.approx(0)
        expected = [own - sum(points) / 3 for own in points]
        assert start == [20, 20, 20]
    elif reward == "delta":
        expected = [own - 20 for own in points]
    else:
        expected = [own - max(points[:i] + points[i + 1 :]) for i, own in enumerate(points)]
    assert list(total.values()) == pytest.approx(expected)


def test_another_seed_plays_another_game_and_no_seed_goes_on() -> None:
    env = aec.raw_env(players=2)
    games = []
    for seed in (1, None, 2, 1, None):
        env.reset(seed=seed)
        setup = env.table.game.setup
        games.append((setup.seed, setup.round_tiles, setup.factions))
    assert games[0] == games[3]
    assert games[1] == games[4]
    assert len(set(games)) == 3


def test_an_action_that_names_no_candidate() -> None:
    raw = aec.raw_env(players=2)
    raw.reset(seed=1)
    count = len(raw.table.candidates())
    with pytest.raises(NotACandidate):
        raw.step(count)
    env = SeatEnv(players=2)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(len(info_candidates(env)))
    assert (reward, terminated, info["illegal"]) == (ILLEGAL_REWARD, True, True)


def info_candidates(env: SeatEnv) -> list[str]:
    assert env.table is not None
    return env.table.texts()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_among_bots(seat: int | None) -> None:
    env = SeatEnv(players=3, opponents=("greedy", "random"), seat=seat, reward="delta", proposals=False)

    def episode(seed: int) -> tuple[float, list[Any]]:
        seen, info = env.reset(seed=seed)
        total, terminated, random = 0.0, False, Random(seed)
        while not terminated:
            assert env.table is not None
            assert env.table.seat == env.seat == info["seat"]
            assert info["candidates"] == [c.text for c in env.table.game.options(env.seat)]
            assert env.action_masks().sum() == len(info["candidates"]) == seen["action_mask"].sum()
            seen, reward, terminated, truncated, info = env.step(random.below(len(info["candidates"])))
            assert not truncated
            total += reward
        assert total == info["vp"][env.seat] - 20
        assert env.table is not None
        return total, env.table.game.history

    assert episode(3) == episode(3)
    assert episode(3) != episode(4)
    if seat is not None:
        assert env.seat == seat


def test_pictures() -> None:
    for mode, begins in (("ansi", "round 0 of 6"), ("svg", "<svg")):
        env = gymnasium.make(hexarch.env.name(), render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert isinstance(shown, str)
        assert shown.startswith(begins)
        table = aec.env(render_mode=mode)
        table.reset(seed=1)
        assert table.render().startswith(begins)
    assert aec.raw_env().render() is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "fame"},
        {"features": "all"},
        {"render_mode": "film"},
        {"opponents": ("random",)},
        {"opponents": "grandmaster"},
        {"seat": 4},
        {"players": 9},
        {"weather": "rain"},
        {"game": "chess"},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"none of|bots for|no bot|not at a table|no game"):
        SeatEnv(**wrong)


def test_settings_reach_the_game() -> None:
    game = Settings.of(players=2, map="fjords", profile="rulebook", factions=("witches", "nomads")).new(3)
    assert (game.setup.map, game.setup.rules.profile, game.setup.factions) == (
        "fjords",
        "rulebook",
        ("witches", "nomads"),
    )


def test_the_speed_is_measured() -> None:
    assert steps_per_second(games=1, players=2, proposals=False) > 1
