"""Rules of the printed books that no other scenario shows; `docs/rules.md` names the test of each rule."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


# -- spades ---------------------------------------------------------------------------


def test_bought_spades_are_used_and_score_step_by_step() -> None:
    """Darklings get their points for each step of a transformation; priests are not thrown away."""
    t = Table("darklings E5 A13", "nomads B1 G7 I7", tiles="SCORE1")
    t.has("darklings", "20 VP 15 C 5 W 3 P")
    t.others_passed()
    t.refused("darklings: dig 2. -SPADE", "empty_action")
    t.refused("darklings: dig 2. transform F3 to brown. -SPADE", "bought_spades")
    t.play("darklings: dig 2. transform F3 to black")  # desert: two steps
    t.expect("darklings", "28 VP 1 P")  # 2 VP each of their own, 2 each of the round tile


def test_free_spades_count_for_halflings_when_gained_and_for_the_round_tile_when_used() -> None:
    """A spade that stays unused is still one gained; the round tile asks for its use."""
    t = Table("halflings E6 A1", "nomads B1 G7 I7", tiles="SCORE1")
    t.rich("halflings")
    t.play("halflings: action ACT6")
    t.expect("halflings", "22 VP")
    t.play("halflings: transform E5 to brown. -SPADE")
    t.expect("halflings", "24 VP")


def test_no_more_spades_are_bought_than_a_space_can_take() -> None:
    """Giants use two on a space: neither one nor three can be bought, nor a third on top of two."""
    t = Table("giants D4 I12", "nomads B1 G7 I7")
    t.rich("giants")
    t.refused("giants: dig 1", "no_hex_for_spades")
    t.refused("giants: dig 3", "no_hex_for_spades")
    t.refused("giants: action ACT6. dig 1", "no_hex_for_spades")
    t.play("giants: action ACT5. dig 1. transform E6 to red")
    t.expect("giants", "27 W")


def test_bought_spades_go_to_one_space_only() -> None:
    """Spades on top of a power action complete a space; they do not open another one."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    # G2 is two steps from forest, E7 one: three spades for both would need one bought for the second space.
    t.refused("witches: action ACT6. dig 1. transform G2 to green", "spades_left_over")
    t.play("witches: action ACT6. transform E7 to green. dig 1. transform G2 to green")
    assert (t.colour("E7"), t.colour("G2")) == ("green", "green")


def test_the_dwelling_of_a_double_spade_stands_on_the_first_space() -> None:
    """Also when the second space is finished in two steps."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.play("witches: action ACT6. transform E7 to green. dig 1. transform G2 to gray. transform G2 to green")
    t.refused("witches: build G2", "first_hex_only")
    t.play("witches: build E7")
    assert t.on("E7") == "witches D"


# -- power ----------------------------------------------------------------------------


def test_power_is_sacrificed_only_for_what_bowl_three_lacks() -> None:
    """Two lie in bowl III: two more make a power action; three more must all be used in this turn."""
    t = Table("witches", "nomads")
    t.has("witches", "15 C 2 W 0/10/2 PW")
    t.refused("witches: burn 2. convert 1PW to 1C. advance ship", "burnt_power_waits")
    t.refused("witches: burn 3. action ACT4. done", "burnt_power_waits")
    t.play("witches: burn 2. action ACT4. done")
    t.expect("witches", "22 C 4/6/0 PW")


def test_power_may_be_sacrificed_for_a_power_action_and_a_conversion() -> None:
    """All of it is used: 4 for the coins, 1 for another coin."""
    t = Table("witches", "nomads")
    t.has("witches", "15 C 2 W 0/10/2 PW")
    t.play("witches: burn 3. convert 1PW to 1C. action ACT4. done")
    t.expect("witches", "23 C 5/4/0 PW")


@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [("5/7/0", 3, "2/10/0"), ("2/9/1", 3, "0/10/2"), ("1/0/0", 2, "0/0/1"), ("0/12/0", 8, "0/4/8")],
)
def test_power_moves_from_bowl_one_to_two_and_then_to_three(before: str, gain: int, after: str) -> None:
    """Bowl II is touched only when bowl I is empty; a token may go all the way in one gain."""
    t = Table("witches", "nomads")
    t.has("witches", f"{before} PW")
    effects.gain_power(t.state, 0, gain)
    t.expect("witches", f"{after} PW")


def test_a_single_token_cannot_be_sacrificed() -> None:
    """One leaves the game for each that moves, so two are needed."""
    t = Table("witches", "nomads")
    t.has("witches", "11/1/0 PW")
    t.refused("witches: burn 1", "bowl_two_short")


@BOTH
def test_power_from_elsewhere_costs_no_points(profile: str) -> None:
    """Neither income nor cult tracks nor a town tile cost anything."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE7", cards="BON9 BON3 BON5")
    t.has("witches", "20 VP 1 P 12/0/0 PW 0/2/0/0")
    t.play("witches: send p to WATER for 3")
    t.expect("witches", "20 VP 9/3/0 PW")
    t.play("nomads: pass BON8", "witches: pass BON5")
    t.expect("witches", "22 VP 6/6/0 PW")  # 2 VP of the card returned, 3 power of the one taken


@BOTH
def test_resources_are_kept_and_have_no_limit(profile: str) -> None:
    """More coins and workers than the box holds stay in hand from round to round."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE7", cards="BON9 BON3 BON8")
    t.has("witches", "300 C 100 W 2 P 0/0/0/0")
    t.play("witches: pass BON8", "nomads: pass BON9")
    t.expect("witches", "301 C 103 W 3 P")


# -- set-up and turns -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_six_of_eight_round_tiles_are_drawn(seed: int) -> None:
    """Different ones; of the base game only, and not always the same."""
    tiles = terra.new(players=3, seed=seed).setup.round_tiles
    assert len(set(tiles)) == 6
    assert set(tiles) <= set(range(1, 9))
    assert tiles != terra.new(players=3, seed=seed + 1).setup.round_tiles


@BOTH
def test_a_player_who_has_passed_is_offered_power_too(profile: str) -> None:
    """Passing ends a player's actions, not the trade with neighbours."""
    t = Table("nomads B4 F3 I7", "witches C4 A10", profile=profile)
    t.rich("witches")
    t.has("nomads", "20 VP 5/7/0 PW")
    t.play("nomads: pass BON8", "witches: upgrade C4 to TP", "nomads: leech 1 from witches")
    t.expect("nomads", "23 VP 4/8/0 PW")  # 3 VP for passing, none for one power


@BOTH
def test_a_special_action_works_in_the_round_in_which_it_is_gained(profile: str) -> None:
    """The stronghold's in the very next turn, and that of the favor tile as well."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile)
    t.rich("witches")
    t.stands("witches", "TP F4, TP D1")
    t.has("witches", "0/0/0/0")
    t.others_passed()
    t.refused("witches: action ACTW", "stronghold_needed")
    t.play("witches: upgrade F4 to SH", "witches: action ACTW. build A3")
    assert t.on("A3") == "witches D"
    t.play("witches: upgrade D1 to TE. +FAV6", "witches: action FAV6. +AIR")
    t.expect("witches", "0/2/0/1")


def test_a_temple_and_the_sanctuary_bring_a_favor_tile() -> None:
    """One each, chosen at once; a trading house brings none."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.has("witches", "0/0/0/0")
    t.others_passed()
    t.play("witches: upgrade F4 to TP", "witches: upgrade F4 to TE")
    t.refused("witches: done", "decide_first")
    t.play("witches: +FAV1", "witches: upgrade F4 to SA. +FAV2")
    t.expect("witches", "3/3/0/0")
    t.refused("witches: +FAV3", "no_favor_due")


# -- bridges, towns, tiles ------------------------------------------------------------


@BOTH
def test_a_bridge_founds_a_town(profile: str) -> None:
    """Two groups across the river become one of four structures and power 7."""
    t = Table("witches F4 I11", "nomads B1 G7 I7", profile=profile, tiles="SCORE7")
    t.rich("witches")
    t.stands("witches", "SH F4, TP E7, D G3, D H4")
    t.play("witches: action ACT1. bridge F4:G3. +TW3")
    t.expect("witches", "34 VP 1 KEY")  # 9 of the tile and 5 of the Witches


def test_engineers_have_three_bridges_however_they_pay() -> None:
    """Two for workers and one by the power action leave none."""
    t = Table("engineers H6 C5", "nomads B1 G7 I7")
    t.rich("engineers")
    t.others_passed()
    t.play("engineers: action ACTE. bridge H6:I9", "engineers: action ACTE. bridge B5:C5")
    t.play("engineers: action ACT1. bridge B6:C5. done")
    t.expect("engineers", "26 W 3/6/3 PW")
    t.refused("engineers: action ACTE", "no_bridges_left")


@BOTH
def test_the_same_town_tile_may_be_taken_twice(profile: str) -> None:
    """There are two of a kind, and one player may own both."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE7")
    t.rich("witches")
    t.stands("witches", "SH F4, TP E7, D E6, SA D1, TP E1, TP E2")
    t.others_passed()
    t.play("witches: upgrade E6 to TP. done")
    t.refused("witches: +TW1", "no_town_due")
    t.stands("witches", "D F3")
    t.play("witches: upgrade E2 to TE. +FAV9. +TW1", "witches: upgrade F3 to TP. +TW1")
    t.expect("witches", "40 VP 2 KEY")


@pytest.mark.parametrize("tile", ["SCORE3", "SCORE5"])
@BOTH
def test_dwellings_score_two_points_in_their_round(profile: str, tile: str) -> None:
    """Each dwelling of the action phase, the free one of a special action too; starting dwellings none."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles=tile)
    t.stands("witches", "SH F4")
    t.has("witches", "20 VP 9 C 9 W")
    t.others_passed()
    t.play("witches: action ACTW. build A3", "witches: dig 1. transform E7 to green. build E7")
    t.expect("witches", "24 VP")
