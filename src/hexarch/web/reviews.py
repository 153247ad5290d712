"""Finished games gone through with a bot: made by the workers part by part, and kept.

Of one person's games one is gone through after the other; the workers share their time among the people who asked.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexarch import bots
from hexarch.bots.review import Verdict, document
from hexarch.play import speech
from hexarch.play.setting import bot_name
from hexarch.web import thinking, wire_review
from hexarch.web.errors import Problem
from hexarch.web.language import words
from hexarch.web.live import Live
from hexarch.web.workers import REVIEW, Lost, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.kernel.game import Game, Title
    from hexarch.play.rows import Row
    from hexarch.web.people import Person

log: Final = logging.getLogger("hexarch.web")
PART: Final = 0.4  # seconds of a worker at a time: so long a bot at another table may wait
TRIES: Final = 3  # for a part whose worker dies
MOST_KEPT: Final = 64
MOST_WAITING: Final = 16  # games, with those that are being gone through
MOST_OF_PERSON: Final = 4  # of them that one person asked for
AT_ONCE: Final = 5  # decisions put into words before other requests get their turn
DIGITS: Final = 3

_encode: Final = msgspec.json.Encoder().encode


class Review:
    """The review of one game: what has been made of it, and its document by language once it is complete."""

    def __init__(self, live: Live, bot: str, person: str) -> None:
        assert live.record is not None
        self.serial: Final = live.serial  # of the game it is about: it could be taken back and played on
        self.bot: Final = bot
        self.owner: Final = person  # who asked for it
        self.history: Final = live.record.game.history.copy()
        self.verdicts: list[Verdict] = []
        self.done = False
        self.failed = False
        self.written: dict[str, bytes] = {}
        self.task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> float:
        """How much of it has been made, of 1."""
        if self.done:
            return 1.0
        reached = max((one.last for one in self.verdicts), default=0)  # answers to others come in between
        return round(reached / len(self.history), DIGITS) if reached else 0.0


class Reviews:
    """The reviews of this process."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._found: OrderedDict[tuple[str, str], Review] = OrderedDict()  # by game and bot
        # Games of one person wait for each other here, not in front of the workers.
        self._turns: dict[str, asyncio.Lock] = {}

    async def answer(self, live: Live, person: str, language: str, begin: Callable[[], None], bot: str = "") -> bytes:
        """The review of a game that is over, or how far it is; if there is none it is begun, once `begin` lets it.

        The `bot` is one of `reviewers`, the first of them if nobody chooses.
        """
        known = reviewers(live.rules)
        if bot and bot not in known:
            raise Problem(400, "unknown-bot", known=", ".join(known))
        key = live.id, bot or known[0]
        review = self._found.get(key)
        if review is not None and review.serial != live.serial:
            self._drop(key)
            review = None
        if review is not None and review.failed:
            self._drop(key)  # the next request tries again
            raise Problem(503, "review-failed")
        if review is None:
            waiting = [one.owner for one in self._found.values() if one.task is not None]
            if len(waiting) >= MOST_WAITING or waiting.count(person) >= MOST_OF_PERSON:
                raise Problem(503, "review-busy")
            begin()
            review = self._found[key] = Review(live, key[1], person)
            review.task = asyncio.create_task(self._make(live, review))
            self._make_room()
        self._found.move_to_end(key)
        if not review.done:
            return _encode(wire_review.Reviewed(False, review.progress))
        if language not in review.written:
            game = live.game
            assert game is not None
            assert live.record is not None
            review.written[language] = await written(game, live.record.rows.copy(), review, language)
        return review.written[language]

    async def close(self) -> None:
        """Stop; whoever asks later starts it again."""
        tasks = [one.task for one in self._found.values() if one.task is not None]
        self._found.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- making -------------------------------------------------------------------------

    async def _make(self, live: Live, review: Review) -> None:
        assert live.setup is not None
        setup = live.setup.document()
        try:
            async with self._turns.setdefault(review.owner, asyncio.Lock()):
                done: int | None = 0
                while done is not None:
                    found, done = await self._part(live.game_id, setup, review, done)
                    review.verdicts += found
            review.done = True
        except Exception:
            log.exception("a game could not be reviewed")
            review.failed = True
        finally:
            review.task = None
            if not any(one.task is not None and one.owner == review.owner for one in self._found.values()):
                self._turns.pop(review.owner, None)

    async def _part(
        self, game: str, setup: dict[str, Any], review: Review, done: int
    ) -> tuple[list[Verdict], int | None]:
        for trial in range(TRIES):
            try:
                return await self._workers.ask(
                    REVIEW, review.owner, PART, thinking.look_through, game, setup, review.history, review.bot, done
                )
            except Lost:
                log.warning("a worker died or was stuck over a review; trial %d of %d", trial + 1, TRIES)
        raise Lost

    def _drop(self, key: tuple[str, str]) -> None:
        review = self._found.pop(key)
        if review.task is not None:
            review.task.cancel()

    def _make_room(self) -> None:
        """Forget those that nobody has asked for longest; what is being made is wanted."""
        complete = [key for key, one in self._found.items() if one.task is None]
        for key in complete[: max(0, len(self._found) - MOST_KEPT)]:
            del self._found[key]


def reviewers(title: Title) -> tuple[str, ...]:
    """The bots that can look through games of a title, since they can say why.

    The first is a quick one, so that nobody waits long; the others come in the order of their strength.
    """
    known = [name for name in bots.available(title) if name != bots.RANDOM]
    wish = bots.of(title).default
    first = [wish] if wish in known else known[:1]
    return (*first, *[name for name in known if name not in first])


def over(live: Live) -> bool:
    """Is there a game, and is it over?"""
    return live.record is not None and live.revision == live.record.revision and live.record.game.over


def refusal(live: Live, person: Person | None, talks: bool) -> Problem | None:
    """Why somebody may not have a game reviewed, None when they may: those who may talk at its table (`talks`).

    While it runs nobody may: it would be advice.
    """
    if not over(live) or (live.present is not None and live.present.hides()):
        return Problem(409, "review-running")
    if not reviewers(live.rules):
        return Problem(409, "review-nobody")
    if person is None:
        return Problem(401, "unknown-person")
    return None if talks else Problem(403, "review-not-at-table")


async def written(game: Game, rows: list[Row], review: Review, language: str) -> bytes:
    """A complete review in words, as it is sent."""
    said = words(language, game.title.id)
    kinds = {name: kind for kind, name in bots.of(game.title).lines.kinds.items()}
    ends = sorted({row.revision for row in rows})
    lines = {row.revision: row.line for row in rows if row.line}

    def at(choice: int) -> int:
        """The revision of the row that holds a choice."""
        place = bisect_left(ends, choice)
        return ends[place] if place < len(ends) else choice

    found = document(game, review.bot, review.verdicts, lambda choice: lines.get(at(choice), 0))
    found["bot_name"] = bot_name(said, review.bot)
    for number, one in enumerate(found["decisions"]):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)  # hundreds of sentences take a tenth of a second: other requests come in between
        kind = kinds.get(one["kind"])
        one["at"] = at(one["first"])
        for name in ("played", "preferred"):
            one[f"{name}_label"] = speech.written(said, one[name], kind or "", one["label"])
    return _encode(wire_review.Reviewed(True, 1.0, msgspec.convert(found, wire_review.Review)))
