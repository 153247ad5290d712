"""What is installed to build and test is pinned: a version and the hashes of its files, and pip compares them."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pinned", ROOT / "pinned.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_every_pinned_package_has_the_hashes_of_its_files() -> None:
    for name, (line, hashes) in load().pinned().items():
        assert re.fullmatch(r"[\w.-]+==[\w.+!-]+", line), line
        assert hashes, name
        assert all(re.fullmatch(r"[0-9a-f]{64}", one) for one in hashes), name


def test_a_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    """As `pinned.py` asks pip to."""
    wheel = tmp_path / "nothing-1.0-py3-none-any.whl"
    wheel.write_bytes(b"not what was expected")
    needed = tmp_path / "needed.txt"
    needed.write_text(load().written("nothing==1.0", ["0" * 64]), "utf-8")
    asked = [
        "--require-hashes",
        "--no-deps",
        "--no-index",
        "--find-links",
        str(tmp_path),
        "--target",
        str(tmp_path / "x"),
    ]
    command = [sys.executable, "-m", "pip", "install", *asked, "--requirement", str(needed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "hash" in done.stderr.lower()
    assert not (tmp_path / "x").exists()
