"""Covet: a small game with secrets, for tests and as an example."""
