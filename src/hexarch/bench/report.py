"""One run of the benchmark: rounds that interleave every engine, then a table or a JSON document."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hexarch.bench import ours, peer
from hexarch.bench.figures import Figures, best, ratios

LABELS = {
    "decisions_per_s": ("decisions/s", "{:,.0f}"),
    "ms_per_game": ("ms a game", "{:,.2f}"),
    "copy_us": ("copy, us", "{:,.2f}"),
    "rollback_us": ("undo a turn, us", "{:,.2f}"),
    "ledgers_per_s": ("ledgers/s", "{:,.1f}"),
    "env_steps_per_s": ("env steps/s", "{:,.0f}"),
}


@dataclass(frozen=True, slots=True)
class Build:
    """Our engine as built in one Python environment."""

    name: str
    sources: str
    figures: Figures


@dataclass(slots=True)
class Report:
    builds: list[Build]
    peer: Figures | None = None
    peer_version: str = ""
    notes: list[str] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            "python": platform.python_version(),
            "builds": [
                {"name": build.name, "sources": build.sources, "figures": build.figures.as_dict()}
                for build in self.builds
            ],
            "notes": self.notes,
        }
        if self.peer:
            document["peer"] = {
                "name": peer.NAME,
                "version": self.peer_version,
                "figures": self.peer.as_dict(),
            }
            document["ratios"] = {build.name: ratios(build.figures, self.peer) for build in self.builds}
        return document


def measure(games: int, rounds: int, seed: int, ledgers: Path | None, compiled: Path | None, with_peer: bool) -> Report:
    """Measure peer, this environment and the compiled one in turn, `rounds` times; the best of each."""
    version = peer.installed() if with_peer else ""
    peers: list[Figures] = []
    here: list[Figures] = []
    there: list[Build] = []
    for _ in range(rounds):
        if with_peer:
            peers.append(peer.measure(games, seed))
        here.append(ours.measure(games, seed, ledgers))
        if compiled:
            there.append(_elsewhere(compiled, games, seed, ledgers))

    report = Report([Build(ours.build(), ours.sources(), best(here))])
    if with_peer:
        report.peer, report.peer_version = best(peers), version
    if there:
        report.builds.append(Build(there[0].name, there[0].sources, best(build.figures for build in there)))
        report.notes += _differences(*report.builds)
    return report


def _differences(first: Build, second: Build) -> list[str]:
    if first.sources != second.sources:
        return [f"The {second.name} build is of other sources than this one: run `make compiled`."]
    if first.figures.decisions != second.figures.decisions:
        return [f"The {first.name} and the {second.name} build did not play the same games."]
    return []


def interpreter(environment: Path) -> Path | None:
    """The Python of a virtual environment, unless there is none or it is the one running."""
    folder = environment / ("Scripts" if sys.platform == "win32" else "bin")
    for name in ("python", "python.exe"):
        if (folder / name).exists() and environment.resolve() != Path(sys.prefix).resolve():
            return folder / name
    return None


def _elsewhere(python: Path, games: int, seed: int, ledgers: Path | None) -> Build:
    """One round in another environment; isolated, so that no source tree shadows what is installed there."""
    command = [str(python), "-I", "-m", "hexarch.bench", "--json", "--no-peer", "--no-compiled"]
    command += ["--games", str(games), "--rounds", "1", "--seed", str(seed)]
    if ledgers:
        command += ["--ledgers", str(ledgers)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    build = json.loads(done.stdout)["builds"][0]
    return Build(build["name"], build["sources"], Figures(**build["figures"]))


def show(report: Report) -> None:
    """Print the report as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Random play of four, Python {platform.python_version()}")
    table.add_column("")
    if report.peer:
        table.add_column(f"{peer.NAME} {report.peer_version}", justify="right")
    for build in report.builds:
        table.add_column(build.name, justify="right")
        if report.peer:
            table.add_column("ratio", justify="right", style="bold")
    for name, (label, style) in LABELS.items():
        row = [label]
        if report.peer:
            row.append(_cell(getattr(report.peer, name), style))
        for build in report.builds:
            row.append(_cell(getattr(build.figures, name), style))
            if report.peer:
                row.append(_cell(ratios(build.figures, report.peer).get(name), "{:.2f}x"))
        if any(row[1:]):
            table.add_row(*row)

    console = Console()
    console.print(table)
    if report.peer:
        console.print(
            "A ratio above 1 means that ours is faster. The peer cannot take moves back:\n"
            "undoing a turn is compared with its copy of a game."
        )
    for note in report.notes:
        console.print(f"[yellow]{note}")


def _cell(value: float | None, style: str) -> str:
    return "" if value is None else style.format(value)
