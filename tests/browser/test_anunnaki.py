"""Anunnaki in the browser: planets and star are drawn and can be pressed; choices, secrets, the planner."""

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def test_a_few_turns(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url)
    player.post("/guest", name=player.name)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = player.post("/games", game="anunnaki", seats=seats, seed=7, house_1="norrenis", four_gods=True)
    player.open(f"/game/{made['id']}")
    page = player.page
    place = page.get_by_role("region", name="Position")
    expect(place).to_be_visible()
    expect(place.get_by_role("button", name="Settlement income")).to_be_visible()
    expect(place.get_by_role("button", name="N1.")).to_be_visible()
    assert player.turn() != "over"
    place.get_by_role("button", name="Market", exact=True).click()
    expect(player.drafted).to_have_count(1)
    player.settle()
    choices = page.get_by_role("group", name="Your choices")
    before = player.revision
    for number in range(2, 8):  # a turn is tried out until it is over or would show something hidden
        if player.confirm_button.is_enabled():
            break
        choices.get_by_role("button").last.press("Enter")
        expect(player.drafted).to_have_count(number)
        player.settle()
    player.confirm_button.press("Enter")
    player.settle()
    assert player.revision > before
    assert "undefined" not in page.content()
    player.open(f"/game/{player.game}/plan")
    expect(page.get_by_text("What you cannot know is made up")).to_be_visible()
