"""A game turned into the documents a page draws, with the standard library and the layers below only."""

from __future__ import annotations
