"""Pack the engine for the browser: the rules, their words, bots and `play`, with the libraries they need, as one zip.

Run by the build of the page: `python ui/engine.py OUT.zip`. Everything is taken from the installed packages; of the
libraries only what can be reached is packed. The archive is the same whenever its contents are.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from collections.abc import Iterator
from importlib import metadata, util
from pathlib import Path
from typing import Final

# Parts of hexarch that run without numpy, a database or a terminal.
PARTS: Final = ("kernel", "games", "words", "bots", "play")
# Parts of a game that researchers and terminals need, not a table.
NOT_PLAYED: Final = ("env", "console")
# Locale data for the languages of the words, with the parents Babel looks up for them.
LOCALES: Final = ("root", "en", "en_001", "en_GB", "it", "it_IT", "pt", "pt_BR")
# Library packages by the distribution whose licence travels with them; a name in the tuple after it is left out.
LIBRARIES: Final = {
    "attr": ("attrs", ()),
    "attrs": ("attrs", ()),
    "babel": ("babel", ("messages", "locale-data")),
    "fluent/runtime": ("fluent.runtime", ()),
    "fluent/syntax": ("fluent.syntax", ()),
    "pytz": ("pytz", ("zoneinfo",)),
    "typing_extensions.py": ("typing_extensions", ()),
}
KEEP: Final = {".py", ".toml", ".ftl", ".dat", ".json", ".txt"}
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def files(folder: Path, without: tuple[str, ...] = ()) -> Iterator[Path]:
    """The files of a package that it needs to run, sorted, without caches, stubs and compiled modules."""
    if folder.is_file():
        yield folder
        return
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and path.suffix in KEEP and parts[0] not in without and "__pycache__" not in parts:
            yield path


def own() -> dict[str, Path]:
    """The engine's own files by their names in the archive."""
    spec = util.find_spec("hexarch")
    if spec is None or spec.origin is None:
        raise SystemExit("engine.py: hexarch is not installed for this Python")
    root = Path(spec.origin).parent
    found = {"hexarch/__init__.py": root / "__init__.py"}
    for part in PARTS:
        if not (root / part).is_dir():
            raise SystemExit(f"engine.py: hexarch has no part {part!r}")
        found |= {f"hexarch/{path.relative_to(root).as_posix()}": path for path in files(root / part)}
    return {name: path for name, path in found.items() if not _not_played(name)}


def _not_played(name: str) -> bool:
    parts = name.split("/")
    return parts[1] == "games" and len(parts) > 4 and parts[3] in NOT_PLAYED


def package(name: str) -> metadata.Distribution:
    """An installed distribution."""
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        raise SystemExit(f"engine.py: {name} is not installed for this Python") from None


def library(name: str, distribution: str, without: tuple[str, ...]) -> dict[str, Path]:
    """One library's files by their names in the archive, its licence among them."""
    installed = package(distribution)
    base = Path(str(installed.locate_file("")))
    found = {path.relative_to(base).as_posix(): path for path in files(base / name, without)}
    if not found:
        raise SystemExit(f"engine.py: {distribution} has no {name!r}")
    return found | licences(distribution, installed)


def licences(name: str, installed: metadata.Distribution) -> dict[str, Path]:
    """The licence files of a distribution; where it has none, the description that names its licence."""
    own = [entry for entry in installed.files or () if entry.parts[0].endswith(".dist-info")]
    texts = [entry for entry in own if any(word in entry.name.upper() for word in ("LICENSE", "COPYING", "NOTICE"))]
    texts = texts or [entry for entry in own if entry.name == "METADATA"]
    return {f"licenses/{name}/{entry.name}": Path(str(installed.locate_file(entry))) for entry in texts}


def locales() -> dict[str, Path]:
    """Babel's data for our languages."""
    base = Path(str(package("babel").locate_file("")))
    names = [f"babel/locale-data/{name}.dat" for name in LOCALES] + ["babel/locale-data/LICENSE.unicode"]
    return {name: base / name for name in names if (base / name).exists()}


def contents() -> dict[str, Path]:
    """Everything that goes into the archive."""
    found = own() | locales()
    for name, (distribution, without) in LIBRARIES.items():
        found |= library(name, distribution, without)
    return found


def pack(out: Path) -> int:
    """Write the archive; returns the number of its files."""
    found = contents()
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted(found.items()):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return len(found)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("out", type=Path)
    out: Path = reader.parse_args().out
    count = pack(out)
    print(f"engine: {count} files, {out.stat().st_size / 1000:.0f} kB", file=sys.stderr)


if __name__ == "__main__":
    main()
