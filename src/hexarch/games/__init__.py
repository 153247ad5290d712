"""The games: each is a set of rules over the kernel."""
