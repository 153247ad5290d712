"""Factions that are drafted or auctioned: chosen from their cards, which are gone once they are taken."""

import pytest
from playwright.sync_api import Route, expect

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


def test_explanations_get_their_words_when_they_come(server: Server, browse: Browse) -> None:
    """The focus is on a card before the words of the game have come."""
    player = Player(browse(), server.url)
    made = player.make("person", "person", factions="draft")
    held: list[Route] = []
    player.page.route("**/api/words*", lambda route: held.append(route))
    player.open(f"/game/{made['id']}")
    card, tip = player.tile().first, player.page.get_by_role("tooltip")
    card.focus()
    expect(tip).to_be_visible()
    raw = tip.locator("b").first.inner_text()
    for one in held:
        one.continue_()
    expect(tip.locator("b").first).not_to_have_text(raw)
    name = tip.locator("b").first.inner_text()
    assert name[0].isupper()
    # Its name for readers: sentences with one full stop between them.
    label = card.locator(".hidden-words").inner_text()
    assert label.startswith(f"{name}. ")
    assert label.endswith(". Can be chosen")
    assert ".." not in label
