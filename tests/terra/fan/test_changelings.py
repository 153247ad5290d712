"""Fan factions: Changelings, whose structures have three colours and stand on three terrains."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra import pieces
from hexarch.games.terra.names import DWELLING, TEMPLE, TRADING_HOUSE

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
# A is forest, B lakes, C swamp: the first dwellings stand on F4 (forest) and D5 (lakes).


def changelings(profile: str = "rulebook", others: str = FAR) -> Table:
    t = Table("changelings green blue black F4 D5", others, profile=profile)
    t.rich()
    return t


def row(t: Table, structure: int = DWELLING) -> str:
    """Letters of the pieces left in a row."""
    return "".join(pieces.LETTERS[one] for one in pieces.row(t.state, t.seat("changelings"), structure))


def ninth(t: Table) -> None:
    """Their stronghold stands, and the ninth dwelling is unlocked."""
    t.stands("changelings", "SH A4")
    pieces.unlock(t.state, t.seat("changelings"))


def test_terrain_a_at_once_and_the_others_after_the_volcano() -> None:
    t = Table("changelings", "firewalkers", stop_before="terrains")
    assert t.to_act == ["changelings"]
    t.play("changelings: pick-color green")
    assert t.to_act == ["firewalkers"]
    t.refused("firewalkers: pick-color green", "terrain_taken")
    t.play("firewalkers: pick-color red")
    t.refused("changelings: pick-color red", "terrain_taken")
    t.refused("changelings: pick-color green", "terrain_taken")
    t.play("changelings: pick-color blue")
    t.refused("changelings: pick-color blue", "terrain_taken")
    t.play("changelings: pick-color black")
    assert t.game.view()["seats"][0]["hues"]["terrains"] == {"A": "forest", "B": "lakes", "C": "swamp"}


def test_only_terrain_a_is_a_home_for_surcharges() -> None:
    t = changelings()
    assert [t.state.is_home(terrain) for terrain in (4, 3, 2)] == [True, False, False]


def test_structures_come_in_three_colours() -> None:
    t = Table("changelings green blue black", FAR, stop_before="dwellings")
    assert (row(t), row(t, TRADING_HOUSE), row(t, TEMPLE)) == ("ABCABCAB", "ABCA", "ABC")


@BOTH
def test_the_first_dwelling_stands_on_a_and_the_second_on_b(profile: str) -> None:
    t = Table("changelings green blue black", FAR, profile=profile, stop_before="dwellings")
    t.refused("changelings: build D5", "not_home_terrain")
    t.play("changelings: build F4", "nomads: build B1", "nomads: build G7")
    t.refused("changelings: build D1", "not_home_terrain")
    t.play("changelings: build D5")
    assert row(t) == "CABCAB"


@BOTH
def test_a_new_dwelling_stands_on_terrain_of_its_colour(profile: str) -> None:
    t = changelings(profile)
    t.terrain("E6", "black")
    t.terrain("E7", "green")
    t.refused("changelings: build E7", "not_home_terrain")
    t.play("changelings: build E6. done", "nomads: pass BON2", "changelings: build E7")
    assert row(t) == "BCAB"


@BOTH
def test_ruling_the_distance_is_counted_to_the_terrain_of_the_next_dwelling(profile: str) -> None:
    t = changelings(profile)
    t.play("changelings: dig 1. build E6")
    assert t.colour("E6") == "black", "plains are a step from swamp"
    t.expect("changelings", "26 W 48 C")


@BOTH
def test_ruling_an_upgrade_needs_pieces_of_one_colour(profile: str) -> None:
    t = changelings(profile)
    t.refused("changelings: upgrade D5 to TP", "wrong_colour")
    t.play("changelings: upgrade F4 to TP. done", "nomads: pass BON2")
    assert row(t, TRADING_HOUSE) == "BCA"
    assert row(t) == "ACABCAB", "the dwelling returns to the right-most free place"
    t.play("changelings: upgrade D5 to TP")
    assert row(t, TRADING_HOUSE) == "CA"


def test_ruling_the_stronghold_replaces_a_trading_house_of_colour_b_and_the_sanctuary_a_temple_of_colour_a() -> None:
    t = changelings()
    t.play("changelings: upgrade F4 to TP. done", "nomads: pass BON2")
    t.refused("changelings: upgrade F4 to SH", "wrong_colour")
    t.play("changelings: upgrade D5 to TP. done", "changelings: upgrade D5 to SH. done")
    assert t.on("D5") == "changelings SH"
    t.play("changelings: upgrade F4 to TE. +FAV9. done", "changelings: upgrade F4 to SA. +FAV10")
    assert row(t, TEMPLE) == "ABC"


def test_ruling_no_upgrade_while_the_next_piece_has_the_wrong_colour() -> None:
    t = changelings()
    t.terrain("E6", "black")
    t.play("changelings: build E6. done", "nomads: pass BON2")
    t.refused("changelings: upgrade E6 to TP", "wrong_colour")
    assert pieces.SINGLE.get(6, "C") == "C", "a shipyard is of colour C"


@BOTH
def test_the_stronghold_unlocks_a_ninth_dwelling_before_those_of_the_row(profile: str) -> None:
    t = changelings(profile)
    t.refused("changelings: next from ninth", "no_other_dwelling")
    t.play("changelings: upgrade F4 to TP. done", "nomads: pass BON2", "changelings: upgrade D5 to TP. done")
    t.play("changelings: upgrade D5 to SH. done")
    assert row(t).startswith("BA")
    t.terrain("E6", "black")
    t.refused("changelings: build E6", "not_home_terrain")
    t.refused("changelings: next from row", "next_already")
    t.play("changelings: next from ninth. build E6")
    assert t.state.get(0, at.NINTH) == 4
    assert row(t).startswith("BA")


def test_ruling_the_ninth_dwelling_is_built_by_the_ordinary_action_at_the_ordinary_price() -> None:
    t = changelings()
    ninth(t)
    t.play("changelings: next from ninth. dig 1. build E6")
    t.expect("changelings", "26 W 48 C")
    assert t.colour("E6") == "black"


def test_ruling_the_ninth_place_gives_two_workers_only_while_its_dwelling_is_on_the_map() -> None:
    t = changelings()
    ninth(t)
    t.terrain("E6", "black")
    before = t.game.view()["seats"][0]["income"]["total"]["W"]
    t.play("changelings: next from ninth. build E6. done")
    assert t.game.view()["seats"][0]["income"]["total"]["W"] == before + 2
    t.play("nomads: pass BON2", "changelings: upgrade F4 to TP. return to ninth")
    assert t.game.view()["seats"][0]["hues"]["ninth"] == "A"
    assert t.game.view()["seats"][0]["income"]["total"]["W"] == before


@BOTH
def test_once_it_is_built_a_dwelling_may_return_to_the_ninth_place(profile: str) -> None:
    t = changelings(profile)
    ninth(t)
    t.terrain("E6", "black")
    t.play("changelings: next from ninth. build E6. done", "nomads: pass BON2", "changelings: upgrade F4 to TP")
    t.refused("changelings: done", "decide_first")
    t.play("changelings: return to row")
    assert row(t).startswith("AC")
    t.refused("changelings: return to row", "nothing_to_put_back")


def test_ruling_a_returned_structure_keeps_its_colour_whatever_the_place() -> None:
    t = changelings()
    ninth(t)
    t.terrain("E6", "black")
    t.terrain("E7", "green")
    t.play("changelings: next from ninth. build E6. done", "nomads: pass BON2")
    t.play("changelings: upgrade F4 to TP. return to ninth. done")
    t.refused("changelings: build E7", "not_home_terrain")
    t.play("changelings: next from ninth. build E7")
    assert t.on("E7") == "changelings D"


def test_without_dwellings_in_the_row_the_ninth_one_is_next() -> None:
    t = changelings()
    ninth(t)
    for _ in range(6):
        pieces.built(t.state, 0)
    t.terrain("E6", "black")
    t.state.set(0, at.BUILT + DWELLING, 8)
    t.play("changelings: build E6")
    assert not t.state.left(0, DWELLING)


def test_ruling_the_three_colours_are_one_faction_for_towns_and_power() -> None:
    t = changelings(others="nomads E8 G7 I7")
    t.stands("nomads", "TP D4")
    t.play("changelings: upgrade F4 to TP. done", "nomads: pass BON2", "changelings: upgrade D5 to TP")
    assert t.offers() == ["nomads 3 from changelings"]
    assert t.game.view()["seats"][0]["colour"] == "green"


def test_ruling_bridges_priests_and_markers_are_of_colour_a() -> None:
    t = changelings()
    seat = t.game.view()["seats"][0]
    assert (seat["colour"], seat["home"], seat["priest_cap"], seat["bridges"]["left"]) == ("green", "forest", 7, 3)


def test_shipping_costs_two_priests_and_six_coins() -> None:
    t = changelings()
    t.play("changelings: advance ship")
    t.expect("changelings", "5 P 44 C 1 SHIP")


def test_they_never_meet_another_variable_faction() -> None:
    assert changelings().state.faction(0).side == "variable"


def test_ruling_the_shipyard_replaces_a_trading_house_of_colour_c() -> None:
    names, changes = ["changelings", "nomads"], {"merchants": True, "fan-factions": True}
    game = terra.new(2, 1, factions=names, options={**changes, "maintain-player-order": True})
    while game.state.cells[at.ROUND] == 0:
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    s = game.state
    yard = s.box.structure_named("SY")
    assert yard is not None
    for colour in range(3):
        h = next(h for h in s.board.members(s.cells[at.TERRAIN_MASK + pieces.terrain(s, 0, colour)]))
        assert pieces.fits(s, 0, h, yard.number) == (pieces.LETTERS[colour] == "C")
