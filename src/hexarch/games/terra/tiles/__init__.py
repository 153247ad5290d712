"""Bonus cards, favor tiles, town tiles, round tiles and power actions, as data."""
