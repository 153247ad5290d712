"""Install packages in the versions of `constraints.txt`, every file of them compared with the hashes that stand there.

    python pinned.py pip hatchling          # packages by their names
    python pinned.py --editable '.[web]'    # this project, with what it needs
    python pinned.py some.whl               # a wheel of our own, with what it needs
    python pinned.py --refresh ADDRESS      # write the hashes of all files of the pinned versions, from a package index

pip itself checks hashes only where all that is installed has one, which our own files have not. So it is first asked
what is needed (`--dry-run`), then that is installed by its hashes, and our own files after it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("constraints.txt")
LINK: Final = re.compile(r'<a [^>]*href="[^"#]*/([^"/#]+)#sha256=([0-9a-f]{64})"')  # as the pages of an index have them
# Files of systems and Pythons that nobody needs here are left out.
LEFT_OUT: Final = re.compile(
    r"-pp3|-graalpy|-cp2\d-|-cp3([0-9]|10)-cp3|t-(many|musl|mac|win)|_(ppc64le|s390x|i686|riscv64)"
)
HASH: Final = "--hash=sha256:"


def plain(name: str) -> str:
    """A name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, tuple[str, list[str]]]:
    """The pinned packages: each with its line, and the hashes of its files."""
    found: dict[str, tuple[str, list[str]]] = {}
    for line in FILE.read_text("utf-8").replace("\\\n", " ").splitlines():
        first, *rest = line.split()
        found[plain(first.partition("==")[0])] = (first, [one.removeprefix(HASH) for one in rest])
    return found


def written(line: str, hashes: list[str]) -> str:
    """A package with its hashes, as requirements are written."""
    return " \\\n".join([line, *(f"    {HASH}{one}" for one in hashes)]) + "\n"


def pip(*arguments: str) -> None:
    """Run pip of this Python."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *arguments], check=True)


def install(given: list[str]) -> None:
    """Install packages and files of our own."""
    editable = ["--no-build-isolation", "--editable"] if "--editable" in given else []
    wanted = [one for one in given if one != "--editable"]
    own = wanted if editable else [one for one in wanted if one.endswith(".whl")]
    known = pinned()
    with tempfile.TemporaryDirectory() as folder:
        versions, report, needed = (Path(folder) / name for name in ("versions.txt", "report.json", "needed.txt"))
        versions.write_text("".join(f"{line}\n" for line, _ in known.values()), "utf-8")
        pip("--dry-run", "--upgrade", "--report", str(report), "--constraint", str(versions), *editable, *wanted)
        found: list[dict[str, Any]] = json.loads(report.read_text("utf-8"))["install"]
        names = [plain(one["metadata"]["name"]) for one in found if not one.get("is_direct")]
        needed.write_text("".join(written(*known[name]) for name in names if name in known), "utf-8")
        if any(name in known for name in names):
            pip("--require-hashes", "--no-deps", "--requirement", str(needed))
        others = [
            f"{one['metadata']['name']}=={one['metadata']['version']}" for one in found if not one.get("is_direct")
        ]
        others = [one for one in others if plain(one.partition("==")[0]) not in known]
        if others:  # what another system needs besides
            print(f"without hashes: {', '.join(others)}", file=sys.stderr)
            pip("--no-deps", *others)
    if own:
        pip("--no-deps", *editable, *own)


def refresh(index: str) -> None:
    """Write the hashes of the files of all pinned versions, as an index names them."""
    parts = []
    for name, (line, _) in pinned().items():
        with urllib.request.urlopen(f"{index.rstrip('/')}/{name}/", timeout=60) as answer:
            files = LINK.findall(answer.read().decode())
        version = line.partition("==")[2]
        mine = {digest for file, digest in files if _version(file) == version and not LEFT_OUT.search(file)}
        if not mine:
            raise SystemExit(f"the index has no file of {line}")
        parts.append(written(line, sorted(mine)))
    FILE.write_text("".join(parts), "utf-8")


def _version(file: str) -> str:
    """The version in the name of a wheel or an archive of sources."""
    if file.endswith(".whl"):
        return file.split("-")[1]
    return re.sub(r"\.(tar\.gz|zip)$", "", file).rpartition("-")[2]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--refresh"]:
        refresh(sys.argv[2])
    else:
        install(sys.argv[1:])
