"""The face of a game of Anunnaki: the rules at work, and everything a table, a log or a bot asks besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexarch.games.anunnaki import engine, names, quote, save, secrets, warnings
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import map_strength
from hexarch.games.anunnaki.core import Core
from hexarch.games.anunnaki.core import GameMark as GameMark
from hexarch.games.anunnaki.quote import Quote
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.games.anunnaki.rules.table import ANSWERS, GRAMMAR, UNSEEN, VERBS
from hexarch.games.anunnaki.table import telling
from hexarch.kernel import game as face
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal, Unreadable
from hexarch.kernel.game import Asked, Books, Doc, Message, Option, Title
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.rng import Random


class Game(Core):
    """One game of Anunnaki."""

    @property
    def title(self) -> Title:
        """Which game this is."""
        from hexarch.games.anunnaki.title import TITLE

        return TITLE

    def copy(self) -> Game:
        """The same game, apart; it cannot roll back behind this position."""
        return Game(self.setup, self)

    def become(self, other: Any) -> None:
        """Take over position and history of another game of this set-up."""
        self.setup, self.state, self.history = other.setup, other.state, other.history

    def quiet(self) -> Game:
        """The same game, which logs no effects from now on."""
        self.state.logging = False
        return self

    def dumps(self) -> str:
        """The game as a readable text."""
        return save.dumps(self)

    def snapshot(self) -> Doc:
        """The position as plain data for the same program to read again."""
        return save.snapshot(self)

    # -- what may be chosen -----------------------------------------------------------------

    def free(self, seat: int) -> list[Choice]:
        """Whatever may be done is asked."""
        return []

    def proposals(self, seat: int) -> list[Option]:
        """Nothing needs others in front of it."""
        return []

    def propose(self, seat: int, text: str) -> str | None:
        """Nothing helps what is refused."""
        return None

    def quote(self, seat: int, choice: Choice | str) -> Quote | Refusal:
        """What a choice (or a text of several) would cost and bring, up to what it would reveal; or the refusal."""
        mark = self.mark()
        start = len(self.state.effects)
        logging, self.state.logging = self.state.logging, True
        warned: list[Message] = []
        try:
            for pick in self.picks(seat, choice):
                d = engine.asked(self.state, seat)
                refusal = engine.refuse_answer(self.state, seat, pick, d)
                if refusal is not None:
                    return refusal
                assert d is not None
                warned += warnings.before(self.state, seat, d, pick)
                engine.apply(self.state, seat, pick)
                effects = self.state.effects[start:]
                known = quote.seen(effects, seat)
                if len(known) < len(effects):
                    break
            warned += warnings.after(self.state, seat, known)
            return quote.made(known, seat, len(known) < len(effects), warned)
        finally:
            self.state.logging = logging
            self.rollback(mark)

    def total(self, quotes: Sequence[Quote]) -> Quote:
        """The quotes of choices made one after the other, added up."""
        return quote.together(quotes)

    def conceivable(self, seat: int, place: Doc) -> list[str]:
        """Every verb of the present question whose blanks the place fills, and every option found there.

        Where there is none, what the place could begin; and else what it is for when something else is asked.
        """
        if not 0 <= seat < self.players or not place:
            return []
        d = engine.asked(self.state, seat)
        verbs: Sequence[Verb] = ANSWERS[d.kind] if d is not None else VERBS
        found = dict.fromkeys(self._filled(verbs, place))
        for pick in [*self.options(seat), *self._lines(seat, place)]:
            at_place = self.place(pick)
            if all(at_place.get(name) == value for name, value in place.items()):
                found[pick.text] = None
        rest = self._begun(place)
        return list(found) or self._filled(verbs, place, rest) or self._filled(VERBS, place, rest)

    def _filled(self, verbs: Sequence[Verb], place: Doc, more: Doc | None = None) -> list[str]:
        """The texts of verbs that the place has to do with, all of whose blanks it fills, perhaps with more."""
        known = {**(more or {}), **place}
        found = []
        for verb in verbs:
            words = {name: str(known[name]) for name in verb.blanks if name in known}
            if len(words) == len(verb.blanks) and any(name in place for name in words):
                try:
                    found.append(self.pick(verb.pattern.fill(words)).text)
                except Unreadable:
                    continue
        return found

    def _begun(self, place: Doc) -> Doc:
        """The rest of a way that begins at a territory, or of the shift of a cube that begins at an edge."""
        world = self.state.world
        start = world.codes.get(str(place.get("place", "")).lower())
        near = [world.edition.territory_code(to) for to in world.near.get(start, ())] if start is not None else []
        edges = [edge.name for edge in world.edition.edges if edge.name != place.get("edge")]
        return {"count": 1, "end": edges[0], **({"to": near[0]} if near else {})}

    def _lines(self, seat: int, place: Doc) -> list[Pick]:
        """Every choice on a line of the mana actions; which of them fit a place is asked afterwards."""
        s = self.state
        if "line" not in place:
            return []
        found = []
        for verb in VERBS:
            if "mana_action" in verb.kinds and verb.group == "mana":
                values = range(len(names.ACTIONS)) if "tile" in verb.blanks else s.places()
                found += [verb.pick(s.world, (value,)) for value in values] if verb.blanks else [verb.pick(s.world, ())]
        return found

    # -- whose turn, and its end --------------------------------------------------------------

    def asked(self, seat: int) -> list[Asked]:
        """The one question a seat is asked."""
        d = engine.asked(self.state, seat) if 0 <= seat < self.players else None
        if d is None:
            return []
        several = len(self.to_act) > 1
        reacts = seat != self.turn() and self.state.cells[at.PHASE] != at.SETUP
        question: Message = (f"asked-{d.kind}", self._question(d))
        return [Asked(seat, d.kind, question, reacts, waits=several, secret=d.kind in UNSEEN)]

    def _question(self, d: Any) -> dict[str, str | int]:
        """What a question names: how many, and where."""
        found: dict[str, str | int] = {}
        for name in ("n", "steps"):
            if hasattr(d, name):
                found["count"] = getattr(d, name)
        if self.state.cells[at.PLACE]:
            found["place"] = self.state.edition.territory_code(self.state.cells[at.PLACE] - 1)
        if hasattr(d, "victim"):
            found["who"] = self.setup.players[d.victim]
        return found

    def turn(self) -> int | None:
        """The seat whose turn it is, None before the first and after the last."""
        phase = self.state.cells[at.PHASE]
        return None if phase in (at.SETUP, at.FINISH, at.OVER) else self.state.active()

    def ending(self, seat: int) -> str:
        """Turns end by themselves."""
        return face.NOT

    @property
    def end(self) -> str:
        """There is no choice that ends a turn."""
        return ""

    @property
    def leave(self) -> str:
        """Nobody can leave the game by a choice."""
        return ""

    def role(self, text: str) -> str:
        """Every choice is one of its own."""
        return face.PLAIN

    def standing(self, seat: int, policy: Doc) -> str | None:
        """There are no standing answers."""
        return None

    def awaiting(self, seat: int) -> int:
        """Nor questions for them."""
        return 0

    # -- telling --------------------------------------------------------------------------------

    def place(self, choice: Choice) -> Doc:
        """The words in the blanks: territories, tiles, cards."""
        pick = choice if isinstance(choice, Pick) else self.pick(choice.text)
        return pick.rule.place(self.state, pick)

    def group(self, seat: int, choice: Choice) -> str:
        """The group of options it is shown in."""
        pick = choice if isinstance(choice, Pick) else self.pick(choice.text)
        return pick.rule.group

    def hints(self, seat: int, option: Option) -> Doc:
        """Nothing more."""
        return {}

    def said(self, seat: int, text: str) -> list[Message]:
        """A canonical text as sentences, one for each choice in it."""
        d = engine.asked(self.state, seat) if 0 <= seat < self.players else None
        found = []
        for part in commands(text):
            message = GRAMMAR.said(part, d.kind if d is not None else "")
            if message is None:
                raise Unreadable(part)
            found.append(message)
        return found

    def told(self, effect: Effect) -> Message | None:
        """What happened, as a sentence of the log."""
        return telling.told(self, effect)

    def cut(self, effect: Effect) -> str:
        """Where a log begins a row."""
        return telling.cut(self, effect)

    def touched(self, effects: Sequence[Effect]) -> dict[str, list[Any]]:
        """Territories, intersections, pacts and seats that effects changed."""
        return telling.touched(self, effects)

    def books(self) -> Books:
        """Books that begin with the position as it is."""
        from hexarch.games.anunnaki.table.books import AnunnakiBooks

        return AnunnakiBooks(self)

    def label(self, seat: int) -> str:
        """The House of a seat."""
        return self.state.house_name(seat)

    def progress(self, effect: Effect | None = None) -> tuple[int, int]:
        """Turns that the first player has had, and whose turn it is in the order of play."""
        if effect is not None:
            return telling.progress(self, effect)
        s = self.state
        number = s.get(s.active(), at.TURNS)
        return number, 1 + s.world.order.index(s.active()) if number else 0

    def figures(self, seat: int, page: list[int]) -> Doc:
        """Points by source, resources, mana and steps of a seat, with the page it had; its strength as things stand."""
        from hexarch.games.anunnaki.table.books import figures

        strength = map_strength(self.state, seat)
        return {**figures(page), "strength": strength, "territories": self.state.controlled(seat).bit_count()}

    def summary(self, seat: int) -> Doc:
        """The House of a seat."""
        return {"house": self.label(seat)}

    def view(self, viewer: int | None = None) -> Doc:
        """The table as a viewer sees it."""
        from hexarch.games.anunnaki.view import view

        return view(self.state, viewer)

    def svg(self, theme: str = "light", labels: Any = None) -> str:
        """The position as one self-contained picture; `Words(language).labels()` gives it a language."""
        from hexarch.games.anunnaki.drawing import draw

        return draw(self, theme, labels)

    # -- secrets --------------------------------------------------------------------------------

    def hides(self, viewer: int | None = None) -> bool:
        """Until the end tiles, tokens, piles and hands are hidden."""
        return not self.over

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; a hidden choice has an empty text."""
        return secrets.history_for(self, viewer)

    def hidden(self, seat: int) -> Message:
        """What a log says to others of a hidden choice."""
        return "plain-hidden", {"who": self.setup.players[seat]}

    def imagine(self, viewer: int | None, rng: Random) -> Game:
        """A game that agrees with everything the viewer knows and is random in the rest."""
        return secrets.imagine(self, viewer, rng)
