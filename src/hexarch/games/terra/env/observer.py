"""What environments are told about Terra Mystica."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.env.layout import Layout, Vector
from hexarch.games import terra
from hexarch.games.terra.env import features, layout
from hexarch.games.terra.env.observation import observe
from hexarch.games.terra.env.picture import ansi
from hexarch.kernel.choice import Choice

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game


class TerraObserver:
    """The numbers of Terra Mystica."""

    most: int = 320  # nearly twice what was ever met; docs/environments.md says how that was found
    longest: int = 2_000  # the longest seen had about 400
    best: float = 400.0
    lowest: float = 0.0
    highest: float = layout.HIGHEST
    wishes: Mapping[str, Any] = {"profile": "league", "map": "base", "factions": "random", "options": ()}
    notes: tuple[str, ...] = ("faction",)

    @property
    def layout(self) -> Layout:
        """The one layout of all observations."""
        return layout.layout()

    def former(self, digest: str) -> Layout | None:
        """A layout of the time when records named theirs by a digest only."""
        return layout.former(digest)

    def new(self, players: int, seed: int, wishes: Mapping[str, Any]) -> Game:
        """A game without a log; `factions` may be names joined by "+", `options` pairs of name and bool."""
        factions = wishes["factions"]
        if isinstance(factions, str) and "+" in factions:
            factions = tuple(factions.split("+"))
        game = terra.new(
            players,
            seed=seed,
            ruleset=wishes["profile"],
            factions=factions,
            map=wishes["map"],
            options=dict(wishes["options"]),
        )
        game.state.logging = False
        return game

    def observe(self, game: Game, seat: int) -> Vector:
        """The position as a seat sees it."""
        return observe(game, seat)

    def columns(self, mode: str) -> Sequence[str]:
        """Names of the columns that describe a candidate."""
        return tuple(features.labels(mode))

    def describe(self, game: Game, seat: int, candidate: Choice | str, row: Vector, mode: str) -> None:
        """Fill in the row of a candidate."""
        features.describe(game, seat, candidate, row, mode)

    def noted(self, game: Game, seat: int) -> Sequence[str]:
        """The faction of the seat."""
        return (game.faction(seat),)

    def text(self, game: Game) -> str:
        """The map in colours and a line for each seat."""
        return ansi(game)

    def tables(self) -> Mapping[str, str]:
        """The planes of the map."""
        lines = ["| plane | name | meaning |", "|--:|---|---|"]
        lines += [f"| {i} | `{name}` | {meaning} |" for i, (name, meaning) in enumerate(layout.PLANES)]
        return {"planes": "\n".join(lines)}


OBSERVER: Final = TerraObserver()
