"""The command `hexarch`. Each subcommand is loaded when it is called, so that help answers at once."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

# A command that has commands of its own names them.
COMMANDS: Final[dict[str, str | dict[str, str]]] = {
    "play": "hexarch.console.play:play",
    "serve": "hexarch.console.serve:serve",
    "new": "hexarch.console.show:new",
    "show": "hexarch.console.show:show",
    "draw": "hexarch.console.show:draw",
    "export": "hexarch.console.show:export",
    "map": {
        "check": "hexarch.console.maps:check",
        "generate": "hexarch.console.maps:generate",
        "draw": "hexarch.console.maps:draw",
    },
    "check": "hexarch.console.check:check",
    "simulate": "hexarch.console.simulate:simulate",
    "arena": "hexarch.console.arena:arena",
    "review": "hexarch.console.review:review",
    "bot": "hexarch.console.bot:bot",
    "records": "hexarch.console.records:records",
    "train": "hexarch.console.train:train",
    "bench": "hexarch.console.bench:bench",
    "factions": "hexarch.console.reference:factions",
    "tiles": "hexarch.console.reference:tiles",
    "options": "hexarch.console.reference:options",
    "version": "hexarch.cli:version",
}
WRONG: Final = 2
INTERRUPTED: Final = 130
LANGUAGE: Final = "--language"


def version() -> int:
    import hexarch

    print(hexarch.__version__)
    return 0


def app() -> App:
    """The commands with their help."""
    from hexarch.console.help import h

    found = _app("hexarch", h("hexarch"), help_epilogue=h("language"))
    for sort_key, (name, path) in enumerate(COMMANDS.items()):
        if isinstance(path, str):
            found.command(path, name=name, help=h(f"command-{name}"), sort_key=sort_key)
            continue
        inner = _app(name, h(f"command-{name}"), sort_key=sort_key)
        for place, (part, target) in enumerate(path.items()):
            inner.command(target, name=part, help=h(f"command-{name}-{part}"), sort_key=place)
        found.command(inner)
    return found


def _app(name: str, text: str, **more: Any) -> App:
    from cyclopts import App

    from hexarch.console.help import h

    return App(
        name=name,
        help=text,
        help_format="plaintext",
        version_flags=[],
        result_action="return_value",
        group_commands=h("group-commands"),
        group_parameters=h("group-parameters"),
        group_arguments=h("group-arguments"),
        **more,
    )


def main(tokens: list[str] | None = None) -> int:
    """Run a command; the exit code: 0 well, 1 a difference or a broken game, 2 wrong use."""
    from cyclopts import CycloptsError

    from hexarch.console.files import UserError

    # The bots' matrices are small: more threads only wait for each other, and every process has a core of its own.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given = list(sys.argv[1:] if tokens is None else tokens)
    try:
        given = _take_language(given)
        result = app()(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except UserError as error:
        _complain(error.said(_words()))
        return error.code
    except CycloptsError as error:
        _complain(_usage(error))
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        text = _known(error)
        if text is None:
            raise
        _complain(text)
        return WRONG


def _take_language(tokens: list[str]) -> list[str]:
    """`--language it` anywhere on the line: the language of everything that follows."""
    from hexarch.console.files import UserError
    from hexarch.words import languages

    rest: list[str] = []
    waiting = iter(tokens)
    for token in waiting:
        if token == LANGUAGE or token.startswith(f"{LANGUAGE}="):
            wish = token.partition("=")[2] or next(waiting, "")
            if wish.lower() not in languages():
                raise UserError("console-error-language", language=wish[:20], known=", ".join(languages()))
            os.environ["HEXARCH_LANGUAGE"] = wish.lower()
        else:
            rest.append(token)
    return rest


def _words():  # type: ignore[no-untyped-def]
    from hexarch.words import Words

    return Words.from_environment()


def _complain(text: str) -> None:
    print(text, file=sys.stderr)


def _usage(error: CycloptsError) -> str:
    """What is wrong with the command line."""
    from cyclopts import exceptions as wrong

    words = _words()
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    if isinstance(error, wrong.CoercionError):
        token = error.token.value if error.token is not None else ""
        return words.text("console-usage-value", name=name, value=token[:60])
    if isinstance(error, wrong.UnknownCommandError):
        given = error.unused_tokens[0] if error.unused_tokens else ""
        above = COMMANDS.get((error.command_chain or ("",))[0])
        known = above if isinstance(above, dict) else COMMANDS
        return words.text("console-usage-command", name=given[:60], known=", ".join(known))
    if isinstance(error, wrong.UnknownOptionError):
        token = error.token.keyword or error.token.value
        return words.text("console-usage-option", name=token[:60])
    if isinstance(error, wrong.UnusedCliTokensError):
        return words.text("console-usage-extra", text=" ".join(error.unused_tokens or [])[:60])
    if isinstance(error, wrong.MissingArgumentError):
        return words.text("console-usage-missing", name=name)
    return str(error)


def _known(error: Exception) -> str | None:
    """The sentence for an error a user can mend; None for a fault of the program."""
    from hexarch.bots import UnknownBot
    from hexarch.games.terra.ledger import Difference, LedgerError
    from hexarch.kernel.errors import ChoiceError, SaveError, SetupError

    words = _words()
    if isinstance(error, UnknownBot):
        return words.text("console-error-bot", name=error.name, known=", ".join(error.known))
    if isinstance(error, (SetupError, SaveError, LedgerError, Difference, ChoiceError)):
        return words.error(error)
    return None
