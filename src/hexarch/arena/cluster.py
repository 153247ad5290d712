"""The same games as remote functions of Ray, on this machine or on a cluster where Hexarch is installed."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hexarch.arena.match import play_one

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexarch.arena.match import Result, Task

AHEAD = 4  # games handed out for each processor, so that none waits


def available() -> bool:
    """Is Ray installed?"""
    return find_spec("ray") is not None


def run(tasks: list[Task], jobs: int = 1, address: str | None = None) -> Iterator[Result]:
    """Results as they come, from a cluster (`address`, or RAY_ADDRESS) or from `jobs` processors of this machine."""
    import ray

    begun = not ray.is_initialized()
    if begun:
        given = address is not None or bool(os.environ.get("RAY_ADDRESS"))
        where: dict[str, Any] = {"address": address} if given else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    try:
        play = ray.remote(play_one)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        out = [play.remote(task) for task, _ in zip(waiting, range(most), strict=False)]
        while out:
            ready, out = ray.wait(out)
            out += [play.remote(task) for task, _ in zip(waiting, ready, strict=False)]
            yield from ray.get(ready)
    finally:
        if begun:
            ray.shutdown()
