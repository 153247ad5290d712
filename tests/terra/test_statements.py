"""Statements of the rules that no printed question asks about: power for points, cults, the card returned."""

import pytest

from hexarch.games.terra.phases.scoring import shares

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


@pytest.mark.parametrize(("power", "structures"), [(1, "D"), (2, "TP"), (3, "SH"), (4, "SH + D")])
def test_power_from_structures_costs_one_point_less(power: int, structures: str) -> None:
    """1/2/3/4 power cost 0/1/2/3 points."""
    t = Table("witches C4 A10", "nomads B4 F3 I7")
    t.rich("witches")
    t.has("nomads", "20 VP 5/7/0 PW")
    t.stands("nomads", f"{structures.split()[0]} B4")
    if "+" in structures:
        t.stands("nomads", "D B5")
    t.play("witches: upgrade C4 to TP", f"nomads: leech {power} from witches")
    t.expect("nomads", f"{21 - power} VP {5 - power}/{7 + power}/0 PW")


@pytest.mark.parametrize(
    ("start", "steps", "power"), [(0, 3, 1), (2, 3, 3), (4, 3, 4), (6, 2, 2), (2, 2, 1), (3, 1, 0), (5, 2, 2)]
)
def test_cult_tracks_give_power_once_when_a_space_is_reached_or_passed(start: int, steps: int, power: int) -> None:
    """1 power at space 3, 2 at 5, 2 at 7."""
    t = Table("witches", "nomads")
    t.has("witches", f"1 P 12/0/0 PW 0/{start}/0/0")
    t.play(f"witches: send p to WATER for {steps}")
    t.expect("witches", f"{12 - power}/{power}/0 PW 0/{start + steps}/0/0")


def test_ties_share_the_places_they_take_rounded_down() -> None:
    """9 and 9 on a cult: 6 each; 16, 15, 15, 15 structures: 18, 6, 6, 6."""
    assert shares([9, 9], (8, 4, 2)) == [6, 6]
    assert shares([16, 15, 15, 15], (18, 12, 6)) == [18, 6, 6, 6]
    assert shares([5, 5, 5, 5], (8, 4, 2)) == [3, 3, 3, 3]


def test_space_zero_of_a_cult_scores_nothing() -> None:
    """Even when a prize is left."""
    assert shares([4, 0, 0], (8, 4, 2)) == [8, 0, 0]


def test_the_tenth_space_needs_a_key_and_must_be_empty() -> None:
    """Without a key the marker stops at 9; a second key is no help when another stands there."""
    t = Table("witches", "nomads")
    t.has("witches", "3 P 8/0/0/8")
    t.play("witches: send p to AIR for 3")
    t.expect("witches", "8/0/0/9")
    t.has("nomads", "3 P 9/0/0/9 2 KEY")
    t.play("nomads: send p to AIR for 2")
    t.expect("nomads", "9/0/0/10 1 KEY")
    t.has("witches", "1 KEY")
    t.play("witches: send p to AIR for 2", "nomads: pass BON8")
    t.expect("witches", "8/0/0/9 1 KEY")
    t.play("witches: send p to FIRE for 3")
    t.expect("witches", "10/0/0/9 0 KEY")


@BOTH
def test_giants_lose_a_single_cult_bonus_spade(profile: str) -> None:
    """One spade transforms nothing for them."""
    t = Table("giants D4 I12", "nomads B1 G7 I7", profile=profile, tiles="SCORE8", cards="BON9 BON3")
    t.has("giants", "0/0/0/4")
    t.play("giants: pass BON2", "nomads: pass BON9")
    assert t.offered("giants") == ["-SPADE"]
    t.play("giants: -SPADE")
    assert t.round == 2


@BOTH
def test_the_card_just_returned_may_not_be_taken_again(profile: str) -> None:
    """Nor one that another player holds."""
    t = Table("witches", "nomads", profile=profile, cards="BON9 BON3")
    t.refused("witches: pass BON9", "card_not_there")
    t.refused("witches: pass BON3", "card_not_there")
    t.play("witches: pass BON2", "nomads: pass BON9")
    assert t.round == 2
