"""What somebody wants of a new game on the command line: fields of the form, and an edition from a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexarch.console import fields, output
from hexarch.console.files import UserError, read
from hexarch.console.help import h
from hexarch.games.anunnaki.edition import EditionError, typed
from hexarch.games.anunnaki.table import form

if TYPE_CHECKING:
    from hexarch.games.anunnaki.setup import Setup
    from hexarch.kernel.game import Doc, Title


class EditionWishes(fields.Filled):
    """The fields of the form, and the name of a file with an edition."""

    def __init__(self, game: str, given: Doc, file: str) -> None:
        super().__init__(game, given)
        self._file = file

    @property
    def any(self) -> bool:
        """Was anything asked for?"""
        return bool(self.fields or self._file)

    def setup(self, names: Sequence[str], seed: int) -> Setup:
        """The set-up of the form with the edition of the file; raises SetupError."""
        checked = form.read(self.fields)
        if self._file:
            checked[form.EDITION] = edition_of(self._file)
        return form.set_up(checked, names, seed)


def edition_of(file: str) -> object:
    """The edition of a file; raises UserError."""
    try:
        return typed(read(Path(file)))
    except EditionError as error:
        why = error.why(output.words("anunnaki"))
        problem = f"{error.where}: {why}" if error.where else why
        raise UserError("console-error-edition", file=file[:200], problem=problem) from error


def from_options(title: Title) -> Callable[..., EditionWishes]:
    """The function whose parameters are the options."""
    filled = fields.from_options(title)

    def options(
        *,
        set: Annotated[tuple[str, ...], Parameter(help=h("set"), negative="", show_default=False)] = (),
        edition: Annotated[str, Parameter(help=h("edition", "anunnaki"), show_default=False)] = "",
    ) -> EditionWishes:
        if edition:
            edition_of(edition)
        return EditionWishes(title.id, filled(set=set).fields, edition)

    return options
