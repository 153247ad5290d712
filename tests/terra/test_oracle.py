"""What is offered is exactly what is legal: every conceivable choice is tried, on positions of every kind."""

from functools import cache
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import kinds, names, queue, spaces
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import Board
from hexarch.games.terra.catalog import Catalog, for_board
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.fields import exchanges
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.resources import KEYS
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules.action import ACTION, PAY_ACTION
from hexarch.games.terra.rules.bank import BANK
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.build import BUILD_BY_SHIP
from hexarch.games.terra.rules.connect import CONNECT
from hexarch.games.terra.rules.convert import BURN, CONVERT
from hexarch.games.terra.rules.cult import CULT
from hexarch.games.terra.rules.eruption import LOSE_CULT
from hexarch.games.terra.rules.exchange import EXCHANGE
from hexarch.games.terra.rules.flow import FLOW
from hexarch.games.terra.rules.launch import LAUNCH
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.sail import SAIL, SAIL_FROM_SECOND
from hexarch.games.terra.rules.stoke import STOKE
from hexarch.games.terra.rules.table import KINDS as TABLE
from hexarch.games.terra.rules.table import RULES
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.kernel.errors import Refusal

from .chance import FIRE_AND_ICE, OPTIONS, PROFILES, begin, enrich, pick

MOST = 15  # power of an offer, tokens burnt, results of a conversion
PRICES = (1, 2, 3, 5)
DOUBLED = 2  # what some get for a price
FARTHEST = 5  # hexes lava could flow in one step
ODD = 5  # up to here conversions are tried at every rate
FARING = (SAIL, SAIL_FROM_SECOND, BUILD_BY_SHIP)
KINDS = [name for name in TABLE if name != kinds.EVENT]  # that one waits for others' answers and asks nobody
WHO = {
    kinds.ORDAIN: "darklings",
    kinds.SANDSTORM: "nomads",
    kinds.FREE_DWELLING: "witches",
    kinds.FREE_TRADING_HOUSE: "swarmlings",
    kinds.BRIDGE: "engineers",
    kinds.TERRAIN: "shapeshifters",
    kinds.TOKEN: "shapeshifters",
    kinds.ERUPTION: "dragonlords",
    kinds.LOSE_TOKENS: "dragonlords",
    kinds.LOSE_CULT: "acolytes",
    kinds.UNLOCK: "riverwalkers",
    kinds.SWAP_CULTS: "djinni",
    kinds.NEAR_SPADES: "wisps",
    kinds.COVER: "geologists",
    kinds.FLOW: "kingdom_of_ember",
    kinds.RIVER_TOKENS: "children_of_the_wyrm",
    kinds.PUT_BACK: "changelings",
    kinds.FREE_STEP: "snow_shamans",
    kinds.RETURN_FAVOR: "conspirators",
    kinds.BANK: "treasurers",
    kinds.MOVE_BRIDGE: "architects",
    kinds.TILE_ON: "architects",
}
# Kinds that only games with ships have.
AT_SEA = (kinds.PORT, kinds.LAUNCH, kinds.MOVEMENT, kinds.TRADES, kinds.GIFT)
COUNTS = {name: 1 if name in WHO else 2 for name in KINDS}


def hole(choice: TerraChoice) -> bool:
    """A number between those of the action spaces, which names none."""
    return choice.rule in (ACTION, PAY_ACTION) and choice.action not in spaces.names()


def near(board: Board) -> list[tuple[int, int]]:
    """Pairs of hexes that a structure could flow between."""
    hexes = range(board.hexes)
    return [(a, b) for a in hexes for b in hexes if 0 < board.distance[a][b] <= FARTHEST]


@cache
def universe(map_id: str) -> list[TerraChoice]:
    """Every choice of the catalog; leaving the game is always possible and never offered."""
    c: Catalog = for_board(map_id)
    tables = zip(RULES, c.tables, strict=True)
    found = [choice for rule, table in tables if rule is not RESIGN for choice in table if not hole(choice)]
    known = {choice.rule for choice in found}
    factions = range(len(all_factions()))
    more: dict[TerraRule, list[tuple[int, ...]]] = {
        BID: [(faction, points) for faction in factions for points in range(FIRST_PRICE + 2)],
        BURN: [(n,) for n in range(1, MOST + 1)],
        FLOW: near(c.board),
        BANK: [(n, what) for n in range(MOST + 1) for what in range(KEYS + 1)],
        STOKE: [(n,) for n in range(1, MOST + 1)],
        EXCHANGE: [(n, which) for n in range(MOST + 1) for which in range(len(exchanges()))],
        LEECH: [(n, faction) for n in range(MOST + 1) for faction in factions],
        DECLINE: [(n, faction) for n in range(MOST + 1) for faction in factions],
        CONVERT: [],
        # Ships go anywhere: those of a few spaces stand for all; `test_merchants_examples` tries every one.
        LAUNCH: [(space,) for space in range(c.board.rivers + c.board.hexes)],
        SAIL: [],
        SAIL_FROM_SECOND: [],
        BUILD_BY_SHIP: [],
    }
    amounts = {(m * price, m) for m in range(1, MOST + 1) for price in PRICES}
    amounts |= {(m * price, DOUBLED * m) for m in range(1, MOST // DOUBLED + 1) for price in PRICES}
    amounts |= {(n, m) for n in range(ODD + 1) for m in range(ODD + 1)}
    for what in range(KEYS + 1):
        for into in range(KEYS + 1):
            more[CONVERT] += [(n, what, m, into) for n, m in sorted(amounts)]
    assert known | set(more) | {RESIGN} == set(RULES), "some verb would not be tried"
    return found + [c.choice(rule, values) for rule, rows in more.items() for values in rows]


def offered(game: Game, seat: int) -> set[str]:
    """Texts of what is offered, as far as the universe goes."""
    known = {choice.text for choice in universe(game.setup.map)}
    found = set()
    for choice in game.options(seat) + game.free(seat):
        large = choice.gained > MOST or choice.tokens > MOST or choice.rule in FARING
        large = large or (choice.rule is BANK and choice.paid > MOST)
        assert large or choice.text in known, f"{choice.text} is not in the catalog"
        if not large:
            found.add(choice.text)
    return found


def legal(game: Game, seat: int) -> set[str]:
    """Texts of what the rules do not refuse."""
    s = game.state
    tried = [c for c in universe(game.setup.map) if c.rule is not FLOW or s.owner(c.hex) == seat or c.hex == seat]
    return {c.text for c in tried if not refused(game, seat, c)}


def check(game: Game, others: bool = True) -> None:
    for seat in range(game.players):
        if seat in game.to_act:
            assert offered(game, seat) == legal(game, seat), f"{game.faction(seat)}: {game.state.decisions}"
        elif others:
            assert offered(game, seat) == legal(game, seat), (
                f"{game.faction(seat)} is not to act: {game.state.decisions}"
            )
            assert not game.options(seat)
            assert game.faction(seat) == "alchemists" or not game.free(seat)


def is_open(game: Game, kind: str) -> bool:
    return any(d.kind == kind for seat in game.to_act for d in queue.open_for(game.state, seat))


def climb(game: Game) -> None:
    """Everybody up to the ninth space of two cults, where a key is missing."""
    for seat in range(game.players):
        for cult in range(2):
            game.state.set(seat, at.CULT + cult, max(9, game.state.get(seat, at.CULT + cult)))


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("kind", KINDS)
def test_offered_is_legal_whatever_there_is_to_decide(kind: str, profile: str) -> None:
    rnd = Random(f"{kind} {profile}")
    found = 0
    for attempt in range(60):
        flipped = {kinds.LOSE_TOKENS: "tokens-from-first-bowl", kinds.KEY: "step-back-before-town"}
        option = flipped.get(kind, "") if profile == "league" else ""
        option = "merchants" if kind in AT_SEA else option
        game = begin(rnd, profile, first=WHO.get(kind, ""), option=option)
        if kind in (kinds.FACTION, kinds.BID):
            way = "draft" if kind == kinds.FACTION else ("auction", "sealed-auction")[attempt % 2]
            game = terra.new(rnd.randint(2, 5), attempt, profile, factions=way, options=FIRE_AND_ICE)
            for _ in range(rnd.randint(0, 3)):
                game.step(game.to_act[0], rnd.choice(game.options(game.to_act[0])))
        skip = rnd.randint(0, 40)
        while not game.over:
            if rnd.random() < 0.1 and all(game.state.has_faction(seat) for seat in range(game.players)):
                enrich(game, rnd)
                if kind == kinds.KEY:
                    climb(game)
            if is_open(game, kind) and (kind in WHO or len(game.history) >= skip or game.state.cells[0] == 0):
                check(game)
                found += 1
                break
            seat = rnd.choice(game.to_act)
            game.step(seat, pick(game, rnd, seat, free=0.1))
        if found == COUNTS[kind]:
            return
    raise AssertionError(f"only {found} positions with {kind}")


@pytest.mark.parametrize("profile", PROFILES)
def test_offered_is_legal_when_a_home_changes(profile: str) -> None:
    """Paid with power or with tokens; then a terrain that is nobody's home is chosen."""
    rnd = Random(f"home {profile}")
    for action in ("action ACTH5", "action ACTH6"):
        game = begin(rnd, profile, 3, first="shapeshifters")
        seat = [game.faction(other) for other in range(3)].index("shapeshifters")
        while not is_open(game, kinds.TURN) or game.to_act != (seat,):
            actor = rnd.choice(game.to_act)
            game.step(actor, pick(game, rnd, actor, free=0.0))
        s = game.state
        s.set(seat, at.BUILT + names.STRONGHOLD, 1)
        s.set(seat, at.BOWL2, 3)
        s.set(seat, at.BOWL3, 6)
        game.step(seat, action)
        check(game)
        while not is_open(game, kinds.TURN):
            game.step(seat, rnd.choice(game.options(seat)))
            check(game)


@pytest.mark.parametrize("number", range(12))
def test_offered_is_legal_with_any_option_flipped(number: int) -> None:
    rnd = Random(number)
    for _ in range(2):
        game = begin(rnd, rnd.choice(PROFILES), option=rnd.choice(OPTIONS))
        checked = 0
        while not game.over:
            if rnd.random() < 0.05:
                enrich(game, rnd)
            if rnd.random() < 0.01 and checked < 3:
                check(game, others=checked == 0)
                checked += 1
            seat = rnd.choice(game.to_act)
            game.step(seat, pick(game, rnd, seat, free=0.15))
        check(game)


def empty(choice: TerraChoice) -> bool:
    """A place in a table that no choice of the game fills."""
    return (
        choice.text in ("dig 0", "pass BON0", "+FAV0", "-FAV0", "+TW0", "-P0")
        or choice.text.endswith((" for 0", " to ", " to D"))
        or " for 0 " in choice.text
        or "KEY" in choice.text
        or choice.bowl == 0
        or (choice.rule is PASS and choice.second > 0 and not 0 < choice.tile < choice.second)
        or (choice.rule is CULT and not choice.steps)
        or (choice.rule is LOSE_CULT and choice.steps < 2)
        or (choice.rule is TRANSFORM and choice.terrain == names.RIVER)
    )


def test_every_choice_of_the_catalog_reads_as_itself() -> None:
    """One text stands for one choice and back, in lower and upper case too."""
    game = begin(Random(1), "league", 5, map_id="base")
    for choice in universe("base"):
        text = choice.text
        if empty(choice):
            continue
        for written in (text, text.upper(), text.lower(), f"  {text.replace(' ', '  ')} "):
            (read,) = game.read(0, written)
            assert read is choice, text
            assert read.text == text


@pytest.mark.parametrize("profile", PROFILES)
def test_towns_across_a_river_are_offered_whenever_they_are_legal(profile: str) -> None:
    """Also between the parts of an action."""
    rnd = Random(f"rivers {profile}")
    seen = 0
    for _ in range(20):
        game = begin(rnd, profile, 2, first="mermaids")
        seat = [game.faction(0), game.faction(1)].index("mermaids")
        while not game.over:
            if rnd.random() < 0.1:
                enrich(game, rnd)
            listed = {choice.text for choice in game.options(seat) if choice.rule is CONNECT}
            possible = [
                choice for choice in game.state.catalog.tables[CONNECT.number] if not refused(game, seat, choice)
            ]
            assert listed == {choice.text for choice in possible}, game.state.decisions
            seen += bool(listed)
            actor = rnd.choice(game.to_act)
            choice = pick(game, rnd, actor, free=0.1)
            game.step(actor, rnd.choice(game.options(actor)) if choice.rule is CONNECT else choice)
    assert seen > 10


def refused(game: Game, seat: int, choice: TerraChoice) -> bool:
    return isinstance(game.quote(seat, choice), Refusal)
