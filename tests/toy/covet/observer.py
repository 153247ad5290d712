"""What environments observe of Covet: a player's own cards and whatever lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.env.plain import PlainObserver

if TYPE_CHECKING:
    from covet.game import Covet
    from covet.title import CovetTitle


def observer(title: CovetTitle) -> PlainObserver:
    """Cards by name, and the pot; points, round and seats are there anyway."""

    def numbers(game: Covet, seat: int) -> dict[str, Any]:
        seen = game.shown(seat)
        return {
            "hand": [card in seen["hand"] for card in title.cards],
            "mine": [card == seen["mine"] for card in title.cards],
            "last": [card in seen["last"] for card in title.cards],
            "pot": seen["pot"],
        }

    cards = (title.cards,)
    fields = (
        ("hand", cards, "cards in hand"),
        ("mine", cards, "card put down"),
        ("last", cards, "cards shown last"),
        ("pot", (), "points in the pot"),
    )
    return PlainObserver(title, fields, numbers, {"rounds": "5"}, most=8, longest=50, best=15.0)
