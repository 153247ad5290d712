"""The Position: what a page draws and asks, at a revision or after a draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import effects, kinds, payment, queue
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.view_more import sealed
from hexarch.kernel.errors import ChoiceError, Illegal
from hexarch.kernel.notation import commands
from hexarch.play import quotes, speech, titles
from hexarch.play.ending import DONE, NOW, complete, ending, turn_of
from hexarch.play.errors import DraftError, check_draft, check_place, check_seat, check_secret, check_text, problem
from hexarch.play.facts import facts
from hexarch.play.options import Lister

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

FREE: Final = ("convert", "burn")  # what one does only to go on with the turn
NO_CHANGES: Final[dict[str, list[Any]]] = {"hexes": [], "seats": [], "cults": [], "tiles": []}


class Rehearsal:
    """A draft carried out on a game, to be taken back: its quotes, its words, and whether the next turn began."""

    def __init__(self, game: Game, words: Words, seat: int | None, draft: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.revision = len(game.history)
        self.hidden = sealed(game)
        self.quotes: list[Quote] = []
        self.shown: list[dict[str, Any]] = []
        self.passed_on = False  # the next turn has begun: what comes now belongs to another draft
        self.settled = False  # sealed bids would be opened: nothing of that may be seen
        self.turn = turn_of(game, seat) if seat is not None else None  # None once the draft makes use of it
        for index, text in enumerate(draft):
            assert seat is not None
            self._step(words, seat, index, text)

    def _step(self, words: Words, seat: int, index: int, text: str) -> None:
        game = self.game
        faction = game.faction(seat)
        opened = queue.open_for(game.state, seat)
        before = len(game.history)
        try:
            check_secret(game, self.hidden, text)
            quote = game.quote(seat, text)
            if not isinstance(quote, Quote):
                raise Illegal(quote, text)
            place = _place(game, seat, text)
            game.step(seat, text)
        except ChoiceError as error:
            raise DraftError(index, text, error) from error
        made = [one for _, one in game.history[before:]]
        if any(one.startswith(FREE) for one in made):
            self.turn = None
        kind = opened[0].kind if opened else None
        label = speech.label(words, ". ".join(made), kind, faction)
        self.shown.append({"text": text, "label": label, "at": place})
        self.settled = self.settled or (self.hidden and not sealed(game))
        self.quotes.append(quote)
        self.passed_on = self.passed_on or any(e.code == effects.TURN for e in quote.effects)


def position(
    game: Game,
    words: Words,
    seat: int | None = None,
    draft: Sequence[str] = (),
    viewer: int | None = None,
    changed: dict[str, list[Any]] | None = None,
    view: object = None,
) -> dict[str, Any]:
    """The document for a seat (None: a watcher) after its draft; the game is left as it was.

    `viewer` is the seat whose sealed bids may be seen, by default `seat`; `changed` is what the last row changed,
    shown while there is no draft. `view` is what everybody sees there, if the caller has it already (written, perhaps);
    with a draft or sealed bids it is not looked at. Raises PlayError, and DraftError for a text that the rules refuse.
    """
    texts = check_draft(draft)
    if seat is not None:
        check_seat(game, seat)
    elif texts:
        check_seat(game, None)
    viewer = seat if viewer is None else check_seat(game, viewer)
    mark = game.mark()
    try:
        rehearsal = Rehearsal(game, words, seat, texts)
        if rehearsal.settled:
            game.rollback(mark)
            return _settled(game, words, viewer, rehearsal)
        same = view if not texts and not rehearsal.hidden else None
        return _write(game, words, seat, viewer, rehearsal, changed, same)
    finally:
        game.rollback(mark)


def _view(game: Game, viewer: int | None) -> dict[str, Any]:
    """The table as the viewer may see it; only sealed bids make a difference."""
    if not sealed(game):
        return game.view()
    found = game.view(viewer)
    found.pop("options", None)
    found.pop("free", None)
    found.pop("seat", None)
    return found


def _write(
    game: Game,
    words: Words,
    seat: int | None,
    viewer: int | None,
    rehearsal: Rehearsal,
    changed: dict[str, list[Any]] | None,
    view: object = None,
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "revision": rehearsal.revision,
        "view": view if view is not None else _view(game, viewer),
        "state": facts(game, words),
        "seat": seat,
        "kind": None,
        "kinds": [],
        "reaction": False,
        "title": "",
        "draft": rehearsal.shown,
        "options": [],
        "proposals": [],
        "free": [],
        "total": None,
        "warnings": [],
        "confirm": {"ready": False, "ends": False, "label": speech.sentence(words, "play-confirm")},
        "changed": changed or NO_CHANGES,
    }
    if seat is None:
        found["title"] = titles.title(game, words, None)
        return found
    ends = bool(ending(game, seat)) and not rehearsal.passed_on
    _total(game, words, seat, rehearsal, found, ends)
    drafted = bool(rehearsal.quotes)
    opened = [] if drafted and rehearsal.passed_on else queue.open_for(game.state, seat)
    if opened:
        kind = opened[0].kind
        found["kind"] = kind
        found["kinds"] = list(dict.fromkeys(d.kind for d in opened))
        found["reaction"] = kind == kinds.LEECH
        found["title"] = titles.asked(game, words, seat)
        lister = Lister(game, words, seat, kind)
        found["options"] = lister.options()
        found["free"] = lister.free()
        found["proposals"] = lister.proposals()
    elif drafted:
        found["title"] = speech.sentence(words, "play-title-confirm")
    else:
        found["title"] = titles.title(game, words, seat)
    ready = drafted and (rehearsal.passed_on or complete(game, seat, rehearsal.turn))
    alone = not drafted and bool(opened) and ending(game, seat) == NOW
    ends = ends and (ready or alone)
    found["confirm"] = {
        "ready": ready or alone,
        "ends": ends,
        "label": speech.sentence(words, "play-confirm-end" if ends else "play-confirm"),
    }
    return found


def _total(game: Game, words: Words, seat: int, rehearsal: Rehearsal, found: dict[str, Any], ends: bool) -> None:
    """The draft together, with the warnings of the end of the turn that sending it brings."""
    if not rehearsal.quotes:
        return
    total = quotes.together(rehearsal.quotes)
    if ends and ending(game, seat) == NOW:
        last = game.quote(seat, DONE)
        if isinstance(last, Quote):
            total.warnings.extend(last.warnings)
    found["total"] = quotes.document(game, words, total)
    found["total"]["effects"] = speech.effects(words, game, total.effects)
    found["warnings"] = found["total"]["warnings"]
    found["changed"] = quotes.changes(game, total.effects)


def _settled(game: Game, words: Words, viewer: int | None, rehearsal: Rehearsal) -> dict[str, Any]:
    """The last sealed bids are drafted: who gets what is told only when they are sent."""
    rehearsal.quotes.clear()
    found = _write(game, words, None, viewer, rehearsal, None)
    found["seat"] = rehearsal.seat
    found["title"] = speech.sentence(words, "play-title-confirm")
    found["confirm"] = {"ready": True, "ends": False, "label": speech.sentence(words, "play-confirm")}
    return found


def _place(game: Game, seat: int, text: str) -> dict[str, Any]:
    """Where on the table a drafted text is found; a text of several choices is found nowhere."""
    if len(commands(text)) != 1:
        return {}
    found = game.read(seat, text)
    return dict(game.place(found[0])) if len(found) == 1 else {}


def point(game: Game, words: Words, seat: int, place: object, draft: Sequence[str] = ()) -> dict[str, Any]:
    """What pressing a place could mean: an Answer with its text for each of it; the game is left as it was."""
    check_seat(game, seat)
    where = check_place(place)
    texts = check_draft(draft)
    mark = game.mark()
    try:
        hidden = Rehearsal(game, words, seat, texts).hidden
        meant = game.conceivable(seat, where)
        return {"answers": [{"text": text, **_answer(game, words, seat, text, hidden)} for text in meant]}
    finally:
        game.rollback(mark)


def explain(game: Game, words: Words, seat: int, text: str, draft: Sequence[str] = ()) -> dict[str, Any]:
    """The Answer to a question about any text, also an impossible one; the game is left as it was."""
    check_seat(game, seat)
    check_text(text)
    texts = check_draft(draft)
    mark = game.mark()
    try:
        hidden = Rehearsal(game, words, seat, texts).hidden
        return _answer(game, words, seat, text, hidden)
    finally:
        game.rollback(mark)


def _answer(game: Game, words: Words, seat: int, text: str, hidden: bool) -> dict[str, Any]:
    opened = queue.open_for(game.state, seat)
    kind = opened[0].kind if opened else None
    try:
        check_secret(game, hidden, text)
        quote = game.quote(seat, text)
    except ChoiceError as error:
        return {"ok": False, "proposal": None, **problem(words, error)}
    if not isinstance(quote, Quote):
        proposal = payment.propose(game, seat, text)
        return {"ok": False, "proposal": proposal, **problem(words, Illegal(quote, text))}
    label = speech.label(words, _canonical(game, seat, text), kind, game.faction(seat))
    if sealed(game):
        return {"ok": True, "label": label, "quote": quotes.nothing() | {"effects": []}}
    found = quotes.document(game, words, quote)
    found["effects"] = speech.effects(words, game, quotes.own(quote.effects))
    return {"ok": True, "label": label, "quote": found}


def _canonical(game: Game, seat: int, text: str) -> str:
    """A possible text as the history would have it, whatever short form it was typed in."""
    mark = game.mark()
    try:
        game.step(seat, text)
        return ". ".join(one for _, one in game.history[mark.history :])
    finally:
        game.rollback(mark)
