"""Gods and Houses to the last word: what the scenes of each god leave open (A131 to A170, A194, A213)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.control import besieged, contested, controls
from hexarch.kernel.errors import Unreadable

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths, to_battle
from .test_anunnaki_gods import ready
from .test_anunnaki_turns import told


def to_extras(t: Scene) -> None:
    """Everything that may be left out is left out until the third phase."""
    while t.asked() != "extra":
        t.do("pass")


def everybody_out(t: Scene, seat: int, home: str) -> None:
    """All followers of the seat are on the map, nearly all in its capital: the reserve is empty."""
    t.units(seat, home, followers=t.at(seat, home)[0] + t.get(seat, at.RESERVE), settlement=1)
    assert t.get(seat, at.RESERVE) == 0


# -- Norrenis -------------------------------------------------------------------------------------


def test_a131_a_settlement_takes_a_portal_with_two_and_fights_with_strength_0() -> None:
    t = Scene(DANILO)
    t.do("go portal", "portal N1 > G1 settlement with follower+follower")
    assert t.at(DANILO, "G1") == (2, 0, 0, 1)
    for crew in ("follower+follower+follower", "settlement"):
        with pytest.raises(Unreadable):
            t.do(f"portal N1 > G1 settlement with {crew}")
    fight = Scene(DANILO)
    fight.units(DANILO, "G1", followers=1, settlement=1)
    fight.units(SIMONE, "G2", followers=1)
    fight.hand(DANILO, "short_bow")
    march(fight, "move G1 > G2 settlement with follower")
    fight.do("battle G2: short_bow")
    fight.do("battle G2: slingshot", seat=SIMONE)
    assert strengths(fight) == (0 + 1 + 3, 1 + 1)


def test_a132_a_settlement_goes_to_another_but_nobody_builds_beside_one() -> None:
    t = Scene(DANILO)
    t.holds(DANILO, wood=2, mana=1)
    t.units(SERENA, "N2", settlement=1)
    t.do("go move_blue", "move N1 > N2 settlement with follower+follower", "pass")
    assert t.at(DANILO, "N2") == (2, 0, 0, 1)
    assert not controls(t.s, DANILO, t.place("N1"))
    assert t.refused("build N1") == "A79"
    assert t.refused("build N2") == "A79"
    t.do("build N3")


def test_a136_with_odin_unlocked_a_settlement_harvests_for_two() -> None:
    t = Scene(DANILO)
    t.holds(DANILO)
    t.units(DANILO, "G1", settlement=1)
    t.do("go harvest_blue")
    assert t.refused("harvest G1") == "A64"
    odin = Scene(DANILO)
    odin.gods(DANILO, "odin")
    odin.holds(DANILO)
    odin.units(DANILO, "G1", settlement=1)
    odin.do("go harvest_blue", "harvest G1")
    assert odin.held(DANILO)[2] == 2


def test_a213_passengers_stop_with_their_settlement_and_need_the_same_border() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "creation")
    t.upgraded(DANILO, "move_blue")
    t.units(DANILO, "G1", followers=1, settlement=1)
    t.units(DANILO, "N3", followers=1, settlement=1)
    t.do("go move_blue")
    assert t.refused("move G1 > A1 settlement with follower") == "A47"
    t.do("move N3 > N5 settlement with follower")
    assert t.refused("move N5 > N6 x1") == "A46"
    assert t.refused("move N5 > N6 settlement") == "A46"
    assert t.refused("move N5 > N6 settlement with follower") == "A46"


# -- gods of the Pharaos --------------------------------------------------------------------------


def test_a143_anubis_sends_one_follower_to_each_battlefield_and_takes_it_from_the_map() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "anubis")
    t.civilization("P5", 9)
    t.units(SIMONE, "P3", followers=1, minor=2)
    everybody_out(t, SIMONE, "P1")
    t.hand(SIMONE, "short_bow")
    march(t, "move P3 > P5 minor", "move P3 > P5 minor")
    assert t.options() == ["redeploy P1 > P5", "redeploy P3 > P5", "pass"]
    t.do("redeploy P1 > P5")
    assert t.asked() == "weapons"  # one follower, although two gods came
    t.do("battle P5: short_bow")
    assert strengths(t) == (2 + 2 + 1 + 3, 5)
    without = Scene(SIMONE)
    without.gods(SIMONE, "anubis")
    without.units(SIMONE, "P3", followers=2)
    without.hand(SIMONE, "short_bow")
    march(without, "move P3 > P5 x2")
    assert without.asked() == "weapons"  # no god has come


def test_a144_bastet_needs_a_mana_and_leaves_the_pact_of_the_turn() -> None:
    t = ready(SIMONE, "bastet")
    t.holds(SIMONE, food=1, metal=2, mana=1)
    t.set(SIMONE, at.PACTS, sum([1 << t.s.edition.pact_numbers[name] for name in ("norrenis_1", "neutral_2")]))
    t.do("go move_blue")
    to_extras(t)
    t.do("summon bastet at P1", "bless norrenis_1", "complete neutral_2")
    assert t.get(SIMONE, at.COMPLETED).bit_count() == 2
    assert t.get(SIMONE, at.VP) == 3 + 2
    poor = ready(SIMONE, "bastet")
    poor.pact(SIMONE, "norrenis_1")
    poor.do("go move_blue")
    to_extras(poor)
    poor.do("summon bastet at P1")
    assert poor.asked() != "bless"


def test_a146_isis_helps_units_in_battle_and_starts_none() -> None:
    t = Scene(SERENA)
    t.gods(SIMONE, "isis")
    t.units(SIMONE, "G2", followers=1, settlement=1)
    t.units(SERENA, "G1", followers=3)
    t.hand(SERENA, "short_bow")
    march(t, "move G1 > G2 x3")
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=SIMONE)
    assert strengths(t) == (3 + 3, 1 + 1 + 1)
    alone = Scene(SERENA)
    alone.gods(SIMONE, "isis")
    alone.units(SIMONE, "G2", settlement=1)
    alone.units(SERENA, "G2", followers=1)
    assert not contested(alone.s, alone.place("G2"))
    assert besieged(alone.s, alone.place("G2"), SIMONE)


def test_a198a_isis_counts_a_besieged_settlement_that_units_come_to_relieve() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "isis")
    t.units(SIMONE, "G2", settlement=1)
    t.units(SERENA, "G2", followers=1)
    t.units(SIMONE, "G1", followers=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move G1 > G2 x1")
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=SERENA)
    assert strengths(t) == (1 + 1 + 3, 1 + 1)


def test_a149_seth_counts_pairs_and_leaves_out_atlantis() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "seth")
    t.civilization("A1", 0)
    t.units(SIMONE, "A1", followers=1)
    t.units(SIMONE, "P6", followers=1)
    t.s.put(t.s.exhausted_cell(t.place("P6"), names.METAL), 1)
    assert scoring.god_points(t.s, SIMONE) == 0
    t.s.put(t.s.exhausted_cell(t.place("P3"), names.METAL), 2)
    t.units(SIMONE, "P2", followers=1)
    t.s.put(t.s.exhausted_cell(t.place("P2"), names.GOLD), 2)
    assert scoring.god_points(t.s, SIMONE) == 3


# -- gods of Norrenis -----------------------------------------------------------------------------


def test_a153_frigg_deploys_once_in_each_crowd_and_from_the_map_if_need_be() -> None:
    t = ready(DANILO, "frigg")
    t.units(DANILO, "N3", followers=3)
    everybody_out(t, DANILO, "N1")
    t.do("go move_blue", "pass", "summon frigg at N1")  # whose follower goes to the reserve
    assert t.options() == ["deploy N1", "deploy N3", "pass"]
    t.do("deploy N1")
    assert t.options() == ["redeploy N1 > N3", "pass"]
    t.do("redeploy N1 > N3")
    assert t.at(DANILO, "N3")[0] == 4


def test_a156_thor_counts_settlements_once_odin_is_unlocked() -> None:
    for unlocked, points in (((), 0), (("odin",), 2)):
        t = Scene(DANILO)
        t.gods(DANILO, "thor", *unlocked)
        t.units(DANILO, "G1", followers=2, settlement=1)
        t.units(DANILO, "N1")
        assert scoring.god_points(t.s, DANILO) == points


# -- gods of Babylon and Ellenys ------------------------------------------------------------------


def test_a157_anu_takes_three_units_and_not_to_atlantis() -> None:
    t = ready(SERENA, "anu")
    t.units(SERENA, "B1", followers=5, settlement=1)
    t.do("go move_blue", "pass", "summon anu at B1")
    assert t.refused("portal B1 > A1 x1") == "A118"
    assert t.refused("portal B1 > G1 x4") == "A45"
    t.do("portal B1 > G1 x2", "portal B1 > G2 minor")
    assert t.asked() != "portal"


def test_a158_assur_fights_too() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "assur")
    t.civilization("B5", 9)
    t.units(SERENA, "B3", followers=1)
    t.hand(SERENA, "short_bow")
    march(t, "move B3 > B5 x1")
    t.do("battle B5: short_bow")
    assert strengths(t) == (1 + 1 + 3, 5)


def test_a160_enlil_joins_every_portal_and_no_move() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "enlil")
    t.units(SERENA, "B1", followers=5, settlement=1)
    t.do("go move_blue")
    assert t.refused("move B1 > B2 x3") == "A45"
    pact = Scene(SERENA)
    pact.gods(SERENA, "enlil")
    pact.holds(SERENA, metal=2, gold=2)
    pact.pact(SERENA, "neutral_6")
    pact.do("go move_blue")
    to_extras(pact)
    pact.do("complete neutral_6", "claim portal", "portal B1 > G1 x2")
    assert pact.at(SERENA, "G1")[0] == 2


def test_a169_hermes_joins_no_portal() -> None:
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "hermes")
    t.do("go portal")
    assert t.refused("portal E1 > G1 x2") == "A45"


def test_a161_marduk_takes_a_follower_from_the_map_if_none_is_left() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "marduk")
    t.civilization("B5", 1)
    everybody_out(t, SERENA, "B1")
    t.hand(SERENA, "short_bow")
    march(t, "move B3 > B5 x1")
    t.do("battle B5: short_bow")
    assert t.options() == ["redeploy B1 > B5", "pass"]
    t.do("redeploy B1 > B5")
    assert t.at(SERENA, "B5")[0] == 2


def test_a165_athena_pays_for_exhausted_territories_and_not_for_atlantis() -> None:
    t = ready(ISABELLA, "athena")
    t.civilization("A1", 0)
    t.units(ISABELLA, "A1", settlement=1)
    t.units(ISABELLA, "E3", followers=1, settlement=1)
    t.units(ISABELLA, "E2", settlement=1)
    t.s.put(t.s.exhausted_cell(t.place("E3"), names.GOLD), 2)
    t.do("go move_blue", "pass", "summon athena at E1")
    assert t.held(ISABELLA)[:4] == (0, 1, 1, 1)
    assert t.s.icons(t.place("E2"), names.METAL) == 2  # it is no harvest


# -- summoning ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "reached"), [(("dominion", "war"), 10), (("war", "dominion"), 9)])
def test_a194_dominion_steps_of_the_major_god_may_open_a_final_space(order: tuple[str, str], reached: int) -> None:
    t = ready(SIMONE, "horus")
    t.set(SIMONE, at.MAJOR_TOKEN, 1)
    t.set(SIMONE, at.STEPS + names.WAR, 9)
    t.set(SIMONE, at.DOMINION, t.s.edition.lightning - 1)
    t.do("go move_blue", "pass")
    start = len(t.s.effects)
    t.do("summon ra at P1", f"claim {order[0]}", f"claim {order[1]}")
    assert t.get(SIMONE, at.STEPS + names.WAR) == reached
    order_of_events = told(t, start)
    assert order_of_events.index("summon") < order_of_events.index("dominion")


def test_a194_a_summoned_god_has_not_entered_and_brings_no_follower_of_anubis() -> None:
    t = ready(SIMONE, "horus")
    t.gods(SIMONE, "anubis")
    t.units(SIMONE, "P3", followers=1)
    t.hand(SIMONE, "short_bow")
    t.do("go move_blue", "move P3 > P5 x1", "pass", "summon horus at P5")
    to_battle(t)
    assert t.asked() == "weapons"
