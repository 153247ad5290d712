"""Merchants of the Seas in the browser: a whole game of three, in which everything about ships is clicked once.

The game is kept in `merchants.txt`. Turns in which something happens for the first time (a kind of trade with each of
its gifts, a ship launched, a dwelling for a ship) are played through the page, all others past it.
"""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from hexarch.games import terra
from hexarch.games.terra.game import Game

from .conftest import Browse, Server
from .explained import explained
from .player import Player

OPTIONS = {"merchants": True, "merchants-assured": True}
FORM: dict[str, Any] = {
    "factions": ["alchemists", "engineers", "mermaids"],
    "seed": 134,
    "map": "lakes",
    "profile": "rulebook",
}
EVERY_TRADE = {
    *("D", "TP", "SH"),
    *("TE for POWER", "TE for CULT"),
    *("SA for CULT", "SA for PRIEST"),
    *("SY for SHIP", "SY for MOVE"),
}

GIFTS = {
    "POWER": re.compile("for 3 power"),
    "CULT": re.compile("for steps in a cult"),
    "PRIEST": re.compile("for 1 priest"),
    "SHIP": re.compile("leave the ship"),
    "MOVE": re.compile("once more"),
}
SAID = {"-MOVE": "the rest of the movement", "+2EARTH": "Earth", "+WATER": "Water"}

Turn = tuple[int, list[str], set[str]]  # the seat, its choices, and what they do for the first time


def begun() -> Game:
    """The game of `merchants.txt` before its first choice."""
    return terra.new(3, FORM["seed"], FORM["profile"], FORM["factions"], map=FORM["map"], options=OPTIONS)


def lines() -> list[tuple[int, str]]:
    """Its choices, and who made them."""
    found = (line.partition(" ") for line in Path(__file__).with_name("merchants.txt").read_text("utf-8").splitlines())
    return [(int(seat), text) for seat, _, text in found]


def broken_off(after: int) -> Game:
    """The game to a choice, from which on everybody declines and passes to the end."""
    game = begun()
    for seat, text in lines()[:after]:
        game.step(seat, text)
    while not game.over:
        offered = [one.text for one in game.options(game.to_act[0])]
        game.step(
            game.to_act[0], next((text for text in offered if text.startswith(("pass", "decl", "done"))), offered[0])
        )
    return game


def turns() -> list[Turn]:
    """The game, turn by turn; the end of a turn comes by itself."""
    game = begun()
    s = game.state
    found: list[Turn] = []
    known: set[str] = set()
    open_turn = before = None
    for seat, text in lines():
        words = text.split()
        answer = words[0] in ("leech", "decline")
        now = (seat, game.turn() == seat)
        if text != "done":
            if open_turn is None or answer or before != now:
                open_turn = (seat, [], set())
                found.append(open_turn)
            does = ""
            if words[0] == "trade":
                kind = s.box.structure[s.building(s.board.number[words[1]])].id
                does = " ".join([kind, *words[2:]])
            elif words[0] == "launch" or (words[0] == "build" and "with" in words):
                does = words[0]
            elif words[:2] == ["leech", "3"]:
                does = "leech"
            if does and does not in known:
                known.add(does)
                open_turn[2].add(does)
            open_turn[1].append(text)
        game.step(seat, text)
        before = now
        if text == "done" or answer:
            open_turn = None
    assert game.over
    return found


def pick(player: Player, thing: Locator, said: re.Pattern[str]) -> None:
    """Press a thing on the map, and one of several things that can be done there."""
    player.close_list()
    before = player.drafted.count()
    offered = player.page.get_by_role("dialog").locator("button.choice")
    thing.click()
    expect(player.drafted.nth(before).or_(offered.first)).to_be_visible()
    if offered.first.is_visible():
        wanted = offered.filter(has_text=said).first
        if said in GIFTS.values():  # before anything is chosen: what the owner may take
            expect(wanted).to_contain_text(re.compile(r"may take \d power"))
        wanted.click()
    expect(player.drafted).to_have_count(before + 1)
    player.settle()


def click(player: Player, text: str) -> None:
    """One choice by what a person presses for it: the board, a ship and its aim, a structure."""
    words = text.split()
    page = player.page
    if text == "action ACT7":
        player.choose(re.compile("ACT7"))
    elif words[0] == "action":
        player.press(page.get_by_role("button", name=re.compile(rf"· {words[1]}\b.*Can be chosen")))
    elif words[0] == "launch":
        player.press(player.map.get_by_role("button", name=words[1], exact=True))
    elif words[0] == "ship":
        ship = player.map.get_by_role("button", name=re.compile(rf"^{words[1]}: ship")).last
        pick(player, ship, re.compile(rf"to {words[3]}\b"))
    elif words[0] == "trade":
        pick(player, player.hex(words[1]), GIFTS.get(words[-1], re.compile("^Trade")))
    elif words[0] == "build":
        pick(player, player.hex(words[1]), re.compile("handing in" if "with" in words else "^Build a dwelling"))
    elif words[0] == "burn":
        player.bar.get_by_role("button", name="Convert").click()
        for _ in range(int(words[1])):
            one = player.bar.get_by_role("button", name=re.compile("^Sacrifice 1 power.*one more"))
            one.click()
            player.settle()
        player.page.keyboard.press("Escape")
    else:
        player.choose(re.compile(SAID[text]))


def everything_explains_itself(player: Player) -> None:
    """Ships, ports, seals and canals on the map, the shipyard board, its tiles and actions."""
    found = explained(player)
    for kind in ("vessel", "harbour", "seals", "canal"):
        assert [one for one in found if one[0] == kind], kind
    told = {name: text for _, name, text, _ in found}
    assert "stands on the river" in told["Shipyard"]
    assert "in each movement" in told["Ships, shipyard and seals"]
    assert any("seal (" in text.lower() for kind, _, text, _ in found if kind == "hex")


def bowls_in_the_log(player: Player) -> None:
    """Power stands there as people count it; the bowls before and after come on demand, by a tap as well."""
    taken = [row for row in player.api("/log")["rows"] if row["text"].startswith("leech 3")][-1]
    row = player.log.get_by_role("listitem").filter(has_text="Take 3 power").last
    row.locator(".bowls").click()
    shown = player.page.get_by_role("dialog", name="Power")
    after = " / ".join(str(n) for n in taken["after"]["bowls"])
    expect(shown).to_contain_text(re.compile(rf"Bowls I / II / III: \d+ / \d+ / \d+ → {after}"))
    expect(shown.get_by_role("link", name="In the rules")).to_be_visible()
    player.page.keyboard.press("Escape")


def test_a_whole_game_with_every_kind_of_trade(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url)
    game = f"/game/{player.make('person', 'person', 'person', **FORM, options=OPTIONS)['id']}"
    player.open(game)
    clicked: set[str] = set()
    revision = 0
    for seat, draft, first in turns():
        if not first:
            revision = player.send(player.game, seat, draft, revision)
            continue
        player.follow(game).at_board()
        if "SA for PRIEST" in first:
            everything_explains_itself(player)
        if first == {"leech"}:
            player.answer(take=True)
            bowls_in_the_log(player)
        else:
            for text in draft:
                click(player, text)
                if text.startswith("trade") and "SH" in first:
                    expect(player.bar).to_contain_text("Mermaids may take 3 power")
            if "action ACT7" in draft:  # the price before confirming
                expect(player.bar.locator(".total .cost")).to_contain_text("−4")
            player.confirm()
        clicked |= first
        revision = player.revision
        player.follow("/account")  # nothing is drawn while the others play
    assert clicked == EVERY_TRADE | {"launch", "build", "leech"}
    player.follow(game)
    expect(player.result).to_be_visible()
