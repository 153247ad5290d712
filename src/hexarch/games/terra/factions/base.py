"""What a faction is: figures, plus a trait for each concern in which it may differ from the standard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.traits.beginning import Beginning
from hexarch.games.terra.traits.dwellings import Dwellings
from hexarch.games.terra.traits.income import Income
from hexarch.games.terra.traits.offers import Offers
from hexarch.games.terra.traits.own import Own
from hexarch.games.terra.traits.passing import Passing
from hexarch.games.terra.traits.payment import Payment
from hexarch.games.terra.traits.reach import Reach
from hexarch.games.terra.traits.seafaring import Seafaring
from hexarch.games.terra.traits.spades import Spades
from hexarch.games.terra.traits.stronghold import Stronghold
from hexarch.games.terra.traits.terrain import Terrain
from hexarch.games.terra.traits.towns import Towns
from hexarch.games.terra.traits.upgrades import Upgrades

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
STRONGHOLD: Final = Stronghold()
PASSING: Final = Passing()
PAYMENT: Final = Payment()
UPGRADES: Final = Upgrades()
DWELLINGS: Final = Dwellings()
OWN: Final = Own()
INCOME: Final = Income()
SEAFARING: Final = Seafaring()


class Faction:
    """One faction. A file of its own names the figures, and the traits it replaces; the others are standard."""

    __slots__ = (  # an object with so many attributes is slow to look into without
        "aliases",
        "beginning",
        "board",
        "dig",
        "dwellings",
        "eruption",
        "exchanges",
        "figures",
        "home",
        "id",
        "income",
        "index",
        "needs",
        "offers",
        "options",
        "own",
        "passing",
        "payment",
        "reach",
        "seafaring",
        "shipping",
        "side",
        "spades",
        "specials",
        "start",
        "stronghold",
        "terrain",
        "towns",
        "upgrades",
        "versions",
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
        stronghold: Stronghold = STRONGHOLD,
        passing: Passing = PASSING,
        payment: Payment = PAYMENT,
        upgrades: Upgrades = UPGRADES,
        dwellings: Dwellings = DWELLINGS,
        own: Own = OWN,
        income: Income = INCOME,
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
        self.stronghold = stronghold
        self.passing = passing
        self.payment = payment
        self.upgrades = upgrades
        self.dwellings = dwellings
        self.own = own
        self.income = income
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
            stronghold=self.stronghold,
            passing=self.passing,
            payment=self.payment,
            upgrades=self.upgrades,
            dwellings=self.dwellings,
            own=self.own,
            income=self.income,
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
