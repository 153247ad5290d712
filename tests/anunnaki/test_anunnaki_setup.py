"""How the table is laid: a test for each statement of sections 1, 2 and 19 that no worked case shows."""

from __future__ import annotations

import itertools

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import Options, draw
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.errors import SaveError, SetupError
from hexarch.kernel.rng import Random

from .scene import SERENA, SIMONE, Scene

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def laid(players: int, seed: int = 3) -> Game:
    """A table of the first Houses, laid and before the first turn."""
    return Game(draw(players, seed, names.HOUSES[:players], Options(four_gods=True)))


def codes(game: Game, mask: int) -> set[str]:
    return {game.state.edition.territory_code(place) for place in range(mask.bit_length()) if mask >> place & 1}


def test_a5_resources_have_no_upper_bound_and_nobody_spends_what_is_not_there() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "creation")
    t.holds(SIMONE, food=19)
    t.do("go harvest_blue", "harvest P1")
    assert t.held(SIMONE)[0] == 21
    poor = Scene(SIMONE)
    poor.holds(SIMONE, food=1)
    poor.do("go market")
    assert poor.refused("trade gold for food, wood") == "A191"


@pytest.mark.parametrize(("players", "side"), [(2, "gaia_1_2"), (3, "gaia_3_4"), (4, "gaia_3_4")])
def test_a6_gaia_has_a_side_for_each_number_of_players(players: int, side: str) -> None:
    assert laid(players).state.world.boards[-1].name == side


def test_a7_houses_are_all_different() -> None:
    assert draw(2, 1, ("ellenys", "babylon")).houses == ("ellenys", "babylon")
    for seed in range(20):
        assert len(set(draw(4, seed).houses)) == 4
    with pytest.raises(SetupError):
        draw(2, 1, ("babylon", "babylon"))


def choosing(players: int, seed: int = 3, **more: object) -> Game:
    """A table at which everybody chooses a House."""
    return TITLE.new(TITLE.drawn(players, seed, **{f"house_{i + 1}": "chosen" for i in range(players)} | more))


def test_a7_the_seats_choose_their_houses_in_seat_order() -> None:
    game = choosing(3)
    assert game.to_act == (0,)
    assert [option.text for option in game.options(0)] == [f"house {house}" for house in names.HOUSES]
    assert game.refuse(1, "house ellenys").code == "not_asked"
    game.step(0, "house ellenys")
    assert [option.text for option in game.options(1)] == ["house pharaos", "house norrenis", "house babylon"]
    refusal = game.refuse(1, "house ellenys")
    assert (refusal.code, refusal.rule) == ("house_taken", "A7")
    assert [game.label(seat) for seat in range(3)] == ["ellenys", "", ""]
    assert [one["house"] for one in game.view(0)["boards"]["planets"]] == ["ellenys", ""]
    game.step(1, "house norrenis")
    game.step(2, "house babylon")
    assert [game.label(seat) for seat in range(3)] == ["ellenys", "norrenis", "babylon"]
    assert game.to_act == (0, 1, 2)
    assert {option.text for option in game.options(0)} <= {f"discard {god}" for god in names.MINOR_GODS[names.ELLENYS]}
    assert len(game.setup.pacts) == 30
    assert {pact.rpartition("_")[0] for pact in game.setup.pacts} == {"neutral", "ellenys", "norrenis", "babylon"}


def test_a7_houses_that_are_named_are_not_to_be_had() -> None:
    game = choosing(3, house_2="norrenis")
    game.step(0, "house babylon")
    assert game.to_act == (2,)
    assert [option.text for option in game.options(2)] == ["house pharaos", "house ellenys"]
    with pytest.raises(SetupError):
        TITLE.drawn(2, 1, house_1="norrenis", house_2="norrenis")


@PLAYERS
def test_a7_a_game_with_chosen_houses_is_saved_taken_back_and_imagined_at_every_step(players: int) -> None:
    game, pick = choosing(players), Random(players).choice
    setup = TITLE.read_setup(game.setup.document())
    assert setup == game.setup
    for _ in range(2 * players + 1):
        before, mark = game.digest(), game.mark()
        assert TITLE.loads(game.dumps()).digest() == before
        assert TITLE.restore(setup, game.snapshot(), game.history.copy()).digest() == before
        for viewer in (None, *range(players)):
            world = game.imagine(viewer, Random(1))
            assert world.view(viewer) == game.view(viewer)
            assert TITLE.loads(world.dumps()).digest() == world.digest()
        choice = pick(game.options(game.to_act[0]))
        happened = game.step(game.to_act[0], choice)
        game.rollback(mark)
        assert game.digest() == before
        assert [one.key() for one in game.step(game.to_act[0], choice)] == [one.key() for one in happened]


def test_a7_nobody_knows_anything_while_houses_are_chosen() -> None:
    """Another shuffle changes nothing that anybody can see; the last choice reveals gods, so it is not taken back."""
    game, other = choosing(2, 3), choosing(2, 4)
    for seat, text in enumerate(("house norrenis", "house pharaos")):
        for viewer in (None, 0, 1):
            assert game.view(viewer) == other.view(viewer)
            assert game.imagine(viewer, Random(9)).dumps() == other.imagine(viewer, Random(9)).dumps()
        quotes = [one.quote(seat, text) for one in (game, other)]
        assert [quote.reveals for quote in quotes] == [seat == 1] * 2
        assert quotes[0].document(game) == quotes[1].document(other)
        game.step(seat, text)
        other.step(seat, text)
    assert game.options(0) != other.options(0)


@pytest.mark.parametrize("name", ["greedy", "steward"])
def test_a7_bots_choose_a_house_that_is_free(name: str) -> None:
    game = choosing(4)
    for seat in range(3):
        game.step(seat, TITLE.bots().make(name, 5).choose(game, seat))
    assert len({game.label(seat) for seat in range(3)}) == 3
    assert TITLE.bots().make(name, 5).weigh(game, 3)


@pytest.mark.parametrize("wrong", [{"choosing": [1, 0]}, {"choosing": [5]}, {"box": {}}, {"box": None}], ids=str)
def test_a7_a_set_up_with_a_wrong_box_is_refused(wrong: dict[str, object]) -> None:
    document = {**choosing(2).setup.document(), **wrong}
    with pytest.raises(SaveError):
        TITLE.read_setup(document)


def test_a8_six_tokens_lie_on_the_star() -> None:
    regions = standard().regions
    assert sorted([region.mask.bit_count() for region in regions if not region.major]) == [3] * 5
    assert [region.mask.bit_count() for region in regions if region.major] == [5]
    s = laid(3).state
    assert [(s.get(seat, at.TOKENS), s.get(seat, at.MAJOR_TOKEN)) for seat in range(3)] == [(0, 0)] * 3


def test_a9_the_base_power_works_from_the_start_and_the_other_once_unlocked() -> None:
    for unlocked, gold in ((False, 1), (True, 2)):
        t = Scene(SERENA)
        t.holds(SERENA)
        t.pawn(SERENA, "creation")
        t.units(SERENA, "B4", settlement=1)
        t.s.put(t.s.exhausted_cell(t.place("B4"), names.GOLD), 2)
        t.set(SERENA, at.MAJOR_OUT, int(unlocked))
        t.do("go harvest_blue", "harvest B4")  # a lone settlement harvests with strength 2 from the start
        assert t.held(SERENA)[3] == gold


@PLAYERS
def test_a11_to_a15_what_everybody_begins_with(players: int) -> None:
    s = laid(players).state
    for seat in range(players):
        capital = s.world.capitals[seat]
        altar = next(place for place in s.world.near[capital] if s.altars(place))
        assert [s.units(capital, seat, unit) for unit in range(4)] == [2, 0, 0, 1]
        assert [s.units(altar, seat, unit) for unit in range(4)] == [1, 0, 0, 0]
        assert s.get(seat, at.RESERVE) == 9
        assert s.get(seat, at.ROW) == 4  # A12: of five spaces the first is open
        house = s.house(seat)
        assert s.get(seat, at.HAND) == s.edition.basic(house)  # A13
        assert s.get(seat, at.HAND).bit_count() == 2
        assert s.deck(seat).bit_count() == 7
        steps = s.cells[s.base[seat] + at.STEPS : s.base[seat] + at.STEPS + 3]
        assert (*steps, s.get(seat, at.VP)) == (0, 0, 0, 0)  # A14
        assert s.edition.dominion_vp[s.get(seat, at.DOMINION)] == -8
        held = s.cells[s.base[seat] + at.RESOURCES : s.base[seat] + at.RESOURCES + 4]
        assert (held, s.get(seat, at.MANA)) == ([1, 1, 1, 1], 2)  # A15
        assert (s.get(seat, at.PLACED), s.get(seat, at.PAWN)) == (0, 0)


@pytest.mark.parametrize(
    ("players", "tiles"),
    [(2, {"P5", "N5", "A1"}), (3, {"P5", "N5", "B5", "A1", "A2"}), (4, {"P5", "N5", "B5", "E5", "A1", "A2"})],
)
def test_a18_civilizations_lie_face_down(players: int, tiles: set[str]) -> None:
    game = laid(players)
    s = game.state
    assert codes(game, s.cells[at.CIVILIZATIONS]) == tiles
    assert not any(s.cells[s.open_cell(place)] for place in s.places())


@PLAYERS
def test_a19_culture_tokens_next_to_units_lie_face_up(players: int) -> None:
    s = laid(players).state
    people = s.anybody()
    for spot, around in enumerate(s.world.grounds.around):
        assert s.cells[s.spot_cell(spot)] > 0
        assert s.cells[s.spot_cell(spot) + 1] == int(around & people != 0)


def test_a20_three_artefacts_form_a_pile_that_nobody_has_seen() -> None:
    game = laid(3)
    assert len(set(game.setup.artefacts)) == 3
    seen = str([game.view(viewer) for viewer in (None, 0, 1, 2)])
    assert not any(f"'{artefact}'" in seen for artefact in game.setup.artefacts)


def test_a22_four_tokens_lie_on_the_dominion_track() -> None:
    s = laid(2).state
    assert s.cells[at.VP_TOKENS] == 0b1111
    assert [s.edition.dominion_vp[space] for space in s.edition.token_spaces] == [-4, 0, 4, 8]


@pytest.mark.parametrize("switches", list(itertools.product([False, True], repeat=3)))
def test_a182_the_switches_for_first_games_are_independent(switches: tuple[bool, bool, bool]) -> None:
    four, every, both = switches
    game = Game(draw(2, 5, ("pharaos", "norrenis"), Options(four, every, both)))
    assert [len(drawn) for drawn in game.setup.gods] == [4 if four else 5] * 2
    assert len(game.setup.pacts) == (36 if every else 24)
    while game.to_act and game.asked(game.to_act[0])[0].kind == "discard_god":
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    s, seat = game.state, game.to_act[0]
    s.put(s.base[seat] + at.PACTS, 1 << [one.name for one in s.edition.pacts].index("babylon_1"))
    for cell in range(4):
        s.put(s.base[seat] + at.RESOURCES + cell, 5)
    game.step(seat, "go creation. pass")
    assert ("complete babylon_1" in [one.text for one in game.options(seat)]) == both
