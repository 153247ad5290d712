"""Set-ups to play at: from a seed, or from recorded games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexarch import bots, games
from hexarch.kernel.game import Doc

if TYPE_CHECKING:
    from hexarch.kernel.game import Game, Setup, Title

SUFFIXES = (".txt", ".json")


@dataclass(frozen=True)
class Table:
    """How a game begins; plain data, so that it can be sent to another process."""

    label: str
    game: str  # the id of its title
    setup: Doc

    @property
    def title(self) -> Title:
        """The title that is played."""
        return games.title(self.game)

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self._setup().names)

    def turned(self, by: int) -> Table:
        """The same set-up with what the seats begin with so many seats further on, where the title can turn it."""
        by %= self.players
        if not by:
            return self
        setup = bots.of(self.title).tables.turned(self._setup(), by)
        return replace(self, label=f"{self.label} +{by}", setup=setup.document())

    def begin(self) -> Game:
        """A game at its beginning."""
        return self.title.new(self._setup())

    def _setup(self) -> Setup:
        return self.title.read_setup(self.setup)


def from_setup(title: Title, label: str, setup: Setup, **wishes: Any) -> Table:
    """The set-up of a recorded game; wishes are those that the title knows."""
    return Table(label, title.id, bots.of(title).tables.adapted(setup, **wishes).document())


def from_seed(title: Title, seed: int, players: int, label: str = "", **wishes: Any) -> Table:
    """Everything drawn from a seed; wishes are those that the title knows."""
    setup = bots.of(title).tables.drawn(title, players, seed, **wishes)
    return Table(label or f"seed {seed}", title.id, setup.document())


def from_text(title: Title, label: str, text: str, **wishes: Any) -> Table:
    """The set-up of a record that the title reads, or of a save; raises ImportProblem, SaveError or SetupError."""
    if text.lstrip()[:1] != "{":
        for importer in title.importers:
            if importer.reads(text):
                return from_setup(title, label, importer.read(text)[0], **wishes)
    return from_setup(title, label, title.loads(text).setup, **wishes)


def from_file(title: Title, path: Path, **wishes: Any) -> Table:
    """The set-up of a file; raises OSError or UnicodeDecodeError besides."""
    return from_text(title, path.stem, path.read_bytes().decode("utf-8-sig"), **wishes)


def files_of(path: Path) -> list[Path]:
    """The records and saved games of a folder in the order of their names; a file stands for itself."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.iterdir() if file.suffix in SUFFIXES and file.is_file())
