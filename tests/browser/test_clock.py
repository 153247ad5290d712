"""The clock of a table: how long it waits is seen, and a seat whose time is up can be handed over."""

import re
import sqlite3
import time

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player

LIMIT = 300
URGENT = re.compile(r"\burgent\b")
LATER = "ms => { const now = Date.now; Date.now = () => now() + ms; }"


def wait_for(server: Server, game: str, seconds: float) -> None:
    """As if the table had waited so long: it changed last at an earlier moment."""
    server.stop()
    with sqlite3.connect(server.folder / "table.sqlite3") as database:
        database.execute("UPDATE games SET changed = ? WHERE id = ?", (time.time() - seconds, game))
    database.close()
    server.start()


def test_a_seat_whose_time_is_up_goes_to_a_bot(own_server: Server, browse: Browse) -> None:
    server = own_server
    ada, bea = Player(browse(expected="net::ERR_"), server.url, "Ada"), Player(browse(), server.url, "Bea")
    made = ada.make("person", "open", clock=LIMIT)
    game = made["id"]
    bea.post("/guest", name=bea.name)
    bea.post(f"/games/{game}/join", invite=made["invite"])
    ada.open(f"/game/{game}").at_board()
    own = ada.api()["viewer"]["seats"]
    while ada.api()["waiting"] == own:
        ada.move_past(own[0])
    idle = ada.api()["waiting"][0]

    # Both places show what is left; nothing can be handed over yet, and the table says from when.
    timer = ada.page.locator(".timer")
    expect(timer).to_have_count(2)
    expect(timer.first).to_have_text(re.compile(r"^\s*4:\d\d\s*$"))
    ada.page.get_by_role("button", name="Table").click()
    about = ada.page.get_by_role("dialog")
    hand = about.get_by_role("listitem").filter(has_text="Bea").get_by_role("button", name="Hand to a bot")
    expect(hand).to_be_disabled()
    expect(about).to_contain_text(re.compile(r"hand this seat over in 4:\d\d, if Bea has not decided"))
    about.get_by_role("button", name="Close").click()

    # Near the end it becomes urgent: as if the page had stood there until there were forty seconds left.
    expect(timer.first).not_to_have_class(URGENT)
    minutes, seconds = timer.first.inner_text().strip().split(":")
    ada.page.evaluate(LATER, (60 * int(minutes) + int(seconds) - 40) * 1000)
    expect(timer.first).to_have_class(URGENT)
    expect(timer.first).to_have_text(re.compile(r"^\s*0:[0-4]\d\s*$"))

    # Seconds before the end, and over it while the page looks on.
    left = 6
    wait_for(server, game, LIMIT - left)
    ada.page.reload()
    ada.at_board()
    late = ada.page.get_by_role("status").filter(has_text="Time is up for Bea")
    expect(timer.first).to_have_text(re.compile(r"0:\d\d|time is up"))
    expect(late).to_be_visible()
    expect(timer.first).to_have_text(re.compile("time is up"))
    assert ada.api()["clock"]["late"] == [idle]
    late.get_by_role("button", name="Hand to a bot").click()
    question = ada.page.get_by_role("dialog", name="Hand this seat over?")
    expect(question).to_contain_text("Bea, who will be told")
    question.get_by_role("button", name="Hand to a bot").click()
    expect(late).to_be_hidden()
    expect(ada.log).to_contain_text("Ada handed the seat of Bea to a bot.")
    expect(timer).to_have_count(0)
    assert ada.api()["seats"][idle]["kind"] == "bot"
    ada.turn()

    # Bea reads what happened and sits down again.
    bea.open(f"/game/{game}").at_board()
    told = bea.page.get_by_role("status").filter(has_text="Ada handed your seat to a bot")
    told.get_by_role("button", name="Take my seat back").click()
    expect(told).to_have_count(0)
    expect(bea.tools).to_be_visible()
    assert ada.api()["seats"][idle]["kind"] == "person"


def test_nobody_hurries_against_bots(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "greedy", clock=LIMIT)
    player.turn()
    expect(player.page.locator(".timer")).to_have_count(0)
    # From the lobby such a game has no clock at all.
    other = Player(browse(), server.url).play_now()
    assert other.api()["clock"]["limit"] is None
