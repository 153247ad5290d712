"""Canonical choices as sentences: which message a choice has, and what stands in it."""

from __future__ import annotations

import re
from typing import Final

# Named groups are the values of the message; their names decide how they are put into words.
PATTERNS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), key)
    for pattern, key in (
        (r"build (?P<hex>\w+)", "choice-build"),
        (r"upgrade (?P<hex>\w+) to (?P<structure>\w+)", "choice-upgrade"),
        (r"dig (?P<n>\d+)", "choice-dig"),
        (r"transform (?P<hex>\w+) to (?P<colour>\w+)", "choice-transform"),
        (r"action (?P<action>\w+)", "choice-action"),
        (r"bridge (?P<site>\w+:\w+)", "choice-bridge"),
        (r"connect (?P<hex>[\w:]+)", "choice-connect"),
        (r"send p to (?P<cult>\w+) for (?P<n>\d)", "choice-send"),
        (r"advance (?P<track>\w+)", "choice-advance"),
        (r"convert (?P<n>\d+)(?P<what>[a-z]+) to (?P<m>\d+)(?P<into>[a-z]+)", "choice-convert"),
        (r"burn (?P<n>\d+)", "choice-burn"),
        (r"pass (?P<tile>BON\d+)", "choice-pass-card"),
        (r"pass", "choice-pass"),
        (r"leech (?P<n>\d+) from (?P<faction>\w+)", "choice-leech"),
        (r"decline (?P<n>\d+) from (?P<faction>\w+)", "choice-decline"),
        (r"\+(?P<tile>FAV\d+)", "choice-favor"),
        (r"\+(?P<tile>TW\d+)", "choice-town"),
        (r"\+(?P<n>\d?)(?P<cult>FIRE|WATER|EARTH|AIR)", "choice-cult"),
        (r"-(?P<cult>FIRE|WATER|EARTH|AIR)", "choice-step-down"),
        (r"-(?P<what>SPADE|FREE_D|FREE_TP|FREE_TF|CONVERT_W_TO_P|GAIN_P3_FOR_VP)", "choice-give-up"),
        (r"-(?P<n>\d)(?P<cult>FIRE|WATER|EARTH|AIR)", "choice-lose-cult"),
        (r"-P(?P<bowl>[123])", "choice-lose-token"),
        (r"setup (?P<faction>\w+)", "choice-faction"),
        (r"bid (?P<faction>\w+) (?P<n>\d+)", "choice-bid"),
        (r"pick-colou?r (?P<colour>\w+)", "choice-terrain"),
        (r"unlock-terrain gain-priest", "choice-keep-priest"),
        (r"unlock-terrain (?P<colour>\w+)", "choice-unlock"),
        (r"gain P3 for VP", "choice-token"),
        (r"done", "choice-done"),
        (r"resign", "choice-resign"),
    )
)
FIRST_CARD: Final = "choice-first-card"
ERUPTION: Final = "choice-erupt"  # what `dig 1` means to a faction that has no spades


def commands(text: str) -> list[str]:
    """The single choices of a text, which full stops separate."""
    return [single for part in text.split(".") if (single := " ".join(part.split()))]


def joined(sentences: list[str]) -> str:
    """What single choices say, as one sentence."""
    return "; ".join(sentences)


def find(text: str) -> tuple[str, dict[str, str | int]] | None:
    """Key and values for a single choice, None when it is not one."""
    for pattern, key in PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return key, {name: _value(name, value) for name, value in found.groupdict().items()}
    return None


def _value(name: str, value: str) -> str | int:
    from hexarch.games.terra.names import CULTS, STRUCTURE_IDS, TRACKS

    if name in ("n", "m", "bowl"):
        return int(value or 1)
    upper = value.upper()
    if name == "structure" and upper in STRUCTURE_IDS:
        return STRUCTURE_IDS.index(upper)
    if name == "cult" and upper in CULTS:
        return CULTS.index(upper)
    if name == "track" and value.lower() in TRACKS:
        return TRACKS.index(value.lower())
    if name in ("faction", "colour"):
        return value.lower()
    return upper if name != "hex" or not value.startswith("r") else value
