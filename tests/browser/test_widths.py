"""Phone, tablet and desk: nothing sticks out to the side, and a turn can be played."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .player import Player

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDTHS = {"phone": PHONE, "tablet": {"width": 1024, "height": 768}, "desk": {"width": 1440, "height": 900}}

STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  const found = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > wide + 1);
  return [`wider than ${wide}`, ...found.slice(0, 8).map((one) => one.outerHTML.slice(0, 120))];
}"""


def nothing_sticks_out(page: Page) -> None:
    assert page.evaluate(STICKS_OUT) == [], page.url


@pytest.mark.parametrize("size", WIDTHS)
def test_a_turn_fits(server: Server, browse: Browse, size: str) -> None:
    player = Player(browse(**WIDTHS[size]), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    assert player.turn() == "choose"
    nothing_sticks_out(page)
    # What a turn needs is in view without scrolling: the map, the bar with its tools.
    high = page.evaluate("innerHeight")
    for part in (player.map, player.confirm_button, player.choices):
        expect(part).to_be_in_viewport(ratio=0.9 if part is not player.map else 0.5)
    box = player.confirm_button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= high

    before = player.revision
    name = player.possible_hexes()[0]
    if size == "phone":
        player.hex(name).tap()
    else:
        player.hex(name).click()
    offered = page.get_by_role("dialog").locator("button.choice")
    expect(player.drafted.or_(offered).first).to_be_visible()
    if offered.first.is_visible():
        nothing_sticks_out(page)
        offered.first.tap() if size == "phone" else offered.first.click()
    expect(player.drafted).to_have_count(1)
    player.settle()
    nothing_sticks_out(page)
    while not player.confirm_button.is_enabled():
        player.choose()
        nothing_sticks_out(page)
    player.confirm()
    assert player.revision > before

    if size == "phone":
        parts = page.get_by_role("navigation", name="Parts of the table")
        for one in ("Tiles", "Players", "Log", "Faction"):
            parts.get_by_role("button", name=one).tap()
            nothing_sticks_out(page)
    for path in (
        "/",
        "/new",
        "/account",
        "/replay",
        "/local",
        f"/game/{player.game}/charts",
        f"/game/{player.game}?at=3",
    ):
        player.open(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        nothing_sticks_out(page)


def test_the_form_is_one_column_on_a_phone(server: Server, browse: Browse) -> None:
    """Long words of a language widen no field beyond the others."""
    page = Player(browse(**PHONE, locale="it"), server.url).open("/new").page
    page.get_by_role("radio", name="4", exact=True).check()
    expect(page.get_by_role("combobox", name="Posto 4")).to_be_visible()
    right = "fields => [...new Set(fields.map((one) => Math.round(one.getBoundingClientRect().right)))]"
    assert len(page.locator("section.card select:visible").evaluate_all(right)) == 1


COVERED = """(part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const steps = [0.03, 0.25, 0.5, 0.75, 0.97];
  const points = steps.flatMap((a) => steps.map((b) => [x + a * width, y + b * height]));
  const found = points.map(([a, b]) => document.elementFromPoint(a, b));
  return found.filter((one) => one !== null && !part.contains(one) && !one.contains(part)).map((one) => one.className);
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1200, 700)])
def test_the_log_stays_beside_the_map(server: Server, browse: Browse, size: tuple[int, int]) -> None:
    """On a tablet the log follows the reader, but not over the cult board and the tiles below."""
    width, height = size
    player = Player(browse(width, height), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    player.turn()
    for name in ("Cults", "Town tiles", "Favor tiles"):
        part = page.get_by_role("region", name=name)
        part.scroll_into_view_if_needed()
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(part).to_be_in_viewport(ratio=0.5)
        assert part.evaluate(COVERED) == []
    # Half way down it is still beside the map, in view.
    page.evaluate("scrollTo(0, 250)")
    expect(player.log).to_be_in_viewport(ratio=0.9)


CUT = """() => {
  const title = document.querySelector("section.bar .title");
  const board = document.querySelector(".front").getBoundingClientRect();
  const prices = [...document.querySelectorAll(".front .step, .front .spade")];
  const out = prices.filter((one) => one.getBoundingClientRect().right > board.right).map((one) => one.className);
  return [...(title.scrollHeight > title.clientHeight + 1 ? [title.textContent] : []), ...out];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("way", ["intro", "auction"])
def test_what_is_asked_and_prices_are_whole(server: Server, browse: Browse, size: tuple[int, int], way: str) -> None:
    player = Player(browse(*size), server.url).enter("person", "person", factions=way)
    if way == "intro":
        player.fast_forward(1)
    player.turn()
    assert player.page.evaluate(CUT) == []
