"""What was in the way of somebody's first evening: long turns, small screens, a connection that is lost, passing."""

import re
from contextlib import suppress

from playwright.sync_api import Route, TimeoutError, expect

from . import long_turn
from .conftest import Browse, Server
from .player import Player

# What of the bar lies over something else of it, or is cut off.
HIDDEN = """() => {
  const bar = document.querySelector("section.bar");
  const boxes = [...bar.querySelectorAll(".asked, .more, .tools")].map((one) => one.getBoundingClientRect());
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const whole = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(".draft button, .total, .title, .confirm, .more button")];
  const out = parts.filter((one) => {
    const box = one.getBoundingClientRect();
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const inside = box.bottom < whole.bottom + 1 && box.right < whole.right + 1 && whole.bottom <= innerHeight;
    return one.scrollWidth > one.clientWidth + 1 || !inside || !(one.contains(seen) || seen?.contains(one));
  });
  return [over.length, out.map((one) => one.className || one.textContent)];
}"""
# Letters under 11 pixels of the screen, wherever on the page; those of drawings as large as they are shown.
LETTERS = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !one.checkVisibility()) continue;
    if (one.closest(".hidden-words, title, desc, option")) continue;
    const scale = one instanceof SVGElement ? one.getScreenCTM().a : one.currentCSSZoom;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 10.95) small.add(`${size.toFixed(1)} ${one.parentElement.className.baseVal ?? ""} ${node.textContent}`);
  }
  return [...small];
}"""
WIDE = "least => document.querySelector('[data-hex]').getBoundingClientRect().width >= least"
SCROLLS = "document.documentElement.scrollHeight > innerHeight"
# Parts beside the map that a turn needs and that are cut off.
CUT_OFF = """() => [".around", ".strip", ".seats", ".front .left"].filter((name) => {
  const part = document.querySelector(name);
  return part !== null && part.scrollHeight > part.clientHeight + 1;
})"""
SETTLED = f"least => ({WIDE})(least) && ({LETTERS})().length === 0 && ({HIDDEN})().flat().join() === '0'"
# Is the total expected at the end seen on the board in front of the reader, or does the board end above it?
TOTAL_SEEN = """() => {
  const total = document.querySelector(".prospects .fact b");
  const box = total.getBoundingClientRect();
  return total.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
}"""
# Screens, and how wide a hex is at least: before the turn, and with all of it drafted.
SCREENS = ((1440, 900, 64, 61), (1366, 768, 51, 46), (1280, 720, 46, 39), (1366, 657, 39, 34), (1024, 768, 53, 53))
PHONE = (390, 844, 28, 28)


def test_a_long_turn_on_every_screen(server: Server, browse: Browse) -> None:
    """The bar grows with the turn, the map has the room there is, every letter can be read, nothing is cut off."""
    player = long_turn.reach(Player(browse(), server.url))
    page = player.page

    def fits(drafted: bool) -> None:
        for width, height, *hexes in (*SCREENS, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            with suppress(TimeoutError):  # what is wrong then the lines below tell
                page.wait_for_function(SETTLED, arg=hexes[drafted])  # parts follow the window a moment later
            assert page.evaluate(WIDE, hexes[drafted]), (width, height)
            assert page.evaluate(LETTERS) == [], (width, height)
            assert page.evaluate(HIDDEN) == [0, []], (width, height)
            if width > SCREENS[-1][0]:
                assert not page.evaluate(SCROLLS), (width, height)
                assert page.evaluate(CUT_OFF) == [], (width, height)
                assert page.evaluate(TOTAL_SEEN), (width, height)

    fits(drafted=False)
    # On a phone names of hexes are read after zooming in, and by a tap.
    names = player.map.locator(".names text", has_text=re.compile("^I10$"))
    expect(names).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="Larger", exact=True).click()
    expect(names).to_have_count(1)
    assert page.evaluate(LETTERS) == []
    for _ in range(3):
        page.get_by_role("button", name="Smaller", exact=True).click()
    expect(names).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    long_turn.choose(player)
    fits(drafted=True)
    parts = page.get_by_role("navigation", name="Parts of the table")
    for one in ("Tiles", "Players", "Log"):
        parts.get_by_role("button", name=one).click()
        assert page.evaluate(LETTERS) == [], one
    page.set_viewport_size({"width": 1440, "height": 900})
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


def test_beginners_are_led(server: Server, browse: Browse) -> None:
    """The landing page says what is played, shows a real board, and offers the guide and the gentlest bot first."""
    page = browse()
    page.goto(server.url)
    setting = page.request.get(f"{server.url}/api/setting?game=terra").json()
    expect(page.get_by_text(setting["pitch"])).to_be_visible()
    assert page.locator(".art svg use").count() > 20, "the board has pieces"
    expect(page.get_by_role("combobox", name="Level of the bots")).to_have_value(setting["gentle"])
    page.get_by_role("link", name="New here? Play a guided first round").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()

    # A new game: a switch for each expansion and variant, a picture for each map, whole sets of rules by one press.
    page.goto(f"{server.url}/new")
    presets = page.get_by_role("group", name="Presets").get_by_role("button")
    expect(presets).to_have_count(3)
    assert page.get_by_role("switch").count() == len(setting["switches"])
    expect(page.locator("fieldset.maps svg")).to_have_count(len(setting["maps"]))
    expect(page.get_by_text("Rules one by one")).to_be_visible()
    assert page.locator("input[type=checkbox]:visible").count() <= len(setting["switches"]) + 2
    presets.nth(2).click()
    expect(page.get_by_role("switch", name="Merchants of the Seas", exact=False).first).to_be_checked()
    presets.first.click()
    expect(page.get_by_role("switch", checked=True)).to_have_count(0)


def test_what_a_table_tells(server: Server, browse: Browse) -> None:
    player = Player(browse(1366, 768), server.url).enter("person", "person", clock=0)
    page = player.page
    player.fast_forward(1)
    player.turn()
    place = player.map.bounding_box()
    order = page.get_by_role("list", name="Turn order").get_by_role("listitem")
    first, second = (one.strip() for one in order.locator(".hidden-words").all_inner_texts())
    assert first.endswith("start player")
    expect(page.locator(".timer")).to_have_count(0)  # nobody needs a stopwatch

    # What cannot be paid is grey and says why before the click.
    bridge = page.get_by_role("region", name="Power actions").get_by_role("button", name="1 priest")
    assert bridge.evaluate("one => one.classList.contains('dim')")
    bridge.hover()
    expect(page.get_by_role("tooltip").locator(".why")).to_contain_text("power")
    page.get_by_role("button", name="Outline the river hexes").click()
    expect(page.locator(".shore").first).to_be_visible()

    # Whoever passes first moves first in the next round: the strip shows it as the game does.
    seat = player.api()["waiting"][0]
    for text in ("upgrade", "pass"):
        player.choose(re.compile(f"^{text}", re.IGNORECASE))
        player.confirm()
        while player.turn() == "power":
            player.answer(take=True)
    expect(order.locator(".hidden-words").filter(has_text="starts the next round")).to_have_text(re.compile(second))
    player.fast_forward(2)
    expect(order.first).to_contain_text(f"{second}, start player")
    assert player.api()["position"]["view"]["order"][0] != seat
    player.turn()
    assert player.map.bounding_box() == place, "the map stays where it is"

    # The log: names before codes, no empty rows, and a way to the newest.
    expect(player.log).to_contain_text(re.compile(r"“[^”]+” \(BON\d+\)"))
    assert "" not in [one.strip() for one in player.log.get_by_role("listitem").all_inner_texts()]
    page.locator(".log .rows").evaluate("one => one.scrollTo(0, 0)")
    page.get_by_role("button", name="Jump to the newest row").click()
    expect(page.get_by_role("button", name="Jump to the newest row")).to_have_count(0)


def test_bids_are_a_number_that_begins_with_what_costs_nothing(server: Server, browse: Browse) -> None:
    """Sealed: the points given up, from 0 up. Open: the points kept, from all of them down."""
    player = Player(browse(), server.url).enter("person", "random", factions="sealed-auction")
    assert player.turn() == "choose"
    player.list_choices()
    bid = player.bar.get_by_role("spinbutton")
    expect(bid).to_have_value("0")
    bid.fill("7")
    bid.press("Enter")
    expect(player.drafted).to_have_count(1)
    expect(player.drafted).to_contain_text("7")

    player.enter("person", "person", factions="auction")
    player.list_choices()
    expect(player.bar.get_by_role("spinbutton").first).to_have_value("40")


def test_an_answer_that_is_overtaken_is_sent_again(server: Server, browse: Browse) -> None:
    """Two are asked at once, and the other one's answer arrives a moment earlier: nobody reads of a conflict."""
    player = Player(browse(expected="409"), server.url)
    game = player.make("person", "person", "person", profile="league")["id"]
    revision = 0
    for seat, text in (
        (2, "pass BON3"),
        (1, "pass BON5"),
        (0, "pass BON1"),
        (0, "upgrade F4 to TP"),
        (1, "upgrade F3 to TP"),
    ):
        revision = player.send(game, seat, [text], revision)
    page = player.open(f"/game/{game}").at_board().page
    assert player.turn() == "power"
    asked = player.api()["waiting"]
    assert len(asked) == 2
    sent: list[int] = []

    def overtake(route: Route) -> None:
        """The first time the other seat's answer comes before it."""
        seat = route.request.post_data_json["seat"]
        if not sent:
            player.move_past(next(one for one in asked if one != seat))
        sent.append(seat)
        route.continue_()

    page.route("**/moves?*", overtake)
    answered: list[int] = []
    page.on("response", lambda answer: answered.append(answer.status) if "/moves?" in answer.url else None)
    with page.expect_response(lambda answer: "/moves?" in answer.url and answer.ok):
        player.power.get_by_role("button").first.click()
    player.settle()
    assert answered == [409, 200]
    assert sent[0] == sent[1]
    assert len(player.api()["waiting"]) == 1, "both answers stand, the game goes on"
    expect(page.get_by_role("alert")).to_have_count(0)
