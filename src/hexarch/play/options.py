"""What a seat may choose, as documents: the text, its words, where on the table it is found, and its quote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import effects, payment
from hexarch.games.terra import names as n
from hexarch.games.terra.catalog import DISCARDS
from hexarch.games.terra.quote import Quote
from hexarch.play import quotes, speech

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.words import Words

# Verbs by group, in the order in which the groups are shown.
GROUPS: Final = (
    ("factions", (n.V_FACTION,)),
    ("power", (n.V_LEECH, n.V_DECLINE)),
    ("tiles", (n.V_FAVOR, n.V_TOWN, n.V_CULT, n.V_TERRAIN, n.V_UNLOCK, n.V_LOSE_CULT, n.V_LOSE_TOKEN, n.V_TOKEN)),
    ("build", (n.V_BUILD,)),
    ("upgrade", (n.V_UPGRADE,)),
    ("land", (n.V_DIG, n.V_TRANSFORM, n.V_BRIDGE, n.V_CONNECT)),
    ("actions", (n.V_ACTION,)),
    ("priests", (n.V_SEND, n.V_CONVERT)),
    ("tracks", (n.V_ADVANCE,)),
    ("other", (n.V_DISCARD, n.V_STEP_DOWN, n.V_BURN)),
    ("pass", (n.V_PASS,)),
    ("end", (n.V_DONE,)),
)
BIDS: Final = "bids"
GROUP_OF: Final = {verb: group for group, verbs in GROUPS for verb in verbs} | {n.V_BID: BIDS}
VERBS: Final = {
    value: name[2:].lower().replace("_", "-")
    for name, value in vars(n).items()
    if name.startswith("V_") and isinstance(value, int)
}


def place(s: Terra, choice: Choice) -> dict[str, Any]:
    """Where on the table a choice is found."""
    verb, a, b = choice.verb, choice.a, choice.b
    if verb == n.V_BUILD:
        return {"hex": s.board.hex_names[a], "structure": n.STRUCTURE_IDS[n.DWELLING]}
    if verb == n.V_UPGRADE:
        return {"hex": s.board.hex_names[a], "structure": n.STRUCTURE_IDS[b]}
    if verb == n.V_TRANSFORM:
        return {"hex": s.board.hex_names[a], "terrain": n.COLOURS[b]}
    if verb == n.V_BRIDGE:
        return {"site": s.board.site_names[a]}
    if verb == n.V_CONNECT:
        return {"river": s.board.river_names[a]}
    if verb in (n.V_DIG, n.V_BURN):
        return {"n": a}
    if verb == n.V_ACTION:
        return {"action": s.catalog.action_names[a]}
    if verb == n.V_SEND:
        return {"cult": n.CULTS[a], "space": b}
    if verb in (n.V_CULT, n.V_LOSE_CULT):
        return {"cult": n.CULTS[a], "n": b}
    if verb == n.V_STEP_DOWN:
        return {"cult": n.CULTS[a]}
    if verb == n.V_ADVANCE:
        return {"track": n.TRACKS[a]}
    if verb == n.V_CONVERT:
        return {"from": n.RESOURCES[a // 8], "into": n.RESOURCES[a % 8], "n": choice.c}
    if verb in (n.V_LEECH, n.V_DECLINE):
        return {"seat": s.seat_of(b), "n": a}
    if verb == n.V_PASS:
        return {"tile": choice.text.split()[1]} if a else {}
    if verb in (n.V_FAVOR, n.V_TOWN):
        return {"tile": choice.text[1:]}
    if verb == n.V_LOSE_TOKEN:
        return {"bowl": a}
    if verb == n.V_TERRAIN or (verb == n.V_UNLOCK and a < n.CYCLE):
        return {"terrain": n.COLOURS[a]}
    if verb == n.V_FACTION:
        return {"faction": s.registry[a].id}
    if verb == n.V_BID:
        return {"faction": s.registry[a].id, "n": b}
    if verb == n.V_DISCARD:
        return {"what": DISCARDS[a]}
    return {}


def leads(game: Game, seat: int, text: str, quote: Quote) -> list[str]:
    """Hexes that the spades of a choice can turn into home terrain."""
    erupts = text.startswith("dig") and game.state.faction(seat).eruption is not None
    if not erupts and not any(e.code == effects.SPADES and e.seat == seat for e in quote.effects):
        return []
    mark = game.mark()
    try:
        game.step(seat, text)
        home = game.state.home(seat)
        after = game.options(seat)
        return [game.state.board.hex_names[c.a] for c in after if c.verb == n.V_TRANSFORM and c.b == home]
    finally:
        game.rollback(mark)


class Lister:
    """Writes the options of one seat at one position."""

    def __init__(self, game: Game, words: Words, seat: int, kind: int | None) -> None:
        self.game = game
        self.words = words
        self.seat = seat
        self.kind = kind
        self.faction = game.faction(seat)
        self._options = game.options(seat)
        self._free = game.free(seat)

    def options(self) -> list[dict[str, Any]]:
        """What the seat is asked to choose from, in the order of the groups."""
        found = [self._option(choice, choice.text) for choice in self._options]
        order = {group: i for i, (group, _) in enumerate(GROUPS)}
        found.sort(key=lambda option: order.get(option["group"], -1))
        return found

    def free(self) -> list[dict[str, Any]]:
        """Conversions, sacrificing power, stepping down."""
        return [self._option(choice, choice.text) for choice in self._free]

    def proposals(self) -> list[dict[str, Any]]:
        """What becomes payable with conversions in front; sacrificing power comes last."""
        found = payment.payable(self.game, self.seat, self._options, self._free)
        plain = [one for one in found if "burn" not in one[0]]
        burning = [one for one in found if "burn" in one[0]]
        return [self._option(choice, text, quote) for text, choice, quote in plain + burning]

    def _option(self, choice: Choice, text: str, known: Quote | None = None) -> dict[str, Any]:
        verb = choice.verb
        found: dict[str, Any] = {
            "text": text,
            "label": speech.label(self.words, text, self.kind, self.faction),
            "verb": VERBS[verb],
            "group": "tiles" if self.kind == n.D_BONUS else GROUP_OF[verb],
            "at": place(self.game.state, choice),
        }
        if verb == n.V_BID:  # the last bid of all settles who plays what: nobody may try that out
            found["quote"] = quotes.nothing()
            return found
        quote = known if known is not None else self.game.quote(self.seat, choice)
        assert isinstance(quote, Quote), text
        found["quote"] = quotes.document(self.game, self.words, quote)
        if verb in (n.V_DIG, n.V_ACTION):
            hexes = leads(self.game, self.seat, text, quote)
            if hexes:
                found["leads"] = hexes
        return found
