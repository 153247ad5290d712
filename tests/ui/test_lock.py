"""The list of the page's packages: exact versions, checksums, no download addresses, every platform."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="module")
def lock(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((root / "ui" / "package-lock.json").read_text("utf-8"))
    return found


def test_versions_are_exact(root: Path) -> None:
    wanted = json.loads((root / "ui" / "package.json").read_text("utf-8"))["devDependencies"]
    assert wanted
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_no_address_and_always_a_checksum(lock: dict[str, Any]) -> None:
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")] == []


def test_nothing_that_a_package_may_need_is_missing(lock: dict[str, Any]) -> None:
    """Parts for other platforms too: without them in the list a clean installation is refused."""
    missing = []
    for name, entry in lock["packages"].items():
        for needed in {**entry.get("dependencies", {}), **entry.get("optionalDependencies", {})}:
            places = (f"{name}/node_modules/{needed}", f"node_modules/{needed}")
            if not any(place in lock["packages"] for place in places):
                missing.append(f"{name}: {needed}")
    assert missing == []
