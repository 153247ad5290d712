"""Environments play every title: observations have names, a range and no memory; records are read back."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import hexarch.env
from hexarch.env import aec
from hexarch.env import observer as observers
from hexarch.env.candidates import candidates
from hexarch.env.layout import carry, loads
from hexarch.env.records import Records, Writer, self_play
from hexarch.kernel.rng import Random

from .titles import CASES, IDS, Case, positions

# PettingZoo's test would rather see a bare vector than one with its mask.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observations_are_named_bounded_and_repeat(case: Case) -> None:
    observer = observers.of(case.title)
    names = observer.layout.names
    assert len(set(names)) == len(names) == observer.layout.size
    for game in positions(case, every=25):
        before = game.digest()
        for seat in range(game.players):
            seen = observer.observe(game, seat)
            assert seen.dtype == np.float32
            assert seen.shape == (observer.layout.size,)
            assert observer.lowest <= seen.min() <= seen.max() <= observer.highest
            assert np.array_equal(seen, observer.observe(game.copy(), seat))
            assert len(observer.noted(game, seat)) == len(observer.notes)
        assert game.digest() == before
        assert observer.text(game)
    again = loads(observer.layout.dumps())
    assert again.names == names
    assert np.array_equal(carry(seen, again, observer.layout), seen)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_candidates_are_described(case: Case) -> None:
    observer = observers.of(case.title)
    assert not observer.columns("none")
    plain, quoted = list(observer.columns("plain")), list(observer.columns("quoted"))
    assert quoted[: len(plain)] == plain
    for game in positions(case, every=30):
        for seat in game.to_act:
            found = candidates(game, seat, most=observer.most)
            matrix = observers.features(observer, game, seat, found, "quoted")
            assert matrix.shape == (observer.most, len(quoted))
            assert all(row.any() for row in matrix[: len(found)])
            assert not matrix[len(found) :].any()
            assert np.array_equal(matrix[:, : len(plain)], observers.features(observer, game, seat, found, "plain"))
        assert len(game.history) < observer.longest
        assert all(row["total"] <= observer.best for row in game.scores())


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_s_own_tests(game: str) -> None:
    api_test(aec.env(game=game, players=2, proposals=False), num_cycles=100)
    seed_test(lambda: aec.env(game=game, players=2, proposals=False), num_cycles=60)


@pytest.mark.parametrize("game", IDS)
def test_gymnasium_s_own_test(game: str) -> None:
    hexarch.env.register()
    env: Any = gymnasium.make(hexarch.env.name(game), players=2, opponents="random")
    check_env(env.unwrapped, skip_render_check=True)
    seen, info = env.reset(seed=5)
    random, over = Random(5), False
    while not over:
        assert seen["action_mask"].sum() == len(info["candidates"])
        seen, _, over, _, info = env.step(random.below(len(info["candidates"])))
    assert info["vp"] == [row["total"] for row in env.unwrapped.table.game.scores()]


@pytest.mark.parametrize("game", IDS)
def test_records_are_read_back(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with Writer(path, game) as writer:
        played = self_play(3, ["random"], players=2, game=game, proposals=False)
        writer.write(played)
    records = Records(path)
    assert records.title.id == game
    assert records.layout.names == observers.of(records.title).layout.names
    rows = next(records.games()).to_pylist()
    assert [row["candidates"][row["chosen"]] for row in rows] == [row.candidates[row.chosen] for row in played.rows]
    assert rows[0]["vp"] == played.vp
    kept = np.array([row["observation"] for row in rows], dtype=np.float32)
    assert np.array_equal(kept, np.array([row.observation for row in played.rows]))


@pytest.mark.parametrize("game", IDS)
def test_openspiel_plays_it(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs open_spiel: pip install 'hexarch[openspiel]'")
    from hexarch.env import openspiel

    openspiel.register()
    found = pyspiel.load_game(openspiel.name(game), {"players": 2, "seed": 3, "proposals": False})
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)
    state, random = found.new_initial_state(), Random(2)
    for _ in range(6):
        for seat in range(2):
            other = state.resample_from_infostate(seat, lambda: 0.37)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                if told == "information_state_string" or found.get_type().information.name.startswith("IMPERFECT"):
                    assert getattr(other, told)(seat) == getattr(state, told)(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.current_player() == state.current_player()
        state.apply_action(random.choice(state.legal_actions()))
    written = pyspiel.serialize_game_and_state(found, state)
    assert pyspiel.deserialize_game_and_state(written)[1].history() == state.history()


def test_search_over_information_sets_plays_the_toy() -> None:
    """OpenSpiel's own search imagines worlds by `resample_from_infostate`."""
    pyspiel = pytest.importorskip("pyspiel", reason="needs open_spiel: pip install 'hexarch[openspiel]'")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    from hexarch.env import openspiel

    openspiel.register()
    game = pyspiel.load_game(openspiel.name("covet"), {"players": 2, "seed": 1, "rounds": 3})
    state = game.new_initial_state()
    drawn = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, drawn), 2.0, 20, random_state=drawn)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) <= 6
