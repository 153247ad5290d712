"""What cannot be done says why, with the rule, and changes nothing."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


@pytest.fixture
def player(server: Server, browse: Browse) -> Player:
    found = Player(browse(), server.url).enter("person", "person")
    found.fast_forward(1)
    found.turn()
    return found


def test_a_hex_out_of_reach(player: Player) -> None:
    before = player.revision
    labels = player.map.get_by_role("button").evaluate_all("hexes => hexes.map((hex) => hex.ariaLabel)")
    home = player.api("/position", seat=player.api()["position"]["view"]["to_act"][0], draft=[])
    offered = {option["at"].get("hex") for option in home["options"] + home["proposals"]}
    leads = {name for option in home["options"] + home["proposals"] for name in option.get("leads", [])}
    empty = [label.split(",")[0] for label in labels if label.count(",") == 1]
    far = next(name for name in empty if name not in offered | leads)
    player.hex(far).click()
    box = player.page.get_by_role("dialog", name=re.compile(rf"^{far} "))
    expect(box.get_by_text("Rule:")).to_be_visible()
    asked = player.api("/explain", seat=home["seat"], draft=[], text=f"build {far}")
    assert asked["ok"] is False
    expect(box).to_contain_text(asked["sentence"])
    expect(box).to_contain_text(f"Rule: {asked['rule']}")
    expect(player.drafted).to_have_count(0)
    assert player.revision == before
    player.page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_anothers_structure(player: Player) -> None:
    seats = player.api()["position"]["view"]
    other = next(seat for seat in seats["seats"] if seat["seat"] not in seats["to_act"])
    taken = next(hex["hex"] for hex in seats["map"]["hexes"] if hex["owner"] == other["seat"])
    player.hex(taken).click()
    box = player.page.get_by_role("dialog", name=re.compile(rf"^{taken} "))
    expect(box.get_by_text("Rule:")).to_be_visible()
    expect(player.drafted).to_have_count(0)
