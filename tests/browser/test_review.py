"""A bot looks through a finished game: from the replay to the dearest decision and its move."""

import re
from pathlib import Path

from playwright.sync_api import expect

from hexarch.games.terra.ledger import write

from .conftest import Browse, Server
from .player import Player
from .test_merchants import broken_off

TRADED = 80  # choices, among them launching, sailing and trading with a shipyard and a temple
MADE = 90_000  # ms that a review may take on a busy machine


def test_the_dearest_decision_leads_to_its_move(server: Server, browse: Browse, tmp_path: Path) -> None:
    """A game with ships, from the recorded one."""
    ledger = tmp_path / "ships.txt"
    ledger.write_text(write(broken_off(TRADED)), "utf-8")
    player = Player(browse(), server.url)
    player.post("/guest", name=player.name)
    player.open("/replay").page.locator("input[type=file]").set_input_files(ledger)
    expect(player.map).to_be_visible()
    page = player.page
    bar = page.get_by_role("region", name="Replay")
    thinks = bar.get_by_role("region", name="What the bot thinks")
    thinks.get_by_role("button", name="Have a bot review the game").click()
    expect(thinks).to_contain_text("nothing to say", timeout=MADE)  # of the beginning

    page.get_by_role("tab", name="Review").click()
    review = player.api("/review")["review"]
    seat = review["seats"][0]
    mine = [one for one in (review["decisions"][place] for place in review["worst"]) if one["seat"] == seat["seat"]]
    panel = page.get_by_role("tabpanel", name="Review")
    # The headline: points lost per turn, and against whom; what lost nothing is not listed.
    turns = [one["lost"] for one in review["decisions"] if one["seat"] == seat["seat"] and one["kind"] == "turn"]
    assert 0 < len(turns) < seat["decisions"]
    headline = f"{round(sum(turns) / len(turns) + 1e-9, 1)} VP lost per turn against {review['bot_name']}."
    expect(panel.locator(".sums b").first).to_have_text(headline)
    assert all(review["decisions"][place]["lost"] > 0 for place in review["worst"])
    listed = panel.get_by_role("list", name=re.compile("^Costliest decisions: ")).first
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

    # Another bot can be asked, and says which kind of player it is.
    panel.get_by_role("combobox", name="The bot that reviews").select_option(label="Greedy")
    expect(panel).to_contain_text("an easy opponent for beginners")
    panel.get_by_role("button", name="Have a bot review the game").click()
    expect(panel.locator(".sums b").first).to_contain_text("against Greedy", timeout=MADE)

    # The charts have it too, without asking again.
    page.get_by_role("region", name="Log, chat and notes").get_by_role("link", name="Charts").click()
    expect(page.get_by_role("region", name="What the bot thinks").get_by_role("list")).to_have_count(3)


def test_a_running_game_offers_no_review(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.open(f"/game/{player.game}?at=0")
    expect(player.page.get_by_role("region", name="Replay")).to_be_visible()
    expect(player.page.get_by_role("button", name="Have a bot review the game")).to_have_count(0)
    expect(player.page.get_by_role("tab", name="Review")).to_have_count(0)
