"""Merchants of the Seas, edge cases 59-71 and the rules of factions: traders, range track, spades of strongholds."""

from hexarch.games.terra import extent, fleet, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import SHIPYARD
from hexarch.games.terra.phases import scoring
from hexarch.games.terra.profiles import EDITION, FIFTH_EDITION

from .harbour import Harbour

FAR = "nomads B4 F3 I7"


def walking(*seats: str) -> Harbour:
    """Dwarves with a warehouse at E7, and others."""
    t = Harbour("dwarves E7 G1 port:E7", *(seats or (FAR,)))
    t.rich()
    return t


def test_case_59_dragonlords_and_acolytes_take_something_else_and_may_still_build() -> None:
    t = Harbour("dragonlords red G2 D4 port:G2", FAR)
    t.rich()
    t.stands("nomads", "SH E8")
    t.ship("dragonlords", "r22", "r33")
    t.play("dragonlords: action SAIL. ship r22 to E8. -MOVE. trade E8")
    t.expect("dragonlords", "2/6/5 PW 52 C 22 VP")  # the new token, and one spent on the way
    t.play("dragonlords: dig 1. transform I6 to volcano. -P1. build I6 with r33")
    assert t.on("I6") == "dragonlords D"
    other = Harbour("acolytes red G2 D4 port:G2", FAR)
    other.rich()
    other.stands("nomads", "SH E8")
    other.ship("acolytes", "r22", "r33")
    other.play("acolytes: action SAIL. ship r22 to E8. -MOVE. trade E8. +2AIR")
    other.expect("acolytes", "3/3/3/5")
    assert {"dig 1", "-DWELLING"} <= set(other.offered("acolytes"))


def test_case_59_a_trade_brings_one_eruption() -> None:
    """Until the fifth edition one followed the other, and more could be owed for them than there was to pay with."""
    for edition in (FIFTH_EDITION, EDITION):
        t = Harbour("acolytes red G2 D4 port:G2", FAR, edition=edition)
        t.rich()
        t.stands("nomads", "SH E8")
        t.ship("acolytes", "r22", "r33")
        t.play("acolytes: action SAIL. ship r22 to E8. -MOVE. trade E8. +2AIR. dig 1. transform I6 to volcano")
        more = 0
        while "dig 1" in t.offered("acolytes") and more < 4:  # five volcanoes, four tracks
            t.play("acolytes: dig 1")
            t.play(f"acolytes: {next(text for text in t.offered('acolytes') if text.startswith('transform'))}")
            more += 1
        assert more == (4 if edition == FIFTH_EDITION else 0)
        while paying := [text for text in t.offered("acolytes") if text.startswith("-")]:
            t.play(f"acolytes: {paying[0]}")
        assert t.to_act == ["nomads"]
        t.play("nomads: decline 3 from acolytes", "acolytes: done")


def test_case_60_the_spade_of_the_giants_stronghold_is_of_no_use_on_wasteland() -> None:
    t = Harbour("nomads D3 F3 I7 port:D3", "giants D4 A12")
    t.rich()
    t.stands("giants", "SH D6")
    t.terrain("C4", "red")
    t.terrain("D5", "brown")
    t.ship("nomads", "r18", "r16")
    t.play("nomads: action SAIL. ship r18 to D6. -MOVE. trade D6")
    assert "transform C4 to yellow" not in t.offered("nomads")
    assert "transform D5 to yellow" in t.offered("nomads")
    t.play("nomads: dig 1. transform C4 to yellow")  # a bought one does it, and the free one is lost
    t.play("nomads: -SPADE. build C4", "giants: decline 3 from nomads")
    assert t.on("C4") == "nomads D"
    t.expect("nomads", "26 W")
    giants = Harbour("giants D4 D6 port:D6", "nomads B4 F3 I7")
    giants.rich()
    giants.stands("nomads", "SH E8")
    giants.ship("giants", "r18")
    giants.play("giants: action SAIL. ship r18 to E8. trade E8")
    (spades,) = [d for d in giants.state.decisions if d.kind == kinds.SPADES]
    assert spades.count() == 2


def test_case_61_riverwalkers_build_on_unlocked_terrain_beside_a_ship_and_lose_the_spade() -> None:
    t = Harbour("riverwalkers green F4 A3 port:F4", FAR)
    t.rich()
    t.stands("nomads", "SH E8")
    t.ship("riverwalkers", "r22", "r30")
    t.play("riverwalkers: action SAIL. ship r22 to E8. -MOVE. trade E8")
    assert not [d for d in t.state.decisions if d.kind == kinds.SPADES]
    t.play("riverwalkers: build G3 with r30")


def test_case_62_two_traders_pass_over_a_structure_and_one_may_stop() -> None:
    t = walking()
    t.steps("dwarves", 1)
    t.stands("nomads", "TP E8")
    t.ship("dwarves", "E7", "E7")
    t.play("dwarves: action SAIL. ship E7 to E8")
    t.refused("dwarves: ship E7 to E8", "structure_taken")
    assert "ship E7 to D5" in t.offered("dwarves")


def test_case_63_a_bridge_is_one_step_of_a_trader() -> None:
    t = walking()
    t.has("dwarves", "0/12/0 PW")
    t.ship("dwarves", "E8")
    assert "ship E8 to G3" not in t.offered("dwarves")
    t.bridge("nomads", "E8:G3")
    t.play("dwarves: action SAIL. ship E8 to G3")


def test_case_64_a_spade_of_a_cult_bonus_works_under_a_trader() -> None:
    t = Harbour("dwarves E7 G1 port:E7", FAR, tiles="SCORE15 SCORE16 SCORE18 SCORE21 SCORE17 SCORE14")
    t.has("dwarves", "4/0/0/0")
    t.terrain("H7", "green")
    t.ship("dwarves", "H7")
    t.play("dwarves: pass BON7", "nomads: pass BON8")
    t.play("dwarves: transform H7 to gray")
    assert (t.on("H7"), t.ships("dwarves")) == ("", ["H7"])


def test_case_65_where_two_factions_have_traders_each_trades_once() -> None:
    t = Harbour("witches F4 G3 port:F4", "dwarves E7 G1 port:E7", "fakirs B4 I7 port:B4")
    t.rich()
    t.terrain("E6", "green")
    t.ship("dwarves", "E6", "E6")
    t.ship("fakirs", "E6")
    t.play("witches: build E6", "dwarves: decline 1 from witches")
    assert t.offers() == ["witches 1 from dwarves", "witches 1 from fakirs"]
    assert (t.seals("dwarves"), t.seals("fakirs"), t.ships("dwarves"), t.ships("fakirs")) == (
        ["E6"],
        ["E6"],
        ["E6"],
        [],
    )


def test_case_66_a_dwelling_by_another_action_is_traded_with_all_the_same() -> None:
    t = Harbour("witches F4 G3 port:F4", "dwarves E7 G1 port:E7")
    t.rich()
    t.stands("witches", "SH F4")
    t.ship("dwarves", "A10")
    t.play("witches: action ACTW. build A10")
    assert t.seals("dwarves") == ["A10"]


def test_case_67_land_under_another_trader_may_be_used_by_the_free_action() -> None:
    t = walking()
    t.stands("nomads", "SH E8")
    t.terrain("C5", "brown")
    t.terrain("H7", "green")
    t.ship("dwarves", "E7", "H7")
    t.play("dwarves: action SAIL. ship E7 to E8. -MOVE. trade E8. transform H7 to gray. build H7 with H7")
    t.play("nomads: decline 3 from dwarves")
    assert (t.on("H7"), t.ships("dwarves")) == ("dwarves D", [])
    t.expect("dwarves", "52 C 30 W 22 VP")


def test_case_68_areas_are_connected_by_the_range_of_the_tile_without_the_card() -> None:
    t = Harbour("dwarves E7 G1 port:E7", FAR)
    t.stands("dwarves", "D H4")  # three hexes from E7
    assert scoring.network(t.state, 0) == 1
    t.holds("dwarves", 4)
    t.steps("dwarves", 1)
    assert fleet.jump_skip(t.state, 0) == 2
    assert scoring.network(t.state, 0) == 1
    t.steps("dwarves", 1)
    assert scoring.network(t.state, 0) > 1


def test_case_71_a_shipyard_is_made_of_a_trading_house_and_there_is_one() -> None:
    """Of Changelings' two colours it is the one of the trading house."""
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.refused("witches: upgrade F4 to SY", "no_such_upgrade")
    t.stands("witches", "TP F4, SY G3")
    t.refused("witches: upgrade F4 to SY", "none_left")
    assert t.state.box.structure[SHIPYARD].made_of == (2,)


# -- the range track and traders -------------------------------------------------------


def test_traders_walk_as_far_as_the_range_tile_says_and_the_card_counts_as_a_step() -> None:
    t = walking()
    assert (fleet.steps(t.state, 0), t.state.get(0, at.RANGE)) == (1, 1)
    t.steps("dwarves", 1)
    assert (fleet.steps(t.state, 0), t.state.get(0, at.RANGE)) == (2, 1)
    t.steps("dwarves", 1)
    assert (fleet.steps(t.state, 0), t.state.get(0, at.RANGE)) == (3, 2)
    t.holds("dwarves", 4)
    assert (fleet.steps(t.state, 0), fleet.jump_skip(t.state, 0)) == (4, 2)
    t.expect("dwarves", "20 VP")


def test_steps_on_the_range_track_come_from_tiles_market_and_the_fakirs_stronghold() -> None:
    t = Harbour("fakirs B4 I7 port:B4", "witches F4 G3")
    t.rich()
    t.stands("fakirs", "TP B4")
    t.play("fakirs: upgrade B4 to SH")
    t.expect("fakirs", "1 SHIP 20 VP")
    assert t.state.get(0, at.RANGE) == 2
    t.stands("fakirs", "TP I7")
    t.take_turn("fakirs")
    t.play("fakirs: upgrade I7 to SY. launch I7")
    t.expect("fakirs", "2 SHIP")


def test_the_card_of_the_mini_expansion_pays_steps_on_the_range_track() -> None:
    t = Harbour("dwarves E7 G1", FAR, cards="BON10", options={"shipping-bonus": True})
    t.steps("dwarves", 2)
    t.has("dwarves", "20 VP")
    t.play("dwarves: pass BON8")
    t.expect("dwarves", "26 VP")


def test_a_tunnel_of_greater_range_costs_and_scores_the_same() -> None:
    t = walking()
    t.steps("dwarves", 2)
    t.terrain("H4", "gray")  # three hexes from E7
    t.play("dwarves: build H4")
    t.expect("dwarves", "24 VP 27 W")


def test_a_warehouse_lies_with_any_dwelling_and_the_market_needs_no_river() -> None:
    t = Harbour("dwarves F6 H8 port:H8", FAR)
    t.rich()
    assert t.port("dwarves") == "H8"
    t.stands("dwarves", "TP F6")
    t.play("dwarves: upgrade F6 to SY. launch F6")
    assert t.ships("dwarves") == ["F6"]


# -- what factions do differently -----------------------------------------------------------


def test_auren_begin_with_a_key_and_their_shipyard_gives_two_steps() -> None:
    t = Harbour("auren F4 G3 port:F4", FAR)
    t.rich()
    t.expect("auren", "1 KEY")
    t.stands("auren", "TP G3")
    t.play("auren: upgrade G3 to SY. launch r30. +2AIR")
    t.expect("auren", "0/1/0/3 22 VP")


def test_shapeshifters_may_change_their_home_with_the_shipyard() -> None:
    t = Harbour("shapeshifters green F4 G3 port:F4", FAR)
    t.rich()
    t.stands("shapeshifters", "TP G3")
    t.play("shapeshifters: upgrade G3 to SY. launch r30")
    assert "-HOME" in t.offered("shapeshifters")
    t.play("shapeshifters: pick-color blue")
    assert t.colour("F4") == "blue"


def test_swarmlings_may_pay_extra_steps_from_bowl_two() -> None:
    t = Harbour("swarmlings D5 H4 port:H4", FAR)
    t.rich()
    t.ship("swarmlings", "r29", "r33")
    t.play("swarmlings: action SAIL. ship r29 to r22 with P2. ship r33 to r32")
    t.expect("swarmlings", "2/5/5 PW")
    other = Harbour("mermaids D5 H4 port:H4", FAR)
    other.rich()
    other.ship("mermaids", "r29")
    other.play("mermaids: action SAIL")
    other.refused("mermaids: ship r29 to r23 with P2", "third_bowl_only")


def test_riverwalkers_buy_up_to_three_steps_for_one_power() -> None:
    t = Harbour("riverwalkers green F4 G3 port:F4", FAR)
    t.rich()
    t.ship("riverwalkers", "r29")
    t.play("riverwalkers: action SAIL. ship r29 to r34")  # r22, r23, r30, r34
    t.expect("riverwalkers", "1/6/5 PW")


def test_figures_of_shipyards_come_from_the_data_file() -> None:
    t = Harbour("engineers E7 G1 port:G1", "swarmlings D5 H4 port:H4", "cultists F5 E6 port:F5", FAR)
    t.rich()
    t.stands("engineers", "TP G1")
    t.play("engineers: upgrade G1 to SY. launch r28")
    t.expect("engineers", "44 C 27 W 0 SHIP")
    t.stands("swarmlings", "TP H4")
    t.take_turn("swarmlings")
    t.play("swarmlings: upgrade H4 to SY", "nomads: decline 1 from swarmlings", "swarmlings: launch r29")
    t.expect("swarmlings", "42 C 25 W 1 SHIP")
    t.stands("cultists", "TP F5")
    t.take_turn("cultists")
    t.play("cultists: upgrade F5 to SY")
    t.expect("cultists", "44 C 26 W 1 SHIP")
    assert not [d for d in t.state.decisions if d.kind == kinds.LAUNCH]


def test_reach_beside_ships_is_kept_up_to_date() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR)
    t.rich()
    t.ship("witches", "r30")
    assert extent.beside_ships(t.state, 0) & t.state.board.bits[t.hex("H5")]
    t.play("witches: build G3 with r30")
    assert not extent.beside_ships(t.state, 0)
