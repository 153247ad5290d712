"""Give up what one may do and need not: spades, a bridge, a free dwelling, a sandstorm, priests, a token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.names import (
    BRIDGE,
    CONVERT_W_TO_P,
    FREE_D,
    FREE_STEP,
    FREE_TF,
    FREE_TP,
    GAIN_P3_FOR_VP,
    RIGHTS,
    SPADE,
)
from hexarch.games.terra.rule import TerraRule, Warned, Words
from hexarch.games.terra.rules import cover, idle, ordain, spades
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
}


WHOLE_ACTIONS: Final = (kinds.FREE_DWELLING, kinds.FREE_TRADING_HOUSE, kinds.SANDSTORM, kinds.BRIDGE)
MOST_HEXES: Final = 2  # spades for more come with a stronghold, besides the action


def _refuse_all_spades(s: Terra, seat: int) -> Refusal | None:
    """By the printed rules spades that are an action are used for something; then the rest may stay unused."""
    d = queue.find(s, seat, kinds.Spades)
    if s.rules.empty_actions or d is None or d.flags & spades.STARTED or d.hexes_left > MOST_HEXES:
        return None
    return no("empty_action", "turn") if d.made_home or idle.find_use(s, seat, d) else None


def _open(s: Terra, seat: int, right: int) -> kinds.Asked | None:
    """The first open decision that giving up this right would answer."""
    for d in queue.open_for(s, seat):
        if RIGHT_OF.get(d.kind, -1) == right:
            return d
    return None


class Discard(TerraRule):
    """Give up a right that a decision grants."""

    name = "discard"
    group = "other"
    message = "choice-give-up"
    text = "-{right}"
    forms: tuple[str, ...] = ("-{times}{right}",)

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Several may be given up at once; what is one right for all priests counts once."""
        found = super().read(s, seat, command, words)
        whole = found and found[0].right == CONVERT_W_TO_P and not ordain.one_by_one(s)
        return found[:1] if whole else found

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The right must be there; bought spades are used, and by the printed rules an action does something."""
        d = _open(s, seat, c.right)
        if isinstance(d, kinds.Cover):
            return cover.refuse_discard(s)
        if c.right == SPADE:
            return _refuse_all_spades(s, seat) or spades.refuse_discard(s, seat)
        if d is None:
            return no("nothing_to_give_up", "special")
        besides = isinstance(d, (kinds.Bridge, kinds.FreeDwelling)) and d.besides
        if d.kind in WHOLE_ACTIONS and not s.rules.empty_actions and not besides:
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
        else:
            s.drop(d)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """The right of this decision, listed once."""
        choice = s.catalog.tables[self.number][RIGHT_OF[d.kind]]
        if choice not in out and self.refuse(s, seat, choice) is None:
            out.append(choice)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """It is gone."""
        return [("given_up", {"what": RIGHTS[c.right]})]


DISCARD: Final = Discard()
