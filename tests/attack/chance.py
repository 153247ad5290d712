"""Random games of any title, with random options, numbers of players, players who leave: what can go wrong is told.

`play(number)` plays the game of a number, the same one every time. A game is sound if nothing raises, whoever is to act
has an option, it ends, and no piece was lost. Looked at closely, pieces are also counted on the way, everything offered
can be done and taken back, a save leads back to the game, and the record that its title writes of it is accepted by
the check of such records.
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from hexarch import games
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal, SetupError
from hexarch.kernel.game import Game, Title
from hexarch.play.errors import PlayError
from hexarch.play.setting import Form, describe
from hexarch.words import Words

from ..anunnaki.test_anunnaki_random import conserved as conserved_in_anunnaki
from ..terra.test_conservation import conserved as conserved_in_terra

MOST_CHOICES = 6_000  # no game of any title is longer
LOOKS = 40  # looked at closely, the pieces are counted every so many choices, and every option tried and taken back
OWN = 10  # times as often as a title from elsewhere, whose games are short, one of the program's own is played
# What counts the pieces of a title.
CONSERVED: Final[dict[str, Callable[[Any], None]]] = {"anunnaki": conserved_in_anunnaki, "terra": conserved_in_terra}


class Unsound(AssertionError):
    """What must not happen, and where."""


@dataclass
class Played:
    """A random game and what came of it."""

    number: int
    form: dict[str, Any]
    game: Game | None = None
    fault: str = ""

    @property
    def choices(self) -> int:
        return len(self.game.history) if self.game is not None else 0


@cache
def _offered(name: str) -> dict[str, Any]:
    return describe(games.title(name), Words("en", name))


def random_form(rnd: Random, title: Title) -> dict[str, Any]:
    """A form filled in at random from what it offers: of its lists one entry each, of its options any number."""
    offered = _offered(title.id)
    form = dict(offered["default"])
    form["seats"] = [{"kind": "bot", "bot": offered["bots"][0]["id"]} for _ in range(rnd.choice(list(title.seats)))]
    form["seed"] = rnd.randrange(10**9) if not title.secret else None
    for field in form:
        entries = offered.get(f"{field}s") if field != "game" else None
        if isinstance(entries, list) and entries and isinstance(entries[0], dict) and "id" in entries[0]:
            form[field] = rnd.choice(entries)["id"]
    if "ways" in offered:
        ways = [way["id"] for way in offered["ways"]]
        form["factions"] = rnd.choice([way for way in ways if way != "chosen"])
    if isinstance(form.get("options"), dict):
        chance = rnd.choice((0.0, 0.05, 0.2, 0.5))
        profile = form.get("profile", "")
        form["options"] = {
            one["id"]: not one.get(profile, False) for one in offered["options"] if rnd.random() < chance
        }
    return form


def begin(rnd: Random) -> tuple[dict[str, Any], Game]:
    """A game of a random form; forms that the rules refuse are passed over."""
    ids = games.ids()
    often = [OWN if name in CONSERVED else 1 for name in ids]
    while True:
        title = games.title(rnd.choices(ids, often)[0])
        form = random_form(rnd, title)
        try:
            made = Form(form)
            setup, _ = made.setup([""] * len(made.places), rnd.randrange(10**9))
        except (SetupError, PlayError):
            continue
        return form, title.new(setup)


def choose(rnd: Random, game: Game, seat: int) -> Choice:
    """Something a seat may do: seldom something free, and seldom what ends its round at once."""
    offered = game.options(seat)
    if not offered:
        raise Unsound(f"seat {seat} ({game.label(seat)}) is to act and has no option, {len(game.free(seat))} free")
    if rnd.random() < 0.15 and (free := game.free(seat)):
        return rnd.choice(free)
    if rnd.random() < 0.9:
        going_on = [choice for choice in offered if not choice.text.startswith("pass")]
        return rnd.choice(going_on or offered)
    return rnd.choice(offered)


def count(game: Game) -> None:
    """Somebody is to act unless it is over, and no piece is lost."""
    if bool(game.to_act) == game.over:
        raise Unsound("nobody is to act" if not game.over else "somebody is to act in a game that is over")
    begun = all(game.label(seat) for seat in range(game.players))  # everybody has chosen what to play
    if begun and game.title.id in CONSERVED:
        CONSERVED[game.title.id](game)


def look(game: Game) -> None:
    """Everybody who is to act has an option; everything offered can be done, and taken back."""
    before = game.digest()
    for seat in game.to_act:
        offered = game.options(seat)
        if not offered:
            raise Unsound(f"seat {seat} ({game.label(seat)}) is to act and has no option")
        for choice in [*offered, *game.free(seat)]:
            mark = game.mark()
            game.step(seat, choice)
            game.rollback(mark)
    if game.digest() != before:
        raise Unsound("a choice that was taken back left something behind")


def walk(rnd: Random, game: Game, closely: bool) -> None:
    """Play to the end."""
    leaving = rnd.choice((0.0, 0.0, 0.002, 0.01, 0.1))
    for number in range(MOST_CHOICES):
        if game.over:
            break
        waiting = game.to_act
        if not waiting:
            raise Unsound("nobody is to act")
        if closely and number % LOOKS == 0:
            count(game)
            look(game)
        if game.leave and leaving and rnd.random() < leaving:
            leaver = rnd.randrange(game.players)
            if not isinstance(game.quote(leaver, game.leave), Refusal):
                game.step(leaver, game.leave)
                continue
        seat = rnd.choice(waiting)
        game.step(seat, choose(rnd, game, seat))
    if not game.over:
        raise Unsound("the game does not end")
    count(game)


def agree(game: Game) -> None:
    """A save leads back to the game, and what it is exported as is accepted."""
    again = game.title.loads(game.dumps())
    if again.digest() != game.digest():
        raise Unsound("its save leads elsewhere")
    words = Words("en", game.title.id)
    for importer in game.title.importers:
        report = importer.check(importer.write(game), words)
        if not report["ok"]:
            raise Unsound(f"{importer.name}: {report['difference'] or report['unreadable']}")


def play(number: int, closely: bool = True) -> Played:
    """The random game of a number; the same one whether it is looked at closely or not."""
    rnd = Random(number)
    form, game = begin(rnd)
    played = Played(number, form, game)
    try:
        walk(rnd, game, closely)
        if closely:
            agree(game)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        played.fault = f"{type(error).__name__}: {error} ({last.name}:{last.lineno}, after {played.choices} choices)"
    return played
