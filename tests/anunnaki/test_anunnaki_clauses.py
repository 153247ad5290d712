"""Star, harvest, mana, building, summoning: single clauses of statements whose other tests show the rest."""

from __future__ import annotations

from itertools import permutations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_gods import ready
from .test_anunnaki_named import completes
from .test_anunnaki_turns import EDGES, cubes, whole_turn

HOMES = {SIMONE: "P1", DANILO: "N1", SERENA: "B1", ISABELLA: "E1"}


def rest_of_turn(t: Scene, seat: int) -> None:
    """Nothing is done that need not be, up to the end of the seat's turn."""
    if t.asked() == "primary":
        whole_turn(t, seat)
    while t.s.active() == seat:
        t.do("pass", seat=seat)


# -- the star -------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", names.ACTIONS)
def test_a29_the_pawn_leaves_its_tile_for_any_other(tile: str) -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, tile)
    assert t.refused(f"go {tile}") == "A29"
    assert t.options() == [f"go {other}" for other in names.ACTIONS if other != tile]


def test_a30_tiles_are_adjacent_along_the_fifteen_edges_and_nowhere_else() -> None:
    t = Scene(SERENA)
    t.holds(SERENA)
    tile = dict(zip(("T0", "T1", "T2", "T3", "T4", "I0", "I1", "I2", "I3", "I4"), t.game.setup.star, strict=True))
    start = t.game.mark()
    for here, there in permutations(tile, 2):
        t.pawn(SERENA, tile[here])
        t.do(f"go {tile[there]}")
        joined = [edge for edge in EDGES if edge in (f"{here}-{there}", f"{there}-{here}")]
        assert t.get(SERENA, at.CUBES) == sum([1 << EDGES.index(edge) for edge in joined]), (here, there)
        t.game.rollback(start)


def test_a30_what_is_not_adjacent_is_not_developed() -> None:
    t = Scene(SERENA)
    t.holds(SERENA, wood=1, metal=1, gold=2, mana=1)
    t.do("go creation")  # T0: only I0 and I4 are joined to it
    for tile in names.ACTIONS:
        if tile not in ("creation", "harvest_blue", "market"):
            assert t.refused(f"develop {tile}") == "A75", tile
    assert [text for text in t.options() if text.startswith("develop")] == ["develop harvest_blue", "develop market"]


def test_a31_without_a_cube_left_a_new_edge_stays_empty_and_gives_nothing() -> None:
    t = Scene(SERENA)
    t.holds(SERENA)
    t.pawn(SERENA, "creation")
    cubes(t, SERENA, *[edge for edge in EDGES if edge != "T0-I4"])
    assert t.get(SERENA, at.PLACED) == t.s.edition.cubes
    t.do("go market")
    assert t.get(SERENA, at.PLACED) == 14
    assert t.held(SERENA)[4] == 0


def test_a33_a_freed_token_stays_when_a_cube_leaves_and_is_not_freed_again() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "creation")
    cubes(t, SIMONE, "T0-I0", "I4-I0")
    t.do("go market")
    assert t.get(SIMONE, at.TOKENS) == 1
    for seat in range(4):
        rest_of_turn(t, seat)
    t.do("go creation", "shift T0-I4 to I0-I1")  # Ra opens the triangle
    assert t.get(SIMONE, at.TOKENS) == 1
    for seat in range(4):
        rest_of_turn(t, seat)
    t.do("go market")
    assert t.get(SIMONE, at.PLACED) == 4  # and it is closed again
    assert t.get(SIMONE, at.TOKENS) == 1


# -- capitals, harvest ----------------------------------------------------------------------------


def test_a38_settlements_of_norrenis_stay_out_of_capitals_even_of_empty_ones() -> None:
    t = Scene(DANILO)
    t.units(SIMONE, "P1")
    t.units(DANILO, "P2", followers=1, settlement=1)
    t.do("go move_blue")
    assert t.refused("move P2 > P1 settlement") == "A48"
    assert t.refused("move P2 > P1 settlement with follower") == "A48"
    far = Scene(DANILO)
    far.units(SIMONE, "P1")
    far.do("go portal")
    assert far.refused("portal N1 > P1 settlement") == "A48"
    assert far.refused("portal N1 > P1 settlement with follower") == "A48"
    assert not any("> P1" in text or "> B1" in text for text in far.options())


@pytest.mark.parametrize(
    ("units", "food"),
    [
        ({"followers": 1}, 1),
        ({"followers": 2}, 2),
        ({"minor": 1}, 2),
        ({"followers": 1, "minor": 1}, 3),
        ({"major": 1}, 3),
        ({"followers": 4}, 3),
        ({"minor": 1, "major": 1}, 3),
    ],
)
def test_a41_a62_strength_harvests_but_never_more_than_the_icons(units: dict[str, int], food: int) -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.units(SIMONE, "P4", **units)  # three icons of food
    t.do("go harvest_blue", "harvest P4")
    assert t.held(SIMONE) == (food, 0, 0, 0, 0)
    assert t.s.icons(t.place("P4"), names.FOOD) == 2


def test_a62_exhausted_icons_give_nothing() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.units(SIMONE, "P4", followers=4)
    t.s.put(t.s.exhausted_cell(t.place("P4"), names.FOOD), 2)
    t.do("go harvest_blue", "harvest P4")
    assert t.held(SIMONE)[0] == 1
    assert t.s.icons(t.place("P4"), names.FOOD) == 0


def test_a64_atlantis_is_not_harvested() -> None:
    t = Scene(SIMONE)
    t.civilization("A1", 0)
    t.units(SIMONE, "A1", followers=1)
    t.do("go harvest_blue")
    assert t.refused("harvest A1") == "A64"
    assert "harvest A1" not in t.options()


@pytest.mark.parametrize("exhausted", ["food", "gold"])
def test_a65_two_types_give_one_of_each_and_either_is_exhausted(exhausted: str) -> None:
    t = Scene(SIMONE, players=2)
    t.holds(SIMONE)
    t.units(SIMONE, "G2", followers=3)
    t.do("go harvest_blue", f"harvest G2: {exhausted}")
    assert t.held(SIMONE) == (1, 0, 0, 1, 0)
    icons = [t.s.icons(t.place("G2"), kind) for kind in (names.FOOD, names.GOLD)]
    assert icons == ([0, 1] if exhausted == "food" else [1, 0])


def test_a3_no_map_needs_more_exhaust_tokens_than_there_are_and_the_last_icon_gets_one() -> None:
    edition = standard()
    for players in (2, 3, 4):
        boards = [*[edition.home(house) for house in range(players)], edition.gaia(players)]
        lands = [land for board in boards for land in board.territories if not land.capital]
        assert all(sum([land.icons[kind] for land in lands]) <= 16 for kind in range(4))
    t = Scene(SIMONE)
    for land in [land for board in t.s.world.boards for land in board.territories if not land.capital]:
        t.s.put(t.s.exhausted_cell(land.number, names.FOOD), land.icons[names.FOOD] - (land.code == "P4"))
    t.units(SIMONE, "P4", followers=1)
    t.do("go harvest_blue", "harvest P4")
    assert t.s.icons(t.place("P4"), names.FOOD) == 0


# -- mana actions and rewards ---------------------------------------------------------------------


@pytest.mark.parametrize("developed", [False, True])
def test_a72_an_activated_tile_acts_by_its_side_and_leaves_pawn_and_cubes(developed: bool) -> None:
    t = Scene(SERENA)
    t.holds(SERENA, mana=2)
    t.units(SERENA, "B2", followers=1)
    t.units(SERENA, "B4", followers=1)
    t.only_token(-1, 0)
    if developed:
        t.upgraded(SERENA, "harvest_blue")
    t.do("go market", "activate harvest_blue", "harvest B2")  # over I4-I0, were it the pawn's move
    assert (t.asked() == "harvest") == developed
    assert t.s.pawn_tile(SERENA) == names.ACTIONS.index("market")
    assert (t.get(SERENA, at.CUBES), t.get(SERENA, at.PLACED)) == (0, 0)
    assert t.held(SERENA) == (1, 0, 0, 0, 0)  # no mana of the edge either


def test_a79_nobody_builds_beside_a_settlement_or_without_control() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, wood=2, mana=1)
    t.units(SIMONE, "G2", followers=1)  # besieges the settlement of Serena
    t.units(SERENA, "G2", settlement=1)
    t.units(SERENA, "G4", followers=1)
    t.do("go creation")
    assert t.refused("build G2") == "A79"  # another player's settlement
    assert t.refused("build P1") == "A79"  # one's own
    assert t.refused("build G4") == "A79"  # controlled by another
    assert t.refused("build P2") == "A79"  # controlled by nobody
    assert [text for text in t.options() if text.startswith("build")] == ["build P3"]


def test_a87_the_portal_icon_takes_one_unit_whatever_side_the_tile_shows() -> None:
    t = completes("neutral_6", "portal")
    t.do("claim portal")
    assert t.refused("portal P1 > G1 x2") == "A45"
    t.do("portal P1 > G1 x1")
    assert t.asked() != "portal"


def test_a189_creation_is_taken_in_full() -> None:
    t = Scene(DANILO)
    t.holds(DANILO)
    t.units(DANILO, "N6", followers=1)
    t.do("go creation")
    assert t.held(DANILO)[:4] == (0, 0, 2, 0)  # at once, for the altars of N3 and N6
    better = Scene(DANILO)
    better.holds(DANILO)
    better.units(DANILO, "N6", followers=1)
    better.upgraded(DANILO, "creation")
    better.do("go creation")
    assert better.options() == [f"gain {kind}" for kind in names.RESOURCES]
    assert better.refused("pass") == "A25"
    better.do("gain wood")
    assert better.held(DANILO)[:4] == (0, 2, 0, 0)


def test_a189_points_of_the_income_and_steps_of_dominion_are_taken_in_full() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.set(DANILO, at.ROW, 3)
    t.do("go settlement_income")
    assert t.get(DANILO, at.VP) == 2
    t.do("pass")  # followers may be left out
    assert t.get(DANILO, at.VP) == 2
    assert t.asked() != "deploy"
    far = Scene(SERENA)
    far.pawn(SERENA, "market")
    far.units(SERENA, "B1", followers=8, settlement=1)
    far.do("go dominion")
    assert far.get(SERENA, at.DOMINION) == 3
    assert far.asked() != "dominion"


# -- summoning ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "god"), [(seat, god) for seat, gods in enumerate(names.MINOR_GODS) for god in gods])
def test_a92_a_minor_god_advances_one_step_on_its_track_or_two_of_dominion(seat: int, god: str) -> None:
    t = ready(seat, god)
    card = t.s.edition.god_track[names.GODS.index(god)]
    t.do("go market", f"summon {god} at {HOMES[seat]}")
    moved = [t.get(seat, at.STEPS + track) for track in range(3)] + [t.get(seat, at.DOMINION)]
    expected = [0, 0, 0, 0]
    expected[card] = 2 if card == names.DOMINION else 1
    assert moved == expected


def test_a92_a_god_comes_once_and_the_fifth_token_is_of_no_use() -> None:
    t = ready(SIMONE, "horus")
    t.set(SIMONE, at.GODS, sum([1 << names.GODS.index(god) for god in ("anubis", "horus", "isis", "seth")]))
    t.gods(SIMONE, "anubis", "horus", "isis")
    t.do("go market")
    assert t.refused("summon horus at P1") == "A92"
    assert t.refused("summon osiris at P1") == "A92"  # left in the box
    assert [text for text in t.options() if text.startswith("summon")] == ["summon seth at P1", "summon seth at P3"]
    fifth = ready(SIMONE, "horus")
    fifth.gods(SIMONE, "horus")
    fifth.pact(SIMONE, "neutral_2")
    fifth.do("go market")
    assert fifth.s.active() == DANILO  # with the token nothing can be done
    assert fifth.get(SIMONE, at.TOKENS) == 1
    major = ready(SIMONE, "horus")
    major.do("go market")
    assert major.refused("summon ra at P1") == "A90"  # it asks for the other kind of token
