"""Battles, retreats, Atlantis and the end: single clauses of statements whose other tests show the rest."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import effects, names, scoring
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import besieged, contested, goal
from hexarch.games.anunnaki.rules.artefacts import left

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import attack, march, strengths, to_battle
from .test_anunnaki_turns import EDGES, cubes, told, whole_turn

# -- who must stop, who fights first --------------------------------------------------------------


def test_a46_whoever_enters_a_fight_stays_for_it_with_every_action_of_the_turn() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "market")
    t.holds(SIMONE, mana=2)
    t.units(SERENA, "G2", followers=1)
    t.units(SIMONE, "G1", followers=1)
    t.do("go move_red", "move G1 > G2 x1", "move P3 > P5 x1")
    for text in ("move G2 > G3 x1", "move P5 > P6 x1"):
        assert t.refused(text) == "A46"
    t.do("pass", "activate portal")
    for text in ("portal G2 > P1 x1", "portal P5 > P1 x1"):
        assert t.refused(text) == "A46"
    assert not any("G2 >" in text or "P5 >" in text for text in t.options())


def test_a47_atlantis_is_left_over_any_border() -> None:
    t = Scene(SIMONE)
    t.civilization("A1", 0)
    t.units(SIMONE, "A1", followers=1)
    t.units(SIMONE, "G1", followers=1)
    t.do("go move_blue")
    assert t.refused("move G1 > A1 x1") == "A47"
    t.do("move A1 > G1 x1")
    assert t.at(SIMONE, "G1")[0] == 2


def test_a96_the_active_player_chooses_the_order_of_battles_and_ends_one_before_the_next() -> None:
    t = Scene(SIMONE)
    t.civilization("P5", 1)
    t.units(SERENA, "G2", followers=1)
    t.units(SIMONE, "G1", followers=2)
    t.units(SIMONE, "P3", followers=2)
    t.hand(SIMONE, "short_bow", "dagger")
    march(t, "move G1 > G2 x2", "move P3 > P5 x2")
    places = {text.split()[-1] for text in t.options()}
    assert places == {"G2", "P5"}
    t.do(next(text for text in t.options() if text.endswith("P5")))
    t.do("battle P5: dagger")
    assert t.s.civilization(t.place("P5")) == -1  # settled before anything happens at G2
    assert t.at(SERENA, "G2")[0] == 1
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.at(SERENA, "G2")[0] == 0


def test_a97_an_attacker_without_a_weapon_leaves_the_defender_without_reward() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.holds(SERENA)
    t.units(SERENA, "G2", followers=1)
    t.units(SIMONE, "G1", followers=2)
    hand = t.get(SERENA, at.HAND)
    march(t, "move G1 > G2 x2")
    assert t.s.active() == DANILO  # nobody was asked for a weapon
    assert t.at(SIMONE, "P1")[0] == 2 + 2
    assert t.at(SERENA, "G2")[0] == 1
    for seat in (SIMONE, SERENA):
        assert t.held(seat) == (0, 0, 0, 0, 0)
        assert (t.get(seat, at.VP), t.get(seat, at.STEPS + names.WAR)) == (0, 0)
    assert t.get(SERENA, at.HAND) == hand


# -- winners and losers ---------------------------------------------------------------------------


def test_a104_a_tie_goes_to_the_attacker() -> None:
    t = attack(SIMONE, 1, "dagger", SERENA, 1)
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert strengths(t) == (2, 2)
    assert (t.at(SIMONE, "G2")[0], t.at(SERENA, "G2")[0]) == (1, 0)


def test_a105_a_defender_who_wins_is_paid_and_the_attacker_gets_a_metal() -> None:
    t = attack(SIMONE, 1, "dagger", SERENA, 2, theirs={"food": 2})
    t.do("battle G2: dagger")
    t.do("battle G2: long_shield", "pay food", "pay food", seat=SERENA)
    assert strengths(t) == (2, 5)
    assert (t.get(SERENA, at.VP), t.get(SERENA, at.STEPS + names.WAR)) == (2, 1)  # as the Long Shield says
    assert (t.get(SIMONE, at.VP), t.get(SIMONE, at.STEPS + names.WAR)) == (0, 0)
    assert t.held(SIMONE) == (0, 0, 1, 0, 0)
    assert t.held(SERENA) == (0, 0, 0, 0, 0)
    assert t.at(SIMONE, "P1")[0] == 2 + 1


def test_a112_from_a_winner_with_nothing_nothing_is_stolen() -> None:
    t = attack(SIMONE, 2, "dagger", SERENA, 1)
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.at(SERENA, "G2")[0] == 0
    assert t.s.active() == DANILO
    assert t.held(SERENA) == (0, 0, 0, 0, 0)


def test_a101_all_units_of_a_lost_battle_reach_the_capital() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.civilization("A1", 9)  # 5 + 3
    t.units(SIMONE, "P1", followers=1, settlement=1)
    t.units(SIMONE, "G2", followers=1, minor=1, major=1)
    t.hand(SIMONE, "dagger")
    march(t, "move G2 > A1 x1", "move G2 > A1 minor", "move G2 > A1 major")
    t.do("battle A1: dagger")
    assert strengths(t) == (1 + 2 + 3 + 1, 5 + 3)
    assert t.at(SIMONE, "A1") == (0, 0, 0, 0)
    assert t.at(SIMONE, "P1") == (1 + 1, 1, 1, 1)
    assert t.held(SIMONE) == (0, 0, 1, 0, 0)
    assert t.s.civilization(t.place("A1")) == 8


@pytest.mark.parametrize("attacks", [True, False])
def test_a108_settlements_of_the_loser_stay(attacks: bool) -> None:
    """Serena loses at G2, where her settlement stands: as attacker who would relieve it, or as defender."""
    t = Scene(SERENA if attacks else SIMONE)
    t.units(SERENA, "G1" if attacks else "G2", followers=1)
    t.units(SIMONE, "G2" if attacks else "G1", followers=3)
    t.s.change(t.place("G2"), SERENA, names.SETTLEMENT, 1)
    home = t.at(SERENA, "B1")
    t.hand(t.seat, "dagger")
    march(t, f"move G1 > G2 x{1 if attacks else 3}")
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SIMONE if attacks else SERENA)
    while t.asked() == "steal":
        t.do(t.options(SERENA)[0], seat=SERENA)
    assert t.at(SIMONE, "G2") == (3, 0, 0, 0)
    assert t.at(SERENA, "G2") == (0, 0, 0, 1)
    assert t.at(SERENA, "B1") == (home[0] + 1, 0, 0, home[3])


def test_a134_enemies_stop_at_a_settlement_of_norrenis_and_beaten_it_goes_home() -> None:
    t = Scene(SIMONE)
    t.pawn(SIMONE, "market")
    t.units(DANILO, "G2", settlement=1)
    t.units(SIMONE, "G1", followers=1)
    t.hand(SIMONE, "short_bow")
    t.do("go move_red", "move G1 > G2 x1")
    assert t.refused("move G2 > G3 x1") == "A46"
    assert contested(t.s, t.place("G2"))
    assert not besieged(t.s, t.place("G2"), DANILO)
    to_battle(t)
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=DANILO)
    assert strengths(t) == (1 + 3, 0 + 1)
    assert t.at(DANILO, "G2") == (0, 0, 0, 0)
    assert t.at(DANILO, "N1") == (2, 0, 0, 1 + 1)


def test_a134_a_settlement_that_attacks_and_loses_goes_home_with_its_units() -> None:
    t = Scene(DANILO)
    t.units(DANILO, "G1", followers=1, settlement=1)
    t.units(SIMONE, "G2", followers=4)
    t.hand(DANILO, "dagger")
    march(t, "move G1 > G2 settlement with follower")
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SIMONE)
    assert strengths(t) == (0 + 1 + 1, 4 + 1)
    assert t.at(DANILO, "G2") == (0, 0, 0, 0)
    assert t.at(DANILO, "N1") == (2 + 1, 0, 0, 1 + 1)


def test_a148_sekhmet_pays_nobody_for_a_free_weapon() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "sekhmet")
    t.holds(SIMONE, 1, 1, 1, 1)
    t.holds(SERENA)
    t.units(SIMONE, "G1", followers=2)
    t.units(SERENA, "G2", followers=1)
    t.hand(SIMONE, "dagger")
    march(t, "move G1 > G2 x2")
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.asked() == "steal"
    assert t.held(SIMONE)[:4] == (1, 1, 1, 1)


# -- Atlantis -------------------------------------------------------------------------------------


def conquers(t: Scene, code: str, start: str) -> None:
    """Five followers of the active seat take a territory of Atlantis."""
    t.civilization(code, 1)
    t.units(t.seat, start, followers=5)
    t.hand(t.seat, "short_bow")
    march(t, f"move {start} > {code} x5")
    t.do(f"battle {code}: short_bow")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a120_the_first_conqueror_sees_three_artefacts_and_keeps_one(players: int) -> None:
    t = Scene(SIMONE, players=players)
    conquers(t, "A1", "G2")
    assert t.asked() == "keep_artefact"
    assert t.options() == [f"keep {name}" for name in t.game.setup.artefacts]
    assert len(t.options()) == 3
    box = next(name for name in names.ARTEFACTS if name not in t.game.setup.artefacts)
    assert t.refused(f"keep {box}") == "A120"
    t.do(t.options()[2])
    assert t.get(SIMONE, at.ARTEFACTS) == 1 << names.ARTEFACTS.index(t.game.setup.artefacts[2])
    assert [names.ARTEFACTS[artefact] for artefact in left(t.s)] == list(t.game.setup.artefacts[:2])
    more = [land for land in t.s.world.boards[-1].territories if land.atlantis and t.s.civilization(land.number) >= 0]
    assert len(more) == (0 if players == 2 else 1)  # the two that two players leave are never used


def test_a120_whoever_drives_a_conqueror_out_finds_no_artefact() -> None:
    t = Scene(SERENA)
    t.civilization("A1", 0)
    t.s.put(at.CONQUESTS, 1)
    t.s.put(at.TAKEN_ARTEFACTS, 1)
    t.units(SIMONE, "A1", followers=1)
    t.units(SERENA, "G2", followers=3)
    t.holds(SERENA)
    t.hand(SERENA, "short_bow")
    march(t, "move G2 > A1 x3")
    t.do("battle A1: short_bow")
    t.do("battle A1: slingshot", seat=SIMONE)
    assert t.at(SERENA, "A1")[0] == 3
    assert t.s.active() == ISABELLA
    assert t.get(SERENA, at.ARTEFACTS) == 0


# -- tracks and the end ---------------------------------------------------------------------------


def test_a66_what_the_goal_tiles_count_and_where_they_end() -> None:
    t = Scene(SIMONE)

    def value(tile: str) -> int:
        return goal(t.s, SIMONE, names.GOALS.index(tile))

    assert [value(tile) for tile in ("shrines", "settlements", "territories", "units")] == [1, 1, 1, 1]
    t.units(SERENA, "G5", followers=1)
    t.units(SIMONE, "G5", settlement=1)
    assert value("settlements") == 2  # besieged ones count
    assert value("territories") == 1  # what they stand in does not
    t.units(SIMONE, "G2", followers=1)
    assert (value("shrines"), value("territories"), value("units")) == (2, 1, 1)
    for code in ("G4", "G6", "G8", "P6", "P2", "P4", "G1", "G3", "G7", "N2", "N4"):
        t.units(SIMONE, code, minor=2, settlement=1)
    assert [value(tile) for tile in ("shrines", "settlements", "territories", "units")] == [5, 5, 5, 5]


def test_a67_one_advance_may_take_several_tokens_and_nobody_takes_them_again() -> None:
    t = Scene(SIMONE)
    t.set(SIMONE, at.DOMINION, 3)
    effects.dominion(t.s, SIMONE, 5)  # past space 4 and onto space 8
    assert t.get(SIMONE, at.VP) == 4
    assert t.s.cells[at.VP_TOKENS] == 0b1100
    effects.dominion(t.s, SERENA, 9)
    assert t.get(SERENA, at.VP) == 0


def test_a171_a172_turns_go_on_up_to_the_right_of_the_first_player() -> None:
    t = Scene(SERENA)  # the order is Serena, Isabella, Simone, Danilo
    t.pawn(SERENA, "creation")
    cubes(t, SERENA, *[edge for edge in EDGES if edge not in ("T0-I4", "T1-I1")])
    t.do("go market")
    assert t.s.cells[at.END] == 1
    seen = [SERENA]
    while t.s.active() == SERENA:
        t.do("pass")
    while not t.game.over:
        seen.append(t.s.active())
        whole_turn(t, t.s.active())
    assert seen == [SERENA, ISABELLA, SIMONE, DANILO]
    assert {t.get(seat, at.TURNS) for seat in range(4)} == {1}


@pytest.mark.parametrize(
    ("players", "steps", "points"),
    [
        (2, (5, 0), [4, 2]),
        (3, (5, 0, 0), [4, 1, 1]),
        (3, (0, 0, 0), [2, 2, 2]),
        (4, (0, 0, 0, 0), [1, 1, 1, 1]),
        (4, (5, 3, 0, 0), [4, 2, 0, 0]),
    ],
)
def test_a175_a_marker_on_the_start_space_ranks(players: int, steps: tuple[int, ...], points: list[int]) -> None:
    t = Scene(SIMONE, players=players)
    for seat, n in enumerate(steps):
        t.set(seat, at.STEPS + names.WAR, n)
    assert scoring.ranks(t.s, names.WAR) == points


def test_a217_the_action_after_the_last_cube_does_not_lead_into_atlantis() -> None:
    t = Scene(SERENA)
    t.civilization("A2", 0)
    t.units(SERENA, "G2", followers=1)
    t.units(SERENA, "A2", followers=1)
    t.pawn(SERENA, "portal")
    cubes(t, SERENA, *[edge for edge in EDGES if edge not in ("T2-I2", "T1-I1")])
    t.do("go move_blue")
    assert t.s.cells[at.END] == 1
    assert t.refused("move G2 > A1 x1") == "A173"
    assert t.refused("move A2 > G2 x1") == "A173"
    t.do("move G2 > G3 x1")


def test_a218_a_second_trigger_changes_nothing() -> None:
    t = Scene(SERENA, players=3)
    for seat in (SERENA, SIMONE):
        t.pawn(seat, "creation")
        cubes(t, seat, *[edge for edge in EDGES if edge not in ("T0-I4", "T1-I1")])
    t.do("go market")
    while t.s.active() == SERENA:
        t.do("pass")
    t.do("go market", seat=SIMONE)
    assert t.get(SIMONE, at.PLACED) == 14
    while t.s.active() == SIMONE:
        t.do("pass", seat=SIMONE)
    whole_turn(t, DANILO)
    assert t.game.over
    assert told(t).count("end") == 1
    assert {t.get(seat, at.TURNS) for seat in range(3)} == {1}
