"""Each faction's ability and stronghold, A to C: short scenarios a player can follow."""

import pytest

from hexarch.games.terra.phases.scoring import resources_worth

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way

# -- alchemists -------------------------------------------------------------------------


@BOTH
def test_alchemists_change_points_and_coins_both_ways(profile: str) -> None:
    """The stone works as often as they like; at any moment by the books, in their own turn in the league."""
    t = Table("alchemists E5 A13", FAR, profile=profile)
    t.has("alchemists", "20 VP 0 C 1 W")
    t.play("alchemists: convert 4VP to 4C. convert 2C to 1VP")
    t.expect("alchemists", "17 VP 2 C")
    t.play("alchemists: pass BON8")
    if profile == "league":
        t.refused("alchemists: convert 1VP to 1C", "not_your_turn")
    else:
        t.play("alchemists: convert 1VP to 1C")


def test_the_stone_works_at_any_moment() -> None:
    """000 App. VI: "in qualsiasi momento e qualsiasi numero di volte"; 002: "a qualquer momento".

    Before, inside and after the action, while an offer of power is answered, and after passing.
    """
    t = Table("alchemists E5 A13", "cultists E6 H7", FAR)
    t.has("alchemists", "20 VP 0 C 6 W 3 P 5/7/0 PW")
    t.play("alchemists: convert 4VP to 4C. upgrade E5 to TP")
    assert t.to_act == ["cultists"]
    t.play(
        "alchemists: convert 1VP to 1C", "cultists: decline 1 from alchemists", "alchemists: convert 2C to 1VP. done"
    )
    t.rich("cultists")
    t.play("cultists: upgrade E6 to TP")
    t.has("alchemists", "1 VP 8 C")
    t.play("alchemists: convert 2C to 1VP. leech 2 from cultists")
    t.expect("alchemists", "1 VP 6 C 3/9/0 PW")
    t.play("cultists: +FIRE", "nomads: pass BON7", "alchemists: pass BON6", "alchemists: convert 1VP to 1C")


def test_the_stone_works_inside_an_action() -> None:
    """Coins for the dwelling come when it is built."""
    t = Table("alchemists E5 A13", FAR)
    t.has("alchemists", "20 VP 0 C 9 W")
    t.play("alchemists: dig 1. transform E6 to black. convert 2VP to 2C. build E6")
    t.expect("alchemists", "18 VP 0 C")


def test_alchemists_score_a_point_for_two_coins_at_the_end() -> None:
    """All others need three."""
    t = Table("alchemists E5 A13", FAR)
    for name in ("alchemists", "nomads"):
        t.has(name, "7 C 0 W 0 P 12/0/0 PW")
    assert resources_worth(t.state, 0) == (7, 3)
    assert resources_worth(t.state, 1) == (7, 2)


@BOTH
def test_alchemists_stronghold_gives_twelve_power(profile: str) -> None:
    """At once, moving tokens as always: 5/7/0 becomes 0/5/7."""
    t = Table("alchemists E5 A13", FAR, profile=profile)
    t.stands("alchemists", "TP E5")
    t.has("alchemists", "6 C 4 W 5/7/0 PW")
    t.play("alchemists: upgrade E5 to SH")
    t.expect("alchemists", "0 C 0 W 0/5/7 PW")


@BOTH
def test_alchemists_stronghold_turns_spades_into_power(profile: str) -> None:
    """2 power for every spade of any source; none before the stronghold stands."""
    t = Table("alchemists E5 A13", FAR, profile=profile)
    t.has("alchemists", "9 C 9 W 12/0/0 PW")
    t.others_passed()
    t.play("alchemists: dig 1. transform E6 to black")
    t.expect("alchemists", "12/0/0 PW")
    t.stands("alchemists", "SH E5")
    t.play("alchemists: dig 2. transform F3 to black")
    t.expect("alchemists", "8/4/0 PW")


@BOTH
def test_alchemists_stronghold_counts_cult_bonus_spades(profile: str) -> None:
    """The spade of a cult bonus gives 2 power as well; then 6 coins are the stronghold's income."""
    t = Table("alchemists E5 A13", FAR, profile=profile, tiles="SCORE2", cards="BON9 BON3")
    t.stands("alchemists", "SH E5")
    t.has("alchemists", "0 C 0 W 12/0/0 PW 0/0/4/0")
    t.play("alchemists: pass BON2", "nomads: pass BON9", "alchemists: transform E6 to black")
    t.expect("alchemists", "11 C 2 W 10/2/0 PW")  # 1 coin on the card, 4 of the card, 6 of the stronghold


# -- auren ------------------------------------------------------------------------------


@BOTH
def test_auren_stronghold_brings_a_favor_tile(profile: str) -> None:
    """One tile at once, though a stronghold is no temple."""
    t = Table("auren F4 D1", FAR, profile=profile)
    t.stands("auren", "TP F4")
    t.has("auren", "6 C 4 W 5/7/0 PW 0/1/0/1")
    t.play("auren: upgrade F4 to SH. +FAV2")
    t.expect("auren", "0 C 0 W 0/4/0/1")
    t.refused("auren: +FAV9", "no_favor_due")


@BOTH
def test_auren_stronghold_gives_two_steps_on_one_track_each_round(profile: str) -> None:
    """Both on the same track, once per round, to the tenth space only with a key."""
    t = Table("auren F4 D1", FAR, profile=profile)
    t.refused("auren: action ACTA", "stronghold_needed")
    t.stands("auren", "SH F4")
    t.has("auren", "12/0/0 PW 0/1/0/8")
    t.others_passed()
    t.refused("auren: action ACTA. +FIRE", "steps_on_one_track")
    t.play("auren: action ACTA. +2AIR")
    t.expect("auren", "12/0/0 PW 0/1/0/9")
    t.play("auren: done")
    t.refused("auren: action ACTA", "action_used")


# -- chaos magicians ----------------------------------------------------------------------


@BOTH
def test_chaos_magicians_take_two_favor_tiles(profile: str) -> None:
    """For a temple and for the sanctuary, two different ones each time."""
    t = Table("chaosmagicians D4", FAR, profile=profile)
    t.stands("chaosmagicians", "TP D4")
    t.has("chaosmagicians", "50 C 30 W 2/0/0/0")
    t.others_passed()
    t.play("chaosmagicians: upgrade D4 to TE. +FAV9")
    t.refused("chaosmagicians: +FAV9", "favor_owned")
    t.play("chaosmagicians: +FAV11", "chaosmagicians: upgrade D4 to SA. +FAV10. +FAV12")
    t.expect("chaosmagicians", "3/1/1/1")


@BOTH
def test_chaos_magicians_stronghold_doubles_a_turn(profile: str) -> None:
    """Two actions in a row, once per round; the opponent waits."""
    t = Table("chaosmagicians D4", FAR, profile=profile)
    t.stands("chaosmagicians", "SH D4")
    t.has("chaosmagicians", "20 C 9 W 2 P")
    t.play("chaosmagicians: action ACTC. send p to FIRE. send p to WATER")
    t.refused("chaosmagicians: advance dig", "action_taken")
    t.play("nomads: pass BON8")
    t.refused("chaosmagicians: action ACTC", "action_used")


@BOTH
def test_chaos_magicians_may_pass_as_their_second_action_and_lose_it_by_passing_first(profile: str) -> None:
    """Passing counts as an action; it ends the turn."""
    second = Table("chaosmagicians D4", FAR, profile=profile)
    second.stands("chaosmagicians", "SH D4")
    second.has("chaosmagicians", "2 P")
    second.play("chaosmagicians: action ACTC. send p to FIRE. pass BON8")
    assert second.turn == "nomads"
    first = Table("chaosmagicians D4", FAR, profile=profile)
    first.stands("chaosmagicians", "SH D4")
    first.has("chaosmagicians", "2 P")
    first.play("chaosmagicians: action ACTC. pass BON8")
    assert first.turn == "nomads"
    first.refused("chaosmagicians: send p to FIRE", "not_your_turn")


@BOTH
def test_chaos_magicians_second_action_ends_the_first(profile: str) -> None:
    """What the first action might still have built cannot be built after the second has begun."""
    t = Table("chaosmagicians D4", FAR, profile=profile)
    t.stands("chaosmagicians", "SH D4")
    t.has("chaosmagicians", "20 C 9 W 2 P")
    t.play("chaosmagicians: action ACTC. dig 1. transform E7 to red. send p to FIRE")
    t.refused("chaosmagicians: build E7", "action_taken")


def test_chaos_magicians_cannot_leave_out_the_second_action() -> None:
    """A turn needs an action or a pass; so does its second half."""
    t = Table("chaosmagicians D4", FAR)
    t.stands("chaosmagicians", "SH D4")
    t.has("chaosmagicians", "2 P")
    t.refused("chaosmagicians: action ACTC. send p to FIRE. done", "must_act")


# -- cultists ---------------------------------------------------------------------------


def cultists_between(profile: str, **options: bool) -> Table:
    """Cultists build E6 up between Darklings (E5) and Witches (F4)."""
    t = Table("cultists E6 H7", "darklings E5 A13", "witches F4 D1", profile=profile, options=options)
    t.rich()
    for name in ("darklings", "witches"):
        t.has(name, "20 VP 5/7/0 PW")
    t.has("cultists", "12/0/0 PW 1/0/1/0")
    return t


@BOTH
def test_cultists_rise_once_for_each_structure_that_gives_power(profile: str) -> None:
    """Two opponents take power: one step."""
    t = cultists_between(profile)
    t.play("cultists: upgrade E6 to TP", "darklings: leech 1 from cultists", "cultists: +WATER")
    t.play("witches: leech 1 from cultists")
    t.expect("cultists", "1/1/1/0 12/0/0 PW")
    t.refused("cultists: +FIRE", "no_step_due")


@BOTH
def test_cultists_rise_when_only_the_last_one_takes_power(profile: str) -> None:
    """The order of the answers does not matter."""
    t = cultists_between(profile)
    t.play("cultists: upgrade E6 to TP", "darklings: decline 1 from cultists")
    t.refused("cultists: +WATER", "no_step_due")
    t.play("witches: leech 1 from cultists", "cultists: +WATER")
    t.expect("cultists", "1/1/1/0 12/0/0 PW")


def test_cultists_get_nothing_when_all_decline_by_the_rulebook() -> None:
    """No step and no power."""
    t = cultists_between("rulebook")
    t.play("cultists: upgrade E6 to TP", "darklings: decline 1 from cultists", "witches: decline 1 from cultists")
    t.expect("cultists", "1/0/1/0 12/0/0 PW")


def test_cultists_get_one_power_when_all_decline_by_the_errata() -> None:
    """The league plays the errata; the rulebook profile can switch it on."""
    for t in (cultists_between("league"), cultists_between("rulebook", **{"errata-cultist-power": True})):
        t.play("cultists: upgrade E6 to TP", "darklings: decline 1 from cultists")
        t.expect("cultists", "12/0/0 PW")
        t.play("witches: decline 1 from cultists")
        t.expect("cultists", "1/0/1/0 11/1/0 PW")


def test_cultists_get_nothing_from_those_who_had_no_room() -> None:
    """A player who cannot gain power neither accepts nor declines; with nobody able there is no reward at all."""
    t = cultists_between("league")
    t.has("darklings", "0/0/12 PW")
    t.play("cultists: upgrade E6 to TP", "darklings: leech 1 from cultists")
    t.refused("cultists: +WATER", "no_step_due")
    t.play("witches: decline 1 from cultists")
    t.expect("cultists", "11/1/0 PW")
    nobody = cultists_between("league")
    nobody.has("darklings", "0/0/12 PW")
    nobody.has("witches", "0/0/12 PW")
    nobody.play("cultists: upgrade E6 to TP", "darklings: decline 1 from cultists", "witches: decline 1 from cultists")
    nobody.expect("cultists", "12/0/0 PW 1/0/1/0")


@BOTH
def test_cultists_stronghold_scores_seven_points_once(profile: str) -> None:
    """For 4 workers and 8 coins."""
    t = Table("cultists E6 H7", FAR, profile=profile)
    t.stands("cultists", "TP E6")
    t.has("cultists", "20 VP 8 C 4 W")
    t.play("cultists: upgrade E6 to SH")
    t.expect("cultists", "27 VP 0 C 0 W")
