"""Terra Mystica for environments: positions and choices as named numbers."""
