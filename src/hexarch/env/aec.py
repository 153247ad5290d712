"""PettingZoo: every seat is an agent, one decides at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hexarch.env.rewards import points
from hexarch.env.table import RENDER_MODES, Settings, Table, observation_space

ILLEGAL_REWARD = -100.0  # for the agent whose action names no candidate; the game ends there
MOST_SEED = 2**31


def env(render_mode: str | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's guards: an action that names no candidate ends the game."""
    found: Any = raw_env(render_mode=render_mode, **settings)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it)
    """The environment without guards; keyword arguments are those of `Settings`."""

    metadata = {  # noqa: RUF012  (as the base class has it)
        "name": "hexarch_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.settings = Settings.of(**settings)
        self.metadata = {**self.metadata, "name": f"hexarch_{self.settings.game}_v0"}
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: {render_mode!r} is none of {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(self.settings.players)]
        self.agents: list[str] = []
        self._observation_space = observation_space(self.settings)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: spaces.Discrete(self.settings.observer.most) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self.table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; without a seed the one that follows from the last."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.table = Table(self.settings, self.settings.new(int(self._random.integers(MOST_SEED))))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.table is not None, "reset() first"
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent's candidate; None once it is terminated."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None
        assert action is not None
        gained = self.table.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        if self.table.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"vp": self._points(agent)} for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def _points(self, agent: str) -> int:
        assert self.table is not None
        return points(self.table.game)[self.possible_agents.index(agent)]

    def render(self) -> str | None:
        if self.render_mode is None or self.table is None:
            return None
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
