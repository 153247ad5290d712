"""What an edition of Terra Mystica writes: fan factions, Merchants, War and Faith, six and seven players.

Besides, a sample of maps, of the factions of the boxes and of the ways to begin, in every profile.
"""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexarch.games import terra
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.ledger import write
from hexarch.games.terra.profiles import PROFILES
from hexarch.kernel.rng import Random

from ...web.conftest import Server
from ..archive import note, pack
from . import local, research, server
from .saves import NAMES, notes, until, with_partners

EVERY_LEDGER = 3  # of the games one in so many is written as a ledger too
STAGES = (0.1, 0.45, 0.8)  # shares of a game after which it is saved, besides its end
MERCHANTS = {"merchants": True}
FAITH = {"war-and-faith": True}
WAYS = ("draft", "auction", "sealed-auction")
EVERY_MAP = 3  # of the maps one in so many is played on


def played(game: terra.Game, seed: int) -> terra.Game:
    """Play a game to its end by chance."""
    chance = Random(seed)
    while not game.over:
        seat = chance.choice(list(game.to_act))
        game.step(seat, chance.choice(list(game.options(seat))))
    return game


def groups() -> Iterator[list[str]]:
    """Tables of fan factions that may play together, each faction once."""
    left = [faction for faction in all_factions() if "fan-factions" in faction.needs]
    while left:
        chosen: list[Any] = []
        for faction in left:
            if len(chosen) < 4 and faction.side not in [one.side for one in chosen]:
                chosen.append(faction)
        left = [faction for faction in left if faction not in chosen]
        if len(chosen) == 1:
            chosen += [one for one in all_factions() if not one.needs and one.side != chosen[0].side][:1]
        yield [faction.id for faction in chosen]


def sample() -> Iterator[tuple[str, dict[str, Any]]]:
    """Games of the boxes: each profile on some maps and with each way to begin, and each faction once."""
    for i, profile in enumerate(PROFILES):
        for j, map_id in enumerate(map_ids()[i::EVERY_MAP]):
            yield f"map-{map_id}-{profile}", {"players": 2 + (i + j) % 4, "map": map_id, "ruleset": profile}
        for j, way in enumerate(WAYS):
            yield f"{way}-{profile}", {"players": 2 + (i + j) % 4, "factions": way, "ruleset": profile}
    left = [faction.id for faction in all_factions() if "fan-factions" not in faction.needs]
    while left:
        first = left[0]
        chosen = with_partners((first,), 4, all_factions().index(next(f for f in all_factions() if f.id == first)))
        left = [name for name in left if name not in chosen]
        yield f"faction-{first}", {"players": len(chosen), "factions": chosen}


def games() -> Iterator[tuple[str, terra.Game]]:
    """Whole games by name."""
    kinds: list[tuple[str, dict[str, Any]]] = []
    for number, chosen in enumerate(groups()):
        sea = MERCHANTS if number % 2 else {}
        kinds.append((f"fans-{number + 1}", {"players": len(chosen), "factions": chosen, "options": sea}))
    for number, map_id in enumerate(("base", "fjords", "archipelago")):
        kinds.append((f"merchants-{map_id}", {"players": 2 + number, "map": map_id, "options": MERCHANTS}))
    kinds += [
        ("faith", {"players": 3, "options": FAITH}),
        ("faith-merchants", {"players": 4, "options": FAITH | MERCHANTS}),
        ("six", {"players": 6}),
        ("seven", {"players": 7}),
        ("six-merchants", {"players": 6, "options": MERCHANTS}),
        *sample(),
    ]
    for number, (name, chosen) in enumerate(kinds):
        chosen.setdefault("ruleset", NAMES[number % len(NAMES)])
        yield name, played(terra.new(seed=500 + number, **chosen), number)


def fill(found: Server) -> dict[str, Any]:
    """Two people at a table of each kind."""
    chance = random.Random(29)
    ada, bea = found.person("Ada"), found.person("Bea")
    tables: dict[str, str] = {}
    kinds: dict[str, tuple[list[str], dict[str, Any]]] = {
        "fans": (["person", "open", "random"], {"options": {"fan-factions": True, "merchants": True}}),
        "faith": (["person", "open"], {"options": FAITH}),
        "seven": (["person", "open", *["random"] * 5], {"options": {}}),
        "anunnaki": (["person", "open", "random"], {"game": "anunnaki"}),
        "auction": (["person", "open", "random"], {"factions": "auction", "profile": "league"}),
        "sealed": (["person", "open", "random"], {"factions": "sealed-auction"}),
        "finished": (["person", "open"], {"factions": "random", "profile": "league"}),
    }
    moves = {"auction": 1, "sealed": 1, "finished": 10_000}
    for number, (name, (seats, form)) in enumerate(kinds.items()):
        begins = {"factions": "random"} if "game" not in form else {"factions": None, "profile": None}
        id = tables[name] = ada.make(*seats, title=name, seed=950 + number, listed=True, **{**begins, **form})
        bea.post(f"/games/{id}/join")
        if ada.table(id)["state"] == "waiting":
            ada.post(f"/games/{id}/start")
        server.alternate(id, (ada, bea), chance, moves.get(name, 16))
    time.sleep(server.REST)
    shown = {name: {"id": id, **server.shown(ada, id)} for name, id in tables.items()}
    return {"keys": [one.key_link.rsplit("/", 1)[-1] for one in (ada, bea)], "tables": shown}


def make(folder: Path) -> None:
    """Write saves, ledgers, games of the page, records and a database, with what must come out of them."""
    texts: dict[str, bytes] = {}
    told: dict[str, Any] = {}
    ledgers: dict[str, bytes] = {}
    for number, (name, game) in enumerate(games()):
        share = STAGES[number % len(STAGES)]
        stages = {"end": game, f"at-{share * 100:.0f}": until(game, int(share * len(game.history)))}
        for stage, one in stages.items():
            texts[f"{name}-{stage}.json"] = one.dumps().encode()
            told[f"{name}-{stage}.json"] = {"edition": one.setup.rules.edition, **notes(one)}
        if number % EVERY_LEDGER == 0:
            ledgers[f"{name}.txt"] = write(game).encode()
    pack(folder / "saves.tar.xz", texts)
    note(folder / "notes.json", told)
    pack(folder / "ledgers.tar.xz", ledgers)
    local.make(folder, local.FEW)
    research.record(folder)
    server.keep(folder, fill)
