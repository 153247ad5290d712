"""The page draws with the parts of the drawing modules: what it was given is what they have now."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

UI = Path(__file__).parents[1] / "ui"


@pytest.fixture(scope="module")
def exported() -> dict[str, Any]:
    return runpy.run_path(str(UI / "sprite.py"))


@pytest.mark.parametrize(
    ("name", "function"), [("colours.css", "css"), ("geometry.ts", "geometry"), ("sprite.svg", "sprite")]
)
def test_the_generated_files_are_current(exported: dict[str, Any], name: str, function: str) -> None:
    written = (UI / "src" / "games" / "terra" / "generated" / name).read_text()
    assert exported[function]() in written, f"run python ui/sprite.py: {name} is older than the drawing modules"


def test_every_terrain_structure_and_sign_can_be_referred_to(exported: dict[str, Any]) -> None:
    from hexarch.games.terra.drawing import icons, pieces, theme

    drawn = exported["sprite"]()
    wanted = [f"hx-page-{name}" for name in [*theme.LIGHT.terrain, "river"]]
    wanted += [f"hx-{kind}-{name}" for name in pieces.SILHOUETTES for kind in ("piece", "flat", "emblem")]
    wanted += [f"hx-{name}" for name in [*icons._SIGNS, *theme.CULTS, "VP", "priest"]]
    assert [name for name in wanted if f'id="{name}"' not in drawn] == []
