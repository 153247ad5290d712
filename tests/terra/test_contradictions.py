"""Where the printed rules contradict each other: the reading this program follows, one test for each number.

The numbers are those of the project's list of contradictions; 13 and 21-31 concern variants and expansions, 19 only the
numbering of an appendix.
"""

import pytest

from hexarch.games.terra.board import hexes
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.names import CYCLE
from hexarch.games.terra.setup import ruleset

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


@BOTH
def test_contradiction_01_alchemists_get_one_coin_for_a_point(profile: str) -> None:
    """1 VP gives 1 coin, 2 coins give 1 VP."""
    t = Table("alchemists", "nomads", profile=profile)
    t.has("alchemists", "20 VP 10 C")
    t.play("alchemists: convert 3VP to 3C")
    t.expect("alchemists", "17 VP 13 C")
    t.refused("alchemists: convert 1VP to 2C", "wrong_rate")
    t.play("alchemists: convert 4C to 2VP")
    t.expect("alchemists", "19 VP 9 C")
    t.refused("alchemists: convert 1C to 1VP", "wrong_rate")


@BOTH
def test_contradiction_02_a_step_of_the_exchange_track_costs_five_coins(profile: str) -> None:
    """1 priest, 2 workers and 5 coins; 6 VP."""
    t = Table("witches", "nomads", profile=profile)
    t.has("witches", "20 VP 4 C 2 W 1 P")
    t.refused("witches: advance dig", "cannot_pay")
    t.has("witches", "5 C")
    t.play("witches: advance dig")
    t.expect("witches", "26 VP 0 C 0 W 0 P 1 DIG")


def test_contradiction_03_power_is_offered_from_the_left_of_the_builder() -> None:
    """Not from the left of the start player: the builder is the third of four here."""
    t = Table("nomads B4 F3 I7", "giants D6 I12", "witches C4 D1", "darklings B5 I2")
    t.rich()
    t.play("nomads: advance dig", "giants: advance dig", "witches: upgrade C4 to TP")
    assert t.offers() == ["darklings 1 from witches", "nomads 1 from witches", "giants 1 from witches"]
    assert t.to_act == ["darklings"]


def test_contradiction_03_from_the_left_of_the_start_player_by_an_option() -> None:
    """The other text asks from the left of the start player, who comes last."""
    other = {"leech-from-first-player": True}
    t = Table("nomads B4 F3 I7", "giants D6 I12", "witches C4 D1", "darklings B5 I2", options=other)
    t.rich()
    t.play("nomads: advance dig", "giants: advance dig", "witches: upgrade C4 to TP")
    assert t.offers() == ["giants 1 from witches", "darklings 1 from witches", "nomads 1 from witches"]


@pytest.mark.parametrize("faction", ["dwarves I9 H8", "fakirs I7 G7"])
def test_contradiction_04_tunnels_and_flights_connect_indirectly_only(faction: str) -> None:
    """Structures a jump apart make no town; the one in between joins them."""
    name = faction.split()[0]
    t = Table(faction, "auren D1 C3")
    t.rich(name)
    t.stands(name, "SH E7, TP G2, D E5, TP C2")  # each two steps from the next
    t.others_passed()
    t.play(f"{name}: upgrade E5 to TP. done")
    t.refused(f"{name}: +TW1", "no_town_due")
    t.stands(name, "D F4, D F3")
    t.play(f"{name}: upgrade F4 to TP. +TW1")


@BOTH
def test_contradiction_05_halflings_build_on_any_one_of_the_spaces(profile: str) -> None:
    """The dwelling after the stronghold's three spades may stand on the second space as well."""
    t = Table("halflings E6 A1", "nomads B1 G7 I7", profile=profile)
    t.rich("halflings")
    t.stands("halflings", "TP E6")
    t.play("halflings: upgrade E6 to SH. transform E5 to brown. transform F3 to brown. -SPADE. build F3")
    assert (t.on("F3"), t.on("E5")) == ("halflings D", "")
    t.refused("halflings: build E5", "action_taken")


@BOTH
def test_contradiction_06_cult_bonus_spades_may_be_spread(profile: str) -> None:
    """Two spades of a cult bonus for two spaces, neither of which becomes home terrain."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "0/0/0/8")
    t.play("witches: pass BON2", "nomads: pass BON9", "witches: transform G2 to gray. transform E6 to black")
    assert (t.colour("G2"), t.colour("E6")) == ("gray", "black")
    assert t.round == 2


@BOTH
def test_contradiction_07_cult_bonus_spades_reach_across_water(profile: str) -> None:
    """Any connected space, by shipping too; but the shipping card does not help after the actions."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "0/0/0/8 1 SHIP")
    t.play("witches: pass BON2", "nomads: pass BON9")
    t.play("witches: transform H4 to green")  # over r29
    t.refused("witches: transform I5 to gray", "out_of_reach")  # two river hexes away
    card = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3 BON4")
    card.has("witches", "0/0/0/8 0 SHIP")
    card.play("witches: pass BON4", "nomads: pass BON9")
    card.refused("witches: transform H4 to green", "out_of_reach")


@pytest.mark.parametrize(("faction", "start"), [("dwarves", "E7 I9"), ("fakirs", "F3 I7")])
def test_contradiction_07_no_tunnel_or_flight_for_cult_bonus_spades(faction: str, start: str) -> None:
    """They have a price, which cannot be paid after the actions."""
    t = Table(f"{faction} {start}", "auren D1 C3", tiles="SCORE8", cards="BON9 BON3")
    t.rich(faction)
    t.has(faction, "0/0/0/4")
    t.play(f"{faction}: pass BON2", "auren: pass BON9")
    far = "F3" if faction == "dwarves" else "E7"
    t.refused(f"{faction}: transform {far} to red", "out_of_reach")
    t.play(f"{faction}: transform E6 to yellow")


def test_contradiction_08_a_space_must_come_closer_to_home() -> None:
    """Not farther from home, but by either way round the cycle."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    # E7 is mountains, one step from forest.
    t.refused("witches: dig 1. transform E7 to red", "not_closer_to_home")
    # F3 is desert, three steps away over wasteland, four over plains. Plains are no closer, swamp beyond them is.
    t.refused("witches: dig 1. transform F3 to brown", "not_closer_to_home")
    t.play("witches: dig 2. transform F3 to black")
    t.expect("witches", "24 W")


def test_contradiction_08_the_long_way_to_home_takes_all_its_spades() -> None:
    """Four spades take a desert the long way round to forest."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", tiles="SCORE1")
    t.rich("witches")
    t.play("witches: dig 4. transform F3 to green")
    t.expect("witches", "28 VP 18 W")


@BOTH
def test_contradiction_09_cult_bonuses_are_given_at_the_end_of_the_round(profile: str) -> None:
    """Before the income of the next round, which waits until the spades of the bonus are used."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "0 C 0 W 0/0/0/4")
    t.play("witches: pass BON2", "nomads: pass BON9")
    t.expect("witches", "1 C 0 W")  # a spade to use, and no income yet
    t.play("witches: transform E7 to green")
    t.expect("witches", "5 C 3 W")


def test_contradiction_10_conversions_before_or_after_the_action() -> None:
    """Also right before the dwelling that an action may still build; not while a tile is to be chosen."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.has("witches", "2 C 4 W 0/0/12 PW")
    t.stands("witches", "TP D1")
    t.play("witches: dig 1. transform E7 to green. convert 3PW to 1W. build E7")
    t.expect("witches", "0 C 1 W 3/0/9 PW")
    t.has("witches", "9 C 9 W")
    t.others_passed()
    t.play("witches: upgrade D1 to TE")
    t.refused("witches: convert 1W to 1C", "decide_first")


@BOTH
def test_contradiction_11_bonus_card_power_is_income_and_giants_spades_are_an_action(profile: str) -> None:
    """BON5 gives its power with the income; the Giants' two spades are a special action of the action phase."""
    t = Table("giants D4 I12", "nomads B1 G7 I7", profile=profile, cards="BON9 BON3 BON5")
    t.has("giants", "0 C 0 W 12/0/0 PW")
    t.play("giants: pass BON5", "nomads: pass BON9")
    t.expect("giants", "4 W 9/3/0 PW")
    assert "action ACTG" not in t.offered("giants")
    t.stands("giants", "SH D4")
    t.play("giants: action ACTG. transform E6 to red")
    t.expect("giants", "4 W")


@BOTH
def test_contradiction_12_swarmlings_get_three_workers_for_a_town(profile: str) -> None:
    """Three, whatever tile they take."""
    t = Table("swarmlings E4 A4", "nomads B1 G7 I7", profile=profile, tiles="SCORE7")
    t.rich("swarmlings")
    t.stands("swarmlings", "SH E4, TP D3, D D2, D E3")
    t.play("swarmlings: upgrade E3 to TP. +TW1")
    t.expect("swarmlings", "25 VP 48 C 30 W")  # 8 coins and 3 workers for the trading house, 6 coins and 3 workers back


def test_contradiction_14_there_are_28_favor_tiles() -> None:
    """Four of three steps, eight others three times each; one text counts 20."""
    counts = [tile.count for tile in box_of(ruleset("rulebook"), 4).favor_tiles]
    assert sorted(counts) == [1] * 4 + [3] * 8
    assert sum(counts) == 28


def test_contradiction_15_the_base_map_has_eleven_hexes_of_each_terrain() -> None:
    """One text counts ten plains and twelve wastelands."""
    board = hexes.load("base")
    assert [list(board.terrain).count(terrain) for terrain in range(CYCLE)] == [11] * CYCLE


@BOTH
def test_contradiction_16_mermaids_step_saves_the_priest_and_the_coins(profile: str) -> None:
    """The stronghold's shipping step costs neither the priest nor the 4 coins, and scores 2 VP."""
    t = Table("mermaids D5 E4", "nomads B1 G7 I7", profile=profile)
    t.stands("mermaids", "TP E4")
    t.has("mermaids", "20 VP 6 C 4 W 1 P")
    t.play("mermaids: upgrade E4 to SH")
    t.expect("mermaids", "22 VP 0 C 0 W 1 P 2 SHIP")


@BOTH
def test_contradiction_17_darklings_ordain_one_worker_for_one_priest(profile: str) -> None:
    """Up to three workers, a priest for each."""
    t = Table("darklings E5 A13", "nomads B1 G7 I7", profile=profile)
    t.stands("darklings", "TP E5")
    t.has("darklings", "6 C 8 W 1 P")
    t.play("darklings: upgrade E5 to SH")
    t.refused("darklings: convert 3W to 1P", "wrong_rate")
    t.refused("darklings: convert 4W to 4P", "ordain_at_most")
    t.play("darklings: convert 3W to 3P")
    t.expect("darklings", "1 W 4 P")
    t.refused("darklings: convert 1W to 1P", "no_such_conversion")


@BOTH
def test_contradiction_18_space_zero_scores_nothing_on_a_cult(profile: str) -> None:
    """Nomads stand on 0 of the air track: the second prize is not given."""
    t = Table("witches", "nomads", profile=profile)
    t.in_round(6)
    t.has("witches", "0/0/0/2")
    t.has("nomads", "1/0/0/0")
    t.play("witches: pass", "nomads: pass")
    assert (t.points("witches", "cult"), t.points("nomads", "cult")) == (8, 8)


@pytest.mark.parametrize(
    ("faction", "levels", "points"),
    [("witches", range(1, 4), [2, 3, 4]), ("mermaids", range(2, 6), [2, 3, 4, 5])],
)
def test_contradiction_20_shipping_scores_by_steps(faction: str, levels: range, points: list[int]) -> None:
    """2, 3, 4 (and for Mermaids 5) points for the steps, though Mermaids begin at level 1."""
    t = Table(faction, "nomads")
    t.has(faction, "20 VP 50 C 7 P")
    t.others_passed()
    total = 20
    for level, vp in zip(levels, points, strict=True):
        t.play(f"{faction}: advance ship")
        total += vp
        t.expect(faction, f"{total} VP {level} SHIP")
    t.play(f"{faction}: done")
    t.refused(f"{faction}: advance ship", "track_at_end")
