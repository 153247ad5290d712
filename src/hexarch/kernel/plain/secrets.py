"""What a seat of a plain game cannot know, and worlds that agree with what it does know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from hexarch.kernel.plain.game import PlainGame
    from hexarch.kernel.rng import Random

G = TypeVar("G", bound="PlainGame")
MOST_WORLDS: Final = 1_000  # tried; a seat that has seen little is at the first one


def unknown(game: PlainGame, viewer: int | None) -> list[str]:
    """Pieces of the deal that a viewer has never seen: in no choice that it may read, and not in its hand."""
    seen = {word for _, text in game.history_for(viewer) for word in text.split()}
    if viewer is not None:
        seen.update(game.held(viewer))
    return [piece for piece in game.setup.deal if piece not in seen]


def imagine(game: G, viewer: int | None, rng: Random) -> G:
    """A game that agrees with all the viewer has seen: the rest of the deal, and what was chosen in secret, is random.

    Nothing of it follows from the true deal: the same random numbers give the same world, whatever is hidden.
    """
    if not game.hides(viewer):
        return game.copy()
    pieces = sorted(unknown(game, viewer))
    for _ in range(MOST_WORLDS):
        found = _dealt(game, viewer, pieces, rng)
        if found is not None:
            return found
    raise ValueError("no world agrees with what the seat has seen")


def _dealt(game: G, viewer: int | None, pieces: list[str], rng: Random) -> G | None:
    """One world to imagine, None when something the viewer has seen cannot happen in it."""
    drawn = iter(rng.shuffled(pieces))
    hidden = set(pieces)
    deal = tuple([next(drawn) if piece in hidden else piece for piece in game.setup.deal])
    found = type(game)(replace(game.setup, deal=deal, seed=0))
    try:
        for seat, text in game.history_for(viewer):
            possible = [*found.options(seat), *found.free(seat)]
            if not text and not possible:
                return None
            found.step(seat, text or rng.choice(possible))
    except ChoiceError:
        return None
    return found if _looks(found, viewer) == _looks(game, viewer) else None


def _looks(game: PlainGame, viewer: int | None) -> tuple[object, ...]:
    """What a viewer sees of a game."""
    return game.view(viewer), game.history_for(viewer), game.to_act, game.scores()
