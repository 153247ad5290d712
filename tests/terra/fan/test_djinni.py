"""Djinni: lamps that exchange levels of cults, a cult to begin in, points for priests sent."""

from hexarch.games.terra import layout as at

from ..scenario import Table


def table() -> Table:
    """Round 1, everybody rich."""
    t = Table("djinni F3 D3", "witches C4 F4")
    t.rich()
    t.has("djinni", "1/0/2/6")
    return t


def lamps(t: Table) -> int:
    return t.state.get(t.seat("djinni"), at.OWN)


def test_two_levels_in_a_cult_of_their_choice_to_begin_with() -> None:
    t = Table("djinni", "witches", stop_before="terrains")
    assert t.offered("djinni") == ["+2FIRE", "+2WATER", "+2EARTH", "+2AIR"]
    t.play("djinni: +2AIR")
    t.expect("djinni", "0/0/0/2 5/7/0 PW")
    assert lamps(t) == 3


def test_ruling_air_six_and_fire_one_become_air_one_and_fire_six() -> None:
    t = table()
    t.play("djinni: action ACTDJ. swap AIR:FIRE")
    t.expect("djinni", "6/0/2/1")
    assert lamps(t) == 2


def test_ruling_the_exchange_neither_gains_nor_loses_power() -> None:
    t = table()
    t.has("djinni", "3/3/3 PW")
    t.play("djinni: action ACTDJ. swap FIRE:AIR")
    t.expect("djinni", "3/3/3 PW 20 VP")


def test_ruling_no_marker_comes_to_an_occupied_tenth_space() -> None:
    """The exchange is impossible as a whole: there is no stopping at 9."""
    t = table()
    t.on_top("djinni", "AIR")
    t.on_top("witches", "FIRE")
    t.refused("djinni: action ACTDJ. swap FIRE:AIR", "tenth_space_taken")
    t.play("djinni: action ACTDJ. swap WATER:AIR")
    t.expect("djinni", "1/10/2/0")


def test_ruling_equal_levels_may_be_exchanged_to_gain_time_but_not_two_tenth_spaces() -> None:
    t = table()
    t.has("djinni", "4/4/2/6")
    t.play("djinni: action ACTDJ. swap FIRE:WATER")
    t.expect("djinni", "4/4/2/6")
    assert lamps(t) == 2
    t.on_top("djinni", "FIRE")
    t.on_top("djinni", "WATER")
    t.play("witches: pass BON8")
    t.refused("djinni: action ACTDJ. swap FIRE:WATER", "tenth_space_taken")


def test_ruling_level_ten_moves_to_a_free_tenth_space_and_frees_its_own_with_the_same_key() -> None:
    t = table()
    t.on_top("djinni", "AIR")
    t.play("djinni: action ACTDJ. swap EARTH:AIR")
    t.expect("djinni", "1/0/10/2 0 KEY")
    s = t.state
    assert s.cells[at.CULT_TOP + 3] == 0
    assert s.cells[at.CULT_TOP + 2] == t.seat("djinni") + 1


def test_ruling_several_lamps_in_a_round_each_as_an_action() -> None:
    t = table()
    t.play("djinni: action ACTDJ. swap FIRE:AIR")
    t.refused("djinni: action ACTDJ", "action_taken")
    t.play("witches: pass BON8", "djinni: action ACTDJ. swap FIRE:EARTH", "djinni: action ACTDJ. swap WATER:AIR")
    assert lamps(t) == 0
    t.refused("djinni: done. action ACTDJ", "cannot_pay")


def test_an_exchange_must_be_due() -> None:
    table().refused("djinni: swap FIRE:AIR", "no_swap_due")


def test_stronghold_a_point_for_each_priest_on_the_cult_board_when_passing() -> None:
    """Ruling: only priests that stay on the order spaces count, not one returned for a single step."""
    t = table()
    t.play("djinni: send P to FIRE", "witches: pass BON8", "djinni: send P to AIR for 1", "djinni: send P to WATER")
    t.play("djinni: pass BON7")
    assert t.points("djinni", "faction") == 0
    t = table()
    t.stands("djinni", "SH E4")
    t.play("djinni: send P to FIRE", "witches: pass BON8", "djinni: send P to AIR for 1", "djinni: send P to WATER")
    t.play("djinni: pass BON7")
    assert t.points("djinni", "faction") == 2


def test_ruling_the_points_for_passing_also_score_in_round_six() -> None:
    t = table()
    t.stands("djinni", "SH E4")
    t.in_round(6)
    t.play("djinni: send P to FIRE", "witches: pass", "djinni: pass")
    assert t.points("djinni", "faction") == 1
