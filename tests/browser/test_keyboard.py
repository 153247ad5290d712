"""Without a mouse: sit down, take turns, confirm; the focus can be seen wherever it goes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Browse, Server
from .player import Player

NAME = """() => {
  const here = document.activeElement;
  const labelled = here.labels?.[0]?.innerText ?? "";
  return (here.ariaLabel || labelled || here.innerText || here.tagName).trim();
}"""


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(page.evaluate(NAME))


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(most):
        if re.search(wanted, focused(page)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted!r}; it stops at {focused(page)!r}")


def focus_is_seen(page: Page) -> bool:
    """Does the page look different with the focus where it is?"""
    box = page.evaluate(
        """() => {
          const { x, y, width, height } = document.activeElement.getBoundingClientRect();
          return [Math.max(0, x - 6), Math.max(0, y - 6), width + 12, height + 12];
        }"""
    )
    x, y, width, height = box
    if width <= 12 or height <= 12:
        return False
    clip = {"x": x, "y": y, "width": min(width, 1440 - x), "height": min(height, 900 - y)}
    with_focus = page.screenshot(clip=clip, caret="hide")  # type: ignore[arg-type]
    page.evaluate("() => { window.before = document.activeElement; window.before.blur(); }")
    without = page.screenshot(clip=clip, caret="hide")  # type: ignore[arg-type]
    page.evaluate("() => window.before.focus({ focusVisible: true })")
    return with_focus != without


def walk_to(page: Page, name: str) -> None:
    """Go over the map with arrow keys, as one who sees where the hex lies."""
    for _ in range(60):
        dx, dy = page.evaluate(
            """(name) => {
              const at = (one) => { const box = one.getBoundingClientRect(); return [box.x, box.y]; };
              const [a, b] = [at(document.activeElement), at(document.querySelector(`[data-hex="${name}"]`))];
              return [b[0] - a[0], b[1] - a[1]];
            }""",
            name,
        )
        if abs(dx) < 2 and abs(dy) < 2:
            return
        if abs(dx) > abs(dy):
            page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
    raise AssertionError(f"arrows do not lead to {name}, but to {focused(page)}")


def test_join_and_take_turns_with_keys(server: Server, browse: Browse) -> None:
    host = Player(browse(), server.url, "Host")
    made = host.make("person", "open")
    player = Player(browse(), server.url, "Key")
    page, keys = player.page, player.page.keyboard
    page.goto(f"{server.url}/join/{made['invite']}")
    expect(page.get_by_role("button", name="Take a seat")).to_be_enabled()
    keys.press("Tab")
    assert focused(page) == "Skip to the content"
    assert focus_is_seen(page)
    tab_to(page, "^Your name$")
    assert focus_is_seen(page)
    keys.type("Key")
    keys.press("Enter")
    player.at_board()

    # The host moves first or second; it is the visitor's turns that matter here.
    host.open(f"/game/{made['id']}").at_board()
    if host.api()["waiting"] == host.api()["viewer"]["seats"]:
        host.choose()
        host.confirm()

    # The first bonus card: from the list, which "o" opens.
    assert player.turn() == "choose"
    keys.press("o")
    expect(player.filter).to_be_visible()
    expect(player.filter).to_be_focused()
    keys.press("Tab")
    assert focus_is_seen(page)
    keys.press("Enter")
    expect(player.drafted).to_have_count(1)
    player.settle()
    if player.filter.is_visible():
        keys.press("Escape")
    tab_to(page, "^Confirm")
    assert focus_is_seen(page)
    before = player.revision
    keys.press("Enter")
    expect(player.drafted).to_have_count(0)
    player.settle()
    assert player.revision > before
    page.wait_for_function("() => document.activeElement?.closest('section.bar')")  # the focus stays where it goes on

    # A turn on the map: Tab goes in, arrows walk, Enter presses.
    host.fast_forward(1)
    if host.api()["waiting"] == host.api()["viewer"]["seats"]:
        host.turn()
        host.choose(re.compile("^Pass"))
        host.confirm()
    assert player.turn() == "choose"
    page.evaluate("document.activeElement.blur()")
    tab_to(page, r"^[A-I]\d+, ", most=200)
    assert focus_is_seen(page)
    wanted = player.possible_hexes()[0]
    walk_to(page, wanted)
    assert focus_is_seen(page)
    keys.press("Enter")
    offered = page.get_by_role("dialog").locator("button.choice")
    expect(player.drafted.or_(offered).first).to_be_visible()
    if offered.first.is_visible():
        expect(offered.first).to_be_focused()
        keys.press("Enter")
    expect(player.drafted).to_have_count(1)
    player.settle()
    while not player.confirm_button.is_enabled():
        keys.press("o")
        keys.press("Tab")
        keys.press("Enter")
        player.settle()
    tab_to(page, "^Confirm", most=200)
    before = player.revision
    keys.press("Enter")
    expect(player.drafted).to_have_count(0)
    player.settle()
    assert player.revision > before


def press_with_enter(player: Player, hex: Locator) -> None:
    """Press a hex with the keyboard; of several things that can be done there, take the first."""
    keys, offered = player.page.keyboard, player.page.get_by_role("dialog").locator("button.choice")
    before = player.drafted.count()
    hex.focus()
    keys.press("Enter")
    expect(player.drafted.nth(before).or_(offered.first)).to_be_visible()
    if offered.first.is_visible():
        expect(offered.first).to_be_focused()
        keys.press("Enter")


@pytest.mark.parametrize("verb", ["upgrade", "build"])  # taken at once, and from what opens beside the hex
@pytest.mark.parametrize("with_keys", [False, True])
def test_enter_confirms_what_was_chosen_on_the_map(server: Server, browse: Browse, verb: str, with_keys: bool) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    page, keys = player.page, player.page.keyboard
    player.fast_forward(1)
    assert player.turn() == "choose"
    before = player.api()
    first = ["dig 1"] if verb == "build" else []
    options = player.api("/position", seat=before["waiting"][0], draft=first)["options"]
    hex = player.hex(next(one["at"]["hex"] for one in options if one["verb"] == verb))
    if first:
        player.choose(re.compile("^Buy 1 spade"))
        player.close_list()
    if with_keys:
        press_with_enter(player, hex)
    else:
        player.press(hex)
    expect(player.drafted).to_have_count(len(first) + 1)
    expect(player.confirm_button).to_be_focused()

    # Undo leaves the focus in the bar, and after redo Enter confirms.
    keys.press("u")
    expect(player.drafted).to_have_count(len(first))
    player.settle()
    page.wait_for_function("() => Boolean(document.activeElement?.closest('section.bar'))")
    keys.press("r")
    expect(player.drafted).to_have_count(len(first) + 1)
    player.settle()
    expect(player.confirm_button).to_be_focused()
    keys.press("Enter")
    expect(player.drafted).to_have_count(0)
    player.settle()
    assert player.revision > before["revision"]


def test_every_stop_of_the_lobby_shows_the_focus(server: Server, browse: Browse) -> None:
    page = Player(browse(), server.url).open().page
    expect(page.get_by_role("button", name="Play now against bots")).to_be_enabled()
    seen: list[str] = []
    for _ in range(12):
        page.keyboard.press("Tab")
        assert focus_is_seen(page), focused(page)
        seen.append(focused(page))
    assert len(set(seen)) > 8


def test_the_list_takes_the_focus_before_the_next_key(server: Server, browse: Browse) -> None:
    """However long the page takes to draw a frame, whoever opens the list and goes on stays where the keys have led."""
    player = Player(browse(), server.url).play_now()
    page = player.page
    assert player.turn() == "choose"
    page.evaluate("() => { window.requestAnimationFrame = draw => setTimeout(() => draw(performance.now()), 400) }")
    page.keyboard.press("o")
    expect(player.filter).to_be_focused()
    page.keyboard.press("Tab")
    chosen = focused(page)
    assert page.evaluate("document.activeElement.id") != "option-filter"
    page.wait_for_timeout(1_000)
    assert focused(page) == chosen
