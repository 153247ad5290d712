"""Commands that serve every title: parameters of theirs that become `--game` and the title's own options.

`title` is the title that is played, `only` the one that was named and None where nobody named one (files tell of which
title they are), `wishes` what the title's own options ask for.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

from cyclopts import Parameter

from hexarch.console.help import h, replaced
from hexarch.console.title import Keywords, console_of

if TYPE_CHECKING:
    from hexarch.kernel.game import Title

TITLE, ONLY, WISHES, GAME = "title", "only", "wishes", "game"


def bound(function: Callable[..., int], title: Title, command: str, named: bool) -> Callable[..., int]:
    """A command for a title, with a signature from which its options are read."""
    shown = _parameters(function)
    own: list[inspect.Parameter] = []
    wish: Callable[..., Any] | None = None
    if any(parameter.name == WISHES for parameter in shown):
        screen = console_of(title)
        asked = next(parameter.annotation for parameter in shown if parameter.name == WISHES)
        wish = screen.keywords(command) if asked is Keywords else screen.options(command)
        own = _parameters(wish)
    titles = {TITLE: title, ONLY: title if named else None}
    titles = {parameter.name: titles[parameter.name] for parameter in shown if parameter.name in titles}
    if not titles and wish is None:
        return function
    listed = [_worded(parameter, title) for parameter in shown if parameter.name not in (WISHES, *titles)] + own
    if titles:
        listed.append(_game(title))

    def call(*given: Any, **options: Any) -> int:
        options.pop(GAME, None)  # it was looked at before anything else, for the other options depend on it
        if wish is not None:
            options[WISHES] = wish(**{p.name: options.pop(p.name) for p in own if p.name in options})
        return function(*given, **options, **titles)

    # Read by the library that makes a command line of a function.
    call.__signature__ = inspect.Signature(listed)  # type: ignore[attr-defined]
    call.__annotations__ = {parameter.name: parameter.annotation for parameter in listed}
    return call


def _parameters(function: Callable[..., Any]) -> list[inspect.Parameter]:
    hints = get_type_hints(function, include_extras=True)
    return [p.replace(annotation=hints[p.name]) for p in inspect.signature(function).parameters.values()]


def _worded(parameter: inspect.Parameter, title: Title) -> inspect.Parameter:
    """A parameter with its help in the words of the title."""
    details = get_args(parameter.annotation) if get_origin(parameter.annotation) is Annotated else ()
    for detail in details:
        own = replaced(detail.help or "", title.id) if isinstance(detail, Parameter) else ""
        if own:
            return parameter.replace(annotation=Annotated[parameter.annotation, Parameter(help=own)])
    return parameter


def _game(title: Title) -> inspect.Parameter:
    annotation = Annotated[str, Parameter(help=h("game"))]
    return inspect.Parameter(GAME, inspect.Parameter.KEYWORD_ONLY, default=title.id, annotation=annotation)
