"""The Position: what a page draws and asks, at a revision or after a draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexarch.kernel.errors import ChoiceError, Illegal, Refusal
from hexarch.kernel.game import NOW
from hexarch.play import speech, titles
from hexarch.play.drafts import Rehearsal, canonical, quoted
from hexarch.play.errors import PlayError, check_draft, check_place, check_seat, check_text, problem
from hexarch.play.facts import facts
from hexarch.play.options import Lister, priced

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words


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

    `viewer` is the seat whose secrets may be seen, by default `seat`; `changed` is what the last row changed, shown
    while there is no draft. `view` is what everybody sees there, if the caller has it already (written, perhaps); with
    a draft or secrets it is not looked at. A draft that would reveal something is tried up to there, and `reveals` says
    so. Raises PlayError, and DraftError for a text that the rules refuse.
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
        if rehearsal.reveals:
            return _revealing(game, words, viewer, rehearsal)
        same = view if not texts and not game.hides(viewer) else None
        return _write(game, words, seat, viewer, rehearsal, changed, same)
    finally:
        game.rollback(mark)


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
        "view": view if view is not None else game.view(viewer),
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
        "changed": changed or game.touched([]),
    }
    if seat is None:
        found["title"] = titles.title(game, words, None)
        return found
    ends = bool(game.ending(seat)) and not rehearsal.passed_on
    _total(game, words, seat, rehearsal, found, ends)
    drafted = bool(rehearsal.quotes)
    opened = [] if drafted and rehearsal.passed_on else game.asked(seat)
    if opened:
        found["kind"] = opened[0].kind
        found["reaction"] = opened[0].reaction
        found["kinds"] = list(dict.fromkeys(one.kind for one in opened))
        found["title"] = titles.question(words, opened)
        lister = Lister(game, words, seat)
        found["options"] = lister.options()
        found["free"] = lister.free()
        found["proposals"] = lister.proposals()
    elif drafted:
        found["title"] = speech.sentence(words, "play-title-confirm")
    else:
        found["title"] = titles.title(game, words, seat)
    ready = drafted and (rehearsal.passed_on or rehearsal.complete())
    alone = not drafted and bool(opened) and game.ending(seat) == NOW
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
    total = game.total(rehearsal.quotes)
    if ends and game.ending(seat) == NOW:
        last = game.quote(seat, game.end)
        if not isinstance(last, Refusal):
            total.warnings.extend(last.warnings)
    found["total"] = priced(game, words, total)
    found["total"]["effects"] = speech.effects(words, game, total.effects)
    found["warnings"] = found["total"]["warnings"]
    found["changed"] = game.touched(total.effects)


def _revealing(game: Game, words: Words, viewer: int | None, rehearsal: Rehearsal) -> dict[str, Any]:
    """The last of the draft would reveal something: what comes of that is told only when it is sent."""
    found = _write(game, words, None, viewer, rehearsal, None)
    assert rehearsal.seat is not None
    _total(game, words, rehearsal.seat, rehearsal, found, False)
    found["seat"] = rehearsal.seat
    found["title"] = speech.sentence(words, "play-title-reveals")
    found["confirm"] = {"ready": True, "ends": False, "label": speech.sentence(words, "play-confirm")}
    found["reveals"] = True
    return found


def explain(game: Game, words: Words, seat: int, text: str, draft: Sequence[str] = ()) -> dict[str, Any]:
    """The Answer to a question about any text, even an impossible one; the game is left as it was."""
    check_seat(game, seat)
    check_text(text)
    texts = check_draft(draft)
    mark = game.mark()
    try:
        if Rehearsal(game, words, seat, texts).reveals:
            raise PlayError("reveals")
        return answer(game, words, seat, text)
    finally:
        game.rollback(mark)


def answer(game: Game, words: Words, seat: int, text: str) -> dict[str, Any]:
    """The Answer at the position as it is: the quote, or why not and what would help."""
    try:
        quote = quoted(game, seat, text)
    except ChoiceError as error:
        return {"ok": False, "proposal": None, **problem(words, error)}
    if isinstance(quote, Refusal):
        proposal = game.propose(seat, text)
        return {"ok": False, "proposal": proposal, **problem(words, Illegal(quote, text))}
    label = speech.label(words, game, seat, canonical(game, seat, text))
    found = priced(game, words, quote)
    found["effects"] = speech.effects(words, game, quote.own)
    return {"ok": True, "label": label, "quote": found, **({"reveals": True} if quote.reveals else {})}


def point(game: Game, words: Words, seat: int, place: object, draft: Sequence[str] = ()) -> dict[str, Any]:
    """The Answers to everything a player could mean by pointing at a place of the table, after a draft.

    Each has the text it is about; the game is left as it was.
    """
    check_seat(game, seat)
    where = check_place(place)
    texts = check_draft(draft)
    mark = game.mark()
    try:
        if Rehearsal(game, words, seat, texts).reveals:
            raise PlayError("reveals")
        found = []
        for text in game.conceivable(seat, where):
            label = speech.label(words, game, seat, text)
            found.append({"text": text, "label": label, "proposal": None, **answer(game, words, seat, text)})
        return {"answers": found}
    finally:
        game.rollback(mark)
