"""Fan factions: Geologists, who build on terrain after terrain of the cycle and move X tokens with their spades."""

import pytest

from hexarch.games.terra import cover
from hexarch.games.terra.names import COLOURS

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
# The cycle is yellow, brown, black, blue, green, gray, red. F4 (forest) lies beside E6 (plains), E7 (mountains),
# F3 (desert) and G2 (wasteland).


def geologists(profile: str = "rulebook", tiles: str = "", covered: str = "") -> Table:
    t = Table("geologists green F4 D1", FAR, profile=profile, tiles=tiles)
    t.rich()
    for colour in covered.split():
        cover.put(t.state, 0, COLOURS.index(colour))
    return t


def crosses(t: Table) -> set[str]:
    """Colours of the covered terrains."""
    return {COLOURS[terrain] for terrain in range(7) if cover.has(t.state, t.seat("geologists"), terrain)}


def test_an_x_lies_on_the_terrain_begun_on() -> None:
    t = geologists()
    assert crosses(t) == {"green"}
    assert t.colour("F4") == "green"


def test_ruling_the_two_starting_dwellings_add_no_further_x() -> None:
    assert crosses(Table("geologists green F4 D1", FAR)) == {"green"}


@BOTH
def test_a_dwelling_stands_beside_a_covered_terrain_of_the_cycle_and_covers_its_own(profile: str) -> None:
    t = geologists(profile)
    t.refused("geologists: build E6", "not_home_terrain")
    t.refused("geologists: build G2", "not_home_terrain")
    t.play("geologists: build E7")
    assert crosses(t) == {"green", "gray"}
    assert t.colour("E7") == "gray", "nothing is transformed"
    t.play("geologists: done", "nomads: pass BON2", "geologists: build G2")
    assert crosses(t) == {"green", "gray", "red"}


def test_on_a_covered_terrain_no_dwelling_is_built() -> None:
    t = geologists()
    t.terrain("E6", "green")
    t.refused("geologists: build E6", "not_home_terrain")


def test_ruling_covered_terrains_form_one_arc() -> None:
    t = geologists(covered="gray red")
    assert set(t.game.view()["seats"][0]["unlocked"]) == {"lakes", "desert"}


@BOTH
def test_when_all_seven_are_covered_all_are_removed(profile: str) -> None:
    t = geologists(profile, covered="gray red yellow blue black")
    assert t.game.view()["seats"][0]["unlocked"] == ["plains"], "the only one left"
    t.play("geologists: build E6")
    assert crosses(t) == set()
    assert t.game.view()["seats"][0]["unlocked"] == ["forest"], "the terrain begun on"


def test_ruling_an_added_x_on_the_seventh_terrain_removes_all_as_well() -> None:
    t = geologists(covered="gray red yellow blue black")
    t.play("geologists: action ACT5. cover brown")
    assert crosses(t) == set()


@BOTH
def test_terrain_is_never_transformed_and_spades_are_not_bought(profile: str) -> None:
    t = geologists(profile)
    t.refused("geologists: dig 1", "cannot_dig")
    t.refused("geologists: advance dig", "no_such_track")


@BOTH
def test_ruling_a_spade_moves_an_x_and_is_nothing_else(profile: str) -> None:
    t = geologists(profile)
    t.play("geologists: action ACT5")
    assert not any(text.startswith(("transform", "build")) for text in t.offered("geologists"))
    t.refused("geologists: cover red", "no_cover_there")
    t.refused("geologists: uncover gray", "no_cover_there")
    t.play("geologists: cover gray")
    assert crosses(t) == {"green", "gray"}


def test_ruling_a_spade_skips_a_terrain_or_lets_them_build_there_again() -> None:
    t = geologists()
    t.play("geologists: action ACT5. cover gray. done", "nomads: pass BON2", "geologists: build G2")
    t = geologists()
    t.terrain("E6", "gray")
    t.play("geologists: build E7. done", "nomads: pass BON2", "geologists: action ACT5. uncover gray. done")
    t.play("geologists: build E6")


def test_of_two_spades_the_second_may_stay_unused_but_not_both() -> None:
    t = geologists()
    t.refused("geologists: action ACT6. -SPADE", "empty_action")
    t.play("geologists: action ACT6. cover gray. -SPADE. done")
    assert (crosses(t), t.turn) == ({"green", "gray"}, "nomads")


@BOTH
def test_an_x_between_two_others_stays(profile: str) -> None:
    t = geologists(profile, covered="gray red")
    t.play("geologists: action ACT5")
    t.refused("geologists: uncover gray", "no_cover_there")
    t.play("geologists: uncover red")


def test_ruling_a_lone_x_may_be_removed_and_one_put_back_where_they_began() -> None:
    t = geologists()
    t.play("geologists: action ACT6. uncover green")
    t.refused("geologists: cover gray", "no_cover_there")
    t.play("geologists: cover green")
    assert crosses(t) == {"green"}


def test_without_any_x_they_build_on_the_terrain_begun_on() -> None:
    t = geologists()
    t.terrain("E6", "green")
    t.play("geologists: action ACT5. uncover green. done", "nomads: pass BON2")
    t.refused("geologists: build E7", "not_home_terrain")
    t.play("geologists: build E6")
    assert crosses(t) == {"green"}


def test_ruling_upgrades_do_not_look_at_the_tokens() -> None:
    t = geologists()
    t.play("geologists: upgrade F4 to TP")
    assert crosses(t) == {"green"}


def test_ruling_ice_and_volcano_are_never_built_on() -> None:
    t = geologists()
    t.terrain("E6", "ice")
    t.terrain("E7", "volcano")
    t.refused("geologists: build E6", "not_home_terrain")
    t.refused("geologists: build E7", "not_home_terrain")


@BOTH
def test_ruling_spades_gained_score_the_spade_tile(profile: str) -> None:
    t = geologists(profile, tiles="SCORE1")
    t.play("geologists: action ACT6")
    assert t.points("geologists", "round") == 4


def test_spades_of_a_cult_bonus_move_tokens_or_are_given_up() -> None:
    t = geologists(tiles="SCORE2")
    t.has("geologists", "0/0/8/0")
    t.play("geologists: pass BON2", "nomads: pass BON7", "geologists: cover gray. -SPADE")
    assert crosses(t) == {"green", "gray"}
    t = geologists()
    t.refused("geologists: action ACT5. -SPADE", "empty_action")


@BOTH
def test_the_stronghold_moves_an_x_once_a_round(profile: str) -> None:
    t = geologists(profile)
    t.refused("geologists: action ACTGE", "stronghold_needed")
    t.stands("geologists", "SH G3")
    t.play("geologists: action ACTGE. cover blue. done", "nomads: pass BON2")
    t.refused("geologists: action ACTGE", "action_used")


def test_the_terrain_is_nobodys_and_no_home() -> None:
    t = Table("geologists", "nomads B1 G7 I7", stop_before="terrains")
    t.refused("geologists: pick-color yellow", "terrain_taken")
    t.play("geologists: pick-color green")
    assert not t.state.is_home(4)


def test_shipping_costs_two_priests_and_six_coins() -> None:
    t = geologists()
    t.play("geologists: advance ship")
    t.expect("geologists", "5 P 44 C 1 SHIP")


def test_ruling_no_volcano_tiles_come_with_the_stronghold() -> None:
    t = geologists()
    t.stands("geologists", "TP G3")
    t.play("geologists: upgrade G3 to SH. done")
    assert t.turn == "nomads"
