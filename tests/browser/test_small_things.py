"""What a player meets on the way: names, lists that get out of the way, drafts that survive, a watcher's view."""

import re

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def test_a_missing_name_is_asked_for_beside_the_field(server: Server, browse: Browse) -> None:
    for locale, sentence in (("en", "Please enter a name"), ("it", "Scrivi un nome"), ("pt", "Escreva um nome")):
        page = browse(locale=locale)
        page.goto(server.url)
        field = page.locator("input[autocomplete=nickname]")
        go = page.locator("form", has=field).get_by_role("button")
        for wrong in ("", "   "):
            field.fill(wrong)
            go.click()
            said = page.get_by_role("alert").filter(has_text=sentence)
            expect(said).to_be_visible()
            expect(field).to_be_focused()
            expect(field).to_have_attribute("aria-invalid", "true")
        field.fill("Ada")
        expect(said).to_be_hidden()
        expect(page).to_have_url(f"{server.url}/")


def test_the_list_of_choices_gets_out_of_the_way(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    player.turn()
    sheet = player.page.locator("#action-sheet")
    player.list_choices()
    player.filter.fill("no such thing")
    expect(sheet).to_contain_text("No choice contains these words.")
    player.filter.fill("")
    sheet.get_by_role("button").filter(has_text=re.compile("^Pass")).first.press("Enter")
    expect(player.drafted).to_have_count(1)
    expect(sheet).to_be_hidden()
    expect(player.confirm_button).to_be_focused()
    # Open or not, nothing of it is left for whoever comes next.
    player.tools.get_by_role("button", name="Undo").click()
    player.settle()
    player.bar.get_by_role("button", name="Convert", exact=True).click()
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name=re.compile("one more")).first.click()
    expect(player.drafted).to_have_count(1)
    expect(sheet).to_be_visible()
    player.choose(re.compile("^Upgrade"))
    player.bar.get_by_role("button", name="Convert", exact=True).click()
    expect(sheet).to_be_visible()
    player.confirm()
    player.turn()
    expect(sheet).to_be_hidden()


def test_a_draft_survives_a_reload_until_the_game_goes_on(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    player.turn()
    player.choose(re.compile("^Upgrade"))
    drafted = player.drafted.all_inner_texts()
    player.page.reload()
    player.at_board()
    expect(player.drafted).to_have_text(drafted)
    expect(player.confirm_button).to_be_enabled()
    player.tools.get_by_role("button", name="Undo").click()
    expect(player.drafted).to_have_count(0)
    player.settle()
    player.page.reload()
    player.at_board()
    expect(player.drafted).to_have_count(0)

    # Confirmed elsewhere: what was meant for another moment is gone.
    player.choose(re.compile("^Upgrade"))
    seat = player.api()["waiting"][0]
    player.open("/account")
    player.move_past(seat)
    player.page.go_back()
    player.at_board()
    assert player.turn() in ("choose", "power")
    expect(player.drafted).to_have_count(0)


def test_a_watcher_sees_only_what_is_there_for_watchers(server: Server, browse: Browse) -> None:
    ada = Player(browse(), server.url).enter("person", "person")
    tabs = ada.page.get_by_role("tab")
    expect(tabs).to_have_text(["Log", "Chat", "Notes"])
    expect(ada.tools).to_be_visible()
    watcher = Player(browse(), server.url, "Wim").open(f"/game/{ada.game}").at_board()
    expect(watcher.page.get_by_role("tab")).to_have_text(["Log", "Chat"])
    expect(watcher.tools).to_be_hidden()
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    expect(watcher.page.get_by_role("link", name="Enter a name to say something.")).to_be_visible()


def test_a_link_lets_a_watcher_talk_at_a_table_that_is_not_listed(server: Server, browse: Browse) -> None:
    ada = Player(browse(), server.url).enter("person", "person", listed=False)
    watch = ada.api()["watch"]
    assert "link=" in watch
    for path, may in ((f"/game/{ada.game}", False), (watch, True)):
        wim = Player(browse(), server.url, "Wim")
        wim.post("/guest", name=wim.name)
        wim.open(path).at_board()
        wim.page.get_by_role("tab", name="Chat").click()
        field = wim.page.get_by_role("textbox", name="Say something")
        if may:
            field.fill("A fine move")
            field.press("Enter")
            expect(wim.page.get_by_role("log")).to_contain_text("A fine move")
        else:
            expect(
                wim.page.get_by_text("Only players at this table, and people who came through one of its links")
            ).to_be_visible()
            expect(field).to_be_hidden()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log")).to_contain_text("A fine move")


def test_a_standing_answer_holds_once_it_is_kept(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    seat = player.api()["waiting"][0]
    usual = player.api(f"/standing?seat={seat}")
    assert usual["leech"] == "ask"
    opens = player.page.get_by_role("button", name="Power: ask me")
    opens.click()
    dialog = player.page.get_by_role("dialog", name="When power is offered")
    price = dialog.get_by_role("spinbutton", name="Maximum VP to pay")
    expect(price).to_be_hidden()
    dialog.get_by_role("radio", name=re.compile("^Take it up to a price")).check()
    expect(price).to_have_value("2")
    expect(dialog).to_contain_text("offers made from now on")
    assert player.api(f"/standing?seat={seat}") == usual, "nothing is kept before it is said"
    dialog.get_by_role("button", name="Cancel").click()
    expect(opens).to_be_visible()
    assert player.api(f"/standing?seat={seat}") == usual

    opens.click()
    dialog.get_by_role("radio", name=re.compile("^Take it up to a price")).check()
    price.fill("")
    dialog.get_by_role("button", name="Save this answer").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Please fill this in.")
    price.fill("3")
    dialog.get_by_role("button", name="Save this answer").click()
    expect(player.page.get_by_role("button", name="Power: up to 3 VP")).to_be_visible()
    kept = player.api(f"/standing?seat={seat}")
    assert (kept["leech"], kept["vp"]) == ("up_to", 3)


def test_a_broken_connection_is_told_in_full(server: Server, browse: Browse) -> None:
    """With a clock and people at the table: the sentence is not cut, and nothing moves for it."""
    player = Player(browse(expected="net::ERR_"), server.url).enter("person", "person", clock=300)
    page, place = player.page, player.map.bounding_box()
    page.route("**/events*", lambda route: route.abort())
    page.evaluate("dispatchEvent(new Event('online'))")  # the page opens its stream again, and fails
    told = page.get_by_text("No connection, trying again")
    expect(told).to_be_in_viewport(ratio=1)
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert player.map.bounding_box() == place
