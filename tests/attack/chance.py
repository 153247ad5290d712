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
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.table.form import OLD, PLAYTEST
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal, SetupError
from hexarch.kernel.game import Game, Title
from hexarch.play.errors import PlayError
from hexarch.play.setting import Form, describe
from hexarch.words import Words

from ..anunnaki.test_anunnaki_random import conserved as conserved_in_anunnaki
from ..terra.chance import MAPS, OPTIONS
from ..terra.conservation import conserved as conserved_in_terra

MOST_CHOICES = 6_000  # no game of any title is longer
LOOKS = 40  # looked at closely, the pieces are counted every so many choices, and every option tried and taken back
FREE = 0.15  # chance that somebody does something that is free, if there is anything
PASSES = 0.1  # chance that passing is a choice like any other, where somebody might do something else
UNUSUAL = 0.1  # chance of an option that only old games have, and of a map that did not come with the game
OWN = 10  # times as often as a title from elsewhere, whose games are short, one of the program's own is played
# What counts the pieces of a title.
CONSERVED: Final[dict[str, Callable[[Any], None]]] = {"anunnaki": conserved_in_anunnaki, "terra": conserved_in_terra}
# What no form of Terra Mystica offers, although it can be played.
OLD_OPTIONS = [one for one in OPTIONS if one.startswith(OLD) or PLAYTEST in one]
STRANGE_MAPS = [one for one in MAPS if one not in map_ids()]


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
    """A form filled in at random: of its lists and fields one entry each, of its options any number.

    Records of old games are played by options that the form no longer offers, and maps may be anybody's: seldom some of
    those.
    """
    offered = _offered(title.id)
    form = dict(offered["default"])
    form["seats"] = [{"kind": "bot", "bot": offered["bots"][0]["id"]} for _ in range(rnd.choice(list(title.seats)))]
    form["seed"] = rnd.randrange(10**9) if not title.secret else None
    for field in [key for key in form if f"{key}s" in offered and key not in ("game", "clock")]:
        form[field] = rnd.choice([form[field], *[entry["id"] for entry in offered[f"{field}s"]]])
    for field in offered.get("fields", ()):
        values = [True, False] if field["kind"] == "switch" else [one["id"] for one in field["choices"]]
        form[field["id"]] = rnd.choice([field["default"], rnd.choice(values)])
    if "ways" in offered:
        form["factions"] = rnd.choice(offered["ways"])["id"]
        if form["factions"] == "chosen":
            _choose_factions(rnd, form["seats"], offered["factions"])
        elif form["factions"] == "intro":
            return form | {"map": offered["default"]["map"], "final_tile": ""}  # it has a set-up of its own
    if isinstance(form.get("options"), dict):
        chance = rnd.choice((0.0, 0.05, 0.2, 0.5))
        profile = form["profile"]
        turned = [one for one in offered["options"] if rnd.random() < chance]
        form["options"] = {one["id"]: not one["profiles"][profile] for one in turned}
        if rnd.random() < UNUSUAL:
            form["options"][rnd.choice(OLD_OPTIONS)] = True
        if rnd.random() < UNUSUAL:
            form["map"] = rnd.choice(STRANGE_MAPS)
    return form


def _choose_factions(rnd: Random, seats: list[dict[str, Any]], factions: list[dict[str, Any]]) -> None:
    """A faction for each seat, of different boards; what else the rules ask of them they say themselves."""
    for seat, board in zip(seats, rnd.sample(sorted({one["side"] for one in factions}), len(seats)), strict=True):
        seat["faction"] = rnd.choice([one["id"] for one in factions if one["side"] == board])


def begin(rnd: Random) -> tuple[dict[str, Any], Game]:
    """A game of a random title and form; forms that the rules refuse are passed over."""
    ids = games.ids()
    title = games.title(rnd.choices(ids, [OWN if name in CONSERVED else 1 for name in ids])[0])
    while True:
        form = random_form(rnd, title)
        try:
            made = Form(form)
            setup, _ = made.setup([""] * len(made.places), rnd.randrange(10**9))
        except (SetupError, PlayError):
            continue
        return form, title.new(setup)


def choose(draw: Callable[[], float], game: Game, seat: int) -> Choice:
    """Something a seat may do: seldom something free, and seldom what ends its round at once."""
    offered = game.options(seat)
    many = len(offered)
    if not many:
        raise Unsound(f"seat {seat} ({game.label(seat)}) is to act and has no option, {len(game.free(seat))} free")
    chance = draw()
    if chance < FREE and (free := game.free(seat)):
        return free[int(draw() * len(free))]
    choice = offered[int(draw() * many)]
    if chance < 1 - PASSES and choice.text.startswith("pass"):
        going_on = [one for one in offered if not one.text.startswith("pass")]
        return going_on[int(draw() * len(going_on))] if going_on else choice
    return choice


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
    leaving = rnd.choice((0.0, 0.0, 0.002, 0.01, 0.1)) if game.leave else 0.0
    draw = rnd.random
    for number in range(MOST_CHOICES):
        if game.over:
            break
        waiting = game.to_act
        if not waiting:
            raise Unsound("nobody is to act")
        if closely and number % LOOKS == 0:
            count(game)
            look(game)
        if leaving and draw() < leaving:
            leaver = int(draw() * game.players)
            if not isinstance(game.quote(leaver, game.leave), Refusal):
                game.step(leaver, game.leave)
                continue
        seat = waiting[int(draw() * len(waiting))] if len(waiting) > 1 else waiting[0]
        game.step(seat, choose(draw, game, seat))
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
