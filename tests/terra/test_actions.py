"""The actions of a turn: building, upgrading, tracks, priests, passing."""

import pytest

from hexarch.games.terra import layout as at

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"

# -- turns ------------------------------------------------------------------------------


@BOTH
def test_one_action_in_a_turn_then_the_next_player(profile: str) -> None:
    """Clockwise from the start player; a player who has acted cannot act again, one who has not must."""
    t = Table("witches F4 D1", "giants D6 I12", FAR, profile=profile)
    t.rich()
    t.refused("witches: done", "must_act")
    t.refused("giants: advance dig", "not_your_turn")
    t.play("witches: advance dig")
    t.refused("witches: advance ship", "action_taken")
    t.play("giants: advance dig", "nomads: advance dig", "witches: advance ship")
    t.expect("witches", "28 VP 1 SHIP 1 DIG")


@BOTH
def test_whoever_is_left_plays_on_alone(profile: str) -> None:
    """The action phase lasts until the last one passes."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.rich("witches")
    t.play("witches: advance dig", "nomads: pass BON8", "witches: advance dig", "witches: advance ship")
    assert t.round == 1
    t.play("witches: pass BON2")
    assert t.round == 2


# -- building ---------------------------------------------------------------------------


@BOTH
def test_a_dwelling_needs_free_home_terrain_in_reach(profile: str) -> None:
    """1 worker and 2 coins."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "2 C 1 W")
    t.refused("witches: build E7", "not_home_terrain")
    t.refused("witches: build C4", "out_of_reach")
    t.refused("witches: build D1", "occupied")
    t.terrain("E7", "green")
    t.play("witches: build E7")
    t.expect("witches", "0 C 0 W")


@BOTH
def test_a_dwelling_must_be_paid(profile: str) -> None:
    """Neither a coin nor a worker may be missing."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.terrain("E7", "green")
    t.has("witches", "1 C 1 W")
    t.refused("witches: build E7", "cannot_pay")
    t.has("witches", "2 C 0 W")
    t.refused("witches: build E7", "cannot_pay")


@BOTH
def test_eight_dwellings_and_no_more(profile: str) -> None:
    """Structures are limited by the pieces of the faction board."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.rich("witches")
    t.stands("witches", "D A3, D A10, D C3, D C4, D E9, D I11")
    t.terrain("E7", "green")
    t.refused("witches: build E7", "none_left")
    t.others_passed()
    t.play("witches: upgrade E9 to TP", "witches: build E7")
    assert t.on("E7") == "witches D"


@BOTH
@pytest.mark.parametrize(("level", "reached"), [(0, ""), (1, "G3"), (2, "G3 H4"), (3, "G3 H4 H5")])
def test_shipping_reaches_as_many_river_hexes(profile: str, level: int, reached: str) -> None:
    """From E7: G3 lies beyond r22, H4 beyond r22 and r29, H5 beyond r22, r23 and r30."""
    t = Table("witches D1 A3", FAR, profile=profile)
    t.stands("witches", "D E7")
    t.rich("witches")
    t.has("witches", f"{level} SHIP")
    for name in ("G3", "H4", "H5"):
        t.terrain(name, "green")
        if name in reached.split():
            assert f"build {name}" in t.offered("witches")
        else:
            t.refused(f"witches: build {name}", "out_of_reach")


@BOTH
def test_the_shipping_card_adds_a_level_while_held(profile: str) -> None:
    """BON4: one river hex more, until it is returned."""
    t = Table("witches D1 A3", FAR, profile=profile, cards="BON4 BON3")
    t.stands("witches", "D E7")
    t.rich("witches")
    t.has("witches", "1 SHIP")
    t.terrain("H4", "green")
    t.terrain("H5", "green")
    t.refused("witches: build H5", "out_of_reach")
    t.play("witches: build H4")
    assert t.on("H4") == "witches D"


# -- upgrades ---------------------------------------------------------------------------


@BOTH
def test_prices_and_paths_of_upgrades(profile: str) -> None:
    """Dwelling, trading house (6 coins alone), temple (5) or stronghold (6), sanctuary from a temple only."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "50 C 30 W")
    t.others_passed()
    t.refused("witches: upgrade F4 to TE", "no_such_upgrade")
    t.refused("witches: upgrade F4 to SH", "no_such_upgrade")
    t.refused("witches: upgrade B1 to TP", "not_your_structure")
    t.play("witches: upgrade F4 to TP")
    t.expect("witches", "44 C 28 W")
    t.refused("witches: upgrade F4 to SA", "action_taken")
    t.play("witches: upgrade F4 to TE. +FAV9")
    t.expect("witches", "39 C 26 W")
    t.play("witches: upgrade F4 to SA. +FAV11")
    t.expect("witches", "33 C 22 W")
    t.play("witches: upgrade D1 to TP", "witches: upgrade D1 to SH")
    t.expect("witches", "21 C 16 W")
    assert (t.on("F4"), t.on("D1")) == ("witches SA", "witches SH")


@BOTH
def test_a_trading_house_beside_an_opponent_costs_half_the_coins(profile: str) -> None:
    """3 coins instead of 6, also when the neighbour has passed or the contact is a bridge."""
    t = Table("witches F4 D1", "nomads F3 G7 I7", profile=profile)
    t.has("witches", "3 C 2 W")
    t.refused("witches: upgrade D1 to TP", "cannot_pay")
    t.play("witches: upgrade F4 to TP")
    t.expect("witches", "0 C 0 W")


def test_one_stronghold_one_sanctuary_three_temples_four_trading_houses() -> None:
    """The pieces of a faction board."""
    t = Table("witches F4 D1", FAR)
    t.rich("witches")
    t.stands("witches", "SH A3, TP F4")
    t.refused("witches: upgrade F4 to SH", "none_left")
    t.stands("witches", "TE A10, TE C3, TE C4")
    t.refused("witches: upgrade F4 to TE", "none_left")
    t.stands("witches", "SA C4, TE D1")
    t.refused("witches: upgrade A10 to SA", "none_left")
    t.stands("witches", "TP E9, TP I6, TP I11, D F2")
    t.refused("witches: upgrade F2 to TP", "none_left")


@BOTH
def test_an_upgraded_structure_returns_to_the_board_and_its_income_with_it(profile: str) -> None:
    """Two dwellings give 3 workers in all, one dwelling and a trading house 2 workers, 2 coins and 1 power."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.has("witches", "6 C 2 W 12/0/0 PW")
    t.play("witches: upgrade F4 to TP", "nomads: pass BON8", "witches: pass BON3")
    t.expect("witches", "8 C 2 W 11/1/0 PW")  # and 6 coins of the card


@BOTH
def test_income_of_every_kind_of_structure(profile: str) -> None:
    """Trading houses 2+2+2+2 coins and 1+1+2+2 power, temples and sanctuary priests, stronghold 2 power."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.stands("witches", "TP F4, TP D1, TP A3, TP A10, TE C3, SA C4, SH E9")
    t.has("witches", "0 C 0 W 0 P 12/0/0 PW")
    t.play("witches: pass BON8", "nomads: pass BON9")
    t.expect("witches", "9 C 1 W 3 P 4/8/0 PW")  # a coin lay on the card, which gives the third priest


# -- tracks and priests -----------------------------------------------------------------


@BOTH
def test_shipping_costs_a_priest_and_four_coins(profile: str) -> None:
    """2, 3 and 4 points for the three levels."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 VP 3 C 1 P")
    t.refused("witches: advance ship", "cannot_pay")
    t.has("witches", "4 C 0 P")
    t.refused("witches: advance ship", "cannot_pay")
    t.has("witches", "4 C 1 P")
    t.play("witches: advance ship")
    t.expect("witches", "22 VP 0 C 0 P 1 SHIP")


@BOTH
def test_digging_gets_cheaper(profile: str) -> None:
    """3, then 2, then 1 worker for a spade; 6 points for each of two steps."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "20 VP 20 C 30 W 3 P")
    t.others_passed()
    t.play("witches: dig 1. transform E7 to green")
    t.expect("witches", "27 W")
    t.play("witches: advance dig", "witches: dig 2. transform G2 to green")
    t.expect("witches", "26 VP 21 W")
    t.play("witches: advance dig", "witches: dig 3. transform F3 to green. done")
    t.expect("witches", "32 VP 16 W")
    t.refused("witches: advance dig", "track_at_end")


# -- passing ----------------------------------------------------------------------------


@BOTH
def test_a_card_must_be_taken(profile: str) -> None:
    """In every round but the last."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.refused("witches: pass", "take_a_card")


@BOTH
@pytest.mark.parametrize(("card", "points"), [("BON9", 3), ("BON7", 4), ("BON6", 8), ("BON3", 0)])
def test_points_for_passing(profile: str, card: str, points: int) -> None:
    """1 VP a dwelling, 2 a trading house, 4 each for stronghold and sanctuary."""
    t = Table("witches F4 D1", FAR, profile=profile, cards=f"{card} BON2")
    t.stands("witches", "D C3, TP A3, TP A10, SH C4, SA E9")
    t.play("witches: pass BON8")
    assert t.points("witches", "bonus") == points


@BOTH
@pytest.mark.parametrize(("houses", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_the_air_favor_tile_scores_trading_houses_on_passing(profile: str, houses: int, points: int) -> None:
    """2, 3, 3, 4 points for one to four of them."""
    t = Table("witches F4 D1", FAR, profile=profile)
    for name in ("A3", "A10", "C3", "C4")[:houses]:
        t.stands("witches", f"TP {name}")
    t.owns("witches", 12)
    t.play("witches: pass BON8")
    assert t.points("witches", "favor") == points


@BOTH
def test_coins_gather_on_the_cards_left(profile: str) -> None:
    """One on each at the start of every round; whoever takes the card takes the coins."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    assert t.state.cells[at.BONUS_COINS + 7] == 1
    t.play("witches: pass BON2", "nomads: pass BON8")
    assert [t.state.cells[at.BONUS_COINS + n] for n in (7, 9, 3, 2, 8)] == [2, 1, 1, 0, 0]
    t.has("witches", "0 C")
    t.play("witches: pass BON7")
    t.expect("witches", "2 C")


@BOTH
def test_a_passed_player_may_take_a_card_returned_in_this_round(profile: str) -> None:
    """Without coins: it was not left over."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.has("nomads", "0 C")
    t.play("witches: pass BON8")
    assert "pass BON9" in t.offered("nomads")
    t.play("nomads: pass BON9")
    t.expect("nomads", "2 C")  # the income of the card


@BOTH
def test_the_first_to_pass_begins_the_next_round(profile: str) -> None:
    """Whoever began this one."""
    t = Table("witches F4 D1", "giants D6 I12", FAR, profile=profile)
    t.rich()
    t.play("witches: advance dig", "giants: pass BON8", "nomads: pass BON7", "witches: pass BON3")
    assert (t.round, t.turn) == (2, "giants")
