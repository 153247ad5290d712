"""The rows of a ledger that nobody writes: income, what power answers bring, final scoring."""

from __future__ import annotations

import re
from typing import Final

from hexarch.games.terra import codes
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.codes import TerraEffect
from hexarch.games.terra.names import CULTS

AUTOMATIC: Final = {
    "cult_income_for_faction": codes.CULT_INCOME,
    "other_income_for_faction": codes.INCOME,
    "all_income_for_faction": codes.ALL_INCOME,
    "income_for_faction": codes.ALL_INCOME,
    "[opponent accepted power]": codes.ACCEPTED,
    "[all opponents declined power]": codes.DECLINED,
    "score_resources": codes.SCORE_RESOURCES,
}
POINTS: Final = re.compile(r"\+(\d{1,4})vp for ([a-z-]+)")
# Income is sometimes written into a row that is still open.
INCOME: Final = {word: kind for word, kind in AUTOMATIC.items() if word.endswith("income_for_faction")}
SCORED: Final = {
    **{cult.lower(): codes.SCORE_CULT + i for i, cult in enumerate(CULTS)},
    "network": codes.SCORE_NETWORK,
    **{tile.id: codes.SCORE_TILE for tile in everything().final_tiles},
    **{tile.label: codes.SCORE_TILE for tile in everything().final_tiles},  # in ledgers that this program once wrote
}


def describe(e: TerraEffect) -> str:
    """How ledgers write an automatic row."""
    for text, kind in AUTOMATIC.items():
        if kind == e.kind:
            return text
    if e.kind == codes.SCORE_TILE:
        what = everything().final_tile[e.final_tile].id
    else:
        what = "network" if e.kind == codes.SCORE_NETWORK else CULTS[e.kind - codes.SCORE_CULT]
    return f"+{e.prize}vp for {what}"
