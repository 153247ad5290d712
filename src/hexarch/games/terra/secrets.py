"""What is hidden: sealed bids, until the last of them opens all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import auction, begin
from hexarch.games.terra.rules.bid import BID

if TYPE_CHECKING:
    from hexarch.games.terra.core import Core
    from hexarch.games.terra.game import Game
    from hexarch.kernel.rng import Random


def sealed(game: Core) -> bool:
    """Are there bids that nobody else may see yet?"""
    return game.setup.auction == auction.SEALED and game.state.cells[at.PHASE] == begin.AUCTION


def opens(game: Core) -> bool:
    """Would the next bid open all of them?"""
    if not sealed(game):
        return False
    due = [d for d in game.state.decisions if isinstance(d, kinds.Bid)]
    return len(due) == 1


def history_for(game: Core, viewer: int | None) -> list[tuple[int, str]]:
    """The history as a viewer may read it: sealed bids of others have no text."""
    if not sealed(game):
        return game.history.copy()
    return [(seat, text if seat == viewer or BID.match(text) is None else "") for seat, text in game.history]


def imagine(game: Game, viewer: int | None, rng: Random) -> Game:
    """The same game with random bids in the place of those that the viewer may not see."""
    if not sealed(game):
        return game.copy()
    from hexarch.games.terra.game import Game

    found = Game(game.setup)
    for seat, text in history_for(game, viewer):
        found.step(seat, text or rng.choice(found.options(seat)))
    return found
