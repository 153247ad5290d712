"""What a page and a log need of this game: questions, options, sentences, books, forms, names, importers."""
