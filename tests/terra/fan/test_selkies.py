"""Fan factions: Selkies, who build on river hexes between their structures on ice."""

import pytest

from hexarch.games.terra import effects, icebergs, lava
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.phases.scoring import network
from hexarch.games.terra.profiles import EDITION, FOURTH_EDITION

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
# F4 and G3 (forest) both lie at r22, with E7 and E8, and at r29, with G2 and H4. F4 is adjacent to E7 and G2.


def selkies(profile: str = "rulebook", others: str = FAR, tiles: str = "", cards: str = "", floats: str = "") -> Table:
    t = Table("selkies green F4 G3", others, profile=profile, tiles=tiles, cards=cards)
    t.rich()
    for name in floats.split():
        icebergs.place(t.state, t.seat("selkies"), river(t, name))
    return t


def river(t: Table, name: str) -> int:
    return t.state.board.river_names.index(name)


@BOTH
def test_ruling_an_iceberg_costs_a_worker_more_and_scores_two(profile: str) -> None:
    t = selkies(profile)
    t.play("selkies: iceberg r22")
    t.expect("selkies", "22 VP 28 W 48 C")
    assert t.points("selkies", "faction") == 2
    assert t.state.built(0, 1) == 3
    assert next(r for r in t.game.view()["map"]["rivers"] if r["river"] == "r22")["iceberg"] == 0


@BOTH
def test_ruling_it_counts_as_a_built_dwelling(profile: str) -> None:
    t = selkies(profile, tiles="SCORE3")
    t.owns("selkies", 11)
    t.play("selkies: iceberg r22")
    assert (t.points("selkies", "round"), t.points("selkies", "favor")) == (2, 2)


@BOTH
def test_two_structures_on_ice_beside_it_must_not_be_adjacent(profile: str) -> None:
    t = selkies(profile)
    t.refused("selkies: iceberg r10", "no_support")
    t = Table("selkies green F4 D1", FAR, profile=profile)
    t.rich()
    t.stands("selkies", "D E7")
    t.refused("selkies: iceberg r22", "no_support")
    t.play("selkies: pass BON2")
    t.refused("nomads: iceberg r22", "no_icebergs")


def test_a_bridge_between_the_two_does_not_matter() -> None:
    t = selkies()
    t.bridge("selkies", "F4:G3")
    t.play("selkies: iceberg r22")


def test_ruling_another_iceberg_does_not_support_one() -> None:
    t = Table("selkies green F4 D1", FAR)
    t.rich()
    icebergs.place(t.state, 0, river(t, "r23"))
    t.refused("selkies: iceberg r22", "no_support")


def test_ruling_the_two_supports_are_all_the_connection_it_needs() -> None:
    t = selkies()
    t.has("selkies", "0 SHIP")
    t.play("selkies: iceberg r29")


def test_it_takes_a_dwelling_and_its_price() -> None:
    t = selkies()
    t.has("selkies", "1 W")
    t.refused("selkies: iceberg r22", "cannot_pay")
    t = selkies()
    t.stands("selkies", "D A3, D A10, D C3, D C4, D D1, D E9")
    t.refused("selkies: iceberg r22", "none_left")


def test_river_dwellings_are_never_upgraded() -> None:
    t = selkies(floats="r22")
    assert {text.split()[1] for text in t.offered("selkies") if text.startswith("upgrade")} == {"F4", "G3"}


@BOTH
def test_an_iceberg_helps_to_found_a_town(profile: str) -> None:
    t = selkies(profile)
    t.stands("selkies", "TP E8")
    for name in ("F4", "G3"):
        effects.place(t.state, 0, t.hex(name), 2)
    t.play("selkies: iceberg r22. +TW1")
    assert set(t.game.view()["seats"][0]["town_hexes"]) == {"E8", "F4", "G3"}
    t = selkies(profile, floats="r22")
    t.stands("selkies", "TP E8, D E7")
    effects.place(t.state, 0, t.hex("F4"), 2)
    t.play("selkies: upgrade G3 to TP. +TW1")


@BOTH
def test_an_iceberg_makes_trading_houses_of_others_cheaper(profile: str) -> None:
    for floats, coins in (("", 44), ("r22", 47)):
        t = selkies(profile, others="nomads E8 G7 I7", floats=floats)
        t.play("selkies: pass BON2", "nomads: upgrade E8 to TP")
        t.expect("nomads", f"{coins} C")


@BOTH
def test_an_iceberg_gives_power_and_receives_it(profile: str) -> None:
    t = selkies(profile, others="nomads E8 G7 I7")
    t.play("selkies: iceberg r22")
    assert t.offers() == ["nomads 1 from selkies"]
    t = selkies(profile, others="nomads E8 G7 I7", floats="r22")
    t.play("selkies: pass BON2", "nomads: upgrade E8 to TP")
    assert t.offers() == ["selkies 1 from nomads"]


def test_ruling_it_is_a_starting_point_for_ships_and_blocks_nobodys() -> None:
    t = selkies(others="mermaids D5 H4", floats="r22")
    reach = t.state.get(0, at.REACH)
    assert reach >> t.hex("E8") & 1, "land beside it is directly adjacent"
    sailed = t.state.get(1, at.SHIP_REACH)
    icebergs.place(t.state, 0, river(t, "r29"))
    assert t.state.get(1, at.SHIP_REACH) == sailed
    before = t.state.get(0, at.SHIP_REACH)
    t.has("selkies", "1 SHIP")
    beyond = t.state.board.next_river[river(t, "r22")]
    for r in t.state.board.members(beyond):
        assert not t.state.board.around_river[r] & ~t.state.get(0, at.SHIP_REACH)
    assert before != t.state.get(0, at.SHIP_REACH)


def test_ruling_it_shares_a_river_hex_with_tokens_but_not_with_a_structure() -> None:
    t = selkies(others="mermaids D5 H4")
    effects.skip_river(t.state, 1, river(t, "r22"))
    t.play("selkies: iceberg r22. done", "mermaids: pass BON2")
    t.refused("selkies: iceberg r22", "occupied")


def test_an_iceberg_counts_in_the_final_network() -> None:
    t = selkies()
    assert network(t.state, 0) == 1
    icebergs.place(t.state, 0, river(t, "r22"))
    assert network(t.state, 0) == 3


@BOTH
def test_the_stronghold_transforms_and_builds_with_a_spade_and_more_shipping(profile: str) -> None:
    t = selkies(profile)
    t.refused("selkies: action ACTSE", "stronghold_needed")
    t.stands("selkies", "SH D1")
    t.terrain("E8", "green")
    t.play("selkies: action ACTSE. transform E8 to ice. build E8")
    assert t.on("E8") == "selkies D"
    t.expect("selkies", "48 C 29 W")
    t.play("selkies: done", "nomads: pass BON2")
    t.refused("selkies: action ACTSE", "action_used")


@BOTH
def test_ruling_the_shipping_holds_for_that_action_only_and_adds_to_a_card(profile: str) -> None:
    t = selkies(profile, cards="BON4 BON3")
    t.stands("selkies", "SH D1")
    t.terrain("I9", "ice")
    t.refused("selkies: build I9", "out_of_reach")
    t.play("selkies: action ACTSE. build I9")
    assert t.on("I9") == "selkies D", "two levels of shipping"
    t = selkies(profile)
    t.stands("selkies", "SH D1")
    for name in ("E8", "D6"):
        t.terrain(name, "ice")
    t.play("selkies: action ACTSE. build E8. done", "nomads: pass BON2")
    t.refused("selkies: build D6", "out_of_reach")


def test_ruling_lava_does_not_pass_a_river_hex_with_an_iceberg() -> None:
    t = Table("kingdom_of_ember green F4 D1", "selkies blue D5 H4")
    lava.lay(t.state, 0, t.hex("F4"), 3)
    assert t.hex("G3") in lava.ways(t.state, 0, t.hex("F4"))
    for name in ("r22", "r29"):
        icebergs.place(t.state, 1, river(t, name))
    assert t.hex("G3") not in lava.ways(t.state, 0, t.hex("F4"))


def test_ruling_an_iceberg_on_a_token_space_is_on_the_chain_itself() -> None:
    t = Table("children_of_the_wyrm E5 G5", "selkies red G2 A6")
    t.rich()
    for name in ("r21", "r28"):
        effects.skip_river(t.state, 0, river(t, name))
    t.stands("selkies", "D G1")
    t.play("children_of_the_wyrm: pass BON2", "selkies: iceberg r28")
    assert t.offers() == ["children_of_the_wyrm 1 from selkies"], "E5 lies at r21"
    t = Table("children_of_the_wyrm E5 G5", "selkies red A12 A6")
    t.rich()
    for name in ("r21", "r28"):
        effects.skip_river(t.state, 0, river(t, name))
    icebergs.place(t.state, 1, river(t, "r28"))
    t.play("children_of_the_wyrm: upgrade E5 to TP")
    t.expect("children_of_the_wyrm", "47 C")


def test_a_step_of_the_exchange_track_costs_a_worker_less() -> None:
    t = selkies()
    t.play("selkies: advance dig")
    t.expect("selkies", "6 P 29 W 45 C")


def test_an_iceberg_counts_for_the_final_tiles_too() -> None:
    """At the edge of the map, and as the end of the greatest distance: r22 is three steps away from C4."""
    edge, distance = (everything().final_tile_named(name) for name in ("building-on-edge", "connected-distance"))
    assert edge is not None
    assert distance is not None
    for edition, more in ((FOURTH_EDITION, 0), (EDITION, 1)):
        t = Table("selkies green F4 G3", FAR, edition=edition)
        board = t.state.board
        outer = next(r for r in board.members(board.river_edge) if board.around_river[r].bit_count() > 1)
        shore = board.members(board.around_river[outer])[0]
        t.stands("selkies", f"D {board.hex_names[shore]}")
        before = edge.within(t.state, 0, board.bits[shore])
        icebergs.place(t.state, 0, outer)
        assert edge.within(t.state, 0, board.bits[shore]) == before + more
        assert distance.within(t.state, 0, board.bits[shore]) == more
