"""A faction board: structures and prices, tracks, tiles, coming income, final points as things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from hexarch.console.styles import FAINT, STRONG
from hexarch.games.terra.console.table_view import short, who
from hexarch.games.terra.names import TERRAINS
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.games.terra.game import Game
    from hexarch.words import Words


def show(out: Console, game: Game, words: Words, seat: int) -> None:
    """Everything about one seat."""
    view = game.view(seat)
    one: dict[str, Any] = view["seats"][seat]
    title = who(game, words, seat)
    title.append(f"  {one['name']}", style=FAINT)
    out.print(title)
    if not one["faction"]:
        return
    _, ability, stronghold = vocabulary.faction(words, one["faction"])
    out.print(ability)
    out.print(Text(words.text("console-board-stronghold") + " ", style=STRONG) + Text(stronghold))
    out.print(_structures(words, one))
    standard = {action["id"]: action["cost"] for action in view["power_actions"]}
    for label, text in _lines(words, one, standard):
        out.print(Text(f"{label} ", style=STRONG) + Text(text))


def _structures(words: Words, one: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FAINT)
    table.add_column(words.text("console-board-structure"))
    for key in ("built", "left", "cost", "power"):
        table.add_column(words.text(f"console-board-{key}"), justify="right")
    table.add_column(words.text("console-board-next-income"))
    for kind, row in enumerate(one["structures"], 1):
        places = row["income"]
        following = short(words, places[row["built"] + row["removed"]]) if row["left"] else ""
        table.add_row(
            f"{vocabulary.structure(words, kind)} ({row['id']})",
            str(row["built"]),
            str(row["left"]),
            short(words, row["cost"]),
            str(row["power"]),
            following or "-",
        )
    return table


def _lines(words: Words, one: dict[str, Any], standard: dict[str, int]) -> list[tuple[str, str]]:
    found = []
    ship, dig, jump = one["shipping"], one["digging"], one["range"]
    if ship:
        found.append((words.text("console-board-shipping"), _track(words, ship)))
    if one["digs"]:
        spade = words.text("console-board-spade", cost=short(words, dig["price"]))
        found.append((words.text("console-board-digging"), f"{_track(words, dig)}; {spade}"))
    found += _terrains(words, one)
    if jump:
        text = words.text("console-board-jump-text", skip=jump["skip"], cost=short(words, jump["cost"]), vp=jump["vp"])
        found.append((words.text("console-board-jump"), text))
    if one["power_prices"] != standard:
        shown = ", ".join(f"{action} {price}PW" for action, price in one["power_prices"].items())
        found.append((words.text("console-power-actions"), shown))
    if one["own"]:
        shown = ", ".join(vocabulary.amount(words, thing["id"], thing["n"]) for thing in one["own"])
        found.append((words.text("console-board-own"), shown))
    if one["fleet"]:
        found.append((words.text("console-ships"), _fleet(words, one["fleet"])))
    tiles = [tile for tile in (one["bonus_card"], one["second_card"], *one["favors"], *one["towns"]) if tile]
    if tiles:
        shown = "; ".join(f"{tile} {vocabulary.tile(words, tile)[0]}" for tile in tiles)
        found.append((words.text("console-board-tiles"), shown))
    if one["actions"]:
        shown = ", ".join(f"{a['id']} ({words.text('console-action-' + a['state'])})" for a in one["actions"])
        found.append((words.text("console-board-actions"), shown))
    income = one["income"]
    if income["coming"]:
        shown = short(words, income["total"]) or words.text("nothing")
        bonus = short(words, income["cult_bonus"])
        if bonus:
            shown += words.text("console-board-cult-bonus", bonus=bonus)
        found.append((words.text("console-board-income"), shown))
    end = one["final"]
    shown = words.text(
        "console-board-final-text",
        total=end["total"],
        cults=end["cult_vp"],
        network=end["network_vp"],
        size=end["network"],
        resources=end["resources_vp"],
    )
    if end["tile"] is not None:
        shown += words.text("console-board-final-tile", n=end["tile"], vp=end["tile_vp"])
    found.append((words.text("console-board-final"), shown))
    return found


def _fleet(words: Words, ships: dict[str, Any]) -> str:
    """Ships on the map and where, the port, and the seals left."""
    where = f" ({', '.join(ships['at'])})" if ships["at"] else ""
    return words.text(
        "console-fleet",
        ships=ships["afloat"],
        most=ships["most"],
        where=where,
        port=ships["port"] or "-",
        seals=ships["seals_left"],
    )


def _terrains(words: Words, one: dict[str, Any]) -> list[tuple[str, str]]:
    """Where the faction lives, which terrains it has unlocked, and what others cost it."""

    def named(terrain: str) -> str:
        return vocabulary.terrain(words, TERRAINS.index(terrain))

    if not one["home"]:
        return []
    home = named(one["home"])
    if one["second"]:
        home = words.text("console-board-second", terrain=home, second=named(one["second"]))
    found = []
    if one["hues"]:
        hues = one["hues"]
        shown = ", ".join(f"{letter} {named(t)}" for letter, t in hues["terrains"].items() if t)
        found.append((words.text("console-board-colours"), shown))
        rows = ", ".join(f"{kind} {left or '-'}" for kind, left in hues["rows"].items())
        found.append((words.text("console-board-pieces"), f"{rows}, 9 {hues['ninth'] or '-'}"))
    if one["covered"]:
        found.append((words.text("console-board-covered"), ", ".join(named(t) for t in one["covered"])))
    if one["unlocked"]:
        found.append((words.text("console-board-unlocked"), ", ".join(named(t) for t in one["unlocked"])))
        locked = ", ".join(f"{named(t)} {price}C" for t, price in one["unlock_prices"].items())
        if locked:
            found.append((words.text("console-board-locked"), locked))
    else:
        found.append((words.text("console-board-terrain"), home))
    if one["eruption"]:
        costs = [one["eruption"]["cost"], one["eruption"]["cost_home"]]
        cheap, dear = (
            " ".join(words.text(f"console-pay-{what.lower()}", n=n) for what, n in cost.items()) for cost in costs
        )
        homes = ", ".join(named(t) for t in one["eruption"]["homes"]) or words.text("nothing")
        text = words.text("console-board-volcano-text", cost=cheap, dear=dear, homes=homes)
        found.append((words.text("console-board-volcano"), text))
    return found


def _track(words: Words, track: dict[str, Any]) -> str:
    level, most, start = track["level"], track["most"], track["start"]
    if level >= most:
        return words.text("console-board-track-end", level=level)
    vp = track["vp"][level - start]
    return words.text("console-board-track", level=level, most=most, cost=short(words, track["cost"]), vp=vp)
