"""A game against a bot, clicked through from the lobby to the final scoring."""

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player

ACTIONS = 1  # turns before passing, each round


def finish_draft(player: Player, chance: random.Random) -> None:
    """What one choice brings with it (a tile, a cult, a spade to be spent): answer until the draft can be sent."""
    while not player.confirm_button.is_enabled():
        found = player.list_choices()
        player.choose(nth=chance.randrange(found.count()))
    player.confirm()


def act(player: Player, chance: random.Random) -> None:
    """One action: on the map if there is one, else from the list."""
    hexes = player.possible_hexes()
    if hexes:
        player.press_hex(chance.choice(hexes))
    else:
        player.choose(nth=0)
    finish_draft(player, chance)


def test_a_game_from_the_lobby_to_the_final_scoring(server: Server, browse: Browse) -> None:
    chance = random.Random(11)
    player = Player(browse(), server.url).play_now(opponents=1, level="greedy")
    acted: dict[str, int] = {}
    for _ in range(200):
        asked = player.turn()
        if asked == "over":
            break
        if asked == "power":
            player.answer(take=chance.random() < 0.7)
            continue
        heading = player.page.get_by_role("heading", level=1).inner_text()
        found = re.match(r"Round \d", heading)
        table = player.api()
        own = next(seat for seat in table["waiting"] if seat in table["viewer"]["seats"])
        passing = [one for one in player.api("/position", seat=own, draft=[])["options"] if one["verb"] == "pass"]
        if found is None or not passing:  # setting up, or something that an action brought
            act(player, chance)
        elif acted.get(found[0], 0) < ACTIONS:
            acted[found[0]] = acted.get(found[0], 0) + 1
            act(player, chance)
        else:
            player.choose(re.compile("^Pass"), chance.randrange(len(passing)))
            finish_draft(player, chance)
    expect(player.result).to_be_visible()
    table = player.api()
    assert table["state"] == "finished"
    shown = player.totals()
    assert shown == {seat["name"]: seat["vp"] for seat in table["position"]["view"]["seats"]}
    assert len(acted) == 6
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
