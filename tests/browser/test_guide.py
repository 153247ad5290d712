"""The guided first round: step by step with real moves, left and taken up again; in every language, and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Browse, Server
from .player import Player
from .test_widths import PHONE, nothing_sticks_out

STEPS = 24
ROUNDS = {6: 1, 21: 2}  # the steps of taking a card and of passing, and the round that follows
BETWEEN = 22
BEGIN = {"en": "Begin", "it": "Comincia", "pt": "Começar"}
LABEL = {"en": "Guide", "it": "Guida", "pt": "Guia"}


def begin(page: Page, url: str, language: str) -> tuple[Player, Locator]:
    player = Player(page, url).open("/learn")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name=BEGIN[language]).click()
    guide = page.get_by_role("region", name=LABEL[language], exact=True)
    expect(guide).to_contain_text(f"1/{STEPS}")
    return player, guide


def act(player: Player, *wishes: str) -> None:
    """Take a turn: the first of the wishes that is offered, and whatever it needs."""
    while player.turn() == "power":
        player.answer(take=True)
    texts = player.list_choices().all_inner_texts()
    wish = next((one for one in wishes if any(re.match(one, text) for text in texts)), "^Pass")
    player.choose(re.compile(wish))
    while not player.confirm_button.is_enabled():
        player.choose()


def test_the_first_round_is_walked_through(server: Server, browse: Browse) -> None:
    page = browse()
    player, guide = begin(page, server.url, "en")
    number = guide.locator("small")
    expect(page).to_have_url(re.compile("/game/"))
    player.at_board()
    told = []
    while number.is_visible():
        shown = number.inner_text()
        title = guide.locator("b").inner_text()
        told.append(title)
        if title == "The map":
            expect(page.locator("svg.map.guided")).to_be_visible()
            guide.get_by_role("button", name="Leave the guide").click()
            expect(guide.locator("p")).to_have_count(0)
            page.reload()
            guide.get_by_role("button", name="Go on with the guide").click()
            expect(guide.locator("b")).to_have_text(title)  # it goes on where it was left
            expect(number).to_have_text(shown)
        if title in ("Take a bonus card", "Choose something", "Pass"):
            act(player, "^Pass" if title == "Pass" else "^Take", "^Upgrade .* trading house")
        if title in ("Take a bonus card", "Confirm your turn", "Pass"):
            player.confirm()
        while title == "The others finish" and player.turn() == "power":
            player.answer(take=True)
        if title not in ("Take a bonus card", "Choose something", "Confirm your turn", "Pass", "The others finish"):
            guide.get_by_role("button").last.click()  # what was done goes on by itself
        if len(told) < STEPS - 1:
            expect(number).not_to_have_text(shown)
    assert len(told) == len(set(told)) == STEPS - 1, "the first turn had built the trading house already"
    assert player.api()["position"]["view"]["round"] == 2


@pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("pt", {"width": 1280, "height": 720})])
def test_every_step_is_told_in_every_language(
    server: Server, browse: Browse, language: str, size: dict[str, int]
) -> None:
    page = browse(**size, locale=language)
    player, guide = begin(page, server.url, language)
    marked = page.locator(".guided")
    for step in range(1, STEPS + 1):
        if step == BETWEEN:
            continue  # over as soon as the round is
        expect(guide.locator("small")).to_have_text(f"{step}/{STEPS}")
        assert "terra-guide" not in guide.inner_text()
        if marked.count() > 0:  # what it speaks of is there to see, in whatever part of the table it lies
            expect(marked.first).to_be_in_viewport()
        on = guide.get_by_role("button").last
        expect(on).to_be_in_viewport()
        if step in ROUNDS:
            player.fast_forward(ROUNDS[step])  # what was done goes on by itself
        else:
            on.press("Enter")  # by keyboard
    expect(guide).to_have_count(0)
    nothing_sticks_out(page)
    assert player.api()["position"]["view"]["round"] == 2
