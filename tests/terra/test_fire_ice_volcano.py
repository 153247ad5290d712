"""Fire & Ice: what a volcano costs and what becomes of spades; Acolytes and Dragonlords."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
VOLCANO = pytest.mark.parametrize("faction", ["acolytes", "dragonlords"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way, at home in the desert
# F4 is a dwelling of theirs; beside it lie E7 (mountains), G2 (wasteland), F3 (desert) and E6 (plains).


# -- both -----------------------------------------------------------------------------------------


@BOTH
@VOLCANO
def test_no_spades_are_bought_and_digging_is_not_learnt(profile: str, faction: str) -> None:
    """`dig 1` begins an eruption without any worker; there is nothing like two at once."""
    t = Table(f"{faction} green F4 D1", FAR, profile=profile)
    t.rich(faction)
    t.refused(f"{faction}: dig 2", "no_hex_for_spades")
    t.refused(f"{faction}: advance dig", "no_such_track")
    t.play(f"{faction}: dig 1")
    t.expect(faction, "50 C 30 W 7 P 0/6/6 PW")
    t.refused(f"{faction}: transform E7 to green", "home_terrain_only")
    t.refused(f"{faction}: transform C3 to volcano", "out_of_reach")
    t.refused(f"{faction}: done", "decide_first")


@BOTH
@VOLCANO
def test_an_eruption_scores_nothing_as_a_spade(profile: str, faction: str) -> None:
    """In the round of the spade tile only real spades count."""
    t = Table(f"{faction} green F4 D1", FAR, profile=profile, tiles="SCORE1")
    t.has(faction, "20 VP 9 C 9 W")
    t.play(f"{faction}: dig 1. transform E7 to volcano")
    t.expect(faction, "20 VP")


@BOTH
@VOLCANO
def test_a_volcano_is_made_once(profile: str, faction: str) -> None:
    """Neither a volcano nor ice erupts."""
    t = Table(f"{faction} green F4 D1", "yetis blue A4 H4", profile=profile)
    t.terrain("E7", "volcano")
    t.terrain("E6", "ice")
    t.play(f"{faction}: dig 1")
    for name in ("E7", "E6"):
        t.refused(f"{faction}: transform {name} to volcano", "cannot_change")
    t.refused(f"{faction}: build E6", "cannot_change")


@BOTH
@VOLCANO
def test_an_empty_volcano_is_built_on_later_for_the_dwelling_alone(profile: str, faction: str) -> None:
    t = Table(f"{faction} green F4 D1", FAR, profile=profile)
    t.terrain("E7", "volcano")
    t.has(faction, "2 C 1 W")
    before = t.shown(faction)
    t.play(f"{faction}: build E7")
    assert t.shown(faction) == before.replace("2 C 1 W", "0 C 0 W")


# -- acolytes ---------------------------------------------------------------------------------------


@BOTH
def test_acolytes_pay_three_steps_of_one_track(profile: str) -> None:
    """Mountains are nobody's home: 3 steps; going down costs no power and gives none."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.has("acolytes", "9 C 9 W 3/5/7/2 4/4/4 PW")
    t.play("acolytes: dig 1. transform E7 to volcano")
    t.refused("acolytes: -4WATER", "steps_on_one_track")
    t.refused("acolytes: -3AIR", "not_so_high")
    t.play("acolytes: -3EARTH. build E7")
    t.expect("acolytes", "7 C 8 W 3/5/4/2 4/4/4 PW")
    assert (t.colour("E7"), t.on("E7")) == ("volcano", "acolytes D")


@BOTH
def test_acolytes_pay_four_steps_for_the_home_of_another(profile: str) -> None:
    """Desert is the Nomads' home. At 3/3/3/3 no track is high enough."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.refused("acolytes: dig 1. transform F3 to volcano", "faith_missing")
    t.has("acolytes", "9 C 9 W 3/4/3/3")
    t.play("acolytes: dig 1. build F3")
    t.refused("acolytes: -3FIRE", "steps_on_one_track")
    t.play("acolytes: -4WATER")
    t.expect("acolytes", "7 C 8 W 3/0/3/3")


@BOTH
def test_acolytes_without_faith_make_no_volcano(profile: str) -> None:
    """Two steps on each track are eight in all, and not enough."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.has("acolytes", "9 C 9 W 2/2/2/2")
    t.refused("acolytes: dig 1", "no_hex_for_spades")


@BOTH
def test_thresholds_pay_again_on_the_way_up(profile: str) -> None:
    """From 7 down to 4, then up three: spaces 5 and 7 bring 2 + 2 power once more."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.has("acolytes", "1 P 12/0/0 PW 7/0/0/0")
    t.others_passed()
    t.play("acolytes: dig 1. transform E7 to volcano. -3FIRE. done", "acolytes: send p to FIRE")
    t.expect("acolytes", "8/4/0 PW 7/0/0/0")


@BOTH
def test_leaving_the_tenth_space_returns_the_key_and_opens_it_for_all(profile: str) -> None:
    """The Nomads, with a key of their own, go where the Acolytes stood."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.on_top("acolytes", "FIRE")
    t.has("acolytes", "0 KEY 12/0/0 PW")
    t.has("nomads", "1 P 1 KEY 9/0/1/0 12/0/0 PW")
    t.play("acolytes: dig 1. transform E7 to volcano. -3FIRE. done")
    t.expect("acolytes", "7/3/3/3 1 KEY 12/0/0 PW")
    t.play("nomads: send p to FIRE")
    t.expect("nomads", "10/0/1/0 0 KEY 9/3/0 PW")


@BOTH
def test_the_same_key_leads_acolytes_up_again(profile: str) -> None:
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.on_top("acolytes", "FIRE")
    t.has("acolytes", "0 KEY 1 P 12/0/0 PW")
    t.others_passed()
    t.play("acolytes: dig 1. transform E7 to volcano. -3FIRE. done", "acolytes: send p to FIRE")
    t.expect("acolytes", "10/3/3/3 0 KEY 9/3/0 PW")  # from 7 to 10: 3 power of the tenth space


@BOTH
def test_spades_are_cult_steps_for_acolytes(profile: str) -> None:
    """Both spades of ACT6, each on any track; the round tile scores 2 VP for each. Nothing is built."""
    t = Table("acolytes green F4 D1", FAR, profile=profile, tiles="SCORE1", cards="BON1 BON3")
    t.has("acolytes", "20 VP 9 C 9 W 0/0/10 PW")
    t.others_passed()
    t.play("acolytes: action ACT6. +FIRE. +AIR")
    t.expect("acolytes", "24 VP 4/3/3/4 6/0/4 PW")
    t.refused("acolytes: build E7", "action_taken")
    t.refused("acolytes: transform E7 to volcano", "no_spades")
    t.play("acolytes: done", "acolytes: action ACT5. +WATER. done", "acolytes: action BON1. +WATER")
    t.expect("acolytes", "28 VP 4/5/3/4 8/2/0 PW")  # the fifth space of water brings 2 power
    t.refused("acolytes: build E7", "action_taken")


@BOTH
def test_a_cult_bonus_of_spades_is_cult_steps_for_acolytes(profile: str) -> None:
    """SCORE6: a spade for every four steps of water, here two."""
    t = Table("acolytes green F4 D1", FAR, profile=profile, tiles="SCORE6", cards="BON3 BON9")
    t.has("acolytes", "0/8/0/0")
    t.has("nomads", "1/0/1/0")
    t.play("acolytes: pass BON8", "nomads: pass BON2")
    assert t.to_act == ["acolytes"]
    t.play("acolytes: +EARTH", "acolytes: +EARTH")
    t.expect("acolytes", "0/8/2/0")
    assert (t.round, t.turn) == (2, "acolytes")


@BOTH
@pytest.mark.parametrize(("space", "steps"), [(3, 4), (2, 3), (1, 2)])
def test_acolytes_stronghold_gives_a_step_more_for_a_priest(profile: str, space: int, steps: int) -> None:
    """4, 3 and 2 instead of 3, 2 and 1."""
    t = Table("acolytes green F4 D1", FAR, profile=profile)
    t.has("acolytes", "2 P 0/0/0/0")
    t.others_passed()
    t.play(f"acolytes: send p to FIRE for {space}. done")
    t.expect("acolytes", f"{space}/0/0/0")
    t.stands("acolytes", "SH F4")
    t.play(f"acolytes: send p to AIR for {space}")
    t.expect("acolytes", f"{space}/0/0/{steps}")


# -- dragonlords ------------------------------------------------------------------------------------


def test_dragonlords_remove_a_token_of_any_bowl_by_the_rulebook() -> None:
    """Mountains are nobody's home: one token, from the bowl of the player's choice."""
    t = Table("dragonlords green F4 D1", FAR)
    t.has("dragonlords", "9 C 9 W 4/3/0 PW")
    t.play("dragonlords: dig 1. transform E7 to volcano")
    t.refused("dragonlords: -P3", "bowl_empty")
    t.refused("dragonlords: done", "decide_first")
    t.play("dragonlords: -P2. build E7")
    t.expect("dragonlords", "7 C 8 W 4/2/0 PW")


def test_dragonlords_remove_tokens_of_the_first_bowls_in_the_league() -> None:
    """Bowl I, then II, then III, without being asked."""
    t = Table("dragonlords green F4 D1", FAR, profile="league")
    t.has("dragonlords", "9 C 9 W 1/0/3 PW")
    t.play("dragonlords: dig 1. build F3")
    t.expect("dragonlords", "7 C 8 W 0/0/2 PW")  # two tokens: desert is the Nomads' home


def test_dragonlords_remove_two_tokens_for_the_home_of_another() -> None:
    """Each from any bowl."""
    t = Table("dragonlords green F4 D1", FAR)
    t.has("dragonlords", "9 C 9 W 2/0/2 PW")
    t.play("dragonlords: dig 1. build F3. -P1. -P3")
    t.expect("dragonlords", "7 C 8 W 1/0/1 PW")
    poor = Table("dragonlords green F4 D1", FAR)
    poor.has("dragonlords", "9 C 9 W 0/1/0 PW")
    poor.refused("dragonlords: dig 1. transform F3 to volcano", "tokens_missing")
    poor.play("dragonlords: dig 1. transform E7 to volcano. -P2. done")
    poor.refused("dragonlords: dig 1", "not_your_turn")


@BOTH
@pytest.mark.parametrize(
    ("other", "tokens"),
    [
        ("nomads B1 G7 I7", 2),
        ("shapeshifters yellow B1 G7", 2),
        ("yetis yellow B1 G7", 1),
        ("riverwalkers yellow B1 G4", 1),
    ],
)
def test_only_homes_are_dearer(profile: str, other: str, tokens: int) -> None:
    """Where ice and Riverwalkers began is nobody's home; the Shapeshifters' terrain is."""
    t = Table("dragonlords green F4 D1", other, profile=profile)
    t.has("dragonlords", "9 C 9 W 6/0/0 PW")
    t.play("dragonlords: dig 1. transform F3 to volcano")
    if profile == "rulebook":
        t.play("dragonlords: " + ". ".join(["-P1"] * tokens))
    t.expect("dragonlords", f"{6 - tokens}/0/0 PW")


@BOTH
def test_spades_are_tokens_for_dragonlords(profile: str) -> None:
    """Two new tokens in bowl I for ACT6, with 2 VP each in the round of the spade tile; nothing is built."""
    t = Table("dragonlords green F4 D1", FAR, profile=profile, tiles="SCORE1", cards="BON1 BON3")
    t.has("dragonlords", "20 VP 9 C 9 W 0/0/10 PW")
    t.others_passed()
    t.play("dragonlords: action ACT6")
    t.expect("dragonlords", "24 VP 8/0/4 PW")
    t.refused("dragonlords: build E7", "action_taken")
    t.play("dragonlords: done", "dragonlords: action ACT5. done", "dragonlords: action BON1")
    t.expect("dragonlords", "28 VP 14/0/0 PW")


@BOTH
def test_a_cult_bonus_of_spades_is_tokens_for_dragonlords(profile: str) -> None:
    """SCORE2: a spade for every four steps of earth."""
    t = Table("dragonlords green F4 D1", FAR, profile=profile, tiles="SCORE2", cards="BON3 BON9")
    t.has("dragonlords", "0/0/9/0 0/5/0 PW")
    t.has("nomads", "1/0/1/0")
    t.play("dragonlords: pass BON8", "nomads: pass BON2")
    t.expect("dragonlords", "2/5/0 PW")


@BOTH
@pytest.mark.parametrize("others", [(FAR,), (FAR, "mermaids D5 E4"), (FAR, "mermaids D5 E4", "darklings E10 A13")])
def test_dragonlords_stronghold_brings_a_token_for_each_player(profile: str, others: tuple[str, ...]) -> None:
    """Themselves included, into bowl I, once; 4 workers and 8 coins."""
    t = Table("dragonlords green F4 D1", *others, profile=profile)
    t.stands("dragonlords", "TP F4")
    t.has("dragonlords", "8 C 4 W 1/2/3 PW")
    t.play("dragonlords: upgrade F4 to SH")
    t.expect("dragonlords", f"0 C 0 W {2 + len(others)}/2/3 PW")


@BOTH
def test_new_tokens_take_part_in_power(profile: str) -> None:
    """Four tokens spent on a spade and the new one make five in bowl I; the card's 3 power move three of them."""
    t = Table("dragonlords green F4 D1", FAR, profile=profile, tiles="SCORE4", cards="BON9 BON4 BON5")
    t.has("dragonlords", "0/0/4 PW")
    t.others_passed()
    t.play("dragonlords: action ACT5. done", "dragonlords: pass BON5")
    t.expect("dragonlords", "2/3/0 PW")


@BOTH
@VOLCANO
def test_the_fourth_and_the_eighth_dwelling_bring_no_worker(profile: str, faction: str) -> None:
    """And the board itself none: four dwellings, three workers."""
    t = Table(f"{faction} green F4 D1", FAR, profile=profile, cards="BON3 BON9", tiles="SCORE4")
    t.stands(faction, "D I6, D C3")
    t.has(faction, "0 W 0/0/0/0")
    t.play(f"{faction}: pass BON8", "nomads: pass BON2")
    t.expect(faction, "3 W")


def test_burnt_power_that_is_paid_with_need_not_be_used_again() -> None:
    """Tokens of bowl III that pay a volcano are put to use: the turn can end."""
    t = Table("dragonlords green F4 D1", FAR, profile="rulebook", options={"convert-inside-action": True})
    t.has("dragonlords", "9 C 9 W 0/6/0 PW")
    t.play("dragonlords: dig 1. transform E7 to volcano. burn 1. -P3")
    while any(text.startswith("-P") for text in t.offered("dragonlords")):
        t.play("dragonlords: -P2")
    assert "done" in t.offered("dragonlords")
    t = Table("dragonlords green F4 D1", FAR, profile="rulebook", options={"convert-inside-action": True})
    t.has("dragonlords", "9 C 9 W 0/6/0 PW")
    t.play("dragonlords: dig 1. transform E7 to volcano. burn 2. -P3")
    while any(text.startswith("-P") for text in t.offered("dragonlords")):
        t.play("dragonlords: -P2")
    assert "done" not in t.offered("dragonlords"), "one of the two is still to be used"
    t.play("dragonlords: convert 1PW to 1C")
    assert "done" in t.offered("dragonlords")


def test_who_burns_what_a_volcano_is_paid_with_is_not_stuck() -> None:
    """The eruption lapses with the last token that could pay it, and so does what was still owed."""
    for profile in ("rulebook", "league"):
        t = Table("dragonlords green F4 D1", FAR, profile=profile, options={"convert-inside-action": True})
        t.has("dragonlords", "9 C 9 W 0/2/0 PW")
        t.play("dragonlords: dig 1")
        offered = [text.split()[1] for text in t.offered("dragonlords") if text.startswith("transform")]
        for name in offered:
            if t.colour(name) != "yellow":
                t.terrain(name, "volcano")  # only desert is left, the home of the Nomads: two tokens
        assert any(text.startswith("transform") for text in t.offered("dragonlords"))
        t.play("dragonlords: burn 1")
        if "convert 1PW to 1C" in t.offered("dragonlords"):
            t.play("dragonlords: convert 1PW to 1C")
        assert "done" in t.offered("dragonlords")
    t = Table("dragonlords green F4 D1", FAR, profile="rulebook", options={"convert-inside-action": True})
    t.has("dragonlords", "9 C 9 W 0/2/0 PW")
    t.play("dragonlords: dig 1. transform F3 to volcano. burn 1. -P3")
    assert "done" in t.offered("dragonlords")
