"""The order and the short forms of the league's own program, for texts of several commands."""

from __future__ import annotations

import re
from typing import Final

from hexarch.games.terra.names import CULTS, RIGHTS
from hexarch.games.terra.rules.action import ACTION
from hexarch.games.terra.rules.bridge import BRIDGE
from hexarch.games.terra.rules.build import BUILD
from hexarch.games.terra.rules.convert import CONVERT
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.table import RULES
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.kernel.game import ANSWERS
from hexarch.kernel.pattern import first_word

# How a bridge paid with workers was written before it was an action.
OLD_BRIDGES: Final = ("convert 2w to bridge", "convert 2 w to bridge", "convert 2w to 1bridge")
_STEP: Final = re.compile(r"\+ ?(" + "|".join(CULTS).lower() + ")")
CARD: Final = re.compile(r"\+ ?(bon\d{1,2})")
_RIGHT: Final = re.compile("-(?:" + "|".join(RIGHTS) + ")")
# Pairs of verbs that are carried out the other way round, by their first words.
_SWAPPED: Final = frozenset(
    [(one.pattern.begins, two.pattern.begins) for one, two in ((BUILD, TRANSFORM), (PASS, CONVERT), (DIG, ACTION))]
)
ANSWER_WORDS: Final = frozenset([rule.pattern.begins for rule in RULES if rule.role == ANSWERS])  # first words


def arrange(parts: list[str]) -> list[str]:
    """The order and the short forms of the league's own program: answers to offers come first.

    >>> arrange(["build E6", "leech 1", "pass", "+bon3", "+FIRE", "+fire"])
    ['leech 1', 'build E6', 'pass BON3', '+2FIRE']
    """
    merged: list[str] = []
    for part in parts:
        word = part.lower()
        last = merged[-1].lower() if merged else ""
        card, step = CARD.fullmatch(word), _STEP.fullmatch(word)
        if card is not None:
            if last == PASS.pattern.begins:
                merged.pop()
            merged.append(f"{PASS.pattern.begins} {card[1].upper()}")
        elif step is not None and last == f"+{step[1]}":
            merged[-1] = f"+2{step[1].upper()}"
        elif first_word(word) == BRIDGE.pattern.begins and (last == "-2w" or last in OLD_BRIDGES):
            merged[-1:] = ["action ACTE", part]
        else:
            merged.append(part)
    for i in range(len(merged) - 1):
        one, two = merged[i].lower(), merged[i + 1].lower()
        if " " in one and (first_word(one), first_word(two)) in _SWAPPED:  # `pass` without a card stays where it is
            merged[i], merged[i + 1] = merged[i + 1], merged[i]
    answers = [part for part in merged if first_word(part.lower()) in ANSWER_WORDS]
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
