"""Games with ships and fan factions: own weights, ships that move and trade, conversions of a faction's own."""

from collections import Counter

import numpy as np
import pytest

from hexarch.bots.net import Net
from hexarch.games import terra
from hexarch.games.terra import lava
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import engines, features, inputs, net, seas, ships
from hexarch.games.terra.bots.habits import EARLY
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.mixes import CHOSEN, EACH, FANS, HARD, HARDEST, SEAS, taken
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import STRONGHOLD
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.action import PAY_ACTION
from hexarch.games.terra.rules.sail import SAIL
from hexarch.games.terra.rules.stoke import STOKE
from hexarch.games.terra.rules.trade import TRADE, TRADE_FOR
from hexarch.games.terra.rules.upgrade import UPGRADE
from hexarch.games.terra.setup import ruleset
from hexarch.games.terra.state import Terra
from hexarch.kernel.rng import Random


@pytest.mark.parametrize("name", ["steward", "elder"])
def test_the_weights_suit_the_options(name: str) -> None:
    assert net.suited(name, ruleset("league")) == name
    assert net.suited(name, ruleset("rulebook", {"fire-and-ice-factions/ice": True})) == name
    for option in ("merchants", "merchants-tiles", "fan-factions", "fan-factions/2024"):
        assert net.suited(name, ruleset("league", {option: True})) == net.WIDE


def test_the_wide_weights_know_ships_and_every_faction() -> None:
    wide = net.shipped(net.WIDE)
    assert wide.weighs(seas.AT_SEA)
    assert all(wide.weighs(name) for name in engines.THUMB)
    assert not net.shipped("elder").weighs(seas.AT_SEA)
    begun = LEARNING.shipped("elder")
    assert begun.weighs(seas.AT_SEA)
    assert all(begun.weighs(name) for name in engines.THUMB), "where training begins"
    factions = [name for name in inputs.names() if name.startswith("faction ")]
    assert len(factions) == 40
    assert sum(wide.weighs(name) for name in factions) >= 39, "one in a hundred seats may be too few to meet them all"
    assert {"command", "seed", "plan", "engine"} <= set(net.origin(net.WIDE))


def test_a_game_without_ships_looks_empty_at_sea() -> None:
    s = terra.new(2, seed=1).state
    numbers = features.look(s, 0)
    assert len(numbers) == len(inputs.names())
    assert not any(numbers[inputs.names().index(seas.AT_SEA) :])


def test_turns_at_sea_are_legal_and_some_trade_with_several_ships() -> None:
    """Of every position all turns are played with real hands; the game goes on with the one that sails most."""
    options = {"merchants": True, "fan-factions": True}
    factions = ["firewalkers", "mermaids", "dwarves"]
    game = terra.new(3, seed=7, ruleset="league", factions=factions, map="lakes", options=options).quiet()
    bot = StewardBot()
    sailed = stoked = 0
    while not game.over:
        seat = game.to_act[0]
        turns = Finder(game.state, seat, 30).find()
        for turn in turns:
            mark = game.mark()
            for choice in turn.choices:
                game.step(seat, choice)
            game.rollback(mark)
            rules = [choice.rule for choice in turn.choices]
            traded = rules.count(TRADE) + rules.count(TRADE_FOR)
            sailed = max(sailed, min(rules.count(SAIL), traded))
            stoked += rules.count(STOKE)
        fond = [value + 8 * _of_ships(turn.choices) for value, turn in zip(bot.values(turns), turns, strict=True)]
        for choice in turns[fond.index(max(fond))].choices:
            game.step(seat, choice)
    assert sailed >= 2
    assert stoked


def _of_ships(choices: list[TerraChoice]) -> int:
    return sum(choice.rule in (SAIL, TRADE, TRADE_FOR) or choice.rule.name == "launch" for choice in choices)


def test_ships_can_be_left_out_of_account() -> None:
    game = LEARNING.begin(5, 2, SEAS)
    bot = StewardBot(ships=False)
    while not game.over:
        seat = game.to_act[0]
        for choice in bot.ranked(game, seat, None)[0][1].choices:
            assert not ships.are_for_ships(game.state, choice) or len(game.options(seat)) == 1
            game.step(seat, choice)
    assert not any(game.state.get(seat, at.SEALS) for seat in range(2))


def test_mixes_draw_what_they_say() -> None:
    assert LEARNING.begin(3, 4, SEAS).state.sea is not None
    assert LEARNING.begin(3, 4, FANS).state.sea is None
    drawn = [LEARNING.begin(seed, 4, net.WIDE) for seed in range(12)]
    assert {game.state.sea is not None for game in drawn} == {True, False}
    assert len({game.setup.map for game in drawn}) > 2
    assert {game.setup.rules.on("fan-factions") for game in drawn} == {True, False}


def test_chosen_games_have_the_factions_that_people_take() -> None:
    seeds = [seed for seed in range(240) if seed % 6]
    setups = [LEARNING.begin(seed, 0, CHOSEN).setup for seed in seeds]
    assert {len(setup.factions) for setup in setups} == {4}
    assert {setup.map for setup in setups} == {"base"}
    seats = Counter(name for setup in setups for name in setup.factions)
    assert set(seats) == set(taken())
    often = sum(seats[name] for name in sorted(taken(), key=lambda name: -taken()[name])[:4])
    assert 0.5 < often / seats.total() < 0.75  # 4 of 14, if all were equally likely
    assert {len(LEARNING.begin(seed, 3, CHOSEN).setup.factions) for seed in range(6)} == {3}


def test_every_sixth_chosen_game_is_one_of_the_usual() -> None:
    for seed in (0, 6, 36):
        assert LEARNING.begin(seed, 0, CHOSEN).setup.document() == LEARNING.begin(seed, 0).setup.document()
    assert LEARNING.needed(CHOSEN) == LEARNING.needed("")


def test_what_weighs_nothing_is_not_weighed() -> None:
    known = Net.fresh(["coins"], 1)
    wider = known.widened(["coins", "ships"])
    assert wider.weighs("coins")
    assert not wider.weighs("ships")
    assert not wider.weighs("seals")
    wider.arrays["line"][1] = np.float32(1)
    assert Net(wider.arrays, wider.names).weighs("ships")


def test_in_its_turn_every_faction_is_in_a_game_of_the_mix() -> None:
    for number in (0, 17, 38):
        game = LEARNING.begin(number, 4, EACH)
        assert all_factions()[number].id in game.setup.factions
    assert all_factions()[1].id in LEARNING.begin(2, 4, HARD).setup.factions
    assert HARDEST[1] in LEARNING.begin(3, 4, HARD).setup.factions


def test_the_hardest_factions_often_try_an_early_stronghold() -> None:
    game = LEARNING.begin(1, 2, HARD)
    worths: dict[bool, list[float]] = {True: [], False: []}
    for seat in range(2):
        for seed in range(30):
            habits = LEARNING.habits(Random(seed), game, seat)
            worths[game.label(seat) in HARDEST].append(habits.worth.get((UPGRADE.name, STRONGHOLD), 0.0))
    assert len(worths[True]) >= 30
    assert sum(worth >= EARLY for worth in worths[True]) > len(worths[True]) / 2


def at_its_first_turn(faction: str) -> terra.Game:
    """A game of two in which the first seat, with this faction, is to act in the first round."""
    factions = [faction, "mermaids"]
    game = terra.new(2, seed=3, ruleset="league", factions=factions, options={"fan-factions": True}).quiet()
    bot = StewardBot()
    while game.state.cells[at.PHASE] != begin.ACTIONS or game.to_act[0] != 0:
        seat = game.to_act[0]
        game.step(seat, bot.choose(game, seat))
    return game


def test_who_lives_on_power_may_convert_it_and_pass() -> None:
    s = at_its_first_turn("enlightened").state
    s.set(0, at.BOWL3, 6)
    texts = [turn.text() for turn in Finder(s, 0, 80).find()]
    passing = [text for text in texts if ". pass" in text]
    assert any(text.startswith("convert 6PW to 2W. pass") for text in passing)
    assert any(text.startswith("convert 5PW to 1P. pass") for text in passing)
    s.set(0, at.BUILT + STRONGHOLD, 1)
    texts = [turn.text() for turn in Finder(s, 0, 80).find()]
    assert any(text.startswith("convert 6PW to 4W. pass") for text in texts), "two for one"


def test_an_action_paid_with_coins_needs_them_before_it_brings_any() -> None:
    game = at_its_first_turn("chash_dallah")
    s = game.state
    s.set(0, at.BUILT + STRONGHOLD, 1)
    for coins in (0, 3, 4):
        s.set(0, at.COINS, coins)
        paid = []
        for turn in Finder(s, 0, 80).find():
            mark = game.mark()
            for choice in turn.choices:
                game.step(0, choice)
            game.rollback(mark)
            paid += [choice for choice in turn.choices if choice.rule is PAY_ACTION]
        assert paid or coins < 4


def test_what_a_faction_lives_from_is_seen() -> None:
    """Power that yields two, and lava: how much there is, what of it can flow, and what a town tile holds back."""

    def seen(s: Terra, name: str) -> float:
        return features.look(s, 0)[inputs.names().index(name)]

    s = at_its_first_turn("enlightened").state
    assert seen(s, "tokens to live on") == 6
    assert seen(s, "more by power") == 0
    assert seen(s, "lava that can flow") == 0
    s.set(0, at.BUILT + STRONGHOLD, 1)
    s.set(0, at.BOWL3, 6)
    assert seen(s, "more by power") >= 3
    game = at_its_first_turn("kingdom_of_ember")
    s = game.state
    assert seen(s, "tokens to live on") == seen(s, "lava that can flow") == 0
    hexes = [h for h in s.board.members(s.get(0, at.BUILDINGS)) if s.board.adjacent[h] & ~s.cells[at.OCCUPIED]]
    supply = seen(s, "priests for lava")
    game.step(0, f"pile {s.board.hex_names[hexes[0]]}. done")
    s.set(0, at.LAVA, s.get(0, at.LAVA) + (1 << lava.BITS * hexes[0]))
    assert (seen(s, "lava that can flow"), seen(s, "lava on the highest pile")) == (2, 2)
    assert seen(s, "priests for lava") == supply - 1
    assert seen(s, "hexes for lava") > 0
    s.set(0, at.TILE_HEXES, s.board.bits[hexes[0]])
    assert (seen(s, "lava that can flow"), seen(s, "lava that is stuck")) == (0, 2)
