"""Random play: everything offered can be done, play never gets stuck, and every way back leads exactly back."""

from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.mirror import OWED, Mirror
from hexarch.games.terra.phases.begin import CHOOSE_FACTIONS
from hexarch.games.terra.resources import COINS, VP
from hexarch.kernel.errors import Refusal

from .chance import FIRE_AND_ICE, MAPS, OFFICIAL, OPTIONS, PROFILES, begin, enrich, pick, play, walk

FACTIONS = [faction.id for faction in OFFICIAL]
BOTH = pytest.mark.parametrize("profile", PROFILES)


def books_agree(mirror: Mirror, game: Game) -> None:
    """The books kept from the event log show what the position holds."""
    now = Mirror(game.state)
    for seat in range(game.players):
        kept, found = mirror.pages[seat].cells, now.pages[seat].cells
        assert kept[:OWED] == found[:OWED], game.faction(seat)
        assert kept[OWED] == game.state.get(seat, at.OWED)


def everybody_can_go_on(game: Game) -> None:
    """A seat that is to act has something to choose from, any other has nothing; each choice is listed once."""
    assert bool(game.to_act) != game.over
    assert len(set(game.to_act)) == len(game.to_act)
    for seat in range(game.players):
        options, free = game.options(seat), game.free(seat)
        if seat in game.to_act:
            assert options, f"{game.faction(seat)}: {game.state.decisions}"
        else:
            assert not options
            assert all({choice.what, choice.into} == {VP, COINS} for choice in free), "exchanges of the Alchemists"
        assert len(set(options)) == len(options)
        assert len(set(free)) == len(free)


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_offered_choice_applies_and_play_never_stops(profile: str, players: int) -> None:
    rnd = Random(f"{profile} {players}")
    for _ in range(2):
        game = begin(rnd, profile, players)
        for seat, _ in walk(game, rnd, free=0.2):
            everybody_can_go_on(game)
            if rnd.random() < 0.05:
                before = game.digest()
                for choice in game.options(seat) + game.free(seat):
                    mark = game.mark()
                    game.step(seat, choice)
                    game.rollback(mark)
                assert game.digest() == before
        everybody_can_go_on(game)


@BOTH
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_plays_to_the_end(profile: str, faction: str) -> None:
    rnd = Random(f"{faction} {profile}")
    for free in (0.0, 0.3):
        game = begin(rnd, profile, first=faction)
        mirror = Mirror(game.state)
        done = 0
        for _ in walk(game, rnd, free):
            for effect in game.state.effects[done:]:
                mirror.apply(effect)
            done = len(game.state.effects)
            books_agree(mirror, game)
        for effect in game.state.effects[done:]:
            mirror.apply(effect)
        books_agree(mirror, game)
        assert game.over
        assert game.to_act == ()
        assert faction in [game.faction(seat) for seat in range(game.players)]


@BOTH
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_alone_can_be_the_other_way_round(profile: str, option: str) -> None:
    rnd = Random(f"{option} {profile}")
    owner = [faction.id for faction in all_factions() if option in [own.name for own in faction.options]]
    if option.startswith("fire-and-ice-factions/"):
        board = option.removeprefix("fire-and-ice-factions/").partition("_")[0]
        owner = [faction.id for faction in all_factions() if faction.side == board]
    game = begin(rnd, profile, first=rnd.choice(owner) if owner else "", option=option)
    for _ in walk(game, rnd):
        everybody_can_go_on(game)
    assert game.over


@pytest.mark.parametrize("map_id", MAPS, ids=lambda name: name[:12])
def test_every_map_plays_with_any_number_of_players(map_id: str) -> None:
    rnd = Random(map_id)
    for players in (2, 3, 4, 5):
        game = begin(rnd, PROFILES[players % 2], players, map_id=map_id)
        for _ in walk(game, rnd):
            everybody_can_go_on(game)
        assert game.over


@BOTH
def test_rich_players_do_not_get_stuck_either(profile: str) -> None:
    """With gifts all structures, tiles and tracks run out."""
    rnd = Random(f"rich {profile}")
    spent = 0
    for _ in range(2):
        game = begin(rnd, profile, 5)
        while not game.over:
            if rnd.random() < 0.08:
                enrich(game, rnd)
            everybody_can_go_on(game)
            seat = rnd.choice(game.to_act)
            game.step(seat, pick(game, rnd, seat, free=0.1))
        spent += sum(not left for left in game.state.cells[at.FAVOR_POOL : at.FAVOR_POOL + 12])
    assert spent > 2, "no kind of favor tile ran out: the test is too poor"


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_who_cannot_pay_the_way_to_bought_spades_gives_them_up(faction: str) -> None:
    """In the league bought spades must be used; converting the fare away must not end the game for everybody."""
    rnd = Random(faction)
    game = begin(rnd, "league", 2, first=faction)
    for seat, _ in walk(game, rnd, free=0.0):
        turn = game.state.turn()
        if game.faction(seat) == faction and turn is not None and turn.seat == seat and turn.actions_left:
            break
    s = game.state
    s.put(at.FIXED, s.cells[at.FIXED] | s.get(seat, at.REACH))  # nothing to transform next door
    s.set(seat, at.WORKERS, 5)
    s.set(seat, at.PRIESTS, 1)
    game.step(seat, "dig 1")
    assert "-SPADE" not in [choice.text for choice in game.options(seat)]
    game.step(seat, "convert 2W to 2C. convert 1P to 1C")
    assert [choice.text for choice in game.options(seat)] == ["-SPADE"]
    game.step(seat, "-SPADE. done")


@BOTH
def test_players_may_leave_at_any_time(profile: str) -> None:
    """Once the factions and their terrains are chosen."""
    rnd = Random(f"leave {profile}")
    for chance, first in ((0.003, ""), (0.01, "riverwalkers"), (0.01, "acolytes"), (0.03, ""), (0.3, ""), (1.0, "")):
        game = begin(rnd, profile, first=first)
        while not game.over:
            everybody_can_go_on(game)
            staying = [seat for seat in range(game.players) if not game.state.get(seat, at.DROPPED)]
            if game.state.cells[at.PHASE] == CHOOSE_FACTIONS:
                assert isinstance(game.quote(rnd.choice(staying), "resign"), Refusal)
                seat = rnd.choice(game.to_act)
                game.step(seat, pick(game, rnd, seat, free=0.1))
            elif rnd.random() < chance:
                leaver = rnd.choice(staying)
                game.step(leaver, "resign")
                assert leaver not in game.to_act
                assert isinstance(game.quote(leaver, "resign"), Refusal)
            else:
                seat = rnd.choice(game.to_act)
                game.step(seat, pick(game, rnd, seat, free=0.1))
        assert terra.loads(game.dumps()).digest() == game.digest()


@BOTH
def test_rollback_restores_every_position_of_a_game(profile: str) -> None:
    rnd = Random(f"rollback {profile}")
    game = begin(rnd, profile)
    marks = []
    for _ in walk(game, rnd, free=0.2):
        marks.append((game.mark(), game.digest(), len(game.state.effects), len(game.history)))
    end = game.digest()
    copy = game.copy()
    while marks:
        back = max(0, len(marks) - rnd.randint(1, 9))
        mark, digest, effects, choices = marks[back]
        del marks[back:]
        game.rollback(mark)
        assert game.digest() == digest
        assert (len(game.state.effects), len(game.history)) == (effects, choices)
    assert game.history == []
    for seat, text in copy.history:
        game.step(seat, text)
    assert game.digest() == end


@BOTH
def test_whole_games_roll_back_to_the_start(profile: str) -> None:
    rnd = Random(f"whole {profile}")
    game = begin(rnd, profile)
    start, digest = game.mark(), game.digest()
    ends = set()
    for _ in range(4):
        ends.add(play(game, rnd).digest())
        game.rollback(start)
        assert game.digest() == digest
        assert game.history == []
    assert len(ends) == 4


@BOTH
def test_a_copy_is_independent(profile: str) -> None:
    rnd = Random(f"copy {profile}")
    game = begin(rnd, profile)
    for _ in walk(game, rnd):
        if rnd.random() < 0.03:
            before, history = game.digest(), list(game.history)
            copy = game.copy()
            assert copy.digest() == before
            play(copy, rnd)
            assert game.digest() == before
            assert game.history == history
            assert copy.history[: len(history)] == history
            other = game.copy()
            for seat, text in copy.history[len(history) :]:
                other.step(seat, text)
            assert other.digest() == copy.digest()


@BOTH
def test_a_quote_changes_nothing_and_tells_what_a_step_does(profile: str) -> None:
    rnd = Random(f"quote {profile}")
    game = begin(rnd, profile)
    for seat, choice in walk(game, rnd, free=0.2):
        before = (game.digest(), list(game.history), len(game.state.effects))
        quote = game.quote(seat, choice)
        by_text = game.quote(seat, choice.text)
        assert (game.digest(), game.history, len(game.state.effects)) == before
        assert not isinstance(quote, Refusal)
        assert not isinstance(by_text, Refusal)
        copy = game.copy()
        happened = [effect.key() for effect in copy.step(seat, choice)]
        assert [effect.key() for effect in quote.effects] == happened
        assert [effect.key() for effect in by_text.effects] == happened
        assert quote.as_dict() == by_text.as_dict()


@BOTH
def test_history_and_saved_text_lead_to_the_same_position(profile: str) -> None:
    rnd = Random(f"save {profile}")
    for factions in ("random", "draft", "intro", "auction", "sealed-auction"):
        options = FIRE_AND_ICE | {"fire-and-ice-final-scoring": factions not in ("random", "intro")}
        map_id = "base" if factions == "intro" else rnd.choice(MAPS)
        game = terra.new(rnd.randint(2, 5), rnd.randrange(1000), profile, factions, map_id, options)
        for _ in walk(game, rnd, free=0.2):
            if rnd.random() < 0.02:
                read = terra.loads(game.dumps())
                assert read.digest() == game.digest()
                assert read.dumps() == game.dumps()
                assert read.to_act == game.to_act
        again = Game(game.setup)
        for seat, text in game.history:
            again.step(seat, text)
        assert again.digest() == game.digest()
        assert again.scores() == game.scores()
        assert terra.loads(game.dumps()).history == game.history


@BOTH
def test_without_the_event_log_the_game_is_the_same(profile: str) -> None:
    rnd = Random(f"log {profile}")
    game = begin(rnd, profile)
    silent = game.copy()
    silent.state.logging = False
    for seat, choice in walk(game, rnd):
        silent.step(seat, choice)
    assert silent.digest() == game.digest()
    assert silent.state.effects == []
