"""Maps: the facts of those that come with the game, maps of one's own, and fair random ones."""

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.board import hexes, mapfile
from hexarch.games.terra.board.generate import Grid, generate, river_faults
from hexarch.games.terra.board.mapfile import MapPlan, findings, from_id, read_map
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import CYCLE, RIVER, TERRAINS
from hexarch.games.terra.save import FORMAT, VERSION
from hexarch.kernel import codec
from hexarch.kernel.errors import SaveError, SetupError

from .chance import play

MAPS = ("base", "revised_base", "fire_ice", "lakes", "fjords", "archipelago")
SEEDS = range(30)
SEVEN = "364075fb357ab02de279b9607ecfcc7505b264f1"  # the map of seed 7
EVERYBODY = {f"fire-and-ice-factions/{name}": True for name in ("ice", "volcano", "variable_v5")} | {
    "fan-factions": True
}
BASE = hexes.plan("base")
# 28 land hexes, four of each terrain: as little as a map may have
SMALL = MapPlan("A", ("YUKBGSR", "IIIIII", "YUKBGSR", "IIIIII", "BGSRYUK", "IIIIII", "BGSRYUK"))


def file_of(first_row: str = "A", rows: tuple[str, ...] = BASE.rows, more: str = "") -> str:
    return f'first_row = "{first_row}"\nrows = {list(rows)!r}\n{more}'


def why(text: str) -> str:
    """The reason for which a map file is refused."""
    with pytest.raises(SetupError) as caught:
        read_map(text)
    assert caught.value.refusal.code == "bad_map"
    return str(caught.value.refusal.values["why"])


def codes(plan: MapPlan) -> list[str]:
    return [finding.code for finding in findings(plan)]


def with_hex(plan: MapPlan, row: int, column: int, letter: str) -> MapPlan:
    rows = list(plan.rows)
    rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]
    return plan._replace(rows=tuple(rows))


# -- the maps that come with the game -------------------------------------------------------


def facts(shared: Path, map_id: str) -> dict[str, Any]:
    document = tomllib.loads((shared / "reference" / "terra" / "maps.toml").read_text("utf-8"))
    return next(entry for entry in document["map"] if entry["id"] == map_id)


@pytest.mark.shared
@pytest.mark.parametrize("map_id", MAPS)
def test_facts_of_the_printed_maps(shared: Path, map_id: str) -> None:
    known, board, plan = facts(shared, map_id), hexes.load(map_id), hexes.plan(map_id)
    assert [" ".join(row) for row in plan.rows] == known["rows"]
    assert plan.first_row == known["first_row"]
    assert (board.hexes, board.rivers) == (known["land"], known["river"])
    counts = {TERRAINS[t]: board.terrain.count(t) for t in range(CYCLE)}
    assert counts == known["terrain_count"]
    assert board.continents == known["continents"]
    assert mapfile.river_systems(board) == known["river_systems"]
    assert len(board.sites) == known["bridge_count"]
    assert sorted(board.site_names) == sorted(known["bridges"])


@pytest.mark.shared
@pytest.mark.parametrize("map_id", MAPS)
def test_the_league_names_a_map_by_its_terrain(shared: Path, map_id: str) -> None:
    given = facts(shared, map_id)["jsnell_map_id"]
    assert hexes.ledger_id(map_id) == given or not given
    assert hexes.ledger_id(hexes.plan(map_id).id) == hexes.ledger_id(map_id)


def test_all_maps_are_known() -> None:
    assert sorted(MAPS) == hexes.map_ids()
    assert len({hexes.ledger_id(map_id) for map_id in MAPS}) == len(MAPS)
    with pytest.raises(SetupError) as caught:
        hexes.load("../base")
    assert caught.value.refusal.code == "unknown_map"


@pytest.mark.parametrize("map_id", MAPS)
def test_an_id_holds_the_whole_map(map_id: str) -> None:
    plan, printed = hexes.plan(map_id), hexes.load(map_id)
    own = hexes.load(plan.id)
    assert own.id == plan.id
    for name in ("hex_names", "river_names", "terrain", "adjacent", "ship_reach", "site_names", "edge", "continents"):
        assert getattr(own, name) == getattr(printed, name)


# -- maps of one's own ----------------------------------------------------------------------


@pytest.mark.parametrize("map_id", MAPS)
def test_a_map_file_can_be_written_and_read(map_id: str) -> None:
    plan = hexes.plan(map_id)._replace(name='The "great" \\ map', author="Zoë")
    assert read_map(plan.text()) == plan
    assert from_id(plan.id) == plan._replace(name="", author="")


def test_blanks_and_small_letters_do_not_matter() -> None:
    assert read_map(file_of("a", tuple(" ".join(row).lower() for row in BASE.rows))) == BASE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rows = [", "toml"),
        ("\0", "toml"),
        ("a" * 20_001, "long"),
        ("rows = " + "[" * 9_000, "toml"),
        ("rows = []", "missing"),
        ('first_row = "A"', "missing"),
        ('first_row = "A"\nrows = "UUU"', "missing"),
        ('first_row = "A"\nrows = [1, 2]', "missing"),
        ('first_row = 1\nrows = ["U"]', "missing"),
        (file_of(more='terrain = "x"'), "key"),
        (file_of(more="name = 3"), "name"),
        (file_of(more='author = "' + "x" * 61 + '"'), "name"),
        (file_of(more='name = "a\\nb"'), "name"),
        (file_of("C"), "first_row"),
        (file_of(""), "first_row"),
        (file_of(rows=BASE.rows[:4]), "rows"),
        (file_of(rows=BASE.rows * 2), "rows"),
        (file_of("B", (BASE.rows[1], BASE.rows[0]) * 8 + (BASE.rows[1],)), "rows"),
        (file_of(rows=()), "rows"),
        (file_of(rows=("", "") * 4), "columns"),
        (file_of(rows=("Y" * 27, "Y" * 26) * 4), "columns"),
        (file_of("B"), "length"),
        (file_of(rows=(*BASE.rows[:8], "")), "length"),
        (file_of(rows=(*BASE.rows[:8], "RKSBRGYUSIBGX")), "letter"),
        (file_of(rows=(*BASE.rows[:8], "RKSBRGYUSIBG\u00e9")), "letter"),
        (file_of(rows=("YUKBGSRYUKBGSRYUKBGSRYUKBG", "YUKBGSRYUKBGSRYUKBGSRYUKB") * 5), "land"),
        (file_of(rows=("I" * 13, "I" * 12) * 4), "terrain"),
        (file_of(rows=(*SMALL.rows[:6], "BGSRYUU")), "terrain"),
        (file_of(rows=("YUKBGSR", "UKBGSR", "YKBGSR" + "I", "UBGSRY", "KYUKBGS")), "river"),
    ],
)
def test_wrong_map_files_are_refused(text: str, reason: str) -> None:
    assert why(text) == reason


@pytest.mark.parametrize(
    "map_id",
    [
        "custom:",
        "custom:A",
        "custom:A:",
        "custom:A://///",
        "custom:A:Y",
        "custom:C:" + "/".join(BASE.rows),
        "custom:a:" + "/".join(BASE.rows),
        "custom:A:" + "/".join(BASE.rows).lower(),
        "custom:A:" + "/".join(BASE.rows) + ":x",
        "custom:A:" + "/".join(BASE.rows) + "/",
        "custom:A:" + "/".join(" ".join(row) for row in BASE.rows),
        "custom:A:" + "Y" * 10_000_000,
        "custom:A:" + "/" * 10_000_000,
        "custom:../../secret",
    ],
)
def test_hostile_ids_are_refused(map_id: str) -> None:
    for use in (hexes.load, hexes.ledger_id, lambda name: terra.new(2, map=name)):
        with pytest.raises(SetupError) as caught:
            use(map_id)
        assert caught.value.refusal.code == "bad_map"
        assert len(str(caught.value)) < 200


def test_no_hex_is_called_like_a_river_hex() -> None:
    """Rows go from A to Q: R1 would be a land hex and r1 a river hex."""
    tall = generate(1, rows=17, columns=9)
    board = hexes.load(tall.id)
    names = [name.upper() for name in board.hex_names + board.river_names]
    assert len(set(names)) == len(names)
    with pytest.raises(SetupError):
        generate(1, rows=18, columns=9)


def test_memory_for_maps_is_limited() -> None:
    for seed in range(hexes.KEPT + 10):
        hexes.load(with_hex(BASE, seed % 9, seed // 9, "I").id)
    assert hexes.load.cache_info().currsize <= hexes.KEPT


# -- what is unfair -------------------------------------------------------------------------


def test_the_base_map_has_nothing_unusual() -> None:
    assert codes(BASE) == []


def test_findings_of_other_printed_maps() -> None:
    assert codes(hexes.plan("lakes")) == ["river-parts", "near-home"]
    assert codes(hexes.plan("fjords")) == ["terrain-counts", "river-access", "near-home"]


def test_equal_neighbours_and_unequal_terrains_are_found() -> None:
    found = findings(with_hex(BASE, 0, 1, "U"))
    assert found[0].code == "equal-neighbours"
    assert found[0].values == {"n": 1, "hexes": "A1:A2"}
    assert found[1].code == "terrain-counts"
    assert found[1].values == {"terrain": 5, "n": 10, "other": 1, "m": 12}


def test_isolated_land_and_parts_of_the_river_are_found() -> None:
    found = findings(with_hex(with_hex(BASE, 1, 0, "I"), 8, 0, "R"))
    assert "isolated-land" not in [finding.code for finding in found]
    alone = with_hex(with_hex(with_hex(BASE, 0, 1, "I"), 1, 0, "I"), 1, 1, "I")
    found = [finding for finding in findings(alone) if finding.code == "isolated-land"]
    assert [finding.values for finding in found] == [{"n": 1, "hexes": "A1"}]
    assert "river-parts" in codes(with_hex(BASE, 8, 9, "K")._replace(rows=(*BASE.rows[:8], "RKSBRGYUSUBGI")))


def test_a_map_without_bridges() -> None:
    rows = ("YUKBGSRY", "UIGISIR", "KYBUGKSB", "GISIUIY", "RKGYBSRU", "SIRIKIG", "BUYRKGSB")
    assert "no-bridges" in codes(MapPlan("A", rows))


# -- random maps ----------------------------------------------------------------------------


@pytest.mark.parametrize("first_row", ["A", "B"])
@pytest.mark.parametrize("seed", SEEDS)
def test_random_maps_are_fair(seed: int, first_row: str) -> None:
    plan = generate(seed, first_row=first_row)
    assert read_map(plan.text()) == plan
    board = hexes.load(plan.id)
    assert [len(row) for row in plan.rows] == [13 - (row + (first_row == "B")) % 2 for row in range(9)]
    assert (board.hexes, board.rivers) == (77, 36 if first_row == "A" else 35)
    assert [board.terrain.count(t) for t in range(CYCLE)] == [11] * CYCLE
    assert all(
        board.terrain[h] != board.terrain[g] for h in range(board.hexes) for g in board.members(board.adjacent[h])
    )
    assert mapfile.river_systems(board) == [board.rivers]
    assert min(board.continents) >= 4
    assert len(board.continents) >= 3
    assert len(board.sites) >= 20
    wet = set(board.river_positions)
    assert sum(sum(p in wet for p in hexes.neighbours(place)) >= 5 for place in wet) <= 2
    rows, columns = [row for row, _ in wet], [column for _, column in wet]
    assert {(row - min(p[0] for p in mapfile.places(plan))) // 3 for row in rows} == {0, 1, 2}
    assert {min(2, column * 3 // 13) for column in columns} == {0, 1, 2}
    for figures in (mapfile.banks(board), mapfile.near_home(board)):
        assert max(figures) - min(figures) <= 3
    assert findings(plan) == []


@pytest.mark.parametrize("first_row", ["A", "B"])
def test_good_rivers_are_found_long_before_the_tries_end(first_row: str) -> None:
    grid = Grid(9, 13, first_row)
    for seed in range(100, 160):
        terrain = list(mapfile.places(generate(seed, first_row=first_row)).values())
        assert river_faults(grid, [t == RIVER for t in terrain]) == 0


@pytest.mark.parametrize(("rows", "columns"), [(5, 8), (5, 26), (7, 7), (17, 5), (13, 13), (11, 16), (8, 10)])
def test_random_maps_of_other_sizes(rows: int, columns: int) -> None:
    for seed in range(3):
        plan = generate(seed, rows, columns)
        assert len(plan.rows) == rows
        assert max(map(len, plan.rows)) == columns
        assert findings(plan) == []


@pytest.mark.parametrize(
    ("rows", "columns", "first_row"),
    [(4, 13, "A"), (18, 13, "A"), (17, 9, "B"), (9, 4, "A"), (9, 27, "A"), (5, 5, "A"), (17, 26, "A"), (9, 13, "")],
)
def test_impossible_sizes_are_refused(rows: int, columns: int, first_row: str) -> None:
    with pytest.raises(SetupError) as caught:
        generate(0, rows, columns, first_row)
    assert caught.value.refusal.code == "bad_map"


def test_a_seed_means_the_same_map_for_ever() -> None:
    assert generate(7).ledger_id == SEVEN
    code = (
        "from hexarch.games.terra.board.generate import generate as g; print(*(g(n).id for n in range(5)), sep='\\n')"
    )
    ids = [generate(seed).id for seed in range(5)]
    assert len(set(ids)) == 5
    for hash_seed in ("0", "1", "4242"):
        env = {"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert run.stdout.split() == ids


# -- playing --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_random_play_on_random_maps(players: int, profile: str) -> None:
    rnd = Random(f"maps {players} {profile}")
    for first_row in ("A", "B"):
        plan = generate(rnd.randrange(10**6), first_row=first_row)
        game = play(terra.new(players, rnd.randrange(10**6), profile, map=plan.id), rnd)
        again = terra.loads(game.dumps())
        assert again.digest() == game.digest()
        assert again.setup.map == plan.id
        assert again.view()["map"]["id"] == plan.id


@pytest.mark.parametrize("faction", [faction.id for faction in all_factions()])
def test_every_faction_plays_on_the_smallest_map(faction: str) -> None:
    """Starting dwellings find a place, and nobody gets stuck where land is scarce."""
    rnd = Random(f"small {faction}")
    playing = [f for f in all_factions() if f.available(terra.ruleset("league", EVERYBODY))]
    mine = next(f for f in playing if f.id == faction)
    sides = rnd.sample(sorted({f.side for f in playing} - {mine.side}), 4)
    line_up = [faction] + [rnd.choice([f.id for f in playing if f.side == side]) for side in sides]
    rnd.shuffle(line_up)
    game = terra.new(5, 3, "league", factions=line_up, map=SMALL.id, options=EVERYBODY)
    assert play(game, rnd).over


@pytest.mark.parametrize("wrong", ["custom:A:", "custom:" + "A" * 5000, "custom:A:" + "Y" * 113, "nowhere"])
def test_a_saved_game_with_a_wrong_map_is_refused(wrong: str) -> None:
    document = codec.loads(FORMAT, VERSION, terra.new(2, map=generate(3).id).dumps())
    document["setup"]["map"] = wrong
    with pytest.raises(SaveError) as caught:
        terra.loads(codec.dumps(FORMAT, VERSION, document))
    assert caught.value.code == "setup"
