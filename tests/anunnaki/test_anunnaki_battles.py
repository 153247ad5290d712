"""Worked cases: battles, Atlantis, culture tokens, end and scoring (T15 to T20, T22 to T26, T29, T30)."""

from __future__ import annotations

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.codes import NUMBER

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene


def march(t: Scene, *moves: str) -> None:
    """An upgraded move, then nothing more until the battles."""
    t.pawn(t.seat, "market")
    t.upgraded(t.seat, "move_red")
    t.do("go move_red", *moves)
    to_battle(t)


def attack(attacker: int, force: int, weapon: str, defender: int, against: int, **held: dict[str, int]) -> Scene:
    """Followers in G1 march upon those of another seat in G2; `mine` and `theirs` say what the two hold."""
    t = Scene(attacker)
    t.holds(attacker, **held.get("mine", {}))
    t.holds(defender, **held.get("theirs", {}))
    t.units(attacker, "G1", followers=force)
    t.units(defender, "G2", followers=against)
    t.hand(attacker, weapon)
    march(t, f"move G1 > G2 x{force}")
    return t


def to_battle(t: Scene) -> None:
    while t.asked() in ("move", "mana_action", "extra"):
        t.do("pass")


def strengths(t: Scene) -> tuple[int, int]:
    """Attack and defence of the last battle."""
    found = [one for one in t.s.effects if one.code == NUMBER["strength"]][-1]
    return found.a, found.b


def test_t15_a_civilization_falls_to_a_tie_and_a_token_is_surrounded() -> None:
    t = Scene(ISABELLA)
    t.holds(ISABELLA)
    t.civilization("E5", 9)
    t.units(ISABELLA, "E2", followers=1, minor=1)
    t.units(ISABELLA, "E4", followers=1)
    t.hand(ISABELLA, "short_bow", "slingshot", "long_shield")
    spot = t.s.world.spot_codes.index("E2-E4-E5")
    mana = next(i for i, token in enumerate(t.s.edition.tokens) if token == ((names.R_MANA, 1),))
    t.only_token(spot, mana)
    march(t, "move E2 > E5 minor")
    t.do("battle E5: short_bow")
    assert strengths(t) == (5, 5)
    assert t.get(ISABELLA, at.STEPS + names.WAR) == 1
    assert t.get(ISABELLA, at.VP) == 3
    assert t.held(ISABELLA) == (1, 0, 2, 0, 1)
    assert t.s.civilization(t.place("E5")) == -1
    assert t.s.deck(ISABELLA) >> t.weapon("short_bow") & 1
    assert t.s.cells[t.s.spot_cell(spot)] == 0


def test_t16_slingshot_loses_and_steals() -> None:
    t = attack(DANILO, 2, "dagger", SERENA, 1, mine={"gold": 1}, theirs={"food": 1})
    assert t.refused("battle G2: long_shield", seat=SERENA) == "A107"
    home = t.at(SERENA, "B1")[0]
    t.do("battle G2: dagger")
    assert t.game.to_act == (SERENA,)
    t.do("battle G2: slingshot", seat=SERENA)
    assert strengths(t) == (3, 2)
    t.do("steal gold", seat=SERENA)
    assert t.held(SERENA)[:4] == (1, 0, 0, 1)
    assert t.at(SERENA, "B1")[0] == home + 1
    assert t.get(SERENA, at.HAND) >> t.weapon("slingshot") & 1
    assert t.get(DANILO, at.VP) == 3
    assert t.get(DANILO, at.STEPS + names.WAR) == 2


def test_t17_atlantis_and_an_artefact() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, metal=1)
    t.civilization("A2", 1)
    t.civilization("A1", 0)
    t.s.put(at.CONQUESTS, 1)
    t.s.put(at.TAKEN_ARTEFACTS, 1)
    t.units(SIMONE, "G4", followers=1, minor=2)
    t.hand(SIMONE, "double_axe")
    march(t, "move G4 > A2 minor", "move G4 > A2 minor", "move G4 > A2 x1")
    t.do("battle A2: double_axe")
    assert strengths(t) == (8, 6)
    assert t.get(SIMONE, at.VP) == 3
    assert t.get(SIMONE, at.STEPS + names.WAR) == 2
    assert t.held(SIMONE)[:4] == (0, 1, 0, 1)
    assert t.options() == [f"keep {name}" for name in t.game.setup.artefacts[1:]]
    t.do(t.options()[0])
    assert t.get(SIMONE, at.ARTEFACTS).bit_count() == 1


def test_t18_everybody_around_a_token_is_paid_once() -> None:
    t = Scene(DANILO)
    t.holds(DANILO)
    t.holds(SERENA)
    t.units(SERENA, "N2", followers=1)
    t.units(SERENA, "N4", followers=1)
    t.civilization("N5", 0)
    t.units(DANILO, "N6", followers=1)
    spot = t.s.world.spot_codes.index("N2-N4-N5")
    t.only_token(spot, 0)  # 2 gold
    march(t, "move N6 > N5 x1")
    assert t.held(DANILO)[3] == 2
    assert t.held(SERENA)[3] == 2
    assert t.s.cells[t.s.spot_cell(spot)] == 0


def test_t19_final_scoring() -> None:
    t = Scene(SIMONE)
    s = t.s
    s.put(at.GOALS + names.WAR, 0)
    s.put(at.GOALS + names.TECHNOLOGY, 1)
    s.put(at.GOALS + names.COMMERCE, 3)
    for seat, steps in ((SIMONE, (3, 10, 8)), (DANILO, (5, 1, 1)), (SERENA, (0, 0, 0)), (ISABELLA, (0, 0, 0))):
        for track, n in enumerate(steps):
            t.set(seat, at.STEPS + track, n)
    t.set(SIMONE, at.DOMINION, 11)
    t.gods(SIMONE, "horus")
    t.units(SIMONE, "P1", followers=2, settlement=1)
    t.units(SIMONE, "P3", followers=1)
    t.units(SIMONE, "P6", followers=1)
    t.units(SIMONE, "G4", followers=1, minor=1, settlement=1)
    t.units(SIMONE, "G7", followers=2, settlement=1)
    t.holds(SIMONE, 1, 1, 1, 1, 3)
    scoring.final(s)
    row = t.game.scores()[SIMONE]
    assert (row["ranks"], row["goals"], row["dominion"], row["endgame_gods"], row["leftovers"]) == (10, 29, 3, 4, 1)
    assert row["total"] == 47


def test_t20_heimdallr_and_odin() -> None:
    t = Scene(SIMONE)
    t.gods(DANILO, "odin", "heimdallr")
    t.units(DANILO, "G2", settlement=1)
    t.units(SIMONE, "G1", followers=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move G1 > G2 x1")
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=DANILO)
    assert strengths(t) == (1 + 3, 5 + 1)
    attack = Scene(DANILO)
    attack.gods(DANILO, "odin", "heimdallr")
    attack.units(DANILO, "G1", settlement=1)
    attack.units(SIMONE, "G2", followers=1)
    attack.hand(DANILO, "short_bow")
    march(attack, "move G1 > G2 settlement")
    attack.do("battle G2: short_bow")
    attack.do("battle G2: slingshot", seat=SIMONE)
    assert strengths(attack) == (2 + 3, 1 + 1)


def test_t22_ballista_against_the_atlantean_god() -> None:
    t = Scene(SIMONE)
    t.civilization("A1", 1)
    t.units(SIMONE, "G2", followers=1)
    t.hand(SIMONE, "ballista")
    march(t, "move G2 > A1 x1")
    t.do("battle A1: ballista")
    assert strengths(t) == (1 + 2, 3 + 1)


def test_t23_the_final_space_needs_the_lightning_line() -> None:
    t = Scene(SIMONE)
    t.civilization("P5", 1)
    t.units(SIMONE, "P3", followers=3)
    t.hand(SIMONE, "short_bow")
    t.set(SIMONE, at.STEPS + names.WAR, 9)
    march(t, "move P3 > P5 x3")
    mark = t.game.mark()
    t.do("battle P5: short_bow")
    assert t.get(SIMONE, at.STEPS + names.WAR) == 9
    assert t.s.cells[at.END] == 0
    t.game.rollback(mark)
    t.set(SIMONE, at.DOMINION, 8)
    t.do("battle P5: short_bow")
    assert t.get(SIMONE, at.STEPS + names.WAR) == 10
    assert t.s.cells[at.END] == 1


def test_t24_everybody_has_the_same_number_of_turns() -> None:
    t = Scene(SIMONE)

    def turn(seat: int, tile: str) -> None:
        t.do(f"go {tile}", seat=seat)
        while t.game.to_act == (seat,) and t.asked() != "primary":
            t.do("pass", seat=seat)

    turn(SIMONE, "creation")
    t.pawn(DANILO, "creation")
    t.set(DANILO, at.CUBES, 0b111111111111111 & ~(1 << [e.name for e in t.s.edition.edges].index("T0-I4")) & ~1)
    t.set(DANILO, at.PLACED, 13)
    turn(DANILO, "market")
    assert t.s.cells[at.END] == 1
    turn(SERENA, "creation")
    turn(ISABELLA, "creation")
    assert t.game.over


def test_t25_an_attacker_without_a_weapon_loses_at_once() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, metal=1)
    t.units(SIMONE, "P3", followers=2)
    home = t.at(SIMONE, "P1")[0]
    march(t, "move P3 > P5 x2")
    assert t.at(SIMONE, "P1")[0] == home + 2
    assert t.held(SIMONE)[2] == 1
    assert t.s.cells[t.s.open_cell(t.place("P5"))] == 0
    assert t.s.civilization(t.place("P5")) >= 0


def test_t26_losing_against_a_civilization_pays_a_metal() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.civilization("P5", 9)
    t.units(SIMONE, "P3", followers=1)
    t.hand(SIMONE, "dagger")
    march(t, "move P3 > P5 x1")
    t.do("battle P5: dagger")
    assert t.at(SIMONE, "P5") == (0, 0, 0, 0)
    assert t.s.cells[t.s.open_cell(t.place("P5"))] == 1
    assert t.held(SIMONE)[2] == 1
    assert t.s.deck(SIMONE) >> t.weapon("dagger") & 1


def test_t29_viking_helmet() -> None:
    t = Scene(DANILO)
    t.holds(DANILO, metal=1)
    t.holds(SERENA, food=1)
    t.units(DANILO, "G1", followers=1)
    t.units(SERENA, "G2", followers=3)
    t.hand(DANILO, "viking_helmet")
    march(t, "move G1 > G2 x1")
    mark = t.game.mark()
    t.do("battle G2: viking_helmet")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.options(SERENA) == ["pass"]
    t.do("pass", seat=SERENA)
    assert t.at(SERENA, "G2")[0] == 0
    assert t.get(DANILO, at.VP) == 3
    t.game.rollback(mark)
    t.holds(SERENA, food=2)
    t.do("battle G2: viking_helmet")
    t.do("battle G2: long_shield", seat=SERENA)
    t.do("pay food", "pay food", seat=SERENA)
    assert t.options(SERENA) == ["replace slingshot", "pass"]
    t.do("replace slingshot", seat=SERENA)
    assert t.held(SERENA)[0] == 0
    assert strengths(t) == (1 + 2, 3 + 1)


def test_t30_ties_on_a_track() -> None:
    t = Scene(SIMONE)
    for steps, points in (((5, 5, 5, 1), [2, 2, 2, 0]), ((5, 5, 3, 1), [3, 3, 0, 0]), ((5, 3, 3, 1), [4, 1, 1, 0])):
        for seat, n in enumerate(steps):
            t.set(seat, at.STEPS + names.WAR, n)
        assert scoring.ranks(t.s, names.WAR) == points
