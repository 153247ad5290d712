"""The command `hexarch`. Each subcommand is loaded when it is called, so that help answers at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarch import processor

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

    from hexarch.kernel.game import Title
    from hexarch.words import Words

# Commands that have to do with games; they take --game, and may have options of that title's own.
GAMES: Final = {
    "play": "hexarch.console.play:play",
    "new": "hexarch.console.show:new",
    "show": "hexarch.console.show:show",
    "draw": "hexarch.console.show:draw",
    "export": "hexarch.console.show:export",
    "check": "hexarch.console.check:check",
    "simulate": "hexarch.console.simulate:simulate",
    "arena": "hexarch.console.arena:arena",
    "review": "hexarch.console.review:review",
    "bot": "hexarch.console.bot:bot",
    "records": "hexarch.console.records:records",
    "train": "hexarch.console.train:train",
    "bench": "hexarch.console.bench:bench",
}
IMPORTING: Final = ("export", "check")  # for titles that read and write records of games played elsewhere
OTHERS: Final = {
    "rules": "hexarch.console.rules:rules",
    "serve": "hexarch.console.serve:serve",
    "version": "hexarch.cli:version",
}
OF_NO_GAME: Final = ("serve", "version")  # they are about no title in particular
WRONG: Final = 2
INTERRUPTED: Final = 130
LANGUAGE, GAME = "--language", "--game"


def version() -> int:
    import hexarch

    print(hexarch.__version__)
    return 0


def commands(game: str | None = None) -> dict[str, str | Mapping[str, str]]:
    """Every command there is for a title: where it is found; one that has commands of its own names them."""
    from hexarch import games
    from hexarch.console.title import console_of

    title = games.title(game or games.DEFAULT)
    found: dict[str, str | Mapping[str, str]] = {
        name: path for name, path in GAMES.items() if title.importers or name not in IMPORTING
    }
    return {**found, **console_of(title).commands, **OTHERS}


def app(title: Title, given: list[str], named: bool = False) -> App:
    """The commands with their help; only the one that is given is made ready to be carried out."""
    from hexarch.console.help import h

    found = _app("hexarch", h("hexarch", title.id), help_epilogue=h("language"))
    called = next((token for token in given if not token.startswith("-")), "")
    for sort_key, (name, path) in enumerate(commands(title.id).items()):
        if isinstance(path, str):
            ready = _load(path, title, name, named) if name == called else path
            found.command(ready, name=name, help=h(f"command-{name}", title.id), sort_key=sort_key)
            continue
        inner = _app(name, h(f"command-{name}", title.id), sort_key=sort_key)
        for place, (part, target) in enumerate(path.items()):
            inner.command(target, name=part, help=h(f"command-{name}-{part}", title.id), sort_key=place)
        found.command(inner)
    return found


def _load(path: str, title: Title, name: str, named: bool) -> Any:
    from importlib import import_module

    from hexarch.console.declared import bound

    module, _, function = path.partition(":")
    return bound(getattr(import_module(module), function), title, name, named)


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

    from hexarch import games
    from hexarch.console.files import UserError

    processor.settle()
    given = list(sys.argv[1:] if tokens is None else tokens)
    game = games.DEFAULT
    try:
        given = _take_language(given)
        given, wish = _take_game(given)
        game = wish or _game_of(given)
        result = app(games.title(game), given, named=bool(wish))(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except UserError as error:
        _complain(error.said(_words(game)))
        return error.code
    except CycloptsError as error:
        _complain(_usage(error, game))
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        text = _known(error, game)
        if text is None:
            raise
        _complain(text)
        return WRONG


def _take(tokens: list[str], name: str) -> tuple[list[str], str | None]:
    """The line without an option that may stand anywhere on it, and the value of that option."""
    rest: list[str] = []
    found: str | None = None
    waiting = iter(tokens)
    for token in waiting:
        if token == name or token.startswith(f"{name}="):
            found = token.partition("=")[2] or next(waiting, "")
        else:
            rest.append(token)
    return rest, found


def _take_language(tokens: list[str]) -> list[str]:
    """`--language it` anywhere on the line: the language of everything that follows."""
    from hexarch.console.files import UserError
    from hexarch.words import languages

    rest, wish = _take(tokens, LANGUAGE)
    if wish is not None:
        if wish.lower() not in languages():
            raise UserError("console-error-language", language=wish[:20], known=", ".join(languages()))
        os.environ["HEXARCH_LANGUAGE"] = wish.lower()
    return rest


def _take_game(tokens: list[str]) -> tuple[list[str], str]:
    """`--game NAME` anywhere on the line: which commands and options there are depends on it. Empty where it is not."""
    from hexarch import games
    from hexarch.console.files import UserError

    rest, wish = _take(tokens, GAME)
    if wish is None:
        return rest, ""
    if rest and rest[0] in OF_NO_GAME:
        raise UserError("console-usage-option", name=GAME)
    if wish.lower() not in games.ids():
        raise UserError("console-error-game", name=wish[:40], known=", ".join(games.ids()))
    return rest, wish.lower()


def _game_of(tokens: list[str]) -> str:
    """The title that a command belongs to where nobody says which: the default, else the first that has it."""
    from hexarch import games

    called = next((token for token in tokens if not token.startswith("-")), "")
    if not called or called in commands():
        return games.DEFAULT
    return next((one for one in games.ids() if called in commands(one)), games.DEFAULT)


def _words(game: str) -> Words:
    from hexarch.console import output

    return output.words(game)


def _complain(text: str) -> None:
    print(text, file=sys.stderr)


def _usage(error: CycloptsError, game: str) -> str:
    """What is wrong with the command line."""
    from cyclopts import exceptions as wrong

    words = _words(game)
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    if isinstance(error, wrong.CoercionError):
        token = error.token.value if error.token is not None else ""
        return words.text("console-usage-value", name=name, value=token[:60])
    if isinstance(error, wrong.UnknownCommandError):
        given = error.unused_tokens[0] if error.unused_tokens else ""
        every = commands(game)
        above = every.get((error.command_chain or ("",))[0])
        known = above if isinstance(above, Mapping) else every
        return words.text("console-usage-command", name=given[:60], known=", ".join(known))
    if isinstance(error, wrong.UnknownOptionError):
        token = error.token.keyword or error.token.value
        return words.text("console-usage-option", name=token[:60])
    if isinstance(error, wrong.UnusedCliTokensError):
        return words.text("console-usage-extra", text=" ".join(error.unused_tokens or [])[:60])
    if isinstance(error, wrong.MissingArgumentError):
        return words.text("console-usage-missing", name=name)
    return str(error)


def _known(error: Exception, game: str) -> str | None:
    """The sentence for an error a user can mend; None for a fault of the program."""
    from hexarch.bots import UnknownBot
    from hexarch.kernel.errors import ChoiceError, ImportProblem, SaveError, SetupError

    words = _words(game)
    if isinstance(error, UnknownBot):
        return words.text("console-error-bot", name=error.name, known=", ".join(error.known))
    if isinstance(error, (SetupError, SaveError, ImportProblem, ChoiceError)):
        return words.error(error)
    return None
