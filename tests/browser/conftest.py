"""The page as it is built, real servers, a real Chromium, and people who look at the page."""

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import util
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect, sync_playwright

from .build import build_once

expect.set_options(timeout=60_000)

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # for plain HTTP, without reading certificates
TAKEN = "already in use"  # what a server says whose port another process took first
TRIES = 5  # ports
START = 60.0  # seconds a server may need on a busy machine
ROOT = Path(__file__).resolve().parents[2]
WAIT = 60_000  # milliseconds the page may need for one thing
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium_path() -> str | None:
    """The system's Chromium or Chrome; CHROMIUM names another."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if name and (found := shutil.which(name))), None)


class Server:
    """A server process, as `hexarch serve` runs it, with the page and a database file of its own."""

    def __init__(self, folder: Path, seed: int | None = None, first: str = "") -> None:
        """`seed`: what every game begins with; one with secrets takes none from a form. `first`: what is run before."""
        self.seed = seed
        self.first = first
        self.folder = folder
        for left in reversed(range(TRIES)):
            with socket.socket() as found:
                found.bind(("127.0.0.1", 0))
                self.port = int(found.getsockname()[1])
            self.url = f"http://127.0.0.1:{self.port}"
            self.log = folder / f"server-{self.port}.log"
            try:
                self.start()
                return
            except AssertionError:
                if not left or TAKEN not in self.said():
                    raise

    def start(self) -> None:
        origin = util.find_spec("hexarch")
        assert origin is not None
        assert origin.origin is not None
        environment = {
            **os.environ,
            "PYTHONPATH": str(Path(origin.origin).parent.parent),
            "HEXARCH_LANGUAGE": "en",
            "HEXARCH_SERVER_LIMITS": "off",  # all browsers come from one address
            "HEXARCH_SERVER_GRACE": "0",  # a restart gives nobody more time
        }
        drawn = f"import secrets; secrets.randbelow = lambda n: {self.seed} % n; " if self.seed is not None else ""
        program = f"{self.first}\n{drawn}import sys; from hexarch.cli import main; sys.exit(main())"
        command = [sys.executable, "-c", program, "serve"]
        options = ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'table.sqlite3'}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options, "--bot-pause", "0"], env=environment, stdout=log, stderr=log
            )
        end = time.monotonic() + START
        while self.process.poll() is None and time.monotonic() < end:
            try:
                httpx.get(self.url + "/api/me", timeout=5, verify=PLAIN).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.said()}")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def said(self) -> str:
        return self.log.read_text("utf-8", errors="replace")


# -- what tests use ---------------------------------------------------------------------


@pytest.fixture(scope="session")
def page_files(root: Path) -> Path:
    """The folder of the built page; built once if it is missing or older than its sources."""
    return build_once(root)


@pytest.fixture(scope="session")
def server(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


@pytest.fixture
def own_server(page_files: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    found = Server(tmp_path)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        pytest.skip("no Chromium: install it (Debian: chromium) or name it with CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


Browse = Callable[..., Page]


@pytest.fixture
def browse(chromium: Browser) -> Iterator[Browse]:
    """Open browsers of people: each a fresh page that must run without an error in its console."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(width: int = 1440, height: int = 900, expected: str = "", **more: object) -> Page:
        """A page of a new browser; console errors that contain `expected` are part of the test, thrown ones never."""
        settings: dict[str, object] = {"locale": "en", "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()

        def note(kind: str, text: str) -> None:
            if not (expected and expected in text):
                errors.append(f"{kind}: {text}")

        def heard(answer: Response) -> None:
            if answer.status >= 400:
                note("refused", f"{answer.status} {answer.url} {answer.request.post_data}")

        page.on("response", heard)
        page.on("pageerror", lambda error: errors.append(f"error: {error}"))
        page.on("console", lambda said: note("console", said.text) if said.type in ("error", "warning") else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors, "\n".join(errors)
