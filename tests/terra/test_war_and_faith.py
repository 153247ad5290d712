"""War and Faith: temples pay their neighbours, strongholds and sanctuaries keep apart, towns with them score more."""

import pytest

from hexarch.games.terra import layout as at
from hexarch.games.terra.quote import Quote

from .harbour import Harbour
from .scenario import Table

ON = {"war-and-faith": True}


def neighbours(options: dict[str, bool] | None = None) -> Table:
    """Witches in E7; Nomads in E6 and D4 and Giants in F4 beside them, Nomads in E8 too."""
    t = Table("witches D1 A3", "nomads B1 G7 I7", "giants A12 I12", options=ON if options is None else options)
    t.stands("witches", "TP E7")
    t.rich()
    t.has("nomads", "10 C")
    t.has("giants", "10 C")
    return t


def quoted(t: Table, faction: str, text: str) -> Quote:
    quote = t.game.quote(t.seat(faction), text)
    assert isinstance(quote, Quote), quote
    return quote


# -- temples ----------------------------------------------------------------------------


def test_a_temple_costs_a_coin_for_each_temple_beside_it() -> None:
    """An opponent with two of them receives two coins."""
    t = neighbours()
    t.stands("nomads", "TE E6, TE D4")
    t.stands("giants", "TE F4")
    quote = quoted(t, "witches", "upgrade E7 to TE")
    assert quote.cost == {"C": 5 + 3, "W": 2}
    assert quote.warnings == [
        ("paid_to_neighbour", {"coins": 2, "faction": "nomads"}),
        ("paid_to_neighbour", {"coins": 1, "faction": "giants"}),
    ]
    t.play("witches: upgrade E7 to TE")
    t.expect("witches", "42 C 28 W")
    t.expect("nomads", "12 C")
    t.expect("giants", "11 C")


def test_other_structures_beside_it_and_temples_farther_away_cost_nothing() -> None:
    t = neighbours()
    t.stands("nomads", "SA E6, TP D4, SH E8")
    t.stands("giants", "TE F3")
    assert quoted(t, "witches", "upgrade E7 to TE").cost == {"C": 5, "W": 2}


def test_temples_of_your_own_cost_nothing() -> None:
    t = neighbours()
    t.stands("witches", "TE E6")
    assert quoted(t, "witches", "upgrade E7 to TE").cost == {"C": 5, "W": 2}
    t.play("witches: upgrade E7 to TE. +FAV9")
    t.expect("witches", "45 C")


def test_a_bridge_connects_temples() -> None:
    t = neighbours()
    t.stands("nomads", "TE C3")
    t.stands("witches", "TP D4")
    site = next(name for name in t.state.board.site_names if set(name.split(":")) == {"B4", "C3"})
    assert quoted(t, "witches", "upgrade D4 to TE").cost["C"] == 6  # C3 lies beside it
    t.stands("witches", "TP B4")
    assert quoted(t, "witches", "upgrade B4 to TE").cost["C"] == 5
    t.bridge("nomads", site)
    assert quoted(t, "witches", "upgrade B4 to TE").cost["C"] == 6


def test_without_the_coins_no_temple_is_built_there() -> None:
    t = neighbours()
    t.stands("nomads", "TE E6, TE D4")
    t.has("witches", "6 C 0 P 12/0/0 PW 2 W")
    t.refused("witches: upgrade E7 to TE", "cannot_pay")
    refusal = t.game.quote(t.seat("witches"), "upgrade E7 to TE")
    assert not isinstance(refusal, Quote)
    assert refusal.values == {"resource": "C", "needed": 7, "have": 6}
    t.has("witches", "7 C")
    t.play("witches: upgrade E7 to TE")
    t.expect("witches", "0 C")
    t.expect("nomads", "12 C")


def test_coins_for_neighbours_can_come_from_conversions() -> None:
    """What is proposed converts enough for the whole price."""
    t = neighbours()
    t.stands("nomads", "TE E6, TE D4")
    t.has("witches", "5 C 4 W 0 P 12/0/0 PW")
    found = [option.text for option in t.game.proposals(t.seat("witches"))]
    assert "convert 2W to 2C. upgrade E7 to TE" in found


# -- strongholds and sanctuaries ----------------------------------------------------------


@pytest.mark.parametrize("owner", ["witches", "nomads"])
@pytest.mark.parametrize("there", ["SH", "SA"])
@pytest.mark.parametrize("built", ["SH", "SA"])
def test_no_stronghold_or_sanctuary_beside_another(owner: str, there: str, built: str) -> None:
    """Whoever owns it; two hexes away, or beside anything else, they may stand."""
    if owner == "witches" and there == built:
        return  # nobody has two of a kind
    t = neighbours()
    t.stands("witches", f"{'TP' if built == 'SH' else 'TE'} E7")
    t.stands(owner, f"{there} F3")
    assert isinstance(t.game.quote(0, f"upgrade E7 to {built}"), Quote)
    t.stands("nomads", "TE D4, TP E8")
    assert isinstance(t.game.quote(0, f"upgrade E7 to {built}"), Quote)
    t = neighbours()
    t.stands("witches", f"{'TP' if built == 'SH' else 'TE'} E7")
    t.stands(owner, f"{there} E6")
    t.refused(f"witches: upgrade E7 to {built}", "too_near")


def test_a_bridge_built_later_changes_nothing() -> None:
    t = Table("witches D1 A3", "nomads B1 G7 I7", options=ON)
    t.stands("nomads", "SH C3")
    t.stands("witches", "SH B4")
    t.has("witches", "0/0/12 PW")
    t.play("witches: action ACT1. bridge B4:C3")
    assert t.on("B4") == "witches SH"


# -- towns --------------------------------------------------------------------------------


@pytest.mark.parametrize(("standing", "points"), [("TP F4, TP E7, TP E6", 0), ("SH F4, TP E7, D E6", 2)])
def test_a_town_scores_two_points_for_each_stronghold_and_sanctuary(standing: str, points: int) -> None:
    """At once when it is founded, whatever tile is then taken."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", options=ON, tiles="SCORE7")
    t.stands("witches", standing)
    t.terrain("D4", "green")
    t.has("witches", "20 VP 20 C 9 W")
    t.play("witches: build D4")
    assert t.points("witches", "town") == points
    t.play("witches: +TW1")
    assert t.points("witches", "town") == points + 5


def test_a_town_with_both_scores_four_and_growing_later_scores_nothing() -> None:
    t = Table("witches F4 D1", "nomads B1 G7 I7", options=ON, tiles="SCORE7")
    t.stands("witches", "SH F4, D E7, SA D5")
    t.rich("witches")
    t.others_passed()
    t.terrain("E8", "green")
    t.play("witches: build E8")
    assert t.points("witches", "town") == 4
    t.play("witches: +TW1. done")
    t.terrain("D4", "green")
    t.stands("witches", "TE D4")
    t.play("witches: upgrade E8 to TP")
    assert t.points("witches", "town") == 9


def test_the_town_atlanteans_begin_with_is_not_founded() -> None:
    """Their stronghold in it scores nothing, nor what joins it; a town they found elsewhere does."""
    t = Table("atlanteans E4", "nomads B1 G7 I7", options=ON, tiles="SCORE7")
    assert t.points("atlanteans", "town") == 5  # their tile is TW1
    t.rich()
    t.others_passed()
    t.stands("atlanteans", "TP D3, TE E5")
    t.refused("atlanteans: upgrade E5 to SA", "too_near")
    t.play("atlanteans: upgrade D3 to TE. +FAV11. done")
    assert t.points("atlanteans", "town") == 5
    t.stands("atlanteans", "SA H2, TP H3, D I2")
    t.play("atlanteans: upgrade I2 to TP")
    assert t.points("atlanteans", "town") == 5 + 2


# -- with Merchants of the Seas ---------------------------------------------------------------


def harbour() -> Harbour:
    """Witches in F4, beside the river and the stronghold of the Nomads in E8."""
    t = Harbour("witches F4 G3 port:F4", "nomads E8 F3 I7 port:E8", options=ON)
    t.rich()
    return t


def test_a_shipyard_stands_beside_anything_and_costs_nothing_more() -> None:
    """It is neither stronghold nor temple: nothing is forbidden, nobody is paid, and it forbids nothing."""
    t = harbour()
    t.stands("nomads", "SH E7, TE F3")
    t.stands("witches", "TP F4")
    before = t.state.get(t.seat("nomads"), at.COINS)
    quote = quoted(t, "witches", "upgrade F4 to SY")
    assert quote.cost == {"C": 6, "W": 4}
    assert quote.warnings == []
    t.play("witches: upgrade F4 to SY")
    assert t.state.get(t.seat("nomads"), at.COINS) == before
    t = harbour()
    t.stands("nomads", "SY E7")
    t.stands("witches", "TP F4")
    assert isinstance(t.game.quote(0, "upgrade F4 to SH"), Quote)
    assert quoted(t, "witches", "upgrade F4 to TE").cost == {"C": 5, "W": 2}


def test_a_temple_of_those_with_ships_pays_its_neighbours_and_a_stronghold_keeps_apart() -> None:
    t = harbour()
    t.stands("witches", "TP F4")
    t.stands("nomads", "TE F3, SH E7")
    quote = quoted(t, "witches", "upgrade F4 to TE")
    assert quote.cost == {"C": 5 + 1, "W": 2}
    assert quote.warnings == [("paid_to_neighbour", {"coins": 1, "faction": "nomads"})]
    t.refused("witches: upgrade F4 to SH", "too_near")


def test_a_shipyard_in_a_town_scores_nothing_more() -> None:
    """Two points for the stronghold beside it all the same."""
    t = harbour()
    t.stands("witches", "SY F4, SH E7, D E6")
    t.terrain("D4", "green")
    t.play("witches: build D4")
    assert t.points("witches", "town") == 2


# -- without the option ---------------------------------------------------------------------


def test_without_the_option_nothing_of_it_holds() -> None:
    t = neighbours({})
    t.stands("nomads", "TE E6, SH D4")
    assert quoted(t, "witches", "upgrade E7 to TE").cost == {"C": 5, "W": 2}
    assert quoted(t, "witches", "upgrade E7 to TE").warnings == []
    t.play("witches: upgrade E7 to SH")
    assert t.on("E7") == "witches SH"
    t.expect("nomads", "10 C")
    assert not t.state.get(0, at.TOWN_HEXES)
