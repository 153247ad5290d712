"""Merchants of the Seas, edge cases 1-9 and 26-31: ports, ships, movement, canals, ships as reach and as payment."""

from hexarch.games.terra import fleet
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import scoring

from .harbour import FAR, Harbour, sailing


def test_case_01_without_a_dwelling_on_the_river_the_port_waits_for_the_first_one_built_there() -> None:
    t = Harbour("halflings A1 I8", FAR)
    assert t.port("halflings") == ""
    t.rich()
    t.play("halflings: dig 2. transform H4 to brown. build H4")
    assert t.port("halflings") == "H4"


def test_case_02_a_single_dwelling_is_the_only_place_for_the_port() -> None:
    t = Harbour("chaosmagicians D4", FAR)
    assert t.port("chaosmagicians") == "D4"


def test_case_03_the_port_stays_when_its_dwelling_is_upgraded_even_to_the_shipyard() -> None:
    t = sailing()
    t.play("witches: upgrade F4 to TP")
    assert t.port("witches") == "F4"
    t.take_turn("witches")
    t.play("witches: upgrade F4 to SY")
    assert (t.on("F4"), t.port("witches")) == ("witches SY", "F4")


def test_case_04_without_port_and_shipyard_a_ship_is_lost_and_the_action_cannot_be_taken() -> None:
    t = Harbour("halflings A1 I8", FAR)
    t.rich()
    t.refused("halflings: action ACT8", "no_port")
    fleet.gain_ships(t.state, 0, 2)
    assert t.to_act == ["halflings"]
    assert "launch r0" not in t.offered("halflings")
    assert not [d for d in t.state.decisions if d.kind == "launch"]


def test_case_05_with_three_ships_on_the_map_none_can_be_built_or_moved_to_a_new_start() -> None:
    t = sailing()
    t.ship("witches", "r22", "r22", "r30")
    t.refused("witches: action ACT8", "no_ship_left")
    fleet.gain_ships(t.state, 0, 1)
    assert not [d for d in t.state.decisions if d.kind == "launch"]
    assert t.ships("witches") == ["r22", "r22", "r30"]


def test_case_06_the_first_ship_of_the_shipyard_starts_beside_it_and_never_at_the_port() -> None:
    t = Harbour("witches A3 G3 port:A3", FAR)
    t.rich()
    t.stands("witches", "TP G3")
    t.play("witches: upgrade G3 to SY")
    t.refused("witches: launch r0", "not_at_shipyard")
    t.play("witches: launch r23")
    assert t.ships("witches") == ["r23"]
    t.take_turn("witches")
    t.play("witches: action SHIP. launch r0")  # later ones start where the player likes


def test_case_07_with_shipping_0_there_is_only_the_paid_step() -> None:
    t = sailing()
    t.ship("witches", "r29")
    t.play("witches: action SAIL")
    t.refused("witches: ship r29 to r23", "ship_too_far")
    t.play("witches: ship r29 to r22")
    t.expect("witches", "1/6/5 PW")
    assert t.ships("witches") == ["r22"]


def test_whoever_spends_the_power_for_the_only_step_may_end_the_movement() -> None:
    t = sailing(**{"convert-inside-action": True, "empty-actions": False})
    t.has("witches", "5/1/1 PW")
    t.ship("witches", "r29")
    t.play("witches: action SAIL")
    t.refused("witches: -MOVE", "empty_action")
    t.play("witches: convert 1PW to 1C")
    assert "-MOVE" in t.offered("witches")
    t.play("witches: -MOVE")


def test_case_08_one_extra_step_for_each_ship_onto_a_structure_too() -> None:
    t = sailing()
    t.stands("nomads", "D E8")
    t.has("witches", "1 SHIP")
    t.ship("witches", "r29", "r33")
    t.play("witches: action SAIL. ship r29 to E8")  # r22, then the paid step
    t.expect("witches", "1/6/5 PW")
    t.refused("witches: ship r33 to r30", "ship_too_far")
    t.play("witches: ship r33 to r22")
    t.expect("witches", "2/6/4 PW")


def test_case_09_two_ships_never_enter_the_same_structure() -> None:
    t = sailing()
    t.stands("nomads", "D E8")
    t.ship("witches", "r22", "r18")
    t.play("witches: action SAIL. ship r22 to E8")
    t.refused("witches: ship r18 to E8", "structure_taken")


def test_case_26_a_canal_does_not_count_for_shipping() -> None:
    t = Harbour("nomads D3 B4 I7 port:D3", "witches A10 I11")
    t.rich()
    t.terrain("G1", "yellow")  # beside r21, two river hexes from D3 by the canal only
    t.has("nomads", "2 SHIP")
    t.refused("nomads: build G1", "out_of_reach")
    t.ship("nomads", "r14")
    t.play("nomads: action SAIL. ship r14 to r21")  # but a ship passes
    t.take_turn("nomads")
    t.play("nomads: build G1")


def test_case_27_a_canal_leaves_its_two_land_hexes_adjacent() -> None:
    t = Harbour("mermaids E4 D5", "darklings E5 A8")
    t.rich()
    t.play("mermaids: upgrade E4 to TP", "darklings: leech 1 from mermaids")  # E4 and E5, a canal between them


def test_case_28_a_dwelling_for_a_ship_is_a_dwelling_like_any_other() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR, tiles="SCORE11 SCORE16 SCORE18 SCORE21 SCORE17 SCORE14")
    t.rich()
    t.owns("witches", 11)
    t.stands("nomads", "D H4")
    t.ship("witches", "r29")
    t.play("witches: build G3 with r29")
    t.expect("witches", "24 VP 50 C 30 W")  # round tile and favor tile; nothing is paid
    assert t.offers() == ["nomads 1 from witches"]
    halflings = Harbour("halflings E6 A7", FAR)
    halflings.rich()
    halflings.ship("halflings", "r24")
    halflings.play("halflings: build F5 with r24")
    halflings.expect("halflings", "31 W")


def test_case_29_of_two_ships_beside_the_dwelling_exactly_one_is_handed_in() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR)
    t.rich()
    t.ship("witches", "r29", "r30")
    assert {"build G3 with r29", "build G3 with r30"} <= set(t.offered("witches"))
    t.play("witches: build G3 with r30")
    assert t.ships("witches") == ["r29"]


def test_case_30_a_spade_of_a_cult_bonus_works_beside_a_ship_and_never_builds() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR, tiles="SCORE15 SCORE16 SCORE18 SCORE21 SCORE17 SCORE14")
    t.rich()
    t.has("witches", "4/0/0/0")
    t.terrain("H5", "gray")
    t.ship("witches", "r30")
    t.play("witches: pass BON7", "nomads: pass BON8")
    assert t.to_act == ["witches"]
    assert "transform H5 to green" in t.offered("witches")
    assert not [text for text in t.offered("witches") if text.startswith("build")]
    t.play("witches: transform H5 to green")
    assert (t.on("H5"), t.ships("witches")) == ("", ["r30"])


def test_case_31_ships_reach_the_land_around_them_and_connect_nothing() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR)
    t.rich()
    t.has("witches", "1 SHIP")
    t.terrain("H6", "green")
    t.ship("witches", "r30")
    t.refused("witches: build H6", "out_of_reach")  # beside r34: shipping is not counted on from a ship
    t.ship("witches", "r34")
    t.play("witches: build H6")
    assert scoring.network(t.state, 0) == 1
    assert t.state.get(0, at.SHIP) == 1
