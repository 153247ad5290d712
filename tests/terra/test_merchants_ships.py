"""Merchants of the Seas, edge cases 1-31: ports, ships, movement, trade, canals, ships as reach and as payment."""

from hexarch.games.terra import fleet
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import scoring
from hexarch.kernel.game import LATER, NOT, NOW

from .harbour import Harbour

FAR = "nomads B4 F3 I7"


def sailing(**options: bool) -> Harbour:
    """Witches with a port at F4 beside r22 and r29, Nomads around; plenty of everything."""
    t = Harbour("witches F4 G3 port:F4", FAR, options=options)
    t.rich()
    return t


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


def test_case_10_a_structure_with_a_seal_of_ones_own_is_closed_to_ships_but_traders_pass_and_stop() -> None:
    t = sailing()
    t.stands("nomads", "D E8")
    t.ship("witches", "r22")
    t.sealed("witches", "E8")
    t.play("witches: action SAIL")
    t.refused("witches: ship r22 to E8", "already_sealed")
    walking = Harbour("dwarves E7 G1 port:E7", FAR)
    walking.rich()
    walking.stands("nomads", "D E8")
    walking.sealed("dwarves", "E8")
    walking.ship("dwarves", "E7")
    walking.play("dwarves: action SAIL. ship E7 to E8")
    assert walking.ships("dwarves") == ["E8"]
    assert not [d for d in walking.state.decisions if d.kind == "trades"]


def test_case_11_seals_of_others_do_not_close_a_structure() -> None:
    t = Harbour("witches F4 G3 port:F4", "giants D4 D6", FAR)
    t.rich()
    t.stands("nomads", "D E8")
    t.sealed("giants", "E8")
    t.ship("witches", "r22")
    t.play("witches: action SAIL. ship r22 to E8. trade E8", "nomads: leech 1 from witches")
    assert (t.seals("witches"), t.seals("giants")) == (["E8"], ["E8"])


def test_case_12_with_n_seals_left_at_most_n_ships_enter_structures() -> None:
    t = sailing()
    t.stands("nomads", "D E8, D H5")
    t.has("witches", "2 SHIP")
    t.ship("witches", "r22", "r30")
    t.sealed("witches", *[f"A{n}" for n in range(1, 14)], "B1")
    t.play("witches: action SAIL. ship r22 to E8")
    t.refused("witches: ship r30 to H5", "no_seals_left")
    t.play("witches: -MOVE. trade E8", "nomads: leech 1 from witches")
    assert len(t.seals("witches")) == 15
    t.take_turn("witches")
    t.play("witches: action ACT7")
    t.refused("witches: ship r30 to H5", "no_seals_left")


def test_case_13_the_mover_orders_the_trades_and_the_owner_answers_before_the_next() -> None:
    t = sailing()
    t.stands("nomads", "D E8, TP H5")
    t.ship("witches", "r22", "r30")
    t.play("witches: action SAIL. ship r22 to E8. ship r30 to H5")
    assert [text for text in t.offered("witches") if text.startswith("trade")] == ["trade E8", "trade H5"]
    t.play("witches: trade H5")
    assert t.to_act == ["nomads"]
    assert t.seals("witches") == []
    t.play("nomads: leech 2 from witches", "witches: trade E8", "nomads: decline 1 from witches")
    assert t.seals("witches") == ["E8", "H5"]


def test_case_14_the_owner_gains_the_power_value_for_one_point_less() -> None:
    t = sailing()
    t.stands("nomads", "D E8, SH H5")
    t.has("nomads", "20 VP 9/3/0 PW")
    t.ship("witches", "r22", "r30")
    t.play("witches: action SAIL. ship r22 to E8. ship r30 to H5. trade E8", "nomads: leech 1 from witches")
    t.expect("nomads", "20 VP 8/4/0 PW")
    t.play("witches: trade H5. -SPADE", "nomads: leech 3 from witches")
    t.expect("nomads", "18 VP 5/7/0 PW")
    yetis = Harbour("witches F4 G3 port:F4", "yetis yellow E8 B4")
    yetis.rich()
    yetis.stands("yetis", "SA E8")
    yetis.ship("witches", "r22")
    yetis.play("witches: action SAIL. ship r22 to E8. trade E8 for PRIEST")
    assert yetis.offers() == ["yetis 4 from witches"]


def test_case_15_the_owner_answers_as_to_any_offer_of_power() -> None:
    """Children of the Wyrm pay less for it: a trade makes an ordinary offer, which their rule meets like any other."""
    t = sailing()
    t.stands("nomads", "SH E8")
    t.has("nomads", "1 VP 9/3/0 PW")
    t.ship("witches", "r22")
    t.play("witches: action SAIL. ship r22 to E8. trade E8. -SPADE", "nomads: leech 3 from witches")
    t.expect("nomads", "0 VP 7/5/0 PW")  # no more than the points allow


def test_case_16_cultists_and_shapeshifters_gain_nothing_from_answers_to_a_trade() -> None:
    for mover in ("cultists E6 F5", "shapeshifters brown E6 F5"):
        t = Harbour(mover + " port:F5", FAR, options={"errata-cultist-power": True})
        t.rich()
        t.stands("nomads", "D E8")
        name = mover.split()[0]
        t.ship(name, "r18")
        t.play(f"{name}: action SAIL. ship r18 to E8. trade E8")
        before = t.shown(name)
        t.play(f"nomads: leech 1 from {name}")
        assert t.to_act == [name]
        assert not [d for d in t.state.decisions if d.kind in ("cult-step", "token", "event")]
        assert t.shown(name) == before


def test_case_17_several_strongholds_give_all_spades_in_one_action_with_the_last_of_them() -> None:
    t = Harbour("witches F4 G3 port:F4", "nomads B4 F3 I7", "mermaids A11 I10")
    t.rich()
    t.stands("nomads", "SH E8")
    t.stands("mermaids", "SH D5")
    t.ship("witches", "r22", "r16", "r29")
    t.play("witches: action SAIL. ship r22 to E8. ship r16 to D5. -MOVE. trade E8", "nomads: decline 3 from witches")
    assert not [d for d in t.state.decisions if d.kind == "spades"]
    t.play("witches: trade D5")
    (spades,) = [d for d in t.state.decisions if d.kind == "spades"]
    assert (spades.count(), spades.fields()[1]) == (2, 2)
    t.terrain("H4", "gray")  # one spade from forest, beside the third ship
    t.terrain("G2", "gray")
    t.play("witches: transform H4 to green. transform G2 to green. build H4", "mermaids: decline 3 from witches")
    t.play("nomads: decline 1 from witches")  # of the dwelling, whose hex is beside I7
    assert t.on("H4") == "witches D"
    assert t.seals("witches") == ["D5", "E8"]


def test_case_18_spades_that_are_missing_are_bought_at_the_usual_rate() -> None:
    t = sailing()
    t.stands("nomads", "SH E8")
    t.ship("witches", "r22", "r29")
    t.play("witches: action SAIL. ship r22 to E8. -MOVE. trade E8. dig 1. build G2", "nomads: decline 3 from witches")
    t.expect("witches", "26 W")  # 3 for the spade, 1 for the dwelling
    assert t.on("G2") == "witches D"


def test_case_19_the_free_action_may_be_taken_beside_a_third_ship_and_paid_either_way() -> None:
    t = sailing()
    t.stands("nomads", "SH E8")
    t.terrain("H4", "gray")
    t.ship("witches", "r22", "r29")
    t.play("witches: action SAIL. ship r22 to E8. -MOVE. trade E8. transform H4 to green")
    assert {"build H4", "build H4 with r29", "-DWELLING"} <= set(t.offered("witches"))
    t.play("witches: build H4", "nomads: decline 3 from witches. decline 1 from witches")
    assert t.ships("witches") == ["r29"]


def test_case_20_ships_that_trade_give_no_reach() -> None:
    t = Harbour("witches A3 F4 port:F4", FAR)
    t.rich()
    t.stands("nomads", "SH H5, D I8")
    t.terrain("H6", "gray")
    t.ship("witches", "r34")
    assert "dig 1" in t.offered("witches")
    t.has("witches", "1 SHIP")
    t.play("witches: action SAIL. ship r34 to H5. trade H5")
    assert "transform H6 to green" not in t.offered("witches")


def test_case_21_a_ship_kept_at_a_shipyard_lies_where_it_came_from_and_does_not_move_again() -> None:
    t = sailing()
    t.stands("nomads", "SY E8")
    t.has("witches", "1 SHIP")
    t.ship("witches", "r29")
    t.play("witches: action SAIL. ship r29 to E8. trade E8 for SHIP", "nomads: decline 3 from witches")
    assert (t.ships("witches"), t.seals("witches")) == (["r22"], ["E8"])
    assert t.state.turn() is not None
    walking = Harbour("dwarves E7 G1 port:E7", FAR)
    walking.rich()
    walking.stands("nomads", "SY E8")
    walking.ship("dwarves", "E7")
    walking.play("dwarves: action SAIL. ship E7 to E8. trade E8 for SHIP", "nomads: decline 3 from dwarves")
    assert walking.ships("dwarves") == ["E8"]


def test_case_22_a_shipyard_frees_the_movement_action_of_the_board_whatever_started_the_movement() -> None:
    t = sailing()
    t.stands("nomads", "SY E8, D H5")
    t.has("witches", "2 SHIP")
    t.ship("witches", "r29", "r33")
    t.play("witches: action SAIL. ship r29 to E8. -MOVE. trade E8 for MOVE", "nomads: decline 3 from witches")
    t.take_turn("witches")
    assert "action SAIL" in t.offered("witches")
    again = sailing()
    again.stands("nomads", "SY E8")
    again.ship("witches", "r22", "r29")
    again.play("witches: action ACT7. ship r22 to E8. -MOVE. trade E8 for MOVE", "nomads: decline 3 from witches")
    again.take_turn("witches")
    assert "action SAIL" in again.offered("witches")  # it had no token, so nothing changed


def test_case_23_points_for_seals_are_scored_when_each_is_placed() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR, tiles="SCORE19 SCORE16 SCORE18 SCORE21 SCORE17 SCORE14", cards="BON11")
    t.rich()
    t.stands("nomads", "D E8")
    t.ship("witches", "r22")
    t.play("witches: action SAIL. ship r22 to E8. trade E8")
    t.expect("witches", "21 VP")
    t.play("nomads: decline 1 from witches")
    t.expect("witches", "24 VP")  # 2 for the round tile, 1 for the card
    assert (t.points("witches", "trade"), t.points("witches", "round"), t.points("witches", "bonus")) == (1, 2, 1)


def test_case_24_a_trade_in_anothers_turn_scores_seals_too() -> None:
    t = Harbour("nomads D3 F3 I7", "dwarves E7 G1 port:E7", tiles="SCORE19 SCORE16 SCORE18 SCORE21 SCORE17 SCORE14")
    t.rich()
    t.terrain("E8", "yellow")
    t.stands("nomads", "D D5")
    t.ship("dwarves", "E8")
    t.play("nomads: build E8")
    t.expect("dwarves", "23 VP 31 W")
    assert t.seals("dwarves") == ["E8"]
    assert t.ships("dwarves") == []


def test_case_25_a_seal_stays_when_the_structure_is_upgraded() -> None:
    t = sailing()
    t.stands("nomads", "D E8")
    t.ship("witches", "r22")
    t.sealed("witches", "E8")
    t.stands("nomads", "TP E8")
    t.play("witches: action SAIL")
    t.refused("witches: ship r22 to E8", "already_sealed")


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


def test_a_turn_ends_by_itself_when_the_owner_has_answered_the_last_trade() -> None:
    t = sailing()
    t.stands("nomads", "D E8, D H5")
    t.ship("witches", "r22", "r30")
    t.play("witches: action SAIL. ship r22 to E8. ship r30 to H5. trade E8")
    assert t.game.ending(0) == NOT
    t.play("nomads: decline 1 from witches", "witches: trade H5")
    assert t.game.ending(0) == LATER
    t.play("nomads: decline 1 from witches")
    assert t.game.ending(0) == NOW
