"""Fire & Ice: Riverwalkers build over the river only, on terrains they unlock with priests."""

import pytest

from hexarch.games.terra import layout as at
from hexarch.games.terra.phases.scoring import network

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way, at home in the desert
WALKERS = "riverwalkers green F4 D1"
VERSION = "fire-and-ice-factions/variable"
# F4 lies at the river hexes r22 and r29: over one of them are E7 (mountains), E8 (desert), G2 (wasteland),
# G3 (forest) and H4 (lakes). F3 (desert) and E6 (plains) lie beside F4, but not across a river hex.


def cap(t: Table) -> int:
    """Priests the Riverwalkers may hold."""
    return t.state.get(t.seat("riverwalkers"), at.PRIEST_CAP)


def unlock(t: Table, *colours: str) -> None:
    """Terrains unlocked before, the supply of priests grown with them."""
    seat = t.seat("riverwalkers")
    for colour in colours:
        bit = 1 << ["yellow", "brown", "black", "blue", "green", "gray", "red"].index(colour)
        t.state.set(seat, at.UNLOCKED, t.state.get(seat, at.UNLOCKED) | bit)
        t.state.set(seat, at.PRIEST_CAP, t.state.get(seat, at.PRIEST_CAP) + 1)


# -- building ---------------------------------------------------------------------------------------


def test_first_dwellings_stand_at_the_river() -> None:
    """I11 is forest without a river beside it."""
    t = Table("riverwalkers green", FAR, stop_before="dwellings")
    t.refused("riverwalkers: build I11", "not_home_terrain")
    t.play("riverwalkers: build F4")


@BOTH
def test_they_build_over_the_river_and_never_next_door(profile: str) -> None:
    """Forest G3 is over one river hex; forest beside F4 is out of reach. The price is that of a dwelling."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "2 C 1 W")
    t.terrain("E6", "green")
    t.refused("riverwalkers: build E6", "out_of_reach")
    t.refused("riverwalkers: build E7", "not_home_terrain")
    t.play("riverwalkers: build G3")
    t.expect("riverwalkers", "0 C 0 W")
    assert t.colour("G3") == "green"


@BOTH
def test_a_hex_next_door_that_lies_over_the_river_too_is_in_reach(profile: str) -> None:
    """E7 is beside F4 and over r22."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "9 C 9 W")
    t.terrain("E7", "green")
    t.play("riverwalkers: build E7")


@BOTH
def test_the_shipping_card_carries_them_one_hex_farther(profile: str) -> None:
    """r29 and r33 lie between F4 and the forest I6."""
    for cards, reached in (("BON3 BON9", False), ("BON4 BON9", True)):
        t = Table(WALKERS, FAR, profile=profile, cards=cards)
        t.has("riverwalkers", "9 C 9 W")
        assert ("build I6" in t.offered("riverwalkers")) == reached


@BOTH
def test_they_have_no_tracks_and_no_spades(profile: str) -> None:
    """Shipping stays at 1; digging is unknown; spade actions are closed to them."""
    t = Table(WALKERS, FAR, profile=profile, cards="BON1 BON3")
    t.rich("riverwalkers")
    t.expect("riverwalkers", "1 SHIP")
    t.refused("riverwalkers: advance ship", "track_at_end")
    t.refused("riverwalkers: advance dig", "no_such_track")
    t.refused("riverwalkers: dig 1", "cannot_dig")
    for action in ("ACT5", "ACT6", "BON1"):
        t.refused(f"riverwalkers: action {action}", "forbidden_action")


@BOTH
def test_spades_of_a_cult_bonus_are_lost(profile: str) -> None:
    """SCORE2: four steps of earth would be a spade."""
    t = Table(WALKERS, FAR, profile=profile, tiles="SCORE2", cards="BON3 BON9")
    t.has("riverwalkers", "20 VP 1/0/8/1")
    t.has("nomads", "1/0/1/0")
    t.play("riverwalkers: pass BON2", "nomads: pass BON3")
    t.expect("riverwalkers", "20 VP")
    assert (t.round, t.turn) == (2, "riverwalkers")


# -- unlocking --------------------------------------------------------------------------------------


@BOTH
def test_a_priest_unlocks_a_terrain_for_a_coin(profile: str) -> None:
    """Mountains are nobody's home: 1 coin; one may build there from now on, and the supply holds one more."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "9 C 9 W 0 P 0/0/3 PW")
    t.others_passed()
    assert cap(t) == 1
    t.play("riverwalkers: action ACT2. unlock-terrain gray. done")
    t.expect("riverwalkers", "8 C 0 P")
    assert cap(t) == 2
    t.play("riverwalkers: build E7")
    assert t.colour("E7") == "gray"


@BOTH
def test_the_home_of_another_costs_two_coins(profile: str) -> None:
    """Desert is the Nomads' home."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "2 C 0/0/3 PW")
    t.play("riverwalkers: action ACT2. unlock-terrain yellow")
    t.expect("riverwalkers", "0 C 0 P")
    poor = Table(WALKERS, FAR, profile=profile)
    poor.has("riverwalkers", "1 C 0/0/3 PW")
    poor.refused("riverwalkers: action ACT2. unlock-terrain yellow", "cannot_pay")
    poor.refused("riverwalkers: action ACT2. unlock-terrain green", "already_unlocked")


@BOTH
@pytest.mark.parametrize("other", ["yetis yellow B1 G7", "dragonlords yellow B1 G7"])
def test_where_ice_and_volcano_began_costs_one_coin(profile: str, other: str) -> None:
    t = Table(WALKERS, other, profile=profile)
    t.has("riverwalkers", "2 C 0/0/3 PW")
    t.play("riverwalkers: action ACT2. unlock-terrain yellow")
    t.expect("riverwalkers", "1 C")


@BOTH
def test_the_priest_may_be_kept_as_far_as_the_supply_goes(profile: str) -> None:
    """It begins with one; a second is lost until a terrain more is unlocked."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "9 C 0 P 0/0/6 PW")
    t.others_passed()
    t.play("riverwalkers: action ACT2. unlock-terrain gain-priest. done")
    t.expect("riverwalkers", "9 C 1 P")
    t.play("riverwalkers: convert 1P to 1W")  # back to the supply
    t.expect("riverwalkers", "0 P")
    full = Table(WALKERS, FAR, profile=profile)
    full.has("riverwalkers", "9 C 1 P 0/0/3 PW")
    full.play("riverwalkers: action ACT2. unlock-terrain gain-priest")
    full.expect("riverwalkers", "9 C 1 P")


@BOTH
def test_a_priest_on_the_cult_board_leaves_the_supply(profile: str) -> None:
    """With two terrains unlocked there are two priests; one laid on fire for good leaves one."""
    t = Table(WALKERS, FAR, profile=profile)
    unlock(t, "gray")
    t.has("riverwalkers", "1 P 9 C 0/0/3 PW")
    t.others_passed()
    t.play("riverwalkers: send p to FIRE. done")
    assert cap(t) == 1
    t.play("riverwalkers: action ACT2. unlock-terrain gain-priest")
    t.expect("riverwalkers", "1 P")


@BOTH
def test_power_becomes_a_priest_and_the_priest_a_terrain(profile: str) -> None:
    """Also with the only priest of the supply in hand."""
    t = Table(WALKERS, FAR, profile=profile)
    t.has("riverwalkers", "9 C 1 P 0/0/5 PW")
    t.play("riverwalkers: convert 5PW to 1P. unlock-terrain red")
    t.expect("riverwalkers", "8 C 1 P 5/0/0 PW")
    assert cap(t) == 2


@BOTH
def test_priests_of_the_income_are_decided_before_the_round(profile: str) -> None:
    """A temple and the card with a priest: two decisions."""
    t = Table(WALKERS, FAR, profile=profile, cards="BON3 BON9", tiles="SCORE4")
    t.stands("riverwalkers", "TE F4")
    t.has("riverwalkers", "9 C 0 P")
    t.play("riverwalkers: pass BON8", "nomads: pass BON3")
    assert t.to_act == ["riverwalkers"]
    t.play("riverwalkers: unlock-terrain gray", "riverwalkers: unlock-terrain gain-priest")
    t.expect("riverwalkers", "9 C 1 P")  # 9, one for the coin on BON8, less one
    assert (t.round, t.turn) == (2, "riverwalkers")


@BOTH
def test_with_all_terrains_unlocked_priests_come_as_usual(profile: str) -> None:
    """Seven terrains, seven priests; nothing is asked any more, but the league still has each priest named."""
    t = Table(WALKERS, FAR, profile=profile)
    unlock(t, "yellow", "brown", "black", "blue", "gray", "red")
    assert cap(t) == 7
    t.has("riverwalkers", "9 C 0 P 0/0/3 PW")
    t.play("riverwalkers: action ACT2")
    if profile == "league":
        t.expect("riverwalkers", "9 C 0 P")
        t.play("riverwalkers: unlock-terrain gain-priest")
    t.expect("riverwalkers", "9 C 1 P")
    t.refused("riverwalkers: unlock-terrain gain-priest", "no_priest_to_lay")


@pytest.mark.parametrize(("version", "price", "home"), [("", 0, 0), ("_v2", 0, 0), ("_v3", 0, 0), ("_v4", 2, 3)])
def test_prices_of_older_versions(version: str, price: int, home: int) -> None:
    """Nothing at first, then 2 coins and 3 for a home."""
    t = Table(WALKERS, FAR, profile="league", options={VERSION + version: True})
    unlock(t, "gray", "red")
    t.has("riverwalkers", "9 C 0 P 0/0/8 PW")
    t.play("riverwalkers: convert 5PW to 1P. unlock-terrain brown")
    t.expect("riverwalkers", f"{9 - price} C")
    t.play("riverwalkers: action ACT2. unlock-terrain yellow")
    t.expect("riverwalkers", f"{9 - price - home} C")


# -- stronghold, towns, network -----------------------------------------------------------------------


@BOTH
def test_the_stronghold_builds_two_bridges(profile: str) -> None:
    """At once and at no further cost; both are due before the turn ends."""
    t = Table("riverwalkers red G2 D4", FAR, profile=profile)
    t.stands("riverwalkers", "TP G2")
    t.has("riverwalkers", "6 C 4 W 3/9/0 PW")
    t.play("riverwalkers: upgrade G2 to SH. bridge G2:H4")
    t.refused("riverwalkers: done", "decide_first")
    t.play("riverwalkers: bridge G2:I6. done")
    t.expect("riverwalkers", "0 C 0 W 3/9/0 PW")
    assert t.state.get(0, at.BRIDGES) == 2


@BOTH
def test_two_bridges_built_before_leave_one(profile: str) -> None:
    """Three are all there are."""
    t = Table("riverwalkers red G2 D4", FAR, profile=profile)
    t.stands("riverwalkers", "TP G2")
    t.bridge("riverwalkers", "C2:D4")
    t.bridge("riverwalkers", "B1:C1")
    t.has("riverwalkers", "6 C 4 W")
    t.play("riverwalkers: upgrade G2 to SH. bridge G2:H4")
    if profile == "league":
        t.refused("riverwalkers: done", "decide_first")
        t.play("riverwalkers: -BRIDGE")
    t.play("riverwalkers: done")
    assert t.state.get(0, at.BRIDGES) == 3


@BOTH
def test_bridges_of_the_stronghold_may_be_given_up(profile: str) -> None:
    """They come besides the action; nobody must build them."""
    t = Table("riverwalkers red G2 D4", FAR, profile=profile)
    t.stands("riverwalkers", "TP G2")
    t.has("riverwalkers", "6 C 4 W")
    t.play("riverwalkers: upgrade G2 to SH. -2BRIDGE. done")
    assert t.state.get(0, at.BRIDGES) == 0


@BOTH
def test_neighbours_count_for_towns_power_and_trading_houses(profile: str) -> None:
    """F4, E7, E6 and F3 lie side by side; the Nomads beside them lower the price and are offered power."""
    t = Table(WALKERS, "nomads E8 B1 I7", profile=profile)
    unlock(t, "gray", "brown", "yellow")
    t.stands("riverwalkers", "SH F4, D E6, D F3, D E7")
    t.has("riverwalkers", "3 C 2 W")
    t.has("nomads", "5/7/0 PW")
    t.play("riverwalkers: upgrade E7 to TP")  # 3 coins: E8 lies beside it
    assert t.offers() == ["nomads 1 from riverwalkers"]
    t.play("nomads: decline 1 from riverwalkers", "riverwalkers: +TW2")  # 3 + 1 + 1 + 2
    t.expect("riverwalkers", "0 C 2 W 1 KEY")


@BOTH
def test_the_network_is_joined_by_neighbours_and_by_one_river_hex(profile: str) -> None:
    """F4 and E6 side by side, G3 over r22; D1 is far away."""
    t = Table(WALKERS, FAR, profile=profile)
    t.stands("riverwalkers", "D E6, D G3")
    assert network(t.state, 0) == 3
