"""A seat given away: never by one press, and afterwards the page is that of a watcher."""

import pytest
from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


@pytest.mark.parametrize("way", ["Hand to a bot", "Free the seat"])
def test_giving_your_own_seat_away(server: Server, browse: Browse, way: str) -> None:
    # The bot may move before the page has heard that the seat is given away, and the page asks for it once more.
    player = Player(browse(expected="403"), server.url).enter("person", "greedy")
    page = player.page
    player.fast_forward(1)
    player.turn()
    seat = player.api()["viewer"]["seats"][0]
    policy = page.get_by_role("button", name="Power: ask me")
    expect(policy).to_be_visible()

    page.get_by_role("button", name="Table").click()
    about = page.get_by_role("dialog", name=player.api()["title"])
    give = about.get_by_role("listitem").filter(has_text=player.name).get_by_role("button", name=way)
    question = page.get_by_role("dialog", name="Give your seat away?")
    give.click()
    expect(question).to_be_visible()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    assert player.api()["viewer"]["seats"] == [seat]

    give.click()
    question.get_by_role("button", name=way).click()
    expect(about.get_by_text("you", exact=True)).to_have_count(0)
    about.get_by_role("button", name="Close").first.click()
    assert player.api()["viewer"]["seats"] == []

    # Nothing of a player's is left, without loading the page again.
    expect(policy).to_have_count(0)
    expect(player.tools).to_have_count(0)
    expect(player.choices).to_have_count(0)
    expect(page.get_by_role("button", name="Leave the game")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    player.settle()
    if way == "Free the seat":  # a seat at a listed table is anybody's, also theirs
        page.reload()
        page.get_by_role("button", name="Take the seat").click()
        expect(policy).to_be_visible()
        assert player.api()["viewer"]["seats"] == [seat]
