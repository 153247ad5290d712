"""The table of Anunnaki in the browser: its parts, and people who take turns at it by press and by keyboard."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hexarch.words import Words

from .conftest import Server
from .player import Player

SEED = 7
WORDS = Words("en", "anunnaki")


@pytest.fixture(scope="module")
def games(page_files: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games all begin with the same seed."""
    found = Server(tmp_path_factory.mktemp("anunnaki"), SEED)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


def sky(page: Page) -> Locator:
    return page.get_by_role("group", name="Planets")


def star(page: Page) -> Locator:
    return page.get_by_role("group", name="Star of actions", exact=True)


def can(thing: Locator, name: str = "") -> Locator:
    """Things in a part of the table that can be chosen now."""
    return thing.get_by_role("button", name=re.compile(rf"^{name}.*Can be chosen$"))


def round_the_star(view: dict[str, Any]) -> Iterator[str]:
    """Tiles in an order that goes along every edge of the star once: the fourteenth cube ends the game (A171)."""
    tiles = dict(zip(view["boards"]["nodes"], view["star"], strict=True))
    left = [(a, b) for _, a, b, _ in view["boards"]["edges"]]
    stack = [next(node for node, tile in tiles.items() if tile not in view["boards"]["red"])]  # the first one is blue
    circuit: list[str] = []
    while stack:
        edge = next((one for one in left if stack[-1] in one), None)
        if edge is None:
            circuit.append(stack.pop())
        else:
            left.remove(edge)
            stack.append(edge[1] if edge[0] == stack[-1] else edge[0])
    return (tiles[node] for node in circuit)


def choose_something(player: Player, way: Iterator[str], keys: bool) -> None:
    """One choice: the next tile, enough of anything else, or the first thing offered."""
    before = player.drafted.count()
    enough = player.bar.locator("button.small", has_text=re.compile("^Pass$"))
    if player.bar.get_by_text("Where does your pawn go?").is_visible():
        tile = str(WORDS.text(f"tile-{next(way)}"))
        if keys:
            choose_by_keys(player, f"to {tile}")
            return
        can(star(player.page), f"{tile.capitalize()}[.]").click()
    elif keys:
        choose_by_keys(player, "pass" if enough.is_visible() else "")
        return
    elif enough.is_visible():
        enough.click()
    else:
        player.list_choices().first.click()
    expect(player.drafted).to_have_count(before + 1)
    player.settle()


def take_turns(player: Player, way: Iterator[str], turns: int, keys: bool = False) -> bool:
    """Play on, with the mouse or with keys alone; is it over?"""
    sent = 0
    while sent < turns:
        if player.turn() == "over":
            return True
        if not player.confirm_button.is_enabled():
            choose_something(player, way, keys)
            continue
        if keys:
            confirm_by_keys(player)
        else:
            player.confirm()
        sent += 1
    return False


def wide(page: Page) -> bool:
    """Does the page scroll sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def choose_by_keys(player: Player, name: str) -> None:
    """From the list of choices, which a key opens, by its name."""
    keys = player.page.keyboard
    before = player.drafted.count()
    if not player.filter.is_visible():
        keys.press("o")
    expect(player.filter).to_be_focused()
    keys.type(name)
    keys.press("Tab")
    keys.press("Enter")
    expect(player.drafted).to_have_count(before + 1)
    player.settle()


def confirm_by_keys(player: Player) -> None:
    """Once everything is chosen, Confirm has the focus."""
    expect(player.confirm_button).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.drafted).to_have_count(0)
    player.settle()


def go_by_keys(player: Player) -> None:
    """One go with the keyboard alone, the first of what is offered each time."""
    sent = player.revision
    while player.revision == sent:
        player.turn()
        choose_by_keys(player, "")
        if player.confirm_button.is_enabled():
            confirm_by_keys(player)
