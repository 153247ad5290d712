"""The contents of a box: the pieces and limits of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.box.structure import NO_STRUCTURE, Structure
from hexarch.games.terra.names import NONE

if TYPE_CHECKING:
    from hexarch.games.terra.box.bonus import BonusCard
    from hexarch.games.terra.box.favor import FavorTile
    from hexarch.games.terra.box.final import FinalTile
    from hexarch.games.terra.box.neighbours import Neighbours
    from hexarch.games.terra.box.part import Part
    from hexarch.games.terra.box.power import PowerAction
    from hexarch.games.terra.box.round_ import Draw, RoundTile
    from hexarch.games.terra.box.town import TownTile

P = TypeVar("P", bound=Piece)


class Box:
    """What the parts of a game put together: pieces in the order of their numbers, and by their numbers."""

    __slots__ = (
        "again",
        "bonus_card",
        "bonus_cards",
        "card_coins",
        "draws",
        "favor_tile",
        "favor_tiles",
        "favors_for_building",
        "favors_for_passing",
        "favors_for_seals",
        "favors_for_trade",
        "favors_with_income",
        "favors_with_ships",
        "fewer",
        "fewer_tokens",
        "final_tile",
        "final_tiles",
        "first_favor",
        "kinds",
        "neighbours",
        "power_action",
        "power_actions",
        "replaced_priests",
        "round_tile",
        "round_tiles",
        "rounds",
        "seats",
        "shipping",
        "spare_cards",
        "structure",
        "structures",
        "town_tile",
        "town_tiles",
        "towns_without_tile",
        "upgrades",
        "weights",
    )

    def __init__(self, parts: Sequence[Part]) -> None:
        self.bonus_card: Final[dict[int, BonusCard]] = _gather([(one.bonus_cards, one.removes) for one in parts])
        self.favor_tile: Final[dict[int, FavorTile]] = _gather([(one.favor_tiles, one.removes) for one in parts])
        self.town_tile: Final[dict[int, TownTile]] = _gather([(one.town_tiles, one.removes) for one in parts])
        self.round_tile: Final[dict[int, RoundTile]] = _gather([(one.round_tiles, one.removes) for one in parts])
        self.final_tile: Final[dict[int, FinalTile]] = _gather([(one.final_tiles, one.removes) for one in parts])
        self.power_action: Final[dict[int, PowerAction]] = _gather([(one.power_actions, one.removes) for one in parts])
        built: dict[int, Structure] = _gather([(one.structures, one.removes) for one in parts])
        self.structure: Final[dict[int, Structure]] = {NONE: NO_STRUCTURE} | built
        # In the order of the numbers; final tiles, which people know by their names, in the order of these.
        self.bonus_cards: Final = tuple(self.bonus_card.values())
        self.favor_tiles: Final = tuple(self.favor_tile.values())
        self.town_tiles: Final = tuple(self.town_tile.values())
        self.round_tiles: Final = tuple(self.round_tile.values())
        self.final_tiles: Final = tuple(sorted(self.final_tile.values(), key=lambda tile: tile.id))
        self.power_actions: Final = tuple(self.power_action.values())
        self.structures: Final = tuple(built.values())
        # Limits.
        seats, rounds, spare = (0, 0), 0, 0
        draws: list[Draw] = []
        fewer = [0] * (1 + max(self.structure))
        weights = [1] * len(fewer)
        coins = tokens = again = points = 0
        neighbours: Neighbours | None = None
        for one in parts:
            seats = one.seats or seats
            rounds = one.rounds or rounds
            spare = one.spare_cards or spare
            draws += one.draws
            coins = one.card_coins or coins
            tokens += one.fewer_tokens
            again = one.again or again
            points = one.towns_without_tile or points
            neighbours = one.neighbours or neighbours
            for kind, n in one.fewer:
                fewer[kind] += n
            for kind in one.counted_twice:
                weights[kind] = 2
        self.seats: Final = range(seats[0], seats[1] + 1)
        self.rounds: Final = rounds
        self.spare_cards: Final = spare
        self.draws: Final = tuple(draws)
        self.fewer: Final = tuple(fewer)  # structures by kind that every player leaves in the box
        self.fewer_tokens: Final = tokens  # the same of power tokens
        self.card_coins: Final = coins  # laid on each bonus card that nobody took
        self.weights: Final = tuple(weights)  # how many structures of a town each kind counts as
        # Rules of variants, as a part has them.
        self.again: Final = again
        self.first_favor: Final = any(one.first_favor for one in parts)
        self.replaced_priests: Final = any(one.replaced_priests for one in parts)
        self.towns_without_tile: Final = points
        self.neighbours: Final = neighbours
        # What the rules ask for most, at hand.
        self.kinds: Final = tuple([one.number for one in self.structures])
        self.upgrades: Final = tuple(
            [tuple([one.number for one in self.structures if kind in one.made_of]) for kind in range(len(fewer))]
        )
        self.shipping: Final = tuple(
            [self.bonus_card[n].shipping if n in self.bonus_card else 0 for n in range(1 + max(self.bonus_card))]
        )
        self.favors_for_building: Final = tuple([tile for tile in self.favor_tiles if tile.build_vp])
        self.favors_for_passing: Final = tuple([tile for tile in self.favor_tiles if tile.pass_vp])
        self.favors_with_ships: Final = tuple([tile for tile in self.favor_tiles if tile.ships])
        self.favors_for_trade: Final = tuple([tile for tile in self.favor_tiles if tile.trade_vp is not None])
        self.favors_for_seals: Final = tuple([tile for tile in self.favor_tiles if tile.seal_vp])
        self.favors_with_income: Final = tuple([tile for tile in self.favor_tiles if tile.income.items()])

    def accepts(self, tiles: tuple[RoundTile, ...], named: bool = False) -> bool:
        """May the rounds have these tiles, in this order? Tiles that are named need not fit all rules about drawing."""
        return all(draw.accepts(tiles) for draw in self.draws if draw.binding or not named)

    def final_tile_named(self, name: str) -> FinalTile | None:
        """A final tile by its name, or None."""
        for tile in self.final_tiles:
            if tile.id == name:
                return tile
        return None

    def structure_named(self, letters: str) -> Structure | None:
        """A structure by its letters, or None."""
        for one in self.structures:
            if one.id == letters:
                return one
        return None


def _gather(rows: list[tuple[tuple[P, ...], tuple[str, ...]]]) -> dict[int, P]:
    """The pieces of one kind by number: each part takes some out, then adds its own."""
    found: dict[int, P] = {}
    for added, removed in rows:
        found = {number: piece for number, piece in found.items() if piece.id not in removed}
        for piece in added:
            found[piece.number] = piece
    return dict(sorted(found.items()))
