"""What happened, told in a line or two: the choice, its points, and what the game did by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from hexarch.console.colours import FAINT, GOOD, STRONG, WARN
from hexarch.console.table_view import short, who
from hexarch.games.terra import effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import begin
from hexarch.games.terra.phases.auction import SEALED
from hexarch.games.terra.resources import RESOURCES

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.words import Words

ALWAYS: Final = (effects.TOWN, effects.DROP)
INCOMES: Final = {
    effects.CULT_INCOME: "console-cult-income",
    effects.INCOME: "console-income",
    effects.ALL_INCOME: "console-income",
}


def tell(
    game: Game, words: Words, seat: int, text: str, happened: list[Effect], own: bool = False, kind: str | None = None
) -> list[Text]:
    """Lines about a choice that answered a kind of decision; `own` when the reader made it and knows what."""
    lines: list[Text] = []
    head = who(game, words, seat) if not text.startswith("bid ") else Text(game.setup.names[seat])
    told = words.choice(text, kind, game.faction(seat))
    if text.startswith("bid ") and not own and game.setup.auction == SEALED:
        told = words.text("console-bid-placed")
    head.append(f": {told}", style="default")
    points = 0
    notes: list[Text] = []
    later: list[Text] = []
    bucket: dict[str, int] | None = None
    about: Effect | None = None
    for e in happened:
        if e.code == effects.AUTO:
            _close(game, words, about, bucket, later)
            about, bucket = e, {}
        elif e.code == effects.ROUND:
            _close(game, words, about, bucket, later)
            about, bucket = None, None
            later.append(Text(words.effect(game, e), style=STRONG))
        elif bucket is not None and about is not None and e.seat == about.seat and e.code in _GAINS:
            letter, amount = _GAINS[e.code](e)
            bucket[letter] = bucket.get(letter, 0) + amount
        elif e.code == effects.POINTS and e.seat == seat and about is None:
            points += e.a
        if e.code == effects.FACTION and text.startswith("bid "):
            begun = words.text("console-lot-won", n=game.state.get(e.seat, at.VP))
            notes.append(Text(f"  {words.effect(game, e)} {begun}", style=STRONG))
        if e.code in ALWAYS or (e.code == effects.LOST and e.seat == seat and own):
            notes.append(Text(f"  {words.effect(game, e)}", style=WARN if e.code == effects.LOST else ""))
    _close(game, words, about, bucket, later)
    if points:
        head.append("  " + words.text("console-vp", n=f"{points:+d}"), style=GOOD)
    if text != "done" and (not own or points):
        lines.append(head)
    return lines + notes + later


def sealed(game: Game) -> bool:
    """Are there bids that only who made them may see?"""
    return game.setup.auction == SEALED and game.state.cells[at.PHASE] == begin.AUCTION


def _close(game: Game, words: Words, about: Effect | None, got: dict[str, int] | None, lines: list[Text]) -> None:
    """A line for an income, if it brought something."""
    if about is None or got is None or about.a not in INCOMES or not any(got.values()):
        return
    line = Text(f"  {words.text(INCOMES[about.a])} ", style=FAINT)
    line.append_text(who(game, words, about.seat))
    line.append(f" +{short(words, got)}")
    lines.append(line)


_GAINS: Final = {
    effects.GAIN: lambda e: (RESOURCES[e.a], e.b),
    effects.POWER_UP: lambda e: ("PW", e.a + e.b),
    effects.SPADES: lambda e: ("SPADE", e.a),
}
