"""Gods, culture tokens and the end: a test for each statement that no worked case shows (A93 to A219)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.control import goal
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.errors import SaveError, SetupError

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths, to_battle


def token(t: Scene, *reward: tuple[int, int]) -> int:
    """A culture token that pays just this."""
    return next(i for i, one in enumerate(t.s.edition.tokens) if one == reward)


def told(t: Scene) -> list[str]:
    return [tuple(EVENTS)[effect.code] for effect in t.s.effects]


def god(t: Scene, seat: int, *gods: str) -> None:
    """Gods that wait, and a free token for one of them."""
    t.set(seat, at.GODS, sum([1 << names.GODS.index(name) for name in gods]))
    t.set(seat, at.TOKENS, 1)


# -- summoning ------------------------------------------------------------------------------------


def test_a93_gods_act_at_once_or_all_the_time_or_at_the_end() -> None:
    for name, mana, points in (("freyr", 1, 0), ("aegir", 0, 4), ("heimdallr", 0, 0)):
        t = Scene(DANILO)
        t.holds(DANILO)
        t.units(DANILO, "G3", followers=1)
        t.units(DANILO, "G8", followers=1)
        god(t, DANILO, name)
        t.do("go creation", f"summon {name} at N1")
        assert t.held(DANILO)[4] == mana, name
        assert scoring.god_points(t.s, DANILO) == points, name
        assert t.get(DANILO, at.SUMMONED).bit_count() == 1


def test_a94_the_major_god_unlocks_and_advances_everywhere() -> None:
    t = Scene(SERENA)
    t.set(SERENA, at.MAJOR_TOKEN, 1)
    t.do("go creation", "pass")
    t.do("summon ishtar at B1", "claim dominion", "claim war", "claim technology")
    assert [t.get(SERENA, at.STEPS + track) for track in range(3)] == [1, 1, 1]
    assert t.get(SERENA, at.DOMINION) == 2
    assert t.get(SERENA, at.MAJOR_OUT) == 1
    assert t.at(SERENA, "B1") == (1, 0, 1, 1)


def test_a95_a_god_appears_in_a_contested_territory_and_fights() -> None:
    t = Scene(SIMONE)
    t.civilization("P5", 9)
    t.units(SIMONE, "P3", followers=1)
    t.hand(SIMONE, "short_bow")
    god(t, SIMONE, "horus")
    t.pawn(SIMONE, "market")
    t.upgraded(SIMONE, "move_red")
    t.do("go move_red", "move P3 > P5 x1", "pass")
    t.do(*["pass"] * int(t.asked() == "mana_action"))
    t.do("summon horus at P5")
    to_battle(t)
    t.do("battle P5: short_bow")
    assert strengths(t) == (2 + 3, 5)


# -- culture tokens -------------------------------------------------------------------------------


def surrounding(t: Scene, seat: int) -> None:
    """Units of the seat at P2, P3 and P4; a step to P5 will close two intersections."""
    t.civilization("P5", 0)
    for code in ("P2", "P4", "P6"):
        t.units(seat, code, followers=1)
    t.units(seat, "P3", followers=2)
    for spot in range(len(t.s.world.spots)):
        t.s.lay_token(spot, 0)


def test_a130_the_active_player_chooses_which_token_comes_first() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    surrounding(t, SIMONE)
    for code in ("P2-P4-P5", "P3-P5-P6"):
        t.s.lay_token(t.s.world.spot_codes.index(code), 1 + token(t, (names.GOLD, 2)), 1)
    march(t, "move P3 > P5 x1")
    assert t.options() == ["culture P2-P4-P5", "culture P3-P5-P6"]
    t.do("culture P3-P5-P6")
    assert t.held(SIMONE)[3] == 4
    kinds = {kind for one in t.s.edition.tokens for kind, _ in one}
    assert not kinds & {names.R_PORTAL, names.R_MOVE, names.R_BLUE, names.R_RED}  # nothing could start a battle


def test_a135_settlements_of_norrenis_are_no_units_elsewhere() -> None:
    t = Scene(DANILO)
    before = goal(t.s, DANILO, names.GOALS.index("units"))
    for code in ("G1", "G2", "G3"):
        t.units(DANILO, code, settlement=1)
    assert goal(t.s, DANILO, names.GOALS.index("units")) == before
    t.units(DANILO, "N2", followers=1)
    t.units(DANILO, "N4", settlement=1)
    t.civilization("N5", 0)
    t.units(DANILO, "N6", followers=1)
    spot = t.s.world.spot_codes.index("N2-N4-N5")
    t.only_token(spot, 0)
    god(t, DANILO, "thor")
    march(t, "move N6 > N5 x1")
    assert t.s.cells[t.s.spot_cell(spot)] > 0
    alone = Scene(DANILO)
    god(alone, DANILO, "thor")
    alone.do("go creation", "pass")
    assert alone.refused("summon thor at G1") == "A90"


def test_a215_zeus_looks_at_the_board_and_doubles_the_whole_reward() -> None:
    t = Scene(SIMONE)
    t.set(ISABELLA, at.MAJOR_OUT, 1)
    t.units(ISABELLA, "P1", settlement=1)  # a settlement is no unit
    surrounding(t, SIMONE)
    spot = t.s.world.spot_codes.index("P2-P4-P5")
    t.s.lay_token(spot, 1 + token(t, (names.R_PACT, 1)), 1)
    march(t, "move P3 > P5 x1")
    assert t.game.to_act == (SIMONE,)
    t.do(t.options()[0])
    assert t.s.active() == DANILO
    there = Scene(SIMONE)
    there.set(ISABELLA, at.MAJOR_OUT, 1)
    surrounding(there, SIMONE)
    there.units(SIMONE, "P6")
    there.units(ISABELLA, "P6", followers=1)
    there.s.lay_token(spot, 1 + token(there, (names.R_PACT, 1)), 1)
    march(there, "move P3 > P5 x1")
    there.do(there.options()[0])
    there.do(there.options(ISABELLA)[0], seat=ISABELLA)
    there.do(there.options(ISABELLA)[0], seat=ISABELLA)
    assert there.get(ISABELLA, at.PACTS).bit_count() == 2


def test_a216_a_follower_of_one_token_completes_another() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    surrounding(t, SIMONE)
    t.units(SIMONE, "P6", settlement=1)
    t.units(SIMONE, "P1", settlement=1)
    t.s.lay_token(t.s.world.spot_codes.index("P2-P4-P5"), 1 + token(t, (names.R_FOLLOWER, 1)), 1)
    t.s.lay_token(t.s.world.spot_codes.index("P3-P5-P6"), 1 + token(t, (names.GOLD, 2)), 1)
    march(t, "move P3 > P5 x1")
    t.do("deploy P6")
    assert t.held(SIMONE)[3] == 2
    assert t.s.cells[at.LYING] == 0


# -- the end --------------------------------------------------------------------------------------


def test_a173_a217_atlantis_closes_with_the_trigger() -> None:
    t = Scene(SIMONE)
    t.s.put(at.END, 1)
    t.civilization("A1", 0)
    t.civilization("A2", 0)
    t.units(SIMONE, "G2", followers=1)
    t.units(SIMONE, "A2", followers=1)
    t.pawn(SIMONE, "creation")
    t.do("go move_blue")
    assert t.refused("move G2 > A1 x1") == "A173"
    assert t.refused("move A2 > G4 x1") == "A173"
    fight = Scene(SIMONE)  # who already stands there fights, and retreats when the battle is lost
    fight.civilization("A1", 9)
    fight.units(SIMONE, "G2", followers=1)
    fight.hand(SIMONE, "dagger")
    fight.pawn(SIMONE, "market")
    fight.do("go move_red", "move G2 > A1 x1", "pass")
    fight.s.put(at.END, 1)
    to_battle(fight)
    fight.do("battle A1: dagger")
    assert fight.at(SIMONE, "A1") == (0, 0, 0, 0)


def test_a174_artefacts_of_the_end_come_before_the_scoring() -> None:
    t = Scene(SIMONE, players=2)
    t.set(DANILO, at.ARTEFACTS, 1 << names.SCARAB)
    t.s.put(at.END, 1)
    t.do("go creation", "pass")
    t.do("go creation", "pass", seat=DANILO)
    assert t.asked() == "scarab"
    assert "scoring" not in told(t)
    t.do("advance war", "advance war", seat=DANILO)
    assert t.game.over
    order = told(t)
    assert max(i for i, name in enumerate(order) if name == "step") < order.index("scoring")


def test_a180_a_tie_goes_to_the_last_in_turn_order() -> None:
    t = Scene(SERENA)  # the order is Serena, Isabella, Simone, Danilo
    for seat in range(4):
        t.set(seat, at.VP, 30)
    assert t.game.winners() == [DANILO]
    t.set(DANILO, at.VP, 29)
    assert t.game.winners() == [SIMONE]


def test_a181_points_fall_below_zero_by_dominion_alone() -> None:
    t = Scene(SIMONE)
    for seat in range(4):
        t.holds(seat)
        t.units(seat, "PNBE"[seat] + "1")
        t.units(seat, "PNBE"[seat] + "3")
    scoring.final(t.s)
    for row in t.game.scores():
        assert row["dominion"] == -8
        assert min([points for source, points in row.items() if source not in ("dominion", "total")]) >= 0


def test_a198_territories_of_two_types_count_as_both() -> None:
    t = Scene(SIMONE, players=2)
    t.units(SIMONE, "G5", followers=1)  # wood and metal
    t.units(SIMONE, "P1", followers=1, settlement=1)
    t.units(SIMONE, "P3")
    t.gods(SIMONE, "horus")
    assert scoring.god_points(t.s, SIMONE) == 2
    t.gods(SIMONE, "seth")
    t.units(SIMONE, "G2", followers=1)
    for code, kinds in (("G5", (names.WOOD,)), ("G2", (names.FOOD, names.GOLD))):
        for kind in kinds:
            t.s.put(t.s.exhausted_cell(t.place(code), kind), 1)
    assert scoring.god_points(t.s, SIMONE) == 0  # an icon of G5 is open
    t.s.put(t.s.exhausted_cell(t.place("G5"), names.METAL), 1)
    assert scoring.god_points(t.s, SIMONE) == 3


def test_a218_triggered_by_the_last_in_order_the_game_ends_with_that_turn() -> None:
    t = Scene(SIMONE, players=2)
    t.do("go creation", "pass")
    t.set(DANILO, at.STEPS + names.TECHNOLOGY, len(t.s.edition.multiplier) - 2)
    t.set(DANILO, at.DOMINION, t.s.edition.lightning)
    t.holds(DANILO, gold=2, mana=1)
    t.do("go creation", "develop market", seat=DANILO)
    assert t.s.cells[at.END] == 1
    while not t.game.over:
        assert t.game.to_act == (DANILO,)
        t.do("pass", seat=DANILO)
    assert [t.get(seat, at.TURNS) for seat in (SIMONE, DANILO)] == [1, 1]


def dawdle(game: Game, rounds: int) -> None:
    """Everybody walks to and fro between two tiles and leaves out whatever can be left out."""
    while not game.over and max([game.state.get(seat, at.TURNS) for seat in range(game.players)]) <= rounds:
        seat = game.to_act[0]
        texts = [one.text for one in game.options(seat)]
        idle = [text for text in texts if text in ("pass", "go market", "go commerce")]
        game.step(seat, idle[-1] if idle else texts[0])


def test_a219_a_game_of_dawdlers_ends_with_the_last_round() -> None:
    game = Game(TITLE.drawn(2, 4, last_round="60"))  # type: ignore[arg-type]
    dawdle(game, 100)
    assert game.over
    assert [game.state.get(seat, at.TURNS) for seat in range(2)] == [60, 60]
    events = [tuple(EVENTS)[effect.code] for effect in game.state.effects]
    assert events.index("last_round") < events.index("scoring")
    by_default = TITLE.drawn(3, 4)
    assert by_default.options.last_round == 120  # type: ignore[attr-defined]
    old = by_default.document()
    del old["options"]["last_round"]
    endless = Game(TITLE.read_setup(old))  # type: ignore[arg-type]
    assert endless.setup.options.last_round == 0
    dawdle(endless, 70)
    assert not endless.over
    for wrong in ("5", 60, True):
        with pytest.raises(SetupError):
            TITLE.drawn(2, 4, last_round=wrong)
    for damaged in (-1, 10**9, "60"):
        with pytest.raises(SaveError):
            TITLE.read_setup({**old, "options": {**old["options"], "last_round": damaged}})
