"""Bots of Anunnaki: they see nothing hidden, keep to the rules, leave games as they were, and come to an end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarch import bots
from hexarch.bots.net import Net
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots import BOTS, inputs, net, thumb
from hexarch.games.anunnaki.bots.elder import ElderBot
from hexarch.games.anunnaki.bots.features import look
from hexarch.games.anunnaki.bots.greedy import GreedyBot
from hexarch.games.anunnaki.bots.habits import KINDS, Habits
from hexarch.games.anunnaki.bots.learning import LEARNING
from hexarch.games.anunnaki.bots.steward import StewardBot
from hexarch.games.anunnaki.bots.tables import TABLES
from hexarch.games.anunnaki.bots.thumb import PATIENCE
from hexarch.games.anunnaki.bots.turns import Finder, again
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.rules.table import VERBS
from hexarch.games.anunnaki.save import loads
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.rng import Random
from hexarch.train import selfplay
from hexarch.train.records import replayed

from .scene import DANILO, SIMONE, Scene

NAMES = ("greedy", "steward", "elder")


def begun(players: int, seed: int, choices: int) -> Game:
    """A game after so many random choices."""
    game = Game(TITLE.drawn(players, seed))  # type: ignore[arg-type]
    rng = Random(seed)
    for _ in range(choices):
        seat = rng.choice(game.to_act)
        game.step(seat, rng.choice(game.options(seat)))
    return game


class Small(ElderBot):
    """Elder with little time: as careful, and quick enough for a test."""

    beam, most, worlds, candidates, roots, depth, next_most = 2, 60, 2, 2, 2, 1, 40


def made(name: str) -> bots.Adviser:
    return Small() if name == "elder" else bots.adviser(TITLE, name)


@pytest.mark.parametrize("choices", [0, 40, 200])
def test_a_position_is_described_by_numbers_with_names(choices: int) -> None:
    game = begun(3, 5, choices)
    assert len(set(inputs.names())) == len(inputs.names())
    for seat in range(3):
        assert len(look(game.state, seat)) == len(inputs.names())
    seen = dict(zip(inputs.names(), look(game.state, 0), strict=True))
    assert seen["mana"] == game.state.get(0, at.MANA)
    assert seen["territories"] == game.state.controlled(0).bit_count()
    assert set(thumb.WORTH) <= set(seen)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "choices"), [(3, 0), (2, 25), (4, 90), (3, 260)])
def test_nobody_peeks(name: str, players: int, choices: int) -> None:
    """With everything hidden exchanged a bot chooses the same, and what it thinks of it is the same."""
    game = begun(players, 7, choices)
    seat = game.to_act[0]
    before = game.digest()
    told = made(name).weigh(game, seat)
    for number in (1, 2):
        other = game.imagine(seat, Random(number))
        assert look(other.state, seat) == look(game.state, seat)
        assert made(name).weigh(other, seat) == told
    assert game.digest() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_legal_in_the_real_game(name: str) -> None:
    game = begun(3, 3, 120)
    bot = made(name)
    for _ in range(6):
        seat = game.to_act[0]
        opinions = bot.weigh(bots.known(game, seat), seat)
        assert [one.vp for one in opinions] == sorted([one.vp for one in opinions], reverse=True)
        for opinion in opinions[1:]:
            mark = game.mark()
            game.step(seat, opinion.text)
            game.rollback(mark)
        assert len(bot.estimate(game)) == game.players
        game.step(seat, opinions[0].text)


def test_a_turn_is_given_up_to_where_something_comes_to_light() -> None:
    cut = whole = 0
    for seed in range(12):
        game = begun(3, seed, 60)
        seat = game.to_act[0]
        world = game.imagine(seat, Random(1))
        for _, turn in Finder(world.state, seat, thumb.values, 2, 80).find():
            if turn.sure == len(turn.path):
                whole += 1
                continue
            cut += 1
            mark = game.mark()
            for choice in turn.choices[:-1]:
                quote = game.quote(seat, choice)
                assert not quote.reveals  # type: ignore[union-attr]
                game.step(seat, choice)
            game.rollback(mark)
    assert cut
    assert whole


def test_a_turn_is_found_where_all_that_follows_is_known_from_other_turns() -> None:
    """In this game every end of the best beginnings is a position that a worse beginning had reached before."""
    game = loads((Path(__file__).parent / "known_ends.json").read_text("utf-8"))
    seat = game.to_act[0]
    game.step(seat, GreedyBot().choose(game, seat))


def test_both_evaluations_count() -> None:
    game = begun(3, 6, 120)
    seat = game.to_act[0]
    turns = [turn for _, turn in Finder(game.state, seat, thumb.values, 2, 40).find() if turn.done][:5]
    assert turns
    bot = StewardBot()
    by_net = net.shipped("steward").values(turns)
    expected = [0.5 * a + 0.5 * b for a, b in zip(by_net, thumb.values(turns), strict=True)]
    assert bot.worth(turns) == pytest.approx(expected, abs=0.01)


def test_every_god_is_returned_by_somebody() -> None:
    game = Game(TITLE.drawn(2, 4))  # type: ignore[arg-type]
    chosen = {GreedyBot(seed).choose(game, 0) for seed in range(40)}
    assert chosen == {option.text for option in game.options(0)}


def test_the_same_bot_plays_the_same_game() -> None:
    played = []
    for _ in range(2):
        game = Game(TITLE.drawn(2, 4))  # type: ignore[arg-type]
        bots.play(game, [GreedyBot(seat) for seat in range(2)])
        played.append(game)
    assert played[0].history == played[1].history
    assert max([played[0].state.get(seat, at.TURNS) for seat in range(2)]) < 60


def test_who_has_learnt_does_not_go_on_for_ever() -> None:
    """Weights that expect more from every turn more would never end a game."""
    endless = Net.fresh(inputs.names(), 1)
    endless.arrays["line"][inputs.names().index("turns")] = 5.0
    game = begun(2, 9, 30)
    seat = game.to_act[0]
    game.state.put(game.state.base[seat] + at.TURNS, PATIENCE + 1)
    assert StewardBot(0, endless).choose(game, seat) == GreedyBot().choose(game, seat)


def test_weights_say_where_they_come_from() -> None:
    for name in BOTS.learned:
        origin = net.origin(name)
        assert origin["command"].startswith("hexarch train ")
        assert origin["game"] == "anunnaki"
        assert set(net.shipped(name).names) <= set(inputs.names())


def test_self_play_shows_what_came_of_turns() -> None:
    record = selfplay.play(LEARNING, 3, net.shipped("steward"), players=2)
    seen = replayed(LEARNING, record, inputs.names())
    assert len(seen) == 2
    for one in seen:
        assert one.numbers.shape == (len(one.points), len(inputs.names()))
        assert len(one.points) > 5


def test_habits_are_choices_of_the_game() -> None:
    verbs = {verb.name for verb in VERBS}
    assert {kind for kind, _ in KINDS} <= verbs
    assert len(Habits(Random(1)).worth) <= 3


def test_houses_go_round_the_table() -> None:
    setup = TITLE.drawn(3, 8)
    turned = TABLES.turned(setup, 1)
    assert turned.houses[1] == setup.houses[0]  # type: ignore[attr-defined]
    assert turned.gods[1] == setup.gods[0]  # type: ignore[attr-defined]
    again = TITLE.read_setup(turned.document())
    assert TITLE.new(again).label(1) == TITLE.new(setup).label(0)


def test_a_force_beside_atlantis_is_seen_and_used() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.upgraded(DANILO, "move_red")
    t.units(DANILO, "G2", followers=2, minor=1, major=1)
    t.hand(DANILO)

    def seen(name: str) -> float:
        return look(t.s, DANILO)[inputs.names().index(name)]

    assert (seen("force at Atlantis"), seen("Atlantis in reach")) == (7, 0), "nobody attacks without a weapon"
    t.hand(DANILO, "short_bow")
    assert seen("Atlantis in reach") == 1
    patient = GreedyBot()
    patient.beam, patient.most = 12, 1200
    best = patient.ranked(t.game, DANILO, None)[0][1]
    assert "keep" in [choice.verb for choice in best.path]
    t.do("go move_red", "move G2 > A1 major", "move G2 > A1 x1")
    assert seen("battles of Atlantis likely won") == pytest.approx(2 / 3), "7 against 6 to 8"
    assert seen("battles likely won") == pytest.approx(2 / 3)


def test_a_defender_decides_one_battle_at_a_time() -> None:
    """Whether the next one is fought at all depends on what the attacker has in hand, which nobody else knows."""
    t = Scene(SIMONE)
    for code in ("G1", "G3"):
        t.units(SIMONE, code, followers=2)
        t.units(DANILO, code, followers=1)
    t.hand(SIMONE, "short_bow", "dagger")
    t.do("go market")
    while t.asked() != "choose_battle":
        t.do(t.options()[-1] if "pass" not in t.options() else "pass")
    t.do("fight G1", "battle G1: short_bow")
    found = Finder(t.s, DANILO, thumb.values, 2, 150).find()
    assert found
    for _, turn in found:
        assert not any("G3" in choice.text for choice in turn.path)
    for choice in found[0][1].path:
        t.do(choice.text, seat=DANILO)
    assert t.s.cells[at.PLACE], "the other battle has begun"
    assert not again(t.s, DANILO), "and nobody plans a turn in the middle of it"


def test_a_late_position_with_few_cubes_is_worth_less() -> None:
    numbers = look(begun(3, 6, 120).state, 0)
    turns, cubes = inputs.names().index("turns"), inputs.names().index("cubes")
    numbers[turns] = PATIENCE
    before = thumb.of_numbers(numbers)
    numbers[turns] = PATIENCE + 10
    late = thumb.of_numbers(numbers)
    assert late < before
    numbers[cubes] += 1
    assert thumb.of_numbers(numbers) > late + 5
