"""Power actions, conversions, special actions of tiles and cards, and bridges."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"

# -- power actions ----------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("action", "result"),
    [
        ("ACT2", "10 C 5 W 1 P 3/0/9 PW"),
        ("ACT3", "10 C 7 W 0 P 4/0/8 PW"),
        ("ACT4", "17 C 5 W 0 P 4/0/8 PW"),
        ("ACT5. transform E7 to green", "10 C 5 W 0 P 4/0/8 PW"),
        ("ACT6. transform G2 to green", "10 C 5 W 0 P 6/0/6 PW"),
        ("ACT1. bridge F4:G3", "10 C 5 W 0 P 3/0/9 PW"),
    ],
)
def test_the_six_power_actions(profile: str, action: str, result: str) -> None:
    """A bridge or a priest for 3 power, 2 workers, 7 coins or a spade for 4, two spades for 6."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "10 C 5 W 0 P 0/0/12 PW")
    t.play(f"witches: action {action}")
    t.expect("witches", result)


@BOTH
def test_each_power_action_once_per_round_for_all_together(profile: str) -> None:
    """First come, first served; in the next round it is free again."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.rich()
    t.play("witches: action ACT4")
    t.refused("nomads: action ACT4", "action_used")
    t.play("nomads: pass BON8", "witches: pass BON3")
    t.rich()
    t.play("nomads: action ACT4")


@BOTH
def test_only_power_in_bowl_three_counts(profile: str) -> None:
    """Unless two tokens of bowl II are given for one."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "4/5/3 PW 0 C")
    t.refused("witches: action ACT4", "cannot_pay")
    t.play("witches: burn 1. action ACT4")
    t.expect("witches", "8/3/0 PW 7 C")
    t.has("witches", "4/1/0 PW")
    t.play("nomads: pass BON8")
    t.refused("witches: burn 1", "bowl_two_short")


@BOTH
@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("convert 5PW to 1P", "5/0/7 PW 5 C 5 W 1 P"),
        ("convert 3PW to 1W", "3/0/9 PW 5 C 6 W 0 P"),
        ("convert 4PW to 4C", "4/0/8 PW 9 C 5 W 0 P"),
        ("convert 2W to 2C", "0/0/12 PW 7 C 3 W 0 P"),
    ],
)
def test_conversions(profile: str, text: str, result: str) -> None:
    """5 power a priest, 3 a worker, 1 a coin; a worker a coin."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "0/0/12 PW 5 C 5 W 0 P")
    t.play(f"witches: {text}")
    t.expect("witches", result)
    assert t.turn == "witches"  # no action


@BOTH
def test_conversions_go_one_way(profile: str) -> None:
    """No workers from coins, no priests from workers, no power from anything."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.rich("witches")
    t.has("witches", "2 P")
    for text in ("convert 1C to 1W", "convert 1W to 1P", "convert 1C to 1PW"):
        t.refused(f"witches: {text}", "no_such_conversion")
    t.refused("witches: convert 4PW to 1W", "wrong_rate")


# -- special actions --------------------------------------------------------------------


@BOTH
def test_special_actions_of_tiles_once_per_round(profile: str) -> None:
    """The spade card, the cult card and the Water-2 favor tile."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON2 BON1")
    t.owns("witches", 6)
    t.has("witches", "0/0/0/0 12/0/0 PW")
    t.refused("witches: action BON1", "tile_not_held")
    t.play("witches: action BON2. +FIRE")
    t.refused("nomads: action FAV6", "tile_not_held")
    t.play("nomads: action BON1. transform A2 to red", "witches: action FAV6. +WATER", "nomads: pass BON9")
    t.expect("witches", "1/1/0/0")
    t.refused("witches: action BON2", "action_used")
    t.refused("witches: action FAV6", "action_used")


@BOTH
def test_a_card_taken_on_passing_can_be_used_in_the_next_round(profile: str) -> None:
    """Even when its last holder used it in this one."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON2 BON3")
    t.has("nomads", "0/0/0/0")
    t.others_passed()
    t.play("witches: action BON2. +FIRE", "witches: pass BON9")
    t.play("witches: pass BON8", "nomads: pass BON2", "witches: pass BON7")
    t.play("nomads: action BON2. +FIRE")
    t.expect("nomads", "1/0/0/0")


# -- bridges ----------------------------------------------------------------------------


@BOTH
def test_a_bridge_makes_both_ends_adjacent_for_everybody(profile: str) -> None:
    """Building across it, from the next action on."""
    t = Table("witches F4 D1", "giants D6 I12", profile=profile)
    t.rich()
    t.stands("giants", "D G2")
    t.terrain("G3", "green")
    t.refused("witches: build G3", "out_of_reach")
    t.play("witches: action ACT1. bridge F4:G3", "giants: advance dig", "witches: build G3")
    assert t.on("G3") == "witches D"


@BOTH
def test_three_bridges_and_no_more(profile: str) -> None:
    """The pieces of a player."""
    t = Table("witches F4 C3", FAR, profile=profile)
    t.has("witches", "0/0/12 PW")
    for site in ("A7:C3", "B3:C3", "B4:C3"):
        t.bridge("witches", site)
    if profile == "rulebook":
        t.refused("witches: action ACT1", "no_bridges_left")
    else:
        t.play("witches: action ACT1")
        t.refused("witches: bridge F4:G3", "no_bridges_left")
        t.play("witches: -BRIDGE")
