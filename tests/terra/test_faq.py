"""The rulings of the printed questions and answers, one test each, in their order."""

import pytest

from hexarch.games.terra import layout as at
from hexarch.games.terra.phases.scoring import network, resources_worth

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


@BOTH
def test_faq_01_cult_bonuses_come_before_the_next_income_and_never_after_the_last_round(profile: str) -> None:
    """Coins, workers and priests of a cult bonus are in hand at the latest with the next round's income."""
    t = Table("witches E9 F4", "nomads E8 F3 I7", profile=profile, tiles="SCORE1", cards="BON9 BON3")
    t.has("witches", "20 VP 0 C 0 W 0 P 0/0/3/0")
    t.play("witches: pass BON7", "nomads: pass BON8")
    # 3 coins for 3 steps on the earth track, 1 coin that lay on the card; income: 3 workers and 1 of the card.
    t.expect("witches", "4 C 4 W")
    last = Table("witches E9 F4", "nomads E8 F3 I7", profile=profile, tiles="SCORE2 SCORE3 SCORE4 SCORE5 SCORE6 SCORE1")
    last.in_round(6)
    last.has("witches", "20 VP 0 C 0 W 0 P 12/0/0 PW 0/0/5/0")
    last.play("witches: pass", "nomads: pass")
    last.expect("witches", "0 C 0 W")
    assert last.points("witches", "resources") == 0


@pytest.mark.parametrize(("bowls", "coins", "points"), [("0/6/2", 5, 1), ("3/5/0", 2, 0), ("0/12/0", 6, 2)])
def test_faq_02_power_may_be_sacrificed_for_the_final_scoring(bowls: str, coins: int, points: int) -> None:
    """Half of bowl II (rounded down) is removed, the other half and bowl III become coins, 3 coins a point."""
    t = Table("witches", "nomads")
    t.has("witches", f"0 C 0 W 0 P {bowls} PW")
    assert resources_worth(t.state, 0) == (coins, points)
    t.in_round(6)
    t.play("witches: pass", "nomads: pass")
    assert t.points("witches", "resources") == points
    t.expect("witches", f"{coins % 3} C")


@BOTH
def test_faq_03_power_may_be_sacrificed_while_bowl_one_holds_tokens(profile: str) -> None:
    """Two tokens in bowl II are all it takes; bowl I need not be empty."""
    t = Table("witches", "nomads", profile=profile)
    t.has("witches", "15 C 5/7/0 PW")
    t.play("witches: burn 3. action ACT2")
    t.expect("witches", "1 P 8/1/0 PW")


def test_faq_04_a_gain_of_power_is_not_interrupted_by_conversions() -> None:
    """With 0/1/11 only one token moves; the rest of the gain is lost."""
    t = Table("witches A10 F4", "nomads B1 G7 I7", cards="BON8 BON3")
    t.rich("witches")
    t.has("witches", "0/1/11 PW 0/0/0/6")
    t.stands("witches", "TP F4")
    # The temple's tile leads from air 6 to 9: 2 power at space 7, with room for one.
    t.play("witches: upgrade F4 to TE. +FAV4")
    t.expect("witches", "0/0/12 PW 0/0/0/9")


def test_faq_05_conversions_belong_before_or_after_the_action_of_your_own_turn() -> None:
    """They are not made inside an action, nor in somebody else's turn."""
    t = Table("witches E9 F4", "nomads E8 F3 I7")
    t.rich()
    t.stands("witches", "TP F4")
    t.refused("nomads: convert 1W to 1C", "not_your_turn")
    t.play("witches: convert 3PW to 1W. upgrade F4 to TE")
    assert t.to_act == ["nomads"]  # power for F3, before the tile
    t.play("nomads: decline 1 from witches")
    t.refused("witches: convert 1W to 1C", "decide_first")
    t.play("witches: +FAV9. convert 1W to 1C. convert 3PW to 1W")
    t.expect("witches", "46 C 29 W 6/6/0 PW")


@BOTH
def test_faq_06_a_bridge_needs_one_own_end_and_may_lead_to_an_opponent(profile: str) -> None:
    """It makes the other's structure a neighbour, who may then take power; never between two others."""
    t = Table("witches F4 D1", "nomads F3 G7 I7", "giants A12 I12", profile=profile)
    t.rich()
    t.stands("giants", "D G3")
    t.stands("nomads", "D G1")
    t.refused("witches: action ACT1. bridge F3:G1", "bridge_without_structure")
    t.play("witches: action ACT1. bridge F4:G3", "nomads: pass BON8", "giants: pass BON7")
    t.play("witches: upgrade F4 to TP")
    assert t.offers() == ["nomads 1 from witches", "giants 1 from witches"]


def test_faq_06_a_bridge_makes_the_trading_house_cheap() -> None:
    """Without a neighbour a trading house costs 6 coins, with one (over the bridge) 3."""
    t = Table("witches D1 I11", "nomads B1 G7 I7")
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.play("witches: action ACT1. bridge B1:D1", "nomads: pass BON8", "witches: upgrade D1 to TP")
    t.expect("witches", "17 C 7 W")
    assert t.offers() == ["nomads 1 from witches"]


@BOTH
def test_faq_07_darklings_get_free_spades_without_priests_and_without_points(profile: str) -> None:
    """Only spades bought with priests score 2 VP each."""
    t = Table("darklings E5 A13", "nomads", profile=profile, cards="BON1 BON3")
    t.has("darklings", "20 VP 15 C 5 W 3 P 0/0/12 PW")
    t.others_passed()
    t.play("darklings: action ACT5. transform E6 to black")
    t.expect("darklings", "20 VP 3 P")
    t.play("darklings: action BON1. transform E4 to black")
    t.expect("darklings", "20 VP 3 P")
    t.play("darklings: dig 2. transform F3 to black")
    t.expect("darklings", "24 VP 1 P")


def test_faq_07_darklings_use_cult_bonus_spades_for_nothing() -> None:
    """A spade of a cult bonus costs no priest and scores nothing."""
    t = Table("darklings E5 A13", "nomads", tiles="SCORE2", cards="BON9 BON3")
    t.has("darklings", "20 VP 15 C 5 W 2 P 5/7/0 PW 0/1/4/0")
    t.play("darklings: pass BON2", "nomads: pass BON9")
    points = 20 + 2  # BON9 for two dwellings
    t.play("darklings: transform E6 to black")
    t.expect("darklings", f"{points} VP 2 P")


def test_faq_08_one_prize_for_each_player_and_none_for_a_third_of_two() -> None:
    """Only the largest area of a player counts; with two players the third prize is not given."""
    t = Table("witches A10 F4", "nomads B1 G7 I7")
    t.stands("witches", "D C4, D B5, D G3, D H5")
    t.bridge("witches", "F4:G3")
    t.has("witches", "0 SHIP")
    t.has("nomads", "0 SHIP")
    # Witches: A10-B5-C4 and F4-G3-H5; Nomads: three lonely dwellings.
    assert [network(t.state, seat) for seat in (0, 1)] == [3, 1]
    t.in_round(6)
    t.play("witches: pass", "nomads: pass")
    assert (t.points("witches", "network"), t.points("nomads", "network")) == (18, 12)


@BOTH
def test_faq_09_starting_dwellings_give_no_power(profile: str) -> None:
    """Placing next to an opponent before the game gives nothing."""
    t = Table("witches C4 F4", "nomads B4 F3 I7", profile=profile, stop_before="cards")
    assert t.offers() == []
    t.expect("witches", "20 VP 5/7/0 PW")
    t.expect("nomads", "20 VP 5/7/0 PW")


@BOTH
def test_faq_10_passing_scores_in_the_last_round_but_no_card_is_taken(profile: str) -> None:
    """The card held (here 2 VP for each trading house) and the Air-1 favor tile still score."""
    t = Table("witches E9 F4", "nomads E8 F3 I7", profile=profile, cards="BON7 BON3")
    t.stands("witches", "TP E9, TP F4")
    t.owns("witches", 12)
    t.in_round(6)
    t.refused("witches: pass BON8", "no_card_in_last_round")
    t.play("witches: pass")
    assert t.points("witches", "bonus") == 4
    assert t.points("witches", "favor") == 3
    t.expect("witches", "27 VP")


def test_faq_11_power_is_decided_before_favor_town_and_stronghold_effects() -> None:
    """Neighbours decide when the piece is placed, before the builder chooses tiles."""
    t = Table("witches C4 A10", "nomads B4 F3 I7")
    t.rich()
    t.stands("witches", "SA B5, TP A9, TP C4")
    t.play("witches: upgrade C4 to TE")  # founds a town with B5, A9 and A10 and brings a favor tile
    assert t.to_act == ["nomads"]
    t.refused("witches: +FAV9", "no_favor_due")
    t.refused("witches: +TW1", "no_town_due")
    t.play("nomads: leech 1 from witches", "witches: +FAV9. +TW1")
    t.expect("witches", "1 KEY")


def test_faq_11_power_is_decided_after_all_transforming() -> None:
    """The spades of an action are used up before the dwelling is placed."""
    t = Table("halflings E6 A1", "nomads F3 B4 I7")
    t.rich()
    t.refused("halflings: action ACT6. build E5", "spades_left_over")  # one spade is enough for E5
    t.play("halflings: action ACT6. transform E5 to brown. transform D4 to yellow. build E5")
    assert t.offers() == ["nomads 1 from halflings"]


def test_faq_11_halflings_get_the_spades_of_the_stronghold_after_the_answers() -> None:
    """The once-only effect of a stronghold waits for the neighbours' decision."""
    t = Table("halflings E6 A1", "nomads F3 B4 I7")
    t.rich()
    t.stands("halflings", "TP E6")
    t.play("halflings: upgrade E6 to SH")
    t.refused("halflings: transform E5 to brown", "no_spades")
    t.play("nomads: leech 1 from halflings", "halflings: transform E5 to brown")
    assert t.colour("E5") == "brown"


@BOTH
def test_faq_12_mermaids_river_town(profile: str) -> None:
    """The river hex skipped is fixed, is no structure, and blocks nobody's ships."""
    t = Table("mermaids D5 E4", "nomads E8 G7 I7", profile=profile, tiles="SCORE7")
    t.rich()
    # r10 lies between D5, C3 and C4. Seven power, but three structures only: the river is no fourth.
    t.stands("mermaids", "SH D5, TP C4, TE C3")
    t.refused("mermaids: advance dig. connect r10", "no_town_there")
    t.stands("mermaids", "D B4")
    t.play("mermaids: advance dig. connect r10. +TW1")
    t.expect("mermaids", "1 KEY")
    t.refused("mermaids: connect r16", "no_town_there")  # settled once and for all


def test_faq_12_the_skipped_river_is_no_start_for_ships() -> None:
    """Shipping is still counted from land: the skipped hex saves no river hex."""
    t = Table("mermaids D5 E4", "nomads E8 G7 I7", tiles="SCORE7")
    t.rich()
    t.stands("mermaids", "SH D5, TP C4, TE C3, D B4")
    t.has("mermaids", "1 SHIP")
    before = t.state.get(0, at.SHIP_REACH)
    t.play("mermaids: advance dig. connect r10. +TW1")
    assert t.state.get(0, at.SHIP_REACH) == before
    t.others_passed()
    t.refused("mermaids: dig 3. transform D7 to blue", "out_of_reach")


def test_faq_12_only_one_river_hex_for_a_town() -> None:
    """Two gaps in the same town cannot both be skipped."""
    t = Table("mermaids D5 E4", "nomads B1 G7 I7", tiles="SCORE7")
    t.rich()
    # D5 and B4 lie at r10, B5 and C5 at r11. With both rivers it would be four structures of power 8.
    t.stands("mermaids", "SH D5, TP B4, TE B5, D C5")
    t.refused("mermaids: advance dig. connect r10", "no_town_there")
    t.refused("mermaids: advance dig. connect r11", "no_town_there")
    t.stands("mermaids", "D C4")
    t.play("mermaids: advance dig. connect r10. +TW1")  # C4 closes the gap to B4 and B5


JOURNEYS = pytest.mark.parametrize(("faction", "start", "far"), [("dwarves", "E7 I9", "F3"), ("fakirs", "F3 I7", "E7")])


@JOURNEYS
def test_faq_13_a_tunnel_or_flight_must_transform_or_build_there(faction: str, start: str, far: str) -> None:
    """Price and points come with the transformation; stopping half-way is enough."""
    t = Table(f"{faction} {start}", "auren D1 C3")
    t.rich(faction)
    t.play(f"{faction}: dig 1")
    assert t.points(faction, "faction") == 0
    t.play(f"{faction}: transform {far} to red")
    assert t.points(faction, "faction") == 4
    t.expect(faction, "25 W 7 P" if faction == "dwarves" else "27 W 6 P")


@JOURNEYS
def test_faq_14_no_tunnel_or_flight_to_a_neighbouring_space(faction: str, start: str, far: str) -> None:
    """A space directly connected is reached for nothing, and scores nothing."""
    t = Table(f"{faction} {start}", "auren D1 C3")
    t.rich(faction)
    t.play(f"{faction}: dig 1. transform E6 to yellow")  # E6 lies beside E7 and F3
    assert t.points(faction, "faction") == 0
    t.expect(faction, "20 VP 50 C 27 W 7 P")


@BOTH
def test_faq_15_nomads_may_raise_a_sandstorm_without_building(profile: str) -> None:
    """The hex turns to desert; nothing is paid, nothing is built."""
    t = Table("nomads F3 G7 I7", "witches", profile=profile)
    t.stands("nomads", "SH F3")
    t.has("nomads", "20 VP 9 C 9 W")
    t.play("nomads: action ACTN. transform F4 to yellow. done")
    assert (t.colour("F4"), t.on("F4")) == ("yellow", "")
    t.expect("nomads", "20 VP 9 C 9 W")


@BOTH
def test_faq_16_chaos_magicians_resolve_two_favor_tiles_one_after_the_other(profile: str) -> None:
    """Fire 2 first: the town it founds gives a key, and the second tile's steps may enter the tenth space."""
    t = Table("chaosmagicians D4", "nomads B1 G7 I7", profile=profile, tiles="SCORE7")
    t.rich()
    t.stands("chaosmagicians", "TP D4, D C3, D E6, TP E7")  # power 6 and four structures
    t.has("chaosmagicians", "20 VP 2/0/0/7")
    t.play("chaosmagicians: upgrade D4 to TE. +FAV5. +TW1. +FAV4")
    t.expect("chaosmagicians", "4/0/0/10 0 KEY")


def test_faq_17_free_spades_are_completed_with_workers() -> None:
    """The spade card gives one; what is missing is bought, and building is never compulsory."""
    t = Table("witches F4 D1", "giants I5 I12", cards="BON1 BON3")
    t.has("witches", "20 C 9 W")
    t.play("witches: action BON1. dig 1. transform G2 to green")  # wasteland: two spades
    t.expect("witches", "20 C 6 W")
    assert t.on("G2") == ""
    # Nobody holds the free forest: the Giants take it back.
    t.has("giants", "20 C 9 W 1 SHIP")
    t.play("giants: dig 2. build G2")
    assert t.on("G2") == "giants D"


def test_faq_17_giants_special_action_is_transform_and_build() -> None:
    """Two free spades for one connected hex, then a dwelling at its price."""
    t = Table("giants D4 I12", "nomads B1 G7 I7")
    t.stands("giants", "SH D4")
    t.has("giants", "20 C 9 W")
    t.play("giants: action ACTG. build E6")
    assert t.on("E6") == "giants D"
    t.expect("giants", "18 C 8 W")


def test_faq_18_spades_of_an_action_go_to_the_first_space_until_it_is_home() -> None:
    """Only what is left over goes to a second space."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    # G2 (wasteland) takes both spades; after one of them the other may not go elsewhere.
    t.refused("witches: action ACT6. transform G2 to gray. transform E7 to green", "no_more_hexes")
    t.play("witches: action ACT6. transform E7 to green. transform G2 to gray. build E7")
    assert (t.on("E7"), t.colour("G2")) == ("witches D", "gray")


def test_faq_18_missing_spades_for_the_last_space_may_be_bought() -> None:
    """Two free spades: one makes E7 forest, the second and a bought one G2."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.play("witches: action ACT6. transform E7 to green. dig 1. transform G2 to green. build E7")
    t.expect("witches", "48 C 26 W")
    assert t.colour("G2") == "green"


def test_faq_18_a_later_space_is_not_reached_through_the_one_just_transformed() -> None:
    """E7 becomes forest, but D5 beyond it stays out of reach in the same action."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.refused("witches: action ACT6. transform E7 to green. transform D5 to green", "out_of_reach")


def test_faq_18_one_dwelling_only() -> None:
    """After the dwelling the action is over."""
    t = Table("halflings E6 A1", "nomads B1 G7 I7")
    t.rich("halflings")
    t.play("halflings: action ACT6. transform E5 to brown. transform F3 to brown. build E5")
    t.refused("halflings: build F3", "action_taken")


@BOTH
def test_faq_19_cult_bonus_spades_buy_nothing_build_nothing_and_reach_nothing_new(profile: str) -> None:
    """No spades are bought, no dwelling is built, and freshly transformed land leads nowhere."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "20 VP 50 C 30 W 0/0/0/8")
    t.play("witches: pass BON2", "nomads: pass BON9")
    code = "decide_first" if profile == "rulebook" else "not_your_turn"  # in the league spades hold up nobody
    t.refused("witches: dig 1", code)
    t.play("witches: transform E7 to green")
    t.refused("witches: build E7", code)
    t.refused("witches: transform D5 to green", "out_of_reach")
    t.play("witches: transform E6 to black")
    assert t.round == 2


def test_faq_20_the_long_way_round_takes_up_to_six_spades() -> None:
    """More spades than needed may go into one space, the longest way being six."""
    t = Table("halflings E6 A1", "nomads B1 G7 I7")
    t.has("halflings", "20 VP 20 C 20 W 2 DIG")
    t.play("halflings: dig 6. transform E5 to brown")
    t.expect("halflings", "26 VP 14 W")


def test_faq_20_spare_spades_may_stay_unused() -> None:
    """A power action's second spade is not forced on anybody."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.play("witches: action ACT6. transform E7 to green. -SPADE. build E7")
    assert t.on("E7") == "witches D"
