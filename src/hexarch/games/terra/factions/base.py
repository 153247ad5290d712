"""What a faction is: figures, plus a trait for each concern in which it may differ from the standard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.bridges import Bridges
from hexarch.games.terra.traits.cards import Cards
from hexarch.games.terra.traits.claims import Claims
from hexarch.games.terra.traits.coins import Coins
from hexarch.games.terra.traits.dwellings import Dwellings
from hexarch.games.terra.traits.faith import Faith
from hexarch.games.terra.traits.favors import Favors
from hexarch.games.terra.traits.growth import Growth
from hexarch.games.terra.traits.icebergs import Icebergs
from hexarch.games.terra.traits.income import Income
from hexarch.games.terra.traits.lava import Lava
from hexarch.games.terra.traits.offers import Offers
from hexarch.games.terra.traits.orders import Orders
from hexarch.games.terra.traits.own import Own
from hexarch.games.terra.traits.passing import Passing
from hexarch.games.terra.traits.payment import Payment
from hexarch.games.terra.traits.points import Points
from hexarch.games.terra.traits.power import PowerActions
from hexarch.games.terra.traits.priests import Priests
from hexarch.games.terra.traits.reach import Reach
from hexarch.games.terra.traits.rounds import Rounds
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.terrain import Terrain
from hexarch.games.terra.traits.towns import Towns
from hexarch.games.terra.traits.treasury import Treasury
from hexarch.games.terra.traits.upgrades import Upgrades
from hexarch.games.terra.traits.yields import Yields

if TYPE_CHECKING:
    from hexarch.games.terra.factions.figures import Figures
    from hexarch.games.terra.ruleset import Option, Ruleset
    from hexarch.games.terra.traits.eruption import Eruption
    from hexarch.games.terra.traits.exchanges import Exchange
    from hexarch.games.terra.traits.specials import Special

SPADES: Final = Spades()
REACH: Final = Reach()
TERRAIN: Final = Terrain()
BEGINNING: Final = Beginning()
OFFERS: Final = Offers()
TOWNS: Final = Towns()
CLAIMS: Final = Claims()
ORDERS: Final = Orders()
PRIESTS: Final = Priests()
POWER: Final = PowerActions()
STRONGHOLD: Final = Stronghold()
PASSING: Final = Passing()
PAYMENT: Final = Payment()
UPGRADES: Final = Upgrades()
GROWTH: Final = Growth()
POINTS: Final = Points()
DWELLINGS: Final = Dwellings()
LAVA: Final = Lava()
ICEBERGS: Final = Icebergs()
ROUNDS: Final = Rounds()
OWN: Final = Own()
BRIDGES: Final = Bridges()
TREASURY: Final = Treasury()
CARDS: Final = Cards()
INCOME: Final = Income()
COINS: Final = Coins()
FAITH: Final = Faith()
YIELDS: Final = Yields()
FAVORS: Final = Favors()
SEAFARING: Final = Seafaring()


class Faction:
    """One faction. A file of its own names the figures, and the traits it replaces; the others are standard."""

    __slots__ = (  # an object with so many attributes is slow to look into without
        "aliases",
        "beginning",
        "board",
        "bridges",
        "cards",
        "claims",
        "coins",
        "dig",
        "dwellings",
        "eruption",
        "exchanges",
        "faith",
        "favors",
        "figures",
        "growth",
        "home",
        "icebergs",
        "id",
        "income",
        "index",
        "lava",
        "needs",
        "offers",
        "options",
        "orders",
        "own",
        "passing",
        "payment",
        "points",
        "power",
        "priests",
        "reach",
        "rounds",
        "seafaring",
        "shipping",
        "side",
        "spades",
        "specials",
        "start",
        "stronghold",
        "terrain",
        "towns",
        "treasury",
        "upgrades",
        "versions",
        "yields",
    )

    def __init__(
        self,
        id: str,
        home: int,
        figures: Figures,
        *,
        spades: Spades = SPADES,
        eruption: Eruption | None = None,
        reach: Reach = REACH,
        terrain: Terrain = TERRAIN,
        beginning: Beginning = BEGINNING,
        offers: Offers = OFFERS,
        towns: Towns = TOWNS,
        claims: Claims = CLAIMS,
        orders: Orders = ORDERS,
        priests: Priests = PRIESTS,
        power: PowerActions = POWER,
        stronghold: Stronghold = STRONGHOLD,
        passing: Passing = PASSING,
        payment: Payment = PAYMENT,
        upgrades: Upgrades = UPGRADES,
        growth: Growth = GROWTH,
        points: Points = POINTS,
        dwellings: Dwellings = DWELLINGS,
        lava: Lava = LAVA,
        icebergs: Icebergs = ICEBERGS,
        rounds: Rounds = ROUNDS,
        own: Own = OWN,
        bridges: Bridges = BRIDGES,
        treasury: Treasury = TREASURY,
        cards: Cards = CARDS,
        income: Income = INCOME,
        coins: Coins = COINS,
        faith: Faith = FAITH,
        yields: Yields = YIELDS,
        favors: Favors = FAVORS,
        seafaring: Seafaring = SEAFARING,
        specials: tuple[Special, ...] = (),
        exchanges: tuple[Exchange, ...] = (),
        side: str = "",
        needs: tuple[str, ...] = (),
        options: tuple[Option, ...] = (),
        versions: tuple[tuple[str, Faction], ...] = (),
        aliases: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.home: Final = home  # -1: chosen
        self.side: Final = side or str(home)  # two factions share a board; only one of them can play
        self.needs: Final = needs  # options one of which must be on for it to play
        self.options: Final = options  # that it brings
        self.versions: Final = versions  # as older rules print it, by the option that plays them
        self.aliases: Final = aliases  # names it had in old ledgers
        # Figures, those asked for most at hand.
        self.figures: Final = figures
        self.start: Final = figures.start
        self.board: Final = figures.board
        self.dig: Final = figures.dig
        self.shipping: Final = figures.shipping
        # Traits; a variant may put others in their places.
        self.spades = spades
        self.eruption = eruption
        self.reach = reach
        self.terrain = terrain
        self.beginning = beginning
        self.offers = offers
        self.towns = towns
        self.claims = claims
        self.orders = orders
        self.priests = priests
        self.power = power
        self.stronghold = stronghold
        self.passing = passing
        self.payment = payment
        self.upgrades = upgrades
        self.growth = growth
        self.points = points
        self.dwellings = dwellings
        self.lava = lava
        self.icebergs = icebergs
        self.rounds = rounds
        self.own = own
        self.bridges = bridges
        self.treasury = treasury
        self.cards = cards
        self.income = income
        self.coins = coins
        self.faith = faith
        self.yields = yields
        self.favors = favors
        self.seafaring = seafaring
        self.specials = specials
        self.exchanges = exchanges
        self.index = -1  # place in the registry

    @property
    def option(self) -> str:
        """The option that lets it play when its name is all that is said; empty when it always may."""
        return self.needs[0] if self.needs else ""

    def available(self, rules: Ruleset) -> bool:
        """May it be chosen in a game with these rules?"""
        return not self.needs or any(rules.on(name) for name in self.needs)

    def under(self, rules: Ruleset) -> Faction:
        """This faction as it is printed for these rules; some have older versions."""
        for option, version in self.versions:
            if rules.on(option):
                return version
        return self

    def copy(self) -> Faction:
        """The same faction, to be changed by a variant."""
        same = Faction(
            self.id,
            self.home,
            self.figures,
            spades=self.spades,
            eruption=self.eruption,
            reach=self.reach,
            terrain=self.terrain,
            beginning=self.beginning,
            offers=self.offers,
            towns=self.towns,
            claims=self.claims,
            orders=self.orders,
            priests=self.priests,
            power=self.power,
            stronghold=self.stronghold,
            passing=self.passing,
            payment=self.payment,
            upgrades=self.upgrades,
            growth=self.growth,
            points=self.points,
            dwellings=self.dwellings,
            lava=self.lava,
            icebergs=self.icebergs,
            rounds=self.rounds,
            own=self.own,
            bridges=self.bridges,
            treasury=self.treasury,
            cards=self.cards,
            income=self.income,
            coins=self.coins,
            faith=self.faith,
            yields=self.yields,
            favors=self.favors,
            seafaring=self.seafaring,
            specials=self.specials,
            exchanges=self.exchanges,
            side=self.side,
            needs=self.needs,
            options=self.options,
            versions=self.versions,
            aliases=self.aliases,
        )
        same.index = self.index
        return same


class Variant:
    """An expansion or variant that changes a trait for every faction, while its option is on."""

    def __init__(self, option: str) -> None:
        self.option: Final = option

    def change(self, faction: Faction) -> None:
        """Wrap traits: `faction.towns = LargerTowns(faction.towns)`."""
        raise NotImplementedError
