"""Fan factions: Firewalkers, whose fire marker follows their victory points."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import own
from hexarch.games.terra.resources import res
from hexarch.play.position import position
from hexarch.words import Words

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"


def fire(t: Table) -> int:
    """Where the fire marker stands."""
    return own.held(t.state, t.seat("firewalkers"))


def walkers(profile: str = "rulebook", tiles: str = "", marker: int = 16, others: str = FAR) -> Table:
    t = Table("firewalkers green F4 D1", others, profile=profile, tiles=tiles)
    t.rich()
    own.gain(t.state, t.seat("firewalkers"), marker - fire(t))
    return t


def test_the_fire_marker_begins_four_points_behind_but_not_below_zero() -> None:
    assert fire(Table("firewalkers green F4 D1", FAR)) == 16
    game = terra.new(2, factions=["firewalkers", "nomads"], auction="open", options={"maintain-player-order": True})
    game.step(0, "bid firewalkers 3")
    game.step(1, "bid nomads 40")
    game.step(0, "pick-color green")
    assert own.held(game.state, 0) == 0
    assert game.scores()[0]["total"] == 3


@BOTH
def test_a_volcano_costs_four_points_and_six_on_a_home_terrain(profile: str) -> None:
    t = walkers(profile, marker=8)
    t.play("firewalkers: dig 1. build E6")
    t.expect("firewalkers", "16 VP 48 C 29 W")
    assert t.colour("E6") == "volcano"
    assert t.points("firewalkers", "faction") == -4
    t = walkers(profile, marker=8)
    t.play("firewalkers: dig 1. transform F3 to volcano")
    t.expect("firewalkers", "14 VP")


@BOTH
def test_ruling_with_too_small_a_gap_the_transformation_is_impossible(profile: str) -> None:
    t = walkers(profile, marker=16)
    t.refused("firewalkers: dig 1. transform F3 to volcano", "cannot_pay")
    t.play("firewalkers: dig 1. transform E6 to volcano")
    t.expect("firewalkers", "16 VP")
    t = walkers(profile, marker=17)
    t.refused("firewalkers: dig 1", "no_hex_for_spades")


def test_ruling_points_move_the_front_marker_and_the_fire_marker_is_no_points() -> None:
    t = walkers(marker=16)
    t.play("firewalkers: advance ship")
    t.expect("firewalkers", "22 VP")
    assert fire(t) == 16
    assert t.game.scores()[0]["total"] == 22


@BOTH
def test_ruling_power_from_neighbours_up_to_the_gap_and_one(profile: str) -> None:
    t = walkers(profile, marker=19, others="nomads B1 G7 F3")
    t.stands("firewalkers", "TP E6")
    t.has("firewalkers", "5/5/0 PW")
    t.play("firewalkers: pass BON2")
    t.has("firewalkers", "20 VP")
    t.play("nomads: upgrade F3 to TP", "firewalkers: leech 3 from nomads")
    t.expect("firewalkers", "19 VP 3/7/0 PW")
    assert fire(t) == 19


@BOTH
def test_a_free_conversion_moves_the_fire_marker_forward_for_power(profile: str) -> None:
    t = walkers(profile, marker=16)
    t.has("firewalkers", "5/0/0 PW")
    t.play("firewalkers: stoke 3")
    t.expect("firewalkers", "20 VP 2/3/0 PW")
    assert fire(t) == 19
    t.refused("firewalkers: stoke 2", "cannot_stoke")
    t.play("firewalkers: stoke 1")
    t.refused("firewalkers: stoke 1", "no_fire")


def test_stoking_alone_is_no_turn() -> None:
    t = walkers(marker=16)
    t.has("firewalkers", "5 C 3 W 5/0/1 PW")
    for conversion in ("stoke 1", "convert 1W to 1C"):
        shown = position(t.game, Words("en"), t.seat("firewalkers"), [conversion])
        assert not shown["confirm"]["ready"], conversion


def test_the_fire_is_stoked_only_with_room_for_power_and_by_firewalkers() -> None:
    t = walkers(marker=10)
    t.has("firewalkers", "0/1/11 PW")
    t.refused("firewalkers: stoke 2", "no_room_to_stoke")
    t.play("firewalkers: stoke 1. pass BON2")
    t.refused("nomads: stoke 1", "no_fire")
    t.refused("firewalkers: stoke 1", "not_your_turn")


def test_sacrificed_power_is_used_before_the_fire_is_stoked() -> None:
    t = walkers(marker=10)
    t.has("firewalkers", "2/4/0 PW")
    t.refused("firewalkers: burn 1. stoke 1", "burnt_power_waits")


def test_inside_an_eruption_the_fire_is_not_stoked() -> None:
    t = walkers("league")
    t.has("firewalkers", "5/0/0 PW")
    t.refused("firewalkers: dig 1. stoke 1", "decide_first")


@BOTH
def test_ruling_a_spade_action_only_moves_the_fire_marker(profile: str) -> None:
    t = walkers(profile)
    t.play("firewalkers: action ACT6")
    assert fire(t) == 8
    assert not any(text.startswith(("transform", "build")) for text in t.offered("firewalkers"))
    t.play("firewalkers: done")
    assert t.turn == "nomads"


def test_ruling_the_fire_marker_never_goes_below_zero() -> None:
    t = walkers(marker=3)
    t.play("firewalkers: action ACT5")
    assert fire(t) == 0


@BOTH
def test_ruling_spades_that_move_the_marker_score_the_spade_tile(profile: str) -> None:
    t = walkers(profile, tiles="SCORE1")
    t.play("firewalkers: action ACT6")
    assert t.points("firewalkers", "round") == 4


def test_spades_of_a_cult_bonus_move_the_marker_too() -> None:
    t = walkers(tiles="SCORE2")
    t.has("firewalkers", "0/0/8/0")
    t.play("firewalkers: pass BON2", "nomads: pass BON7")
    assert fire(t) == 8


@BOTH
def test_the_stronghold_scores_settlements_when_they_pass(profile: str) -> None:
    t = walkers(profile)
    t.has("firewalkers", "3 SHIP")
    t.stands("firewalkers", "SH A10, D E6, TP E9")
    t.play("firewalkers: pass BON2")
    assert t.points("firewalkers", "faction") == 4, "A10, D1, E6 with F4, E9"


def test_ruling_a_settlement_is_a_lone_structure_or_an_adjacent_group_and_bridges_join() -> None:
    t = walkers()
    t.stands("firewalkers", "SH G3, D E9")
    t.bridge("firewalkers", "F4:G3")
    t.play("firewalkers: pass BON2")
    assert t.points("firewalkers", "faction") == 3, "F4 with G3, D1, E9"


def test_without_the_stronghold_settlements_score_nothing() -> None:
    t = walkers()
    t.play("firewalkers: pass BON2")
    assert t.points("firewalkers", "faction") == 0


@pytest.mark.parametrize(
    ("other", "price"), [("nomads", 6), ("shapeshifters yellow", 6), ("yetis yellow", 4), ("riverwalkers yellow", 4)]
)
def test_ruling_whose_terrain_is_a_home(other: str, price: int) -> None:
    """Those of the seven colours and of Shapeshifters; ice factions and Riverwalkers only begin on a terrain."""
    t = Table("firewalkers green F4 D1", other)
    t.rich()
    own.gain(t.state, 0, -10)
    t.play("firewalkers: dig 1. transform F3 to volcano")
    assert t.points("firewalkers", "faction") == -price


def test_ruling_ice_is_never_transformed_and_volcanoes_stay() -> None:
    t = walkers(marker=0)
    t.terrain("E6", "ice")
    t.terrain("E7", "volcano")
    t.refused("firewalkers: dig 1. transform E6 to volcano", "cannot_change")
    t.refused("firewalkers: dig 1. transform E7 to volcano", "cannot_change")


def test_ruling_on_an_empty_volcano_no_points_are_paid() -> None:
    t = walkers()
    t.terrain("E6", "volcano")
    t.play("firewalkers: build E6")
    t.expect("firewalkers", "20 VP 48 C 29 W")


def test_ruling_the_points_of_the_second_temple_come_with_every_income() -> None:
    t = walkers()
    t.stands("firewalkers", "TE A10, TE E9")
    assert t.game.view()["seats"][0]["income"]["total"]["VP"] == 2
    t.play("firewalkers: pass BON2", "nomads: pass BON7")
    assert t.points("firewalkers", "faction") == 2
    assert dict(res(vp=2).items()) == {"VP": 2}


def test_the_gap_between_the_markers_is_no_resource_in_the_end() -> None:
    """Whoever wants power for it moves the marker before passing: 12 tokens in bowl II are worth 6 coins."""
    for stoked, points in (("", 0), ("stoke 12. ", 2)):
        t = Table("firewalkers green F4 D1", FAR)
        t.in_round(6)
        for name in t.factions:
            t.has(name, "30 VP 0 C 0 W 0 P 12/0/0 PW")
        t.play(f"firewalkers: {stoked}pass", "nomads: pass")
        assert t.points("firewalkers", "resources") == points
