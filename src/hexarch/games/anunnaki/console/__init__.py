"""Anunnaki in a terminal."""
