"""The order and the short forms of the league's own program, for texts of several commands."""

from __future__ import annotations

import re
from typing import Final

from hexarch.games.terra.names import RIGHTS

# How a bridge paid with workers was written before it was an action.
OLD_BRIDGES: Final = ("convert 2w to bridge", "convert 2 w to bridge", "convert 2w to 1bridge")
_STEP: Final = re.compile(r"\+ ?(fire|water|earth|air)")
_CARD: Final = re.compile(r"\+ ?(bon\d{1,2})")
_RIGHT: Final = re.compile("-(?:" + "|".join(RIGHTS) + ")")
# Pairs of commands that are carried out the other way round.
_SWAPPED: Final = (
    (re.compile(r"build .*"), re.compile(r"transform .*")),
    (re.compile(r"pass .*"), re.compile(r"convert .*")),
    (re.compile(r"dig .*"), re.compile(r"action .*")),
)


def arrange(parts: list[str]) -> list[str]:
    """The order and the short forms of the league's own program: answers to offers come first.

    >>> arrange(["build E6", "leech 1", "pass", "+bon3", "+FIRE", "+fire"])
    ['leech 1', 'build E6', 'pass BON3', '+2FIRE']
    """
    merged: list[str] = []
    for part in parts:
        word = part.lower()
        last = merged[-1].lower() if merged else ""
        card, step = _CARD.fullmatch(word), _STEP.fullmatch(word)
        if card is not None:
            if last == "pass":
                merged.pop()
            merged.append(f"pass {card[1].upper()}")
        elif step is not None and last == f"+{step[1]}":
            merged[-1] = f"+2{step[1].upper()}"
        elif word.startswith("bridge ") and (last == "-2w" or last in OLD_BRIDGES):
            merged[-1:] = ["action ACTE", part]
        else:
            merged.append(part)
    for i in range(len(merged) - 1):
        one, two = merged[i].lower(), merged[i + 1].lower()
        if any(first.fullmatch(one) and second.fullmatch(two) for first, second in _SWAPPED):
            merged[i], merged[i + 1] = merged[i + 1], merged[i]
    answers = [part for part in merged if part.lower().startswith(("leech", "decline"))]
    return answers + [part for part in merged if part not in answers]


def merged(parts: list[str]) -> list[str]:
    """Equal gains that follow each other as one, like the league's program; and what is given up piece by piece.

    >>> merged(["+WATER", "+WATER", "+WATER", "-BRIDGE", "-BRIDGE", "pass"])
    ['+2WATER', '+WATER', '-2BRIDGE', 'pass']
    """
    found: list[str] = []
    i = 0
    while i < len(parts):
        part = parts[i]
        most = 2 if part[0] == "+" else len(parts) if _RIGHT.fullmatch(part) else 1
        n = 1
        while n < most and i + n < len(parts) and parts[i + n] == part:
            n += 1
        mergeable = n > 1 and not part[1].isdecimal()
        found += [f"{part[0]}{n}{part[1:]}"] if mergeable else [part] * n
        i += n
    return found
