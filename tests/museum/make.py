"""Make exhibits of the version at hand: `python tests/museum/make.py [terra] [anunnaki] [training]`.

Without a name: those of this version and of its edition of Terra Mystica, where they are missing. With names: further
ones of these kinds, in folders of their own. Whatever was once written stays as it was written.
"""

import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

import hexarch  # noqa: E402
from hexarch.games.terra.profiles import EDITION  # noqa: E402
from tests.museum.making import anunnaki, local, research, saves, server, training, wider  # noqa: E402

MAKERS: dict[str, Callable[[Path], None]] = {
    "terra": wider.make,
    "anunnaki": anunnaki.make,
    "training": training.make,
}
OF_EDITION = f"terra-{EDITION}"


def of_version(folder: Path) -> None:
    """Everything a version writes."""
    for maker in (saves, local, research, server):
        print(maker.__name__.rpartition(".")[2], "...", flush=True)
        maker.make(folder)


def free(kind: str) -> str:
    """A name that no exhibit has: Terra Mystica's are named after the edition, the others are counted."""
    if kind == "terra" and not (HERE / OF_EDITION).exists():
        return OF_EDITION
    first, stem = (2, OF_EDITION) if kind == "terra" else (1, kind)
    number = first
    while (HERE / f"{stem}-{number}").exists():
        number += 1
    return f"{stem}-{number}"


def add(name: str, make: Callable[[Path], None]) -> None:
    """One more exhibit, whole or not at all."""
    folder = HERE / f"{name}.part"
    folder.mkdir()
    make(folder)
    folder.rename(HERE / name)
    files = list((HERE / name).iterdir())
    print(f"{name}: {len(files)} files, {sum(path.stat().st_size for path in files) // 1024} kB")


def main(kinds: list[str]) -> None:
    unknown = [kind for kind in kinds if kind not in MAKERS]
    if unknown:
        sys.exit(f"Unknown: {', '.join(unknown)}. There are {', '.join(MAKERS)}.")
    for kind in kinds:
        add(free(kind), MAKERS[kind])
    if kinds:
        return
    missing = {hexarch.__version__: of_version, OF_EDITION: wider.make}
    missing = {name: make for name, make in missing.items() if not (HERE / name).exists()}
    for name, make in missing.items():
        add(name, make)
    if not missing:
        print(f"There are exhibits of {hexarch.__version__} and of edition {EDITION}; name a kind to add further ones.")


if __name__ == "__main__":
    main(sys.argv[1:])
