"""Whole games clicked through the page by chance."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .player import Player


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


Turn = Callable[[int, list[str]], bool]  # the round and the verbs that are offered: was something done with the turn?


def to_the_end(player: Player, chance: random.Random, turn: Turn, take: float | None = None) -> Any:
    """Click to the final scoring and compare the points; whoever does nothing with a turn passes. The table then."""
    own = player.api()["viewer"]["seats"][0]
    for _ in range(200):
        asked = player.turn()
        if asked == "over":
            break
        if asked == "power":
            player.answer(take=take is None or chance.random() < take)
            continue
        found = re.match(r"Round (\d)", player.page.get_by_role("heading", level=1).inner_text())
        verbs = [one["verb"] for one in player.api("/position", seat=own, draft=[])["options"]]
        if found is None or "pass" not in verbs:  # setting up, or something that an action brought
            act(player, chance)
        elif not turn(int(found[1]), verbs):
            player.choose(re.compile("^Pass"), chance.randrange(verbs.count("pass")))
            finish_draft(player, chance)
    expect(player.result).to_be_visible()
    table = player.api()
    assert table["state"] == "finished"
    assert player.totals() == {seat["name"]: seat["vp"] for seat in table["position"]["view"]["seats"]}
    return table
