"""`hexarch check`: real games replayed and compared row by row."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h

if TYPE_CHECKING:
    from hexarch.games.terra.ledger import Report
    from hexarch.words import Words

DIFFERENT, UNREADABLE = 1, 2
MANY = 10  # files from which a progress bar is worth its place


def check(
    *files: Annotated[Path, Parameter(help=h("ledgers"))],
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from time import perf_counter

    from hexarch.console import output
    from hexarch.console.files import UserError, read
    from hexarch.games.terra.ledger import Report, check_text

    words, out = output.words(), output.console()
    if not files:
        raise UserError("console-error-no-ledgers")
    began = perf_counter()
    rows: list[dict[str, Any]] = []
    with output.progress(words, hidden=json or len(files) < MANY) as bar:
        task = bar.add_task(words.text("console-checking"), total=len(files))
        for file in files:
            try:
                report = check_text(read(file), str(file))
                row = _row(words, report)
            except UserError as error:
                row = _row(words, Report(str(file)))
                row.update(ok=False, unreadable=error.said(words))
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


def _row(words: Words, report: Report) -> dict[str, Any]:
    d = report.difference
    return {
        "file": report.name,
        "ok": report.ok,
        "rows": report.rows,
        "commands": report.commands,
        "unordered": report.unordered,
        "difference": None
        if d is None
        else {
            "line": d.line,
            "code": d.code,
            "faction": d.faction,
            "expected": d.expected,
            "found": d.found,
            "text": words.error(d),
        },
        "unreadable": None if report.error is None else words.error(report.error),
    }


def _line(words: Words, row: dict[str, Any]) -> str:
    if row["unreadable"] is not None:
        return f"{row['file']}: {row['unreadable']}"
    if row["difference"] is not None:
        return f"{row['file']}: {row['difference']['text']}"
    agrees = words.text("console-check-ok", file=row["file"], rows=row["rows"], commands=row["commands"])
    return f"{agrees} {words.text('console-check-unordered', n=row['unordered'])}" if row["unordered"] else agrees
