"""A quote: what a choice would cost and bring, read off the effects it would have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import codes
from hexarch.games.terra.codes import named
from hexarch.games.terra.names import CULTS, SOURCES
from hexarch.games.terra.resources import POWER, RESOURCES

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.effect import Effect


class Quote:
    """Cost and gain by resource, points by source, cult steps, power offered to others, warnings, effects."""

    __slots__ = ("cost", "cults", "effects", "gain", "offers", "reveals", "vp", "warnings")

    def __init__(
        self,
        cost: dict[str, int],
        gain: dict[str, int],
        vp: dict[str, int],
        cults: dict[str, int],
        offers: dict[int, int],
        warnings: list[tuple[str, dict[str, str | int]]],
        happened: list[Effect],
        reveals: bool = False,
    ) -> None:
        self.cost: Final = cost
        self.gain: Final = gain
        self.vp: Final = vp
        self.cults: Final = cults
        self.offers: Final = offers
        self.warnings: Final = warnings
        self.effects: Final = happened
        self.reveals: Final = reveals

    @property
    def own(self) -> list[Effect]:
        """The effects of the choice itself, up to what the game then does by itself."""
        for i, e in enumerate(self.effects):
            if e.code == codes.AUTO and named(e).kind not in (codes.ACCEPTED, codes.DECLINED):
                return self.effects[:i]
        return self.effects

    def document(self, game: Any) -> dict[str, Any]:
        """The quote for a page, without sentences."""
        return {
            "cost": self.cost,
            "gain": self.gain,
            "vp": self.vp,
            "points": sum(self.vp.values()),
            "cults": self.cults,
            "offers": [_offer(game.state, seat, power) for seat, power in self.offers.items()],
        }

    def as_dict(self) -> dict[str, Any]:
        """As a plain document, without the effects."""
        return {
            "cost": self.cost,
            "gain": self.gain,
            "vp": self.vp,
            "cults": self.cults,
            "offers": self.offers,
            "warnings": [{"code": code, **values} for code, values in self.warnings],
        }

    def __repr__(self) -> str:
        return f"Quote({self.as_dict()})"


def _offer(s: Terra, seat: int, power: int) -> dict[str, int]:
    """Power offered to a seat, what of it the seat could take now, and the points that would cost it."""
    from hexarch.games.terra.rules import leech

    gain = leech.taken(s, seat, power)
    return {"seat": seat, "power": power, "gain": gain, "vp": -leech.price(s, seat, gain)}


def together(quotes: Sequence[Quote]) -> Quote:
    """The quotes of choices made one after the other, added up; of their effects their own."""
    total = Quote({}, {}, {}, {}, {}, [], [], any(quote.reveals for quote in quotes))
    for quote in quotes:
        for into, part in (
            (total.cost, quote.cost),
            (total.gain, quote.gain),
            (total.vp, quote.vp),
            (total.cults, quote.cults),
        ):
            for key, n in part.items():
                _add(into, key, n)
        for seat, power in quote.offers.items():
            total.offers[seat] = total.offers.get(seat, 0) + power
        total.warnings.extend(quote.warnings)
        total.effects.extend(quote.own)
    return total


def make_quote(
    s: Terra,
    seat: int,
    happened: list[Effect],
    warnings: list[tuple[str, dict[str, str | int]]],
    reveals: bool = False,
) -> Quote:
    """Sum up the effects of a choice for the seat that makes it, up to what the game then does by itself."""
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    vp: dict[str, int] = {}
    cults: dict[str, int] = {}
    offers: dict[int, int] = {}
    seen = list(warnings)
    for one in happened:
        code = one.code
        if one.seat != seat and code != codes.AUTO and code != codes.OFFER:
            continue  # most of what happens to others is not even named
        e = named(one)
        if code == codes.AUTO and e.kind not in (codes.ACCEPTED, codes.DECLINED):
            break
        if code == codes.OFFER and e.builder == seat:
            offers[e.seat] = offers.get(e.seat, 0) + e.power
        if e.seat != seat:
            continue
        if code == codes.PAY:
            _add(cost, RESOURCES[e.resource], e.amount)
        elif code == codes.SPEND:
            _add(cost, "PW", e.spent)
        elif code == codes.BURN:
            _add(cost, "token", e.burnt)
        elif code == codes.GAIN:
            _add(gain, RESOURCES[e.resource], e.amount)
        elif code == codes.POWER_UP:
            _add(gain, "PW", e.to_second + e.to_third)
        elif code == codes.POINTS:
            _add(vp, SOURCES[e.source], e.points)
        elif code == codes.STEP:
            _add(cults, CULTS[e.cult], e.end - e.start)
        elif code == codes.LOST:
            seen.append(("power_lost" if e.resource == POWER else "priests_lost", {"n": e.amount}))
    return Quote(cost, gain, vp, cults, offers, seen, happened, reveals)


def _add(total: dict[str, int], key: str, n: int) -> None:
    total[key] = total.get(key, 0) + n
