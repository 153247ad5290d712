"""Power from structures: who is offered how much, at what price, in which order."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


def neighbours(profile: str, **options: bool) -> Table:
    """Witches at C4 with Nomads (B4) and Darklings (B5) beside them."""
    t = Table("witches C4 F4", "nomads B4 G7 I7", "darklings B5 I2", profile=profile, options=options)
    t.rich()
    for name in ("nomads", "darklings"):
        t.has(name, "20 VP 5/7/0 PW")
    return t


@BOTH
def test_the_offer_is_the_value_of_the_receivers_own_structures(profile: str) -> None:
    """Of all that touch the new structure, whatever is built there."""
    t = neighbours(profile)
    t.stands("nomads", "SH B4, TE D6")
    t.play("witches: upgrade C4 to TP")
    assert sorted(t.offers()) == ["darklings 1 from witches", "nomads 5 from witches"]


@BOTH
def test_dwellings_and_upgrades_offer_power_other_actions_do_not(profile: str) -> None:
    """Building on a hex beside a neighbour, upgrading there; not transforming, not bridges."""
    t = Table("witches A10 F4", "nomads B4 G7 I7", profile=profile)
    t.rich()
    t.has("nomads", "5/7/0 PW")
    t.play("witches: dig 2. transform A9 to green")
    assert t.offers() == []
    t.play("witches: build A9")
    assert t.offers() == ["nomads 1 from witches"]


@BOTH
def test_nobody_gets_power_from_own_structures_or_from_afar(profile: str) -> None:
    """Only opponents directly connected."""
    t = neighbours(profile)
    t.play("witches: upgrade F4 to TP")
    assert t.offers() == []


@BOTH
@pytest.mark.parametrize(
    ("bowls", "after", "points"),
    [
        ("5/7/0", "2/10/0", 18),
        ("1/1/10", "0/0/12", 18),  # room for exactly three
        ("0/2/10", "0/0/12", 19),  # room for two: one point
        ("0/1/11", "0/0/12", 20),
        ("0/0/12", "0/0/12", 20),  # no room: nothing gained, nothing paid
    ],
)
def test_power_and_price_are_limited_by_the_bowls(profile: str, bowls: str, after: str, points: int) -> None:
    """An offer of 3 costs one point less than the power that finds room."""
    t = neighbours(profile)
    t.stands("nomads", "SH B4")
    t.has("nomads", f"20 VP {bowls} PW")
    t.play("witches: upgrade C4 to TP", "nomads: leech 3 from witches")
    t.expect("nomads", f"{points} VP {after} PW")


@BOTH
@pytest.mark.parametrize(("points", "power"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_nobody_falls_below_zero_points(profile: str, points: int, power: int) -> None:
    """With too few points less power is taken: just enough to end at zero."""
    t = neighbours(profile)
    t.stands("nomads", "SH B4")
    t.has("nomads", f"{points} VP 5/7/0 PW")
    t.play("witches: upgrade C4 to TP", "nomads: leech 3 from witches")
    t.expect("nomads", f"{points - power + 1} VP {5 - power}/{7 + power}/0 PW")


@BOTH
def test_all_or_nothing(profile: str) -> None:
    """An offer of 3 cannot be taken as 1 or 2."""
    t = neighbours(profile)
    t.stands("nomads", "SH B4")
    t.play("witches: upgrade C4 to TP")
    t.refused("nomads: leech 1 from witches", "no_such_offer")
    t.play("nomads: decline 3 from witches")
    t.expect("nomads", "20 VP 5/7/0 PW")


def test_answers_come_one_after_the_other_from_the_left_of_the_builder() -> None:
    """By the rulebook: the second neighbour waits for the first, the builder for both."""
    t = neighbours("rulebook")
    t.play("witches: upgrade C4 to TP")
    assert t.to_act == ["nomads"]
    t.refused("darklings: leech 1 from witches", "no_such_offer")
    t.play("nomads: decline 1 from witches")
    assert t.to_act == ["darklings"]
    t.play("darklings: leech 1 from witches")
    assert t.to_act == ["witches"]


def test_answers_in_any_order_in_the_league() -> None:
    """And after the next turn has begun; passed players still answer."""
    t = neighbours("league")
    t.play("witches: upgrade C4 to TP", "darklings: leech 1 from witches")
    assert t.offers() == ["nomads 1 from witches"]
    t.play("nomads: leech 1 from witches", "nomads: pass BON8")
    t.stands("witches", "D A9")
    t.play("darklings: pass BON7", "witches: upgrade A9 to TP")
    assert sorted(t.offers()) == ["darklings 1 from witches", "nomads 1 from witches"]
    t.play("witches: pass BON6")
    assert t.round == 1  # the round waits for the answers
    t.play("nomads: leech 1 from witches", "darklings: decline 1 from witches")
    assert t.round == 2


def test_an_action_declines_what_is_open_in_the_league() -> None:
    """The receiver may decide until their own next action."""
    t = neighbours("league")
    t.play("witches: upgrade C4 to TP", "nomads: advance dig")
    assert t.offers() == ["darklings 1 from witches"]
    t.expect("nomads", "26 VP 5/7/0 PW")


def test_strict_leech_forfeits_an_offer_by_converting() -> None:
    """A player who converts first may only decline; without the option the offer stands."""
    for strict in (True, False):
        t = neighbours("league", **{"strict-leech": strict})
        t.play("witches: upgrade C4 to TP", "nomads: convert 1W to 1C")
        if strict:
            t.refused("nomads: leech 1 from witches", "offer_forfeited")
            t.play("nomads: decline 1 from witches")
        else:
            t.play("nomads: leech 1 from witches")


def test_sacrificing_power_first_keeps_the_offer_but_leaves_less_room() -> None:
    """Burning is no conversion: the offer is still good, for what the bowls can take then."""
    t = neighbours("league")
    t.stands("nomads", "SH B4")
    t.has("nomads", "20 VP 0/4/8 PW")
    t.play("witches: upgrade C4 to TP", "nomads: burn 1")
    t.expect("nomads", "0/2/9 PW")
    t.play("nomads: leech 3 from witches")
    t.expect("nomads", "19 VP 0/0/11 PW")


def test_strict_leech_takes_offers_in_the_order_they_arose() -> None:
    """Taking a later offer first forfeits the earlier one."""
    t = Table("witches C4 F4", "darklings B5 I2", "nomads B4 G7 I7", profile="league")
    t.rich()
    t.has("nomads", "20 VP 5/7/0 PW")
    t.has("darklings", "20 VP 5/7/0 PW")
    t.stands("nomads", "TP B4")
    t.play("witches: upgrade C4 to TP", "darklings: leech 1 from witches", "darklings: upgrade B5 to TP")
    assert t.offers() == ["nomads 2 from witches", "nomads 2 from darklings", "witches 2 from darklings"]
    mark = t.game.mark()
    t.play("nomads: leech 2 from darklings")
    t.refused("nomads: leech 2 from witches", "offer_forfeited")
    t.play("nomads: decline 2 from witches")
    t.expect("nomads", "19 VP 3/9/0 PW")
    t.game.rollback(mark)
    t.play("nomads: leech 2 from witches", "nomads: leech 2 from darklings")
    t.expect("nomads", "18 VP 1/11/0 PW")


def test_two_open_offers_share_the_room_in_the_bowls() -> None:
    """What the first one fills is missing for the second."""
    t = Table("witches C4 F4", "darklings B5 I2", "nomads B4 G7 I7", profile="league")
    t.rich()
    t.stands("nomads", "TP B4")
    t.has("nomads", "20 VP 0/3/9 PW")
    t.play("witches: upgrade C4 to TP", "darklings: decline 1 from witches", "darklings: upgrade B5 to TP")
    t.play("nomads: leech 2 from witches", "nomads: leech 2 from darklings")
    t.expect("nomads", "19 VP 0/0/12 PW")


@BOTH
def test_the_double_turn_offers_power_twice(profile: str) -> None:
    """Each structure of the Chaos Magicians' two actions is an event of its own."""
    t = Table("chaosmagicians D6", "witches C4 F4", profile=profile)
    t.rich()
    t.has("witches", "20 VP 5/7/0 PW")
    t.stands("chaosmagicians", "SH I5")
    t.play("chaosmagicians: action ACTC. upgrade D6 to TP")
    if profile == "rulebook":
        t.play("witches: leech 1 from chaosmagicians")
    t.play("chaosmagicians: upgrade D6 to TE")
    t.play(*["witches: leech 1 from chaosmagicians"] * len(t.offers()))
    t.expect("witches", "20 VP 3/9/0 PW")


@BOTH
def test_power_over_a_bridge(profile: str) -> None:
    """Anybody's bridge makes neighbours."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile)
    t.rich()
    t.stands("nomads", "TP G3")
    t.bridge("nomads", "F4:G3")
    t.play("witches: upgrade F4 to TP")
    assert t.offers() == ["nomads 2 from witches"]
    t.expect("witches", "47 C")
