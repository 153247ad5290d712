"""Anunnaki on the plain table: the form, choices by the keyboard, what others may not see, the planner."""

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def test_a_few_turns_on_the_plain_table(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url)
    player.post("/guest", name=player.name)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = player.post("/games", game="anunnaki", seats=seats, seed=7, house_1="norrenis", four_gods=True)
    player.open(f"/game/{made['id']}")
    page = player.page
    place = page.get_by_role("region", name="Position")
    expect(place).to_be_visible()
    expect(place).to_contain_text("Settlement income")
    choices = page.get_by_role("group", name="Your choices")
    for _ in range(4):
        assert player.turn() != "over"
        choices.get_by_role("button").first.press("Enter")
        expect(player.drafted).to_have_count(1)
        player.settle()
        player.confirm_button.press("Enter")
        player.settle()
    assert "undefined" not in page.content()
    player.open(f"/game/{player.game}/plan")
    expect(page.get_by_text("What you cannot know is made up")).to_be_visible()
