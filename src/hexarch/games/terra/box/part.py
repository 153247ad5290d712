"""What an expansion registers: parts of the box, each with the option that puts it into a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.box.bonus import BonusCard
    from hexarch.games.terra.box.favor import FavorTile
    from hexarch.games.terra.box.final import FinalTile
    from hexarch.games.terra.box.neighbours import Neighbours
    from hexarch.games.terra.box.power import PowerAction
    from hexarch.games.terra.box.round_ import Draw, RoundTile
    from hexarch.games.terra.box.structure import Structure
    from hexarch.games.terra.box.town import TownTile
    from hexarch.games.terra.ruleset import Option


class Part:
    """What one option adds to the box, takes out of it, or limits; without an option it is in every game.

    A piece with the number of an older one takes its place; `removes` names pieces that leave.
    """

    __slots__ = (
        "again",
        "bonus_cards",
        "card_coins",
        "counted_twice",
        "draws",
        "favor_tiles",
        "fewer",
        "fewer_tokens",
        "final_tiles",
        "first_favor",
        "neighbours",
        "option",
        "players",
        "power_actions",
        "removes",
        "replaced_priests",
        "round_tiles",
        "rounds",
        "seats",
        "spare_cards",
        "structures",
        "town_tiles",
        "towns_without_tile",
    )

    def __init__(
        self,
        option: str = "",
        *,
        players: tuple[int, ...] = (),
        bonus_cards: tuple[BonusCard, ...] = (),
        favor_tiles: tuple[FavorTile, ...] = (),
        town_tiles: tuple[TownTile, ...] = (),
        round_tiles: tuple[RoundTile, ...] = (),
        final_tiles: tuple[FinalTile, ...] = (),
        power_actions: tuple[PowerAction, ...] = (),
        structures: tuple[Structure, ...] = (),
        draws: tuple[Draw, ...] = (),
        removes: tuple[str, ...] = (),
        fewer: tuple[tuple[int, int], ...] = (),
        seats: tuple[int, int] | None = None,
        rounds: int = 0,
        spare_cards: int = 0,
        card_coins: int = 0,
        fewer_tokens: int = 0,
        counted_twice: tuple[int, ...] = (),
        again: int = 0,
        first_favor: bool = False,
        replaced_priests: bool = False,
        towns_without_tile: int = 0,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.option: Final = option
        self.players: Final = players  # numbers of players it is meant for; empty: any
        self.bonus_cards: Final = bonus_cards
        self.favor_tiles: Final = favor_tiles
        self.town_tiles: Final = town_tiles
        self.round_tiles: Final = round_tiles
        self.final_tiles: Final = final_tiles
        self.power_actions: Final = power_actions
        self.structures: Final = structures
        self.draws: Final = draws  # rules about drawing round tiles
        self.removes: Final = removes
        # Limits; those left out stay as they were.
        self.fewer: Final = fewer  # structures that every player leaves in the box, by kind
        self.seats: Final = seats  # fewest and most players
        self.rounds: Final = rounds
        self.spare_cards: Final = spare_cards  # bonus cards on the table besides one for each player
        self.card_coins: Final = card_coins  # laid on each bonus card that nobody took
        self.fewer_tokens: Final = fewer_tokens  # power tokens that every player leaves in the box
        self.counted_twice: Final = counted_twice  # structures that count as two of those a town needs
        # Rules of variants.
        self.again: Final = again  # power that a power action costs more once it was used; 0: it is closed
        self.first_favor: Final = first_favor  # is there a favor tile for everybody before the game?
        self.replaced_priests: Final = replaced_priests  # may priests take the place of others in an order?
        self.towns_without_tile: Final = towns_without_tile  # points of a town when no tile is left; 0: there is none
        self.neighbours: Final = neighbours


class Expansion:
    """A registration: what an expansion (or the base game) brings. A module of `expansions` holds each."""

    __slots__ = ("factions", "id", "options", "order", "parts")

    def __init__(
        self,
        id: str,
        order: int,
        *,
        options: tuple[Option, ...] = (),
        parts: tuple[Part, ...] = (),
        factions: tuple[str, ...] = (),
    ) -> None:
        self.id: Final[str] = id
        self.order: Final = order  # registrations follow one another in this order
        self.options: Final = options
        self.parts: Final = parts
        self.factions: Final = factions  # packages where its factions are, one module each
