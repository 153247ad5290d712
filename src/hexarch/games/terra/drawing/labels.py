"""Words on a drawing: titles of factions, lines about the state of play."""

from __future__ import annotations

import re
from typing import Any, Final

from hexarch.games.terra.factions import by_id

PHASES: Final = {
    "factions": "Choosing factions",
    "dwellings": "Placing dwellings",
    "bonus-cards": "Taking bonus cards",
    "cult-bonuses": "Cult bonuses",
    "over": "Final score",
}


def faction_title(faction: str | None) -> str:
    """How a faction is written: the name of its class, in words."""
    if not faction:
        return "No faction yet"
    return " ".join(re.findall("[A-Z][a-z]+", type(by_id()[faction]).__name__))


def who(seat: dict[str, Any]) -> str:
    """A seat by its faction, or by name before it has one."""
    return faction_title(seat["faction"]) if seat["faction"] else str(seat["name"])


def state_of_play(document: dict[str, Any]) -> str:
    """Round and turn, or the phase between rounds."""
    phase = document["phase"]
    if phase == "actions":
        return f"Round {document['round']} of {document['rounds']}, turn {document['turn']}"
    if phase == "cult-bonuses":
        return f"{PHASES[phase]} of round {document['round']}"
    return PHASES[phase]
