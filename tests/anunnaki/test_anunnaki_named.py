"""Orders, amounts and moments that the worked cases leave open: each test shows the statements in its name."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import battle, names, scoring
from hexarch.games.anunnaki import layout as at

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths
from .test_anunnaki_turns import whole_turn

# -- weapons against each other -------------------------------------------------------------------


def meet(attacker: int, mine: tuple[str, ...], defender: int, theirs: tuple[str, ...], **units: int) -> Scene:
    """A follower attacks somebody's units at G2; both have resources in plenty and put down their first card."""
    t = Scene(attacker)
    for seat, hand in ((attacker, mine), (defender, theirs)):
        t.holds(seat, 5, 5, 5, 5)
        t.hand(seat, *hand)
    t.units(attacker, "G1", followers=1)
    t.units(defender, "G2", **(units or {"followers": 1}))
    march(t, "move G1 > G2 x1")
    t.do(f"battle G2: {mine[0]}")
    t.do(f"battle G2: {theirs[0]}", seat=defender)
    return t


def test_a202_a_net_played_after_a_helmet_cancels_it_and_undoes_nothing() -> None:
    """Serena wins with the Net; Marduk then asks her for a follower, so the cards still lie on the table."""
    t = Scene(DANILO)
    t.gods(SERENA, "marduk")
    t.holds(DANILO, metal=1)
    t.holds(SERENA, metal=1)
    t.hand(DANILO, "viking_helmet")
    t.hand(SERENA, "double_axe", "net")
    t.units(DANILO, "G1", followers=1)
    t.units(SERENA, "G2", followers=4)
    march(t, "move G1 > G2 x1")
    t.do("battle G2: viking_helmet")
    t.do("battle G2: double_axe", seat=SERENA)
    assert battle.working(t.s, 0) == [names.HELMET]
    t.do("replace net", seat=SERENA)
    assert strengths(t) == (1 + 2, 4 + 2)  # the axe stays in the deck, the Helmet keeps its strength
    assert t.s.deck(SERENA) >> t.weapon("double_axe") & 1
    assert t.held(SERENA)[2] == 0
    assert t.options(SERENA) == ["deploy G2", "pass"]
    assert battle.working(t.s, 0) == []
    assert battle.working(t.s, 1) == [names.CANCEL]


def test_a114_a202_a_net_added_to_a_bow_cancels_what_is_not_yet_carried_out() -> None:
    t = meet(SERENA, ("composite_bow", "net"), ISABELLA, ("sarissa",), followers=2)
    t.do("add net")
    assert strengths(t) == (1 + 2 + 2, 2 + 2)  # the attacking follower counts in spite of the Long Spear
    without = meet(SERENA, ("composite_bow", "short_bow"), ISABELLA, ("sarissa",), followers=2)
    without.do("add short_bow")
    assert strengths(without) == (0 + 2 + 3, 2 + 2)


@pytest.mark.parametrize(("weapon", "stolen"), [("short_bow", True), ("net", False)])
def test_a202_a_cancelled_slingshot_steals_nothing(weapon: str, stolen: bool) -> None:
    t = meet(SIMONE, (weapon,), SERENA, ("slingshot",))
    assert t.at(SERENA, "G2")[0] == 0  # lost either way
    assert (t.asked() == "steal") == stolen
    if stolen:
        t.do("steal gold", seat=SERENA)
    assert t.held(SERENA)[3] == 5 + stolen
    assert t.s.active() == DANILO


@pytest.mark.parametrize("attacker", [DANILO, SERENA])
def test_a117_a200_a_helmet_throws_out_the_bow_before_it_adds_a_card(attacker: int) -> None:
    helmet, bow = ("viking_helmet",), ("composite_bow", "short_bow", "dagger")
    t = meet(DANILO, helmet, SERENA, bow) if attacker == DANILO else meet(SERENA, bow, DANILO, helmet)
    assert t.asked() == "replace_weapon"
    t.do("replace short_bow", seat=SERENA)
    assert strengths(t) == ((1 + 2, 1 + 3) if attacker == DANILO else (1 + 3, 1 + 2))
    assert t.get(SERENA, at.HAND) == 1 << t.weapon("dagger")  # never asked to add it


# -- actions as rewards ---------------------------------------------------------------------------


def completes(pact: str, *developed: str, pawn: str = "dominion", tile: str = "creation") -> Scene:
    """Simone goes to a tile and completes a pact that pays in full, with just its price in hand."""
    t = Scene(SIMONE, full_pacts=True)
    price = next(one for one in t.s.edition.pacts if one.name == pact).cost
    t.pawn(SIMONE, pawn)
    t.upgraded(SIMONE, *developed)
    t.pact(SIMONE, pact)
    t.do(f"go {tile}")
    t.holds(SIMONE, *price[:3], price[3] + price[4])
    while t.asked() != "extra":
        t.do("pass")
    t.do(f"complete {pact}")
    while t.asked() == "pay":
        t.do("pay gold")
    return t


def test_a87_the_income_icon_gives_what_the_row_shows_and_no_more() -> None:
    t = completes("neutral_11", "settlement_income")
    t.do("claim settlement_income", "deploy P1", "deploy P1")
    assert t.asked() != "deploy"  # the follower of the developed tile is not part of the icon
    assert t.at(SIMONE, "P1")[0] == 2 + 2


def test_a87_the_dominion_icon_gives_the_value_of_the_goal_and_no_more() -> None:
    t = completes("ellenys_6", "dominion")
    t.units(SIMONE, "P3", followers=4)
    t.do("claim dominion_action")
    assert t.get(SIMONE, at.DOMINION) == 2  # for six units, although the tile is developed


@pytest.mark.parametrize(
    ("colour", "pact", "pawn", "tile", "others"),
    [
        ("blue", "pharaos_4", "market", "creation", "portal move_blue commerce harvest_blue market"),
        ("red", "neutral_12", "harvest_blue", "dominion", "move_red harvest_red settlement_income"),
    ],
    ids=["blue", "red"],
)
def test_a87_a_coloured_reward_leaves_out_the_tile_under_the_pawn(
    colour: str, pact: str, pawn: str, tile: str, others: str
) -> None:
    t = completes(pact, pawn=pawn, tile=tile)
    t.do(f"claim {colour}_action")
    assert t.refused(f"activate {tile}") == "A87"
    assert t.options() == [*[f"activate {other}" for other in others.split()], "pass"]


# -- tokens ---------------------------------------------------------------------------------------


def lies_open(t: Scene, code: str) -> bool:
    return t.s.cells[t.s.spot_cell(t.s.world.spot_codes.index(code)) + 1] == 1


def test_a49_a_summoned_god_turns_up_the_token_beside_it() -> None:
    """A follower home from a lost battle has shown nothing; the god in its place does."""
    t = Scene(SIMONE)
    t.units(SIMONE, "P3")
    t.s.lay_token(t.s.world.spot_codes.index("P1-P2-P3"), 1, 0)
    t.set(SIMONE, at.GODS, 1 << names.GODS.index("horus"))
    t.set(SIMONE, at.TOKENS, 1)
    t.do("go creation", "pass")
    assert not lies_open(t, "P1-P2-P3")
    t.do("summon horus at P1")
    assert lies_open(t, "P1-P2-P3")


def test_a49_a_deployed_follower_turns_up_the_token_beside_it() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, food=2, mana=1)
    t.units(SIMONE, "G1", settlement=1)
    t.do("go creation", "recruit", "deploy P1")
    assert not lies_open(t, "G1-G2-A1")  # a settlement alone shows nothing
    t.do("deploy G1")
    assert lies_open(t, "G1-G2-A1")
    assert lies_open(t, "G8-G1-A1")
    assert not lies_open(t, "G2-G3-A2")


def test_a129_pacts_of_a_token_are_chosen_from_the_active_player_on() -> None:
    t = Scene(SERENA)
    t.civilization("P5", 0)
    for seat, code in ((SIMONE, "P2"), (DANILO, "P4"), (SERENA, "P6")):
        t.units(seat, code, followers=1)
    pact = next(i for i, reward in enumerate(t.s.edition.tokens) if reward == ((names.R_PACT, 1),))
    t.only_token(t.s.world.spot_codes.index("P2-P4-P5"), pact)
    march(t, "move P6 > P5 x1")
    asked = []
    while t.asked() == "take_pacts":
        seat = t.s.decisions[0].seat
        asked.append(seat)
        t.do(t.options(seat)[0], seat=seat)
    assert asked == [SERENA, SIMONE, DANILO]


# -- gods and the end -----------------------------------------------------------------------------


def test_a164_ares_counts_civilizations_beaten_before_he_came() -> None:
    t = Scene(ISABELLA)
    t.civilization("E5", 1)
    t.units(ISABELLA, "E2", followers=3)
    t.hand(ISABELLA, "short_bow")
    march(t, "move E2 > E5 x3")
    t.do("battle E5: short_bow")
    for seat in (SIMONE, DANILO, SERENA):
        whole_turn(t, seat)
    t.set(ISABELLA, at.GODS, 1 << names.GODS.index("ares"))
    t.set(ISABELLA, at.TOKENS, 1)
    t.do(next(text for text in t.options() if text.startswith("go")))
    while t.asked() != "extra":
        t.do("pass")
    t.do("summon ares at E1")
    assert scoring.god_points(t.s, ISABELLA) == 2


def test_a173_nobody_is_redeployed_into_atlantis_or_out_of_it_after_the_trigger() -> None:
    t = Scene(SIMONE)
    t.s.put(at.END, 1)
    t.holds(SIMONE, food=2, mana=1)
    for code in ("A1", "A2"):
        t.civilization(code, 0)
    t.units(SIMONE, "A1", followers=1, settlement=1)
    t.units(SIMONE, "A2", followers=1)
    t.units(SIMONE, "P1", followers=9, settlement=1)  # with the one at P3 all twelve are on the map
    t.do("go creation", "recruit")
    assert t.refused("redeploy P3 > A1") == "A173"
    assert t.refused("redeploy A1 > P1") == "A173"
    t.do("redeploy P3 > P1", "redeploy A2 > A1")
    assert t.at(SIMONE, "P1")[0] == 10
    assert t.at(SIMONE, "A1")[0] == 2
