"""The steps by which the tables of the database came to be what they are."""
