"""Observations of Anunnaki for environments."""
