"""The table in a terminal, and the commands of `hexarch`."""
