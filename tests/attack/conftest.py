"""What an unfriendly guest would try, against real servers on this machine, bounded in number and time."""

import pytest

from ..web.conftest import database, postgres, start_server
from .notes import EXAMPLES, FOLDER, Notes

__all__ = ["database", "postgres", "start_server"]
READERS = "test_boundaries.py::"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Readers that had as many examples in an earlier run of the long attack are passed over."""
    done = {one["reader"] for one in Notes("readers").read() if one["examples"] >= EXAMPLES}
    for item in items:
        if item.nodeid.rpartition(READERS)[2] in done:
            item.add_marker(pytest.mark.skip(reason="done in an earlier run"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if FOLDER and READERS in report.nodeid and report.when == "call" and report.passed:
        reader = report.nodeid.rpartition(READERS)[2]
        Notes("readers").add(reader=reader, examples=EXAMPLES, seconds=round(report.duration))
