"""A long turn: two conversions, a sanctuary, its favor tile, and the town that it founds."""

import re
from typing import Any

from playwright.sync_api import expect

from .player import Player

FORM = {"factions": "random", "seed": 128}
CONVERSIONS = 2
CHOICES = CONVERSIONS + 3  # the sanctuary, the favor tile, the town tile
# The turns before it: the seat and what it chooses.
TURNS = """
0 build E10
1 build D2. build A4
0 build G5
1 pass BON6
0 pass BON3
0 dig 1. build F7
1 dig 1. build D1
0 pass BON1
1 dig 1. build E1
1 burn 4. action ACT5. build C1
1 pass BON3
0 action BON1. build G6
1 pass BON6
0 dig 1. build H7
0 pass BON3
1 pass BON4
0 dig 1. build D8
0 upgrade D8 to TP. +TW5
0 burn 3. convert 3PW to 1W. upgrade D8 to TE. +FAV11
0 pass BON6
1 pass BON5
0 advance dig
0 dig 1. build E11
0 dig 1. build F5
0 pass BON3
1 upgrade C1 to TP
0 advance dig
1 upgrade C1 to TE. +FAV5
0 dig 1. build I10
"""


def reach(player: Player, **more: Any) -> Player:
    """Make the table, play past the page until a sanctuary can be built, and open the board."""
    game = player.make("person", "person", **FORM, **more)["id"]
    revision = 0
    for turn in TURNS.strip().splitlines():
        seat, _, texts = turn.partition(" ")
        revision = player.send(game, int(seat), texts.split(". "), revision)
    player.open(f"/game/{game}").at_board()
    player.turn()
    return player


def choose(player: Player) -> None:
    """Draft it up to its confirmation."""
    page = player.page
    page.keyboard.press("c")
    for n in range(CONVERSIONS):
        page.locator("#action-sheet .plus:enabled").first.click()
        expect(player.drafted).to_have_count(n + 1)
        player.settle()
    page.keyboard.press("Escape")
    player.choose(re.compile("^Upgrade .* sanctuary"))
    while not player.confirm_button.is_enabled():
        player.choose()
    expect(player.drafted).to_have_count(CHOICES)
    player.close_list()
