"""What cannot be done at a table: named errors, each with a sentence; and the limits that hostile input meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games import UnknownTitle
from hexarch.kernel.errors import Ambiguous, ChoiceError, Illegal, ImportProblem, SaveError, SetupError, Unreadable

if TYPE_CHECKING:
    from hexarch.kernel.game import Game
    from hexarch.words import Words

MOST_DRAFT: Final = 40  # texts of a draft; a turn with every conversion has under 20
LONGEST_TEXT: Final = 200  # characters of a text; the longest choice with its conversions has under 100
MOST_PLACE: Final = 12  # names of a place
MOST_LINE: Final = 2_000  # choices of a planned line; a whole game of five has under 1,500


class PlayError(ValueError):
    """Something that the table refuses before the rules are asked; `code` names its sentence."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"{code.replace('_', ' ')}{': ' + str(values) if values else ''}")
        self.code: Final = code
        self.values: Final = values


class DraftError(PlayError):
    """A text of a draft or line that the rules refuse; `index` says which, `cause` why."""

    def __init__(self, index: int, text: str, cause: ChoiceError) -> None:
        super().__init__("draft", text=text, index=index)
        self.index: Final = index
        self.text: Final = text
        self.cause: Final = cause


KNOWN: Final = (PlayError, ChoiceError, SetupError, SaveError, ImportProblem, UnknownTitle)


def problem(words: Words, error: Exception) -> dict[str, Any]:
    """An error as a document: code, sentence, and of a refusal the rule that refuses."""
    if isinstance(error, DraftError):
        return problem(words, error.cause) | {"index": error.index, "text": error.text}
    if isinstance(error, PlayError):
        return {"code": error.code, "sentence": words.sentence(f"play-error-{error.code}", error.values)}
    if isinstance(error, UnknownTitle):
        return {"code": "unknown_game", "sentence": words.sentence("play-error-unknown_game", {"game": error.name})}
    found: dict[str, Any] = {"code": "failed", "sentence": words.error(error)}
    if isinstance(error, (Illegal, SetupError)):
        found["code"] = error.refusal.code
        found["rule"] = words.rule(error.refusal)
        found["paragraph"] = error.refusal.rule or "setup"
    elif isinstance(error, Ambiguous):
        found["code"] = "ambiguous"
        found["readings"] = [{"text": text, "label": words.choice(text)} for text in error.readings]
    elif isinstance(error, (Unreadable, SaveError, ImportProblem)):
        found["code"] = error.code
    if isinstance(error, ImportProblem):
        found["line"] = error.line
    return found


def check_seat(game: Game, seat: object) -> int:
    """A seat of the game."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.players:
        raise PlayError("no_such_seat", seat=str(seat)[:20], most=game.players - 1)
    return seat


def check_text(text: object) -> str:
    """A text of a choice."""
    if not isinstance(text, str):
        raise PlayError("not_a_text")
    if len(text) > LONGEST_TEXT:
        raise PlayError("text_too_long", most=LONGEST_TEXT)
    return text


def check_place(place: object) -> dict[str, str | int]:
    """A place on the table: what the title calls it."""
    if not isinstance(place, dict) or len(place) > MOST_PLACE:
        raise PlayError("bad_call", field="place")
    for key, value in place.items():
        short = isinstance(value, int) or (isinstance(value, str) and len(value) <= LONGEST_TEXT)
        if not isinstance(key, str) or isinstance(value, bool) or not short:
            raise PlayError("bad_call", field="place")
    return place


def check_draft(draft: object) -> list[str]:
    """The texts of a draft."""
    if not isinstance(draft, (list, tuple)):
        raise PlayError("not_a_draft")
    if len(draft) > MOST_DRAFT:
        raise PlayError("draft_too_long", most=MOST_DRAFT)
    return [check_text(text) for text in draft]
