"""What a faction is: a board of figures, plus named hooks for the rules only it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.names import (
    CYCLE,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from hexarch.games.terra.resources import NOTHING, Amount, res

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Option, Ruleset
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

STARTING_PRIESTS: Final = 7  # priests in the supply of a faction
IMPOSSIBLE: Final = 99  # more spades than there ever are


class Start:
    """What a faction begins with; `last` places its dwellings after everybody else."""

    __slots__ = ("c", "cults", "dwellings", "last", "p", "power", "priests", "shipping", "vp", "w")

    def __init__(
        self,
        c: int = 15,
        w: int = 3,
        p: int = 0,
        power: tuple[int, int] = (5, 7),
        cults: tuple[int, int, int, int] = (0, 0, 0, 0),
        vp: int = 20,
        dwellings: int = 2,
        last: bool = False,
        shipping: int = 0,
        priests: int = STARTING_PRIESTS,
    ) -> None:
        self.priests: Final = priests  # in the supply
        self.c: Final = c
        self.w: Final = w
        self.p: Final = p
        self.power: Final = power
        self.cults: Final = cults
        self.vp: Final = vp
        self.dwellings: Final = dwellings
        self.last: Final = last
        self.shipping: Final = shipping


class Track:
    """Shipping or digging: the price of a step and the points for each level reached."""

    __slots__ = ("cost", "most", "vp")

    def __init__(self, most: int, cost: Amount, vp: tuple[int, ...]) -> None:
        self.most: Final = most
        self.cost: Final = cost
        self.vp: Final = vp  # for the first step, the second ...


class Dig:
    """What one spade costs at each level, in workers or priests."""

    __slots__ = ("price", "track", "vp", "with_priests")

    def __init__(self, price: tuple[int, ...], track: Track | None, with_priests: bool = False, vp: int = 0) -> None:
        self.price: Final = price
        self.track: Final = track
        self.with_priests: Final = with_priests
        self.vp: Final = vp  # for each spade bought


class Jump:
    """Reaching over `skip` hexes for a price: a tunnel or a carpet flight."""

    __slots__ = ("cost", "cost_with_stronghold", "per_town_tile", "skip", "skip_with_stronghold", "vp")

    def __init__(
        self,
        cost: Amount,
        cost_with_stronghold: Amount,
        skip: int = 1,
        skip_with_stronghold: int = 1,
        per_town_tile: int = 0,
        vp: int = 4,
    ) -> None:
        self.cost: Final = cost
        self.cost_with_stronghold: Final = cost_with_stronghold
        self.skip: Final = skip
        self.skip_with_stronghold: Final = skip_with_stronghold
        self.per_town_tile: Final = per_town_tile
        self.vp: Final = vp


class Special:
    """A special action of a faction board; most need the stronghold and may be taken once per round."""

    __slots__ = ("cost", "id", "needs_stronghold", "once")

    def __init__(
        self, action_id: str, cost: Amount = NOTHING, needs_stronghold: bool = True, once: bool = True
    ) -> None:
        self.id: Final = action_id
        self.cost: Final = cost
        self.needs_stronghold: Final = needs_stronghold
        self.once: Final = once


class FactionBoard:
    """Prices, incomes and numbers of structures. Incomes of a row are listed from the left."""

    __slots__ = ("base", "cost", "income", "left", "value")

    def __init__(
        self,
        dwelling: Amount,
        trading_house: Amount,
        temple: Amount,
        stronghold: Amount,
        sanctuary: Amount,
        base: Amount,
        dwelling_income: tuple[Amount, ...],
        house_income: tuple[Amount, ...],
        temple_income: tuple[Amount, ...],
        stronghold_income: Amount,
        sanctuary_income: Amount,
        value: tuple[int, ...] = (0, 1, 2, 2, 3, 3),
    ) -> None:
        # A trading house with no opponent next to it costs twice the coins.
        self.cost: Final = (NOTHING, dwelling, trading_house, temple, stronghold, sanctuary)
        self.base: Final = base
        rows = ((), dwelling_income, house_income, temple_income, (stronghold_income,), (sanctuary_income,))
        self.left: Final = tuple(len(row) for row in rows)
        self.income: Final = tuple(_sums(row) for row in rows)  # by number built
        self.value: Final = value  # power value


def _sums(row: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Income of a row with 0, 1, 2 ... structures built."""
    total = NOTHING
    sums = [total]
    for one in row:
        total = res(total.c + one.c, total.w + one.w, total.p + one.p, total.power + one.power)
        sums.append(total)
    return tuple(sums)


_DWELLINGS: Final = (*[res(w=1)] * 7, NOTHING)
_HOUSES: Final = (res(c=2, power=1), res(c=2, power=1), res(c=2, power=2), res(c=2, power=2))
_TEMPLES: Final = (res(p=1), res(p=1), res(p=1))


def printed(
    dwelling: Amount = res(w=1, c=2),  # noqa: B008 - amounts never change
    trading_house: Amount = res(w=2, c=3),  # noqa: B008
    temple: Amount = res(w=2, c=5),  # noqa: B008
    stronghold: Amount = res(w=4, c=6),  # noqa: B008
    sanctuary: Amount = res(w=4, c=6),  # noqa: B008
    base: Amount = res(w=1),  # noqa: B008
    dwelling_income: tuple[Amount, ...] = _DWELLINGS,
    house_income: tuple[Amount, ...] = _HOUSES,
    temple_income: tuple[Amount, ...] = _TEMPLES,
    stronghold_income: Amount = res(power=2),  # noqa: B008
    sanctuary_income: Amount = res(p=1),  # noqa: B008
    value: tuple[int, ...] = (0, 1, 2, 2, 3, 3),
) -> FactionBoard:
    """The common faction board, with what this one prints differently."""
    return FactionBoard(
        dwelling,
        trading_house,
        temple,
        stronghold,
        sanctuary,
        base,
        dwelling_income,
        house_income,
        temple_income,
        stronghold_income,
        sanctuary_income,
        value,
    )


SHIPPING_TRACK: Final = Track(3, res(p=1, c=4), (2, 3, 4))
DIG_TRACK: Final = Track(2, res(p=1, w=2, c=5), (6, 6))
STANDARD_DIG: Final = Dig((3, 2, 1), DIG_TRACK)

BRIDGES: Final = 3

# When a faction chooses the terrain it begins on.
NEVER: Final = 0
AT_ONCE: Final = 1  # when it is chosen
LAST: Final = 2  # when all factions are chosen

RING: Final = tuple(range(CYCLE))


class Faction:
    """One faction. A file of its own fills in the figures and overrides the hooks it needs."""

    def __init__(
        self,
        id: str,
        home: int,
        start: Start,
        board: FactionBoard | None = None,
        dig: Dig = STANDARD_DIG,
        shipping: Track | None = SHIPPING_TRACK,
        jump: Jump | None = None,
        specials: tuple[Special, ...] = (),
        options: tuple[Option, ...] = (),
        favors: int = 1,
        coins_per_vp: int = 3,
        skips_rivers: bool = False,
        watches_power: bool = False,
        side: str = "",
        option: str = "",
        chooses: int = NEVER,
        has_home: bool = True,
        targets: tuple[int, ...] = RING,
        by_river_only: bool = False,
        erupts: bool = False,
        goes_on: bool = False,
        aliases: tuple[str, ...] = (),
        forbidden: tuple[str, ...] = (),
        start_vp: tuple[tuple[str, int], ...] = (),
        intro_seat: int = 0,
        intro: tuple[tuple[int, tuple[str, ...]], ...] = (),
    ) -> None:
        self.id: Final = id
        self.home: Final = home
        self.start: Final = start
        self.board: Final = board if board is not None else printed()
        self.dig: Final = dig
        self.shipping: Final = shipping
        self.jump: Final = jump
        self.specials: Final = specials
        self.options: Final = options
        self.favors: Final = favors  # favor tiles for a temple or sanctuary
        self.coins_per_vp: Final = coins_per_vp
        self.skips_rivers: Final = skips_rivers  # may found a town across one river hex
        self.watches_power: Final = watches_power  # something happens when its power offers are answered
        self.side: Final = side or str(home)  # two factions share a board; only one of them can play
        self.option: Final = option  # that must be on for it to play
        self.chooses: Final = chooses  # when it chooses its terrain
        self.has_home: Final = has_home  # has its terrain a higher price for some?
        self.targets: Final = targets  # terrains its spades can make
        self.by_river_only: Final = by_river_only  # builds over the river, never beside its structures
        self.erupts: Final = erupts  # turns hexes into volcano instead of digging
        self.aliases: Final = aliases  # names it had in old ledgers
        self.goes_on: Final = goes_on  # an eruption may follow an action that would give spades
        self.forbidden: Final = forbidden  # action spaces it cannot use
        self.start_vp: Final = start_vp  # points to begin with, by map
        self.intro_seat: Final = intro_seat  # place in the introductory game
        self.intro: Final = intro  # its dwellings there, by number of players
        self.index = -1  # place in the registry

    def intro_dwellings(self, players: int) -> tuple[str, ...]:
        """Where its dwellings stand in the introductory game, empty when it is not in it."""
        for count, places in self.intro:
            if count == players:
                return places
        return ()

    def rates(self) -> tuple[tuple[int, int, int], ...]:
        """Conversions of its own: (what, into what, how many for one)."""
        return ()

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """The stronghold was just built."""

    def on_town(self, s: Terra, seat: int) -> None:
        """A town tile was just taken."""

    def on_spades(self, s: Terra, seat: int, n: int) -> None:
        """Spades were gained from any source."""

    def on_pass(self, s: Terra, seat: int) -> None:
        """The faction passes."""

    def on_power_accepted(self, s: Terra, seat: int) -> None:
        """An opponent took power from a structure of this faction, for the first time this event."""

    def on_power_declined(self, s: Terra, seat: int) -> None:
        """All opponents who could take power from a structure of this faction declined."""

    def claims_top(self, s: Terra, seat: int, cult: int) -> bool:
        """Might this faction still reach the tenth space of a cult before others may?"""
        return False

    def under(self, rules: Ruleset) -> Faction:
        """This faction as it is printed for these rules; some have older versions."""
        return self

    def available(self, rules: Ruleset) -> bool:
        """May it be chosen in a game with these rules?"""
        return rules.on(self.option)

    def on_chosen(self, s: Terra, seat: int) -> None:
        """The faction and its terrain are chosen."""

    def instead_of_spades(self, s: Terra, seat: int, n: int) -> bool:
        """Does something else happen to this faction when it would gain spades?"""
        return False

    def on_priests(self, s: Terra, seat: int, n: int) -> int:
        """Priests would be gained: how many go to the hand at once."""
        return n

    def priests_besides(self, s: Terra, seat: int) -> int:
        """Priests that could be gained besides those the supply holds."""
        return 0

    def power_price(self, s: Terra, seat: int, price: int) -> int:
        """What a power action costs this faction."""
        return price

    def may_repeat(self, s: Terra, seat: int) -> bool:
        """May it take power actions that were taken in this round?"""
        return False

    def more_steps(self, s: Terra, seat: int) -> int:
        """Cult steps besides those of the space a priest is sent to."""
        return 0

    def refuse_eruption(self, s: Terra, seat: int, near_home: bool) -> Refusal | None:
        """Can it pay for turning a hex into volcano? Home terrain of another faction is dearer."""
        return None

    def pay_eruption(self, s: Terra, seat: int, near_home: bool) -> None:
        """Pay for turning a hex into volcano."""

    def unlock_price(self, s: Terra, seat: int, near_home: bool) -> int:
        """Coins for unlocking a terrain; the home terrain of another faction may be dearer."""
        return 0

    def special_refusal(self, s: Terra, seat: int, which: int) -> Refusal | None:
        """Why a special action cannot be taken now, beyond its price and use."""
        return None

    def take_special(self, s: Terra, seat: int, which: int) -> None:
        """What a special action does."""

    def spades_needed(self, s: Terra, seat: int, terrain: int, target: int, spades: int) -> int:
        """Spades to change `terrain` into `target` when `spades` are in hand.

        Two ways lead round the cycle, but none across the own home terrain; to home itself the long way is
        taken when exactly that many spades are left.
        """
        home = s.centre(seat)
        if target >= CYCLE:
            return IMPOSSIBLE
        apart = abs(terrain - target)
        short = min(apart, CYCLE - apart)
        if terrain == home or target == home:
            return CYCLE - short if spades == CYCLE - short and short else short
        up = (target - terrain) % CYCLE
        to_home = (home - terrain) % CYCLE
        return up if up < to_home else CYCLE - up


UPGRADES: Final = {
    DWELLING: (TRADING_HOUSE,),
    TRADING_HOUSE: (TEMPLE, STRONGHOLD),
    TEMPLE: (SANCTUARY,),
    STRONGHOLD: (),
    SANCTUARY: (),
}
