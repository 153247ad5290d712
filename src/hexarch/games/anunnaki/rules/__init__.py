"""The verbs of Anunnaki, one module each."""
