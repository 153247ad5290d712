"""Seven seats: one person and six bots, clicked to the final scoring, with room for everybody at every width."""

import random
import re

from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .player import Player
from .test_widths import nothing_sticks_out
from .whole import act, finish_draft, to_the_end

ACTING = 2  # rounds in which the person does more than pass
WIDTHS = ((1440, 900), (1024, 768), (390, 844))
# Seat cards that hide a part of what they show, or lie on one another.
CROWDED = """() => {
  const seats = [...document.querySelectorAll("article.seat")].filter((one) => one.offsetParent !== null);
  const cut = seats.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent);
  const boxes = seats.map((one) => one.getBoundingClientRect());
  const over = boxes.filter((one, i) => i > 0 && one.top < boxes[i - 1].bottom - 1).length;
  return [seats.length, cut, over];
}"""
# Names under bonus cards that are shown in part.
CUT_NAMES = """() => {
  const feet = [...document.querySelectorAll(".holder")].filter((one) => one.offsetParent !== null);
  return feet.flatMap((foot) => {
    const edge = foot.getBoundingClientRect();
    const boxes = [...foot.children].map((one) => one.getBoundingClientRect());
    const cut = (box) => box.top < edge.bottom - 2 && (box.right > edge.right + 1 || box.left < edge.left - 1);
    return boxes.some(cut) ? [foot.textContent] : [];
  });
}"""


def room_for_all(page: Page) -> None:
    """At each width the six others are there, whole and apart; then the window is as it was."""
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        parts = page.get_by_role("navigation", name="Parts of the table")
        if width == 390:
            parts.get_by_role("button", name="Players").click()
        expect(page.locator("article.seat:visible")).to_have_count(6)
        assert page.evaluate(CROWDED) == [6, [], 0], width
        assert page.evaluate(CUT_NAMES) == [], width
        nothing_sticks_out(page)
        if width == 390:
            parts.get_by_role("button", name="Faction").click()
    page.set_viewport_size({"width": 1440, "height": 900})


def test_the_form_explains_what_seven_play(server: Server, browse: Browse) -> None:
    """The introductory game and an option of five players are not for so many."""
    page = Player(browse(), server.url).open("/new").page
    page.get_by_role("radio", name="7", exact=True).check()
    expect(page.get_by_text("Seven players play 4 rounds.")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("^Introductory game"))).to_be_disabled()
    few = page.get_by_role("switch", name=re.compile("^Fewer structures"))
    expect(few).to_be_disabled()
    expect(page.get_by_role("switch", name=re.compile("^War and Faith"))).to_be_enabled()
    page.get_by_role("radio", name="5", exact=True).check()
    expect(few).to_be_enabled()
    expect(page.get_by_text("Seven players play 4 rounds.")).to_have_count(0)


def test_a_seven_seat_game_to_the_final_scoring(server: Server, browse: Browse) -> None:
    chance = random.Random(5)
    player = Player(browse(), server.url).enter("person", *["greedy"] * 6, factions="random", seed=5)
    page = player.page
    acted: set[int] = set()
    replaced = 0

    def early(number: int, verbs: list[str]) -> bool:
        nonlocal replaced
        if number in acted or len(acted) == ACTING:
            return False
        acted.add(number)
        if len(acted) == 2:
            room_for_all(page)
        if "replace" in verbs:
            # A click on another player's priest offers to take its place.
            player.press(page.locator("button.order.now", has_text="in his place").first)
            expect(player.drafted).to_contain_text("in the place of a priest")
            replaced += 1
            finish_draft(player, chance)
        else:
            act(player, chance)
        return True

    table = to_the_end(player, chance, early)
    assert acted == {1, 2}
    taken = [tile["count"] - tile["left"] for tile in table["position"]["view"]["favor_pool"]]
    assert sum(taken) >= 7  # everybody took one before the game
    assert replaced > 0
    assert len(player.totals()) == 7
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        nothing_sticks_out(page)
