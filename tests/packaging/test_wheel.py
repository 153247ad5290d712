"""The wheel: pure by default, compiled on request, complete either way."""

import os
import runpy
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

import hexarch

MODULES = {
    "hexarch/__init__.py": "",
    "hexarch/kernel/__init__.py": "",
    "hexarch/kernel/power.py": '''
class Bowls:
    def __init__(self, one: int, two: int, three: int) -> None:
        self.one = one
        self.two = two
        self.three = three

    def gain(self, amount: int) -> int:
        """Move tokens on; what is left over is lost."""
        up = min(amount, self.one)
        self.one -= up
        self.two += up
        on = min(amount - up, self.two)
        self.two -= on
        self.three += on
        return up + on
''',
    "hexarch/games/__init__.py": "",
    "hexarch/games/terra/__init__.py": "from hexarch.games.terra.start import bowls as bowls\n",
    "hexarch/games/terra/start.py": """
from hexarch.kernel.power import Bowls


def bowls() -> Bowls:
    return Bowls(5, 7, 0)
""",
    "hexarch/games/terra/slow_by_choice.py": "ANSWER: int = 42\n",
    "hexarch/games/terra/map.toml": "rows = 9\n",
}


@pytest.fixture
def small(tmp_path: Path, root: Path) -> Path:
    """A small project with the real build hook and the real patterns."""
    (tmp_path / "hatch_build.py").write_text((root / "hatch_build.py").read_text())
    text = (root / "pyproject.toml").read_text()
    assert text.count('"**/__init__.py"') == 1
    text = text.replace('"**/__init__.py"', '"**/slow_by_choice.py", "**/__init__.py"')
    (tmp_path / "pyproject.toml").write_text(text)
    (tmp_path / "LICENSE").write_text("none\n")
    (tmp_path / "README.md").write_text("# small\n")
    for name, source in MODULES.items():
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return tmp_path


def build(project: Path, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("HEXARCH_COMPILE", "CC")}
    kept |= {"HEXARCH_PAGE": "0"}  # as it is, if it was built
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(out)],
        cwd=project,
        env=kept | environment,
        capture_output=True,
        text=True,
    )


def only_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_version_is_the_installed_one() -> None:
    assert hexarch.__version__ == version("hexarch")
    with pytest.raises(AttributeError):
        hexarch.no_such_name  # noqa: B018


def test_pure_wheel_holds_every_source_and_data_file(root: Path, tmp_path: Path) -> None:
    done = build(root, tmp_path)
    assert done.returncode == 0, done.stderr
    wheel = only_wheel(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    held = set(ZipFile(wheel).namelist())
    kinds = {".py", ".toml", ".ftl", ".svg", ".typed"}
    needed = {
        path.relative_to(root / "src").as_posix()
        for path in (root / "src").rglob("*")
        if path.suffix in kinds or path.name == "py.typed"
    }
    assert needed <= held


def test_auto_without_a_compiler_is_pure_and_says_so(small: Path) -> None:
    done = build(small, small / "out", HEXARCH_COMPILE="auto", CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "no-such-compiler) is missing: building a pure wheel" in done.stderr
    assert only_wheel(small / "out").name.endswith("-py3-none-any.whl")


def test_a_compiled_wheel_needs_a_compiler(small: Path) -> None:
    done = build(small, small / "out", HEXARCH_COMPILE="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert "HEXARCH_COMPILE=1, but a C compiler (no-such-compiler) is missing" in done.stderr


def test_an_unknown_wish_is_refused(small: Path) -> None:
    done = build(small, small / "out", HEXARCH_COMPILE="perhaps")
    assert done.returncode != 0
    assert "'perhaps'; it may be 0, 1 or auto" in done.stderr


@pytest.mark.slow
def test_compiled_wheel_runs_the_rules_as_extensions(small: Path) -> None:
    if missing := runpy.run_path(str(small / "hatch_build.py"))["lacking"]():
        pytest.skip(f"needs {missing}")
    done = build(small, small / "out", HEXARCH_COMPILE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "compiled 2 modules into hexarch" in done.stderr

    wheel = only_wheel(small / "out")
    assert wheel.name.split("-")[2] == f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert not wheel.name.endswith("-any.whl")
    ZipFile(wheel).extractall(small / "installed")
    program = f"""
import sys; sys.path.insert(0, {str(small / "installed")!r})
from hexarch.games import terra
from hexarch.games.terra import slow_by_choice, start
from hexarch.kernel import power
bowls = terra.bowls()
print(bowls.gain(7), bowls.one, bowls.two, bowls.three)
print([module.__file__.rsplit(".", 1)[1] for module in (power, start, slow_by_choice, terra)])
"""
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True)
    assert ran.stdout == "7 0 10 2\n['so', 'so', 'py', 'py']\n", ran.stderr
    assert not (small / "build").exists(), "compiling leaves nothing behind"


def test_the_page_is_built_into_the_wheel_by_wish_only(small: Path) -> None:
    """The commands for the page are the real ones; a small program in place of npm shows what is asked of it."""
    page = small / "ui" / "hatch_page.py"
    page.parent.mkdir()
    page.write_text((Path(__file__).parents[2] / "ui" / "hatch_page.py").read_text())
    npm = small / "bin" / "npm"
    npm.parent.mkdir()
    static = "../src/hexarch/web/static"
    make = f"mkdir -p {static} && echo page > {static}/index.html"
    npm.write_text(f'#!/bin/sh\necho "npm $*" >&2\n[ "$1" = ci ] || {{ {make}; }}\n')
    npm.chmod(0o755)
    path = f"{npm.parent}{os.pathsep}{os.environ['PATH']}"

    done = build(small, small / "without", HEXARCH_PAGE="0", PATH=path)
    assert done.returncode == 0, done.stderr
    assert "the page is left out" in done.stderr
    done = build(small, small / "missing", HEXARCH_PAGE="1", PATH="/nowhere")
    assert "HEXARCH_PAGE=1, but npm is missing" in done.stderr
    done = build(small, small / "strange", HEXARCH_PAGE="maybe")
    assert "'maybe'; it may be 0, 1 or auto" in done.stderr

    done = build(small, small / "with", HEXARCH_PAGE="1", PATH=path)
    assert done.returncode == 0, done.stderr
    assert done.stderr.index("npm ci") < done.stderr.index("npm run build") < done.stderr.index("built the page")
    assert "hexarch/web/static/index.html" in ZipFile(only_wheel(small / "with")).namelist()

    (small / "ui" / "package-lock.json").touch()
    packages = small / "ui" / "node_modules" / ".package-lock.json"
    packages.parent.mkdir()
    packages.touch()
    done = build(small, small / "again", HEXARCH_PAGE="1", PATH=path)
    assert "npm run build" in done.stderr
    assert "npm ci" not in done.stderr, "packages that fit the lock file stay"

    elsewhere = small / "elsewhere"
    packages.parent.rename(elsewhere)
    packages.parent.symlink_to(elsewhere, target_is_directory=True)
    os.utime(elsewhere / ".package-lock.json", (0, 0))
    done = build(small, small / "linked", HEXARCH_PAGE="1", PATH=path)
    assert "npm run build" in done.stderr
    assert "npm ci" not in done.stderr, "npm would empty the folder of somebody else"
    (elsewhere / ".package-lock.json").unlink()
    done = build(small, small / "empty", HEXARCH_PAGE="1", PATH=path)
    assert done.returncode != 0
    assert "a link to a folder without packages" in done.stderr
    assert "npm ci" not in done.stderr
