"""Spades: buying, several hexes, stopping half-way, the long way round, throwing away, cult bonuses."""

import pytest

from hexarch.kernel.errors import Refusal

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"


@BOTH
@pytest.mark.parametrize(("name", "spades"), [("E7", 1), ("G2", 2), ("E6", 3), ("F3", 3)])
def test_spades_by_the_distance_on_the_cycle(profile: str, name: str, spades: int) -> None:
    """From forest: mountains 1, wasteland 2, plains and desert 3; 3 workers each at first."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 20 W")
    if spades > 1:
        t.refused(f"witches: dig {spades - 1}. transform {name} to green", "spades_missing")
    t.play(f"witches: dig {spades}. build {name}")
    t.expect("witches", f"18 C {19 - 3 * spades} W")


@BOTH
def test_spades_must_be_paid_and_are_not_kept(profile: str) -> None:
    """Two workers are no spade; and the turn does not end with spades in hand."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 2 W")
    t.refused("witches: dig 1", "cannot_pay")
    t.has("witches", "9 W")
    t.refused("witches: dig 1. done", "decide_first")


@BOTH
def test_stopping_half_way_and_going_on_later(profile: str) -> None:
    """A hex may stay in between; anybody may go on from there."""
    t = Table("witches F4 D1", "giants I5 I12", profile=profile)
    t.has("witches", "20 C 9 W")
    t.others_passed()
    t.play("witches: dig 1. transform G2 to gray. done")
    t.refused("witches: build G2", "not_home_terrain")
    t.play("witches: dig 1. build G2")
    assert t.on("G2") == "witches D"


@BOTH
def test_a_transformed_hex_may_be_built_on_later(profile: str) -> None:
    """Building in the same action is not compulsory."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W")
    t.others_passed()
    t.play("witches: dig 1. transform E7 to green. done", "witches: build E7")
    t.expect("witches", "18 C 5 W")


def test_nobody_is_asked_for_a_dwelling_when_none_is_left() -> None:
    """After transforming, the question is the usual one at the end of an action; building stays refused."""
    t = Table("witches F4 D1", FAR)
    t.has("witches", "20 C 9 W")
    t.play("witches: dig 1. transform E7 to green")
    assert t.game.asked(0)[0].question[0] == "decision-dwelling"
    t = Table("witches F4 D1", FAR)
    t.has("witches", "20 C 9 W")
    t.stands("witches", "D A3, D A10, D C4, D F2, D G3, D I6")
    t.play("witches: dig 1. transform E7 to green")
    t.refused("witches: build E7", "none_left")
    assert t.game.asked(0)[0].question[0] == "asked-acted"


@BOTH
def test_after_transforming_the_dwelling_goes_on_that_hex_only(profile: str) -> None:
    """A dwelling elsewhere would be another action."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W")
    t.terrain("E6", "green")
    t.play("witches: dig 1. transform E7 to green")
    t.refused("witches: build E6", "first_hex_only" if profile == "rulebook" else "transformed_hex_only")


@BOTH
def test_occupied_or_distant_hexes_are_not_transformed(profile: str) -> None:
    """Not those with a structure, not those out of reach."""
    t = Table("witches F4 D1", "nomads F3 G7 I7", profile=profile)
    t.has("witches", "20 C 9 W")
    t.refused("witches: dig 3. transform F3 to green", "occupied")
    t.refused("witches: dig 3. transform D8 to green", "out_of_reach")
    t.refused("witches: transform E7 to green", "no_spades")


@BOTH
def test_free_spades_are_completed_by_bought_ones(profile: str) -> None:
    """One from the power action, two bought, for one desert."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.play("witches: action ACT5. dig 2. build F3")
    t.expect("witches", "18 C 2 W 4/0/8 PW")


@BOTH
def test_two_spades_for_two_hexes(profile: str) -> None:
    """And one dwelling; the other hex waits for another turn."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.stands("witches", "D E6")
    t.terrain("D4", "gray")
    t.play("witches: action ACT6. transform E7 to green. transform D4 to green. build E7")
    t.expect("witches", "18 C 8 W")
    t.refused("witches: build D4", "action_taken")


@BOTH
def test_a_dwelling_waits_for_the_spades_in_hand(profile: str) -> None:
    """What stands in its way is the spade that is left, not the hex that already is home terrain."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.stands("witches", "D E6")
    t.terrain("D4", "green")
    t.play("witches: action ACT6. transform E7 to green")
    t.refused("witches: build E7", "spades_in_hand")
    # Where nothing was transformed in this action the spade does not help either.
    t.refused("witches: build D4", "first_hex_only" if profile == "rulebook" else "transformed_hex_only")
    t.play("witches: -SPADE. build E7")
    assert t.on("E7") == "witches D"


def test_a_dwelling_waits_for_bought_spades_too() -> None:
    """All of them are used or given up before it is built."""
    t = Table("witches F4 D1", FAR)
    t.has("witches", "20 C 20 W 0/0/12 PW")
    t.refused("witches: action ACT6. transform E7 to green. build E7", "spades_in_hand")
    t.refused("witches: dig 3. transform E7 to green", "spades_left_over")


@BOTH
def test_the_second_hex_is_refused_for_being_the_second(profile: str) -> None:
    """With the dwelling of the first still open; in the league it may stand on either, but nowhere else."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.stands("witches", "D E6")
    t.terrain("D4", "gray")
    t.terrain("G2", "green")
    t.play("witches: action ACT6. transform E7 to green")
    if profile == "rulebook":
        t.refused("witches: build D4", "first_hex_only")
    t.play("witches: transform D4 to green")
    t.refused("witches: build G2", "first_hex_only" if profile == "rulebook" else "transformed_hex_only")
    if profile == "rulebook":
        t.refused("witches: build D4", "first_hex_only")
    t.play("witches: build E7")
    t.refused("witches: build D4", "action_taken")


def test_how_many_spades_would_be_left_over() -> None:
    """Two in hand for a hex that takes one: one would be left over."""
    t = Table("witches F4 D1", FAR)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.play("witches: action ACT6")
    refusal = t.game.quote(t.seat("witches"), "build E7")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.values) == ("spades_left_over", {"spades": 1})


def test_a_dwelling_elsewhere_begins_a_new_action() -> None:
    """Ledgers leave `done` out: after spades a dwelling on another hex is the action of the next turn."""
    t = Table("witches F4 D1", FAR)
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.terrain("E6", "green")
    seat = t.seat("witches")
    t.play("witches: action ACT6. transform E7 to green")
    assert not t.begins_action(seat, "build E6"), "a spade is still in hand"
    t.play("witches: -SPADE")
    assert t.begins_action(seat, "build E6")
    assert not t.begins_action(seat, "build E7")


@BOTH
def test_bought_spades_serve_one_hex(profile: str) -> None:
    """Three bought for a hex that needs one: the rest goes nowhere else."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 C 20 W")
    t.stands("witches", "D E6")
    t.refused("witches: dig 3. transform E7 to green", "spades_left_over")


@BOTH
def test_the_long_way_round(profile: str) -> None:
    """Four spades take a hex three steps away the other way round, and score as four."""
    t = Table("halflings E6 A1", FAR, profile=profile, tiles="SCORE1")
    t.has("halflings", "20 VP 20 C 20 W 2 DIG")
    t.play("halflings: dig 4. build F4")  # forest to plains: three steps, or four over mountains
    t.expect("halflings", "32 VP 15 W")


def test_bought_spades_score_as_they_are_used() -> None:
    """By the rulebook the first of two spades gives the Darklings 2 VP, the second 2 more when it is used."""
    t = Table("darklings E5 A13", FAR)
    t.has("darklings", "20 VP 15 C 5 W 2 P")
    t.play("darklings: dig 2. transform F3 to brown")
    t.expect("darklings", "22 VP 0 P")
    t.play("darklings: transform F3 to black")
    t.expect("darklings", "24 VP 0 P")


@BOTH
def test_seven_spades_are_too_many(profile: str) -> None:
    """Six is the longest way."""
    t = Table("halflings E6 A1", FAR, profile=profile)
    t.has("halflings", "20 VP 20 C 20 W 2 DIG 0/0/12 PW")
    t.refused("halflings: action ACT6. dig 5", "at_most_six_spades")


@BOTH
def test_throwing_free_spades_away(profile: str) -> None:
    """From power actions and cards, one by one; in the league even all of them, the action is taken all the same."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON1 BON3")
    t.has("witches", "20 C 9 W 0/0/12 PW")
    t.others_passed()
    if profile == "rulebook":
        t.refused("witches: action ACT6. -SPADE", "empty_action")
        t.play("witches: action ACT6. transform E7 to green. -SPADE. done")
        t.refused("witches: action BON1. -SPADE", "empty_action")
        return
    t.play("witches: action ACT6. -2SPADE. done")
    t.refused("witches: action ACT6", "action_used")
    t.play("witches: action BON1. -SPADE. done")
    t.refused("witches: action BON1", "action_used")


@BOTH
def test_spade_points_of_the_round(profile: str) -> None:
    """2 VP each when all are used."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE1")
    t.has("witches", "20 VP 20 C 20 W 0/0/12 PW")
    t.others_passed()
    t.play("witches: dig 3. transform F3 to green")
    t.expect("witches", "26 VP")
    t.play("witches: action ACT5. transform E7 to green")
    t.expect("witches", "28 VP")


@BOTH
def test_cult_bonus_spades_are_used_in_the_order_of_the_next_round(profile: str) -> None:
    """The first to pass digs first, and may take a hex from under another's nose."""
    t = Table("witches F4 D1", "giants D6 I12", "halflings E6 A1", profile=profile, tiles="SCORE8")
    for name in ("witches", "halflings"):
        t.has(name, "0/0/0/4")
    t.has("giants", "0/0/0/0")
    t.has("witches", "1 P")
    t.play("witches: send p to FIRE for 1", "giants: pass BON8", "halflings: pass BON7", "witches: pass BON3")
    if profile == "rulebook":
        assert t.to_act == ["halflings"]
        t.refused("witches: transform E7 to green", "no_spades")
    t.play("halflings: transform E7 to red")
    assert t.to_act == ["witches"]
    t.play("witches: transform E7 to gray")
    assert t.round == 2


@BOTH
def test_cult_bonus_spades_may_be_thrown_away_but_not_kept(profile: str) -> None:
    """The next round begins when they are gone."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "0/0/0/8")
    t.play("witches: pass BON2", "nomads: pass BON9")
    assert t.round == 1
    t.play("witches: -SPADE")
    assert t.round == 1
    t.play("witches: transform E7 to green")
    assert t.round == 2


@BOTH
def test_cult_bonus_spades_may_stop_half_way(profile: str) -> None:
    """One spade on a hex two steps away."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "0/0/0/4")
    t.play("witches: pass BON2", "nomads: pass BON9", "witches: transform G2")
    assert t.colour("G2") == "gray"


@BOTH
def test_no_conversions_while_cult_bonus_spades_are_used(profile: str) -> None:
    """Conversions belong to the action phase."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("witches", "9 W 0/0/12 PW 0/0/0/4")
    t.play("witches: pass BON2", "nomads: pass BON9")
    code = "decide_first" if profile == "rulebook" else "not_your_turn"  # in the league spades hold up nobody
    t.refused("witches: convert 1W to 1C", code)
    t.refused("witches: convert 3PW to 1W", code)


@BOTH
def test_giants_use_two_cult_bonus_spades(profile: str) -> None:
    """A pair is as good as any other."""
    t = Table("giants D4 I12", FAR, profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("giants", "0/0/0/9")
    t.play("giants: pass BON2", "nomads: pass BON9", "giants: transform E6 to red")
    assert (t.colour("E6"), t.round) == ("red", 2)


@pytest.mark.parametrize(("more", "warnings"), [("", [("dwelling_not_built", {})]), (", D I6, D I10, D I11, D G6", [])])
def test_a_dwelling_not_built_is_told_while_one_is_left(more: str, warnings: list[object]) -> None:
    """Beside home terrain the turn may end without a dwelling; nobody is told of one that is not on the board."""
    t = Table("witches C4 F4", "nomads B4 F3 I7")
    t.has("witches", "15 C 9 W")
    t.stands("witches", "D F6, D E9" + more)
    t.play("witches: dig 1. transform E7 to green")
    assert t.game.quote(t.seat("witches"), "done").warnings == warnings
