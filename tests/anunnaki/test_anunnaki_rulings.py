"""Gods, battles, culture tokens and the end: a test for each statement that no worked case shows (A93 to A219)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.control import besieged, controller, goal
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.errors import SaveError, SetupError
from hexarch.kernel.rng import Random

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import attack, march, strengths, to_battle
from .test_anunnaki_cards import clash


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


# -- battles --------------------------------------------------------------------------------------


def test_a102_the_weapon_returns_to_the_deck_after_victory_and_defeat() -> None:
    for tile in (1, 9):
        t = Scene(SIMONE)
        t.civilization("P5", tile)
        t.units(SIMONE, "P3", followers=1)
        t.hand(SIMONE, "short_bow")
        march(t, "move P3 > P5 x1")
        t.do("battle P5: short_bow")
        assert t.s.deck(SIMONE) >> t.weapon("short_bow") & 1
        assert not t.get(SIMONE, at.HAND) >> t.weapon("short_bow") & 1


def test_a108_a_retreat_shows_no_token_and_leaves_settlements() -> None:
    t = Scene(SIMONE)
    t.units(SIMONE, "P1", settlement=1)
    t.units(SIMONE, "P3")
    spot = t.s.world.spot_codes.index("P1-P2-P3")
    t.s.lay_token(spot, 1, 0)
    t.units(SERENA, "G2", followers=5)
    t.units(SIMONE, "G1", followers=1)
    t.hand(SIMONE, "dagger")
    t.units(SERENA, "G2", followers=5, settlement=1)
    march(t, "move G1 > G2 x1")
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.at(SIMONE, "P1")[0] == 1
    assert t.s.cells[t.s.spot_cell(spot) + 1] == 0


def test_a109_the_winner_controls_and_besieges() -> None:
    t = Scene(SIMONE)
    t.units(SERENA, "G2", followers=1, settlement=1)
    t.units(SIMONE, "G1", followers=3)
    t.hand(SIMONE, "short_bow")
    march(t, "move G1 > G2 x3")
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.at(SERENA, "G2") == (0, 0, 0, 1)
    assert controller(t.s, t.place("G2")) == SIMONE
    assert besieged(t.s, t.place("G2"), SERENA)


def test_a199_whoever_holds_a_payable_weapon_plays_one() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.units(SIMONE, "P3", followers=1)
    t.hand(SIMONE, "dagger", "double_axe", "slingshot")
    march(t, "move P3 > P5 x1")
    assert t.options() == ["battle P5: dagger"]
    assert t.refused("pass") == "A25"


def test_a201_a_card_is_paid_before_the_tile_is_seen_and_loki_pays_after() -> None:
    t = Scene(SERENA)
    t.holds(SERENA, metal=2)
    t.civilization("B5", 9)
    t.units(SERENA, "B3", followers=1)
    t.hand(SERENA, "composite_bow", "dagger")
    march(t, "move B3 > B5 x1")
    start = len(t.s.effects)
    t.do("battle B5: composite_bow")
    assert t.asked() == "add_weapon"  # with the tile open
    order = [tuple(EVENTS)[effect.code] for effect in t.s.effects[start:]]
    assert order.index("pay") < order.index("civilization")
    loki = Scene(DANILO)
    loki.gods(DANILO, "loki")
    loki.holds(DANILO, metal=1)
    loki.civilization("N5", 9)
    loki.units(DANILO, "N3", followers=1)
    loki.hand(DANILO, "double_axe", "dagger")
    march(loki, "move N3 > N5 x1")
    loki.do("battle N5: dagger, double_axe")
    assert loki.s.cells[loki.s.open_cell(loki.place("N5"))] == 1
    assert loki.held(DANILO)[2] == 1
    loki.do("use double_axe")
    assert loki.held(DANILO)[2] == 0 + 1  # paid, and the metal for losing
    assert loki.get(DANILO, at.HAND) >> loki.weapon("dagger") & 1


def test_a203_after_a_helmet_costs_stay_paid_and_any_advanced_weapon_is_compensated() -> None:
    t = clash(DANILO, SERENA, "viking_helmet", "double_axe", followers=1)
    paid = t.held(SERENA)[2]
    assert paid == 5 - 1
    assert t.s.deck(SERENA) >> t.weapon("double_axe") & 1
    t.do("replace slingshot", seat=SERENA)
    assert strengths(t) == (1 + 2, 1 + 1)
    t.do("steal gold", seat=SERENA)  # Slingshot is the card in play
    assert t.held(SERENA)[2:4] == (paid + 1, 6)


def test_a204_long_spear_leaves_out_the_strongest_piece_that_fights() -> None:
    t = Scene(ISABELLA)
    t.holds(ISABELLA, metal=5)
    t.gods(DANILO, "odin", "heimdallr")
    t.units(DANILO, "G2", followers=2, settlement=1)
    t.units(ISABELLA, "G1", followers=1)
    t.hand(ISABELLA, "sarissa")
    march(t, "move G1 > G2 x1")
    t.do("battle G2: sarissa")
    t.do("battle G2: slingshot", seat=DANILO)
    assert strengths(t) == (1 + 2, 2 + 1)  # the settlement of strength 5 does not count


def test_a205_any_is_paid_by_choice_and_sekhmet_saves_one() -> None:
    t = attack(DANILO, 1, "dagger", SERENA, 4, theirs={"food": 1, "gold": 2})
    t.do("battle G2: dagger")
    t.do("battle G2: long_shield", "pay gold", "pay food", seat=SERENA)
    assert t.held(SERENA)[:4] == (0, 0, 0, 1)
    cheap = Scene(SERENA)
    cheap.gods(SIMONE, "sekhmet")
    cheap.holds(SIMONE, gold=1)
    cheap.units(SERENA, "G1", followers=1)
    cheap.units(SIMONE, "G2", followers=4)
    cheap.hand(SERENA, "dagger")
    march(cheap, "move G1 > G2 x1")
    cheap.do("battle G2: dagger")
    cheap.do("battle G2: long_shield", "pay gold", seat=SIMONE)
    assert cheap.held(SIMONE)[3] == 0


def test_a206_rewards_come_when_the_territory_is_yours_and_artefacts_last() -> None:
    t = Scene(DANILO)
    t.civilization("N5", 6)
    t.units(DANILO, "N3", followers=2, settlement=1)
    t.hand(DANILO, "short_bow")
    march(t, "move N3 > N5 settlement with follower+follower")
    t.do("battle N5: short_bow")
    while t.asked() == "rewards":
        t.do("claim follower")
    assert "deploy N5" in t.options()
    atlantis = Scene(SIMONE)
    atlantis.civilization("A1", 6)
    atlantis.units(SIMONE, "G2", followers=5)
    atlantis.hand(SIMONE, "short_bow")
    march(atlantis, "move G2 > A1 x5")
    atlantis.do("battle A1: short_bow")
    seen = []
    while atlantis.asked() in ("rewards", "deploy", "keep_artefact"):
        seen.append(atlantis.asked())
        atlantis.do(atlantis.options()[0])
    assert seen.index("deploy") < seen.index("keep_artefact")


def test_a207_anubis_helps_before_weapons_are_chosen_and_marduk_after_the_rewards() -> None:
    t = Scene(SIMONE)
    t.gods(SIMONE, "anubis")
    t.units(SIMONE, "P3", minor=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move P3 > P5 minor")
    assert t.asked() == "deploy"  # P5 has no settlement
    t.do("deploy P5")
    assert t.asked() == "weapons"
    marduk = Scene(SERENA)
    marduk.gods(SERENA, "marduk")
    marduk.civilization("B5", 6)
    marduk.units(SERENA, "B3", followers=3)
    marduk.hand(SERENA, "short_bow")
    march(marduk, "move B3 > B5 x3")
    marduk.do("battle B5: short_bow")
    while marduk.asked() == "rewards":
        marduk.do("claim follower")
    marduk.do("deploy B1")  # the tile's follower needs a settlement
    assert marduk.options() == ["deploy B5", "pass"]  # that of Marduk does not


def test_a208_a_battle_has_one_attacker_and_one_enemy() -> None:
    game = Game(draw(4, 21))
    rng = Random(21)
    battles = 0
    while not game.over and battles < 40:
        seat = rng.choice(game.to_act)
        s = game.state
        if s.decisions[0].kind == "weapons":
            battles += 1
            place = s.cells[at.PLACE] - 1
            assert s.active() in s.present(place)
            assert len(s.present(place)) + int(s.civilization(place) >= 0) == 2
        game.step(seat, rng.choice(game.options(seat)))
    assert battles > 3


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
