"""The planner: what would come of these choices, made for all seats from here on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.terra import queue
from hexarch.games.terra.view_more import sealed
from hexarch.kernel.errors import ChoiceError
from hexarch.play import speech
from hexarch.play.errors import MOST_LINE, DraftError, PlayError, check_seat, check_text
from hexarch.play.position import position

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.words import Words


def check_line(game: Game, line: object) -> list[tuple[int, str]]:
    """The choices of a line: a seat and a text each."""
    if not isinstance(line, (list, tuple)):
        raise PlayError("not_a_line")
    if len(line) > MOST_LINE:
        raise PlayError("line_too_long", most=MOST_LINE)
    found = []
    for item in line:
        if not isinstance(item, dict):
            raise PlayError("not_a_line")
        found.append((check_seat(game, item.get("seat")), check_text(item.get("text"))))
    return found


def plan(game: Game, words: Words, line: object, seat: int | None = None) -> dict[str, Any]:
    """The Position after a line for a seat (by default the one to act), with the scores of every seat.

    The game is left as it was. Raises DraftError for a choice that the rules refuse, PlayError for the rest; while
    bids are sealed nobody may plan, for the outcome of the auction would show them.
    """
    choices = check_line(game, line)
    if seat is not None:
        check_seat(game, seat)
    if sealed(game):
        raise PlayError("sealed")
    mark = game.mark()
    revision = len(game.history)
    shown: list[dict[str, Any]] = []
    try:
        for index, (mover, text) in enumerate(choices):
            opened = queue.open_for(game.state, mover)
            label = speech.label(words, text, opened[0].kind if opened else None, game.faction(mover))
            try:
                game.step(mover, text)
            except ChoiceError as error:
                raise DraftError(index, text, error) from error
            shown.append({"seat": mover, "text": text, "label": label})
        if seat is None and game.to_act:
            seat = game.to_act[0]
        found = position(game, words, seat)
        return found | {"revision": revision, "line": shown, "scores": scores(found["view"])}
    finally:
        game.rollback(mark)


def scores(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What lines are compared by: points now and with final scoring, and what is in hand."""
    return [
        {
            "seat": one["seat"],
            "vp": one["vp"],
            "total": one["final"]["total"] if one["faction"] else one["vp"],
            "resources": one.get("resources", {}),
            "bowls": one.get("bowls", []),
        }
        for one in view["seats"]
    ]
