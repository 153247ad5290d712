"""Records: decisions of self-play and of real games in a Parquet file, for learning offline.

Games are written as they end, each as one group of rows, so that memory does not grow with their number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from hexarch import bots
from hexarch import games as games_
from hexarch.env.layout import layout
from hexarch.env.rows import Played, from_bots
from hexarch.games import terra

SEEDS: Final = 16  # seeds of bots that belong to one game


def schema() -> pa.Schema:
    """The columns; the file also says which layout its observations have."""
    return pa.schema(
        [
            ("game", pa.string()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("faction", pa.dictionary(pa.int16(), pa.string())),
            ("round", pa.int8()),
            ("observation", pa.list_(pa.float32(), layout().size)),
            ("candidates", pa.list_(pa.string())),
            ("chosen", pa.int16()),
            ("before", pa.list_(pa.string())),
            ("vp", pa.list_(pa.int16())),
            ("result", pa.list_(pa.float32())),
        ],
        metadata={"hexarch.layout": layout().digest()},
    )


class Writer:
    """A Parquet file that grows game by game."""

    def __init__(self, path: Path) -> None:
        self._schema = schema()
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
        columns = [
            [row.game for row in rows],
            [row.ply for row in rows],
            [row.seat for row in rows],
            [row.faction for row in rows],
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


def games(path: Path) -> Iterator[pa.Table]:
    """Read a file back, one game at a time; raises ValueError for observations of another layout."""
    with pq.ParquetFile(path) as file:
        found = (file.schema_arrow.metadata or {}).get(b"hexarch.layout", b"").decode()
        if found != layout().digest():
            raise ValueError(f"{path}: written with the layout {found or 'of something else'}, not {layout().digest()}")
        for group in range(file.num_row_groups):
            yield file.read_row_group(group)


def self_play(
    seed: int,
    names: list[str],
    players: int = 4,
    profile: str = "league",
    map_id: str = "base",
    factions: str = "random",
    proposals: bool = True,
) -> Played:
    """One game between bots; who sits first changes with the seed."""
    game = terra.new(players, seed=seed, ruleset=profile, factions=factions, map=map_id)
    game.state.logging = False
    seated = [
        bots.make(games_.title(), names[(seat + seed) % len(names)], SEEDS * seed + seat) for seat in range(players)
    ]
    return from_bots(f"{profile}-{map_id}-{players}-{seed}", game, seated, proposals)


def ledger_files(given: Iterable[Path]) -> list[Path]:
    """Files as they are, folders as their ledgers in order."""
    found: list[Path] = []
    for path in given:
        found += sorted(path.glob("*.txt")) if path.is_dir() else [path]
    return found
