"""`hexarch records`: decisions of self-play and of real games, written to a Parquet file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import Keywords, console_of
from hexarch.kernel.game import Title

MOST_GAMES = 1_000_000
NEEDED = ("numpy", "gymnasium", "pyarrow")


def records(
    file: Annotated[Path, Parameter(help=h("records-file"))],
    *,
    title: Title,
    games: Annotated[int, Parameter(name=["--games", "-n"], help=h("games"))] = 0,
    ledgers: Annotated[tuple[Path, ...], Parameter(help=h("records-ledgers"), negative="", show_default=False)] = (),
    bots: Annotated[str | None, Parameter(help=h("simulate-bots"))] = None,
    players: Annotated[int | None, Parameter(help=h("players"))] = None,
    wishes: Keywords,
    seed: Annotated[int, Parameter(help=h("seed-first"))] = 0,
    proposals: Annotated[bool, Parameter(help=h("records-proposals"))] = True,
) -> int:
    from importlib.util import find_spec

    from hexarch.console import files, output, setting

    if not all(find_spec(name) for name in NEEDED):
        raise files.UserError("console-error-no-parquet")
    from hexarch.env.records import Writer, self_play
    from hexarch.env.records import files as listed
    from hexarch.env.rows import from_file

    words = output.words(title.id)
    real = listed(ledgers)
    if not 0 <= games <= MOST_GAMES:
        raise files.UserError("console-error-amount", name="--games", least=0, most=MOST_GAMES)
    if not games and not real:
        raise files.UserError("console-error-no-records")
    count = players if players is not None else setting.usual(title)
    setting.check_players(title, count)
    chosen = setting.only_bots(title, bots if bots is not None else console_of(title).opponent)
    for path in real:
        files.read(path)
    try:
        with Writer(file, title.id) as writer, output.progress(words) as bar:
            task = bar.add_task(words.text("console-recording"), total=games + len(real))
            for number in range(seed, seed + games):
                writer.write(self_play(number, chosen, count, title.id, proposals, **wishes.given))
                bar.advance(task)
            for path in real:
                writer.write(from_file(title, path, proposals))
                bar.advance(task)
    except OSError as error:
        raise files.UserError("console-error-write", file=str(file)[:200], why=files.reason(error)) from None
    size = f"{file.stat().st_size / 1e6:.1f}"
    written: dict[str, str | int] = {"file": str(file), "games": writer.games, "decisions": writer.rows, "size": size}
    output.console().print(words.text("console-recorded", **written), soft_wrap=True)
    return 0
