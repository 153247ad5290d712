"""What a game of Anunnaki never changes: boards, piles, where the numbers of a position lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.grounds import grounds
from hexarch.games.anunnaki.kinds import Extra, ManaAction, Primary
from hexarch.games.anunnaki.names import HOUSES, NORRENIS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.setup import Setup


class World:
    """What never changes in a game: the boards in play, borders, piles."""

    __slots__ = (
        "artefacts", "base", "bases", "boards", "capitals", "choosing", "civ", "codes", "edition", "ends", "exhausted",
        "extra", "foreign", "gaia", "grounds", "houses", "into", "lands", "last_round", "leaving", "mana_action",
        "near", "node_of", "norrenis", "open", "order", "picks", "pile", "primary", "seats", "setup", "size", "spot",
        "spot_codes", "spots", "star", "units",
    )  # fmt: skip

    def __init__(self, setup: Setup, edition: Edition) -> None:
        self.setup: Final = setup
        self.edition: Final = edition
        self.seats: Final = len(setup.players)
        self.choosing: Final = setup.box is not None  # are Houses being chosen (A7)? Then `houses` stand in for them
        self.houses: Final = tuple([HOUSES.index(name) for name in setup.houses])
        norrenis = [seat for seat, house in enumerate(self.houses) if house == NORRENIS]
        self.norrenis: Final = norrenis[0] if norrenis else -1  # the seat whose settlements fight (A131)
        shared = grounds(edition, self.houses, self.seats)
        self.grounds: Final = shared
        self.picks: Final = edition.picks
        self.boards: Final = shared.boards
        self.lands: Final = shared.lands
        self.codes: Final = shared.codes
        self.gaia: Final = shared.boards[-1].number
        self.near: Final = shared.near
        self.into: Final = shared.into
        self.spots: Final = shared.spots
        self.spot_codes: Final = shared.spot_codes
        self.ends: Final = shared.ends
        self.capitals: Final = tuple(
            [next(land.number for land in edition.home(h).territories if land.capital) for h in self.houses]
        )
        self.foreign: Final = tuple([shared.capitals & ~(1 << capital) for capital in self.capitals])
        self.pile: Final = tuple([edition.pact_numbers[name] for name in setup.pacts])
        self.star: Final = tuple([edition.actions.index(tile) for tile in setup.star])  # the tile of each node
        self.node_of: Final = tuple(
            [self.star.index(tile) for tile in range(len(self.star))]
        )  # and the other way round
        # The choices to go from each node, by its number + 1 and 0 for the first turn; empty until they are asked for.
        self.leaving: Final[list[list[Pick]]] = [[] for _ in range(len(self.star) + 1)]
        self.artefacts: Final = tuple([edition.artefacts.index(name) for name in setup.artefacts])
        self.last_round: Final = setup.options.last_round
        self.order: Final = tuple([(setup.first + i) % self.seats for i in range(self.seats)])
        # The questions of every turn, by seat; no two of the same kind are open at once.
        self.primary: Final = tuple([(Primary(seat),) for seat in range(self.seats)])
        self.mana_action: Final = tuple([ManaAction(seat) for seat in range(self.seats)])
        self.extra: Final = tuple([Extra(seat) for seat in range(self.seats)])
        # Where the rows of a position lie.
        lands = len(edition.territories) + 1
        self.base: Final = tuple([at.TABLE_SIZE + seat * at.SEAT_SIZE for seat in range(self.seats)])
        self.bases: Final = tuple(enumerate(self.base))  # with the seats
        self.units: Final = at.TABLE_SIZE + self.seats * at.SEAT_SIZE
        self.civ: Final = self.units + lands * self.seats * 4
        self.open: Final = self.civ + lands
        self.exhausted: Final = self.open + lands
        self.spot: Final = self.exhausted + lands * 4
        self.size: Final = self.spot + 2 * len(self.spots)
