"""Warnings: legal, but probably not meant. What a single verb warns of stands in its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds, queue

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.rule import Warned
    from hexarch.games.terra.state import Terra


def before(s: Terra, seat: int, choice: TerraChoice) -> Warned:
    """What a player might want to know before making this legal choice."""
    found: Warned = []
    if choice.rule.is_action and queue.turn(s, seat) is not None:
        open_offers = sum(1 for d in s.decisions if isinstance(d, kinds.Offer) and d.seat == seat)
        if open_offers:
            found.append(("offers_declined", {"n": open_offers}))
    return found + choice.rule.warnings(s, seat, choice)
