"""Where the tests find the repository and the folder of real games beside it."""

import os
from pathlib import Path

import pytest

# As the commands do it: the bots' matrices are small, and every worker of a test run has a core of its own.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("HEXARCH_SHARED", ROOT.parent / "shared"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SHARED.is_dir():
        return
    skip = pytest.mark.skip(reason="needs the shared folder beside the repository (or HEXARCH_SHARED)")
    for item in items:
        if item.get_closest_marker("shared"):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with real games and reference data; tests that use it carry the `shared` mark."""
    return SHARED
