"""Final scoring tiles of the expansions: one of them is scored besides cults and network."""

from __future__ import annotations

from typing import Final

VP: Final = (18, 12, 6)

DISTANCE: Final = 1  # greatest distance between two structures of one network
STRONGHOLD_TO_SANCTUARY: Final = 2  # distance of the two in one network
OUTPOSTS: Final = 3  # structures at the edge of the map in one network
SETTLEMENTS: Final = 4  # separate groups of adjacent structures in one network


class FinalTile:
    """A tile by its names: `id` in the header of ledgers, `label` in their rows."""

    __slots__ = ("id", "label", "measure")

    def __init__(self, measure: int, tile_id: str, label: str) -> None:
        self.measure: Final = measure
        self.id: Final = tile_id
        self.label: Final = label


TILES: Final = (
    FinalTile(OUTPOSTS, "building-on-edge", "edge"),
    FinalTile(SETTLEMENTS, "connected-clusters", "clusters"),
    FinalTile(DISTANCE, "connected-distance", "distance"),
    FinalTile(STRONGHOLD_TO_SANCTUARY, "connected-sa-sh-distance", "sa-sh-distance"),
)


def by_id(tile_id: str) -> FinalTile | None:
    """A tile by its name, or None."""
    for tile in TILES:
        if tile.id == tile_id:
            return tile
    return None
