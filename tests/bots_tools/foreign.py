"""A foreign table that talks with a bot, and the header of a ledger as it says it."""

from hexarch import bots
from hexarch.bots.protocol import Session
from hexarch.games import terra
from hexarch.games.terra.ledger import parse
from hexarch.games.terra.ledger.rows import Comment
from hexarch.games.terra.title import TITLE
from hexarch.words import Words

TILES = [f"Round {n} scoring: SCORE{tile}" for n, tile in enumerate((5, 7, 1, 6, 4, 8), 1)]
CARDS = [f"Removing tile BON{n}" for n in (2, 7, 8, 9)]
TWO = [*TILES, *CARDS, "faction witches", "faction nomads"]


class Table:
    """A foreign table: asks and reads answers."""

    def __init__(self, bot: str = "greedy", language: str = "en") -> None:
        self.session = Session(bots.make(TITLE, bot), Words(language), TITLE)

    def ask(self, line: str) -> list[str]:
        """The lines of a good answer."""
        answer = self.session.line(line.encode())
        assert answer[0] == f"ok {len(answer) - 1}", f"{line}: {answer}"
        return answer[1:]

    def error(self, line: str | bytes) -> str:
        """The code of an error."""
        answer = self.session.line(line if isinstance(line, bytes) else line.encode())
        assert len(answer) == 1
        word, code, sentence = answer[0].split(" ", 2)
        assert word == "error"
        assert sentence
        assert not sentence.startswith("[")
        return code

    def begin(self, header: list[str]) -> "Table":
        for line in header:
            assert self.ask(f"setup {line}") == []
        self.ask("start")
        return self

    def next(self) -> str:
        """Who is to act, the first of them."""
        return self.ask("show")[1].removeprefix("to act: ").split(", ")[0]

    @property
    def game(self) -> terra.Game:
        assert self.session._game is not None
        return self.session._game.game


def header(text: str) -> list[str]:
    """The set-up of a ledger as requests."""
    lines = []
    for item in parse(text).lines:
        if isinstance(item, Comment):
            lines.append(item.text)
        elif item.words == "setup":
            lines.append(f"faction {item.faction}")
        else:
            break
    return lines
