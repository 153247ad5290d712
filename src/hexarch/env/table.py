"""A table: one game with its candidates, observations and rewards; what all environments share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from hexarch.env import features as candidate_features
from hexarch.env import rewards
from hexarch.env.candidates import MOST, NotACandidate, candidates, mask, texts
from hexarch.env.layout import HIGHEST, layout
from hexarch.env.observation import observe
from hexarch.env.render import ansi
from hexarch.games import terra

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice

RENDER_MODES = ("ansi", "svg")


@dataclass(frozen=True, slots=True)
class Settings:
    """How an environment plays.

    `proposals` adds choices that become payable by conversions; `features` ("none", "plain", "quoted") adds a matrix
    with a row for each candidate; `reward` is "margin" or "delta", `zero_sum` takes the mean of all seats off.
    """

    players: int = 4
    profile: str = "league"
    map: str = "base"
    factions: str | tuple[str, ...] = "random"
    options: tuple[tuple[str, bool], ...] = ()
    proposals: bool = True
    features: str = candidate_features.NONE
    reward: str = rewards.MARGIN
    zero_sum: bool = False

    def __post_init__(self) -> None:
        if self.features not in candidate_features.MODES:
            raise ValueError(f"features: {self.features!r} is none of {', '.join(candidate_features.MODES)}")
        if self.reward not in rewards.KINDS:
            raise ValueError(f"reward: {self.reward!r} is none of {', '.join(rewards.KINDS)}")

    def new(self, seed: int) -> Game:
        """A game from a seed."""
        game = terra.new(
            self.players,
            seed=seed,
            ruleset=self.profile,
            factions=self.factions,
            map=self.map,
            options=dict(self.options),
        )
        game.state.logging = False
        return game


def observation_space(settings: Settings) -> spaces.Dict:
    """The vector, the mask and, if wanted, the matrix of candidates."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, HIGHEST, (layout().size,), np.float32),
        "action_mask": spaces.Box(0, 1, (MOST,), np.int8),
    }
    columns = len(candidate_features.labels(settings.features))
    if columns:
        parts["candidates"] = spaces.Box(-np.inf, np.inf, (MOST, columns), np.float32)
    return spaces.Dict(parts)


class Table:
    """One game; the seat that decides next is the first the engine names."""

    __slots__ = ("_found", "game", "settings")

    def __init__(self, settings: Settings, game: Game) -> None:
        self.settings = settings
        self.game = game
        self._found: list[Choice | str] | None = None

    @property
    def seat(self) -> int:
        """Who is to decide, or -1 at the end."""
        return -1 if self.game.over else self.game.to_act[0]

    def candidates(self) -> list[Choice | str]:
        """What that seat can choose from."""
        if self._found is None:
            self._found = [] if self.game.over else candidates(self.game, self.seat, self.settings.proposals)
        return self._found

    def texts(self) -> list[str]:
        """The candidates in the ledger language."""
        return texts(self.candidates())

    def step(self, action: int) -> list[float]:
        """Carry out a candidate; the rewards of all seats. Raises NotACandidate."""
        found = self.candidates()
        if not 0 <= action < len(found):
            raise NotACandidate(action, len(found))
        return self.choose(found[action])

    def choose(self, choice: Choice | str) -> list[float]:
        """Carry out any choice of the seat to decide; the rewards of all seats."""
        before = rewards.points(self.game)
        self.game.step(self.seat, choice)
        self._found = None
        after = rewards.points(self.game)
        return rewards.rewards(self.settings.reward, self.settings.zero_sum, before, after, self.game.over)

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees; only the one to decide has candidates."""
        found = self.candidates() if seat == self.seat else []
        parts: dict[str, Any] = {"observation": observe(self.game, seat), "action_mask": mask(len(found))}
        if self.settings.features != candidate_features.NONE:
            parts["candidates"] = candidate_features.features(self.game, seat, found, self.settings.features)
        return parts

    def render(self, mode: str) -> str:
        """The position as text with colours, or as a picture."""
        return self.game.svg() if mode == "svg" else ansi(self.game)
