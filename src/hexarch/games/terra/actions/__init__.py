"""The actions of a turn, and what one may do besides."""
