"""The cult board: priests in the orders, power on the tracks, keys and the tenth space, bonuses of a round."""

import pytest

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"


@BOTH
def test_order_spaces_are_worth_three_and_two_steps_and_fill_up(profile: str) -> None:
    """One space of 3, three of 2; then a priest is only worth the single step for which he comes back."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "7 P 12/0/0 PW 0/0/0/0")
    t.others_passed()
    t.play("witches: send p to FIRE")
    t.expect("witches", "3/0/0/0 6 P")
    t.play("witches: done")
    t.refused("witches: send p to FIRE for 3", "no_free_space")
    t.play("witches: send p to FIRE", "witches: send p to FIRE", "witches: send p to FIRE")
    t.expect("witches", "9/0/0/0 3 P")
    t.play("witches: done")
    t.refused("witches: send p to FIRE for 2", "no_free_space")
    t.has("witches", "8/0/0/0")
    t.play("witches: send p to WATER for 2", "witches: send p to FIRE")
    t.expect("witches", "9/2/0/0 1 P")


@BOTH
def test_a_priest_needs_to_be_in_hand(profile: str) -> None:
    """There is nobody to send otherwise."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "0 P")
    t.refused("witches: send p to FIRE for 1", "cannot_pay")


@BOTH
def test_priests_on_the_cult_board_are_gone_those_for_one_step_come_back(profile: str) -> None:
    """Of seven, two lie in the orders: no more than five can be in hand."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "5 P 0/0/12 PW 20 C 0/0/0/0")
    t.others_passed()
    t.play("witches: send p to FIRE", "witches: send p to WATER", "witches: send p to AIR for 1")
    t.expect("witches", "2 P")
    t.has("witches", "4 P 0/0/12 PW")
    t.play("witches: action ACT2. done")
    t.expect("witches", "5 P")
    t.refused("witches: convert 5PW to 1P", "no_priests_left")


@BOTH
def test_priests_beyond_the_supply_are_lost(profile: str) -> None:
    """Income finds no eighth priest."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.stands("witches", "TE F4, TE D1")
    t.has("witches", "6 P")
    t.play("witches: pass BON8", "nomads: pass BON9")
    t.expect("witches", "7 P")


@BOTH
def test_steps_beyond_the_ninth_space_are_lost_without_a_key(profile: str) -> None:
    """No power for the tenth space either."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "2 P 12/0/0 PW 0/0/0/8")
    t.play("witches: send p to AIR")
    t.expect("witches", "0/0/0/9 12/0/0 PW")


@BOTH
def test_a_key_opens_the_tenth_space_and_three_power(profile: str) -> None:
    """The key is spent; further steps are lost."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "2 P 12/0/0 PW 0/0/0/8 1 KEY")
    t.play("witches: send p to AIR")
    t.expect("witches", "0/0/0/10 9/3/0 PW 0 KEY")


@BOTH
def test_one_key_for_each_tenth_space(profile: str) -> None:
    """With one key only one of two tracks reaches the top."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "2 P 9/0/0/9 1 KEY")
    t.others_passed()
    t.play("witches: send p to AIR", "witches: send p to FIRE")
    t.expect("witches", "9/0/0/10")


@BOTH
def test_the_tenth_space_holds_one_player(profile: str) -> None:
    """The second stays at 9 and keeps the key."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.has("witches", "1 P 9/0/0/2 1 KEY")
    t.has("nomads", "1 P 9/0/0/0 1 KEY")
    t.play("witches: send p to FIRE", "nomads: send p to FIRE")
    t.expect("witches", "10/0/0/2 0 KEY")
    t.expect("nomads", "9/0/0/0 1 KEY")


@BOTH
def test_a_key_that_arrives_later_in_the_turn(profile: str) -> None:
    """The favor tile stops at 9, then the town brings the key: in the league the marker moves on.

    000 Founding a town: "senza chiave, ci si deve fermare allo spazio 9"; 002: "Sem uma chave, você tem que parar no
    espaço 9". Within one building the order is free (000 FAQ 16): taking the town tile first brings the key in time.
    """
    t = Table("giants G2 I12", FAR, profile=profile, tiles="SCORE7")
    t.stands("giants", "TP G2, SH F4, TP E7")
    t.stands("giants", "D E6")
    t.has("giants", "20 C 9 W 12/0/0 PW 1/0/0/7")
    t.play("giants: upgrade G2 to TE. +FAV4")
    t.expect("giants", "1/0/0/9 12/0/0 PW")
    t.play("giants: +TW1")
    t.expect("giants", "1/0/0/10 9/3/0 PW 0 KEY" if profile == "league" else "1/0/0/9 12/0/0 PW 1 KEY")


@BOTH
def test_the_town_tile_may_be_taken_before_the_favor_tile(profile: str) -> None:
    """000 FAQ 16: one after the other, in the order the player likes."""
    t = Table("giants G2 I12", FAR, profile=profile, tiles="SCORE7")
    t.stands("giants", "TP G2, SH F4, TP E7")
    t.stands("giants", "D E6")
    t.has("giants", "20 C 9 W 12/0/0 PW 1/0/0/7")
    t.play("giants: upgrade G2 to TE. +TW1. +FAV4")
    t.expect("giants", "1/0/0/10 9/3/0 PW 0 KEY")


def test_a_key_of_the_second_action_of_a_double_turn_comes_too_late() -> None:
    """A step lost in the first action stays lost (printed rules)."""
    t = Table("chaosmagicians G2", FAR, tiles="SCORE7")
    t.stands("chaosmagicians", "SH G2, TP F4, TP E7")
    t.stands("chaosmagicians", "D E6")
    t.has("chaosmagicians", "20 C 9 W 1 P 9/0/0/0")
    t.play("chaosmagicians: action ACTC. send p to FIRE. upgrade E7 to TE. +TW1. +FAV12. +FAV11")
    t.expect("chaosmagicians", "9/0/1/1 1 KEY")


@BOTH
def test_a_key_of_a_later_turn_does_not_lift_the_marker(profile: str) -> None:
    """A step lost is lost."""
    t = Table("giants G2 I12", FAR, profile=profile, tiles="SCORE7")
    t.stands("giants", "TP G2, SH F4, TP E7")
    t.has("giants", "50 C 9 W 1 P 12/0/0 PW 1/0/0/8")
    t.others_passed()
    t.play("giants: send p to AIR")
    t.stands("giants", "D E6")
    t.play("giants: upgrade G2 to TE. +FAV9. +TW1")
    t.expect("giants", "2/0/0/9 1 KEY")


@BOTH
def test_two_stopped_tracks_and_one_key(profile: str) -> None:
    """The marker moves by itself only when the keys suffice for all that were stopped."""
    t = Table("chaosmagicians D4", FAR, profile=profile, tiles="SCORE7")
    t.stands("chaosmagicians", "TP D4, SH E7, TP E6, D F4")
    t.has("chaosmagicians", "20 C 9 W 9/9/0/0")
    t.play("chaosmagicians: upgrade D4 to TE. +FAV9. +FAV10. +TW1")
    t.expect("chaosmagicians", "9/9/0/0 1 KEY")


@BOTH
def test_a_stopped_marker_does_not_move_to_a_space_taken(profile: str) -> None:
    """Another stands on 10: the marker was not stopped for lack of a key."""
    t = Table("giants G2 I12", FAR, profile=profile, tiles="SCORE7")
    t.has("nomads", "0/0/0/9 1 KEY 1 P")
    t.stands("giants", "TP G2, SH F4, TP E7, D E6")
    t.has("giants", "20 C 9 W 12/0/0 PW 1/0/0/7 1 P")
    t.play("giants: send p to WATER for 1", "nomads: send p to AIR", "giants: upgrade G2 to TE. +FAV4. +TW1")
    t.expect("giants", "1/1/0/9 1 KEY")


def test_others_wait_for_cultists_at_the_tenth_space() -> None:
    """Cultists with a key whose step is still to come go first; then the space is taken."""
    t = Table("cultists E6 H7", "darklings E5 A13", profile="league")
    t.rich()
    t.has("cultists", "9/0/1/0 1 KEY")
    t.has("darklings", "9/1/1/0 1 KEY 5/7/0 PW")
    t.play("cultists: upgrade E6 to TP", "darklings: leech 1 from cultists")
    t.refused("darklings: send p to FIRE", "must_wait")
    t.play("cultists: +FIRE", "darklings: send p to FIRE")
    t.expect("cultists", "10/0/1/0")
    t.expect("darklings", "9/1/1/0 1 KEY")


# -- favor tiles ------------------------------------------------------------------------


@BOTH
def test_one_favor_tile_of_a_kind(profile: str) -> None:
    """And the four great ones exist once only."""
    t = Table("witches F4 D1", "nomads F3 G7 I7", profile=profile)
    t.rich()
    t.stands("witches", "TP F4")
    t.stands("nomads", "TP G7")
    t.owns("witches", 9)
    t.play("witches: upgrade F4 to TE", "nomads: leech 1 from witches")
    t.refused("witches: +FAV9", "favor_owned")
    t.play("witches: +FAV1", "nomads: upgrade G7 to TE")
    t.refused("nomads: +FAV1", "tile_gone")
    t.play("nomads: +FAV9")


@BOTH
@pytest.mark.parametrize(
    ("tile", "result"),
    [(7, "4 W 0 C 11/1/0 PW"), (8, "3 W 0 C 8/4/0 PW"), (9, "3 W 3 C 12/0/0 PW")],
)
def test_income_of_favor_tiles(profile: str, tile: int, result: str) -> None:
    """1 worker and 1 power; 4 power; 3 coins."""
    t = Table("witches F4 D1", FAR, profile=profile, cards="BON9 BON3 BON8")
    t.owns("witches", tile)
    t.has("witches", "0 C 0 W 0 P 12/0/0 PW")
    t.play("witches: pass BON8", "nomads: pass BON9")
    t.has("witches", f"{int(t.shown('witches').split()[2]) - 1} C")  # the coin that lay on the card
    t.expect("witches", result)


@BOTH
def test_favor_tiles_score_what_is_built(profile: str) -> None:
    """Earth 1: 2 VP a dwelling. Water 1: 3 VP a trading house."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.owns("witches", 10, 11)
    t.has("witches", "20 VP 20 C 9 W")
    t.terrain("E7", "green")
    t.others_passed()
    t.play("witches: build E7")
    t.expect("witches", "22 VP")
    t.play("witches: upgrade E7 to TP")
    t.expect("witches", "25 VP")


# -- bonuses of a round -----------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("tile", "cults", "result"),
    [
        ("SCORE1", "0/0/7/0", "7 C 0 W 0 P 12/0/0 PW"),
        ("SCORE3", "0/9/0/0", "0 C 0 W 2 P 12/0/0 PW"),
        ("SCORE4", "5/0/0/0", "0 C 2 W 0 P 12/0/0 PW"),
        ("SCORE5", "8/0/0/0", "0 C 0 W 0 P 4/8/0 PW"),
        ("SCORE7", "0/0/0/6", "0 C 3 W 0 P 12/0/0 PW"),
        ("SCORE5", "3/0/0/0", "0 C 0 W 0 P 12/0/0 PW"),
    ],
)
def test_cult_bonuses_are_given_as_often_as_the_steps_allow(profile: str, tile: str, cults: str, result: str) -> None:
    """Rounded down; the marker stays where it is. Compared after taking away income and card."""
    t = Table("giants D4 I12", FAR, profile=profile, tiles=tile, cards="BON9 BON3 BON8")
    t.has("giants", f"0 C 0 W 0 P 12/0/0 PW {cults}")
    t.play("giants: pass BON8", "nomads: pass BON9")
    shown = t.shown("giants").split()
    coins, workers, priests = int(shown[2]) - 1, int(shown[4]) - 3, int(shown[6]) - 1
    t.has("giants", f"{coins} C {workers} W {priests} P")
    t.expect("giants", f"{result} {cults}")


@BOTH
def test_round_tiles_score_in_their_round_only(profile: str) -> None:
    """3 VP a trading house in the first round, 5 VP for stronghold or sanctuary in the second."""
    t = Table("giants D4 I12", FAR, profile=profile, tiles="SCORE6 SCORE4", cards="BON3 BON9")
    t.has("giants", "20 VP 50 C 30 W")
    t.others_passed()
    t.play("giants: upgrade D4 to TP")
    t.expect("giants", "23 VP")
    t.play("giants: pass BON8", "giants: upgrade D4 to SH")
    t.expect("giants", "28 VP")
    t.play("nomads: pass BON3")
    t.stands("giants", "TE I12")
    t.play("giants: upgrade I12 to SA. +FAV9")
    t.expect("giants", "33 VP")
