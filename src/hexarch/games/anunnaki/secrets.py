"""What a seat cannot know (A186), and worlds that agree with what it does know.

Hidden are the order of the pact pile, tiles and tokens that lie face down, what lies in the box, the artefacts that
nobody or somebody else has looked at, the god that others discarded, the weapons that others took or lost, weapons put
down until both sides have chosen, and the track of the Tablet.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import battle, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.hands import courses, drawn, members, traced
from hexarch.games.anunnaki.rules.table import VERBS
from hexarch.games.anunnaki.setup import draw

if TYPE_CHECKING:
    from hexarch.games.anunnaki.game import Game
    from hexarch.games.anunnaki.rule import Verb
    from hexarch.games.anunnaki.setup import Setup
    from hexarch.games.anunnaki.state import Table
    from hexarch.kernel.rng import Random

_NAMED: Final = {verb.name: verb for verb in VERBS}
DISCARD: Final = _NAMED["discard"]
WEAPON: Final = _NAMED["weapon"]
LOSE: Final = _NAMED["lose"]
TABLET: Final = _NAMED["tablet"]
KEEP: Final = _NAMED["keep"]
BATTLE: Final = _NAMED["battle"]
BATTLE_TWO: Final = _NAMED["battle_two"]


def _first_words(*verbs: Verb) -> tuple[str, ...]:
    return tuple([f"{verb.pattern.begins} " for verb in verbs])


SECRET: Final = _first_words(*[verb for verb in VERBS if verb.secret])
PUT_DOWN: Final = _first_words(*[verb for verb in VERBS if verb.face_down])
DISCARDED: Final = _first_words(DISCARD)
TAKEN: Final = _first_words(WEAPON)
TAKEN_OR_LOST: Final = _first_words(WEAPON, LOSE)
MARKED: Final = _first_words(TABLET)
CHOOSING: Final = 2  # the stage of a battle in which weapons lie face down
# Events by which something comes to light that nobody knew.
SHOWN: Final = ("culture", "civilization", "shown", "kept", "look", "dealt")


def face_down(s: Table, seat: int) -> bool:
    """Has the seat put down weapons that the others may not see yet?"""
    side = s.side(seat)
    return side >= 0 and s.cells[at.STAGE] == CHOOSING and bool(s.cells[at.DOWN + side])


def history_for(game: Game, viewer: int | None) -> list[tuple[int, str]]:
    """The history as a viewer may read it; what is still a secret of another seat has an empty text."""
    if game.over:
        return game.history.copy()
    found = [(seat, "" if seat != viewer and text.startswith(SECRET) else text) for seat, text in game.history]
    for seat in range(game.players):
        if seat != viewer and face_down(game.state, seat):
            found[_last_battle(game, seat)] = (seat, "")
    return found


def _last_battle(game: Game, seat: int) -> int:
    """Where in the history a seat put down the weapons that lie on the table."""
    return next(
        at for at in range(len(game.history) - 1, -1, -1)
        if game.history[at][0] == seat and game.history[at][1].startswith(PUT_DOWN)
    )  # fmt: skip


def imagine(game: Game, viewer: int | None, rng: Random) -> Game:
    """A game that agrees with everything the viewer knows; the same random numbers give the same world."""
    if game.over:
        return game.copy()
    if game.state.world.choosing:
        return type(game)(_unknown(game.setup, rng), game)
    found = type(game)(_dealt(game, viewer, rng), game)
    _lay(found, game)
    secret = [i for i, (_, text) in enumerate(found.history) if text.startswith(SECRET)]
    for seat in range(found.state.seats):
        if seat != viewer:
            own = [i for i in secret if found.history[i][0] == seat]
            _gods(found, seat, own)
            _hand(found, seat, own, rng)
            _tablet(found, seat, own, rng)
    return found


# -- what lies on the table ---------------------------------------------------------------------


def _dealt(game: Game, viewer: int | None, rng: Random) -> Setup:
    """The set-up with everything that the viewer has not seen dealt once more."""
    s, setup, edition = game.state, game.setup, game.setup.edition
    tiles = [one.name for one in edition.civilizations]
    gods = tuple([_drawn_gods(game, seat, viewer, rng) for seat in range(s.seats)])
    if s.cells[at.PHASE] == at.SETUP:  # nobody has seen anything but gods (A183)
        return replace(
            setup,
            seed=0,
            gods=gods,
            first=rng.below(s.seats),
            star=tuple(rng.shuffled(list(edition.actions))),
            civilizations=tuple(rng.shuffled(tiles)[: len(setup.civilizations)]),
            culture=tuple(rng.shuffled(list(edition.token_names))[: len(setup.culture)]),
            artefacts=_pile(game, viewer, rng),
            pacts=tuple(rng.shuffled(sorted(setup.pacts))),
            goals=tuple(rng.shuffled(list(edition.goals))),
        )
    closed = [bool(s.cells[s.civ_cell(place)]) and not s.cells[s.open_cell(place)] for place in _homes(s)]
    unseen = [bool(s.cells[s.spot_cell(i)]) and not s.cells[s.spot_cell(i) + 1] for i in range(len(s.world.spots))]
    top = s.cells[at.DRAWN_PACTS]
    return replace(
        setup,
        seed=0,
        gods=gods,
        civilizations=_again(setup.civilizations, closed, tiles, rng),
        culture=_again(setup.culture, unseen, list(edition.token_names), rng),
        artefacts=_pile(game, viewer, rng),
        pacts=(*setup.pacts[:top], *rng.shuffled(sorted(setup.pacts[top:]))),
    )


def _unknown(true: Setup, rng: Random) -> Setup:
    """A set-up with the same Houses named: while others are chosen nobody has seen anything (A7)."""
    named = [house for seat, house in enumerate(true.houses) if seat not in true.choosing]
    rest = iter([house for house in names.HOUSES if house not in named])
    houses = [next(rest) if seat in true.choosing else house for seat, house in enumerate(true.houses)]
    return replace(draw(true.players, rng.next(), houses, true.options, true.edition, true.choosing), seed=0)


def _homes(s: Table) -> list[int]:
    """Territories that got a civilization, in the order of the set-up."""
    return [place for place in s.world.lands if s.edition.territories[place].civilization]


def _again(true: tuple[str, ...], hidden: list[bool], box: list[str], rng: Random) -> tuple[str, ...]:
    """Pieces that were seen stay; those face down are drawn once more from all that could lie there."""
    seen = {piece for piece, unknown in zip(true, hidden, strict=True) if not unknown}
    left = iter(rng.shuffled([piece for piece in box if piece not in seen]))
    return tuple([next(left) if unknown else piece for piece, unknown in zip(true, hidden, strict=True)])


def _pile(game: Game, viewer: int | None, rng: Random) -> tuple[str, ...]:
    """The artefacts: a seat that conquered a territory of Atlantis has looked at all that were left (A120)."""
    pile = game.setup.artefacts
    kept = [(seat, words["artefact"]) for seat, words in _chosen(game, KEEP)]
    looked = any(seat == viewer for seat, _ in kept)
    asked = any(d.seat == viewer and d.kind == "keep_artefact" for d in game.state.decisions)
    if viewer is not None and (looked or asked):
        return pile
    taken = sorted([artefact for _, artefact in kept])
    others = rng.shuffled([one for one in game.setup.edition.artefacts if one not in taken])
    return tuple(rng.shuffled([*taken, *others[: len(pile) - len(taken)]]))


def _chosen(game: Game, verb: Verb) -> list[tuple[int, dict[str, str]]]:
    """Who chose this verb in the course of the game, and the words in its blanks."""
    begins = _first_words(verb)
    made = [(seat, verb.pattern.match(text.lower())) for seat, text in game.history if text.startswith(begins)]
    return [(seat, words) for seat, words in made if words is not None]


def _drawn_gods(game: Game, seat: int, viewer: int | None, rng: Random) -> tuple[str, ...]:
    """The gods that a seat drew: of others those kept are known once all have chosen (A184)."""
    own, s = game.setup.gods[seat], game.state
    if seat == viewer or game.setup.options.four_gods:
        return own
    house = list(names.MINOR_GODS[s.house(seat)])
    known = [] if s.cells[at.PHASE] == at.SETUP else [names.GODS[god] for god in members(s.get(seat, at.GODS))]
    rest = rng.shuffled([god for god in house if god not in known])[: len(own) - len(known)]
    return tuple(rng.shuffled(known) + rest)  # the last one is the god that was, or will be, discarded


def _lay(found: Game, game: Game) -> None:
    """Put the pieces of the new set-up into the cells."""
    s, setup, edition = found.state, found.setup, found.setup.edition
    tiles = [one.name for one in edition.civilizations]
    for place, tile in zip(_homes(s), setup.civilizations, strict=True):
        if s.cells[s.civ_cell(place)]:
            s.cells[s.civ_cell(place)] = tiles.index(tile) + 1
    for spot, token in enumerate(setup.culture):
        if s.cells[s.spot_cell(spot)]:
            s.cells[s.spot_cell(spot)] = edition.token_names.index(token) + 1
    true = game.state.cells[at.TAKEN_ARTEFACTS]
    taken = [name for i, name in enumerate(game.setup.artefacts) if true >> i & 1]
    s.cells[at.TAKEN_ARTEFACTS] = sum([1 << i for i, name in enumerate(setup.artefacts) if name in taken])


# -- what others hold ---------------------------------------------------------------------------


def _rewrite(found: Game, place: int, verb: Verb, words: dict[str, str]) -> None:
    """What was chosen at this place of the history is something else in the imagined world."""
    found.history[place] = (found.history[place][0], verb.pattern.fill(words))


def _gods(found: Game, seat: int, secret: list[int]) -> None:
    """Which god was discarded; `secret` says where in the history the seat chose something unseen."""
    s, own = found.state, found.setup.gods[seat]
    drawn_mask = sum([1 << names.GODS.index(god) for god in own])
    s.cells[s.base[seat] + at.DRAWN] = drawn_mask
    for i in secret:
        if found.history[i][1].startswith(DISCARDED):
            _rewrite(found, i, DISCARD, {"god": own[-1]})
            s.cells[s.base[seat] + at.GODS] = drawn_mask & ~(1 << names.GODS.index(own[-1]))


def _hand(found: Game, seat: int, secret: list[int], rng: Random) -> None:
    """The weapons in hand, those put down unseen, and how they came there."""
    s = found.state
    deck, basic = s.edition.advanced(s.house(seat)), s.edition.basic(s.house(seat))
    notes = s.notes[: s.cells[at.NOTED]]
    found_courses = courses(notes, seat, deck)
    down = s.cells[at.DOWN + s.side(seat)].bit_count() if face_down(s, seat) else 0
    asked = any(d.kind == "weapons" and d.seat == seat for d in s.decisions)
    weights = {
        hand: ways for hand, ways in found_courses[-1].items() if _ways_down(s, seat, hand | basic, down or int(asked))
    }
    hand = drawn(weights, rng)
    cards_of = iter(traced(notes, seat, deck, found_courses, hand, rng))
    for i in secret:
        text = found.history[i][1]
        if text.startswith(TAKEN_OR_LOST):
            verb = WEAPON if text.startswith(TAKEN) else LOSE
            _rewrite(found, i, verb, {"weapon": s.edition.weapons[next(cards_of)].name})
    fighting = 0
    if down:
        cards = rng.choice(_ways_down(s, seat, hand | basic, down))
        fighting = sum([1 << card for card in cards])
        s.cells[at.DOWN + s.side(seat)] = fighting
        place = s.edition.territory_code(s.cells[at.PLACE] - 1)
        weapons = [s.edition.weapons[card].name for card in cards]
        words = {"place": place, "weapon": weapons[0], "other": weapons[-1]}
        _rewrite(found, _last_battle(found, seat), BATTLE if len(weapons) == 1 else BATTLE_TWO, words)
    s.cells[s.base[seat] + at.HAND] = (hand | basic) & ~fighting & ~(s.on_table(seat) if not down else 0)


def _ways_down(s: Table, seat: int, hand: int, count: int) -> list[tuple[int, ...]]:
    """What a seat with this hand can put down: one weapon, or two with Loki; one way where it is not asked."""
    if not count:
        return [()]
    attacks = s.side(seat) == 0
    cards = battle.playable_of(s, seat, hand, attacks)
    return [(card,) for card in cards] if count == 1 else [(a, b) for a in cards for b in cards if a < b]


def _tablet(found: Game, seat: int, secret: list[int], rng: Random) -> None:
    """The track of the Tablet of Destinies."""
    s = found.state
    if not s.get(seat, at.TABLET):
        return
    track = rng.below(len(names.TRACKS))
    s.cells[s.base[seat] + at.TABLET] = track + 1
    for i in secret:
        if found.history[i][1].startswith(MARKED):
            _rewrite(found, i, TABLET, {"track": names.TRACKS[track]})
