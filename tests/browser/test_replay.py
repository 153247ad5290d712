"""Walking through games played elsewhere: slider, keys, rounds, and a link to a move."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.title import TITLE

from .conftest import Browse, Server
from .player import Player

COMMAND = (sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())")


@pytest.fixture
def own_ledger(tmp_path: Path) -> Path:
    """A game of ours, written by `hexarch export`."""
    game = terra.new(2, seed=5, ruleset="league")
    bots.play(game, [bots.make(TITLE, "random", 5)] * 2)
    saved, ledger = tmp_path / "game.json", tmp_path / "game.txt"
    saved.write_text(game.dumps(), "utf-8")
    subprocess.run([*COMMAND, "export", str(saved), "-o", str(ledger)], check=True, capture_output=True)
    return ledger


def step(page: Page) -> tuple[int, int]:
    """Where in the game the page is, and how long the game is."""
    shown = page.get_by_role("region", name="Replay").get_by_text(re.compile(r"^\d+ of \d+$")).inner_text()
    n, most = shown.split(" of ")
    return int(n), int(most)


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


def points(page: Page, seats: int) -> list[int]:
    """Points that the page shows, seat by seat in any order."""
    cards = page.get_by_role("button", name=re.compile("Show this faction board"))
    found = [int(n) for text in cards.all_text_contents() for n in re.findall(r"(\d+) ?VP", text)]
    if len(found) < seats:  # one of them lies in front
        found.append(int(page.locator("section.front .vp b").inner_text()))
    return sorted(found)


def known_points(player: Player, revision: int) -> list[int]:
    seats = player.api("/position", at=revision, draft=[])["view"]["seats"]
    return sorted(seat["vp"] for seat in seats)


def walk_through(player: Player, ledger: Path, browse: Browse) -> None:
    page = player.open("/replay").page
    page.locator("input[type=file]").set_input_files(ledger)
    expect(player.map).to_be_visible()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_be_visible()
    expect(slider(page)).to_have_value("0")
    expect(page).to_have_title(re.compile(f"^{re.escape(ledger.stem)}"))  # the table is called as its file
    assert player.api()["title"] == ledger.stem
    expect(bar.get_by_text(re.compile(r"^0 of [1-9]"))).to_be_visible()  # the log has come
    n, most = step(page)
    assert n == 0
    assert most > 20

    rows = player.api("/log")["rows"]
    keys = page.keyboard
    keys.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    for _ in range(4):
        keys.press("ArrowRight")
    expect(slider(page)).to_have_value("5")
    keys.press("ArrowLeft")
    expect(slider(page)).to_have_value("4")
    keys.press("End")
    expect(slider(page)).to_have_value(str(most))
    expect(page.get_by_role("heading", level=1)).to_have_text("The game is over")
    keys.press("Home")
    expect(slider(page)).to_have_value("0")
    bar.get_by_role("button", name="Round 3").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 3")
    half = most // 2
    slider(page).fill(str(half))
    expect(slider(page)).to_have_value(str(half))
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))

    # The address is a link to the move: somebody else sees the same.
    watcher = Player(browse(), player.url, "Wat")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_url(lambda url: at_of(url) == revision_of(rows, half, most))
    watcher.page.goto(page.url)
    expect(slider(watcher.page)).to_have_value(str(half))
    known = known_points(player, at_of(page.url))
    expect(watcher.page.locator("[aria-busy=true]")).to_have_count(0)
    assert points(watcher.page, len(known)) == points(page, len(known)) == known

    # A row of the log leads to its position.
    row = player.log.get_by_role("link").nth(3)
    wanted = at_of(row.get_attribute("href") or "")
    row.click()
    expect(page).to_have_url(re.compile(rf"\?at={wanted}$"))
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    assert points(page, len(known)) == known_points(player, wanted)


def at_of(url: str) -> int:
    found = re.search(r"at=(\d+)", url)
    return int(found[1]) if found else -1


def revision_of(rows: list[dict[str, int]], at: int, most: int) -> int:
    """The revision of a step: a game halts at its beginning and wherever rows end."""
    revisions = sorted({0, *(row["revision"] for row in rows)})
    assert len(revisions) == most + 1
    return revisions[at]


def test_a_ledger_written_by_export(server: Server, browse: Browse, own_ledger: Path) -> None:
    walk_through(Player(browse(), server.url), own_ledger, browse)


@pytest.mark.shared
def test_a_real_ledger(server: Server, browse: Browse, shared: Path) -> None:
    walk_through(Player(browse(), server.url), shared / "ledgers" / "4pLeague_S64_D1L1_G4.txt", browse)


def test_a_broken_ledger_says_where(server: Server, browse: Browse, own_ledger: Path) -> None:
    text = own_ledger.read_text("utf-8")
    page = Player(browse(expected="422"), server.url).open("/replay").page
    lines = text.splitlines()
    place = next(i for i, line in enumerate(lines) if "pass BON" in line)
    lines[place] = re.sub("pass BON", "upgrade A1 to SH. pass BON", lines[place])
    page.get_by_role("textbox", name="Text of the ledger").fill("\n".join(lines))
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(rf"Line {place + 1}: .+"))
    expect(page).to_have_url(re.compile("/replay$"))
