"""Merchants of the Seas, edge cases 10-25: trade, its seals and answers, the shipyard."""

from hexarch.kernel.game import LATER, NOT, NOW

from .harbour import FAR, Harbour, sailing


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
