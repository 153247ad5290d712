"""Records: decisions of self-play and of real games in a Parquet file, for learning offline.

Games are written as they end, each as one group of rows, so that memory does not grow with their number. The file says
which title it belongs to and names every number of its observations, so that a version with more of them reads it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from hexarch import bots
from hexarch import games as titles
from hexarch.env import layout as layouts
from hexarch.env import observer as observers
from hexarch.env.layout import Layout
from hexarch.env.rows import Played, from_bots
from hexarch.env.table import Settings
from hexarch.kernel.game import Title

SEEDS: Final = 16  # seeds of bots that belong to one game
GAME: Final = b"hexarch.game"  # whose records they are
FIELDS: Final = b"hexarch.fields"  # the names of the numbers of an observation
LAYOUT: Final = b"hexarch.layout"  # the digest that files without names have instead


def schema(title: Title) -> pa.Schema:
    """The columns; the file also names its title and the fields of its observations."""
    observer = observers.of(title)
    layout = observer.layout
    return pa.schema(
        [
            ("game", pa.string()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            *[(name, pa.dictionary(pa.int16(), pa.string())) for name in observer.notes],
            ("round", pa.int8()),
            ("observation", pa.list_(pa.float32(), layout.size)),
            ("candidates", pa.list_(pa.string())),
            ("chosen", pa.int16()),
            ("before", pa.list_(pa.string())),
            ("vp", pa.list_(pa.int16())),
            ("result", pa.list_(pa.float32())),
        ],
        metadata={GAME: title.id, FIELDS: layout.dumps()},
    )


class Writer:
    """A Parquet file that grows game by game, all of one title."""

    def __init__(self, path: Path, game: str = titles.DEFAULT) -> None:
        self._schema = schema(titles.title(game))
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self.games = 0
        self.rows = 0

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()

    def write(self, played: Played) -> None:
        """Add the decisions of one game."""
        rows = played.rows
        if not rows:
            return
        columns: list[list[Any]] = [
            [row.game for row in rows],
            [row.ply for row in rows],
            [row.seat for row in rows],
            *[[row.notes[i] for row in rows] for i in range(len(rows[0].notes))],
            [row.round for row in rows],
            [row.observation for row in rows],
            [row.candidates for row in rows],
            [row.chosen for row in rows],
            [row.before for row in rows],
            [played.vp] * len(rows),
            [played.result] * len(rows),
        ]
        arrays = [pa.array(column, type=part.type) for column, part in zip(columns, self._schema, strict=True)]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
        self.games += 1
        self.rows += len(rows)


class Records:
    """A file of records: its title, the layout it was written in, and its games one at a time."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        with pq.ParquetFile(path) as file:
            written: dict[bytes, bytes] = file.schema_arrow.metadata or {}
        self.title: Final = titles.title(written.get(GAME, titles.DEFAULT.encode()).decode())
        self.observer: Final = observers.of(self.title)
        self.layout: Final = self._layout(written)

    def _layout(self, written: dict[bytes, bytes]) -> Layout:
        """The names in the file, or those that an earlier version stood for; raises ValueError when there are none."""
        if FIELDS in written:
            return layouts.loads(written[FIELDS].decode())
        digest = written.get(LAYOUT, b"").decode()
        found = self.observer.former(digest)
        if found is None:
            raise ValueError(f"{self.path}: its observations have the layout {digest or '?'}, which names nothing")
        return found

    def games(self, as_written: bool = False) -> Iterator[pa.Table]:
        """Its games, with observations as written or in the layout of this version: what the file lacks is zero."""
        now = self.observer.layout
        with pq.ParquetFile(self.path) as file:
            for group in range(file.num_row_groups):
                table = file.read_row_group(group)
                yield table if as_written or self.layout.names == now.names else self._carried(table, now)

    def _carried(self, table: pa.Table, now: Layout) -> pa.Table:
        """A game with its observations in another layout."""
        column = table.column_names.index("observation")
        numbers = table["observation"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        carried = layouts.carry(numbers.reshape(len(table), -1).astype(np.float32), self.layout, now)
        flat = pa.array(carried.reshape(-1), type=pa.float32())
        return table.set_column(column, "observation", pa.FixedSizeListArray.from_arrays(flat, now.size))


def games(path: Path) -> Iterator[pa.Table]:
    """Read a file back, one game at a time; raises ValueError for observations whose numbers have no names."""
    return Records(path).games()


def self_play(
    seed: int,
    names: list[str],
    players: int = 4,
    game: str = titles.DEFAULT,
    proposals: bool = True,
    **wishes: Any,
) -> Played:
    """One game between bots; who sits first changes with the seed."""
    settings = Settings(game, players, proposals, wishes=wishes)
    found = settings.new(seed)
    title = found.title
    seated = [bots.make(title, names[(seat + seed) % len(names)], SEEDS * seed + seat) for seat in range(players)]
    wished = [value for value in {**settings.observer.wishes, **wishes}.values() if isinstance(value, str)]
    return from_bots("-".join([game, *wished, str(players), str(seed)]), found, seated, proposals)


def files(given: Iterable[Path]) -> list[Path]:
    """Files as they are, folders as the texts in them in order."""
    found: list[Path] = []
    for path in given:
        found += sorted(path.glob("*.txt")) if path.is_dir() else [path]
    return found
