"""Give up what one may do and need not: spades, a bridge, a dwelling, a sandstorm, priests, a token, ships, a home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.names import (
    BRIDGE,
    CONVERT_W_TO_P,
    FREE_D,
    FREE_DWELLING,
    FREE_STEP,
    FREE_TF,
    FREE_TP,
    GAIN_P3_FOR_VP,
    MOVE,
    NEW_HOME,
    RIGHTS,
    SHIP,
    SPADE,
)
from hexarch.games.terra.rule import TerraRule, Warned, Words
from hexarch.games.terra.rules import cover, idle, ordain, sail, spades
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

# The right that each kind of decision may be given up by.
RIGHT_OF: Final = {
    kinds.SPADES: SPADE,
    kinds.CULT_SPADES: SPADE,
    kinds.FREE_DWELLING: FREE_D,
    kinds.FREE_TRADING_HOUSE: FREE_TP,
    kinds.SANDSTORM: FREE_TF,
    kinds.ORDAIN: CONVERT_W_TO_P,
    kinds.TOKEN: GAIN_P3_FOR_VP,
    kinds.BRIDGE: BRIDGE,
    kinds.NEAR_SPADES: SPADE,
    kinds.FREE_STEP: FREE_STEP,
    kinds.COVER: SPADE,
    kinds.LAUNCH: SHIP,
    kinds.MOVEMENT: MOVE,
    kinds.DWELLING: FREE_DWELLING,
    kinds.TERRAIN: NEW_HOME,
}


WHOLE_ACTIONS: Final = (kinds.FREE_DWELLING, kinds.FREE_TRADING_HOUSE, kinds.SANDSTORM, kinds.BRIDGE)
FREELY: Final = spades.STARTED | spades.BY_TRADE  # spades that were used already, or come besides an action
MOST_HEXES: Final = 2  # spades for more come with a stronghold, besides the action


def _refuse_all_spades(s: Terra, seat: int) -> Refusal | None:
    """By the printed rules spades that are an action are used for something; then the rest may stay unused.

    Whoever has spent the price of the only possible dwelling in the middle of the action can no longer use them.
    """
    d = queue.find(s, seat, kinds.Spades)
    if s.rules.empty_actions or d is None or d.flags & FREELY or d.hexes_left > MOST_HEXES:
        return None
    return no("empty_action", "turn") if idle.can_build(s, seat, d) or idle.find_use(s, seat, d) else None


def _open(s: Terra, seat: int, right: int) -> kinds.Asked | None:
    """The first open decision that giving up this right would answer."""
    for d in queue.open_for(s, seat):
        if RIGHT_OF.get(d.kind, -1) == right and _may(d):
            return d
    return None


def _may(d: kinds.Asked) -> bool:
    """Some decisions can be given up only where they come besides an action."""
    if isinstance(d, kinds.Dwelling):
        return d.by_trade
    return d.besides if isinstance(d, kinds.Terrain) else True


def _is_empty(s: Terra, d: kinds.Asked) -> bool:
    """Would an action do nothing at all if this were given up?"""
    if isinstance(d, kinds.Launch):
        return d.whole
    if isinstance(d, kinds.Movement):
        return (
            not d.moved and sail.none_possible(s, d.seat) is None
        )  # the power for its steps may have been spent since
    return d.kind in WHOLE_ACTIONS and not (isinstance(d, (kinds.Bridge, kinds.FreeDwelling)) and d.besides)


class Discard(TerraRule):
    """Give up a right that a decision grants."""

    name = "discard"
    group = "other"
    message = "choice-give-up"
    text = "-{right}"
    forms: tuple[str, ...] = ("-{times}{right}",)
    begins_turn = False

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Several may be given up at once; what is one right for all priests counts once."""
        found = super().read(s, seat, command, words)
        whole = found and found[0].right == CONVERT_W_TO_P and not ordain.one_by_one(s)
        return found[:1] if whole else found

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The right must be there; bought spades are used, and by the printed rules an action does something."""
        d = _open(s, seat, c.right)
        if isinstance(d, kinds.Cover):
            return cover.refuse_discard(s, d)
        if c.right == SPADE:
            return _refuse_all_spades(s, seat) or spades.refuse_discard(s, seat)
        if d is None:
            return no("nothing_to_give_up", "special")
        if not s.rules.empty_actions and _is_empty(s, d):
            return no("empty_action", "turn")
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """One spade less, or the right is gone."""
        d = _open(s, seat, c.right)
        assert d is not None
        if isinstance(d, kinds.Cover):
            cover.use_up(s, d)
            return
        if c.right == SPADE:
            spades.discard(s, seat)
            return
        if isinstance(d, kinds.Ordain) and d.most > 1 and ordain.one_by_one(s):
            s.swap(d, kinds.Ordain(seat, d.most - 1, d.optional))
        elif isinstance(d, kinds.Launch) and d.ships > 1:
            s.swap(d, kinds.Launch(seat, d.ships - 1, d.at_yard))
        elif isinstance(d, kinds.Movement):
            sail.stop(s, d)
        else:
            s.drop(d)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """The right of this decision, listed once."""
        if not _may(d):
            return
        choice = s.catalog.tables[self.number][RIGHT_OF[d.kind]]
        if choice not in out and self.refuse(s, seat, choice) is None:
            out.append(choice)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """It is gone; ships that stay where they are lose nothing."""
        return [] if c.right == MOVE else [("given_up", {"what": RIGHTS[c.right]})]


DISCARD: Final = Discard()
