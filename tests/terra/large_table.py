"""Tables of six and seven, which tests play at."""

from hexarch.games.terra.quote import Quote

from .scenario import Table

SEVEN = ("witches F4 D1", "nomads", "mermaids", "giants", "engineers", "alchemists", "halflings")


def table(players: int, *, first: str = "", **more: str) -> Table:
    """A large table; `first` sits in the place of the Witches."""
    return Table(*((first or SEVEN[0]), *SEVEN[1:players]), **more)  # type: ignore[arg-type]


def passing(t: Table) -> str:
    """How whoever is to act passes: with the last card on the table."""
    return [text for text in t.offered(t.to_act[0]) if text.startswith("pass")][-1]


def quoted(t: Table, faction: str, text: str) -> Quote:
    quote = t.game.quote(t.seat(faction), text)
    assert isinstance(quote, Quote), quote
    return quote
