"""Where `rulebook` and `league` part: one scenario for each option that differs between the two profiles."""

import pytest

from hexarch.games import terra
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.factions import all_options
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.setup import draw_bonus_cards, draw_round_tiles, ruleset
from hexarch.kernel.errors import SetupError
from hexarch.kernel.rng import Random

from .scenario import Table

FAR = "nomads B1 G7 I7"
SHOWN = {
    "variable-turn-order",
    "mini-expansion-1",
    "shipping-bonus",
    "temple-scoring-tile",
    "maintain-player-order",
    "deferred-leech",
    "spade-vp-when-gained",
    "early-spade-tile",
    "dwelling-on-any-hex",
    "spades-in-any-order",
    "transform-anywhere",
    "bought-spades-must-be-used",
    "burn-any-time",
    "priest-to-coin",
    "coins-to-vp-any-time",
    "convert-inside-action",
    "bridges-may-double",
    "last-player-may-wait",
    # Of single factions, in `test_profiles_factions.py`.
    "halflings-may-buy-more-spades",
    "errata-cultist-power",
    "river-link-stays",
    "giants-transform-to-any",
    "tokens-from-first-bowl",
    # In `test_league.py` and, for decisions that leave nothing to choose, `test_riverwalkers.py`.
    "empty-actions",
    "tiles-after-second-action",
    "ordaining-first",
    "steps-before-done",
    "faith-before-tiles",
    "idle-decisions",
    # In `test_books.py`.
    "late-keys",
    "step-back-before-town",
    "card-builds-at-home",
    "exchange-at-any-moment",
}


def test_every_difference_has_its_scenario() -> None:
    """There is a test for each option that the profiles set differently; a new one needs a scenario."""
    rulebook, league = (PROFILES[name] for name in ("rulebook", "league"))
    assert {option.name for option in all_options() if rulebook.value(option) != league.value(option)} == SHOWN


def test_an_option_can_be_set_on_top_of_a_profile_and_an_unknown_one_is_refused() -> None:
    """A profile is a beginning, not a cage."""
    t = Table("witches F4 D1", FAR, options={"priest-to-coin": True})
    t.has("witches", "0 C 1 P")
    t.play("witches: convert 1P to 1C")
    t.expect("witches", "1 C 0 P")
    with pytest.raises(SetupError):
        terra.new(players=2, options={"no-such-rule": True})
    with pytest.raises(SetupError):
        terra.new(players=2, ruleset="no-such-profile")


def test_variable_turn_order() -> None:
    """Rulebook: the first to pass begins, then clockwise. League: the order of passing."""
    for profile, expected in (("rulebook", ["giants", "auren", "nomads"]), ("league", ["giants", "nomads", "auren"])):
        t = Table("nomads B1 G7 I7", "giants D4 I12", "auren D1 A3", profile=profile, cards="BON9 BON3 BON2")
        t.has("nomads", "1 P")
        t.has("auren", "2 P")
        t.play("nomads: send p to FIRE", "giants: pass BON8", "auren: send p to FIRE", "nomads: pass BON3")
        t.play("auren: send p to AIR", "auren: pass BON9")
        order = []
        for name in expected:
            order.append(t.turn)
            t.has(name, "1 P")
            t.play(f"{name}: send p to WATER. done")
        assert order == expected


def test_town_tiles_of_the_mini_expansion() -> None:
    """TW6 gives 2 VP, two keys and two steps on each track; the rulebook knows five kinds."""
    for profile in ("rulebook", "league"):
        t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
        t.stands("witches", "SH F4, TP E7, D E6, D D4")
        t.has("witches", "20 VP 50 C 9 W 12/0/0 PW 0/0/0/2")
        t.play("witches: upgrade D4 to TP")
        if profile == "rulebook":
            t.refused("witches: +TW6", "tile_gone")
        else:
            t.play("witches: +TW6")
            t.expect("witches", "27 VP 11/1/0 PW 2/2/2/4 2 KEY")


def test_town_tile_with_a_step_of_shipping() -> None:
    """TW7: 4 VP and a free step with its own points; Fakirs fly one hex farther, Dwarves get the points only."""
    t = Table("giants G2 I12", FAR, profile="league", tiles="SCORE7")
    t.stands("giants", "SH G2, TP F3, D F4, TP E6")
    t.has("giants", "20 VP 50 C 9 W")
    t.play("giants: upgrade F4 to TP. +TW7")
    t.expect("giants", "26 VP 1 SHIP 1 KEY")
    f = Table("fakirs F3 G7", "auren D1 A3", profile="league", tiles="SCORE7")
    f.stands("fakirs", "TE F3, TP F4, D E6, TP E7")
    f.has("fakirs", "20 VP 50 C 9 W 1 P")
    f.others_passed()
    f.refused("fakirs: dig 1. transform B3 to brown", "out_of_reach")  # three steps from E7
    f.play("fakirs: upgrade E6 to TP. +TW7. done")
    f.expect("fakirs", "24 VP 1 KEY")
    f.play("fakirs: dig 1. transform B3 to brown")
    d = Table("dwarves E7 H8", FAR, profile="league", tiles="SCORE7")
    d.stands("dwarves", "TE E7, TP F4, D E6, TP D4")
    d.has("dwarves", "20 VP 50 C 9 W")
    d.play("dwarves: upgrade E6 to TP. +TW7")
    d.expect("dwarves", "24 VP 0 SHIP 1 KEY")


def test_the_shipping_card() -> None:
    """BON10 (3 power, 3 VP for each level of shipping on passing) is drawn in the league only."""
    t = Table("witches F4 D1", FAR, profile="league", cards="BON10 BON3")
    t.has("witches", "20 VP 2 SHIP")
    t.play("witches: pass BON8")
    t.expect("witches", "26 VP")
    with pytest.raises(SetupError):
        Table("witches F4 D1", FAR, cards="BON10 BON3")
    drawn = {n for seed in range(40) for n in draw_bonus_cards(Random(seed), box_of(ruleset("rulebook"), 5), 5)[0]}
    assert drawn == set(range(1, 10))


def test_the_temple_tile() -> None:
    """SCORE9: 4 VP for a temple, 2 coins for each own priest on the cult board; in the league only."""
    t = Table("witches F4 D1", FAR, profile="league", tiles="SCORE9", cards="BON9 BON3")
    t.stands("witches", "TP F4")
    t.has("witches", "20 VP 5 C 2 W 3 P")
    t.others_passed()
    t.play("witches: upgrade F4 to TE. +FAV6")
    t.expect("witches", "24 VP 0 C")
    t.play("witches: send p to FIRE", "witches: send p to AIR for 2", "witches: send p to AIR for 1")
    t.play("witches: pass BON2")
    t.expect("witches", "9 C")  # 1 on the card, 4 for two priests, 4 income
    with pytest.raises(SetupError):
        Table("witches F4 D1", FAR, tiles="SCORE9")


def test_players_keep_their_seats_or_are_shuffled() -> None:
    """Rulebook: as they sit. League: drawn."""
    names = ["ann", "bob", "cid", "dee"]
    assert all(terra.new(players=names, seed=seed).setup.names == tuple(names) for seed in range(5))
    orders = {terra.new(players=names, seed=seed, ruleset="league").setup.names for seed in range(12)}
    assert len(orders) > 1
    assert all(sorted(order) == names for order in orders)


def test_deferred_leech() -> None:
    """Rulebook: power is decided at once. League: play goes on, the offer stays until your next action."""
    book = Table("witches C4 D1", "nomads B4 F3 I7", "giants D4 I12")
    book.rich()
    book.play("witches: upgrade C4 to TP")
    assert book.to_act == ["nomads"]
    book.refused("giants: advance dig", "not_your_turn")
    book.refused("witches: done", "not_your_turn")  # while the Nomads decide
    league = Table("witches C4 D1", "giants D4 I12", "nomads B4 F3 I7", profile="league")
    league.rich()
    league.play("witches: upgrade C4 to TP", "giants: advance dig")
    assert league.offers() == ["nomads 1 from witches"]
    league.play("nomads: advance dig")  # an action declines what is open
    assert league.offers() == []
    league.expect("nomads", "26 VP 0/6/6 PW")


def test_spade_points_when_used_or_when_gained() -> None:
    """ACT6 with one spade thrown away: 2 VP by the rulebook, 4 in the league."""
    for profile, points in (("rulebook", 22), ("league", 24)):
        t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE1")
        t.rich("witches")
        t.play("witches: action ACT6. transform E7 to green. -SPADE")
        t.expect("witches", f"{points} VP")


def test_the_spade_tile_comes_early_in_the_league() -> None:
    """Not in rounds 5 and 6; the rulebook draws without that care."""
    league = [draw_round_tiles(Random(seed), box_of(ruleset("league"), 4)) for seed in range(200)]
    book = [draw_round_tiles(Random(seed), box_of(ruleset("rulebook"), 4)) for seed in range(200)]
    assert not any(1 in tiles[4:] for tiles in league)
    assert any(1 in tiles[4:] for tiles in book)
    assert all(len(set(tiles)) == 6 for tiles in league + book)


def test_the_dwelling_after_a_double_spade() -> None:
    """Rulebook: on the first hex only. League: on either."""
    book = Table("witches F4 D1", FAR)
    book.rich("witches")
    book.stands("witches", "D E6")
    book.terrain("D4", "gray")
    book.play("witches: action ACT6. transform E7 to green. transform D4 to green")
    book.refused("witches: build D4", "first_hex_only")
    book.play("witches: build E7")
    league = Table("witches F4 D1", FAR, profile="league")
    league.rich("witches")
    league.stands("witches", "D E6")
    league.terrain("D4", "gray")
    league.play("witches: action ACT6. transform E7 to green. transform D4 to green. build D4")
    assert league.on("D4") == "witches D"


def test_spades_in_any_order() -> None:
    """Two spades: a hex left short of home may come first in the league; by the rulebook it takes them all."""
    book = Table("witches F4 D1", FAR)
    book.rich("witches")
    book.refused("witches: action ACT6. transform G2 to gray. transform E7 to green", "no_more_hexes")
    league = Table("witches F4 D1", FAR, profile="league")
    league.rich("witches")
    league.play("witches: action ACT6. transform G2 to gray. transform E7 to green. build E7")
    league.refused("witches: build G2", "action_taken")


def test_only_one_hex_is_left_short_of_home() -> None:
    """In the league too."""
    t = Table("witches F4 D1", FAR, profile="league")
    t.rich("witches")
    t.refused("witches: action ACT6. transform G2 to gray. transform E6 to black", "one_hex_short_of_home")


def test_transforming_away_from_home() -> None:
    """The league lets a hex become any terrain the spades reach, farther from home or from home itself."""
    for profile in ("rulebook", "league"):
        t = Table("witches F4 D1", FAR, profile=profile)
        t.rich("witches")
        t.terrain("F3", "green")
        t.others_passed()
        if profile == "rulebook":
            t.refused("witches: dig 1. transform E7 to red", "not_closer_to_home")
            t.refused("witches: dig 1. transform F3 to gray", "not_closer_to_home")
        else:
            t.play("witches: dig 1. transform E7 to red", "witches: dig 1. transform F3 to gray")
            assert (t.colour("E7"), t.colour("F3")) == ("red", "gray")


def test_bought_spades_must_be_used() -> None:
    """Neither the books (FAQ 17) nor the league let them be thrown away while a hex could take them."""
    book = Table("witches F4 D1", FAR)
    book.rich("witches")
    book.refused("witches: dig 2. transform G2 to gray. -SPADE", "bought_spades")
    league = Table("witches F4 D1", FAR, profile="league")
    league.rich("witches")
    league.refused("witches: dig 2. -SPADE", "bought_spades")
    league.refused("witches: dig 2. transform E7 to green", "spades_left_over")


def test_sacrificing_power_for_nothing() -> None:
    """Rulebook: the power must be spent at once. League: `burn` at any time on your own turn."""
    book = Table("witches F4 D1", FAR)
    book.has("witches", "5/7/0 PW 15 C 9 W 1 P")
    book.refused("witches: burn 1. send p to FIRE", "burnt_power_waits")
    book.refused("witches: send p to FIRE. burn 1. done", "burnt_power_waits")
    book.play("witches: burn 1. convert 1PW to 1C. send p to FIRE")
    book.expect("witches", "5/6/0 PW 16 C")  # one power for the third step of fire
    league = Table("witches F4 D1", FAR, profile="league")
    league.has("witches", "5/7/0 PW 1 P")
    league.play("witches: burn 1. send p to FIRE. done")
    assert league.turn == "nomads"


def test_a_priest_for_a_coin() -> None:
    """Directly in the league; by the rulebook priest, worker, coin."""
    book = Table("witches F4 D1", FAR)
    book.has("witches", "0 C 0 W 1 P")
    book.refused("witches: convert 1P to 1C", "no_such_conversion")
    book.play("witches: convert 1P to 1W. convert 1W to 1C")
    book.expect("witches", "1 C 0 W 0 P")
    league = Table("witches F4 D1", FAR, profile="league")
    league.has("witches", "0 C 1 P")
    league.play("witches: convert 1P to 1C")
    league.expect("witches", "1 C 0 P")


def test_coins_for_points_during_the_game() -> None:
    """3 coins for a point at any own turn in the league; by the rulebook at the end only."""
    book = Table("witches F4 D1", FAR)
    book.has("witches", "20 VP 7 C")
    book.refused("witches: convert 6C to 2VP", "no_such_conversion")
    league = Table("witches F4 D1", FAR, profile="league")
    league.has("witches", "20 VP 7 C")
    league.play("witches: convert 6C to 2VP")
    league.expect("witches", "22 VP 1 C")


def test_conversions_inside_an_action() -> None:
    """While a favor tile is to be chosen: possible in the league, not by the rulebook."""
    for profile in ("rulebook", "league"):
        t = Table("witches F4 D1", FAR, profile=profile)
        t.stands("witches", "TP F4")
        t.has("witches", "5 C 3 W")
        t.play("witches: upgrade F4 to TE")
        if profile == "rulebook":
            t.refused("witches: convert 1W to 1C", "decide_first")
        else:
            t.play("witches: convert 1W to 1C. +FAV9")
            t.expect("witches", "1 C 0 W")


def test_two_bridges_on_one_site() -> None:
    """One site, one bridge; the league does not look."""
    for profile in ("rulebook", "league"):
        t = Table("engineers C2 G1", FAR, profile=profile)
        t.has("engineers", "9 W")
        t.bridge("engineers", "C2:D3")
        if profile == "rulebook":
            t.refused("engineers: action ACTE. bridge C2:D3", "bridge_there")
        else:
            t.play("engineers: action ACTE. bridge C2:D3")


def test_the_last_player_in_a_round_may_choose_a_tile_later() -> None:
    """In the league, when all others have passed, a favor tile does not hold up the next action."""
    for profile in ("rulebook", "league"):
        t = Table("witches F4 D1", FAR, profile=profile)
        t.rich("witches")
        t.stands("witches", "TP F4")
        t.others_passed()
        t.play("witches: upgrade F4 to TE")
        if profile == "rulebook":
            t.refused("witches: done", "decide_first")
        else:
            t.play("witches: done. advance dig. +FAV9")


# -- options of old ledgers, off in both profiles ----------------------------------------


def test_old_option_bridge_without_own_structure() -> None:
    """`loose-bridge-adjacency`: neither end needs to be one's own."""
    t = Table("witches F4 D1", FAR, profile="league", options={"loose-bridge-adjacency": True})
    t.rich("witches")
    t.play("witches: action ACT1. bridge C2:D4")


def test_old_option_keys_do_not_lift_markers() -> None:
    """`manual-fav5`: a key that comes after the stop leaves the marker at 9."""
    t = Table("giants G2 I12", FAR, profile="league", options={"manual-fav5": True}, tiles="SCORE7")
    t.stands("giants", "TP G2, SH F4, TP E7, D E6")
    t.has("giants", "20 C 9 W 1/0/0/7")
    t.play("giants: upgrade G2 to TE. +FAV4. +TW1")
    t.expect("giants", "1/0/0/9 1 KEY")


def test_old_option_two_hexes_short_of_home() -> None:
    """`loose-multi-spade`: both hexes of a double spade may stay in between."""
    t = Table("witches F4 D1", FAR, profile="league", options={"loose-multi-spade": True})
    t.rich("witches")
    t.play("witches: action ACT6. transform G2 to gray. transform E6 to black")


def test_old_option_nobody_waits_for_cultists() -> None:
    """`loose-cultist-ordering`: the tenth space goes to whoever comes first."""
    t = Table("cultists E6 H7", "darklings E5 A13", profile="league", options={"loose-cultist-ordering": True})
    t.rich()
    t.has("cultists", "9/0/1/0 1 KEY")
    t.has("darklings", "9/1/1/0 1 KEY 5/7/0 PW")
    t.play("cultists: upgrade E6 to TP", "darklings: leech 1 from cultists", "darklings: send p to FIRE")
    t.expect("darklings", "10/1/1/0 0 KEY")
