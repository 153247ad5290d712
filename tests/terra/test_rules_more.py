"""Rules of the printed books that no other scenario shows; `docs/rules.md` names the test of each rule."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


# -- spades ---------------------------------------------------------------------------


def test_bought_spades_that_are_not_used_score_nothing() -> None:
    """Darklings get their points for each step of a transformation, not for priests thrown away."""
    t = Table("darklings E5 A13", "nomads B1 G7 I7", tiles="SCORE1")
    t.has("darklings", "20 VP 15 C 5 W 3 P")
    t.play("darklings: dig 3. -3SPADE")
    t.expect("darklings", "20 VP 0 P")
    t.has("darklings", "3 P")
    t.others_passed()
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
    t.refused("witches: action ACT6. dig 1. transform G2 to green. transform E7 to green", "no_more_hexes")
    t.play("witches: action ACT6. transform E7 to green. dig 1. transform G2 to green")
    assert (t.colour("E7"), t.colour("G2")) == ("green", "green")


def test_the_dwelling_of_a_double_spade_stands_on_the_first_space() -> None:
    """Also when the second space is finished in two steps."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.rich("witches")
    t.play("witches: action ACT6. transform E7 to green. dig 1. transform G2 to gray. transform G2 to green")
    t.refused("witches: build G2", "action_taken")
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
