"""The figures of a faction: all that its board prints in numbers. Data without behaviour."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.names import DWELLING, SHIPYARD, STRONGHOLD, TRADING_HOUSE
from hexarch.games.terra.resources import NOTHING, Amount, res

STARTING_PRIESTS: Final = 7  # priests in the supply of a faction
BRIDGES: Final = 3
STANDARD_VALUE: Final = (0, 1, 2, 2, 3, 3, 3)  # power values of the structures
MOST_SPADES: Final = 6  # bought at once: the long way round the cycle


class Start:
    """What a faction begins with; `last` places its dwellings after everybody else."""

    __slots__ = (
        "c",
        "card",
        "cults",
        "dwellings",
        "favors",
        "gained",
        "last",
        "p",
        "power",
        "priests",
        "shipping",
        "steps",
        "structure",
        "tiles",
        "town",
        "vp",
        "w",
    )

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
        favors: int = 0,
        structure: int = DWELLING,
        town: bool = False,
        steps: int = 0,
        tiles: tuple[int, ...] = (),
        gained: int = 0,
        card: bool = False,
    ) -> None:
        self.structure: Final = structure  # what it places on the map
        self.town: Final = town  # is that a town, with a tile to choose?
        self.card: Final = card  # one bonus card more comes with it
        self.tiles: Final = tiles  # numbers of favor tiles
        self.gained: Final = gained  # power for where its markers stand
        self.favors: Final = favors
        self.steps: Final = steps  # in one cult of the player's choice
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

    __slots__ = ("cost", "most", "paid", "vp")

    def __init__(self, most: int, cost: Amount, vp: tuple[int, ...], paid: bool = True) -> None:
        self.most: Final = most
        self.paid: Final = paid  # may one advance as an action?
        self.cost: Final = cost
        self.vp: Final = vp  # for the first step, the second ...


class Dig:
    """What one spade costs at each level, and the track that leads from level to level."""

    __slots__ = ("price", "prices", "track")

    def __init__(self, price: tuple[Amount, ...], track: Track | None) -> None:
        self.price: Final = price  # empty: spades cannot be bought
        self.prices: Final = tuple(_multiples(one) for one in price)  # by level and number of spades
        self.track: Final = track


def _multiples(one: Amount) -> tuple[Amount, ...]:
    """The price of 0, 1, 2 ... spades."""
    return tuple(res(n * one.c, n * one.w, n * one.p, n * one.power) for n in range(MOST_SPADES + 1))


def workers(*numbers: int) -> tuple[Amount, ...]:
    """Prices in workers: `workers(3, 2, 1)`."""
    return tuple(res(w=n) for n in numbers)


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
        self.per_town_tile: Final = per_town_tile  # hexes more for a town tile with a step of shipping
        self.vp: Final = vp


class FactionBoard:
    """Prices, incomes and numbers of structures. Incomes of a row are listed from the left."""

    __slots__ = ("base", "cost", "doubled", "income", "left", "value")

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
        value: tuple[int, ...] = STANDARD_VALUE,
        doubled: tuple[int, ...] = (TRADING_HOUSE,),
    ) -> None:
        self.doubled: Final = doubled  # structures that cost twice the coins with no opponent next to them
        # What a shipyard costs stands on a board of its own, see `sea`.
        self.cost: Final = (NOTHING, dwelling, trading_house, temple, stronghold, sanctuary, NOTHING)
        self.base: Final = base
        great = ((stronghold_income,), (sanctuary_income,), (NOTHING,))
        rows = ((), dwelling_income, house_income, temple_income, *great)
        self.left: Final = tuple(len(row) for row in rows)
        self.income: Final = tuple(_sums(row) for row in rows)  # by number built
        # Power values; a shipyard counts like a stronghold where the board does not say.
        self.value: Final = value if len(value) > SHIPYARD else (*value, value[STRONGHOLD])


def _sums(row: tuple[Amount, ...]) -> tuple[Amount, ...]:
    """Income of a row with 0, 1, 2 ... structures built."""
    total = NOTHING
    sums = [total]
    for one in row:
        total = res(total.c + one.c, total.w + one.w, total.p + one.p, total.power + one.power, total.vp + one.vp)
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
    value: tuple[int, ...] = STANDARD_VALUE,
    doubled: tuple[int, ...] = (TRADING_HOUSE,),
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
        doubled,
    )


def by_map(
    base: int, revised_base: int, fire_ice: int, lakes: int, fjords: int, of_2017: int
) -> tuple[tuple[str, int], ...]:
    """Points to begin with on each map that has a table, and those of the older table for every map."""
    maps = (
        ("base", base),
        ("revised_base", revised_base),
        ("fire_ice", fire_ice),
        ("lakes", lakes),
        ("fjords", fjords),
    )
    return (*maps, ("2017", of_2017))


class Intro:
    """A place in the introductory game, and where the dwellings stand there, by number of players."""

    __slots__ = ("places", "seat")

    def __init__(self, seat: int = 0, places: tuple[tuple[int, tuple[str, ...]], ...] = ()) -> None:
        self.seat: Final = seat
        self.places: Final = places

    def dwellings(self, players: int) -> tuple[str, ...]:
        """The hexes, empty when the faction is not in the game of so many players."""
        for count, places in self.places:
            if count == players:
                return places
        return ()


STANDARD_BOARD: Final = printed()
SHIPPING_TRACK: Final = Track(3, res(p=1, c=4), (2, 3, 4))
DIG_TRACK: Final = Track(2, res(p=1, w=2, c=5), (6, 6))
STANDARD_DIG: Final = Dig(workers(3, 2, 1), DIG_TRACK)
NO_DIG: Final = Dig((), None)  # spades cannot be bought
NO_INTRO: Final = Intro()


class Reward:
    """What a faction gains once when the settlement around its stronghold reaches a power."""

    def __init__(self, power: int, shipping: int = 0, steps: int = 0, vp: int = 0) -> None:
        self.power: Final = power
        self.shipping: Final = shipping  # steps of shipping with their points
        self.steps: Final = steps  # in every cult
        self.vp: Final = vp


class Icebergs:
    """Dwellings on river hexes: what one costs more than a dwelling on land, and its points."""

    __slots__ = ("vp", "workers")

    def __init__(self, workers: int, vp: int) -> None:
        self.workers: Final = workers
        self.vp: Final = vp


class Bridges:
    """What bridges do besides joining two hexes."""

    __slots__ = ("movable", "power", "saves")

    def __init__(self, saves: int, power: int, movable: bool) -> None:
        self.saves: Final = saves  # spades, for making the hex at an end of one home terrain and building on it
        self.power: Final = power  # that one adds to a town with both its ends
        self.movable: Final = movable  # then it matters which structure carries a town tile


class Cards:
    """Bonus cards taken when passing: how many with the stronghold, and power for each coin on them."""

    __slots__ = ("number", "power")

    def __init__(self, number: int, power: int) -> None:
        self.number: Final = number
        self.power: Final = power


class Faith:
    """What cult tracks and orders bring."""

    __slots__ = ("priest_steps", "rewarded", "times")

    def __init__(self, times: int = 1, rewarded: bool = True, priest_steps: int = 0) -> None:
        self.times: Final = times  # that it gains the power of a space
        self.rewarded: Final = rewarded  # does it take cult bonuses?
        self.priest_steps: Final = priest_steps  # steps more for a priest sent, once the stronghold stands


class Power:
    """What power actions cost, and what power is worth once the stronghold stands."""

    __slots__ = ("coins", "less", "repeats", "yields")

    def __init__(self, less: int = 0, repeats: bool = False, coins: bool = False, yields: int = 1) -> None:
        self.less: Final = less  # that each power action costs, at any time
        self.repeats: Final = repeats  # with the stronghold: may it take those that were taken in this round?
        self.coins: Final = coins  # may coins pay for them, one for each power?
        self.yields: Final = yields  # coins, workers or priests that come of converting power once


USUAL_FAITH: Final = Faith()
USUAL_POWER: Final = Power()


class Figures:
    """Everything that is printed: the start, the board, the tracks, points by map, the introductory game."""

    __slots__ = (
        "board",
        "bridges",
        "cards",
        "chains",
        "closed",
        "dig",
        "faith",
        "favor_gain",
        "favors",
        "floor",
        "free_power",
        "growth",
        "icebergs",
        "intro",
        "lava",
        "moved_by_burning",
        "other_rounds",
        "power",
        "shipping",
        "start",
        "start_vp",
        "treasury",
    )

    def __init__(
        self,
        start: Start,
        board: FactionBoard = STANDARD_BOARD,
        dig: Dig = STANDARD_DIG,
        shipping: Track | None = SHIPPING_TRACK,
        favors: int = 1,
        free_power: int = 1,
        moved_by_burning: int = 1,
        closed: tuple[str, ...] = (),
        favor_gain: Amount = NOTHING,
        power: Power = USUAL_POWER,
        faith: Faith = USUAL_FAITH,
        cards: Cards | None = None,
        bridges: Bridges | None = None,
        icebergs: Icebergs | None = None,
        growth: tuple[Reward, ...] = (),
        chains: bool = False,
        lava: bool = False,
        floor: bool = False,
        treasury: bool = False,
        other_rounds: tuple[int, ...] = (),
        start_vp: tuple[tuple[str, int], ...] = (),
        intro: Intro = NO_INTRO,
    ) -> None:
        self.start: Final = start
        self.board: Final = board
        self.dig: Final = dig
        self.shipping: Final = shipping  # None: it never sails
        self.favors: Final = favors  # favor tiles for a temple or the sanctuary
        self.moved_by_burning: Final = moved_by_burning  # power tokens that each sacrificed one moves to bowl III
        self.free_power: Final = free_power  # power from a structure of others that costs no point
        self.closed: Final = closed  # action spaces it cannot use
        self.favor_gain: Final = favor_gain  # what comes with every favor tile
        self.power: Final = power
        self.faith: Final = faith
        self.cards: Final = cards  # None: one card, whose coins are coins
        self.bridges: Final = bridges  # None: they join two hexes, and that is all
        self.icebergs: Final = icebergs  # None: its dwellings stand on land
        self.growth: Final = growth  # what the settlement around the stronghold brings as it grows, in this order
        self.chains: Final = chains  # do river hexes of one chain join all that lies beside it?
        self.lava: Final = lava  # do its structures flow away on lava?
        self.floor: Final = floor  # do its points never fall below the first of what it alone has?
        self.treasury: Final = treasury  # may it put aside what it receives?
        self.other_rounds: Final = other_rounds  # whose tiles it scores instead, counted from the round being played
        self.start_vp: Final = start_vp  # points to begin with, by map
        self.intro: Final = intro
