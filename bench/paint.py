"""How soon a running game of five is on the screen.

    python bench/paint.py                         five loads with an empty cache, five with a warm one
    python bench/paint.py --loads 20 --chromium /path/to/chromium

The script starts a server of its own on a free port of this machine, plays a game of one person and four bots into the
second round, and opens its board in Chromium. Measured in the page from the start of the navigation: the first paint
with contents, and the moment when the whole map has been drawn.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, sync_playwright

SOURCE = Path(__file__).resolve().parent.parent / "src"
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
LOOK = """
new MutationObserver((_, watch) => {
  if (window.mapPainted || document.querySelectorAll("[data-hex]").length < 50) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.mapPainted = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
READ = """() => ({
  first: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  map: window.mapPainted,
  bytes: performance.getEntriesByType("resource").reduce((sum, one) => sum + one.transferSize, 0),
})"""


def start(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-c", "import sys; from hexarch.cli import main; sys.exit(main())", "serve"]
    options = ["--port", str(port), "--database", f"sqlite:///{folder / 'table.sqlite3'}", "--bot-pause", "0"]
    process = subprocess.Popen(
        [*command, *options], env=os.environ | {"PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(1200):
        try:
            httpx.get(url + "/api/me").raise_for_status()
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def play(http: httpx.Client, rounds: int) -> str:
    """A game of one person and four bots, played on until it is the person's turn in a round."""

    def ask(path: str, **body: Any) -> Any:
        answer = http.post(path, json=body) if body else http.get(path)
        answer.raise_for_status()
        return answer.json()

    ask("/guest", name="Ada")
    seats = [{"kind": "person"}] + [{"kind": "bot", "bot": "greedy"}] * 4
    game = str(ask("/games", seats=seats, factions="random", seed=4)["id"])
    while True:
        table = ask(f"/games/{game}")
        seat = table["viewer"]["seats"][0]
        if seat not in table["waiting"]:
            time.sleep(0.02)
            continue
        draft: list[str] = []
        position = ask(f"/games/{game}/position", seat=seat, draft=draft)
        if position["view"]["round"] >= rounds and position["kind"] == "turn":
            return game
        while not draft or not position["confirm"]["ready"]:
            draft.append(position["options"][0]["text"])
            position = ask(f"/games/{game}/position", seat=seat, draft=draft)
        ask(f"/games/{game}/moves", seat=seat, revision=table["revision"], key=uuid.uuid4().hex, draft=draft)


def measure(context: BrowserContext, address: str) -> dict[str, float]:
    page = context.new_page()
    page.add_init_script(LOOK)
    page.goto(address)
    page.wait_for_function("window.mapPainted")
    found: dict[str, float] = page.evaluate(READ)
    page.close()
    return found


def told(name: str, values: list[float]) -> str:
    return (
        f"  {name:<24} median {statistics.median(values):6.0f} ms   best {min(values):6.0f}   worst {max(values):6.0f}"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description="How soon a running game of five is on the screen.")
    arguments.add_argument("--loads", type=int, default=5)
    arguments.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome"))
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="hexarch-paint-") as folder:
        process, url = start(Path(folder))
        try:
            http = httpx.Client(base_url=url + "/api", headers={"X-Hexarch": "1"}, timeout=60)
            address = f"{url}/game/{play(http, 2)}"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=given.chromium, args=list(ARGUMENTS))

                def fresh() -> BrowserContext:
                    context = browser.new_context(
                        viewport={"width": 1440, "height": 900}, service_workers="block", bypass_csp=True
                    )
                    context.add_cookies(
                        [{"name": one.name, "value": one.value or "", "url": url} for one in http.cookies.jar]
                    )
                    return context

                cold = [measure(fresh(), address) for _ in range(given.loads)]
                context = fresh()
                measure(context, address)
                warm = [measure(context, address) for _ in range(given.loads)]
                browser.close()
        finally:
            process.terminate()
            process.wait(30)
    for name, found in (("empty cache", cold), ("warm cache", warm)):
        print(f"{name}, {found[0]['bytes'] / 1000:.0f} kB fetched")
        print(told("first contentful paint", [one["first"] for one in found]))
        print(told("whole map drawn", [one["map"] for one in found]))


if __name__ == "__main__":
    main()
