"""A game turned into the documents a page draws: standard library and the layers below only, also in a browser."""

from __future__ import annotations
