"""A quote: what a choice would cost and bring, read off the effects it would have up to what it would reveal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import codes, names
from hexarch.games.anunnaki.codes import NUMBER
from hexarch.games.anunnaki.secrets import SHOWN

if TYPE_CHECKING:
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc, Message

SHOWS: Final = tuple([NUMBER[event] for event in SHOWN])
ARMED: Final = (codes.WEAPON, codes.BATTLE)
GOT_WEAPON: Final = codes.WEAPONS
BY_ITSELF: Final = tuple([NUMBER[event] for event in ("kept", "battle", "turn", "cultured", "scoring", "over")])


class Quote:
    """Cost and gain by name, points by source, steps by track."""

    __slots__ = ("cost", "effects", "gain", "reveals", "steps", "vp", "warnings")

    def __init__(self, effects: list[Effect], reveals: bool = False, warnings: Sequence[Message] = ()) -> None:
        self.effects: Final = effects
        self.reveals: Final = reveals
        self.cost: Final[dict[str, int]] = {}
        self.gain: Final[dict[str, int]] = {}
        self.vp: Final[dict[str, int]] = {}
        self.steps: Final[dict[str, int]] = {}
        self.warnings: Final[list[Message]] = list(warnings)

    @property
    def own(self) -> list[Effect]:
        """The effects of the choice itself, up to what the game then does by itself."""
        for i, effect in enumerate(self.effects):
            if effect.code in BY_ITSELF:
                return self.effects[:i]
        return self.effects

    def document(self, game: Any) -> Doc:
        """The quote for a page, without sentences."""
        return {
            "cost": self.cost,
            "gain": self.gain,
            "vp": self.vp,
            "steps": self.steps,
            "points": sum(self.vp.values()),
            "reveals": self.reveals,
        }


def seen(effects: list[Effect], seat: int) -> list[Effect]:
    """Effects up to the first by which the seat would learn something."""
    for i, effect in enumerate(effects):
        if shows(effect, seat):
            return effects[:i]
    return effects


def shows(effect: Effect, seat: int) -> bool:
    """Does a seat learn something by this? One's own weapons are known to oneself.

    The next battle of somebody else tells whether they have a weapon for it: without one it is lost at once (A97).
    """
    return effect.code in SHOWS or (effect.code in ARMED and effect.seat != seat)


def made(effects: list[Effect], seat: int, reveals: bool, warnings: Sequence[Message] = ()) -> Quote:
    """The quote of a choice for the seat that makes it."""
    found = Quote(effects, reveals, warnings)
    for effect in found.own:
        if effect.seat != seat:
            continue
        if effect.code == codes.GAIN:
            _add(found.gain, names.RESOURCES[effect.a], effect.b)
        elif effect.code == codes.PAY:
            _add(found.cost, names.RESOURCES[effect.a], effect.b)
        elif effect.code == codes.MANA:
            _add(found.gain if effect.a > 0 else found.cost, "mana", abs(effect.a))
        elif effect.code == codes.POINTS:
            _add(found.vp, names.SOURCES[effect.b], effect.a)
        elif effect.code == codes.STEP:
            _add(found.steps, names.TRACKS[effect.a], effect.b)
        elif effect.code == codes.DOMINION:
            _add(found.steps, "dominion", effect.a)
    return found


def together(quotes: Sequence[Quote]) -> Quote:
    """The quotes of choices made one after the other, added up; of their effects their own.

    A seat that has got a weapon since is no longer told that one is needed.
    """
    effects = [effect for quote in quotes for effect in quote.own]
    armed = max([i for i, quote in enumerate(quotes) if any(one.code == GOT_WEAPON for one in quote.own)], default=0)
    warnings = [
        one for i, quote in enumerate(quotes) for one in quote.warnings if one[0] != "weapon_needed" or i >= armed
    ]
    total = Quote(effects, any(quote.reveals for quote in quotes), warnings)
    for quote in quotes:
        for into, part in (
            (total.cost, quote.cost),
            (total.gain, quote.gain),
            (total.vp, quote.vp),
            (total.steps, quote.steps),
        ):
            for key, n in part.items():
                _add(into, key, n)
    return total


def _add(total: dict[str, int], key: str, n: int) -> None:
    total[key] = total.get(key, 0) + n
