"""OpenSpiel: a sequential game of perfect information for two to five players, with general sums.

`register` makes `pyspiel.load_game("python_hexarch_terra")` work; needs the package open_spiel. States are written
and read (`pyspiel.serialize_game_and_state`, pickle) in the save format of the game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from hexarch.env.candidates import MOST
from hexarch.env.layout import layout
from hexarch.env.observation import observe
from hexarch.env.rewards import points
from hexarch.env.table import Settings, Table
from hexarch.games import terra

NAME: Final = "python_hexarch_terra"
LONGEST: Final = 2_000  # decisions in a game; the longest seen had about 400
MOST_POINTS: Final = 400.0
DEFAULTS: Final = {
    "players": 4,
    "seed": 0,
    "profile": "league",
    "map": "base",
    "factions": "random",
    "proposals": True,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Terra Mystica (Hexarch)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class SavedTable:
    """A table that copies quickly and pickles as a saved game."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> SavedTable:
        return SavedTable(Table(self.table.settings, self.table.game.copy()))

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.table.game.dumps(), self.table.settings.proposals)


def _loaded(text: str, proposals: bool) -> SavedTable:
    game = terra.loads(text)
    game.state.logging = False
    return SavedTable(Table(Settings(players=game.players, proposals=proposals), game))


class TerraGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters; the set-up follows from the seed, so there is no chance in it.

    `factions` is "random", "draft" or names joined by "+".
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=0,
            num_players=given["players"],
            min_utility=0.0,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})
        factions = given["factions"]
        self.seed = int(given["seed"])
        self.settings = Settings(
            players=given["players"],
            profile=given["profile"],
            map=given["map"],
            factions=tuple(factions.split("+")) if "+" in factions else factions,
            proposals=given["proposals"],
        )

    def new_initial_state(self, state: Any = None) -> TerraState:
        """The position before the first choice."""
        return TerraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observation of the other environments; with perfect recall the history."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TerraObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class TerraState(pyspiel.State):  # type: ignore[misc]
    """A position; action i is candidate i."""

    def __init__(self, game: TerraGame) -> None:
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

    def __str__(self) -> str:
        return "\n".join(f"{seat} {text}" for seat, text in self.table.game.history)


class TerraObserver:
    """Writes the observation vector into OpenSpiel's tensor."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.tensor = np.zeros(layout().size, dtype=np.float32)
        self.dict = {part.name: self.tensor[part.range].reshape(part.shape) for part in layout().slices}

    def set_from(self, state: TerraState, player: int) -> None:
        """Look at a position from a seat."""
        self.tensor[:] = observe(state.table.game, player)

    def string_from(self, state: TerraState, player: int) -> str:
        """The position as text: all see the same."""
        return state.table.game.digest()


def register() -> None:
    """Tell OpenSpiel about the game; a second call changes nothing."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, TerraGame)


register()
