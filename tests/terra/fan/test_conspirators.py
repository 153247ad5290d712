"""Conspirators: coins with favor tiles, a favor tile with the stronghold, the exchange of favor tiles."""

from hexarch.games.terra import layout as at

from ..scenario import Table


def table(stronghold: bool = True) -> Table:
    """Round 1, everybody rich, perhaps with the stronghold."""
    t = Table("conspirators E7 C5", "witches C4 F4")
    t.rich()
    if stronghold:
        t.stands("conspirators", "SH E8")
    return t


def test_two_coins_with_every_favor_tile() -> None:
    t = table()
    t.stands("conspirators", "TP D5")
    t.play("conspirators: upgrade D5 to TE. +FAV11")
    t.expect("conspirators", f"{50 - 5 + 2} C 0/0/1/0")


def test_stronghold_a_favor_tile_at_once_with_its_coins() -> None:
    t = table(stronghold=False)
    t.stands("conspirators", "TP E8")
    t.play("conspirators: upgrade E8 to SH. +FAV8")
    t.expect("conspirators", f"{50 - 6 + 2} C 0/0/0/2")


def test_once_a_round_a_tile_goes_back_and_a_different_one_comes() -> None:
    """The marker of the old one goes down without power; the new one brings steps, their power and 2 coins."""
    t = table()
    t.owns("conspirators", 7)
    t.has("conspirators", "0/2/3/0 12/0/0 PW")
    t.play("conspirators: action ACTCO. -FAV7. +FAV2")
    t.expect("conspirators", "0/5/1/0 52 C 9/3/0 PW")
    assert not t.state.holds(0, 7)
    t.play("witches: pass BON8")
    t.refused("conspirators: action ACTCO", "action_used")


def test_the_exchange_needs_the_stronghold_and_a_tile() -> None:
    table(stronghold=False).refused("conspirators: action ACTCO", "stronghold_needed")
    table().refused("conspirators: action ACTCO", "no_favor_held")
    table().refused("conspirators: -FAV7", "no_favor_to_return")
    t = table()
    t.owns("conspirators", 7)
    t.refused("conspirators: action ACTCO. -FAV8", "tile_not_held")


def test_ruling_neither_the_tile_given_back_nor_another_copy_of_it() -> None:
    t = table()
    t.owns("conspirators", 7)
    t.has("conspirators", "0/0/2/0")
    t.refused("conspirators: action ACTCO. -FAV7. +FAV7", "favor_given_back")


def test_ruling_nothing_gained_through_the_old_tile_is_lost_but_its_effect_ends() -> None:
    """A town founded with power 6 stays a town; later towns need 7 again."""
    t = table()
    t.owns("conspirators", 5)
    t.has("conspirators", "2/0/0/0")
    t.stands("conspirators", "D D4, D D5")
    town = t.state.board.bits[t.hex("E7")] | t.state.board.bits[t.hex("D4")]
    t.state.set(0, at.TOWN_HEXES, town)
    assert t.state.get(0, at.TOWN_SIZE) == 6
    t.play("conspirators: action ACTCO. -FAV5. +FAV12")
    t.expect("conspirators", "0/0/0/1 20 VP")
    assert t.state.get(0, at.TOWN_SIZE) == 7
    assert t.state.get(0, at.TOWN_HEXES) == town


def test_ruling_the_tile_given_back_is_there_for_everybody() -> None:
    t = table()
    t.owns("conspirators", 1)
    t.has("conspirators", "3/0/0/0")
    t.stands("witches", "TP B4")
    t.play("conspirators: action ACTCO. -FAV1. +FAV12", "witches: upgrade B4 to TE. +FAV1")
    t.expect("witches", "3/0/0/2")


def test_ruling_no_tile_of_a_type_still_held() -> None:
    t = table()
    t.owns("conspirators", 7, 8)
    t.has("conspirators", "0/0/2/2")
    t.refused("conspirators: action ACTCO. -FAV7. +FAV8", "favor_owned")


def test_ruling_the_marker_goes_down_by_all_steps_even_if_some_were_lost_at_the_top() -> None:
    t = table()
    t.owns("conspirators", 3)
    t.has("conspirators", "0/0/9/0")
    t.play("conspirators: action ACTCO. -FAV3. +FAV12")
    t.expect("conspirators", "0/0/6/1")


def test_ruling_leaving_the_tenth_space_frees_it_and_the_key() -> None:
    t = table()
    t.owns("conspirators", 7)
    t.on_top("conspirators", "EARTH")
    t.play("conspirators: action ACTCO. -FAV7. +FAV12")
    t.expect("conspirators", "0/0/8/1 1 KEY")
    assert t.state.cells[at.CULT_TOP + 2] == 0


def test_ruling_climbing_over_a_power_space_again_pays_again() -> None:
    """From 7 down to 5 and, with the tile of 3 steps, up to 8: over 7 once more."""
    t = table()
    t.owns("conspirators", 7)
    t.has("conspirators", "0/0/7/0 12/0/0 PW")
    t.play("conspirators: action ACTCO. -FAV7. +FAV3")
    t.expect("conspirators", "0/0/8/0 10/2/0 PW")


def test_ruling_fire_two_by_the_exchange_founds_every_town_that_now_qualifies() -> None:
    t = table()
    t.owns("conspirators", 12)
    t.has("conspirators", "0/0/0/1")
    t.stands("conspirators", "D D4, D D5")
    t.play("conspirators: action ACTCO. -FAV12. +FAV5. +TW1")
    t.expect("conspirators", "2/0/0/0")
    assert t.points("conspirators", "town") == 5
