"""The form of a new game: Houses, the three options for first games, the last round, the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import editions, names
from hexarch.games.anunnaki.edition import Edition, standard
from hexarch.games.anunnaki.setup import LAST_ROUND, SEATS, Options, Setup, draw
from hexarch.games.anunnaki.table.values import text
from hexarch.games.anunnaki.table.words import own_words
from hexarch.kernel.errors import SetupError, no
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from hexarch.kernel.game import Doc

RANDOM: Final = "random"
CHOSEN: Final = "chosen"  # at the table, seat by seat (A7)
HOUSES: Final = tuple([f"house_{seat + 1}" for seat in range(SEATS[-1])])
SWITCHES: Final = ("four_gods", "all_pacts", "full_pacts")
UNLIMITED: Final = "unlimited"
LAST_ROUNDS: Final = (UNLIMITED, "60", "90", "120")  # games of people and bots are over long before (A219)
EDITION: Final = "edition"


def form(words: Any) -> Doc:
    """What can be chosen for a new game, in words."""
    houses = [
        {"id": CHOSEN, "name": words.text("form-house-chosen"), "text": ""},
        {"id": RANDOM, "name": words.text("form-house-random"), "text": ""},
    ]
    houses += [
        {"id": house, "name": words.text(f"house-{house}"), "text": text(words, standard(), "house", house)}
        for house in names.HOUSES
    ]
    boxes = [{"id": name, "name": name, "text": ""} for name in editions.offered()]
    asked = [
        {
            "id": one,
            "kind": "choice",
            "name": words.text("form-house", seat=seat + 1),
            "text": "",
            "choices": houses,
            "default": CHOSEN,
        }
        for seat, one in enumerate(HOUSES)
    ]
    asked += [
        {
            "id": one,
            "kind": "switch",
            "name": words.text(f"form-{one}"),
            "text": words.text(f"form-{one}-text"),
            "default": False,
        }
        for one in SWITCHES
    ]
    asked.append(
        {
            "id": LAST_ROUND,
            "kind": "choice",
            "name": words.text("form-last_round"),
            "text": words.text("form-last_round-text"),
            "choices": [{"id": one, "name": _round(words, one), "text": ""} for one in LAST_ROUNDS],
            "default": LAST_ROUNDS[-1],
        }
    )
    asked.append(
        {
            "id": EDITION,
            "kind": "choice",
            "name": words.text("form-edition"),
            "text": words.text("form-edition-text"),
            "choices": boxes,
            "default": standard().name,
        }
    )
    return {
        "fields": asked,
        "default": {str(one["id"]): one["default"] for one in asked},
        # What the book proposes for first games (A182); whoever does not know the Houses yet is dealt one.
        "guided": {**dict.fromkeys(SWITCHES, True), **dict.fromkeys(HOUSES, RANDOM)},
    }


def read(form: Mapping[str, Any]) -> Doc:
    """The values of the form's fields; raises SetupError."""
    found: Doc = {}
    for one in HOUSES:
        found[one] = _among(form, one, (CHOSEN, RANDOM, *names.HOUSES), RANDOM)
    for one in SWITCHES:
        value = form.get(one, False)
        if not isinstance(value, bool):
            raise SetupError(no("unknown_value", "setup", field=one, value=str(value)[:40]))
        found[one] = value
    found[LAST_ROUND] = _among(form, LAST_ROUND, LAST_ROUNDS, LAST_ROUNDS[-1])
    wish = form.get(EDITION, standard().name)
    if not isinstance(wish, Edition):
        wish = editions.known()[_among(form, EDITION, tuple(editions.known()), standard().name)]
    found[EDITION] = wish
    return found


def _round(words: Any, value: str) -> str:
    """A last round in words."""
    found: str = words.text("form-last_round-none" if value in (UNLIMITED, "0") else "form-last_round-at", round=value)
    return found


def _among(form: Mapping[str, Any], field: str, known: tuple[str, ...], otherwise: str) -> str:
    value = form.get(field)
    if value is None:
        return otherwise
    if not isinstance(value, str) or value not in known:
        raise SetupError(no("unknown_value", "setup", field=field, value=str(value)[:40]))
    return value


def set_up(checked: Doc, players: Sequence[str], seed: int) -> Setup:
    """The set-up of a checked form; Houses are named, dealt, or chosen at the table. Raises SetupError."""
    wishes = [checked[one] for one in HOUSES[: len(players)]]
    choosing = [seat for seat, wish in enumerate(wishes) if wish == CHOSEN]
    chosen = [wish for wish in wishes if wish in names.HOUSES]
    if len(set(chosen)) != len(chosen):
        raise SetupError(no("house_taken", "setup"))
    left = iter(Random(seed).shuffled([house for house in names.HOUSES if house not in chosen]))
    houses = [wish if wish in names.HOUSES else next(left) for wish in wishes]
    last = 0 if checked[LAST_ROUND] == UNLIMITED else int(checked[LAST_ROUND])
    options = Options(**{one: checked[one] for one in SWITCHES}, last_round=last)
    return draw(players, seed, houses, options, checked[EDITION], choosing)


def settings(setup: Setup, words: Any) -> Doc:
    """How a game was set up, in words."""
    yes, no_ = words.text("form-on"), words.text("form-off")
    rows: list[Doc] = [
        {
            "id": one,
            "name": words.text(f"form-{one}"),
            "value": getattr(setup.options, one),
            "text": yes if getattr(setup.options, one) else no_,
        }
        for one in SWITCHES
    ]
    last = str(setup.options.last_round)
    value = UNLIMITED if last == "0" else last
    rows.append({"id": LAST_ROUND, "name": words.text("form-last_round"), "value": value, "text": _round(words, last)})
    name = setup.edition.name
    rows.append({"id": EDITION, "name": words.text("form-edition"), "value": name, "text": name})
    own = own_words(words, setup.edition)
    return {"fields": rows, "seed": setup.seed, **({"words": own} if own else {})}
