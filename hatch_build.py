"""Build hook: build the page, and compile the rules with mypyc when the environment asks for it.

HEXARCH_COMPILE unset or 0   a pure wheel for every platform
HEXARCH_COMPILE=1            a compiled wheel for this platform; failing to compile fails the build
HEXARCH_COMPILE=auto         compiled where a C compiler is found, else pure with a notice
HEXARCH_COMPILE_LEVEL        how far the C compiler optimises, 0 to 3; 3 if unset

Editable installs and source distributions are never compiled. For the page see ui/hatch_page.py.
"""

from __future__ import annotations

import contextlib
import os
import re
import runpy
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "HEXARCH_COMPILE"
SOURCE = "src"
PAGE = "ui/hatch_page.py"


def wish() -> str:
    """What the environment asks for: "no", "yes" or "auto"."""
    value = os.environ.get(VARIABLE, "").strip().lower()
    try:
        return {"": "no", "0": "no", "1": "yes", "auto": "auto"}[value]
    except KeyError:
        raise ValueError(f"{VARIABLE} is {value!r}; it may be 0, 1 or auto") from None


def lacking() -> str | None:
    """What is missing on this machine to compile C extensions of Python, if anything."""
    if os.name == "nt":
        return None if shutil.which("cl") else "a C compiler (cl)"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shlex.split(command)[0]
    if shutil.which(program) is None:
        return f"a C compiler ({program})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (Python.h)"
    return None


def sources(root: Path, patterns: list[str], exclude: list[str], also: list[str]) -> list[str]:
    """The modules to compile, as sorted paths relative to `root`; `also` are compiled although they are excluded."""

    def found(given: list[str]) -> set[Path]:
        return {path for pattern in given for path in root.glob(pattern)}

    wanted = (found(patterns) - found(exclude)) | found(also)
    return sorted(path.relative_to(root).as_posix() for path in wanted)


def compile_modules(root: Path, modules: list[str], group: str, work: Path) -> list[Path]:
    """Compile `modules` into one shared library and return the extension files, relative to `work`/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    lib, temp = work / "lib", work / "temp"
    with contextlib.chdir(root):
        extensions = mypycify(
            # No configuration file: the types must be sound, not strict.
            ["--config-file=", f"--cache-dir={work / 'cache'}", "--ignore-missing-imports", *modules],
            opt_level=os.environ.get("HEXARCH_COMPILE_LEVEL", "3"),
            debug_level="0",
            separate=False,
            group_name=group,
            target_dir=str(work / "c"),
        )
        for source in (work / "c").rglob("*.c"):
            # mypyc indents some statements by hundreds of columns, which is most of the text the compiler would read.
            source.write_bytes(re.sub(rb"(?m)^ +", b"", source.read_bytes()))
        for extension in extensions:
            tune(extension.extra_compile_args)
        command: Any = Distribution({"name": group, "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(lib), str(temp)
        command.ensure_finalized()
        command.run()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(lib) for path in lib.rglob(f"*{suffix}"))


def tune(arguments: list[str]) -> None:
    """Change what the C compiler is told, for the better.

    Hidden functions call each other directly and may be inlined; others go through the table of symbols, which somebody
    might have replaced. Without optimisation mypyc would have Python's headers check themselves: more to compile.
    """
    if os.name != "nt":
        arguments.append("-fvisibility=hidden")
        arguments[:] = [argument for argument in arguments if argument != "-UNDEBUG"]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources and gives the wheel its platform tag."""

    def wanted(self) -> bool:
        return self.target_name == "wheel" and (wish() == "yes" or (wish() == "auto" and lacking() is None))

    def page(self) -> dict[str, Any] | None:
        """The functions that build the page, where its sources are."""
        path = Path(self.root, PAGE)
        return runpy.run_path(str(path)) if path.exists() else None

    def dependencies(self) -> list[str]:
        page = self.page()
        needed: list[str] = page["dependencies"]() if page else []
        return needed + (["mypy[mypyc]>=1.19"] if self.wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if page := self.page():
            self.say(page["build"]())
        if self.target_name != "wheel":
            return
        missing = lacking()
        if wish() == "auto" and missing:
            self.say(f"{missing} is missing: building a pure wheel")
        if not self.wanted():
            return
        if missing:
            raise RuntimeError(f"{VARIABLE}=1, but {missing} is missing")

        root = Path(self.root, SOURCE)
        given = self.config
        modules = sources(root, given["compile"], given.get("exclude", []), given.get("also", []))
        if not modules:
            raise RuntimeError("the patterns of the build hook match no module to compile")
        # Kept on the hook: hatchling reads the files after this method; a failed build cleans up at exit.
        self.folder = tempfile.TemporaryDirectory(prefix="hexarch-compile-")
        work = Path(self.folder.name)
        built = compile_modules(root, modules, self.config["group"], work)
        build_data["force_include"].update({str(work / "lib" / path): path.as_posix() for path in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.say(f"compiled {len(modules)} modules into {self.config['group']}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def say(self, text: str) -> None:
        print(f"hexarch: {text}", file=sys.stderr)
