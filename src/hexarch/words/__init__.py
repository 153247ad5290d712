"""What a player reads, in English, Italian and Portuguese (Fluent texts)."""

from __future__ import annotations

from hexarch.words.words import Words, languages

__all__ = ["Words", "languages"]
