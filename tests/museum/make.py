"""Make the exhibits of the version at hand: `python tests/museum/make.py`.

They go into a folder named after the version, once: whatever a version wrote stays as it wrote it.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

import hexarch  # noqa: E402
from tests.museum.making import local, research, saves, server  # noqa: E402


def main() -> None:
    folder = HERE / hexarch.__version__
    if folder.exists():
        sys.exit(f"There are exhibits of {hexarch.__version__} already; what was once written is not changed.")
    folder.mkdir()
    for maker in (saves, local, research, server):
        print(maker.__name__.rpartition(".")[2], "...", flush=True)
        maker.make(folder)
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"{folder.name}: {len(list(folder.iterdir()))} files, {size // 1024} kB")


if __name__ == "__main__":
    main()
