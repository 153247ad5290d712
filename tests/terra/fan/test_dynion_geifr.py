"""Dynion Geifr: Fire 2 from the start, structures of power 2, priests worth more, small towns."""

from hexarch.games.terra import layout as at
from hexarch.games.terra.profiles import EDITION, FOURTH_EDITION

from ..scenario import Table


def table() -> Table:
    """Round 1, everybody rich."""
    t = Table("dynion_geifr E7 C5", "witches C4 F4")
    t.rich()
    return t


def town_tiles(t: Table) -> bool:
    return any(text.startswith("+TW") for text in t.offered("dynion_geifr"))


def test_fire_two_and_its_steps_from_the_start() -> None:
    """It is one of the three of the supply. Ruling: it cannot be taken a second time."""
    t = Table("dynion_geifr E7 C5", "witches C4 F4")
    t.expect("dynion_geifr", "2/0/1/1")
    assert t.state.holds(0, 5)
    assert t.state.cells[at.FAVOR_POOL + 4] == 2
    assert t.state.get(0, at.TOWN_SIZE) == 6
    t.rich()
    t.stands("dynion_geifr", "TP E8")
    t.play("dynion_geifr: upgrade E8 to TE")
    t.refused("dynion_geifr: +FAV5", "favor_owned")


def test_ruling_every_structure_has_power_two_for_neighbours_and_towns() -> None:
    """A temple of theirs lets them take 2 power, like a dwelling; a witches' dwelling beside both offers 4."""
    t = table()
    t.has("dynion_geifr", "12/0/0 PW")
    t.stands("dynion_geifr", "SH D4")
    t.play("dynion_geifr: send P to FIRE")
    t.terrain("E6", "green")
    t.play("witches: build E6")
    assert t.offers() == ["dynion_geifr 4 from witches"]


def test_a_priest_becomes_two_workers_and_two_coins() -> None:
    """Ruling: an extra right; the usual 1 priest for 1 worker is still there."""
    t = table()
    t.has("dynion_geifr", "0 C 0 W 3 P")
    t.play("dynion_geifr: exchange 2 PRIESTS. convert 1P to 1W")
    t.expect("dynion_geifr", "4 C 5 W 0 P")
    t.refused("dynion_geifr: exchange 1 PRIESTS", "exchange_too_much")


def test_dwellings_cost_two_workers_and_the_board_gives_two() -> None:
    t = table()
    t.terrain("E8", "gray")
    t.play("dynion_geifr: build E8")
    t.expect("dynion_geifr", "28 W 48 C")
    assert t.game.view()["seats"][0]["base_income"] == {"W": 2}


def test_stronghold_two_priests_at_once_as_far_as_the_supply_goes() -> None:
    """Ruling: those not in the supply are lost."""
    t = table()
    t.stands("dynion_geifr", "TP E8")
    t.has("dynion_geifr", "3 P")
    mark = t.game.mark()
    t.play("dynion_geifr: upgrade E8 to SH")
    t.expect("dynion_geifr", "5 P")
    t.game.rollback(mark)
    t.has("dynion_geifr", "6 P")
    t.play("dynion_geifr: upgrade E8 to SH")
    t.expect("dynion_geifr", "7 P")


def test_ruling_three_structures_suffice_with_the_stronghold_or_the_sanctuary_and_four_always_do() -> None:
    """With Fire 2 a town needs power 6."""
    for great, found in (("SH", True), ("SA", True), ("TP", False)):
        t = table()
        t.stands("dynion_geifr", f"{great} E8")
        t.terrain("D5", "gray")
        t.play("dynion_geifr: build D5")
        assert town_tiles(t) == found, great
    t = table()
    t.stands("dynion_geifr", "D E8, D D4")
    t.terrain("D5", "gray")
    t.play("dynion_geifr: build D5")
    assert town_tiles(t)


def test_ruling_three_stay_the_least_even_with_both_great_structures() -> None:
    t = table()
    t.stands("dynion_geifr", "SA D4")
    members = t.state.board.bits[t.hex("D4")] | t.state.board.bits[t.hex("E7")]
    assert not t.state.faction(0).towns.suffices(t.state, 0, members)
    t.stands("dynion_geifr", "SH D5")
    pair = t.state.board.bits[t.hex("D4")] | t.state.board.bits[t.hex("D5")]
    assert not t.state.faction(0).towns.suffices(t.state, 0, pair)
    assert t.state.faction(0).towns.suffices(t.state, 0, pair | members)


def test_in_the_end_a_priest_is_worth_four_coins() -> None:
    """All that is left is converted into coins, and theirs is the better way to convert a priest."""
    for edition, points in ((FOURTH_EDITION, 1), (EDITION, 4)):
        t = Table("dynion_geifr E7 C5", "witches C4 F4", edition=edition)
        t.in_round(6)
        for name in t.factions:
            t.has(name, "1 C 0 W 3 P 12/0/0 PW")
        t.play("dynion_geifr: pass", "witches: pass")
        assert (t.points("dynion_geifr", "resources"), t.points("witches", "resources")) == (points, 1)
        t.expect("dynion_geifr", "1 C 0 W 0 P")
