"""A bot looks through a finished game: from the replay to the dearest decision and its move."""

import random
import re

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player

MADE = 90_000  # ms that a review may take on a busy machine


def test_the_dearest_decision_leads_to_its_move(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url)
    # Always the same choices: bots draw theirs from a seed of the server's own.
    game = player.make("person", "person")["id"]
    player.open(f"/game/{game}").play_out(random.Random(5))
    player.open(f"/game/{game}?at=0")
    page = player.page
    bar = page.get_by_role("region", name="Replay")
    thinks = bar.get_by_role("region", name="What the bot thinks")
    thinks.get_by_role("button", name="Have a bot review the game").click()
    expect(thinks).to_contain_text("nothing to say", timeout=MADE)  # of the beginning

    page.get_by_role("tab", name="Review").click()
    review = player.api("/review")["review"]
    seat = review["seats"][0]
    mine = [one for one in (review["decisions"][place] for place in review["worst"]) if one["seat"] == seat["seat"]]
    listed = (
        page.get_by_role("tabpanel", name="Review").get_by_role("list", name=re.compile("^Costliest decisions: ")).first
    )
    expect(listed.get_by_role("link")).to_have_count(min(5, len(mine)))
    first = listed.get_by_role("link").first
    lost = first.locator("b").inner_text()
    assert abs(float(lost.strip("− VP")) - mine[0]["lost"]) < 0.06
    first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"\?at={mine[0]['at']}$"))
    expect(first).to_have_attribute("aria-current", "step")
    expect(thinks).to_contain_text(lost)
    expect(thinks).to_contain_text(mine[0]["preferred_label"], ignore_case=True)

    # The charts have it too, without asking again.
    page.get_by_role("region", name="Log, chat and notes").get_by_role("link", name="Charts").click()
    expect(page.get_by_role("region", name="What the bot thinks").get_by_role("list")).to_have_count(2)


def test_a_running_game_offers_no_review(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.open(f"/game/{player.game}?at=0")
    expect(player.page.get_by_role("region", name="Replay")).to_be_visible()
    expect(player.page.get_by_role("button", name="Have a bot review the game")).to_have_count(0)
    expect(player.page.get_by_role("tab", name="Review")).to_have_count(0)
