"""Pacts, tokens, summoning and cards in play: single clauses of statements whose other tests show the rest."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import attack, march, strengths
from .test_anunnaki_gods import ready
from .test_anunnaki_named import completes, meet

# -- pacts ----------------------------------------------------------------------------------------


def test_a55_with_an_empty_pile_the_display_shrinks() -> None:
    t = Scene(SERENA)
    t.upgraded(SERENA, "commerce")
    t.s.put(at.DRAWN_PACTS, len(t.s.world.pile))
    t.do("go commerce")
    shown = t.options()
    assert len(shown) == 6 + 1
    t.do(shown[2])
    assert t.options() == shown[:2] + shown[3:]


def test_a82_a_pact_is_completed_once_by_its_owner_who_can_pay_it() -> None:
    t = Scene(SERENA)
    t.holds(SERENA, 5, 5, 5, 5)
    numbers = t.s.edition.pact_numbers
    t.set(SERENA, at.PACTS, 1 << numbers["neutral_2"] | 1 << numbers["neutral_3"])
    t.set(SERENA, at.COMPLETED, 1 << numbers["neutral_3"])
    t.pact(DANILO, "neutral_1")
    t.do("go move_blue", "pass")
    for name in ("neutral_3", "neutral_1"):  # face down, another's
        assert t.refused(f"complete {name}") == "A82", name
    assert t.options() == ["complete neutral_2", "pass"]
    t.holds(SERENA, food=1, metal=1)
    assert t.refused("complete neutral_2") == "A82"
    t.holds(SERENA, food=1, metal=2)
    t.do("complete neutral_2")
    assert t.held(SERENA)[:4] == (0, 0, 0, 0)


def test_a84_the_bonus_row_alone_gives_no_points_and_no_steps() -> None:
    t = Scene(SERENA)
    t.pact(SERENA, "norrenis_2")
    t.holds(SERENA, food=1, wood=2, gold=1)
    t.do("go market", "pass", "complete norrenis_2: bonus", "pay gold", "gain metal")
    assert t.asked() == "gain_weapons"
    t.do("weapon net")
    assert (t.get(SERENA, at.VP), t.get(SERENA, at.STEPS + names.COMMERCE)) == (0, 0)


def test_a84_a_besieged_settlement_on_the_planet_is_no_control() -> None:
    t = Scene(SERENA)
    t.pact(SERENA, "norrenis_2")
    t.holds(SERENA, food=1, wood=2, gold=1)
    t.units(SERENA, "N4", settlement=1)
    t.units(SIMONE, "N4", followers=1)
    t.do("go market", "pass")
    assert t.refused("complete norrenis_2") == "A84"
    t.units(SIMONE, "N4")
    t.do("complete norrenis_2")  # alone it controls the territory


@pytest.mark.parametrize(("tile", "steps", "left"), [("market", 1, (0, 1, 1, 0, 0)), ("dominion", 2, (0, 0, 0, 0, 0))])
def test_a75_a76_a_red_tile_costs_wood_and_metal_more_and_gives_two_steps(
    tile: str, steps: int, left: tuple[int, ...]
) -> None:
    t = Scene(SERENA)
    t.holds(SERENA, wood=1, metal=1, gold=2, mana=1)
    t.do("go harvest_blue", "pass", f"develop {tile}")
    assert t.get(SERENA, at.STEPS + names.TECHNOLOGY) == steps
    assert t.held(SERENA) == left
    for poor in ({"metal": 1}, {"wood": 1}):
        short = Scene(SERENA)
        short.holds(SERENA, gold=2, mana=1, **poor)
        short.do("go harvest_blue", "pass")
        assert short.refused("develop dominion") == "A71"
        short.do("develop market")


def test_a75_as_a_reward_a_red_tile_has_its_price_too() -> None:
    t = completes("neutral_9", pawn="dominion", tile="harvest_blue")
    t.holds(SIMONE, wood=1, metal=1)
    t.do("claim develop", "develop harvest_red")
    assert t.held(SIMONE)[:4] == (0, 0, 0, 0)
    poor = completes("neutral_9", pawn="dominion", tile="harvest_blue")
    poor.do("claim develop")
    assert poor.refused("develop harvest_red") == "A75"


# -- followers, harvest, tokens -------------------------------------------------------------------


def test_a63_an_exhausted_territory_still_produces_for_the_scoring() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "horus")
    t.units(SIMONE, "G4", followers=1)
    t.s.put(t.s.exhausted_cell(t.place("G4"), names.WOOD), 2)
    assert t.s.icons(t.place("G4"), names.WOOD) == 0
    assert scoring.god_points(t.s, SIMONE) == 2


def test_a78_nobody_deploys_where_a_battle_waits() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, food=2, mana=1)
    t.units(SERENA, "G2", followers=1)
    t.units(SIMONE, "G2", settlement=1)
    t.units(SIMONE, "G1", followers=1)
    t.do("go move_blue", "move G1 > G2 x1", "pass", "recruit")
    assert t.refused("deploy G2") == "A78"
    assert t.options() == ["deploy P1", "pass"]


@pytest.mark.parametrize("stands", ["civilization", "settlement", "follower"])
def test_a128_a_token_asks_for_units_on_all_three_sides(stands: str) -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.units(SIMONE, "P2", followers=1)
    if stands != "civilization":
        t.civilization("P5", 0)
        t.units(SIMONE, "P5", **{f"{stands}s" if stands == "follower" else stands: 1})
    spot = t.s.world.spot_codes.index("P2-P4-P5")
    t.only_token(spot, 0)  # 2 gold
    march(t, "move P2 > P4 x1", "move P3 > P2 x1")
    assert t.held(SIMONE)[3] == (2 if stands == "follower" else 0)
    assert (t.s.cells[t.s.spot_cell(spot)] == 0) == (stands == "follower")


def test_a129_whoever_stands_nowhere_beside_a_token_gets_nothing() -> None:
    t = Scene(SIMONE)
    for seat in (SIMONE, SERENA):
        t.holds(seat)
    t.units(SERENA, "P6", followers=1)
    t.only_token(t.s.world.spot_codes.index("P1-P2-P3"), 0)
    march(t, "move P1 > P2 x1")
    assert t.held(SIMONE)[3] == 2
    assert t.held(SERENA)[3] == 0


# -- summoning and gods ---------------------------------------------------------------------------


def test_a90_a_follower_makes_room_and_returns_to_the_reserve() -> None:
    t = ready(SIMONE, "horus")
    reserve = t.get(SIMONE, at.RESERVE)
    t.do("go market", "summon horus at P3")
    assert t.at(SIMONE, "P3") == (0, 1, 0, 0)
    assert t.get(SIMONE, at.RESERVE) == reserve + 1
    assert t.get(SIMONE, at.TOKENS) == 0


def test_a90_without_a_token_or_a_follower_on_the_map_nobody_is_summoned() -> None:
    t = ready(SIMONE, "horus")
    t.set(SIMONE, at.TOKENS, 0)
    t.set(SIMONE, at.MAJOR_TOKEN, 1)
    t.do("go market")
    assert t.refused("summon horus at P1") == "A90"
    assert t.options() == ["summon ra at P1", "summon ra at P3", "pass"]
    alone = ready(SIMONE, "horus")
    alone.units(SIMONE, "P1", minor=1, settlement=1)
    alone.units(SIMONE, "P3")
    alone.do("go market")
    assert alone.s.active() == DANILO


def test_a138_an_edge_without_mana_brings_nothing_from_ra() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "ra")
    t.holds(SIMONE)
    t.pawn(SIMONE, "move_blue")
    t.do("go portal")  # over T2-I2
    assert t.get(SIMONE, at.PLACED) == 1
    assert t.asked() == "portal"


def test_a143_the_major_god_brings_a_follower_of_anubis_too() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "anubis", "ra")
    t.units(SIMONE, "P3", major=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move P3 > P5 major")
    assert t.options() == ["deploy P5", "pass"]


def test_a131_nobody_is_carried_who_does_not_stand_there() -> None:
    t = Scene(DANILO)
    t.units(DANILO, "N1", followers=1, settlement=1)
    t.do("go move_blue")
    for crew in ("follower+follower", "minor", "follower+major"):
        assert t.refused(f"move N1 > N2 settlement with {crew}") == "A131"
    t.do("move N1 > N2 settlement with follower")


def test_a144_bastet_blesses_no_pact_that_is_completed_or_of_another() -> None:
    t = ready(SIMONE, "bastet")
    t.holds(SIMONE, mana=1)
    numbers = t.s.edition.pact_numbers
    t.set(SIMONE, at.PACTS, 1 << numbers["norrenis_1"] | 1 << numbers["neutral_2"])
    t.set(SIMONE, at.COMPLETED, 1 << numbers["neutral_2"])
    t.pact(SERENA, "neutral_1")
    t.do("go market", "summon bastet at P1")
    for name in ("neutral_2", "neutral_1"):
        assert t.refused(f"bless {name}") == "A144"
    assert t.options() == ["bless norrenis_1", "pass"]


def test_a160_enlil_joins_the_portal_of_anu() -> None:
    t = ready(SERENA, "anu")
    t.gods(SERENA, "enlil")
    t.units(SERENA, "B1", followers=7, settlement=1)
    t.do("go move_blue", "pass", "summon anu at B1")
    assert t.refused("portal B1 > G1 x5") == "A45"
    t.do("portal B1 > G1 x4")
    assert t.asked() != "portal"


def test_a167_hades_counts_threes_of_the_reserve() -> None:
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "hades")
    for reserve, points in ((2, 0), (3, 2), (8, 4), (9, 6)):
        t.set(ISABELLA, at.RESERVE, reserve)
        assert scoring.god_points(t.s, ISABELLA) == points


# -- cards in play --------------------------------------------------------------------------------


def test_a113_an_attacker_replaces_by_another_advanced_weapon_only() -> None:
    t = meet(SERENA, ("dagger", "short_bow", "slingshot"), DANILO, ("viking_helmet",))
    assert t.options() == ["replace short_bow", "pass"]
    t.do("pass")  # whoever will not has lost
    assert t.at(SERENA, "G2") == (0, 0, 0, 0)
    assert t.at(DANILO, "G2")[0] == 1
    assert t.get(DANILO, at.VP) == 3
    assert t.s.deck(SERENA) >> t.weapon("dagger") & 1


def test_a114_a_card_added_to_a_bow_is_advanced_and_may_be_left_out() -> None:
    t = meet(SERENA, ("composite_bow", "short_bow", "slingshot"), ISABELLA, ("dagger",))
    assert t.options() == ["add short_bow", "pass"]
    t.do("pass")
    assert strengths(t) == (1 + 2, 1 + 1)
    assert (t.get(SERENA, at.VP), t.get(SERENA, at.STEPS + names.WAR)) == (2, 1)


def test_a203_a_slingshot_thrown_out_by_a_helmet_steals_nothing() -> None:
    t = meet(DANILO, ("viking_helmet",), SERENA, ("slingshot", "dagger"))
    t.do("replace dagger", seat=SERENA)
    assert strengths(t) == (1 + 2, 1 + 1)
    assert t.s.active() == SERENA  # whose turn is next; nothing else was asked
    assert t.asked() == "primary"
    assert t.held(SERENA)[:4] == (5, 5, 5 + 1, 5)


def test_a107_a_defender_plays_what_he_can_pay_and_the_slingshot_always() -> None:
    t = attack(DANILO, 2, "dagger", SERENA, 1)
    t.do("battle G2: dagger")
    assert t.options(SERENA) == ["battle G2: slingshot"]
    assert t.refused("battle G2: long_shield", seat=SERENA) == "A107"
