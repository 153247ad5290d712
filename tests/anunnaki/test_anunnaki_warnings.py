"""Wasteful choices: the quote says so, nothing is forbidden, and what is not wasteful says nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, warnings
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.kernel.errors import Refusal
from hexarch.play.position import position
from hexarch.words import Words, languages

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import attack
from .test_anunnaki_cards import clash

TEXTS = Path(warnings.__file__).parent / "text"


def warned(t: Scene, text: str, seat: int | None = None) -> dict[str, Any]:
    """The warnings of a choice by their codes; quoting changes nothing."""
    before = t.game.digest()
    quote = t.game.quote(t.seat if seat is None else seat, text)
    assert not isinstance(quote, Refusal), quote
    assert t.game.digest() == before
    return dict(quote.warnings)


def bare(t: Scene) -> None:
    """No culture tokens: nothing is revealed by moving."""
    for spot in range(len(t.s.world.spots)):
        t.s.lay_token(spot, 0)


def test_a_tile_that_can_do_nothing() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    t.pawn(SIMONE, "portal")
    assert warned(t, "go market") == {"nothing_happens": {"tile": "market"}}
    assert warned(t, "go move_blue") == {}
    t.holds(SIMONE, food=1)
    assert warned(t, "go market") == {}
    for place in t.s.places():
        if t.s.units(place, SIMONE, names.FOLLOWER):
            t.s.change(place, SIMONE, names.FOLLOWER, -t.s.units(place, SIMONE, names.FOLLOWER))
    assert set(warned(t, "go harvest_blue")) == {"nothing_happens"}


def test_mana_for_a_tile_that_can_do_nothing() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, mana=3)
    t.do("go move_blue", "pass")
    assert set(warned(t, "activate market")) == {"nothing_happens"}
    assert warned(t, "activate commerce") == {}


def test_the_fourteenth_cube_triggers_the_end() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")
    t.set(SERENA, at.PLACED, t.s.edition.cubes - 1)
    assert "triggers_end" in warned(t, "go market")
    assert "triggers_end" not in warned(t, "go move_red")


def test_a_battle_without_a_weapon() -> None:
    t = Scene(ISABELLA)
    t.holds(ISABELLA)
    bare(t)
    t.units(ISABELLA, "E2", followers=2)
    t.hand(ISABELLA, "slingshot", "long_shield")
    t.do("go move_blue")
    assert warned(t, "move E2 > E5 x1") == {"weapon_needed": {"place": "E5"}}
    assert warned(t, "move E2 > E4 x1") == {}
    assert set(warned(t, "move E2 > E5 x2")) == {"weapon_needed", "lost_unarmed"}
    t.hand(ISABELLA, "short_bow")
    assert warned(t, "move E2 > E5 x2") == {}


def test_a_weapon_taken_since_ends_the_warning() -> None:
    t = Scene(ISABELLA)
    t.holds(ISABELLA, metal=2, mana=1)
    t.units(ISABELLA, "E2", followers=2)
    t.hand(ISABELLA, "slingshot")
    words = Words("en", "anunnaki")
    draft = ["go move_blue", "move E2 > E5 x2"]
    found = position(t.game, words, ISABELLA, draft)
    assert found["reveals"], "a culture token is turned"
    assert len(found["warnings"]) == 1, "what is known is said before something is revealed"
    bare(t)
    assert len(position(t.game, words, ISABELLA, draft)["warnings"]) == 1
    draft += ["arm", "weapon short_bow", "weapon dagger"]
    assert position(t.game, words, ISABELLA, draft)["warnings"] == []


@pytest.mark.parametrize(("dominion", "code"), [(0, "steps_before_line"), (20, "steps_lost")])
def test_steps_that_are_lost(dominion: int, code: str) -> None:
    t = Scene(SIMONE)
    last = len(t.s.edition.multiplier) - 1
    t.holds(SIMONE, wood=2, metal=3, gold=2, mana=1)
    t.pawn(SIMONE, "creation")
    t.set(SIMONE, at.DOMINION, dominion)
    t.set(SIMONE, at.STEPS + names.TECHNOLOGY, last if dominion else last - 1)
    t.do("go market", "pass")
    developed = next(text for text in t.options() if text.startswith("develop"))
    assert warned(t, developed) == {code: {"track": "technology", "n": warned(t, developed)[code]["n"]}}
    t.set(SIMONE, at.STEPS + names.TECHNOLOGY, 0)
    assert warned(t, developed) == {}


def test_a_god_and_a_claim_lose_steps_too() -> None:
    t = Scene(SIMONE)
    t.set(SIMONE, at.TOKENS, 1)
    for track in range(3):
        t.set(SIMONE, at.STEPS + track, len(t.s.edition.multiplier) - 2)
    t.set(SIMONE, at.DOMINION, 0)
    t.do("go creation")
    while t.asked() != "extra":
        t.do("pass")
    gods = [names.GODS.index(god) for god in t.game.setup.gods[SIMONE]]
    on_track = next(god for god in gods if t.s.edition.god_track[god] != names.DOMINION)
    assert "steps_before_line" in warned(t, f"summon {names.GODS[on_track]} at P1")
    t.s.push(Rewards(SIMONE, ((names.R_WAR, 2), (names.R_DOMINION, 30), (names.R_PACT, 1)), names.FROM_PACTS))
    assert warned(t, "claim war") == {"steps_before_line": {"track": "war", "n": 2}}
    assert set(warned(t, "claim dominion")) == {"dominion_lost"}
    assert warned(t, "claim pact") == {}


def test_dominion_steps_and_rewards_that_are_lost() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "market")
    t.units(SERENA, "B1", followers=5, minor=4, settlement=1)
    t.set(SERENA, at.DOMINION, len(t.s.edition.dominion_vp) - 2)
    assert warned(t, "go dominion") == {"dominion_lost": {"n": 2}}
    t.set(SERENA, at.ROW, 0)
    t.s.push(Rewards(SERENA, ((names.R_SETTLEMENT, 1), (names.R_WAR, 1)), names.FROM_PACTS))
    assert warned(t, "claim settlement") == {"reward_lost": {"reward": "settlement"}}
    assert warned(t, "claim war") == {}


def test_one_row_of_a_pact_and_what_passing_leaves_undone() -> None:
    t = Scene(SERENA)
    t.pact(SERENA, "norrenis_2")
    t.set(SERENA, at.TOKENS, 1)
    t.holds(SERENA, food=1, wood=2, gold=1)
    t.do("go market", "pass")
    assert warned(t, "complete norrenis_2: score") == {"one_row": {"pact": "norrenis_2"}}
    assert warned(t, "pass") == {"pact_left": {"n": 1}, "god_left": {}}
    t.units(SERENA, "N4", followers=1)
    assert warned(t, "complete norrenis_2") == {}


def test_fewer_weapons_and_followers_than_paid_for() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, food=2, metal=2, mana=1)
    t.do("go move_blue", "pass")
    assert warned(t, "arm") == {}
    assert warned(t, "recruit") == {}
    t.set(SIMONE, at.RESERVE, 1)
    assert warned(t, "recruit") == {"reserve_short": {"n": 1}}
    deck = t.s.deck(SIMONE)
    t.set(SIMONE, at.HAND, t.get(SIMONE, at.HAND) | deck & (deck - 1))
    assert warned(t, "arm") == {"weapons_short": {"n": 1, "paid": 2}}


def test_metal_for_the_war_cart() -> None:
    t = clash(SIMONE, ISABELLA, "war_chariot", "long_sword")  # 2 against 6, and a tie is enough
    assert warned(t, "cart 0") == {}
    assert warned(t, "cart 3") == {"metal_in_vain": {"n": 4}}
    assert warned(t, "cart 4") == {}
    assert warned(t, "cart 5") == {"metal_too_much": {"n": 1}}


def test_a_mirror_for_one_action() -> None:
    t = Scene(SIMONE)
    t.set(SIMONE, at.ARTEFACTS, 1 << names.MIRROR)
    t.holds(SIMONE, food=2, mana=0)
    t.do("go market", "pass")
    assert warned(t, "mirror") == {"mirror_short": {"n": 2}}
    t.holds(SIMONE, food=2, wood=2, mana=0)
    assert warned(t, "mirror") == {}


def test_the_rest_of_an_action() -> None:
    t = Scene(DANILO)
    t.holds(DANILO, mana=2)
    t.do("go move_blue")
    assert warned(t, "pass") == {"left_move": {"n": 2}}
    t.do("pass")
    assert t.asked() == "mana_action"
    assert warned(t, "pass") == {}, "mana that is kept is not lost"
    t = Scene(DANILO)
    t.do("go harvest_blue")
    assert warned(t, "pass") == {"left_harvest": {"n": 1}}
    t = attack(DANILO, 1, "viking_helmet", SERENA, 3, mine={"metal": 1}, theirs={"food": 2})
    t.do("battle G2: viking_helmet")
    t.do("battle G2: long_shield", seat=SERENA)
    t.do("pay food", "pay food", seat=SERENA)
    assert "left_replace_weapon" in warned(t, "pass", SERENA)


@pytest.mark.parametrize("language", languages())
def test_every_warning_has_its_words(language: str) -> None:
    source = Path(warnings.__file__).read_text("utf-8")
    known = set(re.findall(r'\("([a-z_]+)", \{', source)) | {"steps_lost", "steps_before_line"}
    known |= {f"left_{kind}" for kind in warnings.GIVEN_UP}
    written = re.findall(r"^warning-(\w+)", (TEXTS / language / "warnings.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(written) == sorted(known)
    assert len(written) > 25
