"""Effects that find nothing to do, or more than one source: a test for each statement that no worked case shows."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import codes, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.control import besieged, controller
from hexarch.games.anunnaki.engine import settle

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene


def test_a190_a_mana_action_needs_an_effect() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, wood=2, gold=2, food=2, mana=1)
    t.upgraded(SIMONE, "harvest_blue", "market")
    t.do("go creation")  # T0 touches the two developed tiles only
    assert not any(text.startswith("develop") for text in t.options())
    assert any(text.startswith("build") for text in t.options())
    one = Scene(SIMONE)
    one.holds(SIMONE, metal=2, mana=1)
    advanced = one.s.edition.advanced(names.PHARAOS)
    one.set(SIMONE, at.HAND, advanced & advanced - 1)
    one.do("go creation", "arm")
    assert len(one.options()) == 1 + 1
    one.do(one.options()[0])
    assert one.s.deck(SIMONE) == 0
    assert one.s.active() == DANILO


def test_a191_a_market_without_anything_to_pay_does_nothing() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.do("go market")
    assert t.s.active() == DANILO


def test_a192_a_follower_taken_away_leaves_no_battle() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "creation")
    t.holds(SIMONE, food=2, mana=1)
    t.units(SIMONE, "P3", followers=1)
    t.units(SIMONE, "P1", followers=11, settlement=1)
    t.do("go move_blue", "move P3 > P5 x1", "pass", "recruit", "redeploy P5 > P1")
    assert t.s.active() == DANILO
    assert t.s.civilization(t.place("P5")) >= 0


def test_a193_followers_without_a_place_stay_in_the_reserve() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "creation")
    t.units(DANILO, "N1", followers=2)
    t.units(DANILO, "N5", settlement=1)  # with a civilization: contested
    t.hand(DANILO, "short_bow")
    reserve = t.get(DANILO, at.RESERVE)
    t.do("go settlement_income")
    assert t.asked() != "deploy"
    assert t.get(DANILO, at.RESERVE) == reserve


def test_a195_a_pact_of_a_house_that_does_not_play_pays_one_row() -> None:
    t = Scene(SIMONE, players=2, all_pacts=True)
    t.holds(SIMONE, 5, 5, 5, 5)
    t.pact(SIMONE, "babylon_1")
    t.units(SIMONE, "G1", followers=1)
    t.do("go creation")
    t.do(*["pass"] * int(t.asked() == "mana_action"))
    assert t.options() == ["complete babylon_1: bonus", "complete babylon_1: score", "pass"]


def test_a196_rewards_without_a_choice_are_lost() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")
    t.holds(SERENA)
    for i in range(6):
        t.s.put(at.DISPLAY + i, 0)
    t.s.put(at.DRAWN_PACTS, len(t.s.world.pile))
    t.do("go commerce")
    assert t.s.active() == ISABELLA
    for pact, spoil in (("neutral_9", "develop"), ("neutral_10", "build")):
        full = Scene(SERENA)
        full.holds(SERENA, 5, 5, 5, 5)
        full.pact(SERENA, pact)
        full.set(SERENA, at.ROW, 0)
        full.set(SERENA, at.UPGRADED, (1 << 10) - 1)
        full.do("go creation", "gain gold", f"complete {pact}")
        assert full.asked() != spoil
        assert full.get(SERENA, at.VP) == 4


@pytest.mark.parametrize(("pact", "count"), [("neutral_1", 2), ("neutral_7", 3)])
def test_a197_hera_adds_one_follower_for_each_source(pact: str, count: int) -> None:
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "hera")
    t.holds(ISABELLA, 2, 2, 2, 2)
    t.pact(ISABELLA, pact)
    reserve = t.get(ISABELLA, at.RESERVE)
    t.do("go creation", f"complete {pact}")
    while t.asked() in ("rewards", "deploy"):
        t.do(t.options()[0])
    assert t.get(ISABELLA, at.RESERVE) == reserve - count


def test_a198a_osiris_lets_a_lone_settlement_harvest() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "creation")
    t.holds(SIMONE)
    t.units(SIMONE, "P4", settlement=1)
    t.do("go harvest_blue")
    assert t.refused("harvest P4") == "A64"
    with_god = Scene(SIMONE)
    with_god.pawn(SIMONE, "creation")
    with_god.holds(SIMONE)
    with_god.gods(SIMONE, "osiris")
    with_god.units(SIMONE, "P4", settlement=1)
    with_god.do("go harvest_blue", "harvest P4")
    assert with_god.held(SIMONE)[0] == 1


def test_a214_a_settlement_of_norrenis_keeps_others_from_building() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, wood=2, mana=1)
    t.units(SIMONE, "G2", followers=1)
    t.do("go creation")
    assert "build G2" in t.options()
    blocked = Scene(SIMONE)
    blocked.units(DANILO, "G2", settlement=1)
    blocked.units(SIMONE, "G2", settlement=1)
    assert controller(blocked.s, blocked.place("G2")) == DANILO
    assert besieged(blocked.s, blocked.place("G2"), SIMONE)
    settle(blocked.s)
    blocked.pawn(SIMONE, "creation")
    blocked.do("go settlement_income")
    assert "deploy G2" not in blocked.options()


def test_every_effect_has_its_code() -> None:
    assert {name: getattr(codes, name.upper()) for name in EVENTS} == codes.NUMBER
