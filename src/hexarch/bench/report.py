"""One run of the benchmark: rounds that interleave every engine, and what they found."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexarch import games as games_
from hexarch.bench import ours, peer
from hexarch.bench.figures import Figures, best, ratios

if TYPE_CHECKING:
    from hexarch.kernel.game import Title

START = "import sys; from hexarch.cli import main; sys.exit(main())"  # `hexarch`, by another interpreter


@dataclass(frozen=True, slots=True)
class Build:
    """Our engine as built in one Python environment."""

    name: str
    sources: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class Note:
    """Why two builds cannot be compared: they are of other sources, or played other games."""

    code: str
    first: str
    second: str


@dataclass(slots=True)
class Report:
    builds: list[Build]
    peer: Figures | None = None
    peer_version: str = ""
    notes: list[Note] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            "python": platform.python_version(),
            "builds": [
                {"name": build.name, "sources": build.sources, "figures": build.figures.as_dict()}
                for build in self.builds
            ],
            "notes": [asdict(note) for note in self.notes],
        }
        if self.peer:
            document["peer"] = {
                "name": peer.NAME,
                "version": self.peer_version,
                "figures": self.peer.as_dict(),
            }
            document["ratios"] = {build.name: ratios(build.figures, self.peer) for build in self.builds}
        return document


def measure(
    title: Title, games: int, rounds: int, seed: int, ledgers: Path | None, compiled: Path | None, with_peer: bool
) -> Report:
    """Measure peer, this environment and the compiled one in turn, `rounds` times; the best of each."""
    version = peer.installed() if with_peer else ""
    peers: list[Figures] = []
    here: list[Figures] = []
    there: list[Build] = []
    for _ in range(rounds):
        if with_peer:
            peers.append(peer.measure(games, seed))
        here.append(ours.measure(title, games, seed, ledgers))
        if compiled:
            there.append(_elsewhere(compiled, title, games, seed, ledgers))

    report = Report([Build(ours.build(), ours.sources(), best(here))])
    if with_peer:
        report.peer, report.peer_version = best(peers), version
    if there:
        report.builds.append(Build(there[0].name, there[0].sources, best(build.figures for build in there)))
        report.notes += _differences(*report.builds)
    return report


def _differences(first: Build, second: Build) -> list[Note]:
    if first.sources != second.sources:
        return [Note("sources", first.name, second.name)]
    if first.figures.decisions != second.figures.decisions:
        return [Note("games", first.name, second.name)]
    return []


def interpreter(environment: Path) -> Path | None:
    """The Python of a virtual environment, unless there is none or it is the one running."""
    folder = environment / ("Scripts" if sys.platform == "win32" else "bin")
    for name in ("python", "python.exe"):
        if (folder / name).exists() and environment.resolve() != Path(sys.prefix).resolve():
            return folder / name
    return None


def _elsewhere(python: Path, title: Title, games: int, seed: int, ledgers: Path | None) -> Build:
    """One round in another environment; isolated, so that no source tree shadows what is installed there."""
    command = [str(python), "-I", "-c", START, "bench", "--json", "--no-peer", "--no-compiled"]
    command += ["--games", str(games), "--rounds", "1", "--seed", str(seed)]
    if title.id != games_.DEFAULT:
        command += ["--game", title.id]
    if ledgers:
        command += ["--ledgers", str(ledgers)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    build = json.loads(done.stdout)["builds"][0]
    return Build(build["name"], build["sources"], Figures(**build["figures"]))
