"""Fan factions: Atlanteans, whose stronghold is a town from the start and is rewarded as it grows."""

import pytest

from hexarch.games.terra import own

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"


def rewards(t: Table) -> int:
    """Thresholds that were reached."""
    return own.held(t.state, t.seat("atlanteans"))


def atlanteans(profile: str = "rulebook", place: str = "E4", options: dict[str, bool] | None = None) -> Table:
    """Their town tile is TW1."""
    t = Table(f"atlanteans {place}", FAR, profile=profile, options=options)
    t.rich()
    return t


@BOTH
def test_they_begin_with_a_stronghold_after_the_third_dwelling_of_the_nomads(profile: str) -> None:
    t = Table("atlanteans", FAR, profile=profile, stop_before="dwellings")
    t.play("nomads: build B1", "nomads: build G7", "nomads: build I7")
    assert t.to_act == ["atlanteans"]
    t.refused("atlanteans: build E5", "not_home_terrain")
    t.play("atlanteans: build E4")
    assert t.on("E4") == "atlanteans SH"


def test_with_chaos_magicians_both_place_their_only_structure_in_turn_order() -> None:
    for order in (["atlanteans", "chaosmagicians"], ["chaosmagicians", "atlanteans"]):
        t = Table(*order, FAR, stop_before="dwellings")
        t.play("nomads: build B1", "nomads: build G7", "nomads: build I7")
        placed = []
        while t.state.cells[2] == 1 and len(placed) < 2:
            placed.append(t.to_act[0])
            t.play(f"{t.to_act[0]}: {t.offered(t.to_act[0])[0]}")
        assert placed == order


@BOTH
def test_a_town_tile_lies_on_the_stronghold_from_the_start(profile: str) -> None:
    t = Table("atlanteans", FAR, profile=profile, stop_before="dwellings")
    t.play("nomads: build B1", "nomads: build G7", "nomads: build I7", "atlanteans: build E4")
    assert t.to_act == ["atlanteans"]
    t.play("atlanteans: +TW2")
    t.expect("atlanteans", "27 VP 5 W 1 KEY")
    assert t.game.view()["seats"][0]["town_hexes"] == ["E4"]


def test_ruling_the_first_town_scores_no_tile_and_the_stronghold_gives_nobody_power() -> None:
    t = Table("atlanteans E4", "nomads D3 G7 I7", tiles="SCORE2", stop_before="cards")
    assert not t.offers()
    t.expect("nomads", "5/7/0 PW")
    assert t.points("atlanteans", "round") == 0


@BOTH
def test_at_power_7_a_step_of_shipping_instead_of_a_town_tile(profile: str) -> None:
    t = atlanteans(profile)
    t.stands("atlanteans", "D D3, TP E3")
    t.play("atlanteans: upgrade D3 to TP")
    assert rewards(t) == 1
    t.expect("atlanteans", "1 SHIP")
    assert t.points("atlanteans", "shipping") == 2
    assert "+TW1" not in t.offered("atlanteans")


@BOTH
def test_at_power_10_two_steps_in_every_cult(profile: str) -> None:
    t = atlanteans(profile)
    t.has("atlanteans", "0/0/0 PW 1/1/0/0")
    t.stands("atlanteans", "TP D3, TP E3, D E5, D D2")
    t.play("atlanteans: upgrade E5 to TP")
    assert rewards(t) == 2
    t.expect("atlanteans", "3/3/2/2")


def test_at_power_16_twenty_points() -> None:
    t = atlanteans()
    t.stands("atlanteans", "SA D3, TE E3, TE E5, TP D2, TP F2, D C1")
    t.play("atlanteans: upgrade C1 to TP")
    assert rewards(t) == 3
    assert t.points("atlanteans", "faction") == 20


def test_ruling_each_threshold_pays_once_and_several_at_once_in_their_order() -> None:
    t = atlanteans()
    t.has("atlanteans", "1/1/0/0")
    t.stands("atlanteans", "SA D3, TE E3, TE E5, TP D2, TP F2, D C1")
    t.play("atlanteans: upgrade C1 to TP. done", "nomads: pass BON2", "atlanteans: upgrade D2 to TE. +FAV9")
    assert t.points("atlanteans", "faction") == 20
    assert t.points("atlanteans", "shipping") == 2
    t.expect("atlanteans", "4/3/2/2")


@BOTH
def test_ruling_towns_founded_earlier_may_be_joined_and_count(profile: str) -> None:
    t = atlanteans(profile)
    t.stands("atlanteans", "TP G1, TP H3, TP I3, D H2")
    t.play("atlanteans: upgrade H2 to TP. +TW2. done", "nomads: pass BON2")
    assert rewards(t) == 0
    t.play("atlanteans: action ACTAT. bridge E4:G1")
    assert rewards(t) == 2, "3 of the stronghold and 8 of the town"


def test_ruling_power_alone_counts_and_not_the_number_of_structures() -> None:
    t = atlanteans()
    t.stands("atlanteans", "SA D3, D E3")
    t.play("atlanteans: upgrade E3 to TP")
    assert rewards(t) == 1


def test_ruling_a_settlement_is_directly_adjacent_bridges_included_shipping_excluded() -> None:
    t = atlanteans()
    t.has("atlanteans", "3 SHIP")
    t.stands("atlanteans", "SA G1, D H3")
    t.play("atlanteans: upgrade H3 to TP")
    assert rewards(t) == 0


def test_ruling_a_separate_group_founds_towns_as_usual() -> None:
    t = atlanteans()
    t.stands("atlanteans", "TP G6, TP F7, TP F6, D G5")
    t.play("atlanteans: upgrade G5 to TP. +TW2")
    assert rewards(t) == 0


@BOTH
def test_ruling_at_the_end_of_the_track_the_step_of_shipping_brings_nothing(profile: str) -> None:
    t = atlanteans(profile)
    t.has("atlanteans", "3 SHIP")
    t.stands("atlanteans", "D D3, TP E3")
    t.play("atlanteans: upgrade D3 to TP")
    t.expect("atlanteans", "3 SHIP")
    assert t.points("atlanteans", "shipping") == 0


@BOTH
def test_ruling_step_10_needs_a_key_and_the_player_chooses_the_cult(profile: str) -> None:
    t = atlanteans(profile)
    t.has("atlanteans", "8/9/0/0 1 KEY")
    t.stands("atlanteans", "TP D3, TP E3, D E5, D D2")
    t.play("atlanteans: upgrade E5 to TP. +2WATER")
    t.expect("atlanteans", "9/10/2/2 0 KEY")
    t = atlanteans(profile)
    t.has("atlanteans", "9/0/0/0 1 KEY")
    t.on_top("nomads", "FIRE")
    t.stands("atlanteans", "TP D3, TP E3, D E5, D D2")
    t.play("atlanteans: upgrade E5 to TP")
    t.expect("atlanteans", "9/2/2/2 1 KEY")


def test_ruling_the_favor_tile_for_smaller_towns_does_not_change_the_thresholds() -> None:
    t = atlanteans()
    t.owns("atlanteans", 5)
    t.stands("atlanteans", "D D3, D E3")
    t.play("atlanteans: upgrade D3 to TP")
    assert rewards(t) == 0, "power 6"


def test_ruling_the_stronghold_counts_for_the_card_that_counts_strongholds() -> None:
    t = Table("atlanteans E4", FAR, cards="BON6 BON3")
    t.play("atlanteans: pass BON9")
    assert t.points("atlanteans", "bonus") == 4


@BOTH
def test_ruling_three_bridges_for_two_workers_each_or_by_the_power_action(profile: str) -> None:
    t = atlanteans(profile)
    t.stands("atlanteans", "D G1")
    t.play("atlanteans: action ACTAT. bridge E4:G1")
    t.expect("atlanteans", "28 W")
    t.play("atlanteans: done", "nomads: pass BON2", "atlanteans: action ACT1. bridge F2:G1. done")
    t.play("atlanteans: action ACTAT. bridge F3:G1. done")
    t.expect("atlanteans", "26 W")
    if profile == "rulebook":
        t.refused("atlanteans: action ACTAT", "no_bridges_left")


def test_a_step_of_the_exchange_track_costs_less_and_scores_four() -> None:
    t = atlanteans()
    t.play("atlanteans: advance dig")
    t.expect("atlanteans", "6 P 29 W 46 C")
    assert t.points("atlanteans", "digging") == 4


def test_whoever_leaves_before_the_town_tile_holds_up_nobody() -> None:
    t = Table("atlanteans", FAR, stop_before="dwellings")
    t.play("nomads: build B1", "nomads: build G7", "nomads: build I7", "atlanteans: build E4", "atlanteans: resign")
    assert t.to_act == ["nomads"]
