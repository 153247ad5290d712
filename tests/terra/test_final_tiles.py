"""The four final scoring tiles of Fire & Ice: what each counts, how far each faction reaches, ties, ledgers.

Distances are counted on the map: steps from hex to hex over land and river, neighbours being one step apart.
"""

from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.box.final import FinalTile
from hexarch.games.terra.box.registry import everything, options_of_pieces
from hexarch.games.terra.ledger import check_text, write
from hexarch.kernel.errors import SetupError

from .chance import FIRE_AND_ICE
from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"
DISTANCE, GREAT, EDGE, SETTLEMENTS = (
    "connected-distance",
    "connected-sa-sh-distance",
    "building-on-edge",
    "connected-clusters",
)


def four(tile: str, profile: str = "rulebook") -> Table:
    """Four factions without shipping, resources or cult steps, and one of the tiles."""
    seats = ("witches F4 D1", "nomads B1 G7 I7", "giants D6 I12", "mermaids D5 A4")
    t = Table(*seats, profile=profile, cards="BON3 BON2 BON8 BON1", final_tile=tile)
    for name in t.factions:
        t.has(name, "20 VP 0 C 0 W 0 P 12/0/0 PW 0/0/0/0 0 SHIP")
    return t


def counted(t: Table, tile: str) -> list[int]:
    """What the tile counts for each seat."""
    found = everything().final_tile_named(tile)
    assert found is not None
    return [found.measure(t.state, seat) for seat in range(t.game.players)]


def finish(t: Table) -> list[int]:
    """Points of the tile after the last round."""
    t.in_round(6)
    for name in t.factions:
        t.play(f"{name}: pass")
    return [t.points(name, "final") for name in t.factions]


# -- what is counted -------------------------------------------------------------------------------


@BOTH
def test_greatest_distance_in_one_network(profile: str) -> None:
    """Giants 2, Witches and Mermaids 1, Nomads 0: 18, twice (12 + 6) / 2, nothing.

    Giants D6 - C4 - B5 are neighbours in a row, D6 and B5 two steps apart. F4 - E7 and D5 - C3 are neighbours. The
    Nomads' three dwellings lie far apart, but not in one network.
    """
    t = four(DISTANCE, profile)
    t.stands("witches", "D E7")
    t.stands("giants", "D C4, D B5")
    t.stands("mermaids", "D C3")
    assert counted(t, DISTANCE) == [1, 0, 2, 1]
    assert finish(t) == [9, 0, 18, 9]


@BOTH
def test_distance_of_stronghold_and_sanctuary(profile: str) -> None:
    """Giants 2 (D6 - C4 - B5), Witches 1 (F4 - E7); the Mermaids' lie apart, the Nomads have no sanctuary."""
    t = four(GREAT, profile)
    t.stands("witches", "SH F4, SA E7")
    t.stands("giants", "SH D6, D C4, SA B5")
    t.stands("mermaids", "SH D5, SA A4")
    t.stands("nomads", "SH B1")
    assert counted(t, GREAT) == [1, 0, 2, 0]
    assert finish(t) == [12, 0, 18, 0]


def test_the_sanctuary_may_be_the_nearer_one_to_the_corner() -> None:
    """It does not matter which of the two comes first in reading order."""
    for structures in ("SH F4, SA E7", "SA F4, SH E7"):
        t = four(GREAT)
        t.stands("witches", structures)
        assert counted(t, GREAT)[0] == 1


def test_other_structures_do_not_count_for_stronghold_and_sanctuary() -> None:
    """Witches F4 - E7 - E6 with stronghold and sanctuary side by side: 1, however long the network."""
    t = four(GREAT)
    t.stands("witches", "SH F4, SA E7, TE E6, TP E5, D E4")
    assert counted(t, GREAT)[0] == 1
    assert counted(t, DISTANCE)[0] == 3  # F4 or E7 to E4


@BOTH
def test_structures_at_the_edge(profile: str) -> None:
    """Witches D1, E1, F1: 3. Giants I12, I11, I10: 3. Mermaids A4, A5: 2. Nomads one at each end: 1.

    Two first share 18 + 12, the Mermaids are third; the fourth gets nothing.
    """
    t = four(EDGE, profile)
    t.stands("witches", "D E1, TP F1, D E2")  # E2 lies inside
    t.stands("giants", "D I11, D I10")
    t.stands("mermaids", "D A5")
    assert counted(t, EDGE) == [3, 1, 3, 2]
    assert finish(t) == [15, 0, 15, 6]


@BOTH
def test_settlements_of_one_network(profile: str) -> None:
    """Witches with a ship: F4 with E7, G3 over r22, G4 over r30: 3. Everybody else 1: three share 12 + 6."""
    t = four(SETTLEMENTS, profile)
    t.stands("witches", "D E7, D G3, D G4")
    t.has("witches", "1 SHIP")
    t.stands("giants", "D C4, D B5")
    assert counted(t, SETTLEMENTS) == [3, 1, 1, 1]
    assert finish(t) == [18, 6, 6, 6]


def test_a_bridge_makes_one_settlement_of_two() -> None:
    """Whoever built it."""
    t = four(SETTLEMENTS)
    t.stands("witches", "D E7, D G3, D G4")
    t.has("witches", "1 SHIP")
    t.bridge("nomads", "F4:G3")
    assert counted(t, SETTLEMENTS)[0] == 2


def test_four_who_tie_share_all_prizes() -> None:
    """36 / 4."""
    t = four(SETTLEMENTS)
    assert finish(t) == [9, 9, 9, 9]


@pytest.mark.parametrize("tile", [DISTANCE, GREAT])
def test_zero_scores_nothing(tile: str) -> None:
    """Nobody has two structures in a network."""
    t = four(tile)
    assert counted(t, tile) == [0, 0, 0, 0]
    assert finish(t) == [0, 0, 0, 0]


def test_zero_at_the_edge_scores_nothing() -> None:
    """Mermaids D5 and E4 both lie inside; with two players the other gets 18."""
    t = Table("mermaids D5 E4", FAR, final_tile=EDGE)
    assert counted(t, EDGE) == [0, 1]
    assert finish(t) == [0, 18]


def test_the_edge_of_a_map_whose_first_row_is_short() -> None:
    """On the Fire & Ice map row B is the first and J the last: B6 and E11 lie at the edge, E3 and D4 inside."""
    for places, number in (("B6 E3", 1), ("E11 E3", 1), ("E3 D4", 0), ("J2 E3", 1)):
        t = Table(f"witches {places}", "nomads", map_id="fire_ice")
        assert counted(t, EDGE)[0] == number, places


# -- how far each faction reaches --------------------------------------------------------------------


@BOTH
def test_shipping_joins_what_is_counted(profile: str) -> None:
    """E7 and H4, three steps apart, with r22 and r29 between: level 2. The shipping card does not help."""
    t = Table("witches D1 A3", FAR, profile=profile, cards="BON4 BON3")
    t.stands("witches", "D E7, D H4")
    for level, distance in ((0, 0), (1, 0), (2, 3)):
        t.has("witches", f"{level} SHIP")
        assert counted(t, DISTANCE)[0] == distance


@BOTH
def test_a_tunnel_joins_what_is_counted(profile: str) -> None:
    """Dwarves skip one hex: E7 and G2 are two steps apart. Two settlements; G1, four steps from E7, is out of range."""
    t = Table("dwarves E7 H8", FAR, profile=profile)
    t.stands("dwarves", "D G2")
    assert counted(t, DISTANCE)[0] == 2
    assert counted(t, SETTLEMENTS)[0] == 2
    other = Table("dwarves E7 G1", FAR, profile=profile)
    assert counted(other, DISTANCE)[0] == 0


@BOTH
def test_a_carpet_joins_what_is_counted(profile: str) -> None:
    """Fakirs skip one hex, with the stronghold two: F3 and E8 are three steps apart."""
    t = Table("fakirs F3 E8", FAR.replace("nomads", "witches").replace("B1 G7 I7", "D1 A3"), profile=profile)
    assert counted(t, DISTANCE)[0] == 0
    t.stands("fakirs", "TP F3")
    t.has("fakirs", "10 C 4 W")
    t.play("fakirs: upgrade F3 to SH")
    assert counted(t, DISTANCE)[0] == 3
    assert counted(t, SETTLEMENTS)[0] == 2


@BOTH
def test_a_river_hex_of_mermaids_joins_settlements(profile: str) -> None:
    """D5 with C3, and C4 with B4, around r10: two settlements by ship, one when the town skips the river hex."""
    t = Table("mermaids D5 E4", FAR, profile=profile, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")
    t.has("mermaids", "50 C 9 W 1 SHIP")
    by_ship = counted(t, SETTLEMENTS)[0]
    t.play("mermaids: upgrade B4 to TP. connect r10. +TW2")
    assert counted(t, SETTLEMENTS)[0] == by_ship - 1
    t.has("mermaids", "0 SHIP")
    assert counted(t, SETTLEMENTS)[0] == 1
    assert counted(t, DISTANCE)[0] == 2  # D5 to B4 and C3 to C4


@BOTH
def test_riverwalkers_count_neighbours_and_one_river_hex(profile: str) -> None:
    """F4 with E6 beside it, G3 over r22: two settlements; E6 and G3 are three steps apart."""
    t = Table("riverwalkers green F4 D1", FAR, profile=profile, cards="BON4 BON3")
    t.stands("riverwalkers", "D E6, D G3")
    assert counted(t, SETTLEMENTS)[0] == 2
    assert counted(t, DISTANCE)[0] == 3


# -- drawing, saving, ledgers --------------------------------------------------------------------------


def test_one_tile_is_drawn_where_the_option_is_on() -> None:
    """Each of the four comes up; without the option there is none unless it is named."""
    drawn = {terra.new(2, seed, options={"fire-and-ice-final-scoring": True}).setup.final_tile for seed in range(40)}
    assert drawn == {DISTANCE, GREAT, EDGE, SETTLEMENTS}
    assert terra.new(2, 1).setup.final_tile == ""
    named = terra.new(2, 1, options={"fire-and-ice-final-scoring": True}, final_tile=EDGE)
    assert named.setup.final_tile == EDGE
    with pytest.raises(SetupError) as error:
        terra.new(2, final_tile="most-sheep")
    assert error.value.refusal.code == "unknown_tile"


def grown(seed: int, profile: str, tile: str) -> terra.Game:
    """A game of players who build great structures as soon as they can."""
    needed = {option: True for option in [options_of_pieces()[tile]] if option}
    game, rnd = terra.new(3, seed, profile, options=FIRE_AND_ICE | needed, final_tile=tile), Random(seed)
    while not game.over:
        seat = game.to_act[0]
        offered = game.options(seat)
        best = min(offered, key=lambda choice: (rank(choice.text), rnd.random()))
        game.step(seat, best)
    return game


def rank(text: str) -> int:
    wishes = (
        "trade",
        "launch",
        "ship ",
        " to SY",
        " to SA",
        " to SH",
        " to TE",
        " to TP",
        "build",
        "leech",
        "send",
        "action",
        "dig",
    )
    return next((i for i, wish in enumerate(wishes) if wish in text), 98 if text.startswith("pass") else 50)


@BOTH
@pytest.mark.parametrize("tile", everything().final_tiles, ids=lambda tile: tile.label)
def test_ledgers_have_a_row_for_each_share(tile: FinalTile, profile: str) -> None:
    """Before the cults, with the tile's name of the header; a changed row or a header without the tile is found."""
    game = grown(53, profile, tile.id)
    text = write(game)
    lines = text.splitlines()
    assert f"Added final scoring tile: {tile.id}" in lines
    shares = [row["final"] for row in game.scores()]
    rows = [line for line in lines if line.endswith(f"vp for {tile.id}")]
    assert len(rows) == sum(share > 0 for share in shares) > 0
    for seat, share in enumerate(shares):
        found = [row for row in rows if row.startswith(game.faction(seat) + "\t")]
        assert len(found) == (share > 0)
        assert not found or found[0].endswith(f"\t+{share}vp for {tile.id}")
    first_cult = next(i for i, line in enumerate(lines) if line == "Scoring FIRE cult")
    assert all(lines.index(row) < first_cult for row in rows)
    report = check_text(text)
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == game.digest()
    assert not check_text(text.replace(f"Added final scoring tile: {tile.id}\n", "")).ok
    assert not check_text(text.replace(f"vp for {tile.id}", f"vp for {tile.id}s", 1)).ok
    assert terra.loads(game.dumps()).setup.final_tile == tile.id
