"""`hexarch check`: games played elsewhere replayed and compared, as far as their records tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.kernel.game import Title

if TYPE_CHECKING:
    from hexarch.words import Words

DIFFERENT, UNREADABLE = 1, 2
MANY = 10  # files from which a progress bar is worth its place


def check(
    *files: Annotated[Path, Parameter(help=h("ledgers"))],
    only: Title | None,
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from time import perf_counter

    from hexarch.console import output
    from hexarch.console.files import UserError

    words, out = output.words(), output.console()
    if not files:
        raise UserError("console-error-no-ledgers")
    began = perf_counter()
    rows: list[dict[str, Any]] = []
    with output.progress(words, hidden=json or len(files) < MANY) as bar:
        task = bar.add_task(words.text("console-checking"), total=len(files))
        for file in files:
            row = _row(words, file, only)
            rows.append(row)
            if not json:
                (bar.console if not bar.disable else out).print(_line(words, row), soft_wrap=True)
            bar.advance(task)
    unreadable = sum(row["unreadable"] is not None for row in rows)
    different = sum(row["difference"] is not None for row in rows)
    summary = {
        "files": len(rows),
        "agree": len(rows) - unreadable - different,
        "different": different,
        "unreadable": unreadable,
        "rows": sum(row["rows"] for row in rows),
        "seconds": round(perf_counter() - began, 3),
    }
    if json:
        output.print_json({"summary": summary, "files": rows})
    else:
        out.print(words.text("console-check-summary", **{**summary, "seconds": f"{summary['seconds']:.1f}"}))
    return UNREADABLE if unreadable else DIFFERENT if different else 0


def _row(words: Words, file: Path, only: Title | None) -> dict[str, Any]:
    """What the importer of a record finds; a file that cannot be read at all is told of too."""
    from hexarch.console import output
    from hexarch.console.files import UserError, read
    from hexarch.console.position import importer_of

    row: dict[str, Any] = {"file": str(file), "ok": False, "rows": 0, "commands": 0}
    try:
        text = read(file)
        title, importer = importer_of(text, only)
        return row | importer.check(text, output.words(title.id))
    except UserError as error:
        return row | {"difference": None, "unreadable": error.said(words)}


def _line(words: Words, row: dict[str, Any]) -> str:
    if row["unreadable"] is not None:
        return f"{row['file']}: {row['unreadable']}"
    if row["difference"] is not None:
        return f"{row['file']}: {row['difference']['text']}"
    agrees = words.text("console-check-ok", file=row["file"], rows=row["rows"], commands=row["commands"])
    return f"{agrees} {row['note']}" if row.get("note") else agrees
