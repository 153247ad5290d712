"""Fan factions: Goblins, who cash in X tokens for all their structures of one type."""

import pytest

from hexarch.games.terra import own

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
REBALANCED = {"fan-factions/2024": True}


def goblins(profile: str = "rulebook", options: dict[str, bool] | None = None) -> Table:
    t = Table("goblins E5 G5", FAR, profile=profile, options=options)
    t.rich()
    return t


def tokens(t: Table) -> int:
    """X tokens in hand."""
    return own.held(t.state, t.seat("goblins"))


def test_they_begin_with_two_x_tokens_and_with_one_in_2024() -> None:
    assert tokens(goblins()) == 2
    assert tokens(goblins(options=REBALANCED)) == 1


@BOTH
def test_a_token_for_dwellings_is_a_power_for_each(profile: str) -> None:
    t = goblins(profile)
    t.has("goblins", "5/0/0 PW")
    t.play("goblins: action ACTXD")
    t.expect("goblins", "3/2/0 PW")
    assert tokens(t) == 1


def test_a_token_for_trading_houses_is_two_coins_for_each() -> None:
    t = goblins()
    t.stands("goblins", "TP E1, TP E10, TP H5")
    t.play("goblins: action ACTXTP")
    t.expect("goblins", "56 C")


def test_a_token_for_temples_is_a_worker_for_each() -> None:
    t = goblins()
    t.stands("goblins", "TE E1, TE E10")
    t.play("goblins: action ACTXTE")
    t.expect("goblins", "32 W")


@BOTH
def test_ruling_one_token_pays_for_stronghold_and_sanctuary_together(profile: str) -> None:
    t = goblins(profile)
    t.stands("goblins", "SH E1, SA E10")
    t.play("goblins: action ACTXS. +FIRE. +2WATER")
    t.expect("goblins", "1/2/1/1")
    assert tokens(t) == 1


def test_the_stronghold_alone_is_one_step_and_the_sanctuary_alone_two() -> None:
    t = goblins()
    t.stands("goblins", "SH E1")
    t.play("goblins: action ACTXS. +FIRE")
    t.expect("goblins", "1/0/1/1")
    t = goblins()
    t.stands("goblins", "SA E1")
    t.play("goblins: action ACTXS. +FIRE. +AIR")
    t.expect("goblins", "1/0/1/2")


@BOTH
def test_ruling_temple_and_sanctuary_bring_a_token_besides_the_favor_tile(profile: str) -> None:
    t = goblins(profile)
    t.stands("goblins", "TP E1, TE E10")
    t.play("goblins: upgrade E1 to TE. +FAV9")
    assert tokens(t) == 3
    t.play("goblins: done", "nomads: pass BON2", "goblins: upgrade E10 to SA. +FAV10")
    assert tokens(t) == 4


def test_ruling_several_tokens_in_a_round_each_as_an_action() -> None:
    t = goblins()
    t.play("goblins: action ACTXD")
    t.refused("goblins: action ACTXD", "action_taken")
    t.play("goblins: done", "nomads: pass BON2", "goblins: action ACTXD. done")
    assert tokens(t) == 0
    t.refused("goblins: action ACTXD", "cannot_pay")


def test_a_type_without_a_structure_is_refused() -> None:
    t = goblins()
    t.refused("goblins: action ACTXTP", "no_structure_of_type")
    t.refused("goblins: action ACTXS", "no_structure_of_type")
    t.refused("nomads: action ACTXD", "not_your_turn")
    t.play("goblins: action ACTXD")
    t.play("goblins: done")
    t.refused("nomads: action ACTXD", "not_your_action")


def town(t: Table, stronghold: str) -> None:
    """All but one structure of a town around G5."""
    t.stands("goblins", f"{stronghold} F6, TP G6, D H7")


def test_ruling_with_the_stronghold_each_town_brings_a_token() -> None:
    t = goblins()
    t.stands("goblins", "SH A8")
    town(t, "TP")
    t.play("goblins: upgrade G5 to TP. +TW2")
    assert tokens(t) == 3


def test_ruling_the_stronghold_that_founds_a_town_brings_its_token() -> None:
    t = goblins()
    town(t, "TP")
    t.play("goblins: upgrade F6 to SH. +TW2")
    assert tokens(t) == 3


def test_ruling_towns_founded_before_the_stronghold_bring_none() -> None:
    t = goblins()
    t.stands("goblins", "TP A8")
    town(t, "TE")
    t.play("goblins: upgrade G5 to TP. +TW2. done", "nomads: pass BON2", "goblins: upgrade A8 to SH")
    assert tokens(t) == 2


def test_ruling_a_shipyard_belongs_to_no_type() -> None:
    specials = goblins().state.faction(0).specials
    assert sorted(structure for one in specials for structure, _, _ in one.each) == [1, 2, 3, 4, 5]
