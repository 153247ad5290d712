"""Accessibility of every page, checked with axe; in the dark the contrast of its colours, which is all that differs."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .player import Player

RUN = """async ([only, without, part]) => {
  const where = { include: [[part ?? "html"]], exclude: without.map((one) => [one]) };
  const rules = { "target-size": { enabled: true } };
  const options = { resultTypes: ["violations"], rules, ...(only ? { runOnly: only } : {}) };
  const found = await axe.run(where, options);
  const told = (nodes) => nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary}`).join(" | ");
  return found.violations.map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}: ${told(nodes)}`);
}"""
MAP = "svg.map"  # its hundred hexes take axe long, and are the same in every state of the board


@pytest.fixture(scope="session")
def axe(root: Path, page_files: Path) -> str:
    path = root / "ui" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed: npm ci in ui/")
    return path.read_text("utf-8")


def test_axe_finds_nothing(server: Server, browse: Browse, axe: str) -> None:
    player = Player(browse(color_scheme="light"), server.url).enter("person", "person", "greedy")
    page = player.page
    player.fast_forward(2)
    page.evaluate(axe)  # the page's policy lets no foreign script in; the debugger may
    found: dict[str, list[str]] = {}

    def paint(scheme: Literal["dark", "light"]) -> None:
        """Change the colours: at once, for those who asked for no movement."""
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.getAnimations().length") == 0

    def check(name: str, part: str = "html") -> None:
        """Look at a page, or at what is new on it: the rest was looked at before."""
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        without = [] if name == "board" else [MAP]
        problems = page.evaluate(RUN, [None, without, part])
        paint("dark")
        problems += page.evaluate(RUN, [["color-contrast"], without, part])
        paint("light")
        if problems:
            found[name] = problems

    game = f"/game/{player.game}"
    player.turn()
    check("board")
    player.list_choices()
    check("list of choices", "section.bar")
    player.choose(re.compile("^Upgrade"))
    check("draft", "section.bar")
    player.close_list()
    page.get_by_role("button", name="Help").click()
    check("help", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Power: ask me").click()
    page.get_by_role("radio", name=re.compile("^Take it up to a price")).check()
    check("standing answer", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table").click()
    expect(page.get_by_role("dialog").get_by_role("list").first).to_be_visible()
    check("about the table", "dialog[open]")
    page.keyboard.press("Escape")
    player.hex("A1").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("explanation", "[role=dialog]")
    page.keyboard.press("Escape")
    for tab in ("Chat", "Notes"):
        page.get_by_role("tab", name=tab).click()
        check(tab, "section.side")
    pages = {
        "A table for great board games": "/",
        "New game": "/new",
        "Your first game": "/learn",
        "Rules": "/rules?game=terra#tile-TW1",
        "You": "/account",
        "Step through a ledger": "/replay",
        "Games on this device": "/local",
        "Charts": f"{game}/charts",
    }
    for title, path in pages.items():
        player.follow(path)
        expect(page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
        if title == "New game":
            for one in page.locator("summary").all():
                one.click()
        if title == "Rules":
            expect(page.locator("#tile-connected-distance svg path")).to_be_visible()
            assert page.locator("dl > div:not(:has(.face svg > *))").count() == 0, "everything is drawn"
        check(title)
    for name, path in (("Replay", f"{game}?at=5"), ("Planner", f"{game}/plan")):
        player.follow(path)
        expect(page.get_by_role("region", name=name)).to_be_visible()
        expect(player.map).to_be_visible()
        check(name)
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def test_axe_on_a_phone(server: Server, browse: Browse, axe: str) -> None:
    player = Player(browse(width=390, height=844, has_touch=True, is_mobile=True), server.url)
    player.enter("person", "person", "greedy").fast_forward(2)
    player.turn()
    found: list[str] = []

    def check(page: Page) -> None:
        page.evaluate(axe)
        found.extend(page.evaluate(RUN, [None, [MAP]]))

    check(player.page)
    parts = player.page.get_by_role("navigation", name="Parts of the table")
    for one in ("Tiles", "Players", "Log"):
        parts.get_by_role("button", name=one).tap()
        check(player.page)
    assert not found, "\n".join(found)
