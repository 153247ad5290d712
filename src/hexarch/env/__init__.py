"""Environments for learning: PettingZoo (`aec`), Gymnasium (`gym`), OpenSpiel (`openspiel`), records in Parquet.

`register` makes `gymnasium.make("hexarch/Terra-v0")` work; importing this package calls it when Gymnasium is there.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

ID: Final = "hexarch/Terra-v0"


def register() -> None:
    """Tell Gymnasium about the environment; a second call changes nothing."""
    from gymnasium import register as register_env
    from gymnasium import registry

    if ID not in registry:
        register_env(ID, entry_point="hexarch.env.gym:TerraEnv", nondeterministic=False)


if find_spec("gymnasium") is not None:
    register()
