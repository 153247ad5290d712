"""What a tile, an action, a faction or an option is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.console.output import paragraph
from hexarch.console.styles import STRONG
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.words import Words


def explain(out: Console, words: Words, what: str) -> bool:
    """Print the explanation of a name; False when nothing is called so."""
    from hexarch.games.terra.factions import all_factions, all_options

    wish = what.strip().lower()
    for name in (wish.upper(), wish):  # most tiles have names in capitals, those of the final scoring have not
        if words.has(f"tile-{name}"):
            title, text = vocabulary.tile(words, name)
            out.print(Text(f"{name} {title}", style=STRONG))
            paragraph(out, text)
            return True
    for faction in all_factions():
        if wish.replace(" ", "") in (faction.id, vocabulary.name(words, faction.id).lower().replace(" ", "")):
            name, ability, stronghold = vocabulary.faction(words, faction.id)
            out.print(Text(f"{name} ({vocabulary.terrain(words, faction.home)})", style=STRONG))
            paragraph(out, ability)
            paragraph(out, f"{words.text('console-board-stronghold')} {stronghold}")
            return True
    for option in all_options():
        if wish == option.name:
            out.print(Text(option.name, style=STRONG))
            paragraph(out, vocabulary.option(words, option.name))
            return True
    return False
