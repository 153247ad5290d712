"""The games: each folder here is a title, a set of rules over the kernel with its words, drawing and bots.

Nothing above this package names a title: whoever needs one asks for it by its name. Folders named in the environment
variable HEXARCH_GAMES (separated like those of PATH) are searched for more titles, each a package with a `title.py`.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from hexarch.kernel import codec

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from hexarch.kernel.game import Game, Title

DEFAULT: Final = "terra"  # what is played where nobody says which game
VARIABLE: Final = "HEXARCH_GAMES"
_MODULE: Final = ("title.py", "title.pyc")


class UnknownTitle(ValueError):
    """No game has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game is called {name[:40]!r}; known: {', '.join(ids())}")
        self.name: Final = name[:40]


@cache
def folders() -> dict[str, Traversable]:
    """The folder of each title by its name: the default first, then the program's own, then those from outside."""
    found: dict[str, Traversable] = {}
    for root in [resources.files(__name__), *[Path(folder) for folder in _outside()]]:
        for folder in sorted(root.iterdir(), key=lambda one: one.name):
            if folder.is_dir() and folder.name not in found and any((folder / name).is_file() for name in _MODULE):
                found[folder.name] = folder
    return {name: found[name] for name in sorted(found, key=lambda name: name != DEFAULT)}


def _outside() -> list[str]:
    return [folder for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder and Path(folder).is_dir()]


def outside() -> dict[str, Path]:
    """The folders of titles that do not come with the program."""
    own = Path(__file__).parent
    return {name: folder for name, folder in folders().items() if isinstance(folder, Path) and folder.parent != own}


def ids() -> tuple[str, ...]:
    """The names of all titles, the default first."""
    return tuple(folders())


@cache
def title(name: str = DEFAULT) -> Title:
    """A title by its name; raises UnknownTitle."""
    if name not in folders():
        raise UnknownTitle(name)
    if name in outside():
        parent = str(outside()[name].parent)
        if parent not in sys.path:
            sys.path.append(parent)
        return cast("Title", import_module(f"{name}.title").TITLE)
    return cast("Title", import_module(f"{__name__}.{name}.title").TITLE)


def loads(text: str) -> Game:
    """A saved game of whichever title its format names; raises SaveError."""
    name = codec.format_of(text)
    for one in ids():
        found = title(one)
        if found.format == name:
            return found.loads(text)
    return title(DEFAULT).loads(text)  # it says what is wrong
