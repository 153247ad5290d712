"""What is decided before the first choice: players, map, factions, tiles; fixed, random, chosen or drafted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from hexarch.games.terra.board import hexes
from hexarch.games.terra.box.contents import Box
from hexarch.games.terra.box.registry import box_of, options_by_players
from hexarch.games.terra.expansions.fire_ice import FINAL_SCORING
from hexarch.games.terra.expansions.merchants import ASSURED, FINAL_TILE, MERCHANTS, NEW_CARDS, WITHOUT_SHIPS
from hexarch.games.terra.factions import all_factions, all_options, by_id
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.phases import auction as auctions
from hexarch.games.terra.phases.begin import board_of
from hexarch.games.terra.profiles import EDITION, PROFILES, Profile
from hexarch.games.terra.ruleset import Ruleset
from hexarch.games.terra.sea import Figures, figures_for
from hexarch.kernel.errors import SetupError, no
from hexarch.kernel.rng import Random

INTRO_MAP: Final = "base"
INTRO_ROUND_TILES: Final = (5, 7, 1, 6, 4, 8)
INTRO_BONUS_CARDS: Final = {
    2: (1, 3, 4, 5, 6),
    3: (1, 3, 4, 5, 6, 8),
    4: (1, 2, 3, 4, 5, 6, 8),
    5: (1, 2, 3, 4, 5, 6, 7, 8),
}
MOST_INTRO: Final = max(INTRO_BONUS_CARDS)  # more players than these play a variant
LONGEST_NAME: Final = 40
# Ways to come by factions besides naming them, with the auction they lead to.
WAYS: Final = {
    "random": "",
    "random-colours": "",
    "draft": "",
    "auction": auctions.OPEN,
    "sealed-auction": auctions.SEALED,
}


class Setup:
    """A complete description of how a game begins; it is saved with the game."""

    __slots__ = (
        "auction",
        "bonus_cards",
        "box",
        "colours",
        "dwellings",
        "extra_card",
        "factions",
        "figures",
        "final_tile",
        "first",
        "map",
        "names",
        "round_tiles",
        "rules",
        "seed",
        "start_points",
    )

    def __init__(
        self,
        names: tuple[str, ...],
        rules: Ruleset,
        map_id: str,
        factions: tuple[str, ...],
        round_tiles: tuple[int, ...],
        bonus_cards: tuple[int, ...],
        dwellings: tuple[tuple[str, ...], ...] = (),
        seed: int = 0,
        final_tile: str = "",
        auction: str = "",
        start_points: tuple[int, ...] = (),
        colours: tuple[str, ...] = (),
        first: int = 0,
        extra_card: int = 0,
        figures: Figures | None = None,
    ) -> None:
        self.names = names
        self.extra_card = extra_card  # number of a bonus card that comes with a faction, 0 without
        self.rules = rules
        self.box = box_for(rules, len(names))
        self.map = map_id
        self.factions = factions  # empty: drafted
        self.round_tiles = round_tiles
        self.bonus_cards = bonus_cards
        self.dwellings = dwellings  # empty: placed by the players
        self.seed = seed
        self.final_tile = final_tile  # extra final scoring, by its name in ledgers
        self.auction = auction  # how the factions are auctioned; empty: they are not
        self.start_points = start_points  # of each seat; empty: as the factions print them
        self.colours = colours  # boards of which each seat chooses a side; empty: any
        self.first = first  # the seat with the starting player marker, in the introductory game
        # What shipyards cost, where canals lie: as it was when the game began.
        self.figures = (figures or figures_for(map_id)) if rules.on(MERCHANTS) else None
        self._check()

    def document(self) -> dict[str, Any]:
        """The set-up as plain data that names things; `save.read_setup` reads it."""
        from hexarch.games.terra.save import setup_document

        return setup_document(self)

    def _check(self) -> None:
        """Refuse what cannot be played."""
        players = len(self.names)
        box = self.box
        for name in self.names:
            if not name or len(name) > LONGEST_NAME or not name.isprintable():
                raise SetupError(no("bad_name", longest=LONGEST_NAME))
        if len(set(self.names)) != players:
            raise SetupError(no("names_alike"))
        board = hexes.load(self.map)
        self._check_factions(players)
        tiles = self.round_tiles
        known = len(tiles) == box.rounds and len(set(tiles)) == len(tiles) and set(tiles) <= set(box.round_tile)
        if not known or not box.accepts(tuple([box.round_tile[n] for n in tiles]), named=True):
            raise SetupError(
                no("wrong_round_tiles", needed=box.rounds, tiles=", ".join(f"SCORE{n}" for n in tiles)[:120])
            )
        cards = self.bonus_cards
        needed = players + box.spare_cards
        if len(cards) != needed or len(set(cards)) != len(cards) or not set(cards) <= set(box.bonus_card):
            shown = ", ".join(f"BON{n}" for n in cards)[:120]
            raise SetupError(no("wrong_bonus_cards", cards=shown, needed=needed))
        if self.extra_card and (self.extra_card in cards or self.extra_card not in box.bonus_card):
            raise SetupError(no("unknown_tile", tile=f"BON{self.extra_card}"))
        if self.dwellings:
            self._check_dwellings(board, players)
        points = self.start_points
        if points and (len(points) != players or not all(0 <= n <= 200 for n in points) or self.auction):
            raise SetupError(no("wrong_points"))
        if self.final_tile and box.final_tile_named(self.final_tile) is None:
            raise SetupError(no("unknown_tile", tile=self.final_tile[:40]))
        if self.auction and (self.auction not in auctions.WAYS or not self.factions):
            raise SetupError(no("unknown_way_to_choose", way=self.auction[:40]))

        if self.first and not (self.dwellings and 0 <= self.first < players):
            raise SetupError(no("wrong_first", seat=self.first))

    def _check_factions(self, players: int) -> None:
        if self.colours:
            playing = {board_of(f) for f in all_factions() if f.available(self.rules)}
            dealt = set(self.colours)
            if self.factions or len(self.colours) != players or len(dealt) != players or not dealt <= playing:
                raise SetupError(no("wrong_colours", colours=", ".join(self.colours)[:120]))
        if not self.factions:
            return
        chosen = [known_faction(name) for name in self.factions]
        if len(chosen) != players:
            raise SetupError(no("factions_for_players", factions=len(chosen), players=players))
        sides: dict[str, str] = {}
        for faction in chosen:
            name = faction.id
            if not faction.available(self.rules):
                raise SetupError(no("faction_not_in_game", faction=name))
            if faction.side in sides:
                raise SetupError(no("colour_taken", faction=name, other=sides[faction.side]))
            sides[faction.side] = name

    def _check_dwellings(self, board: hexes.Board, players: int) -> None:
        if not self.factions or len(self.dwellings) != players:
            raise SetupError(no("wrong_dwellings"))
        seen: set[str] = set()
        for name, places in zip(self.factions, self.dwellings, strict=True):
            faction = by_id()[name]
            if len(places) != faction.start.dwellings:
                raise SetupError(no("wrong_dwellings"))
            for written in places:
                place = written.upper()
                h = board.number.get(place, -1)
                if h < 0 or board.terrain[h] != faction.home or place in seen:
                    raise SetupError(no("wrong_dwellings"))
                seen.add(place)


def box_for(rules: Ruleset, players: int) -> Box:
    """The box of a game; a number of players that cannot play is refused."""
    box = box_of(rules, players)
    if players not in box.seats:
        raise wrong_number(players, box)
    for option, numbers in options_by_players().items():
        if rules.on(option) and players not in numbers:
            raise SetupError(no("option_for_players", option=option, players=", ".join(map(str, numbers))))
    return box


def wrong_number(players: int, box: Box) -> SetupError:
    """So many cannot play."""
    return SetupError(no("wrong_number_of_players", players=players, fewest=box.seats[0], most=box.seats[-1]))


def known_faction(name: str) -> Faction:
    """The faction of a name; what is none is refused."""
    faction = by_id().get(name)
    if faction is None:
        raise SetupError(no("unknown_faction", faction=name[:40], known=", ".join(by_id())))
    return faction


def ruleset(profile: str, options: Mapping[str, object] | None = None, edition: int = EDITION) -> Ruleset:
    """A profile with changes; they come from forms and files, so that a value may be anything."""
    changes: list[tuple[str, bool]] = []
    for name, value in (options or {}).items():
        if not isinstance(value, bool):
            raise SetupError(no("option_not_bool"))
        changes.append((name, value))
    return _ruleset(profile, PROFILES.get(profile), tuple(changes), edition)


@lru_cache(maxsize=64)
def _ruleset(profile: str, _: Profile | None, changes: tuple[tuple[str, bool], ...], edition: int) -> Ruleset:
    """Equal games share one: nobody changes rules once they are made."""
    return Ruleset(profile, dict(changes), all_options(), edition)


def with_needed(options: dict[str, bool] | None, factions: list[str] | tuple[str, ...] | str) -> dict[str, bool]:
    """The options of a game, and those its factions need unless they are set."""
    changes = dict(options or {})
    if not isinstance(factions, str):
        for name in factions:
            faction = by_id().get(name)
            if (
                faction is not None
                and faction.option
                and not any(key.startswith(faction.option.rsplit("_", 1)[0]) for key in changes)
            ):
                changes[faction.option] = True
    return changes


def introductory(
    names: tuple[str, ...],
    rules: Ruleset,
    map_id: str = INTRO_MAP,
    round_tiles: tuple[int, ...] = (),
    bonus_cards: tuple[int, ...] = (),
    final_tile: str = "",
    auction: str = "",
    first: int = 0,
) -> Setup:
    """The first game of the rulebook: map, factions, dwellings, round tiles and bonus cards are fixed.

    Who begins is chosen apart from the faction: `first` is the seat with the marker of the starting player.
    """
    players = len(names)
    box_for(rules, players)
    if players not in INTRO_BONUS_CARDS:
        raise SetupError(no("introductory_for_players", players=players, most=MOST_INTRO))
    changed = rules.on(FINAL_SCORING) or rules.on(MERCHANTS) or rules.on(WITHOUT_SHIPS)
    if map_id != INTRO_MAP or round_tiles or bonus_cards or final_tile or auction or changed:
        raise SetupError(no("introductory_is_fixed"))
    playing = [f for f in all_factions() if f.figures.intro.dwellings(players)]
    chosen = sorted(playing, key=lambda f: f.figures.intro.seat)
    return Setup(
        names,
        rules,
        INTRO_MAP,
        tuple(f.id for f in chosen),
        INTRO_ROUND_TILES,
        INTRO_BONUS_CARDS[players],
        tuple(f.figures.intro.dwellings(players) for f in chosen),
        first=first,
    )


def random_factions(rng: Random, rules: Ruleset, players: int) -> list[Faction]:
    """Different boards, and of each board one of its sides."""
    playing = [f for f in all_factions() if f.available(rules)]
    sides = rng.shuffled(sorted({f.side for f in playing}))[:players]
    return [rng.choice([f for f in playing if f.side == side]) for side in sides]


def draw_round_tiles(rng: Random, box: Box) -> tuple[int, ...]:
    """A tile for each round, in random order, until the rules about drawing them accept it."""
    while True:
        tiles = tuple(rng.shuffled(list(box.round_tiles))[: box.rounds])
        if box.accepts(tiles):
            return tuple(tile.number for tile in tiles)


def draw_bonus_cards(rng: Random, box: Box, players: int, assured: bool = False) -> tuple[tuple[int, ...], list[int]]:
    """A few cards more than players, and those left in the order in which they would come.

    By an option two of the three new ones of Merchants of the Seas are among them.
    """
    shuffled = rng.shuffled(list(box.bonus_card))
    number = players + box.spare_cards
    if assured:
        new = [card.number for card in NEW_CARDS]
        first = [card for card in shuffled if card in new][:2]
        others = [card for card in shuffled if card not in new]
        shuffled = first + others + [card for card in shuffled if card in new][2:]
    return tuple(sorted(shuffled[:number])), shuffled[number:] + shuffled[:number]


def _extra_card(rules: Ruleset, chosen: tuple[str, ...], cards: tuple[int, ...], rest: list[int]) -> int:
    """One card more, where a faction with which it comes is or may be chosen; 0 without, or when there is none left."""
    playing = [by_id()[name] for name in chosen if name in by_id()] if chosen else all_factions()
    if not any(faction.start.card and faction.available(rules) for faction in playing):
        return 0
    return next((number for number in rest if number not in cards), 0)


def drawn(
    names: tuple[str, ...],
    rules: Ruleset,
    seed: int,
    factions: tuple[str, ...] | str,
    map_id: str = "base",
    round_tiles: tuple[int, ...] = (),
    bonus_cards: tuple[int, ...] = (),
    final_tile: str = "",
    auction: str = "",
) -> Setup:
    """Tiles (those not given) and, if asked, factions from a seed; `factions` may be one of WAYS."""
    players = len(names)
    box = box_for(rules, players)
    rng = Random(seed)
    tiles = draw_round_tiles(rng, box)
    assured = rules.on(ASSURED) and rules.on(MERCHANTS)
    cards, rest = draw_bonus_cards(rng, box, players, assured)
    random = tuple(f.id for f in random_factions(rng, rules, players))
    if not rules.on("maintain-player-order"):
        names = tuple(rng.shuffled(list(names)))
    chosen: tuple[str, ...]
    colours: tuple[str, ...] = ()
    if isinstance(factions, str):
        if factions not in WAYS:
            raise SetupError(no("unknown_way_to_choose", way=factions[:40]))
        chosen = () if factions in ("draft", "random-colours") else random
        if factions == "random-colours":
            colours = tuple(board_of(by_id()[name]) for name in random)
        auction = WAYS[factions] or auction
    else:
        chosen = factions
    if assured and not final_tile:
        final_tile = FINAL_TILE
    if rules.on(FINAL_SCORING) and not final_tile:
        final_tile = rng.choice(list(box.final_tiles)).id
    return Setup(
        names,
        rules,
        map_id,
        chosen,
        round_tiles or tiles,
        bonus_cards or cards,
        seed=seed,
        final_tile=final_tile,
        auction=auction,
        colours=colours,
        extra_card=_extra_card(rules, chosen, bonus_cards or cards, rest),
    )
