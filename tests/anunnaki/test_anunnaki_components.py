"""What is in the box and how it is dealt: a test for each statement about components that no worked case shows."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.setup import draw

from .scene import SERENA, SIMONE, Scene
from .test_anunnaki_setup import PLAYERS, laid
from .test_anunnaki_turns import whole_turn

SEEDS = range(40)


def test_a1_a_house_that_does_not_play_brings_neither_planet_nor_pacts() -> None:
    assert dict(zip(names.HOUSES, names.MAJOR_GODS, strict=True)) == {
        "pharaos": "ra",
        "norrenis": "odin",
        "babylon": "ishtar",
        "ellenys": "zeus",
    }
    game = laid(2)
    assert [board.name for board in game.state.world.boards] == ["pharaos", "norrenis", "gaia_1_2"]
    assert {pact.rpartition("_")[0] for pact in game.setup.pacts} == {"neutral", "pharaos", "norrenis"}


def test_a2_what_every_house_owns() -> None:
    edition = standard()
    assert (edition.cubes, edition.followers, edition.settlements) == (14, 12, 5)
    assert (len(edition.red), sum(edition.red)) == (10, 4)
    assert [region.major for region in edition.regions].count(False) == 5
    assert [region.major for region in edition.regions].count(True) == 1
    assert edition.gods_kept == 4
    for house, gods in enumerate(names.MINOR_GODS):
        assert len(set(gods)) == 7
        assert edition.basic(house).bit_count() == 2
        assert edition.advanced(house).bit_count() == 7


def test_a3_what_all_share() -> None:
    edition = standard()
    assert [mask.bit_count() for mask in edition.pacts_of] == [6, 6, 6, 6, 12]
    assert (len(edition.civilizations), len(edition.tokens)) == (12, 20)
    assert (len(edition.goals), len(edition.token_spaces)) == (4, 4)
    assert (len(edition.artefacts), len(names.PANDORA_ITEMS)) == (6, 3)
    assert edition.after_code == "X1"
    assert len([land for land in edition.gaia(4).territories if land.atlantis]) == 2  # each has a god token


def test_a3_mana_never_runs_out() -> None:
    t = Scene(SERENA)
    for seat in range(4):
        t.holds(seat, mana=20)
    t.pawn(SERENA, "creation")
    t.do("go market")  # over an edge with a mana
    assert t.held(SERENA)[4] == 21


@PLAYERS
def test_a16_chance_names_the_first_player_for_the_whole_game(players: int) -> None:
    assert {draw(players, seed).first for seed in SEEDS} == set(range(players))
    t = Scene(SERENA)
    for _ in range(6):
        whole_turn(t, t.s.active())
        assert t.game.view(None)["first"] == SERENA


def test_a17_all_have_the_same_shuffled_star_with_base_sides_up() -> None:
    stars = {draw(3, seed).star for seed in SEEDS}
    assert len(stars) == len(SEEDS)
    assert all(sorted(star) == sorted(names.ACTIONS) for star in stars)
    game = laid(3)
    assert tuple(game.view(None)["star"]) == game.setup.star
    assert [game.state.get(seat, at.UPGRADED) for seat in range(3)] == [0, 0, 0]


def test_a23_every_track_has_a_goal_tile_of_its_own() -> None:
    laid_out = {draw(3, seed).goals for seed in SEEDS}
    assert len(laid_out) > 10
    assert all(sorted(goals) == sorted(names.GOALS) for goals in laid_out)
    t = Scene(SIMONE)
    assert t.game.view(None)["goals"] == ["shrines", "settlements", "territories", "units"]
    t.pawn(SIMONE, "market")
    t.units(SIMONE, "P1", followers=8, settlement=1)
    t.do("go dominion")
    assert t.get(SIMONE, at.DOMINION) == 3  # for nine units: the fourth tile is that of dominion


@pytest.mark.parametrize("planet", standard().planets, ids=lambda planet: str(planet.name))
def test_a37_a_territory_shows_one_resource_and_two_only_on_the_small_gaia(planet) -> None:  # type: ignore[no-untyped-def]
    for land in planet.territories:
        if land.atlantis:
            continue
        assert 1 <= sum(land.icons) <= 3
        if len(land.types) > 1:
            assert planet.name == "gaia_1_2"
            assert [land.icons[kind] for kind in land.types] == [1, 1]
    mixed = [land for land in planet.territories if len(land.types) == 2]
    assert bool(mixed) == (planet.name == "gaia_1_2")


@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 2)])
def test_a39_atlantis_lies_in_the_middle_of_gaia_with_two_altars_each(players: int, count: int) -> None:
    board = laid(players).state.world.boards[-1]
    found = [land for land in board.territories if land.atlantis]
    assert len(found) == count
    assert [(land.altars, sum(land.icons)) for land in found] == [(2, 0)] * count
    near = laid(players).state.world.near
    assert all(len(near[land.number]) == 6 for land in found)  # no side of it lies at the edge of the board
