"""The built page in a real browser, at a real server: every language, two clicks to a game, games without a server."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hexarch

api = pytest.importorskip("playwright.sync_api")

BROWSER = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
STATIC = Path(hexarch.__file__).parent / "web" / "static"
PATIENCE = 240_000  # milliseconds; the engine takes a while to load on a busy machine
SERVER = """
import sys
from hexarch.web.config import Config
from hexarch.web.run import serve
if __name__ == "__main__":
    sys.exit(serve(Config(database=f"sqlite:///{sys.argv[1]}/table.sqlite3", bot_pause=0.1), "127.0.0.1", 0))
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not BROWSER, reason="needs Chromium"),
    pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="needs the built page (npm run build in ui)"),
]


class Server:
    """A server of its own, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        script = folder / "server.py"
        script.write_text(SERVER)
        environment = os.environ | {"PYTHONPATH": str(Path(hexarch.__file__).parents[1])}
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(folder)], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", self.process.stdout.readline())
        assert found
        self.address = found[0]
        for _ in range(100):  # it tells its address before it listens
            try:
                urllib.request.urlopen(f"{self.address}/api/me").close()
                break
            except OSError:
                time.sleep(0.2)

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with api.sync_playwright() as player:
        started = player.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        yield started
        started.close()


def open_page(browser: Any, address: str, language: str = "en-GB", width: int = 1440, theme: str = "light") -> Any:
    """A page of somebody new; whatever it throws fails the test when it is closed."""
    viewport = {"width": width, "height": 900}
    page = browser.new_context(viewport=viewport, locale=language, color_scheme=theme).new_page()
    page.set_default_timeout(PATIENCE)
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda said: page.faults.append(said.text) if "Content Security" in said.text else None)
    page.goto(address)
    return page


def close(page: Any) -> None:
    assert page.faults == []
    page.context.close()


@pytest.mark.parametrize(
    ("language", "title", "button"),
    [
        ("en-GB", "A table for Terra Mystica", "Play now against bots"),
        ("it-IT", "Un tavolo per Terra Mystica", "Gioca subito contro i bot"),
        ("pt-BR", "Uma mesa para Terra Mystica", "Jogar já contra bots"),
        ("de-DE", "A table for Terra Mystica", "Play now against bots"),
    ],
)
def test_lobby_in_the_language_of_the_browser(
    server: Server, browser: Any, language: str, title: str, button: str
) -> None:
    page = open_page(browser, server.address, language)
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_role("button", name=button).wait_for()
    page.locator("header select").first.select_option("it")
    page.get_by_role("heading", name="Un tavolo per Terra Mystica").wait_for()
    page.reload()
    page.get_by_role("heading", name="Un tavolo per Terra Mystica").wait_for()  # kept on this device
    close(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_nothing_sticks_out_sideways(server: Server, browser: Any, width: int, theme: str) -> None:
    page = open_page(browser, server.address, "pt-BR", width, theme)
    for path, sight in (
        ("/", "h1"),
        ("/new", "fieldset"),
        ("/account", "form"),
        ("/replay", "textarea"),
        ("/local", "h1"),
    ):
        page.goto(server.address + path)
        page.locator(f"main {sight}").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    close(page)


def test_two_clicks_to_a_game_and_a_turn_in_the_title(server: Server, browser: Any) -> None:
    page = open_page(browser, server.address)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/game/*")
    page.get_by_role("button", name="Choices").wait_for()  # bots have placed theirs, it is our turn
    page.goto(server.address)
    page.get_by_text("Your turn", exact=True).first.wait_for()
    page.wait_for_function("document.title.startsWith('(1) ')")
    close(page)


def test_new_game_offers_every_option(server: Server, browser: Any) -> None:
    with urllib.request.urlopen(f"{server.address}/api/setting?lang=en") as answer:
        setting = json.load(answer)
    page = open_page(browser, server.address + "/new")
    page.locator("fieldset").first.wait_for()
    shown = set(page.locator("details code").all_text_contents())
    assert shown == {option["id"] for option in setting["options"]}
    close(page)


def test_friends_meet_by_a_link(server: Server, browser: Any) -> None:
    host = open_page(browser, server.address + "/new")
    host.locator("input[type=radio]").first.check()  # two players
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link for players").input_value()
    guest = open_page(browser, link, "it-IT", 390)
    guest.get_by_label("Il tuo nome").fill("Bruno")
    guest.get_by_role("button", name="Prendi posto").click()
    guest.get_by_role("button", name="Tavolo", exact=True).wait_for()
    # The last seat was taken: the game begins by itself, for the host too.
    host.get_by_role("button", name="Table", exact=True).wait_for()
    host.locator(".hexes, svg").first.wait_for()
    close(host)
    close(guest)


def test_what_is_not_there(server: Server, browser: Any) -> None:
    page = open_page(browser, server.address + "/game/nosuchtable")
    page.get_by_role("heading", name="That did not work").wait_for()
    page.goto(server.address + "/key/nosuchkey")
    page.get_by_role("heading", name="This link does not open").wait_for()
    page.goto(server.address + "/replay")
    page.get_by_label("Text of the ledger").fill("no ledger at all")
    page.get_by_role("button", name="Open").click()
    page.get_by_role("alert").wait_for()
    close(page)


def test_a_game_goes_on_without_the_server(browser: Any, tmp_path: Path) -> None:
    if not (STATIC / "engine" / "engine.json").exists():
        pytest.skip("the page was built without the engine")
    server = Server(tmp_path)
    page = open_page(browser, server.address + "/local?new")
    page.get_by_role("heading", name="Who plays").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Choices").wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    server.stop()

    page.reload()
    page.get_by_role("button", name="Choices").click()
    page.get_by_role("button", name="Build a dwelling on").first.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text(re.compile("Build a dwelling on")).first.wait_for()  # in the log
    page.reload()
    page.get_by_text(re.compile("Build a dwelling on")).first.wait_for()

    page.get_by_role("link", name="Hexarch").click()
    page.get_by_text("The server cannot be reached at the moment.").wait_for()
    page.get_by_role("link", name="Games on this device").first.click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    kept.value.save_as(file)
    assert len(json.loads(file.read_text("utf-8"))["choices"]) == 1
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Choices").wait_for()
    close(page)
