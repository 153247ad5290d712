"""Pictures of the table for the documentation: python -m tests.browser.pictures (Chromium and the built page needed).

They are written to docs/screenshots: all of them, or only those of the parts named on the command line (`evening`,
`long`, `seven`, `fan`, `ships`, `anunnaki`). The games are played by bots from fixed deals, so that only what was
changed in the page changes the pictures.
"""

import io
import random
import re
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from hexarch import bots
from hexarch.games.terra import save
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import FAN_FACTIONS
from hexarch.games.terra.names import DESERT
from hexarch.games.terra.title import TITLE

from . import long_turn
from . import test_merchants as merchants
from .build import build_once
from .conftest import ARGUMENTS, ROOT, Server, chromium_path
from .player import Player

FOLDER = ROOT / "docs" / "screenshots"
DESK = {"width": 1440, "height": 900}
COLOURS = 255
LARGEST = 700_000  # bytes of a picture
SEED = 11  # of games that take none from their form
ROUNDS = 6  # of the other game
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
SIZES = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (390, 844))


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
        game = save.loads(player.page.request.get(f"{player.url}/api/games/{player.game}/save").text())
        late = (view["round"], view["turn"]) >= (rounds, turns)
        if late and kinds[:1] == ["turn"]:
            return
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


def shot(page: Page, name: str, over: bool = False) -> None:
    """A picture of what the window shows; with `over` the pointer stays where it is."""
    if not over:
        page.mouse.move(1, 1)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    keep(Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide"))), name)


def keep(taken: Image.Image, name: str) -> None:
    """Write a picture with few colours, so that it stays small."""
    path = FOLDER / f"{name}.png"
    few = taken.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size / 1000:.0f} kB")
    assert size < LARGEST, f"{path.name} is too large for the documentation"


def person(browser: Browser, server: Server, name: str, size: dict[str, int], **more: object) -> Player:
    """Somebody with a browser."""
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **more)  # type: ignore[arg-type]
    return Player(context.new_page(), server.url, name)


def rivals(*names: str) -> list[dict[str, str]]:
    """Bots with names."""
    return [{"kind": "bot", "bot": "greedy", "name": name} for name in names]


def seven(browser: Browser, server: Server) -> None:
    """Seven at the table, on a desk, a tablet and a phone."""
    ada = person(browser, server, "Ada", DESK)
    others = rivals("Grace", "Alan", "Emmy", "Kurt", "Sofia", "Évariste")
    ada.enter(seats=[{"kind": "person"}, *others], factions="random", seed=5, title="Seven at the table")
    play_like_a_bot(ada, rounds=3, turns=2)
    ada.open(f"/game/{ada.game}").at_board()
    ada.turn()
    for size in (DESK, TABLET, PHONE):
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        if size is PHONE:
            parts = ada.page.get_by_role("navigation", name="Parts of the table")
            parts.get_by_role("button", name="Players").click()
        expect(ada.page.locator("article.seat:visible")).to_have_count(6)
        shot(ada.page, f"seven-{size['width']}")


def long(browser: Browser, server: Server) -> None:
    """A long turn on screens of every size: conversions, a sanctuary, its favor tile, and the town it founds."""
    ada = long_turn.reach(person(browser, server, "Ada", DESK), title="A long turn")
    long_turn.choose(ada)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        shot(ada.page, f"long-{width}")


def fan(browser: Browser, server: Server) -> None:
    """The boards of the fan factions on one sheet, each at the start of the first round."""
    ada = person(browser, server, "Ada", DESK)
    boards = []
    for faction in [one for one in all_factions() if FAN_FACTIONS in one.needs]:
        other = "nomads" if faction.home != DESERT else "witches"
        form = {"factions": [faction.id, other], "options": {FAN_FACTIONS: True}, "seed": 3}
        ada.enter("person", "greedy", **form)
        ada.fast_forward(1)
        ada.page.reload()
        ada.at_board()
        ada.turn()
        ada.page.mouse.move(1, 1)
        taken = ada.page.locator("div.own").screenshot(animations="disabled", caret="hide")
        boards.append(Image.open(io.BytesIO(taken)).convert("RGB"))
    width, height = max(one.width for one in boards) + 8, max(one.height for one in boards) + 8
    sheet = Image.new("RGB", (2 * width + 8, (len(boards) + 1) // 2 * height + 8), "white")
    for i, board in enumerate(boards):
        sheet.paste(board, (8 + i % 2 * width, 8 + i // 2 * height))
    keep(sheet, "fan-factions")


def evening(browser: Browser, server: Server) -> None:
    """A table of four: lobby, board, planner, replay, phone."""
    ada = person(browser, server, "Ada", DESK)
    ada.enter(
        seats=[{"kind": "person"}, *rivals("Grace", "Alan", "Emmy")], factions="random", seed=20, title="Evening round"
    )
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

    beginner = person(browser, server, "Ada", DESK)
    beginner.open("/learn").page.get_by_role("textbox").fill("Ada")
    beginner.page.get_by_role("button", name="Begin").click()
    beginner.at_board()
    for _ in range(4):
        beginner.page.get_by_role("region", name="Guide", exact=True).get_by_role("button").last.click()
    shot(beginner.page, "guide")

    phone = person(
        browser, server, "Ada", PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, color_scheme="dark"
    )
    phone.page.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.open(f"/game/{game}").at_board()
    phone.turn()
    shot(phone.page, "phone")


def ships(browser: Browser, server: Server) -> None:
    """Merchants of the Seas: a movement half drafted, with the reach of the next ship; the same on a phone."""
    desk = browser.new_context(viewport=DESK, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    player = Player(desk.new_page(), server.url, "Ada")
    made = player.make("person", "person", "person", **merchants.FORM, options=merchants.OPTIONS)
    page = player.open(f"/game/{made['id']}").page
    revision = 0
    for seat, draft, first in merchants.turns():
        if "TP" in first:
            break
        revision = player.send(made["id"], seat, draft, revision)
    player.open(f"/game/{made['id']}").at_board()
    for text in draft[:2]:
        merchants.click(player, text)
    vessel = player.map.get_by_role("button", name=re.compile(": ship")).last
    vessel.hover()
    expect(player.map.locator(".reach").first).to_be_visible()
    shot(page, "merchants", over=True)
    phone = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        locale="en",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    phone.add_cookies(desk.cookies())  # type: ignore[arg-type]
    small = Player(phone.new_page(), server.url, "Ada")
    small.open(f"/game/{made['id']}").at_board()
    small.turn()
    shot(small.page, "merchants-phone")


def anunnaki(browser: Browser, server: Server) -> None:
    """The other game, some rounds on: on a desk, and on a phone in dark colours."""
    more: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce"}
    ada = Player(browser.new_context(viewport=DESK, **more).new_page(), server.url, "Ada")  # type: ignore[arg-type]
    houses = {"house_1": "norrenis", "house_2": "ellenys", "house_3": "pharaos"}
    made = ada.make("person", "greedy", "greedy", game="anunnaki", factions=None, title="Evening of the gods", **houses)
    chance = random.Random(3)
    while True:
        table = ada.page.request.get(f"{server.url}/api/games/{made['id']}").json()
        if not set(table["waiting"]) & set(table["viewer"]["seats"]):
            continue
        position = ada.post(f"/games/{made['id']}/position", seat=0, draft=[])
        if table["position"]["state"]["round"] >= ROUNDS and position["kind"] == "primary":
            break
        draft: list[str] = []
        while not (draft and position["confirm"]["ready"]):
            options = [one["text"] for one in position["options"]]
            draft.append(chance.choice([one for one in options if one != "pass"] or options))
            position = ada.post(f"/games/{made['id']}/position", seat=0, draft=draft)
        ada.post(
            f"/games/{made['id']}/moves",
            seat=0,
            revision=table["revision"],
            key=uuid.uuid4().hex,
            draft=draft,
            end=True,
        )
    ada.open(f"/game/{made['id']}")
    expect(ada.page.get_by_role("group", name="Planets")).to_be_visible()
    ada.turn()
    shot(ada.page, "anunnaki")
    phone = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, color_scheme="dark", **more
    )  # type: ignore[arg-type]
    phone.add_cookies(ada.page.context.cookies())  # type: ignore[arg-type]
    small = Player(phone.new_page(), server.url).open(f"/game/{made['id']}")
    small.turn()
    shot(small.page, "anunnaki-phone")


PARTS = {"evening": evening, "long": long, "seven": seven, "fan": fan, "ships": ships, "anunnaki": anunnaki}


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    path = chromium_path()
    if path is None:
        raise SystemExit("no Chromium")
    FOLDER.mkdir(parents=True, exist_ok=True)
    build_once(ROOT)
    server = Server(Path(tempfile.mkdtemp(prefix="hexarch-pictures-")), SEED)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            for name in wanted:
                PARTS[name](browser, server)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
