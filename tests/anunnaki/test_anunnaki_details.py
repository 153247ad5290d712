"""Star, mana, pacts, weapons, artefacts and what all may see: what the worked cases and scenes leave open."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names, scoring
from hexarch.games.anunnaki.control import altars
from hexarch.games.anunnaki.engine import settle
from hexarch.games.anunnaki.powers import abroad
from hexarch.games.anunnaki.setup import Options, draw

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths
from .test_anunnaki_cards import owner
from .test_anunnaki_powers import everybody_out, to_extras
from .test_anunnaki_turns import cubes, told

# -- star and actions -----------------------------------------------------------------------------


def test_a35_a_cube_moved_as_a_reward_gives_mana_and_frees_a_token() -> None:
    t = Scene(SERENA)
    t.holds(SERENA, 1, 1, 1, 1)
    t.pact(SERENA, "neutral_5")
    cubes(t, SERENA, "T0-I0", "T0-I4", "T3-I3")
    t.do("go move_blue", "pass", "complete neutral_5", "claim move_cube")
    assert t.refused("shift I1-I2 to I4-I0") == "A35"
    assert t.refused("shift T3-I3 to T0-I4") == "A32"
    t.do("shift T3-I3 to I4-I0")
    mana = next(edge.mana for edge in t.s.edition.edges if edge.name == "I4-I0")
    assert mana > 0
    assert t.held(SERENA)[4] == mana
    assert t.get(SERENA, at.TOKENS) == 1
    assert t.get(SERENA, at.PLACED) == 3


@pytest.mark.parametrize("tile", names.ACTIONS)
def test_a189_a_tile_may_be_chosen_that_can_do_nothing(tile: str) -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE)
    for code in ("P1", "P3"):
        t.units(SIMONE, code)
    for i in range(6):
        t.s.put(at.DISPLAY + i, 0)
    t.s.put(at.DRAWN_PACTS, len(t.s.world.pile))
    node = t.s.tile_node(names.ACTIONS.index(tile))
    t.set(SIMONE, at.PAWN, t.s.world.grounds.next_to[node][0] + 1)
    t.do(f"go {tile}")
    assert t.get(SIMONE, at.PLACED) == 1
    while t.s.active() == SIMONE:
        assert t.options() == ["pass"] or t.asked() == "mana_action"
        t.do("pass")
    assert t.s.active() == DANILO


@pytest.mark.parametrize(
    "tile", ["portal", "move_blue", "move_red", "commerce", "harvest_blue", "harvest_red", "market"]
)
def test_a189_actions_may_be_left_unused(tile: str) -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")
    t.do(f"go {tile}")
    asked, board = t.asked(), t.game.view(None)["territories"]
    t.do("pass")
    assert t.asked() != asked
    assert t.game.view(None)["territories"] == board
    assert t.held(SERENA)[:4] == (1, 1, 1, 1)
    assert t.get(SERENA, at.PACTS) == 0


# -- mana actions and followers -------------------------------------------------------------------

LINES = [
    ("activate dominion", (0, 0, 0, 0, 3)),
    ("activate commerce", (0, 0, 0, 0, 2)),
    ("arm", (0, 0, 2, 0, 1)),
    ("develop portal", (0, 0, 0, 2, 1)),
    ("build P3", (0, 2, 0, 0, 1)),
    ("recruit", (2, 0, 0, 0, 1)),
]


@pytest.mark.parametrize(("text", "price"), LINES)
def test_a71_the_six_mana_actions_and_their_prices(text: str, price: tuple[int, ...]) -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, *price)
    t.do("go move_blue", "pass", text)
    assert t.held(SIMONE) == (0, 0, 0, 0, 0)
    for missing in [i for i, n in enumerate(price) if n]:
        poor = Scene(SIMONE)
        poor.holds(SIMONE, *[n - (i == missing) for i, n in enumerate(price)])
        poor.do("go move_blue", "pass")
        assert poor.refused(text)
    rich = Scene(SIMONE)
    rich.holds(SIMONE, 9, 9, 9, 9, 9)
    rich.do("go move_blue", "pass", text)
    asked = []
    while rich.s.active() == SIMONE:
        asked.append(rich.asked())
        rich.do("pass")
    assert "mana_action" not in asked  # exactly one


def test_a78_deploying_may_be_declined_and_the_reserve_comes_first() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, food=2, mana=1)
    reserve = t.get(SIMONE, at.RESERVE)
    t.do("go move_blue", "pass", "recruit", "deploy P1")
    assert t.refused("redeploy P3 > P1") == "A78"
    t.do("pass")
    assert t.asked() != "deploy"
    assert t.get(SIMONE, at.RESERVE) == reserve - 1


def test_a190_a193_recruiting_asks_for_no_place_and_without_one_the_followers_stay() -> None:
    t = Scene(DANILO)
    t.holds(DANILO, food=2, mana=1)
    t.units(DANILO, "N1", followers=2)
    t.units(DANILO, "N5", settlement=1)  # with a civilization: contested
    t.hand(DANILO, "short_bow")
    reserve = t.get(DANILO, at.RESERVE)
    t.do("go move_blue", "pass")
    assert "recruit" in t.options()
    t.do("recruit")
    assert t.held(DANILO) == (0, 0, 0, 0, 0)
    assert t.asked() == "weapons"
    assert t.get(DANILO, at.RESERVE) == reserve


# -- pacts ----------------------------------------------------------------------------------------


def test_a83_a_neutral_pact_pays_both_rows_wherever_you_stand() -> None:
    t = Scene(SERENA)
    t.holds(SERENA, food=1, metal=2)
    t.pact(SERENA, "neutral_2")
    t.do("go move_blue", "pass")
    for row in ("bonus", "score"):
        assert t.refused(f"complete neutral_2: {row}") == "A84"
    t.do("complete neutral_2")
    assert t.held(SERENA) == (0, 0, 0, 0, 1)
    assert t.get(SERENA, at.VP) == 2
    assert t.get(SERENA, at.STEPS + names.COMMERCE) == 1


# -- weapons and Atlantis -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "weapon"), [(DANILO, "viking_helmet"), (ISABELLA, "sarissa")], ids=["helmet", "spear"]
)
def test_a113_a116_helmet_and_long_spear_do_nothing_to_a_civilization(seat: int, weapon: str) -> None:
    t = Scene(seat)
    t.holds(seat, metal=1)
    t.civilization("A1", 1)
    t.units(seat, "G2", followers=4)
    t.hand(seat, weapon)
    march(t, "move G2 > A1 x4")
    t.do(f"battle A1: {weapon}")
    assert strengths(t) == (4 + 2, 3 + 3)
    assert t.s.civilization(t.place("A1")) == -1


def test_a118_no_portal_leads_into_atlantis_or_out_of_it() -> None:
    t = Scene(SIMONE)
    for code in ("A1", "A2"):
        t.civilization(code, 0)
    t.units(SIMONE, "A1", followers=1)
    t.do("go portal")
    assert t.refused("portal A1 > G1 x1") == "A118"
    assert t.refused("portal A1 > A2 x1") == "A118"
    assert t.refused("portal P1 > A2 x1") == "A118"
    assert not any("A1" in text or "A2" in text for text in t.options())


# -- artefacts ------------------------------------------------------------------------------------


def finishing(t: Scene) -> None:
    """The last turn is over."""
    t.s.put(at.PHASE, at.FINISH)
    t.s.queue(())
    settle(t.s)


def test_a126_the_scarab_reaches_a_final_space_only_behind_the_lightning_line() -> None:
    t = owner(names.SCARAB)
    t.set(SIMONE, at.STEPS + names.WAR, 9)
    finishing(t)
    assert t.refused("advance war") == "A69"
    t.set(SIMONE, at.DOMINION, t.s.edition.lightning)
    t.do("advance war", "advance technology")
    assert t.get(SIMONE, at.STEPS + names.WAR) == 10
    assert t.game.over


def test_a127_the_track_of_the_tablet_is_chosen_in_secret_when_it_is_taken() -> None:
    options = Options(four_gods=True)
    seed = next(s for s in range(99) if "tablet_of_destinies" in draw(4, s, names.HOUSES, options).artefacts)
    t = Scene(SIMONE, seed)
    t.civilization("A1", 1)
    t.units(SIMONE, "G2", followers=5)
    t.hand(SIMONE, "short_bow")
    march(t, "move G2 > A1 x5")
    t.do("battle A1: short_bow", "keep tablet_of_destinies")
    assert t.options() == [f"tablet {track}" for track in names.TRACKS]
    t.do("tablet war")
    assert t.game.history_for(DANILO)[-1] == (SIMONE, "")
    assert t.game.view(SIMONE)["seats"][SIMONE]["tablet"] == "war"
    assert "tablet" not in t.game.view(DANILO)["seats"][SIMONE]
    assert "tablet" not in t.game.view(DANILO)["seats"][SIMONE]["prospect"]
    for times, points in ((1, 0), (2, 1), (3, 2), (4, 4), (5, 7)):
        t.set(ISABELLA, at.STEPS + names.WAR, t.s.edition.multiplier.index(times))
        assert scoring.tablet_points(t.s, names.WAR) == points


def test_a209_the_afterworld_is_a_territory_with_an_altar_and_no_resource() -> None:
    t = owner(names.AFTERWORLD_MAP)
    for code in ("A1", "A2"):
        t.civilization(code, 0)
    t.units(SIMONE, "X1", followers=2)
    t.units(SIMONE, "A1", followers=1)
    assert altars(t.s, SIMONE) == 1 + 1 + 2  # P3, the Afterworld, Atlantis
    assert [t.s.edition.territory_code(place) for place in abroad(t.s, SIMONE)] == ["A1", "X1"]
    for god in ("horus", "seth"):
        t.gods(SIMONE, god)
        assert scoring.god_points(t.s, SIMONE) == 0
    t.holds(SIMONE, wood=2, mana=1)
    t.do("go move_blue")
    assert t.refused("move X1 > A1 x1") in ("A45", "A47")
    assert t.refused("move X1 > G5 x1") == "A45"  # nobody controls it
    t.do("move X1 > P1 x1", "pass", "build X1")
    assert t.at(SIMONE, "X1") == (1, 0, 0, 1)
    deploys = owner(names.AFTERWORLD_MAP)
    deploys.units(SIMONE, "X1", settlement=1)
    deploys.holds(SIMONE, food=2, mana=1)
    deploys.do("go move_blue", "pass", "recruit", "deploy X1")
    assert deploys.at(SIMONE, "X1")[0] == 1


def test_a209_the_afterworld_is_never_exhausted() -> None:
    t = owner(names.AFTERWORLD_MAP)
    t.holds(SIMONE, mana=2)
    t.units(SIMONE, "X1", followers=3)
    t.do("go harvest_blue", "harvest X1", "gain gold", "gain gold")
    t.pawn(SIMONE, "creation")
    t.do("activate harvest_blue", "harvest X1", "gain gold", "gain gold")
    assert t.held(SIMONE)[:4] == (0, 0, 0, 4)


def test_a210_mirrored_mana_actions_are_of_different_lines_and_the_second_may_be_declined() -> None:
    t = owner(names.MIRROR)
    t.holds(SIMONE, metal=2, mana=9)
    t.do("go move_blue", "pass", "mirror", "activate commerce", "pass")
    assert t.held(SIMONE)[4] == 9 - 1
    assert t.refused("activate harvest_blue") == "A210"
    mark = t.game.mark()
    t.do("pass")
    assert t.s.active() == DANILO
    t.game.rollback(mark)
    t.do("activate dominion")
    assert t.held(SIMONE)[4] == 9 - 1 - 2
    assert t.s.active() == DANILO  # there is no third, although weapons could be paid


def test_a211_pandora_asks_the_others_in_turn_order_from_the_active_player() -> None:
    t = Scene(SERENA)
    t.set(SERENA, at.ARTEFACTS, 1 << names.PANDORA)
    t.set(SERENA, at.PANDORA, 0b010)
    everybody_out(t, SERENA, "B1")
    t.holds(SERENA)
    t.do("go move_blue")
    to_extras(t)
    t.do("pandora follower", "pass")
    asked = []
    while t.asked() == "lose_follower":
        asked.append(t.s.decisions[0].seat)
        t.do(t.options(asked[-1])[0], seat=asked[-1])
    assert asked == [ISABELLA, SIMONE, DANILO]


def test_a212_the_tablet_is_scored_after_the_scarab_whose_steps_trigger_nothing() -> None:
    t = owner(names.SCARAB)
    t.set(SERENA, at.ARTEFACTS, 1 << names.TABLET)
    t.set(SERENA, at.TABLET, 1 + names.WAR)
    t.set(SIMONE, at.STEPS + names.WAR, 9)
    t.set(SIMONE, at.DOMINION, t.s.edition.lightning)
    turns = [t.get(seat, at.TURNS) for seat in range(4)]
    finishing(t)
    t.do("advance war", "pass")
    assert t.game.over
    assert t.game.scores()[SERENA]["tablet"] == 7
    assert [t.get(seat, at.TURNS) for seat in range(4)] == turns
    assert "end" not in told(t)


# -- what all may see -----------------------------------------------------------------------------


def test_a185_what_lies_open_is_open_to_everybody() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, 1, 2, 3, 4, 5)
    t.set(SIMONE, at.VP, 6)
    t.pawn(SIMONE, "creation")
    t.upgraded(SIMONE, "market")
    t.gods(SIMONE, "horus")
    t.hand(SIMONE, "slingshot", "long_shield", "net")
    t.set(SIMONE, at.PACTS, 0b11)
    t.set(SIMONE, at.COMPLETED, 0b01)
    t.set(SIMONE, at.ARTEFACTS, 1 << names.TABLET)
    cubes(t, SIMONE, "T0-I0")
    t.s.put(t.s.exhausted_cell(t.place("P4"), names.FOOD), 1)
    for viewer in (None, DANILO, SERENA, ISABELLA):
        view = t.game.view(viewer)
        seat = view["seats"][SIMONE]
        assert (*seat["resources"].values(), seat["mana"], seat["vp"]) == (1, 2, 3, 4, 5, 6)
        assert (seat["hand"], seat["deck"], seat["reserve"], seat["row"]) == (3, 6, 9, 4)
        assert (seat["pawn"], seat["cubes"], seat["upgraded"]) == ("T0", ["T0-I0"], ["market"])
        assert (seat["pacts"], seat["completed"]) == (["neutral_2"], ["neutral_1"])
        assert (set(seat["gods"]), seat["summoned"]) == (set(t.game.setup.gods[SIMONE]), ["horus"])
        assert seat["artefacts"] == ["tablet_of_destinies"]
        assert "weapons" not in seat
        assert view["territories"]["P4"]["icons"] == {"food": 2}
        assert view["territories"]["P1"]["units"] == {"pharaos": [2, 0, 0, 1]}
        assert (len(view["pacts"]), view["pile"], view["artefacts"]) == (6, 30, 3)


def test_a187_a_weapon_gained_or_lost_is_told_to_others_as_a_number() -> None:
    t = owner(names.PANDORA)
    t.set(SIMONE, at.PANDORA, 0b100)
    t.hand(DANILO, "slingshot", "dagger", "net")
    t.holds(SIMONE)
    t.do("go move_blue", "pass", "pandora weapon", "weapon ballista")
    t.do("lose dagger", seat=DANILO)
    for viewer in (SERENA, None):
        assert t.game.history_for(viewer)[-2:] == [(SIMONE, ""), (DANILO, "")]
        hands = [(one["hand"], one["deck"]) for one in t.game.view(viewer)["seats"]]
        assert hands[:2] == [(3, 6), (2, 6)]
    assert t.game.history_for(SIMONE)[-2:] == [(SIMONE, "weapon ballista"), (DANILO, "")]
    assert t.game.history_for(DANILO)[-2:] == [(SIMONE, ""), (DANILO, "lose dagger")]
