"""The rows of a ledger that nobody writes: income, what power answers bring, final scoring."""

from __future__ import annotations

import re
from typing import Final

from hexarch.games.terra import effects
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.names import CULTS
from hexarch.kernel.effect import Effect

AUTOMATIC: Final = {
    "cult_income_for_faction": effects.CULT_INCOME,
    "other_income_for_faction": effects.INCOME,
    "all_income_for_faction": effects.ALL_INCOME,
    "income_for_faction": effects.ALL_INCOME,
    "[opponent accepted power]": effects.ACCEPTED,
    "[all opponents declined power]": effects.DECLINED,
    "score_resources": effects.SCORE_RESOURCES,
}
POINTS: Final = re.compile(r"\+(\d{1,4})vp for ([a-z-]+)")
# Income is sometimes written into a row that is still open.
INCOME: Final = {word: kind for word, kind in AUTOMATIC.items() if word.endswith("income_for_faction")}
SCORED: Final = {
    **{cult.lower(): effects.SCORE_CULT + i for i, cult in enumerate(CULTS)},
    "network": effects.SCORE_NETWORK,
    **{tile.id: effects.SCORE_TILE for tile in everything().final_tiles},
    **{tile.label: effects.SCORE_TILE for tile in everything().final_tiles},  # in ledgers that this program once wrote
}


def describe(e: Effect) -> str:
    """How ledgers write an automatic row."""
    for text, kind in AUTOMATIC.items():
        if kind == e.a:
            return text
    if e.a == effects.SCORE_TILE:
        what = everything().final_tile[e.c].id
    else:
        what = "network" if e.a == effects.SCORE_NETWORK else CULTS[e.a - effects.SCORE_CULT]
    return f"+{e.b}vp for {what}"
