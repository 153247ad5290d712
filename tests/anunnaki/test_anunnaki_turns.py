"""Turn, star, map and control: a test for each statement of sections 3 to 12 that no worked case shows."""

from __future__ import annotations

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.codes import EVENTS
from hexarch.games.anunnaki.control import besieged, contested, controller
from hexarch.games.anunnaki.control import harvest_strength as strength

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths, to_battle

EDGES = ("T0-I0", "T1-I1", "T2-I2", "T3-I3", "T4-I4", "T0-I4", "T1-I0", "T2-I1", "T3-I2", "T4-I3",
         "I0-I1", "I1-I2", "I2-I3", "I3-I4", "I4-I0")  # fmt: skip


def cubes(t: Scene, seat: int, *edges: str) -> None:
    t.set(seat, at.CUBES, sum([1 << EDGES.index(edge) for edge in edges]))
    t.set(seat, at.PLACED, len(edges))


def told(t: Scene, start: int = 0) -> list[str]:
    """Names of the events since some moment."""
    return [tuple(EVENTS)[effect.code] for effect in t.s.effects[start:]]


def whole_turn(t: Scene, seat: int) -> None:
    """A turn in which nothing is done that need not be."""
    t.do(next(text for text in t.options(seat) if text.startswith("go")), seat=seat)
    while not t.game.over and t.s.active() == seat and t.asked() != "primary":
        t.do("pass" if "pass" in t.options(seat) else t.options(seat)[0], seat=seat)


# -- turn and star --------------------------------------------------------------------------------


def test_a24_turns_go_clockwise_from_the_first_player() -> None:
    t = Scene(SERENA)
    seen = []
    for _ in range(6):
        seen.append(t.s.active())
        whole_turn(t, t.s.active())
    assert seen == [SERENA, ISABELLA, SIMONE, DANILO, SERENA, ISABELLA]


def test_a25_a_turn_has_five_phases_in_fixed_order() -> None:
    t = Scene(ISABELLA)
    t.pawn(ISABELLA, "creation")
    t.holds(ISABELLA, 5, 5, 5, 5, 5)
    t.pact(ISABELLA, "neutral_2")
    t.civilization("E5", 1)
    t.units(ISABELLA, "E2", followers=2)
    t.units(ISABELLA, "E4", followers=1)
    t.hand(ISABELLA, "short_bow")
    t.only_token(t.s.world.spot_codes.index("E2-E4-E5"), 0)
    assert t.refused("recruit") == "A25"
    t.do("go move_blue")
    assert t.refused("complete neutral_2") == "A25"
    t.do("move E2 > E5 x1", "pass")
    assert t.asked() == "mana_action"
    t.do("pass")
    assert t.asked() == "extra"
    assert t.refused("recruit") == "A25"
    t.do("pass")
    assert t.asked() == "weapons"
    gold = t.held(ISABELLA)[3]
    t.do("battle E5: short_bow")
    assert t.held(ISABELLA)[3] == gold + 1 + 2  # the tile's gold, and then the token's
    assert t.s.active() == SIMONE


def test_a26_what_comes_later_does_not_pay_for_what_was_earlier() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "dominion")
    t.holds(SERENA, food=3, metal=2)
    t.pact(SERENA, "neutral_2")
    t.do("go creation", "complete neutral_2")
    assert t.held(SERENA)[4] == 1
    assert t.s.active() == ISABELLA  # with the mana of the pact nothing of the second phase can be done


def test_a27_a188_the_cube_comes_before_the_action() -> None:
    t = Scene(SIMONE)
    t.set(SIMONE, at.MAJOR_OUT, 1)
    t.pawn(SIMONE, "creation")
    cubes(t, SIMONE, "T0-I0", "I4-I0")
    start = len(t.s.effects)
    t.do("go market")
    assert told(t, start)[:4] == ["pawn", "cube", "mana", "token"]
    assert t.asked() == "any_resources"  # Ra's resource, and then the market
    t.do("gain gold")
    assert t.asked() == "market"
    last = Scene(SIMONE)
    last.pawn(SIMONE, "creation")
    last.units(SIMONE, "G2", followers=1)
    cubes(last, SIMONE, *[edge for edge in EDGES if edge not in ("T0-I4", "T1-I1")])
    last.do("go market")
    assert last.s.cells[at.END] == 1
    assert last.asked() == "market"


def test_a32_only_a_new_edge_gets_a_cube() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")  # T0, which touches I0 and I4 only
    t.do("go dominion")
    assert t.get(SERENA, at.PLACED) == 0
    again = Scene(SERENA)
    again.pawn(SERENA, "creation")
    cubes(again, SERENA, "T0-I4")
    again.do("go market")
    assert again.get(SERENA, at.PLACED) == 1


def test_a34_one_cube_frees_two_tokens() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "market")  # I4
    cubes(t, SERENA, "T0-I0", "T0-I4", "I0-I1", "I1-I2", "I2-I3", "I3-I4")
    t.do("go harvest_blue")  # I0
    assert (t.get(SERENA, at.TOKENS), t.get(SERENA, at.MAJOR_TOKEN)) == (1, 1)


# -- map and control ------------------------------------------------------------------------------


def test_a36_planets_do_not_touch() -> None:
    t = Scene(SIMONE)
    for place, near in t.s.world.near.items():
        assert {t.s.planet(to) for to in near} == {t.s.planet(place)}
    t.do("go move_blue")
    assert t.refused("move P3 > G1 x1") == "A45"


def test_a38_a_capital_is_closed_even_when_empty_and_never_exhausted() -> None:
    t = Scene(SIMONE)
    t.units(DANILO, "N1")
    t.units(SIMONE, "N2", followers=1)
    t.pawn(SIMONE, "creation")
    t.do("go move_blue")
    assert t.refused("move N2 > N1 x1") == "A48"
    home = Scene(SIMONE)
    home.pawn(SIMONE, "creation")
    home.do("go harvest_blue", "harvest P1")
    assert home.s.icons(home.place("P1"), names.FOOD) == 2


def test_a40_a41_strength_of_units_harvests_and_all_move_alike() -> None:
    t = Scene(SIMONE)
    for units, value in (({"followers": 1}, 1), ({"minor": 1}, 2), ({"major": 1}, 3), ({"settlement": 1}, 0)):
        t.units(SIMONE, "G3", **units)
        assert strength(t.s, SIMONE, t.place("G3")) == value
    t.units(SIMONE, "G3", followers=1, minor=1, major=1)
    t.pawn(SIMONE, "creation")
    t.upgraded(SIMONE, "move_red")
    t.do("go move_red", "move G3 > G4 x1", "move G3 > G4 minor", "move G3 > G4 major")
    assert t.at(SIMONE, "G4") == (1, 1, 1, 0)


def test_a42_to_a44_who_controls_a_territory() -> None:
    t = Scene(SIMONE)
    place = t.place("G2")
    assert controller(t.s, place) == -1
    t.units(SERENA, "G2", settlement=1)
    assert controller(t.s, place) == SERENA  # a lone settlement
    assert not contested(t.s, place)
    t.units(SIMONE, "G2", followers=1)
    assert controller(t.s, place) == SIMONE  # besieged, and no battle
    assert besieged(t.s, place, SERENA)
    assert not contested(t.s, place)
    t.units(SERENA, "G2", followers=1, settlement=1)
    assert controller(t.s, place) == -1
    assert contested(t.s, place)
    t.units(SIMONE, "P5", followers=1)
    assert controller(t.s, t.place("P5")) == -1  # units and a civilization
    assert contested(t.s, t.place("P5"))


def test_a50_all_units_that_came_fight_together() -> None:
    t = Scene(SIMONE)
    t.civilization("P5", 9)
    t.units(SIMONE, "P4", followers=1)
    t.units(SIMONE, "P6", followers=1)
    t.hand(SIMONE, "short_bow")
    march(t, "move P4 > P5 x1", "move P6 > P5 x1")
    t.do("battle P5: short_bow")
    assert strengths(t) == (2 + 3, 5)


def test_a51_a_portal_into_a_fight_attacks() -> None:
    t = Scene(SIMONE)
    t.units(SERENA, "G2", followers=1)
    t.hand(SIMONE, "short_bow")
    t.do("go portal", "portal P1 > G2 x1")
    to_battle(t)
    assert t.s.side(SIMONE) == 0
    assert t.s.side(SERENA) == 1
    tile = Scene(SIMONE)
    tile.hand(SIMONE, "short_bow")
    tile.do("go portal", "portal P1 > N5 x1")
    to_battle(tile)
    assert tile.asked() == "weapons"


# -- tracks, cards, settlements -------------------------------------------------------------------


def test_a68_a70_steps_beyond_the_end_are_lost() -> None:
    t = Scene(SIMONE)
    last = len(t.s.edition.dominion_vp) - 1
    t.set(SIMONE, at.DOMINION, last - 1)
    effects.dominion(t.s, SIMONE, 3)
    assert t.get(SIMONE, at.DOMINION) == last
    final = len(t.s.edition.multiplier) - 1
    t.set(SIMONE, at.STEPS + names.WAR, final - 1)
    effects.advance(t.s, SIMONE, names.WAR, 4)
    assert t.get(SIMONE, at.STEPS + names.WAR) == final
    effects.advance(t.s, SIMONE, names.WAR, 1)
    assert t.get(SIMONE, at.STEPS + names.WAR) == final


def test_a73_any_card_of_the_deck_and_nothing_from_an_empty_one() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, metal=2, mana=1)
    t.do("go creation", "arm")
    assert len(t.options()) == 7 + 1
    assert t.refused("weapon viking_helmet") == "A73"  # Norrenis has it
    t.do("weapon net", "weapon dagger")
    assert t.get(SIMONE, at.HAND).bit_count() == 4
    full = Scene(SIMONE)
    full.holds(SIMONE, 2, 2, 2, 0, 1)
    full.set(SIMONE, at.HAND, full.s.edition.advanced(names.PHARAOS) | full.s.edition.basic(names.PHARAOS))
    full.do("go creation")
    assert full.refused("arm") == "A190"
    assert full.asked() == "mana_action"


def test_a74_basic_weapons_defend_and_return_to_the_hand() -> None:
    t = Scene(SIMONE)
    t.units(SERENA, "G2", followers=4)
    t.units(SIMONE, "G1", followers=1)
    t.hand(SIMONE, "short_bow", "slingshot")
    march(t, "move G1 > G2 x1")
    assert t.refused("battle G2: slingshot") == "A74"
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=SERENA)
    assert t.get(SERENA, at.HAND) >> t.weapon("slingshot") & 1
    assert t.s.deck(SIMONE) >> t.weapon("short_bow") & 1


def test_a80_without_settlements_on_the_row_nothing_is_built() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, food=2, wood=2, mana=1)
    t.set(SIMONE, at.ROW, 0)
    t.do("go creation")
    assert t.refused("build P3") == "A80"


def test_a85_pacts_may_pile_up() -> None:
    t = Scene(SERENA)
    t.pawn(SERENA, "creation")
    mine = [one.name for one in t.s.edition.pacts][-20:]
    t.set(SERENA, at.PACTS, sum([1 << i for i, one in enumerate(t.s.edition.pacts) if one.name in mine]))
    t.do("go commerce")
    shown = [text for text in t.options() if text != "pass"]
    assert len(shown) == 6
    assert t.get(SERENA, at.VP) == 0


def test_a88_a_pact_taken_as_a_reward_waits_for_another_turn() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, 9, 9, 9, 9)
    t.pact(SIMONE, "ellenys_6")
    t.units(SIMONE, "E6", followers=1)
    t.do("go creation", "complete ellenys_6", "claim pact")
    taken = next(text for text in t.options() if text.startswith("pact"))
    t.do(taken)
    while t.asked() != "primary":
        assert not any(text.startswith("complete") for text in t.options())
        t.do(t.options()[-1])


def test_a89_a_move_of_the_third_phase_leads_to_a_battle() -> None:
    t = Scene(SIMONE)
    t.holds(SIMONE, wood=2, metal=3)
    t.pact(SIMONE, "norrenis_4")
    t.units(SIMONE, "P3", followers=2)
    t.hand(SIMONE, "short_bow")
    t.do("go creation", "complete norrenis_4: bonus", "move P3 > P5 x2", "pass")
    to_battle(t)
    assert t.asked() == "weapons"
