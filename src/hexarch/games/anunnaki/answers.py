"""The answers to a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki.rules import extras, mana, movement
from hexarch.games.anunnaki.rules.listing import Listing
from hexarch.games.anunnaki.rules.table import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table

# How the choices that answer a question are listed.
LISTINGS: Final[dict[str, Listing]] = {
    **{kind: Listing(verbs) for kind, verbs in ANSWERS.items()},
    "move": movement.Ways(ANSWERS["move"]),
    "portal": movement.Ways(ANSWERS["portal"]),
    "mana_action": mana.ManaActions(ANSWERS["mana_action"]),
    "extra": extras.Extras(ANSWERS["extra"]),
}


def answers(s: Table, d: Asked) -> list[Pick]:
    """Everything but passing; looked for once in each position. Nobody may change this list."""
    return s.found if s.found_for is d else look(s, d)


def look(s: Table, d: Asked) -> list[Pick]:
    """The same where it is known that nobody has looked."""
    listing = LISTINGS[d.kind]
    found = listing.first.options_of(s, d.seat, d) if listing.alone else listing.options(s, d.seat, d)
    s.found = found
    s.found_for = d
    return found


def offer(s: Table, d: Asked) -> bool:
    """Ask what may be passed, unless there is nothing but passing; is it asked?"""
    if look(s, d):
        s.push(d)
        return True
    return False
