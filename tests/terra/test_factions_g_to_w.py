"""Each faction's ability and stronghold, G to W: short scenarios a player can follow."""

import pytest

from hexarch.games.terra.phases.scoring import network

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way


# -- giants -----------------------------------------------------------------------------


@BOTH
def test_giants_always_need_two_spades(profile: str) -> None:
    """For a mountain as for a lake; no more and no less."""
    t = Table("giants D4 I12", FAR, profile=profile)
    t.has("giants", "20 C 30 W")
    t.others_passed()
    t.refused("giants: dig 1", "no_hex_for_spades")
    t.refused("giants: dig 3", "no_hex_for_spades")
    t.play("giants: dig 2. transform E7 to red", "giants: dig 2. transform D5 to red")
    t.expect("giants", "18 W")


@BOTH
def test_giants_stronghold_gives_two_spades_each_round(profile: str) -> None:
    """For one hex, with a dwelling at its price; once per round."""
    t = Table("giants D4 I12", FAR, profile=profile)
    t.refused("giants: action ACTG", "stronghold_needed")
    t.stands("giants", "SH D4")
    t.has("giants", "20 C 9 W")
    t.others_passed()
    t.play("giants: action ACTG. build E6. done")
    t.expect("giants", "18 C 8 W")
    t.refused("giants: action ACTG", "action_used")


@BOTH
def test_giants_use_both_spades_of_a_power_action_on_one_hex(profile: str) -> None:
    """Two spades from the board do; one has to be completed with a bought one."""
    t = Table("giants D4 I12", FAR, profile=profile)
    t.has("giants", "20 C 9 W 0/0/12 PW")
    t.others_passed()
    t.play("giants: action ACT6. build E6", "giants: action ACT5. dig 1. build E7")
    t.expect("giants", "16 C 4 W")


# -- halflings --------------------------------------------------------------------------


@BOTH
def test_halflings_score_a_point_for_every_spade(profile: str) -> None:
    """Bought, from the board, from a cult bonus: 1 VP each."""
    t = Table("halflings E6 A1", FAR, profile=profile, tiles="SCORE2", cards="BON3 BON9")
    t.has("halflings", "20 VP 20 C 9 W 0/0/12 PW 0/0/4/1")
    t.others_passed()
    t.play("halflings: dig 2. transform D4 to brown", "halflings: action ACT5. transform E5 to brown")
    t.expect("halflings", "23 VP")
    t.play("halflings: pass BON8", "halflings: transform F3 to brown")
    t.expect("halflings", "24 VP")


@BOTH
def test_halflings_learn_to_dig_for_one_coin(profile: str) -> None:
    """1 priest, 2 workers and 1 coin, for 6 VP."""
    t = Table("halflings E6 A1", FAR, profile=profile)
    t.has("halflings", "20 VP 1 C 2 W 1 P")
    t.play("halflings: advance dig")
    t.expect("halflings", "26 VP 0 C 0 W 0 P 1 DIG")


@BOTH
def test_halflings_stronghold_gives_three_spades(profile: str) -> None:
    """At once, on up to three hexes, 1 VP each, and one dwelling at its price."""
    t = Table("halflings E6 A1", FAR, profile=profile)
    t.stands("halflings", "TP E6")
    t.has("halflings", "20 VP 10 C 5 W")
    t.play("halflings: upgrade E6 to SH. transform E5 to brown. transform D4 to brown. build D4")
    t.expect("halflings", "23 VP 0 C 0 W")
    assert t.colour("E5") == "brown"


@BOTH
def test_halflings_do_not_keep_spades(profile: str) -> None:
    """The spades are used or given up before the turn ends."""
    t = Table("halflings E6 A1", FAR, profile=profile)
    t.stands("halflings", "TP E6")
    t.has("halflings", "20 VP 10 C 5 W")
    t.play("halflings: upgrade E6 to SH")
    t.refused("halflings: done", "decide_first")
    t.play("halflings: -3SPADE. done")
    t.expect("halflings", "2 C 1 W")


# -- mermaids ---------------------------------------------------------------------------


@BOTH
def test_mermaids_begin_at_shipping_one_and_reach_five(profile: str) -> None:
    """A hex beyond one river hex is theirs from the start."""
    t = Table("mermaids D5 E4", FAR, profile=profile)
    t.has("mermaids", "20 C 9 W")
    t.expect("mermaids", "1 SHIP")
    t.play("mermaids: dig 1. build C4")  # forest over r10 or r16
    assert t.on("C4") == "mermaids D"


@BOTH
def test_mermaids_found_a_town_across_a_river_hex(profile: str) -> None:
    """With the upgrade that makes it large enough; without the river there is no town."""
    t = Table("mermaids D5 E4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")  # 3 + 1 and 2 + 1 around r10
    t.has("mermaids", "20 VP 50 C 9 W")
    t.play("mermaids: upgrade B4 to TP")
    t.refused("mermaids: +TW2", "no_town_due")
    t.play("mermaids: connect r10. +TW2")
    t.expect("mermaids", "27 VP 9 W 1 KEY")


@BOTH
def test_mermaids_bridges_still_work_for_towns(profile: str) -> None:
    """C4:D5 is a bridge site: the bridge founds the town by itself."""
    t = Table("mermaids D5 E4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")
    t.has("mermaids", "20 VP 0/0/12 PW")
    t.play("mermaids: action ACT1. bridge C4:D5. +TW2")
    t.expect("mermaids", "27 VP 1 KEY")


@BOTH
def test_mermaids_stronghold_at_the_end_of_the_track_gives_nothing(profile: str) -> None:
    """There is no sixth level."""
    t = Table("mermaids D5 E4", FAR, profile=profile)
    t.stands("mermaids", "TP E4")
    t.has("mermaids", "20 VP 6 C 4 W 5 SHIP")
    t.play("mermaids: upgrade E4 to SH")
    t.expect("mermaids", "20 VP 5 SHIP")


@BOTH
def test_mermaids_skipped_river_joins_their_network(profile: str) -> None:
    """The structures around it stay connected for the area at the end."""
    t = Table("mermaids D5 A4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, TP B4")
    t.has("mermaids", "20 VP 50 C 9 W 1 P 0 SHIP")
    assert network(t.state, 0) == 2
    t.play("mermaids: advance dig. connect r10. +TW2")
    assert network(t.state, 0) == 4


# -- nomads -----------------------------------------------------------------------------


@BOTH
def test_nomads_begin_with_three_dwellings(profile: str) -> None:
    """And have the income of three: 4 workers in the first round."""
    t = Table("nomads F3 G7 I7", "witches", profile=profile, cards="BON3 BON9", stop_before="cards")
    t.expect("nomads", "15 C 2 W")
    t.play("witches: pass BON9", "nomads: pass BON3")
    t.expect("nomads", "21 C 6 W")


@BOTH
def test_nomads_stronghold_raises_sandstorms(profile: str) -> None:
    """A hex beside any own structure turns to desert, with a dwelling at its price; no spade, once per round."""
    t = Table("nomads F3 G7 I7", "witches D1 A3", profile=profile, tiles="SCORE1")
    t.refused("nomads: action ACTN", "stronghold_needed")
    t.stands("nomads", "SH F3")
    t.has("nomads", "20 VP 9 C 9 W")
    t.others_passed()
    t.refused("nomads: action ACTN. transform D4 to yellow", "out_of_reach")
    t.play("nomads: action ACTN. build F4. done")
    t.expect("nomads", "20 VP 7 C 8 W")
    t.refused("nomads: action ACTN", "action_used")


@BOTH
def test_nomads_sandstorm_crosses_neither_bridge_nor_river(profile: str) -> None:
    """G1 lies over the bridge, I6 over the water."""
    t = Table("nomads F3 G7 B1", "witches D1 A3", profile=profile)
    t.stands("nomads", "SH F3")
    t.bridge("nomads", "F3:G1")
    t.has("nomads", "3 SHIP")
    t.refused("nomads: action ACTN. transform G1 to yellow", "out_of_reach")
    t.refused("nomads: action ACTN. transform I6 to yellow", "out_of_reach")


# -- swarmlings -------------------------------------------------------------------------


@BOTH
def test_swarmlings_pay_more(profile: str) -> None:
    """3 coins and 2 workers for a dwelling; 8 (with a neighbour 4) coins and 3 workers for a trading house."""
    t = Table("swarmlings E4 A4", FAR, profile=profile)
    t.has("swarmlings", "20 C 9 W")
    t.others_passed()
    t.play("swarmlings: upgrade E4 to TP")
    t.expect("swarmlings", "12 C 6 W")
    t.terrain("D3", "blue")
    t.play("swarmlings: build D3")
    t.expect("swarmlings", "9 C 4 W")


@BOTH
def test_swarmlings_stronghold_gives_a_free_trading_house_each_round(profile: str) -> None:
    """It scores as any trading house and gives neighbours power."""
    t = Table("swarmlings E4 A4", "nomads D3 G7 I7", profile=profile, tiles="SCORE6")
    t.refused("swarmlings: action ACTS", "stronghold_needed")
    t.stands("swarmlings", "SH A4")
    t.has("swarmlings", "20 VP 0 C 0 W")
    t.owns("swarmlings", 10)
    t.play("swarmlings: action ACTS. upgrade E4 to TP")
    t.expect("swarmlings", "26 VP 0 C 0 W")
    assert t.offers() == ["nomads 1 from swarmlings"]


@BOTH
def test_swarmlings_free_upgrade_is_for_dwellings_only(profile: str) -> None:
    """A trading house does not become a temple that way."""
    t = Table("swarmlings E4 A4", FAR, profile=profile)
    t.stands("swarmlings", "SH A4, TP E4, D D5")
    t.has("swarmlings", "20 C 20 W")
    t.refused("swarmlings: action ACTS. upgrade E4 to TE", "no_such_upgrade")
    t.stands("swarmlings", "TE D5")
    if profile == "rulebook":
        t.refused("swarmlings: action ACTS", "no_structure")
    else:
        t.play("swarmlings: action ACTS. -FREE_TP")


# -- witches ----------------------------------------------------------------------------


@BOTH
def test_witches_score_five_points_more_for_a_town(profile: str) -> None:
    """Besides the points of the tile and of the round."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE2")
    t.stands("witches", "SH F4, TP E7, D E6, D D4")
    t.has("witches", "20 VP 50 C 9 W")
    t.play("witches: upgrade D4 to TP. +TW3")
    t.expect("witches", "39 VP 1 P")  # 9 of the tile, 5 of the round, 5 of their own


@BOTH
def test_witches_stronghold_lets_them_fly_to_any_forest(profile: str) -> None:
    """A free dwelling on free forest anywhere; it scores and gives power as a built one. Once per round."""
    t = Table("witches F4 D1", "nomads B4 G7 I7", profile=profile, tiles="SCORE3")
    t.refused("witches: action ACTW", "stronghold_needed")
    t.stands("witches", "SH F4")
    t.has("witches", "20 VP 0 C 0 W")
    t.owns("witches", 11)
    t.refused("witches: action ACTW. build C1", "not_home_terrain")
    t.play("witches: action ACTW. build C4")
    t.expect("witches", "24 VP 0 C 0 W")
    assert t.offers() == ["nomads 1 from witches"]
    t.play("nomads: leech 1 from witches", "nomads: pass BON8")
    t.refused("witches: action ACTW", "action_used")


@BOTH
def test_witches_flight_may_land_on_former_other_land(profile: str) -> None:
    """What counts is that the hex is forest when the action begins; a printed forest turned into lake is none."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.stands("witches", "SH F4")
    t.terrain("H4", "green")
    t.terrain("C4", "blue")
    t.refused("witches: action ACTW. build C4", "not_home_terrain")
    t.play("witches: action ACTW. build H4")
    assert t.on("H4") == "witches D"


def test_witches_flights_do_not_join_their_network() -> None:
    """Forests far apart stay apart when the area is counted."""
    t = Table("witches F4 D1", FAR)
    t.stands("witches", "SH F4, D A10")
    assert network(t.state, 0) == 1
