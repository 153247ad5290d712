"""A game against a bot, clicked through from the lobby to the final scoring."""

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player
from .whole import act, to_the_end


def test_a_game_from_the_lobby_to_the_final_scoring(server: Server, browse: Browse) -> None:
    chance = random.Random(11)
    player = Player(browse(), server.url).play_now(opponents=1, level="greedy")
    acted: set[int] = set()

    def once_a_round(number: int, verbs: list[str]) -> bool:
        if number in acted:
            return False
        acted.add(number)
        act(player, chance)
        return True

    to_the_end(player, chance, once_a_round, take=0.7)
    assert len(acted) == 6
    shown = player.totals()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("The game is over")

    # Everybody may look at it, also on a phone: all the points side by side, in the language with the longest words.
    phone = browse(locale="it", width=390, height=844, has_touch=True, is_mobile=True)
    phone.goto(player.page.url)
    shown_there = phone.locator(".result .scroll")
    expect(shown_there.get_by_role("row").last.get_by_role("cell")).to_have_text(
        [str(points) for points in sorted(shown.values(), reverse=True)]
    )
    assert shown_there.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_last_pass_is_confirmed_like_any_other(server: Server, browse: Browse, width: int) -> None:
    """Whoever passes last has ended the game in the draft only: the bar stays until it is confirmed."""
    player = Player(browse(width=width, height=844), server.url)
    made = player.make("person", "person", clock=0)
    player.open(f"/game/{made['id']}")
    player.at_board()
    player.fast_forward(rounds=6)
    while sum(not seat["passed"] for seat in player.api()["position"]["view"]["seats"]) > 1:
        table = player.api()
        player.move_past(table["waiting"][0])
    player.page.reload()
    player.at_board()
    player.choose(re.compile("^Pass"))
    expect(player.result).to_have_count(0)
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Round 6")
    player.tools.get_by_role("button", name="Undo").first.click()
    expect(player.drafted).to_have_count(0)
    player.choose(re.compile("^Pass"))
    player.confirm()
    expect(player.result).to_be_visible()
    assert player.api()["state"] == "finished"
