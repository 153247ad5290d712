"""Two people in two browsers and two bots at one table: invitation, moves, chat and notes."""

import re

from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .player import Player, asked_first

SCRIPT = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"
MARK = "window.sameDocument = true"


def tab(page: Page, name: str) -> None:
    page.get_by_role("tablist", name="Log, chat and notes").get_by_role("tab", name=re.compile(f"^{name}")).click()


def test_two_people_and_two_bots(server: Server, browse: Browse) -> None:
    ada, bea = Player(browse(), server.url, "Ada"), Player(browse(), server.url, "Bea <b>")

    # Ada opens a table with the form and sends the link.
    page = ada.open("/new").page
    page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    page.get_by_role("combobox", name="Seat 2").select_option(label="Someone with the link")
    for seat in (3, 4):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option("bot:greedy")
    page.get_by_role("textbox", name="Title").fill("Evening <i>round</i>")
    page.get_by_role("textbox", name="Your name").fill(ada.name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Evening <i>round</i>")
    page.evaluate(MARK)
    link = page.get_by_role("textbox", name="Link for players").input_value()

    # Bea follows it and takes the last free seat: the game begins for both.
    bea.page.goto(link)
    bea.page.get_by_role("textbox", name="Your name").fill(bea.name)
    bea.page.get_by_role("button", name="Take a seat").click()
    bea.page.evaluate(MARK)
    ada.at_board()
    bea.at_board()
    expect(page.get_by_role("button", name=re.compile(re.escape(bea.name)))).to_be_visible()
    # Straight from the waiting room each sees that the other is there.
    for one in (ada, bea):
        expect(one.page.locator("article.seat .dot.online")).to_have_attribute("title", "here now")

    # Both move; each sees the other's row in the log by itself.
    moved: dict[str, int] = {}
    while min(moved.get(one.name, 0) for one in (ada, bea)) < 3:
        player = asked_first((ada, bea))
        other = bea if player is ada else ada
        before = player.revision
        if player.turn() == "power":
            player.answer(take=True)
        else:
            while not player.confirm_button.is_enabled():
                player.choose()
            player.confirm()
        moved[player.name] = moved.get(player.name, 0) + 1
        rows = [row for row in player.api(f"/log?since={before}")["rows"] if row["by"] == "person"]
        assert rows, "the move stands in the log"
        expect(other.log.locator(f'a[href$="at={rows[0]["revision"]}"]').first).to_be_attached()
        expect(player.log.locator(f'a[href$="at={rows[0]["revision"]}"]').first).to_be_attached()
    assert ada.api()["position"]["view"]["order"] == bea.api()["position"]["view"]["order"]

    # Chat is text, whatever is written.
    tab(ada.page, "Chat")
    ada.page.get_by_role("textbox", name="Say something").fill(SCRIPT)
    ada.page.get_by_role("button", name="Send").click()
    # On a phone the panel is closed: its button tells of the message until it is read.
    bea.page.set_viewport_size({"width": 390, "height": 844})
    opens = bea.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log")
    badge = opens.get_by_title("1 new in the chat")
    expect(badge).to_be_in_viewport(ratio=1)
    expect(bea.page.get_by_role("log", name="Chat")).to_be_hidden()
    opens.click()
    tab(bea.page, "Chat")
    expect(badge).to_have_count(0)
    bea.page.set_viewport_size({"width": 1440, "height": 900})
    for one in (ada, bea):
        expect(one.page.get_by_role("log", name="Chat").get_by_text(SCRIPT)).to_be_visible()
        assert "taken" not in one.page.title()
        assert one.page.get_by_role("log", name="Chat").locator("script, img").count() == 0

    # Notes are for their writer alone.
    tab(ada.page, "Notes")
    ada.page.get_by_role("textbox", name="Notes").fill("Bea wants the fire cult")
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    tab(bea.page, "Notes")
    expect(bea.page.get_by_role("textbox", name="Notes")).to_have_value("")
    assert bea.api("/notes")["text"] == ""
    assert ada.api("/notes")["text"] == "Bea wants the fire cult"

    assert ada.page.evaluate("window.sameDocument")
    assert bea.page.evaluate("window.sameDocument")
