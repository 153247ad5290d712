"""Reading choices: the ledger language, case-insensitive, with its shorthand.

`read` turns one command into choices of the catalog. It looks at the position only to complete what a
command leaves out (`send p to FIRE`, `transform E6`, `decline`); whether a choice is legal is not decided here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import catalog, queue
from hexarch.games.terra.actions import send_priest
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.factions import named
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    CYCLE,
    D_CULT_SPADES,
    D_LEECH,
    D_SPADES,
    RESOURCES,
    RIVER,
    STRUCTURE_IDS,
)
from hexarch.kernel.errors import Ambiguous, Unreadable

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

STRUCTURE_WORDS: Final = {
    "DWELLING": "D",
    "TRADING POST": "TP",
    "TRADING HOUSE": "TP",
    "TEMPLE": "TE",
    "STRONGHOLD": "SH",
    "SANCTUARY": "SA",
}
RESOURCE_WORDS: Final = {
    "PRIEST": "P",
    "PRIESTS": "P",
    "POWER": "PW",
    "WORKER": "W",
    "WORKERS": "W",
    "COIN": "C",
    "COINS": "C",
}
COLOUR_WORDS: Final = {"grey": "gray"}

_BUILD = re.compile(r"build (\w{1,4})")
_UPGRADE = re.compile(r"upgrade (\w{1,4}) to ([a-z ]{1,14})")
_DIG = re.compile(r"dig (\d{1,2})")
_TRANSFORM = re.compile(r"transform (\w{1,4})(?: to (\w{1,12}))?")
_ACTION = re.compile(r"action (\w{1,6})")
_BRIDGE = re.compile(r"bridge (\w{1,4}) ?: ?(\w{1,4})")
_CONNECT = re.compile(r"connect (r\d{1,3}|\w{1,4} ?: ?\w{1,4}(?: ?: ?\w{1,4})?)")
_SEND = re.compile(r"send (?:p|priest) to (\w{1,6})(?: for (\d))?")
_CONVERT = re.compile(r"convert (\d{1,3})? ?([a-z]{1,8}) to (\d{1,3})? ?([a-z]{1,8})")
_BURN = re.compile(r"burn (\d{1,2})")
_ADVANCE = re.compile(r"advance (ship|dig)(?:ping|ging)?")
_PASS = re.compile(r"pass(?: bon(\d{1,2}))?")
_LEECH = re.compile(r"leech (\d{1,2})(?: from (\w{1,20}))?")
_DECLINE = re.compile(r"decline(?: (\d{1,2}) from (\w{1,20}))?")
_TAKE = re.compile(r"\+ ?(\d)? ?(fav|tw)(\d{1,2})")
_STEPS = re.compile(r"\+ ?(\d)? ?(fire|water|earth|air)")
_DOWN = re.compile(r"- ?(fire|water|earth|air)")
_GIVE_UP = re.compile(r"- ?(\d)? ?(spade|free_d|free_tp|free_tf|convert_w_to_p|gain_p3_for_vp)")
_LOSE_CULT = re.compile(r"- ?([2-4]) ?(fire|water|earth|air)")
_LOSE_TOKEN = re.compile(r"- ?p([123])")
_TERRAIN = re.compile(r"pick-colou?r (\w{1,12})")
_UNLOCK = re.compile(r"unlock-terrain (gain-priest|\w{1,12})")
_TOKEN = re.compile(r"gain p3 for vp")
_BID = re.compile(r"bid (\w{1,20}) (\d{1,2})")
_SETUP = re.compile(r"setup (\w{1,20})")


def read(s: Terra, seat: int, command: str) -> list[Choice]:
    """The choices that one command stands for."""
    if not command.isascii():
        # Letters and digits of other scripts would pass for ours.
        raise Unreadable(command)
    text = command.lower()
    known = s.catalog.known.get(text)
    if known is not None:
        return [known]
    for pattern, reader in _READERS:
        found = pattern.fullmatch(text)
        if found is not None:
            choices = reader(s, seat, command, found)
            if len(choices) == 1 and choices[0].text.lower() == text and len(s.catalog.known) < catalog.MOST_KNOWN:
                # Written in full it means the same in every position.
                s.catalog.known[text] = choices[0]
            return choices
    raise Unreadable(command)


# How a bridge paid with workers was written before it was an action.
OLD_BRIDGES: Final = ("convert 2w to bridge", "convert 2 w to bridge", "convert 2w to 1bridge")
_STEP = re.compile(r"\+ ?(fire|water|earth|air)")
_CARD = re.compile(r"\+ ?(bon\d{1,2})")
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


def _hex(s: Terra, command: str, name: str) -> int:
    number = s.board.number.get(name.upper(), -1)
    if number < 0:
        raise Unreadable(command, "unknown_hex", name.upper())
    return number


def _faction(command: str, name: str) -> int:
    faction = named(name.lower())
    if faction is None:
        raise Unreadable(command, "unknown_faction", name)
    return faction.index


def _build(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.build[_hex(s, command, found[1])]]


def _upgrade(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    word = found[2].upper().strip()
    letters = STRUCTURE_WORDS.get(word, word)
    if letters not in STRUCTURE_IDS or not letters:
        raise Unreadable(command, "unknown_structure", found[2])
    return [s.catalog.upgrade[_hex(s, command, found[1])][STRUCTURE_IDS.index(letters)]]


def _dig(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    n = int(found[1])
    if not 1 <= n <= catalog.MOST_DIG:
        raise Unreadable(command, "bad_number", found[1])
    return [s.catalog.dig[n]]


def _transform(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    h = _hex(s, command, found[1])
    if found[2] is None:
        return [s.catalog.transform[h][_nearest_home(s, seat, h)]]
    return [s.catalog.transform[h][_colour(command, found[2])]]


def _colour(command: str, word: str) -> int:
    colour = COLOUR_WORDS.get(word, word)
    if colour not in COLOURS or colour == COLOURS[RIVER]:
        raise Unreadable(command, "unknown_colour", word)
    return COLOURS.index(colour)


def _nearest_home(s: Terra, seat: int, h: int) -> int:
    """Home terrain, or as near to it as the spades in hand reach."""
    home = s.home(seat)
    if home >= CYCLE and s.faction(seat).eruption is not None:
        return home
    centre = s.centre(seat)
    spades = CYCLE
    for d in queue.open_for(s, seat):
        if d.kind in (D_SPADES, D_CULT_SPADES):
            spades = d.n
    if s.faction(seat).spades.needed(s, seat, s.terrain(h), home, spades) <= spades:
        return home
    ends = []
    for way in (-1, 1):
        terrain = s.terrain(h)
        for _ in range(spades):
            if terrain != centre:
                terrain = (terrain + way) % CYCLE
        ends.append(terrain)
    return min(ends, key=lambda terrain: ring_distance(terrain, centre))


def _action(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    wanted = found[1].upper()
    for number, name in s.catalog.action_names.items():
        if name == wanted:
            return [s.catalog.action[number]]
    raise Unreadable(command, "unknown_action", found[1])


def _bridge(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    site = s.board.site_at.get((_hex(s, command, found[1]), _hex(s, command, found[2])), -1)
    if site < 0:
        raise Unreadable(command, "no_bridge_site_there", f"{found[1]}:{found[2]}".upper())
    return [s.catalog.bridge[site]]


def _connect(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    if found[1].startswith("r") and found[1] in s.board.river_names:
        return [s.catalog.connect[s.board.river_names.index(found[1])]]
    if ":" not in found[1]:
        raise Unreadable(command, "unknown_hex", found[1])
    rivers = -1
    for name in found[1].split(":"):
        rivers &= s.board.touches_river[_hex(s, command, name.strip())]
    between = s.board.members(rivers)
    if not between:
        raise Unreadable(command, "no_river_between", found[1].upper())
    if len(between) > 1:
        raise Ambiguous(command, [s.catalog.connect[r].text for r in between])
    return [s.catalog.connect[between[0]]]


def _cult(command: str, word: str) -> int:
    if word.upper() not in CULTS:
        raise Unreadable(command, "unknown_cult", word)
    return CULTS.index(word.upper())


def _send(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    cult = _cult(command, found[1])
    steps = int(found[2]) if found[2] else send_priest.best(s, cult)
    if not 1 <= steps <= 3:
        raise Unreadable(command, "bad_number", found[2])
    return [s.catalog.send[cult][steps]]


def _convert(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    numbers: list[int] = []
    for word in (found[2], found[4]):
        letters = RESOURCE_WORDS.get(word.upper(), word.upper())
        if letters not in RESOURCES or letters == "KEY":
            raise Unreadable(command, "unknown_resource", word)
        numbers.append(RESOURCES.index(letters))
    n, m = int(found[1] or 1), int(found[3] or 1)
    return [s.catalog.convert(numbers[0], numbers[1], n, m)]


def _burn(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.burn(int(found[1]))]


def _advance(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.advance[0 if found[1] == "ship" else 1]]


def _pass(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    number = int(found[1]) if found[1] else 0
    if number >= len(s.catalog.pass_) or (found[1] and not number):
        raise Unreadable(command, "unknown_tile", f"BON{number}")
    return [s.catalog.pass_[number]]


def _offers(s: Terra, seat: int) -> list[tuple[int, int]]:
    found = [(d.n, s.faction(d.a).index) for d in queue.open_for(s, seat) if d.kind == D_LEECH]
    return list(dict.fromkeys(found))


def _leech(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    n = int(found[1])
    if found[2]:
        return [s.catalog.leech(n, _faction(command, found[2]))]
    fitting = [s.catalog.leech(n, builder) for power, builder in _offers(s, seat) if power == n]
    if len(fitting) > 1:
        raise Ambiguous(command, [choice.text for choice in fitting])
    if not fitting:
        raise Unreadable(command, "no_such_offer")
    return fitting


def _decline(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    if found[1]:
        return [s.catalog.decline(int(found[1]), _faction(command, found[2]))]
    open_offers = [d for d in queue.open_for(s, seat) if d.kind == D_LEECH]
    if not open_offers:
        raise Unreadable(command, "no_such_offer")
    return [s.catalog.decline(d.n, s.faction(d.a).index) for d in open_offers]


def _take(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    table = s.catalog.favor if found[2] == "fav" else s.catalog.town
    number = int(found[3])
    if not 1 <= number < len(table):
        raise Unreadable(command, "unknown_tile", f"{found[2]}{number}".upper())
    return [table[number]] * _times(command, found[1])


def _times(command: str, digits: str | None) -> int:
    n = int(digits or 1)
    if n < 1:
        raise Unreadable(command, "bad_number", str(n))
    return n


def _steps(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    n = _times(command, found[1])
    if n > 3:
        raise Unreadable(command, "bad_number", str(n))
    return [s.catalog.cult[_cult(command, found[2])][n]]


def _down(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.step_down[_cult(command, found[1])]]


def _give_up(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    which = catalog.DISCARDS.index(found[2].upper())
    times = _times(command, found[1]) if which == catalog.DISCARD_SPADE else 1
    return [s.catalog.discard[which]] * times


def _lose_cult(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.lose_cult[_cult(command, found[2])][int(found[1])]]


def _lose_token(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.lose_token[int(found[1])]]


def _ring_colour(command: str, word: str) -> int:
    colour = _colour(command, word)
    if colour >= CYCLE:
        raise Unreadable(command, "unknown_colour", word)
    return colour


def _terrain(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.terrain[_ring_colour(command, found[1])]]


def _unlock(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    if found[1] == "gain-priest":
        return [s.catalog.unlock[CYCLE]]
    return [s.catalog.unlock[_ring_colour(command, found[1])]]


def _token(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.token]


def _bid(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.bid(_faction(command, found[1]), int(found[2]))]


def _setup(s: Terra, seat: int, command: str, found: re.Match[str]) -> list[Choice]:
    return [s.catalog.faction[_faction(command, found[1])]]


_READERS: Final = (
    (_BUILD, _build),
    (_UPGRADE, _upgrade),
    (_LEECH, _leech),
    (_DECLINE, _decline),
    (_CONVERT, _convert),
    (_ACTION, _action),
    (_DIG, _dig),
    (_TRANSFORM, _transform),
    (_PASS, _pass),
    (_TAKE, _take),
    (_STEPS, _steps),
    (_SEND, _send),
    (_BURN, _burn),
    (_ADVANCE, _advance),
    (_BRIDGE, _bridge),
    (_CONNECT, _connect),
    (_DOWN, _down),
    (_GIVE_UP, _give_up),
    (_LOSE_CULT, _lose_cult),
    (_LOSE_TOKEN, _lose_token),
    (_TERRAIN, _terrain),
    (_UNLOCK, _unlock),
    (_TOKEN, _token),
    (_BID, _bid),
    (_SETUP, _setup),
)
