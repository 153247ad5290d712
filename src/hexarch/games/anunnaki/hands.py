"""What others can work out about a hand of weapons, and hands that agree with it.

Which advanced weapons somebody takes or loses stays hidden; which ones are played, come back, or cannot be in the hand
because a battle was lost without any, everybody sees. From these notes follow all courses that a hand can have taken,
and each of them is equally likely: whoever takes a card could have taken any card of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexarch.kernel.rng import Random

Note = tuple[int, int, int]  # the seat, what happened, and with which cards (a mask)

GAINED: Final = 0  # a card unknown to others comes to the hand; not one of these, which lie on the table
LOST: Final = 1  # a card unknown to others goes back to the deck
PLAYED: Final = 2  # these were in the hand
BACK: Final = 3  # these are in the hand again
NONE: Final = 4  # none of these was in the hand

Ways = dict[int, int]  # hands, and in how many ways each can have come about


def members(mask: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def courses(notes: Sequence[Note], seat: int, deck: int) -> list[Ways]:
    """All hands of a seat's advanced weapons that are possible: at the beginning, and after each note about it."""
    found: list[Ways] = [{0: 1}]
    for _, what, cards in [note for note in notes if note[0] == seat]:
        after: Ways = {}
        for hand, ways in found[-1].items():
            for one in _following(hand, what, cards, deck):
                after[one] = after.get(one, 0) + ways
        found.append(after)
    return found


def _following(hand: int, what: int, cards: int, deck: int) -> list[int]:
    """What a hand can become by something that is known to have happened."""
    own = cards & deck
    if what == GAINED:
        return [hand | 1 << card for card in members(deck & ~hand & ~own)]
    if what == LOST:
        return [hand & ~(1 << card) for card in members(hand)]
    if what == PLAYED:
        return [hand & ~own] if own & ~hand == 0 else []
    if what == BACK:
        return [hand | own]
    return [] if hand & own else [hand]


def drawn(weights: Mapping[int, int], rng: Random) -> int:
    """One of several, each as likely as its weight says; raises ValueError where there is none."""
    total = sum(weights.values())
    if not total:
        raise ValueError("no hand agrees with what everybody has seen")
    at = rng.below(total)
    for one in sorted(weights):
        at -= weights[one]
        if at < 0:
            return one
    raise AssertionError


def traced(notes: Sequence[Note], seat: int, deck: int, found: Sequence[Ways], last: int, rng: Random) -> list[int]:
    """A course that ends with a hand: the cards that were taken and lost unseen, in their order."""
    hand = last
    secret: list[int] = []
    own = [note for note in notes if note[0] == seat]
    for (_, what, cards), before in zip(reversed(own), reversed(found[:-1]), strict=True):
        ways = {one: n for one, n in before.items() if hand in _following(one, what, cards, deck)}
        earlier = drawn(ways, rng)
        if what in (GAINED, LOST):
            secret.append((earlier ^ hand).bit_length() - 1)
        hand = earlier
    return secret[::-1]
