"""Fan factions: the Kingdom of Ember, which piles up lava and lets its structures flow away on it."""

import pytest

from hexarch.games.terra import lava, own
from hexarch.games.terra import layout as at
from hexarch.games.terra.profiles import EDITION, FOURTH_EDITION

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
NAME = "kingdom_of_ember"
FAR = "nomads B1 G7 I7"
# F4 lies beside E6 (plains), E7 (mountains), F3 (desert, home of the nomads) and G2 (wasteland), and at the river hexes
# r22 and r29; over one of them are E8 (desert), G3 (forest) and H4 (lakes).


def ember(
    profile: str = "rulebook", others: str = FAR, tiles: int = 0, round_tiles: str = "", edition: int = EDITION
) -> Table:
    t = Table(f"{NAME} green F4 D1", others, profile=profile, tiles=round_tiles, edition=edition)
    t.has(NAME, "20 VP 50 C 30 W 3 P 0/6/6 PW")
    lava.lay(t.state, t.seat(NAME), t.hex("F4"), tiles)
    return t


def removed(t: Table) -> int:
    return own.held(t.state, t.seat(NAME), lava.PRIESTS)


def under(t: Table, name: str) -> int:
    """Volcano tiles under a structure beyond the first."""
    return lava.under(t.state, t.seat(NAME), t.hex(name))


def flows(t: Table, name: str) -> set[str]:
    found = [text.split() for text in t.offered(NAME) if text.startswith(f"flow {name} ")]
    return {words[-1] for words in found}


# -- piling up ----------------------------------------------------------------------------


@BOTH
def test_a_priest_of_the_supply_becomes_a_tile_and_a_power(profile: str) -> None:
    t = ember(profile)
    t.has(NAME, "5/0/0 PW")
    t.play(f"{NAME}: pile F4")
    t.expect(NAME, "3 P 4/1/0 PW")
    assert (under(t, "F4"), removed(t), t.state.get(0, at.PRIEST_CAP)) == (1, 1, 6)


def test_ruling_without_a_priest_in_the_supply_no_lava_is_piled_up() -> None:
    t = ember()
    t.has(NAME, "7 P")
    t.refused(f"{NAME}: pile F4", "no_priests_left")
    t.refused(f"{NAME}: pile E6", "not_your_structure")
    t.play(f"{NAME}: pass BON2")
    t.refused("nomads: pile B1", "no_lava")


# -- flowing ------------------------------------------------------------------------------


@BOTH
def test_a_structure_moves_with_all_its_tiles_but_one(profile: str) -> None:
    t = ember(profile, tiles=1)
    t.play(f"{NAME}: flow F4 to E6")
    assert (t.on("E6"), t.on("F4")) == (f"{NAME} D", "")
    assert (t.colour("E6"), t.colour("F4")) == ("volcano", "volcano")
    assert under(t, "E6") == 0
    t.play(f"{NAME}: done")
    assert t.turn == "nomads"


@BOTH
def test_while_it_has_tiles_it_goes_on(profile: str) -> None:
    t = ember(profile, tiles=2)
    t.play(f"{NAME}: flow F4 to E6. flow E6 to E5. done")
    assert t.on("E5") == f"{NAME} D"
    t = ember(profile, tiles=2)
    t.play(f"{NAME}: flow F4 to E6. done")
    assert under(t, "E6") == 1


@BOTH
def test_ruling_two_tiles_onto_other_land_and_three_onto_a_home_or_over_a_river_hex(profile: str) -> None:
    t = ember(profile, tiles=1)
    assert flows(t, "F4") == {"E6", "E7", "G2"}
    t.refused(f"{NAME}: flow F4 to F3", "no_way_for_lava")
    t = ember(profile, tiles=2)
    assert flows(t, "F4") == {"E6", "E7", "G2", "F3", "G3", "H4"}
    t.play(f"{NAME}: flow F4 to F3")
    assert under(t, "F3") == 0


def test_ruling_river_hexes_cost_a_tile_each_and_a_home_behind_them_its_own() -> None:
    t = ember(tiles=2)
    assert "E8" not in flows(t, "F4"), "desert across the river"
    t = ember(tiles=3)
    assert "E8" in flows(t, "F4")
    t.play(f"{NAME}: flow F4 to E8")
    assert under(t, "E8") == 0


def test_ruling_no_tile_is_left_on_the_river() -> None:
    t = ember(tiles=2)
    t.play(f"{NAME}: flow F4 to H4. done")
    assert (under(t, "H4"), own.held(t.state, 0, lava.TILES)) == (0, 0)


def test_ruling_the_river_is_not_entered_without_land_beyond() -> None:
    t = ember(tiles=2)
    for name in ("G3", "H4", "E8"):
        t.terrain(name, "ice")
    assert flows(t, "F4") == {"E6", "E7", "G2", "F3"}


@BOTH
def test_a_bridge_may_be_built_where_the_river_was_crossed(profile: str) -> None:
    t = ember(profile, tiles=2)
    t.play(f"{NAME}: flow F4 to G3. bridge F4:G3")
    assert t.state.get(0, at.BRIDGES) == 1
    t = ember(profile, tiles=2)
    t.stands(NAME, "D G2")
    t.play(f"{NAME}: flow F4 to G3")
    t.refused(f"{NAME}: bridge G2:H4", "no_bridge_site")
    t.play(f"{NAME}: -BRIDGE. done")
    t = ember(profile, tiles=2)
    t.play(f"{NAME}: flow F4 to H4. done")
    assert t.turn == "nomads", "between F4 and H4 there is no site"


def test_ruling_lava_passes_no_structure_and_enters_neither_ice_nor_volcano() -> None:
    t = ember(tiles=1)
    t.stands("nomads", "D E6")
    t.terrain("E7", "ice")
    t.terrain("G2", "volcano")
    assert flows(t, "F4") == set()


@pytest.mark.parametrize(
    ("other", "needed"), [("nomads", 2), ("shapeshifters yellow", 2), ("yetis yellow", 1), ("riverwalkers yellow", 1)]
)
def test_ruling_whose_terrain_is_a_home(other: str, needed: int) -> None:
    for tiles in (1, 2):
        t = Table(f"{NAME} green F4 D1", other)
        lava.lay(t.state, 0, t.hex("F4"), tiles)
        assert ("F3" in flows(t, "F4")) == (tiles >= needed)


def test_ruling_the_hex_left_is_an_empty_volcano_and_may_be_built_on() -> None:
    t = ember(tiles=1)
    t.play(f"{NAME}: flow F4 to E6. done", "nomads: pass BON2", f"{NAME}: build F4")
    assert t.on("F4") == f"{NAME} D"


def test_ruling_dwellings_stand_on_volcanoes_directly_connected_and_nothing_is_dug() -> None:
    t = ember()
    t.terrain("G3", "volcano")
    t.refused(f"{NAME}: build G3", "out_of_reach")
    t.refused(f"{NAME}: dig 1", "cannot_dig")
    t.refused(f"{NAME}: build E6", "not_home_terrain")


def test_ruling_tiles_stay_under_a_structure_that_is_upgraded() -> None:
    t = ember(tiles=2)
    t.play(f"{NAME}: upgrade F4 to TP")
    assert under(t, "F4") == 2


def test_ruling_moving_is_neither_building_nor_upgrading() -> None:
    t = ember(tiles=1, others="nomads B1 G7 F3", round_tiles="SCORE3")
    t.stands("nomads", "D E5")
    t.play(f"{NAME}: flow F4 to E6")
    assert not t.offers()
    assert t.points(NAME, "round") == 0


# -- spades, stronghold, shipping ---------------------------------------------------------


@BOTH
def test_ruling_a_spade_only_returns_a_removed_priest(profile: str) -> None:
    t = ember(profile, round_tiles="SCORE1")
    for _ in range(3):
        lava.remove_priest(t.state, 0)
    t.play(f"{NAME}: action ACT6")
    assert (removed(t), t.state.get(0, at.PRIEST_CAP)) == (1, 6)
    assert not any(text.startswith(("transform", "build")) for text in t.offered(NAME))
    assert t.points(NAME, "round") == 4, "spades gained still score"


def test_ruling_a_spade_without_a_removed_priest_is_lost() -> None:
    t = ember()
    t.play(f"{NAME}: action ACT5")
    assert (removed(t), t.state.get(0, at.PRIEST_CAP)) == (0, 7)


def test_the_stronghold_returns_all_removed_priests() -> None:
    t = ember()
    for _ in range(4):
        lava.remove_priest(t.state, 0)
    t.stands(NAME, "TP A10")
    t.play(f"{NAME}: upgrade A10 to SH")
    assert (removed(t), t.state.get(0, at.PRIEST_CAP)) == (0, 7)


def test_ruling_shipping_never_comes_not_even_for_a_moment() -> None:
    t = Table(f"{NAME} green F4 D1", FAR, cards="BON4 BON3", options={"mini-expansion-1": True})
    t.rich()
    t.terrain("G3", "volcano")
    t.refused(f"{NAME}: build G3", "out_of_reach")
    t.refused(f"{NAME}: advance ship", "no_such_track")
    t.stands(NAME, "TE E6, TP F3, TP G2")
    t.play(f"{NAME}: upgrade F4 to TP. +TW7")
    t.expect(NAME, "0 SHIP")
    assert t.points(NAME, "town") == t.state.box.town_tile[7].vp


# -- towns --------------------------------------------------------------------------------


@BOTH
def test_a_town_tile_lies_on_one_of_the_strongest_structures_which_then_stays(profile: str) -> None:
    t = ember(profile)
    t.stands(NAME, "TP E6, TP E7, D G2")
    t.play(f"{NAME}: upgrade F4 to TP. +TW1")
    t.refused(f"{NAME}: tile on G2", "not_in_this_town")
    t.play(f"{NAME}: tile on E6. done", "nomads: pass BON2")
    for name in ("E6", "E7"):
        lava.lay(t.state, 0, t.hex(name), 1)
    t.refused(f"{NAME}: flow E6 to D4", "carries_town_tile")
    t.play(f"{NAME}: flow E7 to D5")


def test_the_single_strongest_structure_carries_the_tile_by_itself() -> None:
    t = ember()
    t.stands(NAME, "SH E6, TP E7, D G2")
    t.play(f"{NAME}: upgrade F4 to TP. +TW1")
    assert t.state.get(0, at.TILE_HEXES) == 1 << t.hex("E6")


def test_ruling_a_structure_without_the_tile_may_leave_and_the_town_remains() -> None:
    t = ember()
    t.stands(NAME, "SH E6, TP E7, D G2")
    t.play(f"{NAME}: upgrade F4 to TP. +TW1. done", "nomads: pass BON2")
    lava.lay(t.state, 0, t.hex("G2"), 3)
    t.play(f"{NAME}: flow G2 to I6. -BRIDGE. done")
    town = t.game.view()["seats"][0]["town_hexes"]
    assert set(town) == {"E6", "E7", "F4"}
    assert t.state.get(0, at.TOWNS) == 1


def test_ruling_towns_are_looked_for_after_moving() -> None:
    t = ember(tiles=1)
    t.stands(NAME, "SA E5, TP D4, TP E7")
    t.play(f"{NAME}: flow F4 to E6. +TW1")
    assert t.points(NAME, "town") == 5


def joining() -> Table:
    """A trading house on lava that has just joined three others in a town; each of the three strongest may carry it."""
    t = ember(tiles=3)
    t.stands(NAME, "TP F4, TP D4, TP C3, D E5")
    t.play(f"{NAME}: flow F4 to E6")
    return t


def test_the_town_tile_lies_before_the_structure_flows_on() -> None:
    """Otherwise the tile could come to lie where nothing stands any more."""
    t = joining()
    t.refused(f"{NAME}: flow E6 to E7", "decide_first")
    t.play(f"{NAME}: tile on D4. +TW1. flow E6 to E7. done")
    assert (t.on("E7"), t.on("E6")) == (f"{NAME} TP", "")
    t = joining()
    t.play(f"{NAME}: +TW1. tile on E6")
    t.refused(f"{NAME}: flow E6 to E7", "carries_town_tile")
    t.play(f"{NAME}: done")


def test_a_bridge_not_built_is_lost_when_the_structure_flows_on() -> None:
    t = ember(tiles=4)
    t.play(f"{NAME}: flow F4 to G3")
    assert {"bridge F4:G3", "-BRIDGE"} <= set(t.offered(NAME))
    t.play(f"{NAME}: flow G3 to H4")
    assert "-BRIDGE" not in t.offered(NAME)


def test_a_bridge_joins_two_hexes_for_lava_too() -> None:
    """Over the river G3 costs a tile more than a hex beside F4; over a bridge it does not, and no other is offered."""
    t = ember(tiles=1)
    assert "G3" not in flows(t, "F4")
    t.bridge(NAME, "F4:G3")
    assert "G3" in flows(t, "F4")
    t.play(f"{NAME}: flow F4 to G3. done")
    assert (t.on("G3"), under(t, "G3"), t.turn) == (f"{NAME} D", 0, "nomads")
    old = ember(tiles=1, edition=FOURTH_EDITION)
    old.bridge(NAME, "F4:G3")
    assert "G3" not in flows(old, "F4")
