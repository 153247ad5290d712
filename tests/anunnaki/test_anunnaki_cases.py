"""The worked cases of the rules: turn, star, actions, mana, pacts (T1 to T14, T21, T27, T28, T31 to T34)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.codes import NUMBER
from hexarch.games.anunnaki.setup import Options, draw
from hexarch.kernel.errors import SetupError
from hexarch.words import Words

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene


def test_t1_a_new_edge_gets_a_cube_and_gives_mana() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")
    t.holds(SERENA, food=1, mana=0)
    t.do("go market")
    assert t.held(SERENA)[4] == 1
    assert t.get(SERENA, at.PLACED) == 1
    assert t.asked() == "market"
    again = Scene(SERENA)
    again.pawn(SERENA, "creation")
    again.set(SERENA, at.CUBES, 1 << [e.name for e in again.s.edition.edges].index("T0-I4"))
    again.set(SERENA, at.PLACED, 1)
    again.do("go market")
    assert again.get(SERENA, at.PLACED) == 1
    assert again.held(SERENA)[4] == 2


def test_t2_a_portal_takes_a_follower_to_gaia() -> None:
    t = Scene(SIMONE)
    t.do("go portal")
    assert t.refused("portal P1 > A1 x1") == "A118"
    assert t.refused("portal P1 > N1 x1") == "A48"
    assert t.refused("portal P1 > G1 x2") == "A45"
    t.do("portal P1 > G1 x1")
    assert t.at(SIMONE, "G1")[0] == 1
    spots = [i for i, places in enumerate(t.s.world.spots) if t.place("G1") in places]
    assert all(t.s.cells[t.s.spot_cell(spot) + 1] for spot in spots)
    assert t.asked() != "portal"


def test_t3_two_followers_enter_a_civilization_and_wait_for_battle() -> None:
    t = Scene(ISABELLA)
    t.units(ISABELLA, "E2", followers=2)
    t.hand(ISABELLA, "short_bow")
    t.do("go move_blue", "move E2 > E5 x1", "move E2 > E5 x1")
    assert t.at(ISABELLA, "E5")[0] == 2
    assert t.asked() in ("mana_action", "weapons")


def test_t4_into_atlantis_over_a_dashed_border() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.upgraded(DANILO, "move_red")
    t.hand(DANILO, "short_bow")
    t.units(DANILO, "G2", followers=1, minor=1, major=1)
    t.units(DANILO, "G1", minor=1)
    t.do("go move_red", "move N1 > N2 x1", "move N2 > N4 x1")
    assert t.refused("move G1 > A1 minor") == "A47"
    t.do("move G2 > A1 major", "move G2 > A1 minor", "move G2 > A1 x1")
    while t.asked() in ("mana_action", "extra"):
        t.do("pass")
    assert t.asked() == "weapons"
    t.civilization("A1", 2)
    t.do("battle A1: short_bow")
    strengths = [e for e in t.s.effects if e.code == NUMBER["strength"]]
    assert (strengths[-1].a, strengths[-1].b) == (6 + 3, 3 + 3)


def test_t5_a_pact_is_taken_and_the_display_refilled() -> None:
    t = Scene(SERENA)
    t.do("go commerce")
    first = t.options()[0]
    t.do(first)
    assert len([pact for pact in t.s.cells[at.DISPLAY : at.DISPLAY + 6] if pact]) == 6
    assert t.get(SERENA, at.PACTS).bit_count() == 1


def test_t6_red_harvest() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "market")
    t.units(SIMONE, "P3", followers=1)
    t.s.put(t.s.exhausted_cell(t.place("P3"), names.METAL), 2)
    t.units(SIMONE, "P4", followers=2)
    t.units(SIMONE, "G1", followers=3)
    t.holds(SIMONE)
    t.do("go harvest_red")
    assert t.refused("harvest P3") == "A64"
    assert t.refused("harvest P2") == "A62"
    t.do("harvest P4")
    assert t.refused("harvest P4") == "A56"
    t.do("harvest G1")
    assert t.held(SIMONE)[:4] == (2, 0, 3, 0)
    assert t.s.icons(t.place("P4"), names.FOOD) == 2
    assert t.s.icons(t.place("G1"), names.METAL) == 2


@pytest.mark.parametrize(("better", "gains"), [(True, (0, 0, 0, 2)), (False, (0, 0, 2, 0))])
def test_t7_creation(better: bool, gains: tuple[int, ...]) -> None:
    t = Scene(DANILO)
    t.units(DANILO, "N6", followers=1)
    t.holds(DANILO)
    if better:
        t.upgraded(DANILO, "creation")
    t.do("go creation")
    if better:
        t.do("gain gold")
    assert t.held(DANILO)[:4] == gains
    assert t.asked() != "any_resources"


def test_t8_dominion_by_units() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "market")
    t.units(SERENA, "B1", followers=4, minor=1, settlement=1)
    t.set(SERENA, at.DOMINION, 3)
    t.do("go dominion")
    assert t.get(SERENA, at.DOMINION) == 5
    assert t.get(SERENA, at.VP) == 2
    assert t.s.cells[at.VP_TOKENS] == 0b1110
    better = Scene(SERENA)
    better.pawn(SERENA, "market")
    better.upgraded(SERENA, "dominion")
    better.units(SERENA, "B1", followers=4, minor=1, settlement=1)
    better.s.put(at.VP_TOKENS, 0)
    better.do("go dominion")
    assert better.get(SERENA, at.DOMINION) == 3
    assert better.get(SERENA, at.VP) == 0


def test_t9_market() -> None:
    t = Scene(SIMONE)
    t.do("go market")
    assert t.refused("trade metal for metal, gold") == "A61"
    assert t.refused("trade metal for gold, gold") == "A61"
    t.do("trade metal for wood, gold")
    assert t.held(SIMONE)[:4] == (1, 2, 0, 2)
    better = Scene(SIMONE)
    better.upgraded(SIMONE, "market")
    better.do("go market")
    assert better.refused("fetch gold, gold") == "A61"
    better.do("fetch wood, gold")
    assert better.held(SIMONE)[:4] == (1, 2, 1, 2)


def test_t10_developing_a_tile_next_to_the_pawn() -> None:
    t = Scene(ISABELLA)
    t.holds(ISABELLA, gold=2, mana=1)
    t.do("go harvest_blue", "pass")
    for tile in ("move_red", "commerce"):
        assert t.refused(f"develop {tile}") == "A75"
    assert t.refused("develop harvest_blue") == "A75"
    assert t.refused("develop harvest_red") == "A71"
    assert t.refused("develop dominion") == "A71"
    assert [text for text in t.options() if text.startswith("develop")] == ["develop creation", "develop market"]
    t.do("develop creation")
    assert t.get(ISABELLA, at.STEPS + names.TECHNOLOGY) == 1
    t.do("activate creation", "gain food")
    assert t.held(ISABELLA)[:4] == (1, 0, 0, 0)


def test_t11_deploying_at_several_settlements() -> None:
    t = Scene(ISABELLA)
    t.units(ISABELLA, "G1", followers=1, settlement=1)
    t.units(ISABELLA, "E4", settlement=1)
    t.units(SERENA, "E4", followers=1)
    t.holds(ISABELLA, food=2, mana=1)
    t.do("go market", "pass", "recruit")
    assert t.refused("deploy E4") == "A78"
    t.do("deploy G1", "deploy G1", "deploy E1")
    assert t.at(ISABELLA, "G1")[0] == 3
    assert t.at(ISABELLA, "E1")[0] == 3


@pytest.mark.parametrize("better", [False, True])
def test_t12_a_settlement_opens_an_income(better: bool) -> None:
    t = Scene(DANILO)
    t.holds(DANILO, wood=2, food=1, mana=1)
    t.do("go market", "pass", "build N3")
    assert t.get(DANILO, at.ROW) == 3
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.set(DANILO, at.ROW, 3)
    if better:
        t.upgraded(DANILO, "settlement_income")
    t.do("go settlement_income")
    assert t.get(DANILO, at.VP) == 2
    t.do(*["deploy N1"] * (3 if better else 2))
    assert t.asked() != "deploy"
    assert t.at(DANILO, "N1")[0] == 2 + (3 if better else 2)


def test_t13_the_third_cube_frees_a_token_for_a_summoning() -> None:
    t = Scene(SIMONE)
    god = t.game.setup.gods[SIMONE][0]
    edges = [one.name for one in t.s.edition.edges]
    t.pawn(SIMONE, "creation")
    t.set(SIMONE, at.CUBES, 1 << edges.index("T0-I0") | 1 << edges.index("I4-I0"))
    t.set(SIMONE, at.PLACED, 2)
    t.do("go market")
    assert t.get(SIMONE, at.TOKENS) == 1
    t.do("pass")
    if t.asked() == "mana_action":
        t.do("pass")
    t.set(SIMONE, at.TOKENS, 2)
    t.do(f"summon {god} at P1")
    assert t.at(SIMONE, "P1")[:2] == (1, 1)
    steps = sum([t.get(SIMONE, at.STEPS + track) for track in range(3)]) + t.get(SIMONE, at.DOMINION)
    assert steps in (1, 2)
    while t.asked() not in ("extra", "primary"):
        t.do("pass")
    assert not [text for text in t.options() if text.startswith("summon") and t.asked() == "extra"]


@pytest.mark.parametrize("control", [True, False])
def test_t14_a_pact_of_a_house(control: bool) -> None:
    t = Scene(SERENA)
    t.pact(SERENA, "norrenis_2")
    t.holds(SERENA, food=1, wood=2, gold=1)
    if control:
        t.units(SERENA, "N4", followers=1)
    t.do("go market", "pass")
    if control:
        assert t.refused("complete norrenis_2: bonus") == "A84"
        t.do("complete norrenis_2", "pay gold", "gain metal")
        t.do("claim commerce")
    else:
        assert t.refused("complete norrenis_2") == "A84"
        t.do("complete norrenis_2: score", "pay gold")
    assert t.get(SERENA, at.VP) == 4
    assert t.get(SERENA, at.STEPS + names.COMMERCE) == 2
    assert (t.asked() == "gain_weapons") == control
    assert t.held(SERENA)[:4] == (0, 0, int(control), 0)


def test_t14_the_own_house_needs_gaia() -> None:
    t = Scene(DANILO)
    t.pact(DANILO, "norrenis_2")
    t.holds(DANILO, food=1, wood=2, gold=1)
    t.do("go market", "pass")
    assert t.refused("complete norrenis_2") == "A84"
    t.units(DANILO, "G1", followers=1)
    t.do("complete norrenis_2")


def test_t21_ra_gives_one_resource_even_for_two_mana() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "ra")
    t.pawn(SIMONE, "harvest_blue")
    t.holds(SIMONE)
    t.do("go dominion", "gain gold")
    assert t.held(SIMONE) == (0, 0, 0, 1, 2)


def test_t27_the_pile_of_pacts() -> None:
    for players, count in ((2, 24), (3, 30), (4, 36)):
        assert len(draw(players, 5).pacts) == count
        assert len(draw(players, 5, options=Options(all_pacts=True)).pacts) == 36
    for players in (0, 1, 5):
        with pytest.raises(SetupError):
            draw(players, 5)
    with pytest.raises(SetupError) as solo:
        draw(1, 5)
    assert solo.value.refusal.code == "no_solo_rules"
    assert "no rules for 1 player" in Words("en", "anunnaki").refusal(solo.value.refusal)


def test_t28_a_territory_of_two_types() -> None:
    t = Scene(SIMONE, players=2)
    t.pawn(SIMONE, "market")
    t.units(SIMONE, "G2", followers=1)
    t.holds(SIMONE)
    t.do("go harvest_red")
    assert t.refused("harvest G2") == "A65"
    t.do("harvest G2: gold")
    assert t.held(SIMONE)[:4] == (0, 0, 0, 1)
    t = Scene(SIMONE, players=2)
    t.pawn(SIMONE, "market")
    t.units(SIMONE, "G2", followers=5)
    t.s.put(t.s.exhausted_cell(t.place("G2"), names.GOLD), 1)
    t.holds(SIMONE)
    t.do("go harvest_red", "harvest G2")
    assert t.held(SIMONE)[:4] == (1, 0, 0, 0)
    assert not any(t.s.icons(t.place("G2"), kind) for kind in range(4))


def test_t31_ishtar_ignores_the_number_of_icons() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "market")
    t.gods(SERENA, "ishtar")
    t.units(SERENA, "B6", followers=4)
    t.units(SERENA, "B1", followers=4, settlement=1)
    t.holds(SERENA)
    t.do("go harvest_red", "harvest B6", "harvest B1")
    assert t.held(SERENA)[:4] == (0, 4, 0, 2)


def test_t32_the_first_turn_is_blue_and_places_no_cube() -> None:
    t = Scene(SIMONE)
    assert t.refused("go dominion") == "A28"
    t.do("go creation")
    assert t.get(SIMONE, at.PLACED) == 0


def test_t33_no_mana_action_on_the_tile_under_the_pawn() -> None:
    t = Scene(SIMONE)
    t.do("go creation")
    assert t.refused("activate creation") == "A72"


def test_t34_each_type_of_additional_action_once() -> None:
    t = Scene(SIMONE)
    t.set(SIMONE, at.PACTS, 0b11)
    t.set(SIMONE, at.TOKENS, 2)
    t.set(SIMONE, at.ARTEFACTS, 1 << names.CORNUCOPIA | 1 << names.PANDORA)
    t.set(SIMONE, at.PANDORA, 7)
    t.holds(SIMONE, 9, 9, 9, 9, 0)
    gods = [god for god in t.game.setup.gods[SIMONE] if god not in ("bastet",)]
    t.do("go creation", f"summon {gods[0]} at P1", "complete neutral_2")
    assert t.refused("complete neutral_1") == "A81"
    assert t.refused(f"summon {gods[1]} at P1") == "A91"
    t.do("pandora mana")
    assert t.refused("pandora follower") == "A125"
    t.do("cornucopia gold")
    assert t.held(SIMONE)[3] == 13
