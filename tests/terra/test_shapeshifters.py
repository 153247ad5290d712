"""Fire & Ice: Shapeshifters, in the version played today and in those before it."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way, at home in the desert
NEAR = "nomads F3 B1 I7"  # F3 lies beside F4
SHIFTERS = "shapeshifters green F4 D1"
VERSION = "fire-and-ice-factions/variable"


# -- shapeshifters: power of others --------------------------------------------------------------


@BOTH
def test_a_point_buys_a_token_when_an_opponent_takes_power(profile: str) -> None:
    """The new token lies in bowl III."""
    t = Table(SHIFTERS, NEAR, profile=profile)
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters", "shapeshifters: gain P3 for VP")
    t.expect("shapeshifters", "19 VP 4/4/1 PW")


@BOTH
def test_the_token_may_be_left(profile: str) -> None:
    t = Table(SHIFTERS, NEAR, profile=profile)
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters", "shapeshifters: -GAIN_P3_FOR_VP")
    t.expect("shapeshifters", "20 VP 4/4/0 PW")
    t.refused("shapeshifters: gain P3 for VP", "no_token_due")


@BOTH
def test_one_token_however_many_take_power(profile: str) -> None:
    """Two opponents beside F4 take power from one upgrade."""
    t = Table(SHIFTERS, NEAR, "giants G2 I12", profile=profile)
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    for name in ("nomads", "giants"):
        t.has(name, "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters", "shapeshifters: gain P3 for VP")
    t.play("giants: leech 1 from shapeshifters")
    t.refused("shapeshifters: gain P3 for VP", "no_token_due")
    t.expect("shapeshifters", "19 VP 4/4/1 PW")


@BOTH
def test_one_power_when_all_decline(profile: str) -> None:
    """And no token."""
    t = Table(SHIFTERS, NEAR, profile=profile)
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: decline 1 from shapeshifters")
    t.expect("shapeshifters", "20 VP 3/5/0 PW")
    t.refused("shapeshifters: gain P3 for VP", "no_token_due")


@BOTH
def test_nothing_when_nobody_could_take_power(profile: str) -> None:
    """No neighbour, or one whose tokens all lie in bowl III."""
    t = Table(SHIFTERS, FAR, profile=profile)
    t.has("shapeshifters", "9 C 9 W 4/4/0 PW")
    t.play("shapeshifters: upgrade F4 to TP")
    t.expect("shapeshifters", "4/4/0 PW")
    full = Table(SHIFTERS, NEAR, profile=profile)
    full.has("shapeshifters", "9 C 9 W 4/4/0 PW")
    full.has("nomads", "0/0/12 PW")
    full.play("shapeshifters: upgrade F4 to TP", "nomads: decline 1 from shapeshifters")
    full.expect("shapeshifters", "4/4/0 PW")


@BOTH
def test_without_a_point_there_is_no_token(profile: str) -> None:
    t = Table(SHIFTERS, NEAR, profile=profile)
    t.has("shapeshifters", "0 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters")
    t.refused("shapeshifters: gain P3 for VP", "cannot_pay")


@BOTH
def test_a_spade_always_costs_shapeshifters_three_workers(profile: str) -> None:
    """They have no exchange track. The stronghold costs 3 workers and 6 coins."""
    t = Table(SHIFTERS, FAR, profile=profile)
    t.has("shapeshifters", "9 C 7 W 1 P")
    t.refused("shapeshifters: advance dig", "no_such_track")
    t.play("shapeshifters: dig 2. transform G2 to green")
    t.expect("shapeshifters", "1 W")
    sh = Table(SHIFTERS, FAR, profile=profile)
    sh.stands("shapeshifters", "TP F4")
    sh.has("shapeshifters", "6 C 3 W")
    sh.play("shapeshifters: upgrade F4 to SH")
    sh.expect("shapeshifters", "0 C 0 W")


# -- shapeshifters: another home --------------------------------------------------------------------


@BOTH
def test_five_power_change_the_home(profile: str) -> None:
    """Every own structure stands on the new terrain; an empty forest stays forest; no points."""
    t = Table(SHIFTERS, FAR, profile=profile)
    t.refused("shapeshifters: action ACTH5", "stronghold_needed")
    t.stands("shapeshifters", "SH F4, D E7")
    t.terrain("E6", "green")
    t.has("shapeshifters", "20 VP 9 C 9 W 1/2/5 PW")
    t.play("shapeshifters: action ACTH5")
    t.refused("shapeshifters: pick-color yellow", "terrain_taken")  # the Nomads' home
    t.refused("shapeshifters: pick-color green", "terrain_taken")  # their own
    t.play("shapeshifters: pick-color red")
    t.expect("shapeshifters", "20 VP 9 C 9 W 6/2/0 PW")
    assert [t.colour(name) for name in ("F4", "E7", "D1", "E6")] == ["red", "red", "red", "green"]


@BOTH
def test_the_new_home_counts_at_once(profile: str) -> None:
    """Wasteland G2 is built on as it is; Dragonlords pay less for forest and more for wasteland now."""
    t = Table(SHIFTERS, "dragonlords black E5 E10", profile=profile)
    t.stands("shapeshifters", "SH F4")
    t.rich("shapeshifters")
    t.terrain("E6", "green")
    t.play("shapeshifters: action ACTH5. pick-color red. done")
    t.has("dragonlords", "9 C 9 W 6/0/0 PW")
    t.play("dragonlords: dig 1. transform E6 to volcano" + ("" if profile == "league" else ". -P1"))
    t.expect("dragonlords", "5/0/0 PW")  # forest is nobody's home any more
    t.play("shapeshifters: build G2. done")
    assert t.on("G2") == "shapeshifters D"
    t.play("dragonlords: dig 1. transform D7 to volcano" + ("" if profile == "league" else ". -P1. -P1"))
    t.expect("dragonlords", "3/0/0 PW")


@BOTH
def test_the_home_changes_any_number_of_times(profile: str) -> None:
    """Also twice in one round, as two actions."""
    t = Table(SHIFTERS, FAR, profile=profile)
    t.stands("shapeshifters", "SH F4")
    t.has("shapeshifters", "0/0/10 PW")
    t.others_passed()
    t.play("shapeshifters: action ACTH5. pick-color red. done", "shapeshifters: action ACTH5. pick-color green")
    t.expect("shapeshifters", "10/0/0 PW")
    assert t.colour("F4") == "green"
    t.refused("shapeshifters: action ACTH5", "action_taken")


def test_five_tokens_change_the_home_too() -> None:
    """They leave the game, by the rulebook from bowls of the player's choice."""
    t = Table(SHIFTERS, FAR)
    t.stands("shapeshifters", "SH F4")
    t.has("shapeshifters", "2/2/2 PW")
    t.play("shapeshifters: action ACTH6. -P1. -P2. -P2. -P3. -P3. pick-color blue")
    t.expect("shapeshifters", "1/0/0 PW")
    assert t.colour("F4") == "blue"
    poor = Table(SHIFTERS, FAR)
    poor.stands("shapeshifters", "SH F4")
    poor.has("shapeshifters", "2/2/0 PW")
    poor.refused("shapeshifters: action ACTH6", "tokens_missing")
    poor.refused("shapeshifters: action ACTH5", "cannot_pay")


def test_in_the_league_the_five_tokens_come_from_the_first_bowls() -> None:
    t = Table(SHIFTERS, FAR, profile="league")
    t.stands("shapeshifters", "SH F4")
    t.has("shapeshifters", "2/2/3 PW")
    t.play("shapeshifters: action ACTH6. pick-color blue")
    t.expect("shapeshifters", "0/0/2 PW")


@BOTH
def test_where_others_began_is_free_for_a_new_home(profile: str) -> None:
    """Yetis began on lakes; nobody's home."""
    t = Table(SHIFTERS, "yetis blue D5 H4", profile=profile)
    t.stands("shapeshifters", "SH F4")
    t.has("shapeshifters", "0/0/5 PW")
    t.play("shapeshifters: action ACTH5. pick-color blue")
    assert t.colour("F4") == "blue"
    assert t.colour("D5") == "ice"


# -- shapeshifters: older versions --------------------------------------------------------------------


def shift(t: Table, power: str) -> None:
    """One change of home, to and fro between wasteland and forest."""
    t.has("shapeshifters", power)
    colour = "red" if t.colour("F4") == "green" else "green"
    spaces = [text for text in t.offered("shapeshifters") if text.startswith("action ACTH")]
    t.play(f"shapeshifters: {spaces[0]}. pick-color {colour}. done")


@pytest.mark.parametrize(
    ("version", "spaces", "price", "points"),
    [
        ("", "ACTH1 ACTH2", 3, 2),
        ("_v2", "ACTH1 ACTH2", 3, 2),
        ("_v3", "ACTH1 ACTH2", 3, 2),
        ("_v4", "ACTH3 ACTH4", 4, 0),
        ("_v5", "ACTH5 ACTH6", 5, 0),
    ],
)
def test_prices_of_a_new_home_in_each_version(version: str, spaces: str, price: int, points: int) -> None:
    """3 power or tokens and 2 VP at first, later 4, now 5, without points."""
    for way in (0, 1):
        t = Table(SHIFTERS, FAR, profile="league", options={VERSION + version: True})
        t.stands("shapeshifters", "SH F4")
        t.has("shapeshifters", f"20 VP 0/0/{price} PW")
        mine = [f"action {space}" for space in spaces.split()]
        assert [text for text in t.offered("shapeshifters") if text.startswith("action ACTH")] == mine
        t.play(f"shapeshifters: {mine[way]}. pick-color red")
        t.expect("shapeshifters", f"{20 + points} VP " + (f"{price}/0/0 PW" if way == 0 else "0/0/0 PW"))


@pytest.mark.parametrize(("version", "most"), [("_v2", 3), ("_v3", 2)])
def test_two_versions_limit_the_changes(version: str, most: int) -> None:
    """As often as there are players, or opponents; here three play."""
    t = Table(SHIFTERS, FAR, "mermaids D5 E4", profile="league", options={VERSION + version: True})
    t.stands("shapeshifters", "SH F4")
    t.others_passed()
    for _ in range(most):
        shift(t, "0/0/9 PW")
    t.has("shapeshifters", "0/0/9 PW")
    for action in ("ACTH1", "ACTH2"):
        t.refused(f"shapeshifters: action {action}", "shifted_enough")


def test_the_first_version_knows_no_limit_and_gives_the_token_free() -> None:
    t = Table(SHIFTERS, NEAR, profile="league", options={VERSION: True})
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters")
    t.expect("shapeshifters", "20 VP 4/4/1 PW")
    t.stands("shapeshifters", "SH F4")
    t.play("shapeshifters: done", "nomads: pass BON8")
    for _ in range(6):
        shift(t, "0/0/9 PW")
    t.expect("shapeshifters", "32 VP")


@pytest.mark.parametrize("version", ["_v2", "_v3", "_v4"])
def test_later_versions_ask_a_point_for_the_token(version: str) -> None:
    t = Table(SHIFTERS, NEAR, profile="league", options={VERSION + version: True})
    t.has("shapeshifters", "20 VP 9 C 9 W 4/4/0 PW")
    t.has("nomads", "5/7/0 PW")
    t.play("shapeshifters: upgrade F4 to TP", "nomads: leech 1 from shapeshifters")
    t.expect("shapeshifters", "20 VP 4/4/0 PW")
    t.play("shapeshifters: gain P3 for VP")
    t.expect("shapeshifters", "19 VP 4/4/1 PW")
