"""A bot that talks in lines of text, to sit at another program's table; docs/bot-protocol.md describes it.

Every request gets one answer: `ok N` and N lines, or `error CODE` and a sentence. A request that fails changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from hexarch import bots
from hexarch.bots import lines
from hexarch.bots.foreign import Foreign, Refused
from hexarch.kernel.errors import ChoiceError, Illegal, SaveError, SetupError

if TYPE_CHECKING:
    from typing import BinaryIO, TextIO

    from hexarch.bots import Bot, Clock
    from hexarch.kernel.game import Title
    from hexarch.words import Words

VERSION: Final = 1
LONGEST: Final = 10_000  # bytes of a line
LARGEST: Final = 2_000_000  # characters of a block; the largest real game has under 50,000
CHUNK: Final = 65_536
MOST_SETUP: Final = 200  # lines of a header
LEAST_SECONDS: Final = 0.01
MOST_SECONDS: Final = 3_600.0


class Session:
    """One bot, one game, and what was asked of them."""

    def __init__(self, bot: Bot, words: Words, title: Title) -> None:
        self.bot: Final = bot
        self.words: Final = words
        self.title: Final = title
        self._kind: Final = bots.of(title).foreign
        self._problems: tuple[type[Exception], ...] = (ChoiceError, SaveError, SetupError, *self._kind.problems)
        self.left = False  # has the table said goodbye?
        self._game: Foreign | None = None
        self._setup: list[str] = []
        self._block: list[str] | None = None  # lines between begin and end
        self._size = 0
        self._spoilt = False  # did a line of the block not make sense as text?
        self._commands: Final[dict[str, Callable[[str], list[str]]]] = {
            "hello": self._hello,
            "help": self._help,
            "setup": self._add_setup,
            "clear": self._clear,
            "start": self._start,
            "begin": self._begin,
            "end": self._no_block,
            "move": self._move,
            "choose": self._choose,
            "play": self._play,
            "why": self._why,
            "estimate": self._estimate,
            "options": self._options,
            "undo": self._undo,
            "show": self._show,
            **{name: partial(self._extra, name) for name in self._kind.extras},
            "quit": self._quit,
        }

    # -- lines --------------------------------------------------------------------------

    def line(self, data: bytes) -> list[str]:
        """The answer to a line as it came, without its end; none inside a block and to empty lines."""
        try:
            text = self._decoded(data)
            if self._block is not None:
                if text.strip().lower() != "end":
                    self._add(text)
                    return []
                found = self._end()
            elif not text.strip():
                return []
            else:
                found = self._request(text)
        except Refused as refused:
            return [_error(refused.code, self.words.text(f"console-protocol-{refused.code}", **refused.values))]
        except self._problems as error:
            cause = self._kind.cause(error)
            return [_error(_code(cause), self.words.error(cause))]
        except Exception as error:  # whatever a bot or a rule does wrong, the table is told and goes on
            return [_error("fault", self.words.text("console-protocol-fault", what=type(error).__name__))]
        return [f"ok {len(found)}", *found]

    def _decoded(self, data: bytes) -> str:
        try:
            if len(data) > LONGEST:
                raise Refused("too_long", most=LONGEST)
            text = data.decode("utf-8").removeprefix("\ufeff")
            if self._block is None and not text.replace("\t", " ").isprintable():
                raise Refused("not_text")
            return text
        except (Refused, UnicodeDecodeError) as error:
            if self._block is not None:
                self._spoilt = True
                return ""
            raise error if isinstance(error, Refused) else Refused("not_text") from None

    def _request(self, text: str) -> list[str]:
        command, rest = self._understood(text)
        game = self._game.game if self._game is not None else None
        mark = game.mark() if game is not None else None
        try:
            return command(rest)
        except BaseException:
            if game is not None and mark is not None:
                game.rollback(mark)
            raise

    def _understood(self, text: str) -> tuple[Callable[[str], list[str]], str]:
        """A request, a line of a record, or `SEAT: commands` as `choose` answers."""
        found = self._kind.row(text)
        if found is not None:
            return (self._move, " ".join(found)) if found[0] else (self._passed_over, "")
        name, _, rest = text.strip().partition(" ")
        if name.endswith(":") and len(name) > 1:
            return self._move, f"{name[:-1]} {rest.strip()}"
        command = self._commands.get(name.lower())
        if command is None:
            raise Refused("unknown_command", name=name[:40], known=", ".join(self._commands))
        return command, rest.strip()

    # -- about the bot ------------------------------------------------------------------

    def _hello(self, rest: str) -> list[str]:
        return [f"hexarch bot {self.bot.name} protocol {VERSION}"]

    def _help(self, rest: str) -> list[str]:
        return [f"{name} {self.words.say(f'console-protocol-help-{name}')}" for name in self._commands]

    def _quit(self, rest: str) -> list[str]:
        self.left = True
        return []

    # -- setting up ---------------------------------------------------------------------

    def _add_setup(self, rest: str) -> list[str]:
        if not rest:
            raise Refused("missing", what="setup LINE")
        if len(self._setup) >= MOST_SETUP:
            raise Refused("too_large")
        self._setup.append(rest)
        return []

    def _clear(self, rest: str) -> list[str]:
        self._setup = []
        return []

    def _start(self, rest: str) -> list[str]:
        self._game = self._kind.from_setup(self.title, self._setup)
        self._setup = []
        return self._game.show()

    def _begin(self, rest: str) -> list[str]:
        self._block, self._size, self._spoilt = [], 0, False
        return []

    def _add(self, text: str) -> None:
        assert self._block is not None
        self._size += len(text) + 1
        if self._size <= LARGEST:
            self._block.append(text)
        else:
            self._block.clear()

    def _end(self) -> list[str]:
        """The game between `begin` and `end`; when it cannot be read the former one stays."""
        assert self._block is not None
        block, self._block = "\n".join(self._block), None
        if self._spoilt:
            raise Refused("not_text")
        if self._size > LARGEST:
            raise Refused("too_large")
        self._game = self._kind.from_text(self.title, block)
        return self._game.show()

    def _no_block(self, rest: str) -> list[str]:
        raise Refused("no_block")

    # -- the game -----------------------------------------------------------------------

    def _table(self) -> Foreign:
        if self._game is None:
            raise Refused("no_game")
        return self._game

    def _move(self, rest: str) -> list[str]:
        word, _, text = rest.partition(" ")
        table = self._table()
        if not text.strip():
            raise Refused("missing", what="move SEAT COMMANDS")
        table.move(table.seat(word), text)
        return []

    def _passed_over(self, rest: str) -> list[str]:
        """A line of a record that says nothing anybody decided."""
        return []

    def _undo(self, rest: str) -> list[str]:
        self._table().undo(_number(rest) if rest else 1)
        return []

    def _choose(self, rest: str) -> list[str]:
        table = self._table()
        return [table.choose(self.bot, *self._asked(table, rest))]

    def _play(self, rest: str) -> list[str]:
        table = self._table()
        return [table.play(self.bot, *self._asked(table, rest))]

    def _why(self, rest: str) -> list[str]:
        """The best choices the bot looks at, each with the points it expects."""
        table = self._table()
        seat, clock = self._asked(table, rest)
        weigh = getattr(self.bot, "weigh", None)
        if weigh is None:
            raise Refused("no_opinion", bot=self.bot.name)
        mark = table.game.mark()
        try:
            table.take_turn(seat)
            opinions = weigh(table.game, seat, clock)
            return [f"{opinion.vp:.1f} {table.shown(opinion.text)}" for opinion in opinions]
        finally:
            table.game.rollback(mark)

    def _asked(self, table: Foreign, rest: str) -> tuple[int, Clock | None]:
        """A seat, and seconds if they are named."""
        parts = rest.split()
        if not 1 <= len(parts) <= 2:
            raise Refused("missing", what="SEAT [SECONDS]")
        seat = table.seat(parts[0])
        if table.game.over:
            raise Refused("game_over")
        return seat, lines.Seconds(_seconds(parts[1])) if len(parts) == 2 else None

    # -- looking ------------------------------------------------------------------------

    def _estimate(self, rest: str) -> list[str]:
        """The final points the bot expects for every seat."""
        table = self._table()
        estimate = getattr(self.bot, "estimate", None)
        if estimate is None:
            raise Refused("no_opinion", bot=self.bot.name)
        return [f"{table.name(seat)} {points:.1f}" for seat, points in enumerate(estimate(table.game))]

    def _options(self, rest: str) -> list[str]:
        """What a seat may choose now, conversions last."""
        table = self._table()
        seat = table.seat(rest)
        mark = table.game.mark()
        try:
            table.take_turn(seat)
            return [choice.text for choice in (*table.game.options(seat), *table.game.free(seat))]
        finally:
            table.game.rollback(mark)

    def _show(self, rest: str) -> list[str]:
        return self._table().show()

    def _extra(self, request: str, rest: str) -> list[str]:
        return self._table().extra(request)


def _error(code: str, sentence: str) -> str:
    return f"error {code} {' '.join(sentence.split())}"


def _code(error: Exception) -> str:
    """A word for programs."""
    if isinstance(error, (Illegal, SetupError)):
        return error.refusal.code
    return str(getattr(error, "code", "ambiguous"))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 6 and int(word)):
        raise Refused("bad_number", number=word[:40])
    return int(word)


def _seconds(word: str) -> float:
    try:
        seconds = float(word[:20])
    except ValueError:
        seconds = math.nan
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise Refused("bad_number", number=word[:40])
    return seconds


def serve(session: Session, source: BinaryIO, out: TextIO) -> None:
    """Answer line by line until the table leaves or its lines end."""
    while not session.left:
        data = source.readline(LONGEST + 2)
        if not data:
            return
        rest = data
        while rest and not rest.endswith(b"\n"):  # what is too long is read to its end and forgotten
            rest = source.readline(CHUNK)
        for line in session.line(data.rstrip(b"\r\n")):
            out.write(f"{line}\n")
        out.flush()
