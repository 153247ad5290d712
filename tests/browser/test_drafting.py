"""Factions that are drafted or auctioned: chosen from their cards, which are gone once they are taken."""

import pytest
from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


@pytest.mark.parametrize("way", ["draft", "auction"])
def test_a_faction_is_chosen_by_its_card(server: Server, browse: Browse, way: str) -> None:
    player = Player(browse(), server.url).enter("person", "greedy", factions=way)
    page = player.page
    for _ in range(3):  # an auction asks to nominate first, then to bid
        assert player.turn() == "choose"
        before = player.revision
        card = player.tile()
        # The pointer rests on the card until it says what it is: taking it takes the card away under the pointer.
        card.first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        player.press(card.first)
        if way == "draft":
            expect(page.get_by_role("tooltip")).to_be_hidden()
        while not player.confirm_button.is_enabled():
            player.choose()
        player.confirm()
        assert player.revision > before
        player.turn()
        if way == "draft" or player.api()["position"]["view"]["phase"] != "auction":
            break
    expect(player.log.get_by_role("button", name="Go back to before this move").first).to_be_attached()


def test_a_card_with_the_focus_is_taken_away(server: Server, browse: Browse) -> None:
    """With keys: the card that has the focus goes, and the page goes on."""
    player = Player(browse(), server.url).enter("person", "greedy", factions="draft")
    page = player.page
    assert player.turn() == "choose"
    card = player.tile().first
    card.focus()
    page.keyboard.press("Enter")
    expect(player.drafted).to_have_count(1)
    player.settle()
    player.confirm()
    expect(player.drafted).to_have_count(0)
