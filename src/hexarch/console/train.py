"""`hexarch train`: learns the evaluation of the strong bots by self-play, in a folder one can come back to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.kernel.game import Title

if TYPE_CHECKING:
    from hexarch.words import Words

WRONG = 2
MOST_THINKING = 60
MOST_WARMTH = 20
MOST_SEEDS = 1_000_000_000
MOST = {"generations": 10_000, "games": 100_000, "window": 100, "epochs": 100, "jobs": 256}


def train(
    folder: Annotated[Path, Parameter(help=h("train-folder"))],
    *,
    title: Title,
    generations: Annotated[int, Parameter(help=h("train-generations"))] = 20,
    games: Annotated[int, Parameter(name=["--games", "-n"], help=h("train-games"))] = 250,
    window: Annotated[int, Parameter(help=h("train-window"))] = 10,
    epochs: Annotated[int, Parameter(help=h("train-epochs"))] = 8,
    trust: Annotated[float, Parameter(help=h("train-trust"))] = 0.6,
    rate: Annotated[float, Parameter(help=h("train-rate"))] = 2e-3,
    players: Annotated[int, Parameter(help=h("train-players"))] = 0,
    thinking: Annotated[float, Parameter(help=h("train-thinking"))] = 0.0,
    seed: Annotated[int, Parameter(help=h("train-seed"))] = 1,
    start: Annotated[str, Parameter(help=h("train-start"))] = "",
    mix: Annotated[str, Parameter(help=h("train-mix"))] = "",
    carry: Annotated[bool, Parameter(help=h("train-carry"), negative="")] = False,
    gate: Annotated[int, Parameter(help=h("train-gate"))] = 0,
    rare: Annotated[bool, Parameter(help=h("train-rare"), negative="")] = False,
    share: Annotated[float, Parameter(help=h("train-share"))] = 1.0,
    venture: Annotated[float, Parameter(help=h("train-venture"))] = 0.0,
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"], help=h("train-jobs"))] = None,
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    import os

    from hexarch.console import output
    from hexarch.console.files import UserError, reason

    starts: tuple[str, ...] = ()
    workers = jobs if jobs is not None else os.cpu_count() or 1
    amounts = {"generations": generations, "games": games, "window": window, "epochs": epochs, "jobs": workers}
    for name, value in amounts.items():
        if not 1 <= value <= MOST[name]:
            raise UserError("console-error-amount", name=f"--{name}", least=1, most=MOST[name])
    if not 0 <= gate <= MOST["games"]:
        raise UserError("console-error-amount", name="--gate", least=0, most=MOST["games"])
    if players and players not in title.seats:
        raise UserError("console-error-amount", name="--players", least=title.seats[0], most=title.seats[-1])
    parts = (
        *(("--trust", trust, 1), ("--rate", rate, 1), ("--thinking", thinking, MOST_THINKING), ("--share", share, 1)),
        ("--venture", venture, MOST_WARMTH),
    )
    for name, part, most in parts:
        if not 0 <= part <= most:
            raise UserError("console-error-amount", name=name, least=0, most=most)
    if not 0 <= seed < MOST_SEEDS:
        raise UserError("console-error-amount", name="--seed", least=0, most=MOST_SEEDS - 1)
    from hexarch.train.run import Plan, Run, TrainingError, learning_of

    words = output.words(title.id)
    among = players, thinking, start, mix
    plan = Plan(generations, games, window, epochs, trust, rate, seed, *among, carry, gate, rare, share, venture)
    try:
        learning = learning_of(title)
        starts = learning.starts
        if mix and mix not in learning.mixes:
            raise UserError("console-error-train-mix", WRONG, name=mix[:200], known=", ".join(learning.mixes))
        run = Run(plan, folder, workers, title)
        with output.progress(words, hidden=json) as bar:
            whole = bar.add_task(words.text("console-train-generations"), total=generations)
            playing = bar.add_task(words.text("console-simulating"), total=games)

            def tell(stage: str, number: int, of: int) -> None:
                bar.update(playing if stage == "play" else whole, completed=number, total=of)

            run.go(tell)
    except TrainingError as error:
        told: dict[str, str | int] = {"folder": str(folder)[:200], "name": start[:200], "known": ", ".join(starts)}
        raise UserError(f"console-error-train-{error}", WRONG, **told) from None
    except OSError as error:
        raise UserError("console-error-write", file=str(folder)[:200], why=reason(error)) from None
    document = run.document()
    if json:
        output.print_json(document)
    else:
        _print(words, document, folder)
    return 0


def _print(words: Words, document: dict[str, Any], folder: Path) -> None:
    from rich.table import Table

    from hexarch.console import output

    table = Table(box=None, pad_edge=False)
    for column in ("generation", "mean", "spread", "positions", "error", "seconds", "bias", "gate"):
        table.add_column(words.text(f"console-train-{column}"), justify="right")
    for row in document["generations"]:
        keys = ("number", "mean_vp", "spread_vp", "positions", "error", "seconds")
        biases = " ".join(f"{bias:+.1f}" for bias in row["bias"])
        table.add_row(*(str(row[key]) for key in keys), biases, _verdict(words, row["gate"]))
    output.console().print(table)
    output.console().print(words.text("console-trained", folder=str(folder)))


def _verdict(words: Words, gate: dict[str, Any]) -> str:
    """How the weights of a generation fared against those before them."""
    if not gate:
        return ""
    low, high = gate["per_seat_95"]
    kept = words.text("console-train-kept" if gate["kept"] else "console-train-dropped")
    return f"{gate['per_seat']:+.1f} ({low:+.1f} … {high:+.1f}) {kept}"
