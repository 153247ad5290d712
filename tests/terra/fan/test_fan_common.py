"""What holds for all fan factions: options, colour groups, ways to come by a faction, boards against the reference."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.factions.fan import FAN_FACTIONS, NEEDS, REBALANCED
from hexarch.games.terra.names import COLOURS, CULTS, DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.resources import Amount
from hexarch.games.terra.table.form import form
from hexarch.games.terra.view_more import named
from hexarch.kernel.errors import SetupError
from hexarch.words import Words

from ..chance import FANS, FIRE_AND_ICE, OFFICIAL

PACKAGE = "hexarch.games.terra"
ROWS = {
    "dwelling": DWELLING,
    "trading_house": TRADING_HOUSE,
    "temple": TEMPLE,
    "stronghold": STRONGHOLD,
    "sanctuary": SANCTUARY,
}
GROUPS = ("ice", "volcano", "variable")


def entry(shared: Path, name: str) -> dict[str, Any]:
    """What the reference says of a faction."""
    document = tomllib.loads((shared / "reference" / "terra" / "factions_fan.toml").read_text("utf-8"))
    return next(one for one in document["faction"] if one["id"] == name)


def amount(row: dict[str, Any]) -> dict[str, int]:
    """The resources of a table of the reference."""
    return {letter: row[letter] for letter in ("C", "W", "P", "PW", "VP") if row.get(letter)}


def plain(one: Amount) -> dict[str, int]:
    return dict(one.items())


def test_options_put_them_into_a_game() -> None:
    """Both options do; with neither they cannot be chosen, and one that is named brings the first."""
    for option in NEEDS:
        rules = terra.ruleset("rulebook", {option: True})
        assert all(faction.available(rules) for faction in FANS)
    assert not any(faction.available(terra.ruleset("rulebook")) for faction in FANS)
    name = FANS[0].id
    other = next(faction.id for faction in OFFICIAL if faction.side != FANS[0].side and not faction.needs)
    assert terra.new(2, factions=[name, other]).setup.rules.on(FAN_FACTIONS)
    with pytest.raises(SetupError) as refused:
        terra.new(2, factions=[name, other], options={FAN_FACTIONS: False})
    assert refused.value.refusal.code == "faction_not_in_game"


@pytest.mark.parametrize("way", ["random", "random-colours", "draft", "auction"])
def test_every_way_to_choose_has_them_and_keeps_the_colours_apart(way: str) -> None:
    """One faction of a colour; ice, volcano and variable are one group each, whoever made the faction."""
    seen: set[str] = set()
    for seed in range(40):
        game = terra.new(5, seed, factions=way, options=FIRE_AND_ICE | {FAN_FACTIONS: True})
        names = list(game.setup.factions)
        while not names and not all(game.faction(seat) for seat in range(5)):
            seat = game.to_act[0]
            options = game.options(seat)
            game.step(seat, options[(seed * 7) % len(options)])
        names = names or [game.faction(seat) for seat in range(5)]
        seen |= set(names)
        assert len({by_id()[name].side for name in names}) == 5
    assert seen & {faction.id for faction in FANS}
    assert seen & {faction.id for faction in OFFICIAL}


def test_the_form_has_a_switch_and_lists_them() -> None:
    found = form(Words("en"))
    groups = {one["id"]: one["group"] for one in found["options"]}
    assert groups[FAN_FACTIONS] == groups[REBALANCED] == "expansion"
    assert {one["id"] for one in found["factions"] if one["option"] == FAN_FACTIONS} == {one.id for one in FANS}


@pytest.mark.shared
@pytest.mark.parametrize("name", [faction.id for faction in FANS])
def test_boards(shared: Path, name: str) -> None:
    """Every figure of the reference: start, prices, incomes, power values, tracks."""
    printed, ours = entry(shared, name), by_id()[name]
    colour, family = printed["colour"].replace("grey", "gray"), printed["family"]
    assert (family if family in GROUPS else str(COLOURS.index(colour))) == ours.side
    if family not in GROUPS:
        assert named(ours.home, COLOURS) == colour
    start = printed["start"]
    assert (ours.start.w, ours.start.c, ours.start.p) == tuple(
        start[k]["value"] for k in ("workers", "coins", "priests")
    )
    assert ours.start.power == (start["power"]["bowl1"], start["power"]["bowl2"])
    assert ours.start.vp == start["victory_points"]["value"]
    assert ours.start.dwellings == int(start["structures"]["value"].split()[0])
    assert dict(zip(CULTS, ours.start.cults, strict=True)) == {cult: start["cults"][cult.lower()] for cult in CULTS}
    assert ours.start.steps == start["cults"].get("free_choice", 0)
    board = ours.board
    assert plain(board.base) == amount(printed["income"]["base"])
    for row, kind in ROWS.items():
        price = dict(printed["cost"][row])
        price.setdefault("C", price.get("C_if_opponent_adjacent", 0))
        assert plain(board.cost[kind]) == amount(price), row
        assert board.value[kind] == printed["power_values"][row]
        income = printed["income"][row]
        total: dict[str, int] = {}
        for built, slot in enumerate(income.get("slots", [income]), 1):
            for letter, n in amount(slot).items():
                total[letter] = total.get(letter, 0) + n
            assert plain(board.income[kind][built]) == total, f"{row} {built}"
    shipping, exchange = printed["track"]["shipping"], printed["track"]["exchange"]
    if "max" in shipping:
        assert ours.shipping is not None
        assert (ours.start.shipping, ours.shipping.most) == (shipping["start"], shipping["max"])
        assert (plain(ours.shipping.cost), list(ours.shipping.vp)) == (amount(shipping.get("cost", {})), shipping["vp"])
    if "rates" in exchange:
        assert [plain(one) for one in ours.dig.price] == [{exchange["unit"]: n} for n in exchange["rates"]]
        assert ours.dig.track is not None
        assert (plain(ours.dig.track.cost), list(ours.dig.track.vp)) == (
            amount(exchange.get("cost", {})),
            exchange.get("vp") or exchange["vp_on_pass"],
        )
    else:
        assert ours.dig.track is None


EVERYBODY = ("codes", "effects", "factions", "kinds", "layout", "names", "own", "profiles", "resources", "state")
SHARED = ("factions.base", "factions.fan", "factions.figures", "factions.ice", "factions.volcano")
OF_ALL = {*EVERYBODY, *SHARED, "traits.specials", "traits.stronghold"}


def imported(source: Path) -> set[str]:
    """The modules of the rules that a file imports, not only for type checking."""
    found: set[str] = set()
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            inside = str(node.module)[len(PACKAGE) :].lstrip(".")
            for alias in node.names:
                below = ".".join(filter(None, (inside, alias.name)))
                path = (source.parents[1] / below.replace(".", "/")).with_suffix(".py")
                found.add(below if path.exists() else inside)
    return found


def test_the_documents_say_which_shared_files_each_of_them_needs() -> None:
    root = Path(__file__).parents[3]
    rules = root / "src" / "hexarch" / "games" / "terra"
    table = (root / "docs" / "fan-factions.md").read_text("utf-8").splitlines()
    rows = {line.split("|")[1].strip().removeprefix("The "): line for line in table if line.startswith("| ")}
    for faction in FANS:
        title = faction.id.replace("_", " ").title().replace("Of The", "of the").replace(" Of ", " of ")
        listed = re.findall(r"`([^`]+)`", rows[title])
        assert all((rules / file).exists() for file in listed), title
        needed = imported(rules / "factions" / f"{faction.id}.py") - OF_ALL
        assert {f"{module.replace('.', '/')}.py" for module in needed} <= set(listed), title
