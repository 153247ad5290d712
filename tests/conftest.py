"""Where the tests find the repository and the folder of real games beside it."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hexarch import processor

processor.settle()  # as the commands do it, before anything loads numpy

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("HEXARCH_SHARED", ROOT.parent / "shared"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Slow ones first: begun last, one of them would keep everybody waiting.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
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


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests without a browser begin without a running event loop: one that was used before leaves its own behind."""
    running = asyncio._get_running_loop()
    if running is None or "chromium" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture
def hexarch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., tuple[int, str, str]]:
    """Run a command of `hexarch` in a folder of its own, in English; exit code, output and error output."""
    from hexarch.cli import main

    monkeypatch.setenv("HEXARCH_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def call(*tokens: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(list(tokens))
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return call
