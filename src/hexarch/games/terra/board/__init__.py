"""The map: hexes, adjacency, rivers, bridges."""
