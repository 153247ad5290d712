"""Every printed figure against the reference tables: faction boards, tiles, actions, the map."""

import itertools
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hexarch.games.terra.board import hexes
from hexarch.games.terra.box import final, round_, town
from hexarch.games.terra.box.registry import box_of, everything, options_of_expansions, options_of_pieces
from hexarch.games.terra.effects import CULT_POWER, TOP_POWER
from hexarch.games.terra.factions import all_factions, by_id
from hexarch.games.terra.factions.figures import BRIDGES, STARTING_PRIESTS
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    TRADING_HOUSE,
)
from hexarch.games.terra.phases.scoring import CULT_VP, NETWORK_VP
from hexarch.games.terra.resources import RESOURCES, Amount
from hexarch.games.terra.rules.convert import RATES
from hexarch.games.terra.rules.send import SPACES
from hexarch.games.terra.setup import ruleset
from hexarch.games.terra.traits.spades import ScoringSpades, Spades

BOX = box_of(ruleset("league"), 4)  # the base game with the small expansions and the final tiles

pytestmark = pytest.mark.shared
BASE = [
    "alchemists",
    "auren",
    "chaosmagicians",
    "cultists",
    "darklings",
    "dwarves",
    "engineers",
    "fakirs",
    "giants",
    "halflings",
    "mermaids",
    "nomads",
    "swarmlings",
    "witches",
]
NEWER = ["icemaidens", "yetis", "acolytes", "dragonlords", "shapeshifters", "riverwalkers"]


def table(shared: Path, name: str) -> dict[str, Any]:
    """A reference table."""
    return tomllib.loads((shared / "reference" / "terra" / f"{name}.toml").read_text("utf-8"))


def amount(one: Amount) -> dict[str, int]:
    """An amount as the tables write it."""
    return dict(one.items())


def rows(sums: tuple[Amount, ...]) -> list[tuple[int, int, int, int]]:
    """The single places of a row of the faction board, from the sums by number built."""
    found = []
    for less, more in itertools.pairwise(sums):
        found.append((more.c - less.c, more.w - less.w, more.p - less.p, more.power - less.power))
    return found


@pytest.mark.parametrize("name", BASE)
def test_home_terrain(shared: Path, name: str) -> None:
    """Terrain and colour."""
    printed = next(f for f in table(shared, "factions_base")["faction"] if f["id"] == name)
    ours = by_id()[name]
    assert TERRAINS[ours.home] == printed["home_terrain"]
    assert COLOURS[ours.home] == printed["piece_color"]


@pytest.mark.parametrize("name", NEWER)
def test_boards_of_the_expansion(shared: Path, name: str) -> None:
    """Colour, the other side, whether its terrain is a home, what it pays with instead of spades."""
    printed = next(f for f in table(shared, "factions_fire_ice")["faction"] if f["id"] == name)
    ours = by_id()[name]
    assert ours.side == printed["piece_color"] == by_id()[printed["board_other_side"]].side
    assert ours.terrain.has_home == printed["has_home_terrain"]
    assert (COLOURS[ours.home] if ours.home >= 0 else "variable") == printed["piece_color"]
    assert (ours.eruption is not None) == ("volcano_cost" in printed["dig"])
    if "shift" in printed:
        assert [printed["shift"][way]["id"] for way in ("action_power", "action_tokens")] == ["ACTH5", "ACTH6"]
        assert {"ACTH5", "ACTH6"} <= {special.id for special in ours.specials}


@pytest.mark.parametrize("name", [*BASE, *NEWER])
def test_faction_board(shared: Path, name: str) -> None:
    """Start, prices, numbers, power values, incomes and tracks of a faction board."""
    tables = table(shared, "factions_base")["faction"] + table(shared, "factions_fire_ice")["faction"]
    printed = next(f for f in tables if f["id"] == name)
    ours = by_id()[name]
    start = ours.start
    assert {"C": start.c, "W": start.w, "P": start.p} == printed["start"]
    assert [*start.power, 0] == printed["start_power"]
    assert dict(zip([cult.lower() for cult in CULTS], start.cults, strict=True)) == printed["start_cult"]
    assert (start.vp, start.dwellings) == (printed["start_vp"], printed["start_dwellings"])
    assert (printed["priests_in_supply"], printed["bridges"]) == (start.priests, BRIDGES)
    assert start.priests == (1 if name == "riverwalkers" else STARTING_PRIESTS)
    board = ours.board
    for structure in (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY):
        letters = everything().structure[structure].id
        assert board.left[structure] == printed["count"][letters]
        assert board.value[structure] == printed["power_value"][letters]
        cost = amount(board.cost[structure])
        if structure == TRADING_HOUSE:
            assert cost == printed["cost"]["TP_neighbour"]
            assert cost | {"C": 2 * cost["C"]} == printed["cost"]["TP"]
        else:
            assert cost == printed["cost"][letters]
    income = printed["income"]
    assert board.base.w == income["base"]["W"]
    assert set(amount(board.base)) <= {"W"}
    assert rows(board.income[DWELLING]) == [(0, w, 0, 0) for w in income["D_W"]]
    houses = zip(income["TP_C"], income["TP_PW"], strict=True)
    assert rows(board.income[TRADING_HOUSE]) == [(c, 0, 0, pw) for c, pw in houses]
    temples = zip(income["TE_P"], income["TE_PW"], strict=True)
    assert rows(board.income[TEMPLE]) == [(0, 0, p, pw) for p, pw in temples]
    for structure, letters in ((STRONGHOLD, "SH"), (SANCTUARY, "SA")):
        assert amount(board.income[structure][1]) == income[letters]
    _compare_tracks(ours, printed)


def scored(spades: Spades) -> int:
    """Points for each spade that are scored for bought ones only."""
    return spades.vp if isinstance(spades, ScoringSpades) and spades.bought_only else 0


def _compare_tracks(ours: Any, printed: dict[str, Any]) -> None:
    shipping, dig = printed["shipping"], printed["dig"]
    assert ours.start.shipping == shipping["start"]
    if ours.shipping is None:
        assert shipping["max"] == 0
    else:
        assert ours.shipping.most == shipping["max"]
        assert amount(ours.shipping.cost) == shipping.get("advance_cost", {})
        assert list(ours.shipping.vp) == shipping.get("advance_vp", [])
    unit = "P" if dig["pay_with"] == "priests" else "W"
    assert [amount(one) for one in ours.dig.price] == [{unit: n} for n in dig.get("cost_per_spade", [])]
    assert scored(ours.spades) == dig.get("vp_per_bought_spade", 0)
    if ours.dig.track is None:
        assert dig["max_level"] == 0
    else:
        assert ours.dig.track.most == dig["max_level"]
        assert amount(ours.dig.track.cost) == dig["advance_cost"]
        assert list(ours.dig.track.vp) == dig["advance_vp"]
    jump, own = printed.get("jump"), ours.reach.jump
    assert (own is None) == (jump is None)
    if jump is not None:
        assert amount(own.cost) == jump["cost"]
        assert amount(own.cost_with_stronghold) == jump["cost_with_SH"]
        assert (own.skip, own.skip_with_stronghold) == (jump["skip_hexes"], jump["skip_hexes_with_SH"])
        assert (own.vp, own.per_town_tile) == (jump["vp"], jump.get("skip_per_TW7", 0))
    special = printed.get("special_action")
    if special:
        found = {one.id: one.needs_stronghold for one in ours.specials}
        assert found == {special: printed.get("special_action_needs_SH", False)}


def test_two_factions_on_each_terrain(shared: Path) -> None:
    """Both sides of a board belong to the same terrain."""
    for printed in table(shared, "factions_base")["faction"]:
        assert by_id()[printed["id"]].home == by_id()[printed["board_other_side"]].home
    assert {f.id for f in all_factions()} >= set(BASE)
    assert list(TERRAINS[:7]) == table(shared, "factions_base")["terrain_cycle"]["order"]


def test_bonus_cards(shared: Path) -> None:
    """Income, points for passing, and which set a card belongs to."""
    printed = table(shared, "tiles")["bonus"]
    cards = BOX.bonus_cards
    assert [card.id for card in cards] == [card["id"] for card in printed]
    for ours, card in zip(cards, printed, strict=True):
        assert amount(ours.income) == card["income"]
        points = {BOX.structure[structure].id: each for structure, each in ours.pass_vp}
        if ours.ship_vp:
            points["shipping_level"] = ours.ship_vp
        assert points == card.get("pass_vp", {})
        assert (options_of_pieces()[ours.id] or "base") == card["set"]
    assert [(card.number, card.gives) for card in cards if card.gives] == [(1, "spade"), (2, "cult"), (4, "shipping")]


def test_round_tiles(shared: Path) -> None:
    """Event, points, cult, steps and reward."""
    events = {"spade": (round_.SPADE,), "town": (round_.TOWN,), "SH or SA": (STRONGHOLD, SANCTUARY)}
    cults = {cult.lower(): i for i, cult in enumerate(CULTS)} | {"priests_on_cult_spaces": round_.PRIESTS_SENT}
    letters = [one.id for one in BOX.structure.values()]
    printed = table(shared, "tiles")["scoring"]
    for ours, tile in zip(BOX.round_tiles, printed, strict=True):
        assert ours.id == tile["id"]
        expected = events.get(tile["event"]) or (letters.index(tile["event"]),)
        assert ours.events == expected
        assert (ours.vp, ours.steps, ours.cult) == (tile["vp"], tile["steps"], cults[tile["cult"]])
        assert amount(ours.reward) == tile["reward"]
        assert (options_of_pieces()[ours.id] or "base") == tile["set"]


def test_favor_tiles(shared: Path) -> None:
    """Number, steps, income and points."""
    printed = table(shared, "tiles")["favor"]
    for ours, tile in zip(BOX.favor_tiles, printed, strict=True):
        assert ours.id == tile["id"]
        assert ours.count == tile["count"]
        assert {CULTS[ours.cult].lower(): ours.steps} == tile["steps"]
        assert amount(ours.income) == tile.get("income", {})
        built = {BOX.structure[ours.builds].id: ours.build_vp} if ours.builds else {}
        assert built == tile.get("build_vp", {})
        assert list(ours.pass_vp) == tile.get("pass_vp_by_TP", [])
    assert sum(tile.count for tile in BOX.favor_tiles) == table(shared, "tiles")["favor_rules"]["total"] == 28


def test_town_tiles(shared: Path) -> None:
    """Number, points, keys and gifts."""
    printed = table(shared, "tiles")["town"]
    for ours, tile in zip(BOX.town_tiles, printed, strict=True):
        assert ours.id == tile["id"]
        assert (ours.count, ours.vp, ours.keys) == (tile["count"], tile["vp"], tile["keys"])
        gift = dict(tile.get("gain", {}))
        assert ours.shipping == gift.pop("SHIPPING_STEP", 0)
        assert amount(ours.gain) == gift
        assert {cult.lower(): ours.steps for cult in CULTS if ours.steps} == tile.get("steps", {})
        assert (options_of_pieces()[ours.id] or "base") == tile["set"]
    rules = table(shared, "tiles")["town_rules"]
    assert (rules["buildings_needed"], rules["power_needed"]) == (town.STRUCTURES_NEEDED, town.POWER_NEEDED)


def test_power_actions(shared: Path) -> None:
    """Price and gift of the six spaces on the board."""
    printed = [action for action in table(shared, "tiles")["action"] if action["id"][3:].isdigit()]
    for ours, action in zip(BOX.power_actions, printed, strict=True):
        assert {"PW": ours.cost} == action["cost"]
        gift = amount(ours.gain) | ({"BRIDGE": ours.bridge} if ours.bridge else {})
        assert gift == action["gain"]
        assert ours.hexes == action.get("hexes", 0)


def test_special_actions_of_factions(shared: Path) -> None:
    """Who owns which, its price, and whether it may be taken once only."""
    printed = {action["id"]: action for action in table(shared, "tiles")["action"] if not action["id"][3:].isdigit()}
    for name in BASE:
        for special in by_id()[name].specials:
            action = printed[special.id]
            assert action["owner"].split()[0] == name
            assert amount(special.cost) == action.get("cost", {})
            assert special.once == action.get("once_per_round", True)


def test_conversions_cults_and_final_scoring(shared: Path) -> None:
    """Rates, order spaces, power on the tracks, prizes."""
    tiles = table(shared, "tiles")
    for what, into, price in RATES:
        assert tiles["conversion"][f"{RESOURCES[what]}_to_{RESOURCES[into]}"] == price
    assert list(SPACES) == tiles["cult"]["priest_spaces"]
    reached = {f"s{space}": gain for space, gain in (*CULT_POWER, (10, TOP_POWER))}
    assert reached == tiles["cult"]["power_on_reaching"]
    assert list(NETWORK_VP) == tiles["final"]["area"]["vp"]
    assert list(CULT_VP) == tiles["final"]["cult"]["vp"]
    resources = tiles["final"]["resources"]
    for faction in BASE:
        expected = resources["coins_per_vp_alchemists" if faction == "alchemists" else "coins_per_vp"]
        assert by_id()[faction].payment.coins_per_vp == expected


def test_final_tiles(shared: Path) -> None:
    """Names in the header and in the rows of ledgers, and the prizes."""
    printed = {tile["jsnell"]: tile for tile in table(shared, "tiles")["final_tile"] if tile["jsnell"]}
    assert {tile.id: tile.label for tile in BOX.final_tiles} == {n: tile["jsnell_label"] for n, tile in printed.items()}
    assert all(tile["vp"] == list(final.PRIZES) for tile in printed.values())


def test_the_base_map(shared: Path) -> None:
    """Terrains, numbers of hexes, bridge sites and continents."""
    printed = next(one for one in table(shared, "maps")["map"] if one["id"] == "base")
    board = hexes.load("base")
    assert (board.hexes, board.rivers) == (printed["land"], printed["river"])
    counted = {TERRAINS[t]: board.terrain.count(t) for t in range(7)}
    assert counted == printed["terrain_count"]
    assert sorted(board.site_names) == sorted(printed["bridges"])
    assert board.continents == printed["continents"]
    letters = "".join(row.replace(" ", "") for row in printed["rows"]).replace("I", "")
    assert [("YUKBGSR").index(letter) for letter in letters] == board.terrain


def test_options_that_ledgers_name_are_those_of_the_reference(shared: Path) -> None:
    """Every option marked as a ledger's is described in the reference under that name."""
    text = (shared / "reference" / "terra" / "options.md").read_text("utf-8")
    for option in options_of_expansions():
        # Versions are written short there: `fire-and-ice-factions/variable`, `_v2`, `_v3`.
        name, _, version = option.name.partition("_")
        short = version and f"`{name}`" in text and f"`_{version}`" in text
        assert not option.ledger or f"`{option.name}`" in text or short, option.name
