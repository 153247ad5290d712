"""Names of people: something to see, nothing that hides, and nobody's who is a bot."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from hexarch import bots, games

# Letters and signs that show nothing although Unicode counts them as visible.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SEEN: Final = frozenset("LNPS")  # letters, numbers, punctuation, symbols
MARKS: Final = 3  # accents on one letter
# Letters of other alphabets (in lower case), small capitals and digits that look like the Latin letters below them.
_STRANGE: Final = "аеорсухѕіјԁӏԛԝһвкмнтαοινρτυκβεօոսցհɡᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢıł013"
_LATIN: Final = "aeopcyxsijdlqwhbkmhtaoivptukbeonughgabcdeghijklmnoprtuvwyzilole"
LOOKALIKES: Final = str.maketrans(_STRANGE, _LATIN)


def visible(name: str) -> bool:
    """Is there something to see, nothing that is not seen, and no tower of accents?

    >>> visible("Zoë 2"), visible("\\u3164"), visible("a\\u200bb"), visible("e" + "\\u0301" * 9)
    (True, False, False, False)
    """
    if not name.isprintable() or BLANK & set(name):
        return False
    kinds = [unicodedata.category(letter)[0] for letter in name]
    return bool(SEEN & set(kinds)) and "M" * (MARKS + 1) not in "".join(kinds)


@cache
def _bots() -> frozenset[str]:
    return frozenset(_folded(name) for game in games.ids() for name in bots.names(games.title(game)))


def of_bot(name: str) -> bool:
    """Is it what a bot is called at a table: its name, perhaps with a number?

    >>> of_bot("greedy"), of_bot("Greedy  3"), of_bot("Greedy Ada")
    (True, True, False)
    """
    first, _, number = _folded(name).partition(" ")
    return first in _bots() and (not number or number.isdecimal())


def like_bot(name: str) -> bool:
    """Does it look like what a bot is called?

    >>> like_bot("Greedy 3"), like_bot("Gr\u0435edy 3"), like_bot("E1der"), like_bot("Greedy Ada")
    (True, True, True, False)
    """
    first, _, rest = _folded(name).partition(" ")
    return of_bot(f"{first.translate(LOOKALIKES)} {rest}")


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
