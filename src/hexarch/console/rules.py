"""`hexarch rules WORD`: the rules in the terminal, by chapter or by a word."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.kernel.game import Title

MOST = 12  # parts that are told in full


def rules(word: Annotated[str, Parameter(help=h("rules-word"))] = "", *, title: Title) -> int:
    from hexarch.console import output
    from hexarch.console.files import UserError
    from hexarch.play.manual import manual, search

    words = output.words(title.id)
    book = manual(title, words)
    if not word:
        for chapter in book["chapters"]:
            print(f"{chapter['id']:16} {chapter['title']}")
        return 0
    found = search(book, word)
    if not found:
        raise UserError("console-error-no-rule", word=word)
    for one in found[:MOST]:
        print("\n".join([one["title"], *(f"  {text}" for text in one["text"]), ""]))
    for one in found[MOST:]:
        print(one["title"])
    return 0
