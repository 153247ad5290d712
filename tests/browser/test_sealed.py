"""Sealed bids around one screen: nobody sees what somebody else bids."""

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def test_bids_are_made_behind_a_curtain(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url)
    places = [{"kind": "person", "name": name} for name in ("Ada", "Bea")]
    player.post("/guest", name="Ada")
    made = player.post("/games", seats=places, factions="sealed-auction", seed=7)
    page = player.open(f"/game/{made['id']}").page
    names = [one["name"] for one in player.api()["seats"]]
    for name, points in zip(names, ("17", "13"), strict=True):
        shows = page.get_by_role("button", name=f"I am {name}: show my table")
        expect(shows).to_be_focused()
        expect(player.map).to_have_count(0)
        assert "17" not in page.locator("main").inner_text(), "what was bid before is gone"
        page.keyboard.press("Enter")
        player.at_board()
        for lot, _ in enumerate(names):  # one after the other
            player.list_choices()
            bid = player.bar.get_by_role("spinbutton")
            bid.fill(points)
            bid.press("Enter")
            expect(player.drafted).to_have_count(lot + 1)
            player.settle()
        player.confirm_button.click()
    # The bids are open: from now on all look at one screen.
    player.at_board()
    expect(page.get_by_role("button", name="show my table")).to_have_count(0)
    assert player.api()["position"]["state"]["secret"] is False
    assert player.turn() == "choose"
