"""Saved games of Anunnaki: 2, 3 and 4 players, options, an edition of one's own, running and finished."""

from pathlib import Path
from typing import Any

from hexarch.games.anunnaki.edition import loads as read_edition
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.rng import Random

from ..archive import note, pack

STAGES = (0, 3, 60, 250)  # choices after which a game is saved, besides its end


def notes(game: Any) -> dict[str, Any]:
    """What must come out when a game is read again."""
    return {
        "players": list(game.setup.names),
        "houses": list(game.setup.houses),
        "edition": game.setup.edition.name,
        "choices": len(game.history),
        "round": game.progress()[0],
        "over": game.over,
        "to_act": list(game.to_act),
        "points": [{name: n for name, n in row.items() if n} for row in game.scores()],
    }


def make(folder: Path) -> None:
    """One game of each kind, at several stages."""
    text = standard().text.replace(f'edition = "{standard().name}"', 'edition = "museum"')
    mine = read_edition(text.replace("resources_each = 1", "resources_each = 2", 1))
    first = {"four_gods": True, "all_pacts": True, "full_pacts": True}
    kinds: dict[str, tuple[int, dict[str, Any]]] = {
        "two": (2, {}),
        "three": (3, {"house_1": "norrenis"}),
        "four": (4, {}),
        "first": (3, first),
        "edition": (2, {"edition": mine}),
    }
    files: dict[str, bytes] = {}
    found: dict[str, Any] = {}
    for seed, (name, (players, wishes)) in enumerate(kinds.items()):
        game = Game(TITLE.drawn(players, seed, **wishes))  # type: ignore[arg-type]
        random = Random(seed)
        while True:
            if game.over or len(game.history) in STAGES:
                key = f"{name}-{len(game.history)}"
                files[key], found[key] = game.dumps().encode(), notes(game)
            if game.over:
                break
            seat = random.choice(list(game.to_act))
            game.step(seat, random.choice(list(game.options(seat))))
    pack(folder / "saves.tar.xz", files)
    note(folder / "notes.json", found)
