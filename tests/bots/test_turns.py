"""Whole turns: found without touching the game, payable as they stand, and rich enough."""

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra import engine
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import features, inputs
from hexarch.games.terra.bots.memory import Memory
from hexarch.games.terra.bots.packing import pack
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.rules.convert import BURN, CONVERT
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.title import TITLE
from hexarch.kernel.rng import Random


@pytest.mark.parametrize(
    ("players", "profile", "way"),
    [(2, "rulebook", "random"), (3, "league", "draft"), (4, "rulebook", "draft"), (5, "league", "random")],
)
def test_every_turn_found_is_legal_and_leaves_the_game_as_it_was(players: int, profile: str, way: str) -> None:
    game = terra.new(players, seed=players, ruleset=profile, factions=way)
    random = Random(players)
    looked = 0
    while not game.over:
        seat = game.to_act[0]
        before = game.digest(), len(game.history), len(game.state.effects), game.state.logging
        turns = Finder(game.state, seat, 60).find()
        assert (game.digest(), len(game.history), len(game.state.effects), game.state.logging) == before
        assert turns
        chosen = random.choice(turns)
        for choice in chosen.choices[:-1]:
            game.step(seat, choice)
        game.step(seat, chosen.choices[-1])
        looked += len(turns)
    assert looked > 300


@pytest.mark.parametrize(
    ("factions", "profile", "seed"),
    [
        (["dragonlords", "giants"], "rulebook", 1),
        (["dragonlords", "giants"], "rulebook", 5),
        (["dragonlords", "yetis", "witches"], "league", 2),
        (["acolytes", "icemaidens", "darklings"], "rulebook", 3),
        (["shapeshifters", "alchemists", "mermaids"], "league", 4),
        (["riverwalkers", "engineers", "nomads"], "league", 6),
    ],
)
def test_nothing_is_found_that_only_full_hands_allow(factions: list[str], profile: str, seed: int) -> None:
    """Dragonlords pay with tokens of power: more would be there with full hands."""
    game = terra.new(len(factions), seed=seed, ruleset=profile, factions=factions, map="fire_ice")
    guide = bots.make(TITLE, "steward")
    while not game.over:
        seat = game.to_act[0]
        for turn in Finder(game.state, seat, 60).find():
            mark = game.mark()
            for choice in turn.choices:
                game.step(seat, choice)
            game.rollback(mark)
        game.step(seat, guide.choose(game, seat))


def test_what_a_turn_promises_is_what_it_brings() -> None:
    game = terra.new(4, seed=8, ruleset="league", factions="random")
    random = Random(8)
    checked = 0
    while not game.over:
        seat = game.to_act[0]
        chosen = random.choice(Finder(game.state, seat, 60).find())
        done = chosen.choices[-1].text == "done"
        for choice in chosen.choices[: -1 if done else None]:
            game.step(seat, choice)
        assert pack(features.look(game.state, seat)) == chosen.numbers
        assert game.scores()[seat]["total"] == chosen.points
        checked += done and len(chosen.choices) > 2
        if done:
            game.step(seat, "done")
    assert checked > 20, "turns of several commands"


def test_conversions_are_part_of_a_turn() -> None:
    game = terra.new(4, seed=3, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", 1)
    paid = set()
    while not game.over:
        seat = game.to_act[0]
        for turn in Finder(game.state, seat, 200).find():
            verbs = [choice.text.split()[0] for choice in turn.choices]
            if "convert" in verbs or "burn" in verbs:
                paid.add(next(verb for verb in verbs if verb not in ("convert", "burn")))
        game.step(seat, guide.choose(game, seat))
    assert paid >= {"action", "build", "dig", "pass", "upgrade"}


def test_a_clock_that_is_down_leaves_one_turn() -> None:
    class Down:
        def left(self) -> float:
            return 0.0

    game = terra.new(4, seed=3, ruleset="league", factions="random")
    guide = bots.make(TITLE, "greedy", 1)
    while not game.over:
        seat = game.to_act[0]
        assert 1 <= len(Finder(game.state, seat, 200, Down()).find()) <= 10, "passing, with each card, is always seen"
        game.step(seat, guide.choose(game, seat))


def test_positions_have_as_many_numbers_as_the_weights_expect() -> None:
    for players in (2, 5):
        game = terra.new(players, seed=players, ruleset="league", factions="random")
        assert {len(features.look(game.state, seat)) for seat in range(players)} == {len(inputs.names())}


@pytest.mark.parametrize(
    ("seed", "options"), [(1, {}), (4, {}), (2, {"fan-factions": True}), (5, {"fan-factions": True})]
)
def test_a_turn_behind_conversions_is_what_playing_it_brings(seed: int, options: dict[str, bool]) -> None:
    game = terra.new(4, seed=seed, ruleset="league", factions="random", options=options)
    guide = bots.make(TITLE, "greedy", seed)
    paid = asked = 0
    while not game.over:
        seat = game.to_act[0]
        asked += 1
        if asked % 5 == 0 and game.state.has_faction(seat) and game.state.home(seat) >= 0:
            s = game.state
            memory = Memory(s)
            for turn in Finder(s, seat, 200, brief=True, memory=memory).find():
                if turn.choices[0].rule is not CONVERT and turn.choices[0].rule is not BURN:
                    continue
                mark = s.mark()
                for choice in turn.choices[: -1 if turn.choices[-1].rule is DONE else None]:
                    assert engine.refuse(s, seat, choice) is None
                    engine.apply(s, seat, choice)
                assert turn.trace == s.traces(memory.origin, memory.groups)[0] ^ len(s.decisions)
                assert turn.numbers == pack(features.look(s, seat, brief=True))
                assert turn.points == s.get(seat, at.VP)
                s.rollback(mark)
                paid += 1
        game.step(seat, guide.choose(game, seat))
    assert paid > 20
