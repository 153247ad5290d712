"""What a table, a log and a form say and show of Anunnaki."""
