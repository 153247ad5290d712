"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import Env, spaces

from hexarch import bots, games
from hexarch.env.rewards import points
from hexarch.env.table import RENDER_MODES, Settings, Table, observation_space

ILLEGAL_REWARD = -100.0  # for an action that names no candidate; the episode ends there
MOST_SEED = 2**31


class SeatEnv(Env[dict[str, Any], np.int64]):
    """A seat at a table with bots.

    `opponents` is the name of a bot, or one name for each other seat, clockwise; `seat` is where the learner sits,
    drawn for each game when it is None. Other keyword arguments are those of `Settings.of`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (as the base class has it)

    def __init__(
        self,
        opponents: str | tuple[str, ...] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.settings = Settings.of(**settings)
        others = self.settings.players - 1
        names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(names) != others:
            raise ValueError(f"opponents: {len(names)} bots for {others} seats")
        for name in names:
            bots.make(games.title(self.settings.game), name)
        if seat is not None and not 0 <= seat < self.settings.players:
            raise ValueError(f"seat: {seat} is not at a table of {self.settings.players}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: {render_mode!r} is none of {', '.join(RENDER_MODES)}")
        self.opponents = names
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(self.settings)
        self.action_space = spaces.Discrete(self.settings.observer.most)
        self.table: Table | None = None
        self._bots: dict[int, bots.Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin another game and play up to the learner's first decision."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.table = Table(self.settings, self.settings.new(int(draw(MOST_SEED))))
        players = self.settings.players
        place = int(draw(players))
        self.seat = place if self.fixed_seat is None else self.fixed_seat
        self._bots = {
            (self.seat + i) % players: bots.make(self.table.game.title, name, int(draw(MOST_SEED)))
            for i, name in enumerate(self.opponents, 1)
        }
        self._others()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A candidate of the learner, then the others up to its next decision; the reward covers all of it."""
        table = self._table()
        if not 0 <= int(action) < len(table.candidates()):
            return self._observe(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        reward = table.step(int(action))[self.seat] + self._others()
        return self._observe(), reward, table.game.over, False, self._info()

    def _others(self) -> float:
        """Let the bots decide until the learner is to decide or the game is over; the learner's reward."""
        table = self._table()
        reward = 0.0
        while not table.game.over and table.seat != self.seat:
            choice = bots.ask(self._bots[table.seat], table.game, table.seat)
            reward += table.choose(choice)[self.seat]
        return reward

    def _table(self) -> Table:
        assert self.table is not None, "reset() first"
        return self.table

    def _observe(self) -> dict[str, Any]:
        return self._table().observe(self.seat)

    def _info(self) -> dict[str, Any]:
        """The seat, the candidates as texts, and the points of all seats."""
        table = self._table()
        return {"seat": self.seat, "candidates": table.texts(), "vp": points(table.game)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask as learners with masked actions ask for it."""
        return self._table().mask().astype(np.bool_)

    def render(self) -> str | None:
        return None if self.render_mode is None or self.table is None else self.table.render(self.render_mode)
