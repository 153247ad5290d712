"""Structures: what can stand on a hex, and what each is made of."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.piece import Piece
from hexarch.games.terra.names import NONE


class Structure(Piece):
    """One kind of structure: `name` in texts, `made_of` what it replaces on the map."""

    __slots__ = ("made_of", "name")

    def __init__(self, number: int, id: str, name: str, made_of: tuple[int, ...] = ()) -> None:
        super().__init__(number, id)
        self.name: Final = name
        self.made_of: Final = made_of  # empty: built on free land


NO_STRUCTURE: Final = Structure(NONE, "", "none")
