"""Installing the ordinary way: `pip install .` and `python -m build` in isolation, from a copy of the tree.

An isolated build has nothing but what the project asks for. What it asks for comes from wheels of the packages
installed here, so that the tests need no index.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from filelock import FileLock

from .installed import closure, wheel

pytestmark = pytest.mark.slow

# What the build may ask for: hatchling, and what the page's engine for the browser is packed from.
OFFERED = ["hatchling", "babel", "fluent.runtime"]
PAGE = "hexarch/web/static/"
OURS = ("HEXARCH_COMPILE", "HEXARCH_PAGE", "HEXARCH_ENGINE", "PYTHONPATH", "PYTHON")

# In a process without Node: the command, and the page as the server gives it out.
USE = """
import sys
sys.path.insert(0, sys.argv[1])
import hexarch
assert hexarch.__file__.startswith(sys.argv[1]), hexarch.__file__
from hexarch.cli import main
assert main(["new", "game.hexarch"]) == 0
from litestar.testing import TestClient
from hexarch.web.app import create
from hexarch.web.config import Config
with TestClient(create(Config(database="sqlite:///table.sqlite3"))) as client:
    page = client.get("/").text
    assert '<script type="module"' in page, page
    script = page.partition('src="/assets/')[2].partition('"')[0]
    assert client.get("/assets/" + script).status_code == 200, script
    assert client.get("/engine/engine.json").json()["archive"].endswith(".zip")
"""


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(one) for one in command], cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-8000:]}"
    return done.stdout


def git(tree: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false")
    return run("git", *who, *arguments, cwd=tree)


def clone(root: Path, folder: Path) -> Path:
    """The files of the repository in a repository of their own, with the packages of the page if they are here."""
    tree = folder / "tree"
    for name in git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0"):
        if name and (root / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, tree / name)
    if (packages := root / "ui" / "node_modules").exists():
        # Copied, never linked: npm empties the folder before it installs, and follows a link to do so.
        shutil.copytree(packages, tree / "ui" / "node_modules", symlinks=True)
    git(tree, "init", "--quiet")
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "everything")
    return tree


class Isolated:
    """A folder where builds run with nothing but the wheels they are offered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wheels = folder / "wheels"
        self.wheels.mkdir(parents=True)
        for one in closure(OFFERED):
            wheel(one, self.wheels)

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in OURS and not name.startswith("PIP_")}
        offered = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels), "PIP_CONFIG_FILE": os.devnull}
        return kept | offered | more

    def python(self, *arguments: str | Path, **more: str) -> str:
        return run(sys.executable, *arguments, cwd=self.folder, env=self.environment(**more))


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Callable[[Path], None]], Path]:
    """Make a folder once for all processes of a test run; a failure is told by each of them."""

    def make(name: str, fill: Callable[[Path], None]) -> Path:
        base = tmp_path_factory.getbasetemp()
        base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
        folder, done = base / name, base / f"{name}.done"
        with FileLock(base / f"{name}.lock"):
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                fill(folder)
                done.touch()
        return folder

    return make


def needed(root: Path) -> None:
    for program in ("git", "npm"):
        if shutil.which(program) is None:
            pytest.skip(f"needs {program}")
    if not (root / ".git").exists():
        pytest.skip("needs a clone of the repository")


@pytest.fixture(scope="session")
def installed(root: Path, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """A copy of the repository, installed by pip from its folder: `tree` and `site`."""
    needed(root)

    def fill(folder: Path) -> None:
        place = Isolated(folder)
        tree = clone(root, folder)
        place.python("-m", "pip", "install", "--no-deps", "--no-compile", "--quiet", "--target", folder / "site", tree)

    return once("pip-install", fill)


@pytest.fixture(scope="session")
def built(root: Path, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """A copy of the repository and what `python -m build` makes of it: `tree`, `dist` and `said`."""
    needed(root)

    def fill(folder: Path) -> None:
        place = Isolated(folder)
        said = place.python("-m", "build", "--outdir", folder / "dist", clone(root, folder))
        (folder / "said").write_text(said)

    return once("python-build", fill)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def test_pip_installs_the_page_with_its_engine(installed: Path) -> None:
    page = files(installed / "site" / PAGE)
    assert "index.html" in page
    assert [name for name in page if name.startswith("engine/hexarch-") and name.endswith(".zip")]


def test_building_leaves_nothing_that_git_shows(installed: Path, built: Path) -> None:
    for folder in (installed, built):
        assert git(folder / "tree", "status", "--porcelain") == ""


def test_the_wheel_holds_what_pip_installs(installed: Path, built: Path) -> None:
    """Compared without what pip adds: caches, scripts and its own notes."""
    site = {name for name in files(installed / "site") if name.startswith("hexarch/") and not name.endswith(".pyc")}
    held = {name for name in ZipFile(only(built / "dist", "*.whl")).namelist() if name.startswith("hexarch/")}
    assert held == site


def test_a_source_distribution_brings_its_page_along(built: Path) -> None:
    """The wheel is built from it, without npm."""
    with tarfile.open(only(built / "dist", "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"ui/package-lock.json", f"src/{PAGE}index.html", "tests/packaging/test_isolated.py"} <= names
    assert not [name for name in names if "node_modules" in name]
    notices = [line.strip() for line in (built / "said").read_text().splitlines() if line.startswith("hexarch: ")]
    assert [notice.partition(":")[2].split()[:3] for notice in notices] == [
        ["built", "the", "page:"],
        ["the", "page", "was"],
    ], notices


def test_what_is_installed_works_without_node(installed: Path, tmp_path: Path) -> None:
    """Other libraries come from this environment; hexarch itself from where pip put it."""
    environment = {name: value for name, value in os.environ.items() if name not in OURS}
    run(sys.executable, "-c", USE, installed / "site", cwd=tmp_path, env=environment | {"PATH": "/nowhere"})
    assert (tmp_path / "game.hexarch").exists()
