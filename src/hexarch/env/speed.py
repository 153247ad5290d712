"""How many steps a second the environment makes: `python -m hexarch.env.speed`."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from hexarch.env.aec import raw_env
from hexarch.env.observer import MODES
from hexarch.kernel.rng import Random


def steps_per_second(games: int = 5, seed: int = 7, **settings: Any) -> float:
    """Steps of the PettingZoo environment in random play, each with its observation, mask and candidates."""
    env = raw_env(**settings)
    env.reset(seed=seed)
    seconds, steps = 0.0, 0
    for number in range(games):
        random = Random(seed + number)
        began = perf_counter()
        env.reset(seed=seed + number)
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                break
            assert seen is not None
            env.step(random.below(int(seen["action_mask"].sum())))
            steps += 1
        seconds += perf_counter() - began
    return steps / seconds


def main() -> None:
    """Print the figures of the usual settings."""
    for proposals in (False, True):
        for features in MODES:
            speed = steps_per_second(proposals=proposals, features=features)
            print(f"proposals {'yes' if proposals else 'no':<4} features {features:<8}{speed:>8,.0f} env steps/s")


if __name__ == "__main__":
    main()
