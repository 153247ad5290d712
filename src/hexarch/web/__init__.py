"""The server of the table: people, games and their choices in a database, pages kept up to date by events."""
