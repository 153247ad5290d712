"""Wheels made from the packages installed here, so that an isolated build needs no index and always finds the same."""

import sys
import zipfile
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement


def closure(names: list[str]) -> list[metadata.Distribution]:
    """The distributions of these names and all they need, each once."""
    found: dict[str, metadata.Distribution] = {}
    todo = list(names)
    while todo:
        wanted = Requirement(todo.pop())
        if (wanted.marker and not wanted.marker.evaluate({"extra": ""})) or wanted.name.lower() in found:
            continue
        one = metadata.distribution(wanted.name)
        found[wanted.name.lower()] = one
        todo += one.requires or []
    return list(found.values())


def wheel(one: metadata.Distribution, folder: Path) -> Path:
    """Pack an installed distribution of pure Python again as the wheel it came from."""
    assert one.files, f"{one.name} has no list of its files"
    tag = (one.read_text("WHEEL") or "").partition("Tag: ")[2].split()[0]
    assert tag.endswith("-any"), f"{one.name} is not pure Python: {tag}"
    base = Path(str(one.locate_file(""))).resolve()
    out = folder / f"{one.name.replace('-', '_')}-{one.version}-py{sys.version_info.major}-none-any.whl"
    with zipfile.ZipFile(out, "w") as archive:
        for entry in one.files:
            path = Path(str(one.locate_file(entry))).resolve()
            # Scripts lie outside; they, caches and notes of the installer are made again when it is installed.
            if path.is_relative_to(base) and path.exists() and path.suffix != ".pyc":
                archive.write(path, path.relative_to(base).as_posix())
    return out
