"""Anunnaki: Dawn of the Gods."""
