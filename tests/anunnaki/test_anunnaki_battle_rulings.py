"""Battles: a test for each statement that no worked case shows (A102 to A109, A199 to A208)."""

from __future__ import annotations

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.control import besieged, controller
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.kernel.rng import Random

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import attack, march, strengths
from .test_anunnaki_cards import clash


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
