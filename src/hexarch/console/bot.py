"""`hexarch bot`: a bot that talks in lines of text, to sit at another program's table."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.kernel.game import Title


def bot(
    name: Annotated[str | None, Parameter(help=h("bot-name"))] = None,
    /,
    *,
    title: Title,
    stdio: Annotated[bool, Parameter(help=h("bot-stdio"), negative="")] = False,
    seed: Annotated[int, Parameter(help=h("bot-seed"))] = 0,
) -> int:
    import sys

    from hexarch import bots
    from hexarch.bots.protocol import Session, serve
    from hexarch.console import output
    from hexarch.console.files import UserError

    known = bots.names(title)
    player = bots.make(title, name if name is not None else known[-1], seed)
    if not stdio:
        raise UserError("console-error-bot-how", known=", ".join(known))
    serve(Session(player, output.words(title.id), title), sys.stdin.buffer, sys.stdout)
    return 0
