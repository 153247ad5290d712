"""OpenSpiel: a sequential game with general sums, for any title.

`register` makes `pyspiel.load_game("python_hexarch_terra")` work, and the like for every other title; needs the package
open_spiel. States are written and read (`pyspiel.serialize_game_and_state`, pickle) in the save format of the game.

A game with secrets is one of imperfect information: strings and tensors tell what the seat may know, and
`resample_from_infostate` gives a world that agrees with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from hexarch import games
from hexarch.env import observer as observers
from hexarch.env.rewards import points
from hexarch.env.table import Settings, Table
from hexarch.kernel.game import Game, Title
from hexarch.kernel.rng import Random

SCALE: Final = 1 << 53  # a sampler's number between 0 and 1 as a seed


def name(game: str = games.DEFAULT) -> str:
    """What OpenSpiel calls the game of a title."""
    return f"python_hexarch_{game}"


def defaults(title: Title) -> dict[str, Any]:
    """The parameters of a title's game; wishes that are no plain values cannot be parameters."""
    wishes = observers.of(title).wishes
    plain = {key: _parameter(value) for key, value in wishes.items() if isinstance(value, (str, int, float))}
    return {"players": min(4, title.seats[-1]), "seed": 0, "proposals": True, **plain}


def _parameter(value: str | float) -> str | float:
    """A value as OpenSpiel keeps it: a text of digits comes back as a number."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def game_type(title: Title) -> pyspiel.GameType:
    """What OpenSpiel needs to know before there is a game."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name(title.id),
        long_name=f"Hexarch: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if title.secret else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=not title.secret,
        parameter_specification=defaults(title),
    )


class SavedTable:
    """A table that copies quickly and pickles as a saved game."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> SavedTable:
        return SavedTable(Table(self.table.settings, self.table.game.copy()))

    def __reduce__(self) -> tuple[Any, ...]:
        settings = self.table.settings
        return _loaded, (settings.game, self.table.game.dumps(), settings.proposals)


def _loaded(game: str, text: str, proposals: bool) -> SavedTable:
    found = games.title(game).loads(text)
    return SavedTable(Table(Settings(game, found.players, proposals), found))


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """The game of a title with its parameters; the set-up follows from the seed, so there are no chance nodes."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.title), **(params or {})}
        observer = observers.of(self.title)
        info = pyspiel.GameInfo(
            num_distinct_actions=observer.most,
            max_chance_outcomes=0,
            num_players=given["players"],
            min_utility=0.0,
            max_utility=observer.best,
            utility_sum=None,
            max_game_length=observer.longest,
        )
        super().__init__(game_type(self.title), info, params or {})
        for wish, value in observer.wishes.items():
            if isinstance(value, str) and wish in given:
                given[wish] = str(given[wish])
        self.seed = int(given.pop("seed"))
        self.settings = Settings.of(game=self.title.id, **given)

    def new_initial_state(self, state: Any = None) -> TableState:
        """The position before the first choice."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observation of the other environments; with perfect recall what the seat knows of the history."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        if iig_obs_type is not None and not iig_obs_type.public_info:
            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return RecallObserver() if recall else TableObserver(self.title)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position; action i is candidate i."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.saved = SavedTable(Table(game.settings, game.settings.new(game.seed)))

    @property
    def table(self) -> Table:
        """The table behind it."""
        return self.saved.table

    def current_player(self) -> int:
        """Who is to decide."""
        over = self.table.game.over
        return int(pyspiel.PlayerId.TERMINAL) if over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.candidates()))) if player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        self.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.texts()[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.game.over

    def returns(self) -> list[float]:
        """Final points of each seat; nothing before the end."""
        game = self.table.game
        return [float(n) for n in points(game)] if game.over else [0.0] * game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that agrees with everything the player knows, and is random in the rest."""
        found: TableState = self.clone()
        imagined = self.table.game.imagine(player, Random(int(sampler() * SCALE)))
        found.saved = SavedTable(Table(self.table.settings, imagined))
        return found

    def __str__(self) -> str:
        return _lines(self.table.game.history)


class RecallObserver:
    """What a seat knows of the game so far."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor of a history."""

    def string_from(self, state: TableState, player: int) -> str:
        """Every choice that the seat may know of and, where something is hidden, what it sees now."""
        game = state.table.game
        told = _lines(game.history_for(player))
        return f"{told}\n{_seen(game, player)}" if game.title.secret else told


class TableObserver:
    """Writes the observation vector into OpenSpiel's tensor."""

    def __init__(self, title: Title) -> None:
        self.observer = observers.of(title)
        layout = self.observer.layout
        self.tensor = np.zeros(layout.size, dtype=np.float32)
        self.dict = {part.name: layout.part(self.tensor, part.name) for part in layout.fields}

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a position from a seat."""
        self.tensor[:] = self.observer.observe(state.table.game, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The position as text: where nothing is hidden all see the same."""
        game = state.table.game
        return _seen(game, player) if game.title.secret or game.hides(player) else game.digest()


def _lines(history: list[tuple[int, str]]) -> str:
    return "\n".join(f"{seat} {text}" for seat, text in history)


def _seen(game: Game, player: int) -> str:
    return json.dumps(game.view(player), sort_keys=True, ensure_ascii=False)


def register() -> None:
    """Tell OpenSpiel about the game of each title; a second call changes nothing."""
    for game in games.ids():
        if name(game) not in pyspiel.registered_names():
            title = games.title(game)
            made = type(f"{title.id.capitalize()}Game", (TitleGame,), {"title": title})
            pyspiel.register_game(game_type(title), made)


register()
