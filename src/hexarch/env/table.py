"""A table: one game with its candidates, observations and rewards; what all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from hexarch import games
from hexarch.env import observer as observers
from hexarch.env import rewards
from hexarch.env.candidates import NotACandidate, candidates, mask, texts
from hexarch.env.observer import Observer
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game, Title

RENDER_MODES: Final = ("ansi", "svg")


@dataclass(frozen=True)
class Settings:
    """How an environment plays.

    `game` is the name of a title, `wishes` is what its observer lets one wish for. `proposals` adds choices that become
    possible with others in front of them; `features` ("none", "plain", "quoted") adds a matrix with a row for each
    candidate; `reward` is "margin" or "delta", `zero_sum` takes the mean of all seats off.
    """

    game: str = games.DEFAULT
    players: int = 4
    proposals: bool = True
    features: str = observers.NONE
    reward: str = rewards.MARGIN
    zero_sum: bool = False
    wishes: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, **given: Any) -> Settings:
        """Settings from keywords; those that are not settings of every game are wishes for this one."""
        own = {known.name for known in fields(cls)}
        wishes = {key: value for key, value in given.items() if key not in own}
        return cls(**{key: value for key, value in given.items() if key in own}, wishes=wishes)

    def __post_init__(self) -> None:
        if self.features not in observers.MODES:
            raise ValueError(f"features: {self.features!r} is none of {', '.join(observers.MODES)}")
        if self.reward not in rewards.KINDS:
            raise ValueError(f"reward: {self.reward!r} is none of {', '.join(rewards.KINDS)}")
        known = self.observer.wishes
        for name in self.wishes:
            if name not in known:
                raise ValueError(f"{name}: {self.game} has none of it; known: {', '.join(known) or 'nothing'}")
        if self.players not in self.title.seats:
            seats = self.title.seats
            raise ValueError(f"players: {self.players} is none of {', '.join(str(n) for n in seats)}")

    @property
    def title(self) -> Title:
        """What is played; raises UnknownTitle."""
        return games.title(self.game)

    @property
    def observer(self) -> Observer:
        """What is observed of it."""
        return observers.of(self.title)

    def new(self, seed: int) -> Game:
        """A game from a seed."""
        observer = self.observer
        return observer.new(self.players, seed, {**observer.wishes, **self.wishes})


def observation_space(settings: Settings) -> spaces.Dict:
    """The vector, the mask and, if wanted, the matrix of candidates."""
    observer = settings.observer
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(observer.lowest, observer.highest, (observer.layout.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (observer.most,), np.int8),
    }
    columns = len(observer.columns(settings.features))
    if columns:
        parts["candidates"] = spaces.Box(-np.inf, np.inf, (observer.most, columns), np.float32)
    return spaces.Dict(parts)


class Table:
    """One game; the seat that decides next is the first the engine names."""

    __slots__ = ("_found", "game", "observer", "settings")

    def __init__(self, settings: Settings, game: Game) -> None:
        self.settings = settings
        self.observer = settings.observer
        self.game = game
        self._found: list[Choice | str] | None = None

    @property
    def seat(self) -> int:
        """Who is to decide, or -1 at the end."""
        return -1 if self.game.over else self.game.to_act[0]

    def candidates(self) -> list[Choice | str]:
        """What that seat can choose from."""
        if self._found is None:
            over, wanted = self.game.over, self.settings.proposals
            self._found = [] if over else candidates(self.game, self.seat, wanted, self.observer.most)
        return self._found

    def texts(self) -> list[str]:
        """The candidates in their canonical texts."""
        return texts(self.candidates())

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Ones for the candidates of the seat to decide."""
        return mask(len(self.candidates()), self.observer.most)

    def step(self, action: int) -> list[float]:
        """Carry out a candidate; the rewards of all seats. Raises NotACandidate."""
        found = self.candidates()
        if not 0 <= action < len(found):
            raise NotACandidate(action, len(found))
        return self.choose(found[action])

    def choose(self, choice: Choice | str) -> list[float]:
        """Carry out any choice of the seat to decide; the rewards of all seats."""
        game, kind = self.game, self.settings.reward
        before = rewards.points(game) if kind == rewards.DELTA else []
        game.step(self.seat, choice)
        self._found = None
        if kind != rewards.DELTA and not game.over:
            return [0.0] * game.players
        return rewards.rewards(kind, self.settings.zero_sum, before, rewards.points(game), game.over)

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees; only the one to decide has candidates."""
        found = self.candidates() if seat == self.seat else []
        observer, features = self.observer, self.settings.features
        parts: dict[str, Any] = {
            "observation": observer.observe(self.game, seat),
            "action_mask": mask(len(found), observer.most),
        }
        if observer.columns(features):
            parts["candidates"] = observers.features(observer, self.game, seat, found, features)
        return parts

    def render(self, mode: str) -> str:
        """The position as text with colours, or as a picture."""
        return self.game.svg() if mode == "svg" else self.observer.text(self.game)
