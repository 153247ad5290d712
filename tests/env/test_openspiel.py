"""OpenSpiel can play the game, copy it, and write it down in our save format."""

import base64
import pickle
import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs open_spiel: pip install 'hexarch[openspiel]'")

from hexarch.env.candidates import candidates, texts  # noqa: E402
from hexarch.env.openspiel import name  # noqa: E402
from hexarch.games import terra  # noqa: E402
from hexarch.games.terra.env.layout import layout  # noqa: E402
from hexarch.games.terra.env.observation import observe  # noqa: E402

NAME = name()


def test_openspiel_s_own_simulation() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2,seed=3,proposals=False)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_to_its_end(players: int) -> None:
    game = pyspiel.load_game(NAME, {"players": players, "seed": 7, "proposals": False})
    assert game.num_players() == players
    state = game.new_initial_state()
    picked = random.Random(1)
    while not state.is_terminal():
        ours = state.table.game
        seat = state.current_player()
        assert seat == ours.to_act[0]
        found = texts(candidates(ours, seat, proposals=False))
        assert [state.action_to_string(seat, action) for action in state.legal_actions()] == found
        assert state.returns() == [0.0] * players
        state.apply_action(picked.choice(state.legal_actions()))
    assert state.returns() == [row["total"] for row in state.table.game.scores()]
    assert max(state.returns()) <= game.max_utility()
    assert len(state.history()) < game.max_game_length()


def test_copies_and_saved_states_go_on_alike() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3,seed=5)")
    state = game.new_initial_state()
    picked = random.Random(2)
    for _ in range(40):
        state.apply_action(picked.choice(state.legal_actions()))
    text = pyspiel.serialize_game_and_state(game, state)
    other, loaded = pyspiel.deserialize_game_and_state(text)
    assert other.get_parameters() == game.get_parameters()
    pickled = pickle.loads(pickle.dumps(state))
    copied = state.clone()
    for one in (loaded, pickled, copied):
        assert one.history() == state.history()
        assert one.table.game.digest() == state.table.game.digest()
        assert one.legal_actions() == state.legal_actions()
    copied.apply_action(0)
    assert copied.table.game.digest() != state.table.game.digest()


def test_a_saved_state_holds_our_save_format() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2,seed=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    held = next(line for line in state.serialize().splitlines() if line.startswith("__dict__="))
    assert state.table.game.dumps().encode() in base64.b64decode(held.removeprefix("__dict__="))
    assert terra.loads(state.table.game.dumps()).digest() == state.table.game.digest()


def test_the_tensor_is_our_observation() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3,seed=5,factions=witches+nomads+giants)")
    state = game.new_initial_state()
    assert state.table.game.setup.factions == ("witches", "nomads", "giants")
    tensor = np.array(state.observation_tensor(1), dtype=np.float32)
    assert tensor.shape == (layout().size,)
    assert np.array_equal(tensor, observe(state.table.game, 1))


def test_sealed_bids_stay_sealed() -> None:
    """Until all bids are opened, what a seat is told does not depend on those of others."""
    told = []
    for bid in (0, 5):
        state = pyspiel.load_game(f"{NAME}(players=2,seed=5,factions=sealed-auction)").new_initial_state()
        assert state.current_player() == 0
        for _ in range(2):
            texts_ = [state.action_to_string(0, action) for action in state.legal_actions()]
            state.apply_action(bid % len(texts_))
        told.append((state.information_state_string(1), state.observation_string(1), state.observation_tensor(1)))
        assert state.information_state_string(0) != state.information_state_string(1)
    assert told[0] == told[1]
