"""What the league's program allows or asks for beyond the books: one scenario for each such option."""

import pytest

from hexarch.games.terra import layout as at
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.rules import leech
from hexarch.games.terra.setup import ruleset

from .scenario import Table

FAR = "nomads B1 G7 I7"


def test_a_special_action_of_no_use_may_be_taken_and_given_up() -> None:
    """`empty-actions`: Witches without a dwelling left; by the books there is no such action."""
    for profile in ("league", "rulebook"):
        t = Table("witches F4 C3", FAR, profile=profile)
        t.stands("witches", "SH F4, D C3, D C4, D D1, D D7, D E9, D E3, D G6, D H2")
        if profile == "league":
            t.play("witches: action ACTW. -FREE_D", "nomads: pass BON7")
        else:
            t.refused("witches: action ACTW", "none_left")


def test_favor_and_town_tiles_may_follow_the_second_action_of_a_double_turn() -> None:
    """`tiles-after-second-action`: even when that action is to pass; the next player waits."""
    t = Table("chaosmagicians G2", FAR, profile="league")
    t.stands("chaosmagicians", "SH G2, TP D4, D E4")
    t.rich()
    t.play("chaosmagicians: action ACTC. upgrade D4 to TE. pass BON7")
    assert t.to_act == ["chaosmagicians"]
    t.play("chaosmagicians: +FAV10. +FAV11", "nomads: pass BON9")
    t = Table("chaosmagicians G2", FAR)
    t.stands("chaosmagicians", "SH G2, TP D4, D E4")
    t.rich()
    t.refused("chaosmagicians: action ACTC. upgrade D4 to TE. pass BON7", "decide_first")


def test_any_conversion_uses_up_the_right_to_ordain() -> None:
    """`ordaining-first`: after the Darklings' stronghold the first conversion is the one that counts."""
    for first, done in (("convert 1PW to 1C", True), ("burn 1", False)):
        t = Table("darklings E5 A13", FAR, profile="league")
        t.stands("darklings", "TP E5")
        t.has("darklings", "6 C 8 W 1 P 0/4/6 PW")
        t.play("darklings: upgrade E5 to SH")
        t.refused("darklings: convert 4PW to 4C", "ordain_at_most")
        t.play(f"darklings: {first}")
        assert ("convert 1W to 1P" not in t.offered("darklings")) == done
        assert ("done" in t.offered("darklings")) == done


def test_cultists_choose_their_steps_before_their_turn_ends() -> None:
    """`steps-before-done`: a step gained in the meantime holds up the player's own turn, not those of others."""
    t = Table("cultists E6 H7", "darklings E5 A13", FAR, profile="league")
    t.rich()
    t.has("darklings", "5/7/0 PW")
    t.play("cultists: upgrade E6 to TP", "darklings: leech 1 from cultists. pass BON7", "nomads: advance dig")
    t.play("cultists: advance dig")
    t.refused("cultists: done", "steps_first")
    t.play("cultists: +FIRE. done")


def test_acolytes_pay_for_a_volcano_before_they_take_tiles() -> None:
    """`faith-before-tiles`; in old games (`loose-lose-cult`) and by the books the order is free."""
    for options, strict in (({}, True), ({"loose-lose-cult": True}, False)):
        t = Table("acolytes green F4 D1", FAR, profile="league", options=options)
        t.stands("acolytes", "SH F4, TP E7, D F3")
        t.rich()
        t.play("acolytes: dig 1. build E6")
        if strict:
            t.refused("acolytes: +TW1", "pay_steps_first")
            t.play("acolytes: -3AIR. +TW1")
        else:
            t.play("acolytes: +TW1. -3AIR")


def test_equal_steps_owed_one_by_one_may_be_written_as_one() -> None:
    """The league's program merges them: `+2WATER`."""
    t = Table("acolytes green F4 D1", FAR, profile="league")
    t.has("acolytes", "0/0/12 PW 3/3/3/3")
    t.play("acolytes: action ACT6. +2WATER")
    t.expect("acolytes", "3/5/3/3")


def test_of_several_versions_the_first_is_in_force() -> None:
    """In the order of the site's form; in the first edition of our rules it was the newest."""
    names = ("variable", "variable_v4", "variable_v5")
    options = {f"fire-and-ice-factions/{name}": True for name in names}
    versions = tuple((f"fire-and-ice-factions/{name}", name) for name in reversed(names))
    assert ruleset("league", options).version(versions)[1] == "variable"
    assert ruleset("league", options, FIRST_EDITION).version(versions)[1] == "variable_v5"
    assert ruleset("league").version(versions)[1] == "variable_v5"


# -- leaving ----------------------------------------------------------------------------


@pytest.mark.parametrize(("builder", "gain"), [("cultists E6 H7", "1/0/1/0"), ("shapeshifters brown E6 H7", "1/1/0/0")])
def test_answers_still_mean_something_to_a_builder_who_left(builder: str, gain: str) -> None:
    """The row of the declined power appears, and the power is gained."""
    name = builder.split()[0]
    t = Table(builder, "darklings E5 A13", FAR, profile="league")
    t.rich()
    t.has(name, "5/7/0 PW")
    t.has("darklings", "5/7/0 PW")
    t.play(f"{name}: upgrade E6 to TP", f"{name}: resign", f"darklings: decline 1 from {name}")
    t.expect(name, f"4/8/0 PW {gain}")


def test_steps_gained_by_cultists_who_left_hold_up_nobody() -> None:
    """Nobody chooses them."""
    t = Table("cultists E6 H7", "darklings E5 A13", FAR, profile="league")
    t.rich()
    t.has("darklings", "5/7/0 PW")
    t.play("cultists: upgrade E6 to TP", "cultists: resign", "darklings: leech 1 from cultists")
    t.expect("cultists", "1/0/1/0")
    assert t.state.get(0, at.OWED) == 1
    t.play("darklings: pass BON7", "nomads: pass BON8")
    assert t.round == 2


def test_large_structures_of_yetis_who_left_count_three() -> None:
    """In the column of power; they take none."""
    t = Table("yetis gray E7 C5", "witches F4 D1", FAR, profile="league")
    t.stands("yetis", "SH E7")
    t.rich()
    assert leech.amounts(t.state, 1, t.state.board.number["F4"]) == [4, 0, 0]
    t.play("yetis: resign")
    assert leech.amounts(t.state, 1, t.state.board.number["F4"]) == [3, 0, 0]
    t.play("witches: upgrade F4 to TP. done", "nomads: pass BON7")
