"""Founding towns: what it takes, what it gives, how towns grow and meet."""

import pytest

from hexarch.games.terra import layout as at

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"


def forest_village(profile: str, tiles: str = "SCORE7") -> Table:
    """Witches with a stronghold (3), a trading house (2) and two dwellings around E7: four structures, power 7."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles=tiles)
    t.stands("witches", "SH F4, TP E7, D E6")
    t.terrain("D4", "green")
    t.has("witches", "20 VP 20 C 9 W 0 P 12/0/0 PW 0/0/0/2")
    return t


@BOTH
@pytest.mark.parametrize(
    ("tile", "result"),
    [
        ("TW1", "30 VP 24 C 8 W 0 P 12/0/0 PW 0/0/0/2"),
        ("TW2", "32 VP 18 C 10 W 0 P 12/0/0 PW 0/0/0/2"),
        ("TW3", "34 VP 18 C 8 W 1 P 12/0/0 PW 0/0/0/2"),
        ("TW4", "31 VP 18 C 8 W 0 P 4/8/0 PW 0/0/0/2"),
        ("TW5", "33 VP 18 C 8 W 0 P 11/1/0 PW 1/1/1/3"),
    ],
)
def test_what_the_five_town_tiles_give(profile: str, tile: str, result: str) -> None:
    """5 VP and 6 coins, 7 and 2 workers, 9 and a priest, 6 and 8 power, 8 and a step on each track; always a key."""
    t = forest_village(profile)
    t.play(f"witches: build D4. +{tile}")
    t.expect("witches", result)  # 5 VP of the Witches' own included
    t.expect("witches", "1 KEY")


@BOTH
def test_power_six_is_not_enough(profile: str) -> None:
    """Four structures of power 6 become a town with the next upgrade."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
    t.stands("witches", "TP F4, TP E7, D E6")
    t.terrain("D4", "green")
    t.has("witches", "50 C 30 W")
    t.others_passed()
    t.play("witches: build D4. done")
    t.refused("witches: +TW1", "no_town_due")
    t.play("witches: upgrade E6 to TP. +TW1")
    t.expect("witches", "1 KEY")


@BOTH
def test_three_structures_suffice_with_the_sanctuary_only(profile: str) -> None:
    """Power 7 is needed all the same."""
    plain = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
    plain.stands("witches", "SH F4, TP E7, D E6")
    plain.has("witches", "50 C 30 W")
    plain.play("witches: upgrade E6 to TP")  # power 7, three structures
    plain.refused("witches: +TW1", "no_town_due")
    holy = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
    holy.stands("witches", "SA F4, TP E7, D E6")
    holy.has("witches", "50 C 30 W")
    holy.play("witches: upgrade E6 to TP. +TW1")
    holy.expect("witches", "1 KEY")


@BOTH
def test_shipping_does_not_join_a_town(profile: str) -> None:
    """G3 is across the river from F4; only a bridge brings it in."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
    t.stands("witches", "SH F4, TP E7, D E6, D G3")
    t.has("witches", "50 C 30 W 0/0/12 PW 3 SHIP")
    t.others_passed()
    t.play("witches: upgrade G3 to TP. done")
    t.refused("witches: +TW1", "no_town_due")
    t.play("witches: action ACT1. bridge F4:G3. +TW1")
    t.expect("witches", "1 KEY")


@BOTH
def test_a_foreign_bridge_joins_too(profile: str) -> None:
    """A bridge makes its ends adjacent for everybody, so it helps the owner of both ends."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE7")
    t.stands("witches", "SH F4, TP E7, D E6, D G3")
    t.bridge("nomads", "F4:G3")
    t.has("witches", "50 C 30 W")
    t.play("witches: upgrade G3 to TP. +TW1")
    t.expect("witches", "1 KEY")


@BOTH
def test_what_is_built_beside_a_town_enlarges_it(profile: str) -> None:
    """And can never found another, however large it grows."""
    t = forest_village(profile)
    t.play("witches: build D4. +TW1", "nomads: pass BON8")
    t.rich("witches")
    for name in ("D5", "E8"):
        t.terrain(name, "green")
    t.stands("witches", "D E5")
    t.play("witches: build D5", "witches: build E8", "witches: upgrade D5 to TP", "witches: upgrade E8 to TP")
    t.play("witches: upgrade D5 to TE. +FAV5. done")
    t.expect("witches", "1 KEY")
    t.refused("witches: +TW1", "no_town_due")


@BOTH
def test_two_towns_that_meet_stay_two_towns(profile: str) -> None:
    """Both keys are kept, and no third town comes of it."""
    t = forest_village(profile)
    t.play("witches: build D4. +TW1", "nomads: pass BON8")
    t.stands("witches", "SA E4, TP D3, D E3")
    t.rich("witches")
    t.play("witches: upgrade E3 to TP. +TW2")
    t.expect("witches", "2 KEY")
    t.terrain("E5", "green")
    t.play("witches: build E5. done")  # joins E4 and E6
    t.expect("witches", "2 KEY")
    t.refused("witches: +TW3", "no_town_due")


@BOTH
def test_the_favor_tile_for_small_towns_may_found_two_at_once(profile: str) -> None:
    """Fire 2 lowers the power to 6: every group that now suffices becomes a town."""
    t = Table("witches F4 D1", FAR, profile=profile, tiles="SCORE2")
    t.stands("witches", "TP F4, TP E7, D E6, D D4, TP C4, TP B5, D B4, D A9, TP D1")
    t.has("witches", "20 VP 50 C 30 W 0 P")
    t.play("witches: upgrade D1 to TE. +FAV5. +TW3. +TW3")
    t.expect("witches", "58 VP 2 P 2 KEY")  # twice 9 of the tile, 5 of the round, 5 of the Witches


@BOTH
def test_favor_and_town_tile_in_the_order_one_likes(profile: str) -> None:
    """A temple that founds a town: either tile first."""
    for line in ("+FAV9. +TW1", "+TW1. +FAV9"):
        t = Table("giants G2 I12", FAR, profile=profile, tiles="SCORE7")
        t.stands("giants", "TP G2, SH F4, TP E7")
        t.stands("giants", "D E6")
        t.has("giants", "20 VP 20 C 9 W 1/0/0/1")
        t.play(f"giants: upgrade G2 to TE. {line}")
        t.expect("giants", "25 VP 21 C 2/0/0/1 1 KEY")


@BOTH
def test_towns_end_with_the_tiles(profile: str) -> None:
    """Ten towns in the base game; a kind that is gone cannot be chosen, and with none left no town is founded."""
    t = forest_village(profile)
    for number in range(8):
        t.state.put(at.TOWN_POOL + number, 0)
    t.state.put(at.TOWN_POOL + 2, 1)
    one_left = t.game.mark()
    t.refused("witches: build D4. +TW1", "tile_gone")
    t.play("witches: build D4. +TW3")
    t.game.rollback(one_left)
    t.state.put(at.TOWN_POOL + 2, 0)
    t.play("witches: build D4. done")
    t.expect("witches", "20 VP 0 KEY")


@BOTH
def test_two_towns_at_once_and_one_tile_left(profile: str) -> None:
    """Only one of them is founded."""
    t = Table("witches F4 D1", FAR, profile=profile)
    t.stands("witches", "TP F4, TP E7, D E6, D D4, TP C4, TP B5, D B4, D A9, TP D1")
    t.has("witches", "50 C 30 W 0 P")
    for number in range(8):
        t.state.put(at.TOWN_POOL + number, 1 if number == 2 else 0)
    t.play("witches: upgrade D1 to TE. +FAV5. +TW3. done")
    t.expect("witches", "1 P 1 KEY")


def test_ten_town_tiles_in_the_rulebook_and_fourteen_with_the_mini_expansion() -> None:
    """Two each of five kinds; four more."""
    for profile, count in (("rulebook", 10), ("league", 14)):
        t = Table("witches F4 D1", FAR, profile=profile)
        assert sum(t.state.cells[at.TOWN_POOL : at.TOWN_POOL + 8]) == count


@BOTH
def test_the_round_tile_and_witches_and_swarmlings_count_every_town(profile: str) -> None:
    """5 VP of the round besides the tile's."""
    t = forest_village(profile, tiles="SCORE2")
    t.play("witches: build D4. +TW1")
    t.expect("witches", "35 VP")


@BOTH
def test_mermaids_town_by_river_grows_like_any_other(profile: str) -> None:
    """What is built beside any part of it joins the town and founds none."""
    t = Table("mermaids D5 A4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, TP B4")
    t.rich("mermaids")
    t.has("mermaids", "1 SHIP")
    t.play("mermaids: advance dig. connect r10. +TW1", "nomads: pass BON8")
    t.stands("mermaids", "D E8")
    t.play("mermaids: upgrade E8 to TP")
    t.refused("mermaids: connect r16", "no_town_there")
    t.expect("mermaids", "1 KEY")


@BOTH
def test_mermaids_need_not_skip_a_river(profile: str) -> None:
    """They decide whether and when: the turn may end without it, and the town is founded later."""
    t = Table("mermaids D5 A4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")
    t.rich("mermaids")
    t.play("mermaids: upgrade B4 to TP", "nomads: pass BON8", "mermaids: advance dig. connect C4:D5:C3. +TW1")
    t.expect("mermaids", "1 KEY")


@BOTH
def test_only_mermaids_skip_rivers(profile: str) -> None:
    """For others the water divides."""
    t = Table("swarmlings D5 A4", FAR, profile=profile, tiles="SCORE7")
    t.stands("swarmlings", "SH D5, D C3, TP C4, TP B4")
    t.rich("swarmlings")
    t.refused("swarmlings: advance dig. connect r10", "cannot_skip_rivers")


def test_before_a_town_tile_a_marker_may_step_back_for_the_sake_of_another() -> None:
    """Fire and air at 9, one key, a step on every track: to have air at 10, lower fire first; only in the league."""
    t = forest_village("rulebook")
    t.has("witches", "9/0/0/9")
    t.refused("witches: build D4. -FIRE", "no_step_back")
    t = forest_village("league")
    t.has("witches", "9/0/0/9")
    t.refused("witches: -FIRE", "no_town_due")
    t.play("witches: build D4. -FIRE. +TW5")
    t.expect("witches", "9/1/1/10 0 KEY")


def test_where_a_key_could_go_to_one_cult_or_another_the_player_is_asked() -> None:
    """Printed rules: with the tile in hand, and only where it matters."""
    t = forest_village("rulebook")
    t.has("witches", "9/0/0/9")
    t.play("witches: build D4. +TW5")
    assert t.offered("witches") == ["+FIRE", "+AIR"]
    t.refused("witches: +WATER", "no_key_wanted")
    t.play("witches: +AIR")
    t.expect("witches", "9/1/1/10 0 KEY")
    t = forest_village("rulebook")
    t.has("witches", "9/0/0/8")
    t.play("witches: build D4. +TW5")
    t.expect("witches", "10/1/1/9 0 KEY")


def test_where_a_key_could_go_to_one_cult_or_another_a_step_back_is_offered() -> None:
    """In the league, which asks nobody."""
    t = forest_village("league")
    t.has("witches", "9/0/0/9")
    t.play("witches: build D4")
    seat = t.seat("witches")
    offered = [choice.text for choice in t.game.options(seat)]
    assert [text for text in offered if text[0] == "-"] == ["-FIRE", "-AIR"]
    assert not [choice for choice in t.game.free(seat) if choice.text[0] == "-"], "each is listed once"
    assert t.game.quote(seat, "+TW5").warnings == [("steps_lost", {"n": 1, "cult": 3})]
    assert not t.game.quote(seat, "+TW1").warnings
    t.play("witches: -FIRE")
    assert not [choice for choice in t.game.options(seat) if choice.text[0] == "-"], "one key, one marker"
    assert not t.game.quote(seat, "+TW5").warnings
