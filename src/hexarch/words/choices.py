"""Texts of several choices, taken apart and said together."""

from __future__ import annotations


def commands(text: str) -> list[str]:
    """The single choices of a text, which full stops separate."""
    return [single for part in text.split(".") if (single := " ".join(part.split()))]


def joined(sentences: list[str]) -> str:
    """What single choices say, as one sentence."""
    return "; ".join(sentences)
