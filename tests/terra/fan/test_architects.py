"""Architects: bridges for priests, spades saved across them, bridges in towns, bridges that move."""

from hexarch.games.terra import layout as at
from hexarch.words import Words

from ..scenario import Table

# D4 is wasteland. Over the site C2:D4 lies C2, mountains, one spade from wasteland; next to it are B2 and B3.


def table(tiles: str = "", stronghold: str = "") -> Table:
    """Round 1, everybody rich; perhaps with the stronghold on a hex."""
    t = Table("architects D4 G2", "witches C4 F4", tiles=tiles)
    t.rich()
    if stronghold:
        t.stands("architects", f"SH {stronghold}")
    return t


def hexes(t: Table, names: str) -> int:
    """A mask of hexes."""
    return sum(t.state.board.bits[t.hex(name)] for name in names.split())


def town(t: Table, names: str, tile: str) -> None:
    """These structures are a town whose tile lies on one of them."""
    t.state.set(0, at.TOWN_HEXES, t.state.get(0, at.TOWN_HEXES) | hexes(t, names))
    t.state.set(0, at.TILE_HEXES, t.state.get(0, at.TILE_HEXES) | hexes(t, tile))


def in_towns(t: Table) -> int:
    return t.state.get(0, at.TOWN_HEXES)


def test_a_bridge_for_a_priest() -> None:
    t = table()
    t.play("architects: action ACTAR1. bridge C2:D4")
    t.expect("architects", "6 P")


def test_ruling_three_bridges_in_all_and_nobody_gains_power_by_them() -> None:
    t = table()
    t.play("architects: action ACTAR1. bridge C2:D4")
    assert not t.offers()
    t.play("witches: pass BON8", "architects: action ACT1. bridge G2:H4", "architects: action ACTAR1. bridge G2:I6")
    t.refused("architects: done. action ACTAR1", "no_bridges_left")


def test_each_bridge_saves_a_spade_on_the_hex_at_its_other_end() -> None:
    """One for mountains: the bridge saves all of it, and the action is just the dwelling."""
    t = table()
    t.refused("architects: build C2", "not_home_terrain")
    t.bridge("architects", "C2:D4")
    t.play("architects: build C2")
    t.expect("architects", "29 W 48 C")
    assert t.on("C2") == "architects D"
    assert t.colour("C2") == "red"


def test_several_bridges_to_one_hex_save_several_spades() -> None:
    t = table()
    t.stands("architects", "D D3")
    t.terrain("C2", "green")
    t.bridge("architects", "C2:D4")
    t.refused("architects: build C2", "not_home_terrain")
    t.bridge("architects", "C2:D3")
    t.play("architects: build C2")
    t.expect("architects", "29 W")


def test_bridges_of_others_save_nothing() -> None:
    t = table()
    t.bridge("witches", "C2:D4")
    t.refused("architects: build C2", "not_home_terrain")


def test_ruling_spades_saved_score_nothing() -> None:
    t = table("SCORE1")
    t.bridge("architects", "C2:D4")
    t.play("architects: build C2")
    assert t.points("architects", "round") == 0


def test_ruling_spades_still_needed_are_paid_and_score_as_usual() -> None:
    """Forest takes two: one is saved, one is bought, or free."""
    t = table("SCORE1")
    t.terrain("C2", "green")
    t.bridge("architects", "C2:D4")
    mark = t.game.mark()
    t.play("architects: dig 1. build C2")
    t.expect("architects", f"{30 - 3 - 1} W")
    assert t.points("architects", "round") == 2
    t.game.rollback(mark)
    t.play("architects: action ACT5. build C2")
    t.expect("architects", "29 W")
    assert t.points("architects", "round") == 2


def test_transforming_without_building_gets_no_discount() -> None:
    t = table()
    t.terrain("C2", "green")
    t.bridge("architects", "C2:D4")
    t.refused("architects: dig 1. transform C2 to red", "spades_missing")
    t.play("architects: dig 2. transform C2 to red")


def test_ruling_no_fewer_than_no_spades_and_none_saved_on_a_cult_bonus() -> None:
    """SCORE6: a spade for 4 steps of water."""
    t = table("SCORE6")
    t.bridge("architects", "C2:D4")
    t.refused("architects: action ACT5. build C2", "spades_left_over")
    t.terrain("C2", "green")
    t.has("architects", "0/4/0/0")
    t.play("architects: pass BON2", "witches: pass BON8")
    t.refused("architects: transform C2 to red", "spades_missing")


def test_ruling_a_bridge_has_power_one_in_a_town_with_both_its_ends() -> None:
    """Two trading houses and two dwellings have power 6."""
    t = table()
    t.stands("architects", "TP E7, TP E6")
    t.terrain("D5", "red")
    t.bridge("architects", "C2:D4")
    mark = t.game.mark()
    t.play("architects: build D5")
    assert not t.state.get(0, at.TOWN_HEXES), "the other end is empty"
    t.game.rollback(mark)
    t = table()
    t.stands("architects", "TP E7, TP B2")
    t.bridge("architects", "C2:D4")
    t.play("architects: build C2")
    assert in_towns(t) == hexes(t, "D4 E7 B2 C2")


def test_bridges_are_no_structures_of_a_town() -> None:
    """Three structures of power 7 with the bridge are too few without a sanctuary."""
    t = table(stronghold="E7")
    t.stands("architects", "TP D4")
    t.bridge("architects", "C2:D4")
    t.play("architects: build C2")
    assert not in_towns(t)


def test_ruling_the_structure_that_carries_the_tile_is_chosen() -> None:
    t = table()
    t.stands("architects", "TP E7, TP B2")
    t.bridge("architects", "C2:D4")
    t.play("architects: build C2")
    t.refused("architects: tile on G2", "not_in_this_town")
    t.play("architects: tile on E7. +TW1")
    assert t.state.get(0, at.TILE_HEXES) == hexes(t, "E7")
    assert [one["hex"] for one in t.game.view()["map"]["hexes"] if one.get("tile")] == ["E7"]
    assert "with its town tile" in t.game.svg(labels=Words("en").labels())
    t.refused("architects: tile on D4", "no_tile_to_lay")


def test_stronghold_a_bridge_moves_once_a_round_for_three_points() -> None:
    """Ruling: it gives nobody power."""
    t = table()
    t.refused("architects: action ACTAR2", "stronghold_needed")
    t.stands("architects", "SH E3")
    t.refused("architects: action ACTAR2", "no_bridge_to_move")
    t.bridge("architects", "C2:D4")
    t.play("architects: action ACTAR2. move C2:D4 to G2:I6")
    t.expect("architects", "23 VP")
    assert not t.offers()
    assert t.state.bridged(t.state.board.site_at[t.hex("C2"), t.hex("D4")]) < 0
    t.play("witches: pass BON8")
    t.refused("architects: action ACTAR2", "action_used")
    t.refused("architects: build C2", "not_home_terrain")
    t.terrain("I6", "red")
    t.play("architects: build I6")


def test_a_bridge_moves_to_another_place_where_it_could_be_built() -> None:
    t = table(stronghold="E3")
    t.bridge("architects", "C2:D4")
    t.bridge("witches", "G2:I6")
    t.refused("architects: action ACTAR2. move C2:D4 to C2:D4", "same_bridge_site")
    t.refused("architects: action ACTAR2. move C2:D4 to G2:I6", "bridge_there")
    t.refused("architects: action ACTAR2. move C2:D4 to H6:I9", "bridge_without_structure")
    t.refused("architects: action ACTAR2. move G2:I6 to G2:H4", "not_your_bridge")
    t.refused("architects: move C2:D4 to G2:H4", "no_bridge_due")


def test_ruling_a_bridge_stays_where_the_structure_with_the_tile_would_lose_its_town() -> None:
    """Nor is it forgotten later: the condition is looked at with every move."""
    t = table(stronghold="E3")
    t.stands("architects", "TP E7, TP B2, D C2")
    t.bridge("architects", "C2:D4")
    for tile in ("C2", "D4"):
        mark = t.game.mark()
        town(t, "D4 E7 B2 C2", tile)
        t.refused("architects: action ACTAR2", "town_would_break")
        t.game.rollback(mark)


def test_ruling_it_may_go_while_the_structure_with_the_tile_keeps_a_town() -> None:
    """It matters which structure carries the tile: with D4 the others leave the town."""
    t = table(stronghold="E6")
    t.stands("architects", "TP E7, TP D5, D C2")
    t.bridge("architects", "C2:D4")
    mark = t.game.mark()
    town(t, "D4 E6 E7 D5 C2", "C2")
    t.refused("architects: action ACTAR2", "town_would_break")
    t.game.rollback(mark)
    town(t, "D4 E6 E7 D5 C2", "D4")
    t.play("architects: action ACTAR2. move C2:D4 to G2:I6")
    assert in_towns(t) == hexes(t, "D4 E6 E7 D5")


def test_ruling_a_move_may_split_a_large_town_into_two_with_a_new_tile() -> None:
    t = table(stronghold="E6")
    t.stands("architects", "TP E7, TP D5, TP C2, SA B2, TP B3")
    t.bridge("architects", "C2:D4")
    town(t, "D4 E6 E7 D5 C2 B2 B3", "D4")
    t.play("architects: action ACTAR2. move C2:D4 to G2:I6. +TW1. tile on B2")
    assert in_towns(t) == hexes(t, "D4 E6 E7 D5 C2 B2 B3")
    assert t.state.get(0, at.TILE_HEXES) == hexes(t, "D4 B2")
    assert t.points("architects", "town") == 5


def test_ruling_the_condition_is_that_of_the_moment_for_each_tile() -> None:
    """Power 6 is enough while Fire 2 is held; bridges count in their new place."""
    t = table(stronghold="E3")
    t.stands("architects", "TP E7, TP E6, D D5, D C2")
    t.bridge("architects", "C2:D4")
    town(t, "D4 E7 E6 D5 C2", "D4")
    t.refused("architects: action ACTAR2", "town_would_break")
    t.owns("architects", 5)
    t.play("architects: action ACTAR2. move C2:D4 to G2:H4")
    assert in_towns(t) == hexes(t, "D4 E7 E6 D5")
