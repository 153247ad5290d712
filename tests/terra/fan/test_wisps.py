"""Fan factions: Wisps, who dig beside their trading houses and settle any lakes with their stronghold."""

import pytest

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
# D5 lies beside C3 (forest, one spade away), D4 (wasteland), E7 (mountains) and E8 (desert).


def wisps(profile: str = "rulebook", tiles: str = "") -> Table:
    t = Table("wisps D5 G6", FAR, profile=profile, tiles=tiles)
    t.rich()
    return t


@BOTH
def test_a_new_trading_house_brings_a_spade_for_a_hex_beside_it(profile: str) -> None:
    t = wisps(profile)
    t.play("wisps: upgrade D5 to TP")
    transformed = {text.split()[1] for text in t.offered("wisps") if text.startswith("transform")}
    assert transformed == {"C3", "D4", "E7", "E8"}
    t.play("wisps: transform C3 to blue")
    assert t.colour("C3") == "blue"


def test_the_spade_is_optional() -> None:
    t = wisps()
    t.play("wisps: upgrade D5 to TP. -SPADE", "nomads: pass BON2")
    assert t.colour("C3") == "green"


@BOTH
def test_ruling_a_bridge_gives_the_adjacency_for_the_spade_and_shipping_does_not(profile: str) -> None:
    t = wisps(profile)
    t.has("wisps", "3 SHIP")
    t.play("wisps: upgrade D5 to TP")
    assert not any(text.startswith("transform C4") for text in t.offered("wisps"))
    t = wisps(profile)
    t.bridge("wisps", "C4:D5")
    t.play("wisps: upgrade D5 to TP. transform C4 to blue")
    assert t.colour("C4") == "blue"


@BOTH
def test_ruling_no_workers_for_more_spades_and_nothing_built_there_now(profile: str) -> None:
    t = wisps(profile)
    t.play("wisps: upgrade D5 to TP")
    t.refused("wisps: dig 1", "decide_first")
    t.refused("wisps: transform D4 to blue", "spades_missing")
    t.refused("wisps: build C3", "decide_first")
    t.play("wisps: transform C3 to blue")
    t.refused("wisps: build C3", "action_taken")
    t.play("wisps: done", "nomads: pass BON2", "wisps: build C3")
    assert t.on("C3") == "wisps D"


@BOTH
def test_ruling_the_free_spade_is_a_real_spade_and_scores_its_tile(profile: str) -> None:
    t = wisps(profile, tiles="SCORE1")
    t.play("wisps: upgrade D5 to TP. transform C3 to blue")
    assert t.points("wisps", "round") == 2


def test_no_spade_comes_without_a_hex_for_it() -> None:
    t = wisps()
    for name in ("C3", "D4", "E7", "E8"):
        t.terrain(name, "ice")
    t.play("wisps: upgrade D5 to TP. done")
    assert t.turn == "nomads"


@BOTH
def test_the_stronghold_scores_and_brings_a_dwelling_on_any_lakes(profile: str) -> None:
    t = wisps(profile)
    t.stands("wisps", "TP D2")
    t.play("wisps: upgrade D2 to SH")
    t.expect("wisps", "27 VP 46 C 26 W")
    assert t.points("wisps", "faction") == 7
    t.play("wisps: build I10")
    t.expect("wisps", "46 C 26 W")
    assert t.on("I10") == "wisps D"


def test_ruling_the_free_dwelling_stands_on_an_empty_hex_that_is_lakes_already() -> None:
    t = wisps()
    t.stands("wisps", "TP D2")
    t.stands("nomads", "D A4")
    t.play("wisps: upgrade D2 to SH")
    t.refused("wisps: build A4", "occupied")
    t.refused("wisps: build C3", "not_home_terrain")
    t.refused("wisps: build G6", "occupied")


def test_ruling_the_free_dwelling_counts_as_built() -> None:
    t = wisps(tiles="SCORE3")
    t.owns("wisps", 11)
    t.stands("wisps", "TP D2, D E4")
    t.stands("nomads", "D E3")
    t.stands("wisps", "TE A11, TE A4")
    t.play("wisps: upgrade D2 to SH", "nomads: decline 1 from wisps", "wisps: build H4")
    assert t.points("wisps", "round") == 2
    assert t.points("wisps", "favor") == 2
    assert t.offers() == ["nomads 1 from wisps"], "I7 lies beside H4"


def test_the_free_dwelling_may_found_a_town() -> None:
    t = wisps()
    t.stands("wisps", "TP D2, SA I10, D H7, TP H6")
    t.terrain("H8", "ice")
    t.terrain("I11", "blue")
    t.play("wisps: upgrade D2 to SH. build I11")
    assert "+TW1" in t.offered("wisps")


@BOTH
def test_ruling_the_free_dwelling_may_be_declined(profile: str) -> None:
    t = wisps(profile)
    t.stands("wisps", "TP D2")
    t.play("wisps: upgrade D2 to SH. -FREE_D", "nomads: pass BON2")
    t.expect("wisps", "27 VP")


def test_ruling_the_free_dwelling_needs_one_left_on_the_board() -> None:
    t = wisps()
    t.stands("wisps", "TP D2, D A4, D A11, D E4, D E11, D H2, D H4")
    t.play("wisps: upgrade D2 to SH. done")
    assert t.turn == "nomads"
