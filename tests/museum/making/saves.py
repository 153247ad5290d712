"""Saved games and exported ledgers: every profile, map, faction, option and way to begin, running and finished."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.games.terra.ledger import write
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.title import TITLE

from ..archive import note, pack

STAGES = (0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95)  # shares of a game after which it is saved
ICE, VOLCANO, VARIABLE = ("icemaidens", "yetis"), ("acolytes", "dragonlords"), ("riverwalkers", "shapeshifters")
NAMES = tuple(PROFILES)


def played(game: terra.Game, kind: str, seed: int, leaves: tuple[int, ...] = ()) -> terra.Game:
    """Let bots play a game to its end; after so many choices whoever is to decide drops out."""
    seated = [bots.make(TITLE, kind, 16 * seed + seat) for seat in range(game.players)]
    waiting = list(leaves)
    while not game.over:
        seat = game.to_act[0]
        if waiting and len(game.history) >= waiting[0]:
            waiting.pop(0)
            game.step(seat, "resign")
        else:
            game.step(seat, seated[seat].choose(game, seat))
    return game


def until(game: terra.Game, choices: int) -> terra.Game:
    """The same game after its first choices."""
    found = terra.Game(game.setup)
    for seat, text in game.history[:choices]:
        found.step(seat, text)
    return found


def notes(game: terra.Game) -> dict[str, Any]:
    """What must come out when the game is read again."""
    rows = game.scores()
    return {
        "profile": game.setup.rules.profile,
        "map": game.setup.map,
        "players": list(game.setup.names),
        "factions": [game.faction(seat) for seat in range(game.players)],
        "choices": len(game.history),
        "round": game.view()["round"],
        "over": game.over,
        "to_act": list(game.to_act),
        "points": [{name: n for name, n in row.items() if n} for row in rows],
    }


def with_partners(names: tuple[str, ...], players: int, turn: int) -> list[str]:
    """Factions that may play together: these, filled up from the others."""
    every = [faction for faction in all_factions() if not faction.option]
    known = {faction.id: faction for faction in all_factions()}
    chosen: list[str] = []
    sides: set[str] = set()
    for faction in [known[name] for name in names] + every[turn % len(every) :] + every[: turn % len(every)]:
        if faction.side not in sides and len(chosen) < players:
            chosen.append(faction.id)
            sides.add(faction.side)
    return chosen


def of_option(name: str) -> tuple[tuple[str, ...], dict[str, bool]]:
    """Factions that an option is about, and what it needs besides."""
    if "variable" in name or "shapeshifter" in name:
        more = {} if name.startswith("fire") else {"fire-and-ice-factions/variable_v5": True}
        return VARIABLE[::-1] if "shapeshifter" in name or name.endswith("v4") else VARIABLE, more
    if "volcano" in name or name == "loose-lose-cult":
        return VOLCANO[:: 1 if "v2" in name or "lose" in name else -1], {"fire-and-ice-factions/volcano": True}
    if "ice" in name.split("/")[-1].split("_"):
        return ICE, {"fire-and-ice-factions/ice": True}
    for faction in all_factions():
        if any(option.name == name for option in faction.options):
            return (faction.id,), {}
    return (), {}


def games() -> Iterator[tuple[str, terra.Game]]:
    """Whole games by name."""
    number = 0

    def whole(name: str, leaves: tuple[int, ...] = (), **chosen: Any) -> tuple[str, terra.Game]:
        nonlocal number
        number += 1
        kind = ("random", "greedy")[number % 2]
        return name, played(terra.new(seed=100 + number, **chosen), kind, number, leaves)

    for i, profile in enumerate(NAMES):
        for j, map_id in enumerate(map_ids()):
            yield whole(f"map-{map_id}-{profile}", players=2 + (i + j) % 4, ruleset=profile, map=map_id)
        for players in range(2, 6):
            yield whole(f"intro-{players}-{profile}", players=players, ruleset=profile, factions="intro")
        for players in range(2, 6):
            for way in ("draft", "auction", "sealed-auction"):
                yield whole(f"{way}-{players}-{profile}", players=players, ruleset=profile, factions=way)
    for i, faction in enumerate(all_factions()):
        chosen = with_partners((faction.id,), 2 + i % 4, i)
        yield whole(f"faction-{faction.id}", players=len(chosen), ruleset=NAMES[i % len(NAMES)], factions=chosen)
    for i, option in enumerate(all_options()):
        if option.name in UNSUPPORTED:
            continue
        names, more = of_option(option.name)
        turned = NAMES[i % len(NAMES) :] + NAMES[: i % len(NAMES)]
        on = not PROFILES[turned[0]].value(option)
        chosen = with_partners(names, 3 + i % 2, i)
        options = {**more, option.name: on}
        profile = turned[0] if on else turned[1 % len(turned)]
        yield whole(
            f"option-{option.name.replace('/', '-')}",
            players=len(chosen),
            ruleset=profile,
            factions=chosen,
            options=options,
        )
    for i, tile in enumerate(everything().final_tiles):
        scored = {"fire-and-ice-final-scoring": True}
        yield whole(f"final-{tile.id}", players=3, ruleset=NAMES[i % len(NAMES)], options=scored, final_tile=tile.id)
    for i, plan in enumerate(own_maps()):
        yield whole(f"own-map-{i + 1}", players=2 + i, ruleset=NAMES[i % len(NAMES)], map=plan.id)
    for i, leaves in enumerate(((3,), (40,), (25, 70), (10, 60, 90))):
        profile = NAMES[i % len(NAMES)]
        yield whole(f"dropped-out-{i + 1}", leaves, players=2 + min(i, 2), ruleset=profile)


def own_maps() -> list[Any]:
    """Maps that nobody printed."""
    plans = [generate(7), generate(8, first_row="B"), generate(9, 7, 9)]
    return [plan._replace(name=f"Museum {i + 1}") for i, plan in enumerate(plans)]


def make(folder: Path) -> None:
    """Write saves, ledgers and maps with what must come out of them."""
    texts: dict[str, bytes] = {}
    told: dict[str, Any] = {}
    ledgers: dict[str, bytes] = {}
    scores: dict[str, Any] = {}
    for number, (name, game) in enumerate(games()):
        stages = {"end": game}
        shares = [STAGES[number % len(STAGES)]]
        if "auction" in name:  # bids, before and after they are opened
            bids = sum(1 for _, text in game.history if text.startswith("bid"))
            stages |= {
                "bidding": until(game, bids // 2),
                "last-bid": until(game, bids - 1),
                "bought": until(game, bids),
            }
        elif name.startswith("draft"):
            stages["drafting"] = until(game, game.players // 2)
        for share in shares:
            stages[f"at-{share * 100:.0f}"] = until(game, int(share * len(game.history)))
        for stage, one in stages.items():
            texts[f"{name}-{stage}.json"] = one.dumps().encode()
            told[f"{name}-{stage}.json"] = notes(one)
        if number % 6 == 0 and "sealed" not in name:
            ledgers[f"{name}.txt"] = write(game).encode()
            scores[f"{name}.txt"] = notes(game)
    pack(folder / "saves.tar.xz", texts)
    note(folder / "saves.json", told)
    pack(folder / "ledgers.tar.xz", ledgers)
    note(folder / "ledgers.json", scores)
    maps = {f"own-map-{i + 1}.toml": plan for i, plan in enumerate(own_maps())}
    pack(folder / "maps.tar.xz", {name: plan.text().encode() for name, plan in maps.items()})
    note(folder / "maps.json", {name: {"name": plan.name, "id": plan.id} for name, plan in maps.items()})
