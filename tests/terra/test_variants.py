"""The variants over random play: sound, exact, written down and read again, with factions of every group."""

from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import all_factions, by_id
from hexarch.games.terra.factions.fan import FAN_FACTIONS
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import check_text, write
from hexarch.games.terra.ledger.mirror import Mirror
from hexarch.games.terra.names import SANCTUARY, STRONGHOLD, TEMPLE

from .chance import FIRE_AND_ICE, enrich, pick, walk
from .conservation import caches_are_fresh, conserved
from .test_oracle import check as exact
from .test_soundness import books_agree, everybody_can_go_on

BASE = ("witches", "nomads", "mermaids", "giants", "engineers", "alchemists", "halflings")
OTHERS = ("auren", "fakirs", "swarmlings", "chaosmagicians", "dwarves", "darklings", "cultists")
ICE = ("icemaidens", "acolytes", "shapeshifters", "witches", "nomads", "dwarves", "darklings")
FIRE = ("yetis", "dragonlords", "riverwalkers", "swarmlings", "chaosmagicians", "cultists", "engineers")
FAN = tuple({one.side: one.id for one in all_factions() if FAN_FACTIONS in one.needs}.values())  # one of each board
FAN_BACKS = tuple({one.side: one.id for one in reversed(all_factions()) if FAN_FACTIONS in one.needs}.values())
GROUPS = {"base": BASE, "other sides": OTHERS, "ice": ICE, "fire": FIRE, "fan": FAN, "fan backs": FAN_BACKS}
WAR = "war-and-faith"
FEWER = "fewer-structures"
TOWNS = "unlimited-towns"
SHIPS = "merchants"
ROUNDS = {6: 5, 7: 4}
GAMES = [
    (6, "rulebook", "base", (WAR,)),
    (7, "rulebook", "ice", ()),
    (6, "league", "fire", (WAR, SHIPS)),
    (7, "league", "other sides", ()),
    (7, "rulebook", "fire", (WAR,)),
    (6, "league", "ice", ()),
    (7, "rulebook", "fan", (WAR, SHIPS)),
    (6, "league", "fan", (SHIPS,)),
    (7, "rulebook", "fan backs", (WAR,)),
    (5, "rulebook", "base", (FEWER, TOWNS)),
    (5, "league", "fan", (FEWER, SHIPS)),
    (4, "rulebook", "ice", (WAR, TOWNS, SHIPS)),
]


def begin(players: int, profile: str, group: str, variants: tuple[str, ...], seed: int = 1) -> Game:
    options = FIRE_AND_ICE | dict.fromkeys(variants, True) | {FAN_FACTIONS: group.startswith("fan")}
    return terra.new(players, seed, profile, factions=GROUPS[group][:players], options=options)


def keeps_apart(game: Game) -> None:
    """By War and Faith no stronghold or sanctuary stands beside another, unless a bridge came later."""
    s = game.state
    great = [h for h in range(s.board.hexes) if s.building(h) in (STRONGHOLD, SANCTUARY)]
    for one in great:
        for other in great:
            assert not s.board.adjacent[one] & s.board.bits[other]


@pytest.mark.parametrize(("players", "profile", "group", "variants"), GAMES)
def test_a_game_of_variants_is_sound_exact_and_reversible(
    players: int, profile: str, group: str, variants: tuple[str, ...]
) -> None:
    """Everything offered can be done and nothing else; nothing is lost, the books agree, the way back leads back."""
    game = begin(players, profile, group, variants)
    rnd = Random(f"{players} {profile} {group}")
    start, first = game.digest(), game.mark()
    mirror = Mirror(game.state)
    done = len(game.state.effects)
    tried = 0
    for step, _ in enumerate(walk(game, rnd)):
        everybody_can_go_on(game)
        for effect in game.state.effects[done:]:
            mirror.apply(effect)
        done = len(game.state.effects)
        books_agree(mirror, game)
        if step % 40 == 0:
            conserved(game)
        if tried < 3 and rnd.random() < 0.015:
            tried += 1
            exact(game, others=False)
    assert game.over
    assert tried
    conserved(game)
    caches_are_fresh(game)
    assert game.state.cells[at.ROUND] == ROUNDS.get(players, 6)
    for seat in range(players):
        for kind in game.state.box.kinds:
            assert game.state.left(seat, kind) >= 0
    if WAR in variants:
        keeps_apart(game)
    end = game.digest()
    # Written down and read again: as a save, and as a ledger with every column.
    assert terra.loads(game.dumps()).digest() == end
    report = check_text(write(game))
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == end
    game.rollback(first)
    assert game.digest() == start


@pytest.mark.parametrize("players", [6, 7])
def test_rich_players_use_all_of_the_variant(players: int) -> None:
    """With gifts priests are replaced, tiles of 3 steps change hands, and towns are founded without tiles."""
    game = begin(players, "rulebook", "base", (WAR,))
    for tile in game.state.box.town_tiles:
        game.state.put(at.TOWN_POOL + tile.number - 1, 0)
    rnd = Random(players)
    while not game.over:
        if rnd.random() < 0.1 and game.state.cells[at.ROUND]:
            enrich(game, rnd)
        everybody_can_go_on(game)
        seat = rnd.choice(game.to_act)
        game.step(seat, pick(game, rnd, seat, 0.1))
    texts = [text for _, text in game.history]
    assert any("replacing" in text for text in texts)
    happened = [effect.code for effect in game.state.effects]
    assert codes.NO_TILE in happened
    assert any(e.code == codes.RETURN and e.a == codes.FAVOR_TILE for e in game.state.effects)
    temples = sum(game.state.built(seat, TEMPLE) for seat in range(players))
    assert temples <= 2 * players


@pytest.mark.parametrize("way", ["draft", "random-colours", "auction", "sealed-auction"])
def test_seven_come_by_their_factions_in_every_way(way: str) -> None:
    """Everybody gets a board of their own, with factions that choose their terrain among them."""
    for seed in range(3):
        game = terra.new(7, seed, factions=way, options=FIRE_AND_ICE)
        rnd = Random(seed)
        for _ in walk(game, rnd):
            if game.state.cells[at.ROUND]:
                break
        sides = [by_id()[game.faction(seat)].side for seat in range(7)]
        assert len(set(sides)) == 7
        assert len({game.state.centre(seat) for seat in range(7)}) >= 5
