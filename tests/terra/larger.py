"""A program that plays with a larger box than ours: run by `test_box.py` as a process of its own.

Before the rules are imported it gives a seat more cells and registers an expansion with a faction, a bonus card, a
town tile, a structure and a power action.
"""

import hashlib
import random
import sys
import tempfile
from importlib import util
from pathlib import Path
from types import ModuleType

EXPANSION = '''
"""An expansion that exists in a test only."""

from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.power import PowerAction
from hexarch.games.terra.box.structure import Structure
from hexarch.games.terra.box.town import TownTile
from hexarch.games.terra.names import TRADING_HOUSE
from hexarch.games.terra.resources import res
from hexarch.games.terra.ruleset import Option

EXPANSION = Expansion(
    "made_up",
    order=5,
    options=(Option("made-up"),),
    parts=(
        Part(
            "made-up",
            bonus_cards=(BonusCard(14, res(c=1, w=1), spades=1),),
            town_tiles=(TownTile(10, 1),),
            power_actions=(PowerAction(10, 2, res(c=1)),),
            structures=(Structure(7, "MU", "made-up", made_of=(TRADING_HOUSE,)),),
            removes=("BON3",),
        ),
    ),
    factions=("made_up_factions",),
)
'''
FACTION = '''
"""A faction that exists in a test only: it comes before all others of its terrain."""

from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start
from hexarch.games.terra.names import DESERT

FACTION = Faction("aardvarks", DESERT, Figures(Start()), needs=("made-up",))
'''
MUSEUM = Path(__file__).parents[1] / "museum"


def module(name: str, path: Path, folders: list[str] | None = None) -> ModuleType:
    """A module of the rules, loaded before their package is."""
    spec = util.spec_from_file_location(name, path, submodule_search_locations=folders)
    assert spec is not None
    assert spec.loader is not None
    found = util.module_from_spec(spec)
    sys.modules[name] = found
    spec.loader.exec_module(found)
    return found


def enlarge(folder: Path) -> None:
    """Register the expansion, and lay out cells for it."""
    from hexarch import games

    rules = Path(games.__path__[0]) / "terra"
    more = folder / "expansions"
    factions = folder / "made_up_factions"
    more.mkdir()
    factions.mkdir()
    (more / "made_up.py").write_text(EXPANSION, "utf-8")
    (factions / "__init__.py").write_text('"""Factions of a test."""\n', "utf-8")
    (factions / "aardvarks.py").write_text(FACTION, "utf-8")
    sys.path.insert(0, str(folder))
    folders = [str(rules / "expansions"), str(more)]
    module("hexarch.games.terra.expansions", rules / "expansions" / "__init__.py", folders)
    layout = module("hexarch.games.terra.layout", rules / "layout.py")
    # What is larger moves behind everything else, before the first seat and at the end of a seat's cells.
    layout.TOWN_POOL, layout.MOST_TOWNS = layout.SEATS_AT, 10
    layout.SEATS_AT += layout.MOST_TOWNS
    layout.BUILT, layout.MOST_STRUCTURES = layout.SEAT, 8
    layout.SEAT += layout.MOST_STRUCTURES
    layout.HEXES_AT = layout.SEATS_AT + layout.MOST_SEATS * layout.SEAT


def read_museum() -> str:
    """Load every save and play a little on."""
    from hexarch.games import terra
    from hexarch.games.terra.box.registry import everything
    from hexarch.games.terra.factions import by_id

    sys.path.insert(0, str(MUSEUM))
    from archive import noted, unpack

    assert "aardvarks" in by_id()
    assert by_id()["aardvarks"].index < by_id()["fakirs"].index
    assert everything().structure[7].id == "MU"
    count = 0
    for folder in sorted(path.parent for path in MUSEUM.glob("*/saves.json")):
        texts = unpack(folder / "saves.tar.xz")
        for name, wanted in noted(folder / "saves.json").items():
            game = terra.loads(texts[name].decode())
            assert game.over == wanted["over"], name
            rows = [{key: n for key, n in row.items() if n} for row in game.scores()]
            assert rows == wanted["points"], name
            for _ in range(5):
                if not game.over:
                    seat = game.to_act[0]
                    game.step(seat, game.options(seat)[0])
            count += 1
    assert count > 50
    return f"{count} saves replayed\n"


def played() -> str:
    """Games of chance and of bots, as fingerprints of all they offered and chose."""
    from hexarch import bots
    from hexarch.games import terra

    lines = []
    for seed in range(6):
        rnd = random.Random(seed)
        way = ("random", "auction")[seed % 2]
        game = terra.new(2 + seed % 4, seed=seed, ruleset=("rulebook", "league")[seed % 2], factions=way)
        seen = hashlib.blake2b(digest_size=8)
        while not game.over:
            seat = game.to_act[0]
            options = game.options(seat)
            seen.update(";".join(choice.text for choice in options).encode())
            game.step(seat, rnd.choice(options))
        lines.append(f"{game.setup.factions} {seen.hexdigest()} {game.scores()}")
    game = terra.new(3, seed=5, ruleset="league")
    bots.play(game, [bots.make(game.title, "greedy", seat) for seat in range(3)])
    lines.append(repr(game.history))
    return "\n".join(lines) + "\n"


def main() -> None:
    """What the test asked for."""
    with tempfile.TemporaryDirectory() as folder:
        enlarge(Path(folder))
        from hexarch.games import terra

        wish, *rest = sys.argv[1:]
        if wish == "museum":
            found = read_museum()
        elif wish == "play":
            found = played()
        else:
            found = terra.loads(Path(rest[0]).read_text("utf-8")).dumps()
        sys.stdout.write(found)


if __name__ == "__main__":
    main()
