"""Pieces move rather than appear, unless the reader wants less motion; what explains itself leads to its rule."""

import re

from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .explained import explained
from .player import Player

# Remembers what flies over the table: where to, and where from, as a place on the page.
WATCH = """() => {
  globalThis.flown = [];
  const seen = (piece) => {
    const [start] = piece.getAnimations()[0].effect.getKeyframes();
    globalThis.flown.push({ to: piece.dataset.to, begins: start.transform });
  };
  const later = (piece) => queueMicrotask(() => seen(piece));
  const watch = new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(later)));
  watch.observe(document.querySelector(".flights"), { childList: true });
}"""


def flown(page: Page) -> list[str]:
    return [one["to"] for one in page.evaluate("flown")]


def test_pieces_move_and_things_lead_to_their_rules(server: Server, browse: Browse) -> None:
    player = Player(browse(reduced_motion="no-preference"), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    player.turn()
    page.evaluate(WATCH)
    player.choose(re.compile("^Upgrade .* trading house"))
    hex = player.drafted.first.inner_text().split()[1]
    # The dwelling goes back to the board and a trading house comes from it.
    expect(page.locator(".flight")).to_have_count(0)
    assert flown(page) == ["supply:D:0", f"hex:{hex}"]
    assert all("translate" in one["begins"] for one in page.evaluate("flown"))
    player.tools.get_by_role("button", name="Undo").click()
    player.settle()
    expect(page.locator(".flight")).to_have_count(0)
    assert flown(page)[2:] == ["supply:TP:0", f"hex:{hex}"]
    page.emulate_media(reduced_motion="reduce")
    player.choose(re.compile("^Upgrade .* trading house"))
    player.tools.get_by_role("button", name="Undo").click()
    player.settle()
    assert len(flown(page)) == 4, "nothing moves for those who want less motion"

    assert len(explained(player)) > 60

    # What has a single meaning is done by a press, and explained by the other button.
    page.get_by_role("button", name=re.compile("^Town|^5 VP")).first.click(button="right")
    dialog = page.get_by_role("dialog")
    with page.context.expect_page() as opened:
        dialog.get_by_role("link", name="In the rules").click()
    entry = opened.value.locator("#tile-TW1.aim")
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_text("5 VP and 6 coins")
    expect(entry.locator("svg").first).to_be_visible()
