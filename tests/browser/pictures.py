"""Pictures of the table for the documentation: python -m tests.browser.pictures (Chromium and the built page needed).

They are written to docs/screenshots. The games are played by bots from fixed deals, so that only what was changed in
the page changes the pictures.
"""

import io
import re
import tempfile
import uuid
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from hexarch import bots
from hexarch.games.terra import save
from hexarch.games.terra.title import TITLE

from .build import build_once
from .conftest import ARGUMENTS, ROOT, Server, chromium_path
from .player import Player

FOLDER = ROOT / "docs" / "screenshots"
DESK = {"width": 1440, "height": 900}
COLOURS = 255
LARGEST = 400_000  # bytes of a picture
PHONE = {"width": 390, "height": 844}


def play_like_a_bot(player: Player, rounds: int, turns: int) -> None:
    """Past the page: own seats play as the greedy bot does, until it is their turn late enough in the game."""
    bot = bots.make(TITLE, "greedy", 1)
    while True:
        table = player.api()
        view = table["position"]["view"]
        own = [seat for seat in table["waiting"] if seat in table["viewer"]["seats"]]
        if not own:
            continue
        kinds = player.api("/position", seat=own[0], draft=[])["kinds"]
        if (view["round"], view["turn"]) >= (rounds, turns) and kinds[:1] == ["turn"]:
            return
        game = save.loads(player.page.request.get(f"{player.url}/api/games/{player.game}/save").text())
        draft: list[str] = []
        while own[0] in game.to_act and len(game.history) < 100_000:
            choice = str(bot.choose(game, own[0]))
            game.step(own[0], choice)
            draft.append(choice)
            if player.api("/position", seat=own[0], draft=draft)["confirm"]["ready"]:
                break
        if draft[-1] == "done":
            draft.pop()
        player.api("/moves", seat=own[0], revision=table["revision"], key=uuid.uuid4().hex, draft=draft, end=True)


def shot(page: Page, name: str) -> None:
    """A picture of what the window shows, with few colours so that it stays small."""
    page.mouse.move(1, 1)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    path = FOLDER / f"{name}.png"
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
    taken.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size / 1000:.0f} kB")
    assert size < LARGEST, f"{path.name} is too large for the documentation"


def take(browser: Browser, server: Server) -> None:
    def person(name: str, size: dict[str, int], **more: object) -> Player:
        context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **more)  # type: ignore[arg-type]
        return Player(context.new_page(), server.url, name)

    ada = person("Ada", DESK)
    others = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Grace", "Alan", "Emmy")]
    ada.enter(seats=[{"kind": "person"}, *others], factions="random", seed=20, title="Evening round")
    game = ada.game
    play_like_a_bot(ada, rounds=4, turns=2)
    ada.make("person", "open", "open", title="Sunday, looking for two")
    ada.make("person", "greedy", seed=3, title="Practice")

    page = ada.open("/").page
    expect(page.get_by_text("Evening round").first).to_be_visible()
    shot(page, "lobby")

    ada.open(f"/game/{game}").at_board()
    ada.turn()
    ada.choose(re.compile("^Buy 1 spade"))
    while not ada.confirm_button.is_enabled():
        ada.choose(re.compile("^(Build|Transform)"))
    shot(page, "board")
    ada.tools.get_by_role("button", name="Restart the turn").click()
    ada.settle()

    ada.open(f"/game/{game}/plan").at_board()
    for line in range(2):
        for _ in range(3):
            if ada.turn() == "power":
                ada.answer(take=True)
                continue
            ada.choose(nth=line)
            while not ada.confirm_button.is_enabled():
                ada.choose()
            ada.confirm()
        if line == 0:
            page.get_by_role("button", name="New line from the same position").click()
            ada.settle()
    expect(page.get_by_text("Saved.")).to_be_visible()
    shot(page, "planner")

    ada.open(f"/game/{game}?at={ada.api()['revision'] * 2 // 3}")
    expect(page.get_by_role("slider")).to_be_visible()
    shot(page, "replay")

    page.goto(f"{server.url}/rules?game=terra#ships")
    expect(page.get_by_role("heading", name="Ships and trade")).to_be_in_viewport()
    shot(page, "rules")

    beginner = person("Ada", DESK)
    beginner.open("/learn").page.get_by_role("textbox").fill("Ada")
    beginner.page.get_by_role("button", name="Begin").click()
    beginner.at_board()
    for _ in range(4):
        beginner.page.get_by_role("region", name="Guide", exact=True).get_by_role("button").last.click()
    shot(beginner.page, "guide")

    phone = person("Ada", PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, color_scheme="dark")
    phone.page.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.open(f"/game/{game}").at_board()
    phone.turn()
    shot(phone.page, "phone")


def main() -> None:
    path = chromium_path()
    if path is None:
        raise SystemExit("no Chromium")
    FOLDER.mkdir(parents=True, exist_ok=True)
    build_once(ROOT)
    server = Server(Path(tempfile.mkdtemp(prefix="hexarch-pictures-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            take(browser, server)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
