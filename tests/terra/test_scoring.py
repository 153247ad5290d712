"""The end of the game: cults, the largest area, resources, ties and winners."""

import pytest

from hexarch.games.terra.phases.scoring import network

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


def finish(t: Table) -> None:
    """Go to the last round and let everybody pass."""
    t.in_round(6)
    for name in t.factions:
        t.play(f"{name}: pass")
    assert t.game.over


def four(profile: str) -> Table:
    """Four factions with a card that scores nothing, no resources, nothing on the cults."""
    t = Table(
        "witches F4 D1",
        "nomads B1 G7 I7",
        "giants D6 I12",
        "mermaids D5 A4",
        profile=profile,
        cards="BON3 BON2 BON8 BON1",
    )
    for name in t.factions:
        t.has(name, "20 VP 0 C 0 W 0 P 12/0/0 PW 0/0/0/0 0 SHIP")
    return t


@BOTH
def test_each_cult_gives_eight_four_and_two_points(profile: str) -> None:
    """By rank on the track; the fourth gets nothing."""
    t = four(profile)
    for name, fire in zip(t.factions, (7, 9, 2, 1), strict=True):
        t.has(name, f"{fire}/0/0/0")
    finish(t)
    assert [t.points(name, "cult") for name in t.factions] == [4, 8, 2, 0]


@BOTH
def test_the_four_cults_are_counted_apart(profile: str) -> None:
    """A player can win all of them."""
    t = four(profile)
    t.has("witches", "1/2/3/4")
    finish(t)
    assert [t.points(name, "cult") for name in t.factions] == [32, 0, 0, 0]


@BOTH
def test_ties_on_a_cult(profile: str) -> None:
    """Two first: (8+4)/2 each, the third place is left for the next; three second: (4+2)/3 each."""
    t = four(profile)
    for name, steps in zip(t.factions, ("9/5/1/0", "9/3/1/0", "4/3/1/0", "0/3/1/0"), strict=True):
        t.has(name, steps)
    finish(t)
    # Fire 6, 6, 2; water 8, then 2, 2, 2; earth 14 / 4 = 3 each.
    assert [t.points(name, "cult") for name in t.factions] == [17, 11, 7, 5]


@BOTH
def test_the_largest_area_gives_eighteen_twelve_and_six_points(profile: str) -> None:
    """By the number of structures in the largest connected group."""
    t = four(profile)
    t.stands("witches", "D E7, TP E6")
    t.stands("giants", "D C4, D B5, D B4")
    t.stands("mermaids", "D C3")
    assert [network(t.state, seat) for seat in range(4)] == [3, 1, 4, 2]
    finish(t)
    assert [t.points(name, "network") for name in t.factions] == [12, 0, 18, 6]


@BOTH
def test_ties_for_the_area(profile: str) -> None:
    """First alone 18; three second share 12 + 6."""
    t = four(profile)
    t.stands("witches", "D E7")
    finish(t)
    assert [t.points(name, "network") for name in t.factions] == [18, 6, 6, 6]


@BOTH
def test_shipping_joins_areas_any_number_of_times(profile: str) -> None:
    """One river hex at a time with level 1; two in a row need level 2."""
    t = Table("witches D1 A3", "nomads B1 G7 I7", profile=profile)
    t.stands("witches", "D E7, D G3, D G4")  # E7 over r22 to G3, G3 over r30 to G4
    t.has("witches", "0 SHIP")
    assert network(t.state, 0) == 1
    t.has("witches", "1 SHIP")
    assert network(t.state, 0) == 3
    two = Table("witches D1 A3", "nomads B1 G7 I7", profile=profile)
    two.stands("witches", "D E7, D H4")  # r22 and r29 between
    two.has("witches", "1 SHIP")
    assert network(two.state, 0) == 1
    two.has("witches", "2 SHIP")
    assert network(two.state, 0) == 2


@BOTH
def test_the_shipping_card_does_not_count_for_the_area(profile: str) -> None:
    """Only the level of the track."""
    t = Table("witches D1 A3", "nomads B1 G7 I7", profile=profile, cards="BON4 BON3")
    t.stands("witches", "D E7, D G3")
    t.has("witches", "0 SHIP")
    assert network(t.state, 0) == 1


@BOTH
def test_bridges_join_areas(profile: str) -> None:
    """Anybody's bridge."""
    t = Table("witches F4 D1", "nomads B1 G7 I7", profile=profile)
    t.stands("witches", "D G3")
    t.has("witches", "0 SHIP")
    assert network(t.state, 0) == 1
    t.bridge("nomads", "F4:G3")
    assert network(t.state, 0) == 2


@BOTH
@pytest.mark.parametrize(
    ("resources", "points", "left"),
    [
        ("2 C 0 W 0 P 12/0/0 PW", 0, 2),
        ("3 C 0 W 0 P 12/0/0 PW", 1, 0),
        ("1 C 2 W 3 P 12/0/0 PW", 2, 0),
        ("0 C 0 W 0 P 5/0/7 PW", 2, 1),
        ("0 C 0 W 0 P 3/7/2 PW", 1, 2),
    ],
)
def test_resources_become_coins_and_three_coins_a_point(profile: str, resources: str, points: int, left: int) -> None:
    """Workers, priests and power one coin each, bowl II at half."""
    t = four(profile)
    t.has("witches", resources)
    finish(t)
    assert t.points("witches", "resources") == points
    t.expect("witches", f"{left} C 0 W 0 P")


@BOTH
def test_no_cult_bonus_and_no_income_after_the_last_round(profile: str) -> None:
    """The game ends with the last pass."""
    t = four(profile)
    finish(t)
    t.expect("nomads", "0 C 0 W 0 P 12/0/0 PW")
    assert t.to_act == []
    t.refused("nomads: pass", "game_over")


@BOTH
def test_the_most_points_win_and_a_tie_has_several_winners(profile: str) -> None:
    """There is no tie-break."""
    t = four(profile)
    t.has("giants", "45 VP")
    finish(t)
    assert t.game.winners() == [2]
    tied = four(profile)
    finish(tied)
    assert tied.game.winners() == [0, 1, 2, 3]  # all networks of one structure: 36 / 4 each
    assert tied.points("giants", "network") == 9


def test_points_by_source_add_up() -> None:
    """The table of sources explains the total."""
    t = Table("witches F4 D1", "nomads B1 G7 I7")
    t.has("witches", "12/0/0 PW 3 P 8 C")
    t.play("witches: advance ship", "nomads: pass BON8", "witches: pass BON7")
    for row in t.game.scores():
        assert row["total"] == sum(points for source, points in row.items() if source != "total")
    assert t.points("witches", "shipping") == 2
    assert t.points("witches", "bonus") == 2
    assert t.points("witches", "start") == 20
