"""Merchants of the Seas, edge cases 32-58: tiles, cards, tracks, factions, the order of things."""

from random import Random as Chance

import pytest

from hexarch.games import terra
from hexarch.games.terra import fleet, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.phases import income, scoring
from hexarch.kernel.errors import SetupError

from .harbour import Harbour

FAR = "nomads B4 F3 I7"


def test_case_32_other_abilities_are_as_ever() -> None:
    t = Harbour("witches F4 A3 port:F4", FAR)
    t.rich()
    t.stands("witches", "SH F4")
    t.ship("witches", "r29")
    t.play("witches: action ACTW. build G3")
    assert t.ships("witches") == ["r29"]
    assert not [text for text in t.offered("witches") if " with " in text]


def test_case_33_a_sandstorm_beside_a_ship_only_with_a_dwelling_for_that_ship() -> None:
    t = Harbour("nomads B4 F3 I7 port:B4", "witches A10 I11")
    t.rich()
    t.stands("nomads", "SH F3")
    t.ship("nomads", "r35")
    t.play("nomads: action ACTN")
    t.refused("nomads: transform H6 to yellow", "out_of_reach")
    t.refused("nomads: build H6", "out_of_reach")
    t.play("nomads: build H6 with r35")
    assert (t.on("H6"), t.ships("nomads")) == ("nomads D", [])
    t.expect("nomads", "50 C 30 W")


def test_case_34_of_the_two_single_step_tiles_of_a_cult_one_is_all_one_may_own() -> None:
    t = Harbour("giants D4 D6", FAR)
    t.rich()
    t.owns("giants", 11)
    t.stands("giants", "TP D4")
    t.play("giants: upgrade D4 to TE")
    t.refused("giants: +FAV15", "favor_cult_owned")
    t.play("giants: +FAV14")


def test_case_35_without_a_priest_in_the_supply_the_first_half_of_the_gift_is_closed() -> None:
    t = Harbour("giants D4 D6", FAR)
    t.rich()
    t.stands("giants", "TP D4")
    t.play("giants: upgrade D4 to TE. +FAV13")
    t.refused("giants: send new p to AIR for 1", "no_priests_left")  # all seven are in hand
    t.play("giants: +SHIPPING")
    t.expect("giants", "1 SHIP 22 VP 29 W")


def test_case_36_the_priest_of_the_gift_stays_or_returns_and_four_coins_come_either_way() -> None:
    for text, priests in (("send new p to AIR for 3", 6), ("send new p to AIR for 1", 7)):
        t = Harbour("giants D4 D6", FAR)
        t.has("giants", "20 C 9 W 2 P 0/0/0/0")
        t.stands("giants", "TP D4")
        t.play(f"giants: upgrade D4 to TE. +FAV13. {text}")
        t.expect("giants", f"19 C 2 P 1/0/0/{text[-1]}")
        assert t.state.get(0, at.PRIEST_CAP) == priests
    full = Harbour("giants D4 D6", FAR)
    full.rich()
    full.has("giants", "2 P")
    for space in range(4):
        full.state.put(at.ORDER_SPACES + 3 * 4 + space, 2)
    full.stands("giants", "TP D4")
    full.play("giants: upgrade D4 to TE. +FAV13")
    full.refused("giants: send new p to AIR for 2", "no_free_space")
    full.play("giants: send new p to AIR for 1")


def test_case_37_a_favor_by_power_action_is_one_tile_for_everybody() -> None:
    t = Harbour("chaosmagicians D4", FAR)
    t.rich()
    t.play("chaosmagicians: action ACT9. +FAV9. done")
    t.expect("chaosmagicians", "6 P")
    assert t.turn == "nomads"


def test_case_39_a_step_at_the_end_of_the_track_is_nothing() -> None:
    t = Harbour("witches F4 G3", FAR, tiles="SCORE21 SCORE16 SCORE18 SCORE19 SCORE17 SCORE14")
    t.has("witches", "3 SHIP 20 VP")
    t.state.faction(0).reach.farther(t.state, 0)
    t.expect("witches", "3 SHIP 20 VP")


def test_case_40_a_free_step_scores_the_points_of_the_track() -> None:
    t = Harbour("witches F4 G3", FAR)
    t.has("witches", "1 SHIP 20 VP")
    t.state.faction(0).reach.farther(t.state, 0)
    t.expect("witches", "2 SHIP 23 VP")


def test_case_41_a_tile_scores_every_step_in_the_action_phase_and_none_in_phase_three() -> None:
    tiles = "SCORE21 SCORE16 SCORE18 SCORE19 SCORE17 SCORE14"
    t = Harbour("witches F4 G3", "dwarves E7 G1", tiles=tiles)
    t.rich()
    t.play("witches: advance ship", "dwarves: advance dig")
    t.expect("witches", "24 VP")
    t.expect("dwarves", "28 VP")
    t.state.faction(1).reach.farther(t.state, 1)  # a range step: 2 for the tile, none of its own
    t.expect("dwarves", "30 VP")
    t.state.put(at.PHASE, 3)
    t.state.faction(0).reach.farther(t.state, 0)
    t.expect("witches", "27 VP")


def test_case_43_a_town_tile_builds_up_to_two_ships() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.stands("witches", "SH F4, TP E7, D E6, D D4")
    t.ship("witches", "r29", "r30")
    t.play("witches: upgrade D4 to TP. +TW9")
    (due,) = [d for d in t.state.decisions if d.kind == kinds.LAUNCH]
    assert due.count() == 1  # one is left in the supply
    t.play("witches: launch r22")
    assert t.ships("witches") == ["r22", "r29", "r30"]
    t.expect("witches", "33 VP 1 KEY")  # 3 for the tile, 5 for the round tile, 5 of their own


def test_case_44_earth_ten_gives_two_steps_of_shipping() -> None:
    t = Harbour("witches F4 G3", FAR, tiles="SCORE18 SCORE16 SCORE21 SCORE19 SCORE17 SCORE14")
    t.has("witches", "0/0/10/0 0 SHIP 20 VP")
    t.has("nomads", "0/0/9/0 0 SHIP")
    t.play("witches: pass BON7", "nomads: pass BON8")
    t.expect("witches", "2 SHIP 27 VP")  # 2 and 3 of the track, 2 of the card they hand back
    t.expect("nomads", "1 SHIP")


def test_case_45_a_card_scores_ships_on_the_map_when_passing() -> None:
    t = Harbour("witches F4 G3", FAR, cards="BON12")
    t.has("witches", "20 VP")
    t.ship("witches", "r22", "r29")
    t.play("witches: pass BON8")
    t.expect("witches", "26 VP")


def test_case_46_yetis_pay_less_at_once_and_repeat_only_with_stronghold_and_shipyard() -> None:
    t = Harbour("yetis green F4 G3 port:F4", FAR)
    t.rich()
    t.has("yetis", "0/0/3 PW")
    t.ship("yetis", "r29")
    assert {"action ACT8", "action ACT9"} & set(t.offered("yetis")) == {"action ACT8"}
    t.has("yetis", "0/0/9 PW 1 SHIP")
    t.play("yetis: action ACT8. launch r22")
    t.expect("yetis", "3/0/6 PW")
    t.take_turn("yetis")
    t.refused("yetis: action ACT8", "action_used")
    t.stands("yetis", "SH F4")
    t.refused("yetis: action ACT8", "action_used")
    t.stands("yetis", "SY G3")
    t.play("yetis: action ACT8. launch r22")


def test_case_49_what_a_trade_brings_meets_the_rules_of_the_faction() -> None:
    """Riverwalkers lay a priest on a terrain; Treasurers may put things aside (see the fan factions)."""
    t = Harbour("riverwalkers green F4 G3 port:F4", FAR)
    t.rich()
    t.stands("nomads", "SA E8")
    t.ship("riverwalkers", "r22")
    t.play("riverwalkers: action SAIL. ship r22 to E8. trade E8 for PRIEST")
    assert t.state.decisions[0].kind == kinds.UNLOCK


def test_case_50_a_trader_stays_where_an_opponent_transforms_without_building() -> None:
    t = Harbour("nomads D3 F3 I7", "dwarves E7 G1 port:E7")
    t.rich()
    t.terrain("E8", "brown")
    t.stands("nomads", "D D5")
    t.ship("dwarves", "E8")
    t.play("nomads: dig 1. transform E8 to yellow. done")
    assert (t.ships("dwarves"), t.seals("dwarves")) == (["E8"], [])


def test_case_51_no_tunnel_where_a_trader_stands_neither_its_price_nor_its_points() -> None:
    t = Harbour("dwarves E7 G1 port:E7", FAR)
    t.rich()
    t.terrain("C4", "gray")  # two hexes from E7: a tunnel could reach it
    t.terrain("C3", "gray")
    t.ship("dwarves", "C3")
    t.play("dwarves: build C3")
    t.expect("dwarves", "20 VP 29 W")
    assert t.ships("dwarves") == ["C3"]
    other = Harbour("dwarves E7 G1 port:E7", FAR)
    other.rich()
    other.terrain("C3", "gray")
    other.play("dwarves: build C3")
    other.expect("dwarves", "24 VP 27 W")


def test_case_52_at_the_end_of_the_range_track_the_card_gives_its_power_only() -> None:
    t = Harbour("dwarves E7 G1", FAR)
    t.steps("dwarves", 9)
    t.expect("dwarves", "4 SHIP")
    last = (fleet.steps(t.state, 0), fleet.jump_skip(t.state, 0))
    t.holds("dwarves", 4)
    assert (fleet.steps(t.state, 0), fleet.jump_skip(t.state, 0)) == last == (5, 3)


def test_case_53_the_final_tile_ranks_seals_and_none_is_no_place() -> None:
    t = Harbour("witches F4 G3", FAR, "giants D4 D6", final_tile="most-seals")
    t.sealed("witches", "E8", "A1")
    t.sealed("giants", "B4")
    tile = t.state.final_tile()
    assert tile is not None
    counts = [tile.measure(t.state, seat) for seat in range(3)]
    assert scoring.shares(counts, tile.prizes) == [18, 0, 12]


def test_case_54_the_shipping_card_raises_the_level_of_ships() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR, cards="BON4")
    t.rich()
    t.ship("witches", "r29")
    t.play("witches: action SAIL. ship r29 to r23")  # one step of the card, one paid
    t.expect("witches", "1/6/5 PW")


def test_case_55_the_ships_of_the_shipyard_may_be_declined() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.stands("witches", "TP G3")
    t.play("witches: upgrade G3 to SY. -SHIP. done", "nomads: pass BON8", "witches: pass BON7")
    assert t.to_act == ["witches"]  # the ship of the income
    t.play("witches: -SHIP")
    assert t.ships("witches") == []


def test_case_56_power_of_a_trade_pays_no_step_of_the_same_movement() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.has("witches", "0/6/1 PW")
    t.stands("nomads", "TE E8")
    t.ship("witches", "r22", "r29")
    t.play("witches: action SAIL. ship r22 to E8")
    t.refused("witches: ship r29 to r33", "cannot_pay")
    t.play("witches: -MOVE")
    t.refused("witches: convert 1PW to 1C", "decide_first")
    t.play("witches: trade E8 for POWER", "nomads: decline 2 from witches")
    t.expect("witches", "0/5/2 PW")
    assert t.ships("witches") == ["r29"]


def test_case_57_ships_that_trade_are_not_yet_in_the_supply() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.stands("nomads", "D E8, D H5")
    t.ship("witches", "r22", "r30", "r29")
    t.play("witches: action SAIL. ship r22 to E8. ship r30 to H5. -MOVE. trade E8")
    fleet.gain_ships(t.state, 0, 2)
    assert not [d for d in t.state.decisions if d.kind == kinds.LAUNCH]


def test_case_58_a_dwelling_through_a_stronghold_is_ordinary_building() -> None:
    t = Harbour("cultists E6 F5 port:F5", FAR)
    t.rich()
    t.stands("nomads", "SH E8")
    t.terrain("G3", "brown")
    t.ship("cultists", "r18", "r30")
    t.stands("nomads", "D H4")
    t.play("cultists: action SAIL. ship r18 to E8. -MOVE. trade E8. build G3 with r30")
    assert t.offers() == ["nomads 3 from cultists", "nomads 1 from cultists"]
    t.play("nomads: decline 3 from cultists. leech 1 from cultists")
    assert "+FIRE" in t.offered("cultists")  # for the building, not for the trade


def test_two_kinds_of_town_tiles_and_no_more_than_two_with_a_step_of_shipping() -> None:
    box = box_of(terra.ruleset("rulebook", {"merchants": True, "mini-expansion-1": True}), 4)
    assert [(tile.id, tile.count) for tile in box.town_tiles if tile.shipping or tile.ships] == [("TW7", 2), ("TW9", 2)]


def test_case_69_the_new_town_tiles_have_one_key_each() -> None:
    box = box_of(terra.ruleset("rulebook", {"merchants": True}), 4)
    assert {tile.id: tile.keys for tile in box.town_tiles if tile.shipping or tile.ships} == {"TW7": 1, "TW9": 1}


def test_case_70_the_temple_tile_of_the_mini_expansion_stays_out() -> None:
    box = box_of(terra.ruleset("league", {"merchants": True}), 4)
    assert [tile.id for tile in box.round_tiles] == [f"SCORE{n}" for n in range(10, 22)]


def test_round_tiles_are_drawn_by_their_own_rules() -> None:
    """No spades in rounds 5 and 6, and no cult three times in rounds 1 to 5."""
    last = set()
    for seed in range(60):
        tiles = terra.new(3, seed=seed, options={"merchants": True}).state.round_tiles
        cults = [tile.cult for tile in tiles]
        assert all(cults[:5].count(cult) < 3 for cult in cults[:5])
        assert "SCORE16" not in [tile.id for tile in tiles[4:]]
        last.add(cults.count(cults[5]) == 3)
    assert last == {True, False}  # the bonus of the last round does not count


def test_new_tiles_without_ships() -> None:
    """The option for tiles alone: no shipyard, no ships, eight round tiles; a game of them is played to its end."""
    game = terra.new(3, seed=5, options={"merchants-tiles": True}, map="fjords")
    box = game.state.box
    assert len(box.round_tiles) == 8
    assert [action.id for action in box.power_actions][6:] == ["ACT9"]
    assert {tile.id for tile in box.favor_tiles} - {f"FAV{n}" for n in range(1, 13)} == {"FAV13"}
    assert len(box.structures) == 5
    assert game.state.sea is None
    chance = Chance(5)
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, chance.choice(game.options(seat)))
    assert game.view()["sea"] is None


def test_new_parts_can_be_made_sure_of() -> None:
    game = terra.new(4, seed=1, options={"merchants": True, "merchants-assured": True})
    assert len({11, 12, 13} & set(game.setup.bonus_cards)) == 2
    assert game.setup.final_tile == "most-seals"


def test_points_to_begin_with_come_from_the_map_but_not_in_an_auction() -> None:
    t = Harbour("dwarves E7 G1", FAR)
    assert [t.points(name, "start") for name in t.factions] == [20, 20]
    lakes = terra.new(2, factions=["dwarves", "witches"], map="lakes", options={"merchants": True})
    assert [row["start"] for row in lakes.scores()] == [30, 20]
    auction = terra.new(2, factions=["dwarves", "witches"], map="lakes", options={"merchants": True}, auction="open")
    auction.step(0, "bid dwarves 33")
    auction.step(1, "bid witches 40")
    assert [row["start"] for row in auction.scores()] == [33, 40]


def test_the_introductory_game_has_no_ships() -> None:
    with pytest.raises(SetupError) as error:
        terra.new(2, factions="intro", options={"merchants": True})
    assert error.value.refusal.code == "introductory_is_fixed"


def test_favor_tiles_for_trade_seals_and_ships() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.owns("witches", 14, 15, 16)
    t.stands("nomads", "D E8, SA H5")
    t.sealed("witches", "A1", "A2")
    t.ship("witches", "r22", "r30")
    t.play("witches: action SAIL. ship r22 to E8. ship r30 to H5. trade E8", "nomads: decline 1 from witches")
    t.expect("witches", "22 VP")
    t.play("witches: trade H5 for CULT. +2FIRE", "nomads: decline 3 from witches")
    t.expect("witches", "26 VP")
    assert income.ships(t.state, 0) == 1
    t.take_turn("witches")
    t.play("witches: pass BON7")
    t.expect("witches", "31 VP")  # 3 for four seals, 2 of the card
    assert t.points("witches", "favor") == 6
