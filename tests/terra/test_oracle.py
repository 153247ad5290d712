"""What is offered is exactly what is legal: every conceivable choice is tried, on positions of every kind."""

from functools import cache
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra import names, queue
from hexarch.games.terra.catalog import Catalog, for_board
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal

from .chance import FIRE_AND_ICE, OPTIONS, PROFILES, begin, enrich, pick

MOST = 15  # power of an offer, tokens burnt, results of a conversion
PRICES = (1, 2, 3, 5)
ODD = 5  # up to here conversions are tried at every rate
KINDS = {
    name: value for name, value in vars(names).items() if name.startswith("D_") and name != "D_EVENT"
}  # D_EVENT waits for others' answers and asks nobody
WHO = {
    "D_ORDAIN": "darklings",
    "D_SANDSTORM": "nomads",
    "D_FREE_DWELLING": "witches",
    "D_FREE_TRADING_HOUSE": "swarmlings",
    "D_BRIDGE": "engineers",
    "D_TERRAIN": "shapeshifters",
    "D_TOKEN": "shapeshifters",
    "D_ERUPTION": "dragonlords",
    "D_LOSE_TOKENS": "dragonlords",
    "D_LOSE_CULT": "acolytes",
    "D_UNLOCK": "riverwalkers",
}
COUNTS = {name: 1 if name in WHO else 2 for name in KINDS}


@cache
def universe(map_id: str) -> list[Choice]:
    """Every choice of the catalog; leaving the game is always possible and never offered."""
    c: Catalog = for_board(map_id)
    found = [*c.build, *c.bridge, *c.connect, *c.dig, *c.advance, *c.pass_, *c.favor, *c.town, *c.step_down]
    found += [*c.discard, *c.faction, *c.action.values(), *c.terrain, *c.unlock, *c.lose_token, c.token, c.done]
    for grid in (c.upgrade, c.transform, c.send, c.cult, c.lose_cult):
        for row in grid:
            found += row
    for faction in range(len(all_factions())):
        found += [c.bid(faction, points) for points in range(FIRST_PRICE + 2)]
    found += [c.burn(n) for n in range(1, MOST + 1)]
    for n in range(MOST + 1):
        for faction in range(len(all_factions())):
            found += [c.leech(n, faction), c.decline(n, faction)]
    amounts = {(m * price, m) for m in range(1, MOST + 1) for price in PRICES}
    amounts |= {(n, m) for n in range(ODD + 1) for m in range(ODD + 1)}
    for what in range(names.KEYS + 1):
        for into in range(names.KEYS + 1):
            found += [c.convert(what, into, n, m) for n, m in sorted(amounts)]
    return found


def offered(game: Game, seat: int) -> set[str]:
    """Texts of what is offered, as far as the universe goes."""
    known = {choice.text for choice in universe(game.setup.map)}
    found = set()
    for choice in game.options(seat) + game.free(seat):
        large = (choice.verb == names.V_CONVERT and choice.c > MOST) or (
            choice.verb == names.V_BURN and choice.a > MOST
        )
        assert large or choice.text in known, f"{choice.text} is not in the catalog"
        if not large:
            found.add(choice.text)
    return found


def legal(game: Game, seat: int) -> set[str]:
    """Texts of what the rules do not refuse."""
    return {c.text for c in universe(game.setup.map) if not refused(game, seat, c)}


def check(game: Game, others: bool = True) -> None:
    for seat in range(game.players):
        if seat in game.to_act:
            assert offered(game, seat) == legal(game, seat), f"{game.faction(seat)}: {game.state.decisions}"
        elif others:
            assert offered(game, seat) == set()
            assert legal(game, seat) == set(), f"{game.faction(seat)} is not to act: {game.state.decisions}"


def is_open(game: Game, kind: int) -> bool:
    return any(queue.find(game.state, seat, kind) is not None for seat in game.to_act)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("kind", KINDS)
def test_offered_is_legal_whatever_there_is_to_decide(kind: str, profile: str) -> None:
    rnd = Random(f"{kind} {profile}")
    found = 0
    for attempt in range(60):
        bowls = "tokens-from-first-bowl" if kind == "D_LOSE_TOKENS" and profile == "league" else ""
        game = begin(rnd, profile, first=WHO.get(kind, ""), option=bowls)
        if kind in ("D_FACTION", "D_BID"):
            way = "draft" if kind == "D_FACTION" else ("auction", "sealed-auction")[attempt % 2]
            game = terra.new(rnd.randint(2, 5), attempt, profile, factions=way, options=FIRE_AND_ICE)
            for _ in range(rnd.randint(0, 3)):
                game.step(game.to_act[0], rnd.choice(game.options(game.to_act[0])))
        skip = rnd.randint(0, 40)
        while not game.over:
            if rnd.random() < 0.1 and all(game.state.has_faction(seat) for seat in range(game.players)):
                enrich(game, rnd)
            if is_open(game, KINDS[kind]) and (kind in WHO or len(game.history) >= skip or game.state.cells[0] == 0):
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
        while not is_open(game, names.D_TURN) or game.to_act != (seat,):
            actor = rnd.choice(game.to_act)
            game.step(actor, pick(game, rnd, actor, free=0.0))
        s = game.state
        s.set(seat, at.BUILT + names.STRONGHOLD, 1)
        s.set(seat, at.BOWL2, 3)
        s.set(seat, at.BOWL3, 6)
        game.step(seat, action)
        check(game)
        while not is_open(game, names.D_TURN):
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


def test_every_choice_of_the_catalog_reads_as_itself() -> None:
    """One text stands for one choice and back, in lower and upper case too."""
    game = begin(Random(1), "league", 5, map_id="base")
    unused = {"dig 0", "pass BON0", "+FAV0", "+TW0", "-P0"}
    for choice in universe("base"):
        text = choice.text
        empty = text in unused or text.endswith((" for 0", " to ", " to D")) or "KEY" in text
        if (
            empty
            or (choice.verb == names.V_CULT and not choice.b)
            or (choice.verb == names.V_LOSE_CULT and choice.b < 2)
        ):
            continue
        if choice.verb == names.V_TRANSFORM and choice.b == names.RIVER:
            continue
        for written in (text, text.upper(), text.lower(), f"  {text.replace(' ', '  ')} "):
            (read,) = game.read(0, written)
            assert (read.verb, read.a, read.b, read.c) == (choice.verb, choice.a, choice.b, choice.c), text
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
            listed = {choice.text for choice in game.options(seat) if choice.verb == names.V_CONNECT}
            possible = [choice for choice in game.state.catalog.connect if not refused(game, seat, choice)]
            assert listed == {choice.text for choice in possible}, game.state.decisions
            seen += bool(listed)
            actor = rnd.choice(game.to_act)
            choice = pick(game, rnd, actor, free=0.1)
            game.step(actor, rnd.choice(game.options(actor)) if choice.verb == names.V_CONNECT else choice)
    assert seen > 10


def refused(game: Game, seat: int, choice: Choice) -> bool:
    return isinstance(game.quote(seat, choice), Refusal)
