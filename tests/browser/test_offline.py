"""Around one screen, without a server once everything has loaded."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def take_a_turn(player: Player) -> str:
    """Whatever is asked first; what was done."""
    if player.turn() == "power":
        player.answer(take=True)
        return ""
    while not player.confirm_button.is_enabled():
        hexes = player.possible_hexes()
        if hexes:
            player.press_hex(hexes[0])
        else:
            player.choose()
    done = player.drafted.last.inner_text()
    player.confirm()
    return done


def test_a_game_goes_on_without_the_server(own_server: Server, browse: Browse, tmp_path: Path) -> None:
    player = Player(browse(expected="net::ERR_", accept_downloads=True), own_server.url)
    page = player.open("/local").page
    page.get_by_role("link", name=re.compile("^New game")).first.click()
    start = page.get_by_role("button", name="Start the game")
    start.wait_for(timeout=90_000)  # the rules are loaded
    page.get_by_role("textbox", name="Name of player 1").fill("Ada")
    page.get_by_role("textbox", name="Name of player 2").fill("Bea")
    start.click()
    player.at_board()
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.state)")

    own_server.kill()
    done = [take_a_turn(player) for _ in range(5)]
    rows = player.log.get_by_role("link").all_text_contents()
    assert len(rows) >= 5

    # The page itself comes back without the server, with the game as it was.
    page.reload()
    expect(player.map).to_be_visible(timeout=90_000)
    player.settle()
    expect(player.log.get_by_role("link")).to_have_text(rows)
    done += [take_a_turn(player) for _ in range(3)]
    assert player.log.get_by_role("link").count() > len(rows)
    last = next(text for text in reversed(done) if text)

    # A turn of several choices is taken back as a whole.
    while player.turn() == "power" or not player.list_choices().filter(has_text=re.compile("^Buy 1 spade")).count():
        done.append(take_a_turn(player))
    rows = player.log.get_by_role("link").all_text_contents()
    player.choose(re.compile("^Buy 1 spade"))
    player.choose(re.compile("^Build|^Transform"))
    player.confirm()
    expect(player.log.get_by_role("link")).not_to_have_count(len(rows))
    player.log.get_by_role("button", name="Go back to before this move").last.click()
    expect(player.log.get_by_role("link")).to_have_text(rows)
    assert player.turn() == "choose"
    last = next(text for text in reversed(done) if text)
    expect(player.log).to_contain_text(last)

    # The rules can be read, too.
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Founding a town")).to_be_visible(timeout=90_000)

    # Saved on this device, and to take along.
    page.get_by_role("link", name="Hexarch").click()
    page.get_by_role("link", name="Games on this device").first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    game = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert game
    with page.expect_download() as written:
        page.get_by_role("button", name="Ledger").click()
    ledger = tmp_path / "game.txt"
    ledger.write_text(Path(written.value.path()).read_text("utf-8"), "utf-8")
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())"]
    checked = subprocess.run([*command, "check", str(ledger)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr

    # The saved file opens again as a second game.
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(player.map).to_be_visible()
    player.settle()
    assert re.search("game=", page.url)
    expect(player.log).to_contain_text(last)
