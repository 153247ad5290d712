"""Only fan factions: one person and three bots, clicked to the final scoring; what each has of its own is seen."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from hexarch.games import terra
from hexarch.games.terra.factions.fan import FAN_FACTIONS
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import write

from ..terra.chance import FIRE_AND_ICE, pick
from .conftest import Browse, Server
from .player import Player
from .whole import finish_draft, to_the_end

FACTIONS = ["kingdom_of_ember", "changelings", "goblins", "treasurers"]
PIECES = ["selkies", "children_of_the_wyrm", "changelings", "kingdom_of_ember"]
FIRST_SEED = 99  # of random games, one of which has all the pieces on the map in the end
WANTED = ("iceberg", "pile", "action ACTCW", "token")


def test_a_game_of_fan_factions_to_the_final_scoring(server: Server, browse: Browse) -> None:
    chance = random.Random(2)
    player = Player(browse(), server.url)
    player.enter("person", "greedy", "greedy", "greedy", factions=FACTIONS, options={FAN_FACTIONS: True}, seed=4)
    piled = 0

    def lava(number: int, verbs: list[str]) -> bool:
        nonlocal piled
        if "pile" in verbs and piled < 2:
            if piled:
                small_cards(player)
            player.choose(re.compile("^Pile up lava"))
            finish_draft(player, chance)
            piled += 1
            expect(player.map.get_by_role("button", name=re.compile("extra volcano tile")).first).to_be_attached()
        elif "flow" in verbs and number == 2:
            player.choose(re.compile("flow"))
            finish_draft(player, chance)
        else:
            return False
        return True

    table = to_the_end(player, chance, lava)
    assert [seat["faction"] for seat in table["position"]["view"]["seats"]] == FACTIONS
    assert piled == 2


def small_cards(player: Player) -> None:
    """The cards of the others show what only their factions have, and a tap explains it."""
    page = player.page
    view = player.api("/position", seat=0, draft=[])["view"]
    words = page.request.get(f"{player.url}/api/words?game=terra&lang=en").json()
    for seat in view["seats"][1:]:
        card = page.locator(f'article.seat[data-spot="seat:{seat["seat"]}"]')
        for one in seat["own"]:
            if one["n"] or one["most"]:
                count = f"{one['n']}/{one['most']}" if one["most"] else str(one["n"])
                expect(card).to_contain_text(f"{count} {words['resources'][one['id']]}")
        if seat["hues"]:
            expect(card.get_by_role("button", name=re.compile("^Colour [ABC]"))).to_have_count(3)
    page.locator("article.seat").get_by_role("button", name=re.compile("^Colour A")).click()
    explained = page.get_by_role("dialog", name=re.compile("^Colour A"))
    expect(explained).to_contain_text("Your structures have three colours")
    link = explained.get_by_role("link", name="In the rules")
    expect(link).to_have_attribute("href", re.compile("#faction-changelings$"))
    page.keyboard.press("Escape")


def played(seed: int) -> Game:
    """A random game in which pieces that only one faction has come up more often."""
    rnd = random.Random(seed)
    game = terra.new(4, seed, "rulebook", PIECES, options=FIRE_AND_ICE | {FAN_FACTIONS: True})
    while not game.over:
        seat = rnd.choice(game.to_act)
        wanted = [one for one in game.options(seat) if one.text.startswith(WANTED) or "SH" in one.text]
        often = wanted and rnd.random() < 0.7
        game.step(seat, rnd.choice(wanted) if often else pick(game, rnd, seat, 0.05))
    return game


def all_lie_there(game: Game) -> bool:
    """Is there a dwelling and a token on the river, lava, and a town tile whose place matters?"""
    land, water = game.view()["map"]["hexes"], game.view()["map"]["rivers"]
    tokens = any(PIECES.index("children_of_the_wyrm") in one["skipped_by"] for one in water)
    on_land = any(one.get("lava") for one in land) and any(one.get("tile") for one in land)
    return tokens and on_land and any("iceberg" in one for one in water)


def test_pieces_that_only_one_faction_has_are_on_the_map(server: Server, browse: Browse, tmp_path: Path) -> None:
    """Dwellings and tokens on the river, lava under structures, three colours, the structure with the town tile."""
    games = (played(seed) for seed in range(FIRST_SEED, FIRST_SEED + 200))
    ledger = tmp_path / "fan.txt"
    ledger.write_text(write(next(game for game in games if all_lie_there(game))), "utf-8")
    player = Player(browse(), server.url)
    page = player.open("/replay").page
    page.locator("input[type=file]").set_input_files(ledger)
    expect(player.map).to_be_visible()
    page.keyboard.press("End")
    for name in (r"^r\d+: dwelling on the river \(Selkies\)", r"^r\d+: Children of the Wyrm"):
        one = player.map.get_by_role("img", name=re.compile(name)).first
        expect(one).to_be_visible()
        box = one.bounding_box()
        assert box is not None
        assert box["width"] > 8
    expect(player.map.get_by_role("button", name=re.compile("extra volcano tile")).first).to_be_visible()
    expect(player.map.get_by_role("button", name=re.compile("with its town tile")).first).to_be_visible()
    page.get_by_role("button", name=re.compile("Changelings.*Show this faction board")).click()
    board = page.locator("section.front")
    for letter in "ABC":
        expect(board.get_by_role("button", name=re.compile(f"^Colour {letter}"))).to_be_visible()
    drawn = board.locator(".slot svg.piece").evaluate_all("all => new Set(all.map((one) => one.style.color)).size")
    assert drawn == 3
