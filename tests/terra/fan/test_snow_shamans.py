"""Fan factions: Snow Shamans, who improve a track when they pass and settle all ice with their stronghold."""

import pytest

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
SHIPPING_CARD = "BON10"  # 3 VP for each level of shipping


def shamans(profile: str = "rulebook", cards: str = "") -> Table:
    t = Table(
        "snow_shamans green F4 D1", FAR, profile=profile, cards=cards, options={"shipping-bonus": "BON10" in cards}
    )
    t.rich()
    return t


@BOTH
def test_no_track_is_improved_as_an_action(profile: str) -> None:
    t = shamans(profile)
    t.refused("snow_shamans: advance ship", "no_paid_steps")
    t.refused("snow_shamans: advance dig", "no_paid_steps")


@BOTH
@pytest.mark.parametrize("track", ["ship", "dig"])
def test_passing_brings_a_step_without_points(profile: str, track: str) -> None:
    t = shamans(profile)
    t.has("snow_shamans", "20 VP")
    t.play("snow_shamans: pass BON2", f"snow_shamans: advance {track}")
    t.expect("snow_shamans", f"{int(track == 'ship')} SHIP {int(track == 'dig')} DIG")
    assert t.points("snow_shamans", "shipping") == t.points("snow_shamans", "digging") == 0
    assert t.turn == "nomads"


def test_the_step_may_be_given_up_and_is_one_only() -> None:
    t = shamans()
    t.play("snow_shamans: pass BON2")
    t.refused("nomads: pass BON3", "not_your_turn")
    t.play("snow_shamans: -FREE_STEP")
    t.refused("snow_shamans: advance ship", "not_your_turn")
    t.expect("snow_shamans", "0 SHIP 0 DIG")


def test_at_the_end_of_both_tracks_there_is_no_step() -> None:
    t = shamans()
    t.has("snow_shamans", "3 SHIP 2 DIG")
    t.play("snow_shamans: pass BON2", "nomads: pass BON7")
    t = shamans()
    t.has("snow_shamans", "3 SHIP 1 DIG")
    t.play("snow_shamans: pass BON2")
    t.refused("snow_shamans: advance ship", "track_at_end")


@BOTH
def test_ruling_the_step_comes_before_the_points_of_a_card_for_shipping(profile: str) -> None:
    t = shamans(profile, cards=SHIPPING_CARD)
    t.has("snow_shamans", "1 SHIP")
    t.play("snow_shamans: pass BON2", "snow_shamans: advance ship")
    assert t.points("snow_shamans", "bonus") == 6, "two levels of shipping, 3 VP each"
    t = shamans(profile, cards=SHIPPING_CARD)
    t.has("snow_shamans", "1 SHIP")
    t.play("snow_shamans: pass BON2", "snow_shamans: advance dig")
    assert t.points("snow_shamans", "bonus") == 3


def test_ruling_the_step_also_comes_in_round_six_before_area_scoring() -> None:
    t = shamans()
    t.stands("snow_shamans", "D G3")
    t.in_round(6)
    t.play("snow_shamans: pass", "snow_shamans: advance ship", "nomads: pass")
    assert t.game.over
    t.expect("snow_shamans", "1 SHIP")
    assert t.game.view()["seats"][0]["final"]["network"] == 2, "F4 and G3 are joined by the new level"


@BOTH
def test_ruling_steps_of_shipping_from_elsewhere_score_their_points(profile: str) -> None:
    t = Table("snow_shamans green F4 D1", FAR, profile=profile, options={"mini-expansion-1": True})
    t.rich()
    t.stands("snow_shamans", "TE E6, TP F3, TP G2")
    t.play("snow_shamans: upgrade F4 to TP. +TW7")
    t.expect("snow_shamans", "1 SHIP")
    assert t.points("snow_shamans", "shipping") == 2


def groups(t: Table) -> None:
    """Ice in three groups besides that of D1: F4 with E6; A10; I11 with I12, one of them built on."""
    for name in ("E6", "A10", "I11"):
        t.terrain(name, "ice")
    t.stands("snow_shamans", "TP G3, D I12")


@BOTH
def test_the_stronghold_places_a_dwelling_in_every_group_of_ice(profile: str) -> None:
    t = shamans(profile)
    groups(t)
    t.play("snow_shamans: upgrade G3 to SH")
    built = {text for text in t.offered("snow_shamans") if text.startswith("build")}
    assert built == {"build E6", "build A10", "build I11"}
    t.play("snow_shamans: build A10. build E6. build I11")
    t.expect("snow_shamans", "44 C 26 W")
    assert [t.on(name) for name in ("A10", "E6", "I11")] == ["snow_shamans D"] * 3


def test_ruling_a_group_is_ice_that_is_directly_adjacent_built_on_or_not() -> None:
    t = shamans()
    groups(t)
    t.terrain("A9", "ice")
    t.terrain("A11", "ice")
    t.play("snow_shamans: upgrade G3 to SH. build A11")
    t.refused("snow_shamans: build A10", "not_home_terrain")
    t.refused("snow_shamans: build A9", "not_home_terrain")


def test_ruling_a_group_with_structures_still_takes_one_dwelling() -> None:
    t = shamans()
    groups(t)
    t.terrain("F3", "ice")
    t.play("snow_shamans: upgrade G3 to SH. build F3")
    t.refused("snow_shamans: build E6", "not_home_terrain")


@BOTH
def test_ruling_each_free_dwelling_may_be_declined(profile: str) -> None:
    t = shamans(profile)
    groups(t)
    t.play("snow_shamans: upgrade G3 to SH. build I11. -FREE_D. -FREE_D. done")
    assert t.on("I11") == "snow_shamans D"
    assert t.turn == "nomads"


def test_ruling_free_dwellings_need_one_left_and_count_as_built() -> None:
    t = Table("snow_shamans green F4 D1", FAR, tiles="SCORE3")
    t.rich()
    groups(t)
    t.stands("snow_shamans", "D B2, D C3, D E2, D D8")
    t.stands("nomads", "D A9")
    t.play("snow_shamans: upgrade G3 to SH. build A10", "nomads: decline 1 from snow_shamans")
    assert t.points("snow_shamans", "round") == 2
    t.play("snow_shamans: done")
    assert t.turn == "nomads", "the eighth dwelling was the last"
