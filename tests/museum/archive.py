"""Files of an exhibit packed together, and the notes that say what must come out of them."""

import io
import json
import lzma
import tarfile
from pathlib import Path
from typing import Any

WIDTH = 160  # of a line of notes


def pack(path: Path, files: dict[str, bytes]) -> None:
    """Write files into one archive; equal files give equal bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    path.write_bytes(lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME))


def unpack(path: Path) -> dict[str, bytes]:
    """The files of an archive, by name."""
    found: dict[str, bytes] = {}
    with tarfile.open(path, mode="r:xz") as archive:
        for entry in archive:
            held = archive.extractfile(entry)
            assert held is not None
            found[entry.name] = held.read()
    return found


def note(path: Path, notes: dict[str, Any]) -> None:
    """Write notes so that people can read them."""
    path.write_text(_written(notes, 0) + "\n", encoding="utf-8")


def _written(value: Any, depth: int) -> str:
    """JSON in which whatever fits into a line has a line."""
    text = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or len(text) + depth <= WIDTH:
        return text
    inside, outside = "\n" + " " * (depth + 1), "\n" + " " * depth
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_written(one, depth + 1)}" for key, one in value.items()]
        return "{" + inside + f",{inside}".join(parts) + outside + "}"
    return "[" + inside + f",{inside}".join(_written(one, depth + 1) for one in value) + outside + "]"


def noted(path: Path) -> dict[str, Any]:
    """Read notes."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found
