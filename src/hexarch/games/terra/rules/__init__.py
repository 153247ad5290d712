"""One module for each verb, and for what several of them share; `table` puts them in order."""
