"""Scenes as players would tell them: both sides of actions, every pact, what is declined, what nobody knows yet."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.kernel.errors import Refusal

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene

BETTER = pytest.mark.parametrize("better", [False, True], ids=["base", "developed"])


def going(tile: str, better: bool, seat: int = SERENA) -> Scene:
    """Somebody's pawn goes to a tile whose base or developed side is up."""
    t = Scene(seat)
    t.pawn(seat, "creation")
    if better:
        t.upgraded(seat, tile)
    return t


def happened(t: Scene, start: int) -> set[str]:
    """Names of the events since some moment."""
    return {tuple(EVENTS)[effect.code] for effect in t.s.effects[start:]}


# -- the ten actions ------------------------------------------------------------------------------


@BETTER
def test_a_portal_takes_one_unit_or_two(better: bool) -> None:
    t = going("portal", better)
    t.do("go portal")
    assert t.refused("portal B1 > G3 x3") == "A45"
    assert t.refused("portal B1 > A1 x1") == "A118"
    if better:
        t.do("portal B1 > G3 x1", "portal B3 > G5 x1")
        assert t.at(SERENA, "G5")[0] == 1
    else:
        assert t.refused("portal B1 > G3 x2") == "A45"
        t.do("portal B1 > G3 x1")
    assert t.at(SERENA, "G3")[0] == 1
    assert t.asked() != "portal"


@BETTER
@pytest.mark.parametrize(("tile", "steps"), [("move_blue", (2, 4)), ("move_red", (3, 5))])
def test_steps_are_split_among_units(better: bool, tile: str, steps: tuple[int, int]) -> None:
    t = going(tile, better)
    t.units(SERENA, "B1", followers=6, settlement=1)
    t.do(f"go {tile}")
    left = steps[better]
    assert t.refused(f"move B1 > B2 x{left + 1}") == "A45"
    t.do(f"move B1 > B2 x{left - 1}", "move B1 > B3 x1")
    assert t.at(SERENA, "B2")[0] == left - 1
    assert t.asked() != "move"


@BETTER
def test_commerce_takes_one_pact_or_two(better: bool) -> None:
    t = going("commerce", better)
    t.do("go commerce")
    first = t.options()[0]
    t.do(first)
    if better:
        fresh = t.options()
        assert first not in fresh
        assert len(fresh) == 7, "six pacts, refilled at once, and passing"
        t.do(fresh[5])
    assert t.asked() != "take_pacts"
    assert t.get(SERENA, at.PACTS).bit_count() == 1 + better


@BETTER
@pytest.mark.parametrize(("tile", "lands"), [("harvest_blue", (1, 2)), ("harvest_red", (2, 3))])
def test_harvests_of_different_territories(better: bool, tile: str, lands: tuple[int, int]) -> None:
    t = going(tile, better)
    t.holds(SERENA)
    t.only_token(-1, 0)
    for code in ("B2", "B4", "B6"):
        t.units(SERENA, code, followers=1)
    t.do(f"go {tile}")
    for code in ("B2", "B4", "B6")[: lands[better]]:
        t.do(f"harvest {code}")
    assert t.asked() != "harvest"
    assert sum(t.held(SERENA)[:4]) == lands[better]


# -- pacts ----------------------------------------------------------------------------------------

# By what event a bonus is seen to be paid.
PAID = {
    "follower": "deploy", "weapon": "weapons", "pact": "pact", "portal": "portal", "move": "move",
    "settlement": "build", "develop": "upgrade", "move_cube": "shift", "mana": "mana", "dominion": "dominion",
    "any": "gain", "blue_action": "gain", "red_action": "gain", "settlement_income": "deploy",
    "dominion_action": "dominion",
}  # fmt: skip
# Which answers are given where the first would not do.
WISHES = ("activate creation", "activate harvest_red", "develop creation", "harvest E1", "harvest E3", "gain food")


@pytest.mark.parametrize("pact", [one.name for one in standard().pacts])
def test_a_pact_is_paid_and_pays_both_rows(pact: str) -> None:
    """Isabella completes it; in a game where Houses' pacts always pay in full."""
    one = next(found for found in standard().pacts if found.name == pact)
    t = Scene(ISABELLA, full_pacts=True)
    t.pact(ISABELLA, pact)
    t.units(ISABELLA, "E1", followers=6, settlement=1)
    t.set(ISABELLA, at.CUBES, 1)
    t.set(ISABELLA, at.PLACED, 1)
    price = list(one.cost)
    t.holds(ISABELLA, *price[:4])
    t.s.add(t.s.base[ISABELLA] + at.RESOURCES + names.GOLD, price[4])
    t.do("go market", "pass")
    start = len(t.s.effects)
    t.do(f"complete {pact}")
    while t.asked() == "pay":
        t.do("pay gold")
    assert sum(t.held(ISABELLA)[:4]) == 0
    t.holds(ISABELLA, wood=1, metal=1, mana=t.get(ISABELLA, at.MANA))
    while t.s.decisions[0].seat == ISABELLA and t.asked() != "extra":
        options = t.options()
        t.do(next((wish for wish in WISHES if wish in options), options[0]))
    told = happened(t, start)
    for kind, _ in one.bonus:
        assert PAID[names.REWARDS[kind]] in told
    assert t.get(ISABELLA, at.SOURCES + names.FROM_PACTS) == one.vp
    assert t.get(ISABELLA, at.STEPS + names.COMMERCE) == one.steps
    assert t.get(ISABELLA, at.COMPLETED) == t.get(ISABELLA, at.PACTS) & t.get(ISABELLA, at.COMPLETED) != 0


def test_steps_are_not_declined() -> None:
    """Whoever has enough of rewards loses what asks for a choice, and takes the steps all the same."""
    t = Scene(ISABELLA, full_pacts=True)
    t.pact(ISABELLA, "neutral_8")
    t.holds(ISABELLA, metal=4)
    t.do("go market", "pass", "complete neutral_8", "pay metal")
    assert t.asked() == "rewards"
    t.do("pass")
    assert t.get(ISABELLA, at.STEPS + names.COMMERCE) == 2
    assert t.get(ISABELLA, at.DOMINION) == 1
    assert t.asked() != "gain_weapons"


# -- artefacts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", names.PANDORA_ITEMS)
def test_each_token_of_pandora_gives_and_takes(item: str) -> None:
    t = Scene(SERENA)
    t.set(SERENA, at.ARTEFACTS, 1 << names.PANDORA)
    t.set(SERENA, at.PANDORA, 7)
    t.hand(DANILO, "slingshot", "long_shield", "dagger")
    for seat in (SIMONE, DANILO, SERENA, ISABELLA):
        t.holds(seat, gold=1, mana=1)
    t.do("go market", "pass")
    while t.asked() == "mana_action":
        t.do("pass")
    start = len(t.s.effects)
    t.do(f"pandora {item}")
    if item == "mana":
        assert [t.get(seat, at.MANA) for seat in range(4)] == [0, 0, 2, 0]
        return
    if item == "follower":
        t.do("deploy B1")
        for seat, capital in ((ISABELLA, "E1"), (SIMONE, "P1"), (DANILO, "N1")):
            t.do(f"remove {capital}", seat=seat)
        assert [t.at(seat, home)[0] for seat, home in enumerate(("P1", "N1", "B1", "E1"))] == [1, 1, 3, 1]
    else:
        t.do("weapon net")
        assert t.game.to_act == (DANILO,), "nobody else has an advanced weapon"
        t.do("lose dagger", seat=DANILO)
        assert t.get(DANILO, at.HAND).bit_count() == 2
        assert {"weapons", "weapons_lost"} <= happened(t, start)


def test_the_cornucopia_gives_four_of_a_kind() -> None:
    t = Scene(SERENA)
    t.set(SERENA, at.ARTEFACTS, 1 << names.CORNUCOPIA)
    t.holds(SERENA, wood=1)
    t.do("go market", "pass")
    t.do("cornucopia gold")
    assert t.held(SERENA)[:4] == (0, 1, 0, 4)
    assert t.get(SERENA, at.ARTEFACTS) == 0


# -- before the first turn ------------------------------------------------------------------------


def test_gods_are_chosen_before_anything_else_is_known() -> None:
    """The star, the goals, the pacts, the tokens and the first player come when all have discarded (A183)."""
    game = Game(draw(3, 8))
    view = game.view(0)
    assert view["star"] == view["goals"] == view["pacts"] == []
    assert view["first"] is None
    assert all(token is None for token in view["culture"].values())
    assert not any("civilization" in land for land in view["territories"].values())
    for seat in (2, 0):
        game.step(seat, game.options(seat)[0])
    quote = game.quote(1, game.options(1)[0])
    assert not isinstance(quote, Refusal)
    assert quote.reveals
    assert quote.effects == []
    game.step(1, game.options(1)[0])
    view = game.view(0)
    assert len(view["star"]) == 10
    assert len(view["pacts"]) == 6
    assert game.to_act == (view["first"],)
