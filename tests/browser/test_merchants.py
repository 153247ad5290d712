"""Merchants of the Seas in the browser: a ship is launched, sails by a click, trades, and its seal is seen."""

import re
import uuid

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player

START = (
    ("witches", "build F4"),
    ("nomads", "build E8"),
    ("nomads", "build F3"),
    ("witches", "build G3"),
    ("nomads", "build I7"),
    ("witches", "port F4"),
    ("nomads", "port E8"),
)


def send(player: Player, draft: list[str]) -> None:
    """Past the page: choices of whoever is asked."""
    table = player.api()
    position = player.api("/position", seat=table["waiting"][0], draft=[])
    sent = {"seat": position["seat"], "revision": position["revision"], "draft": draft}
    player.api("/moves", **sent, key=uuid.uuid4().hex, end=True)


def test_a_ship_is_launched_sails_and_trades(server: Server, browse: Browse) -> None:
    options = {"merchants": True, "merchants-assured": True, "maintain-player-order": True}
    player = Player(browse(), server.url)
    form = {"factions": ["witches", "nomads"], "profile": "league", "options": options, "seed": 1}
    player.enter("person", "person", **form)
    expect(player.map.get_by_role("img", name=re.compile("^canal E4:E5"))).to_be_attached()
    for _, text in START:
        send(player, [text])
    send(player, ["pass BON8"])
    send(player, ["pass BON13"])
    player.page.reload()
    player.at_board()
    # The card's income: a ship beside the port, launched on the map.
    player.press(player.map.get_by_role("button", name="r22", exact=True))
    player.confirm()
    expect(player.map.get_by_role("img", name=re.compile(r"^r22: ship \(Witches\)"))).to_be_attached()
    expect(player.map.get_by_role("img", name=re.compile(r"^F4: port \(Witches\)"))).to_be_attached()
    # The draft of a whole movement: power for the step, the ship, the trade with its price for the owner.
    player.bar.get_by_role("button", name="Convert").click()
    more = player.bar.get_by_role("button", name=re.compile("^Sacrifice 1 power.*one more"))
    more.click()
    expect(player.drafted).to_have_count(1)
    player.settle()
    player.choose(re.compile("SAIL"))
    ship = player.map.get_by_role("button", name=re.compile(r"^r22: ship"))
    expect(ship).to_be_visible()
    player.choose(re.compile("to E8"))
    player.choose(re.compile("trade", re.IGNORECASE))
    player.confirm()
    send(player, ["leech 1 from witches"])
    player.page.reload()
    player.at_board()
    expect(player.map.get_by_role("img", name=re.compile(r"^E8: seal \(Witches\)"))).to_be_attached()
    view = player.api()["position"]["view"]
    assert view["sea"]["seals"] == [{"hex": "E8", "seats": [0]}]
    assert view["sea"]["ships"] == []
