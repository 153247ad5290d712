"""Environments for learning: PettingZoo (`aec`), Gymnasium (`gym`), OpenSpiel (`openspiel`), records in Parquet.

`register` makes `gymnasium.make("hexarch/Terra-v0")` work, and the like for every other title; importing this package
calls it when Gymnasium is there.
"""

from __future__ import annotations

from importlib.util import find_spec

from hexarch import games


def name(game: str = games.DEFAULT) -> str:
    """What Gymnasium calls the environment of a title.

    >>> name("terra")
    'hexarch/Terra-v0'
    """
    return f"hexarch/{game.capitalize()}-v0"


def register() -> None:
    """Tell Gymnasium about the environment of each title; a second call changes nothing."""
    from gymnasium import register as register_env
    from gymnasium import registry

    for game in games.ids():
        if name(game) not in registry:
            register_env(
                name(game), entry_point="hexarch.env.gym:SeatEnv", kwargs={"game": game}, nondeterministic=False
            )


if find_spec("gymnasium") is not None:
    register()
