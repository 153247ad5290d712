"""Weapons with an effect, civilizations with one, and the six artefacts (A110 to A127)."""

from __future__ import annotations

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.engine import settle

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths


def clash(attacker: int, defender: int, attack: str, defence: str, **units: int) -> Scene:
    """One follower attacks another's units at G2, both with resources in plenty; both have put down a weapon."""
    t = Scene(attacker)
    for seat in (attacker, defender):
        t.holds(seat, 5, 5, 5, 5)
    t.units(attacker, "G1", followers=1)
    t.units(defender, "G2", **(units or {"followers": 1}))
    t.hand(attacker, attack, "short_bow")
    t.hand(defender, defence, "slingshot")
    march(t, "move G1 > G2 x1")
    t.do(f"battle G2: {attack}")
    t.do(f"battle G2: {defence}", seat=defender)
    return t


def test_net_cancels_the_effect_of_the_other_weapon() -> None:
    assert strengths(clash(ISABELLA, SERENA, "ballista", "dagger", minor=2)) == (3, 2 + 1)
    assert strengths(clash(ISABELLA, SERENA, "ballista", "net", minor=2)) == (3, 4 + 2)


def test_long_spear_leaves_out_the_strongest_unit() -> None:
    assert strengths(clash(ISABELLA, SERENA, "sarissa", "dagger", followers=1, major=1)) == (3, 1 + 1)


def test_composite_bow_adds_a_second_weapon() -> None:
    t = clash(SERENA, ISABELLA, "composite_bow", "dagger")
    t.do("add short_bow")
    assert strengths(t) == (1 + 2 + 3, 1 + 1)
    assert t.get(SERENA, at.VP) == 2 + 3
    assert t.get(SERENA, at.STEPS + names.WAR) == 2


def test_war_cart_buys_strength() -> None:
    t = clash(SIMONE, ISABELLA, "war_chariot", "long_sword")
    t.do("cart 4")
    assert strengths(t) == (1 + 1 + 4, 1 + 5)
    assert t.held(SIMONE)[2] == 1
    assert t.held(ISABELLA)[2] == 5 - 2 + 1


def test_civilizations_with_effects() -> None:
    for tile, weapon, expected in ((3, "ballista", (1 + 2 + 2, 3 + 3)), (4, "short_bow", (1 + 1 + 3, 3 + 3))):
        t = Scene(ISABELLA)
        t.holds(ISABELLA, metal=1)
        t.civilization("A1", tile)
        t.units(ISABELLA, "G2", followers=1, minor=1)
        t.hand(ISABELLA, weapon)
        march(t, "move G2 > A1 x1", "move G2 > A1 minor")
        t.do(f"battle A1: {weapon}")
        assert strengths(t) == expected


def owner(*artefacts: int) -> Scene:
    t = Scene(SIMONE)
    t.set(SIMONE, at.ARTEFACTS, sum([1 << artefact for artefact in artefacts]))
    return t


def test_cornucopia_takes_four_for_eight_points() -> None:
    t = owner(names.CORNUCOPIA)
    t.holds(SIMONE, gold=4)
    t.do("go creation")
    assert t.refused("offer wood") == "A122"
    t.do("offer gold")
    assert t.get(SIMONE, at.VP) == 8
    assert t.get(SIMONE, at.ARTEFACTS) == 0


def test_duplicity_mirror_allows_two_different_mana_actions() -> None:
    t = owner(names.MIRROR)
    t.holds(SIMONE, food=4, wood=2, mana=0)
    t.do("go market", "pass", "mirror", "recruit", "deploy P1", "pass")
    assert t.refused("recruit") == "A210"
    t.do("build P3")
    assert t.held(SIMONE) == (2, 0, 0, 0, 0)
    assert t.asked() != "mana_action"


def test_the_afterworld_belongs_to_its_owner() -> None:
    t = owner(names.AFTERWORLD_MAP)
    t.holds(SIMONE)
    t.do("go move_blue", "move P1 > X1 x2")
    assert t.at(SIMONE, "X1")[0] == 2
    other = Scene(DANILO)
    other.do("go portal")
    assert other.refused("portal N1 > X1 x1") == "A48"
    t = owner(names.AFTERWORLD_MAP)
    t.holds(SIMONE)
    t.units(SIMONE, "X1", followers=3)
    t.do("go harvest_blue", "harvest X1", "gain gold", "gain wood")
    assert t.held(SIMONE)[:4] == (0, 1, 0, 1)


def test_pandora_takes_from_the_others() -> None:
    t = owner(names.PANDORA)
    t.set(SIMONE, at.PANDORA, 7)
    t.hand(SERENA, "slingshot", "net", "dagger")
    t.do("go creation", "pass", "pandora weapon", "weapon net")
    assert t.game.to_act == (SERENA,)
    t.do("lose dagger", seat=SERENA)
    assert t.get(SERENA, at.HAND) == 1 << t.weapon("slingshot") | 1 << t.weapon("net")
    t = owner(names.PANDORA)
    t.set(SIMONE, at.PANDORA, 2)
    t.do("go creation", "pass", "pandora follower", "deploy P1")
    for seat, code in ((DANILO, "N1"), (SERENA, "B1"), (ISABELLA, "E1")):
        t.do(f"remove {code}", seat=seat)
        assert t.at(seat, code)[0] == 1
    assert t.get(SIMONE, at.ARTEFACTS) == 0


def test_scarab_and_tablet_at_the_end() -> None:
    t = owner(names.SCARAB)
    t.s.put(at.PHASE, at.FINISH)
    t.s.queue(())
    settle(t.s)
    t.do("advance war", "advance commerce")
    assert t.game.over
    assert t.get(SIMONE, at.STEPS + names.WAR) == 1
    t = owner(names.TABLET)
    t.set(SIMONE, at.TABLET, 1 + names.WAR)
    t.set(SERENA, at.STEPS + names.WAR, 8)
    scoring.final(t.s)
    assert t.game.scores()[SIMONE]["tablet"] == 4
