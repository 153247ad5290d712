"""Every god, as players would tell it (A131 to A170)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.control import altars, controls

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths, to_battle


def ready(seat: int, god: str) -> Scene:
    """A seat may summon a god in this turn, and has done everything before."""
    t = Scene(seat)
    t.holds(seat, mana=0)
    t.set(seat, at.GODS, 1 << names.GODS.index(god))
    t.set(seat, at.TOKENS, 1)
    return t


def summoned(t: Scene, god: str, code: str) -> None:
    t.do("go market", f"summon {god} at {code}")


def test_ra_shifts_the_cube_of_the_edge_he_walks() -> None:
    t = Scene(SIMONE)
    edges = [one.name for one in t.s.edition.edges]
    t.pawn(SIMONE, "creation")
    t.set(SIMONE, at.CUBES, 1 << edges.index("T0-I4"))
    t.set(SIMONE, at.PLACED, 1)
    t.do("go market")
    assert t.refused("shift T0-I0 to I0-I1") == "A137"
    t.do("shift T0-I4 to I0-I1")
    assert t.held(SIMONE)[4] == 2 + 2
    assert t.get(SIMONE, at.CUBES) == 1 << edges.index("I0-I1")


def test_odin_settlements_move_and_carry() -> None:
    t = Scene(DANILO)
    t.do("go move_blue", "move N1 > N2 settlement with follower+follower")
    assert t.at(DANILO, "N2") == (2, 0, 0, 1)
    assert not controls(t.s, DANILO, t.place("N1"))
    t.do("move N2 > N4 settlement")
    assert t.at(DANILO, "N4") == (0, 0, 0, 1)
    other = Scene(SIMONE)
    other.do("go move_blue")
    assert other.refused("move P1 > P2 settlement") == "A131"


def test_a_settlement_of_norrenis_besieges_another() -> None:
    t = Scene(DANILO)
    t.units(SERENA, "G2", settlement=1)
    t.units(DANILO, "G1", settlement=1)
    t.do("go move_blue", "move G1 > G2 settlement")
    assert controls(t.s, DANILO, t.place("G2"))
    assert t.asked() != "weapons"


def test_ishtar_a_lone_settlement_harvests() -> None:
    t = Scene(SERENA)
    t.units(SERENA, "G1", settlement=1)
    t.holds(SERENA)
    t.do("go harvest_blue", "harvest G1")
    assert t.held(SERENA)[:4] == (0, 0, 2, 0)


@pytest.mark.parametrize(("unlocked", "gold"), [(False, 2), (True, 4)])
def test_zeus_takes_rewards_of_the_whole_planet(unlocked: bool, gold: int) -> None:
    t = Scene(DANILO)
    t.holds(ISABELLA)
    t.units(ISABELLA, "N6", followers=1)
    if unlocked:
        t.gods(ISABELLA, "zeus")
    t.only_token(t.s.world.spot_codes.index("N1-N2-N3"), 0)
    t.do("go move_blue", "move N1 > N2 x1", "pass")
    to_battle(t)
    assert t.held(ISABELLA)[3] == gold


def test_anubis_sends_a_follower_where_a_god_starts_a_battle() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "anubis")
    t.civilization("P5", 9)
    t.units(SIMONE, "P3", minor=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move P3 > P5 minor")
    t.do("deploy P5", "battle P5: short_bow")
    assert strengths(t) == (2 + 1 + 3, 5)


def test_bastet_completes_a_pact_for_a_mana() -> None:
    t = ready(SIMONE, "bastet")
    t.holds(SIMONE, mana=1)
    t.pact(SIMONE, "norrenis_1")
    summoned(t, "bastet", "P1")
    t.do("bless norrenis_1")
    assert t.held(SIMONE) == (0, 0, 0, 0, 1)
    assert t.get(SIMONE, at.VP) == 3
    assert t.get(SIMONE, at.STEPS + names.COMMERCE) == 1 + 1


@pytest.mark.parametrize(
    ("seat", "god", "code"),
    [(SIMONE, "horus", "G4"), (DANILO, "aegir", "G8"), (SERENA, "ninhursag", "G6"), (ISABELLA, "demeter", "G2")],
)
def test_gods_that_score_the_missing_resource(seat: int, god: str, code: str) -> None:
    t = Scene(seat)
    t.gods(seat, god)
    assert scoring.god_points(t.s, seat) == 0
    t.units(seat, code, followers=1)
    assert scoring.god_points(t.s, seat) == 2


def test_isis_and_osiris_and_assur_strengthen_a_harvest() -> None:
    for seat, god, home, gains in ((SIMONE, "isis", "P", 2), (SIMONE, "osiris", "P", 2), (SERENA, "assur", "B", 2)):
        t = Scene(seat)
        t.gods(seat, god)
        t.units(seat, f"{home}4", followers=1, settlement=int(god == "isis"))
        t.holds(seat)
        t.do("go harvest_blue", f"harvest {home}4")
        assert sum(t.held(seat)[:4]) == gains, god


def test_sekhmet_makes_weapons_cheaper() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "sekhmet")
    t.holds(SIMONE)
    t.units(SIMONE, "P3", followers=3)
    t.hand(SIMONE, "double_axe")
    march(t, "move P3 > P5 x3")
    assert t.options() == ["battle P5: double_axe"]


def test_seth_scores_exhausted_territories() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "seth")
    t.units(SIMONE, "P6", followers=1)
    t.s.put(t.s.exhausted_cell(t.place("P6"), names.METAL), 1)
    t.s.put(t.s.exhausted_cell(t.place("P3"), names.METAL), 2)
    assert scoring.god_points(t.s, SIMONE) == 3


def test_freya_exchanges_a_follower_for_four_resources() -> None:
    t = ready(DANILO, "freya")
    summoned(t, "freya", "N1")
    t.do("recall N3", "gain food", "gain food", "gain gold", "gain wood")
    assert t.held(DANILO)[:4] == (2, 1, 0, 1)
    assert t.get(DANILO, at.RESERVE) == 11


def test_freyr_and_ninlil_count_what_lies_abroad() -> None:
    t = ready(DANILO, "freyr")
    for code in ("G1", "G2", "G3"):
        t.units(DANILO, code, followers=1)
    summoned(t, "freyr", "N1")
    assert t.get(DANILO, at.VP) == 1
    assert t.held(DANILO)[4] == 1
    t = ready(SERENA, "ninlil")
    t.units(SERENA, "G2", followers=1)
    t.units(SERENA, "G4", followers=1)
    summoned(t, "ninlil", "B1")
    assert t.get(SERENA, at.VP) == 2
    assert t.held(SERENA)[2] == 2


def test_frigg_deploys_where_three_stand() -> None:
    t = ready(DANILO, "frigg")
    summoned(t, "frigg", "N1")
    assert t.options() == ["deploy N1", "pass"]
    t.do("deploy N1")
    assert t.at(DANILO, "N1") == (2, 1, 0, 1)


def test_loki_puts_down_two_weapons() -> None:
    t = Scene(DANILO)
    t.gods(DANILO, "loki")
    t.holds(DANILO, metal=2)
    t.civilization("N5", 9)
    t.units(DANILO, "N3", followers=2)
    t.hand(DANILO, "short_bow", "long_sword")
    march(t, "move N3 > N5 x2")
    t.do("battle N5: short_bow, long_sword", "use long_sword")
    assert strengths(t) == (7, 5)
    assert t.get(DANILO, at.HAND) == 1 << t.weapon("short_bow")
    assert t.held(DANILO)[2] == 2


def test_thor_scores_strong_territories() -> None:
    t = Scene(DANILO)
    t.gods(DANILO, "thor")
    t.units(DANILO, "G1", followers=2, minor=1)
    assert scoring.god_points(t.s, DANILO) == 2


def test_anu_teleports_from_one_territory() -> None:
    t = ready(SERENA, "anu")
    summoned(t, "anu", "B1")
    t.do("portal B1 > G1 x1")
    assert t.refused("portal B3 > G1 x1") == "A157"
    t.do("portal B1 > G2 minor")
    assert t.at(SERENA, "G2")[1] == 1


def test_enlil_and_hermes_take_one_more() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "enlil")
    t.do("go portal", "portal B1 > G1 x2")
    assert t.asked() != "portal"
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "hermes")
    t.do("go move_blue", "move E1 > E2 x2", "move E2 > E4 x1")
    assert t.asked() != "move"


def test_enki_scores_atlantis_and_ares_civilizations() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "enki")
    t.civilization("A1", 0)
    t.units(SERENA, "A1", followers=1)
    assert scoring.god_points(t.s, SERENA) == 4
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "ares", "hades")
    t.set(ISABELLA, at.BEATEN, 2)
    assert scoring.god_points(t.s, ISABELLA) == 4 + 6


def test_marduk_deploys_after_a_victory() -> None:
    t = Scene(SERENA)
    t.gods(SERENA, "marduk")
    t.civilization("B5", 1)
    t.units(SERENA, "B3", followers=1)
    t.hand(SERENA, "short_bow")
    march(t, "move B3 > B5 x1")
    t.do("battle B5: short_bow", "deploy B5")
    assert t.at(SERENA, "B5")[0] == 2


def test_athena_hera_poseidon() -> None:
    t = ready(ISABELLA, "athena")
    t.units(ISABELLA, "E3", followers=1, settlement=1)
    summoned(t, "athena", "E1")
    assert t.held(ISABELLA)[:4] == (0, 1, 0, 1)
    t = Scene(ISABELLA)
    t.gods(ISABELLA, "hera", "poseidon")
    t.holds(ISABELLA, food=3, mana=1)
    assert altars(t.s, ISABELLA) == 2
    t.do("go market", "pass", "recruit", *["deploy E1"] * 4)
    assert t.at(ISABELLA, "E1")[0] == 2 + 4


def test_the_major_god_comes_with_steps_in_any_order() -> None:
    t = ready(SIMONE, "horus")
    t.set(SIMONE, at.MAJOR_TOKEN, 1)
    summoned(t, "ra", "P1")
    t.do("claim dominion", "claim war", "claim commerce")
    assert [t.get(SIMONE, at.STEPS + track) for track in range(3)] == [1, 1, 1]
    assert t.get(SIMONE, at.DOMINION) == 2
    assert t.at(SIMONE, "P1") == (1, 0, 1, 1)
