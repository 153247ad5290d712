"""What was in the way of somebody's first evening: long turns, small screens, a connection that is lost, passing."""

import re

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player

# What of the bar lies over something else of it, or is cut off.
HIDDEN = """() => {
  const bar = document.querySelector("section.bar");
  const boxes = [...bar.querySelectorAll(".asked, .more, .tools")].map((one) => one.getBoundingClientRect());
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const whole = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(".draft button, .total, .title, .confirm")];
  const out = parts.filter((one) => {
    const box = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || box.bottom > whole.bottom + 1 || box.right > whole.right + 1;
  });
  return [over.length, out.map((one) => one.className || one.textContent)];
}"""
HEX = "document.querySelector('[data-hex]').getBoundingClientRect().width"
SCROLLS = "document.documentElement.scrollHeight > innerHeight"


def test_a_long_turn_on_small_screens(server: Server, browse: Browse) -> None:
    """The bar grows with the turn, the map has the room there is, and nothing a turn needs has to be scrolled for."""
    player = Player(browse(), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    player.turn()
    page.keyboard.press("c")
    for n in range(3):
        page.locator("#action-sheet .plus:enabled").first.click()
        expect(player.drafted).to_have_count(n + 1)
        player.settle()
    page.keyboard.press("Escape")
    player.choose(re.compile("^Pass"))
    expect(player.drafted).to_have_count(4)
    for width, height, least in ((1440, 900, 52), (1366, 768, 46), (1280, 720, 40), (1366, 657, 35)):
        page.set_viewport_size({"width": width, "height": height})
        # Parts follow the window a moment later.
        page.wait_for_function(f"!({SCROLLS}) && JSON.stringify(({HIDDEN})()) === '[0,[]]' && {HEX} >= {least}")
        assert page.evaluate(HIDDEN) == [0, []], (width, height)
        assert page.evaluate(HEX) >= least, (width, height)
        assert not page.evaluate(SCROLLS), (width, height)
    # A preview moves neither the round nor the turn.
    before = page.get_by_role("heading", level=1).inner_text()
    player.tools.get_by_role("button", name="Restart the turn").click()
    player.settle()
    page.get_by_role("button", name="Pass", exact=True).click()
    listed = page.locator("#action-sheet").get_by_role("button")
    expect(listed.first).to_have_text(re.compile("^Pass and take"))
    listed.first.click()
    player.settle()
    expect(page.get_by_role("heading", level=1)).to_have_text(before)


def test_a_choice_without_a_connection_leaves_nothing_behind(server: Server, browse: Browse) -> None:
    player = Player(browse(expected="ERR_INTERNET_DISCONNECTED"), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    player.turn()
    player.list_choices()
    page.context.set_offline(True)
    page.locator("#action-sheet").get_by_role("button", name=re.compile("^Pass")).first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(player.drafted).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_have_count(0)
    player.settle()
    before = player.revision
    player.choose(re.compile("^Pass"))
    expect(player.drafted).to_have_count(1)
    player.confirm()
    assert player.revision > before
