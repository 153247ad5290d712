"""Secrets: hidden things are exchanged, and nothing that another seat sees, reads or may choose changes (A185-A187)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.quote import Quote
from hexarch.games.anunnaki.setup import Setup, draw
from hexarch.kernel.errors import Illegal
from hexarch.kernel.rng import Random
from hexarch.play.planner import plan
from hexarch.play.position import point, position
from hexarch.play.record import Record
from hexarch.words import Words

from ..contract.test_secrecy import known
from .scene import DANILO, SERENA, SIMONE, Scene

History = list[tuple[int, str]]
Changes = dict[tuple[int, str], str]


def turned(pieces: tuple[str, ...], hidden: list[bool], box: list[str]) -> tuple[str, ...]:
    """Every hidden piece is exchanged for another one that nobody has seen."""
    unseen = [piece for piece in box if piece not in {p for p, h in zip(pieces, hidden, strict=True) if not h}]
    other = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
    return tuple([other[piece] if unknown else piece for piece, unknown in zip(pieces, hidden, strict=True)])


def exchanged(game: Game, viewer: int | None) -> Game:
    """The same game in a world where everything is another that the viewer cannot know, played again from its start."""
    s, setup, edition = game.state, game.setup, game.setup.edition
    begun = s.cells[at.PHASE] != at.SETUP
    lands = [place for place in s.world.lands if edition.territories[place].civilization]
    closed = [not begun or (s.civilization(p) >= 0 and not s.cells[s.open_cell(p)]) for p in lands]
    spots = [s.spot_cell(spot) for spot in range(len(s.world.spots))]
    unseen = [not begun or bool(s.cells[cell] and not s.cells[cell + 1]) for cell in spots]
    taken = [text[5:] for _, text in game.history if text.startswith("keep ")]
    looked = any(seat == viewer and text.startswith("keep ") for seat, text in game.history)
    looked = looked or any(d.kind == "keep_artefact" and d.seat == viewer for d in s.decisions)
    face_down = [not looked and one not in taken for one in setup.artefacts]
    top = s.cells[at.DRAWN_PACTS] if begun else 0
    gods: list[tuple[str, ...]] = []
    changes: Changes = {}
    for seat, drawn in enumerate(setup.gods):
        discarded = next((text[8:] for who, text in game.history if who == seat and text.startswith("discard ")), "")
        spare = [god for god in names.MINOR_GODS[s.house(seat)] if god not in drawn]
        if seat == viewer or not discarded:
            gods.append(drawn if seat == viewer or begun else (*drawn[1:], spare[0]))
            continue
        gods.append(tuple([spare[0] if god == discarded else god for god in drawn]))
        changes[seat, f"discard {discarded}"] = f"discard {spare[0]}"
    world = replace(
        setup,
        gods=tuple(gods),
        civilizations=turned(setup.civilizations, closed, [one.name for one in edition.civilizations]),
        culture=turned(setup.culture, unseen, list(edition.token_names)),
        artefacts=turned(setup.artefacts, face_down, list(edition.artefacts)),
        pacts=setup.pacts[:top] + setup.pacts[top:][::-1],
    )
    if not begun:
        world = replace(world, star=setup.star[::-1], goals=setup.goals[::-1], first=(setup.first + 1) % s.seats)
    tracks = dict(zip(names.TRACKS, names.TRACKS[1:] + names.TRACKS[:1], strict=True))
    for seat in range(s.seats):
        if seat != viewer:
            changes |= {(seat, f"tablet {track}"): f"tablet {other}" for track, other in tracks.items()}
    found = played(world, game.history, changes)
    for seat in range(s.seats):
        if seat != viewer:
            found, changes = rearmed(found, game.history, changes, seat)
    return found


def rearmed(world: Game, history: History, changes: Changes, seat: int) -> tuple[Game, Changes]:
    """A weapon that a seat took last, unseen, is exchanged for another one, if nobody can tell by what followed."""
    edition = world.setup.edition
    house = edition.advanced(world.state.house(seat))
    cards = [one.name for i, one in enumerate(edition.weapons) if house >> i & 1]
    mine = [text[7:] for who, text in history if who == seat and text.startswith("weapon ")]
    for one in mine[-1:]:
        for two in cards:
            pairs = ((one, two), (two, one))
            swapped = {(seat, f"{verb} {a}"): f"{verb} {b}" for verb in ("weapon", "lose") for a, b in pairs}
            again = played_if_legal(world.setup, history, changes | swapped)
            if two != one and again is not None and again.digest() != world.digest():
                return again, changes | swapped
    return world, changes


def played(setup: Setup, history: History, changes: Changes) -> Game:
    game = Game(setup)
    for seat, text in history:
        game.step(seat, changes.get((seat, text), text))
    return game


def played_if_legal(setup: Setup, history: History, changes: Changes) -> Game | None:
    try:
        return played(setup, history, changes)
    except Illegal:
        return None


def obtained(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything a seat can obtain: what the face tells, pages, drafts, log, planner, bots' choices."""
    found = known(game, seat)
    words = Words("en", "anunnaki")
    record = Record(Game(game.setup))
    for who, text in game.history:
        record.step(who, [text])
    found["log"] = record.log(words, viewer=seat)
    found["figures by round"] = record.tally.document()
    found["page"] = position(game, words, seat)
    if seat is None or seat not in game.to_act:
        return found
    mine = [choice.text for choice in game.options(seat)]
    few = mine[:: max(1, len(mine) // 6)]
    found["drafts"] = [position(game, words, seat, [text]) for text in few]
    found["pointed"] = [point(game, words, seat, game.place(choice)) for choice in game.options(seat)[:4]]
    lines = [[{"seat": seat, "text": text}] for text in few[:2]]
    found["plans"] = [plan(game, words, line, viewer=seat, rows=True) for line in lines]
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_hidden_reaches_anybody_else(players: int) -> None:
    """Everything hidden is exchanged, and whatever another seat or somebody who looks on can obtain stays the same."""
    game = Game(draw(players, 40 + players))
    rng = Random(players)
    changed = 0
    while not game.over:
        if len(game.history) in (0, 1, 80, 230, 420):
            for viewer in [None, *range(players)]:
                other = exchanged(game, viewer)
                changed += sum([a != b for a, b in zip(game.history, other.history, strict=True)])
                assert other.digest() != game.digest()
                assert obtained(other, viewer) == obtained(game, viewer)
        seat = rng.choice(game.to_act)
        game.step(seat, rng.choice(game.options(seat)))
    assert changed > 10


def test_weapons_are_put_down_unseen_by_both_sides() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.units(DANILO, "G1", followers=2)
    t.units(SERENA, "G2", followers=1)
    t.hand(DANILO, "dagger", "short_bow")
    t.do("go move_red", "move G1 > G2 x2", "pass")
    while t.asked() in ("mana_action", "extra"):
        t.do("pass")
    assert sorted(t.game.to_act) == [DANILO, SERENA]
    mark = t.game.mark()
    seen = []
    for weapon in ("dagger", "short_bow"):
        t.do(f"battle G2: {weapon}")
        seen.append((t.game.view(SERENA), t.game.view(None), t.options(SERENA), t.game.history_for(SERENA)))
        assert t.game.history_for(SERENA)[-1] == (DANILO, "")
        assert t.game.history_for(DANILO)[-1] == (DANILO, f"battle G2: {weapon}")
        quote = t.game.quote(SERENA, "battle G2: slingshot")
        assert isinstance(quote, Quote)
        assert quote.reveals
        t.game.rollback(mark)
    assert seen[0] == seen[1]
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert (DANILO, "battle G2: dagger") in t.game.history_for(SIMONE)


def test_the_discarded_god_stays_unknown() -> None:
    game = Game(draw(2, 3))
    god = game.setup.gods[0][0]
    game.step(0, f"discard {god}")
    assert game.to_act == (1,)
    assert game.view(1)["seats"][0]["gods"] == []
    game.step(1, f"discard {game.setup.gods[1][0]}")
    assert len(game.view(1)["seats"][0]["gods"]) == 4
    assert "drawn" not in game.view(1)["seats"][0]
    assert game.history_for(1)[0] == (0, "")


def test_a_quote_in_a_battle_does_not_tell_whether_the_next_one_will_be_fought() -> None:
    """An attacker without a weapon loses at once (A97): whoever answers before that may not learn it from a quote."""
    game, chance = Game(draw(4, 22)), Random(22)
    cut = 0
    while len(game.history) < 440:
        seat = chance.choice(list(game.to_act))
        if game.state.cells[at.PHASE] == at.BATTLES and seat != game.state.active():
            worlds = [game.imagine(seat, Random(n)) for n in range(12)]
            for choice in game.options(seat)[:4]:
                quotes = [world.quote(seat, choice.text) for world in worlds]
                assert all(isinstance(quote, Quote) for quote in quotes)
                assert len({repr([effect.key() for effect in quote.effects]) for quote in quotes}) == 1, choice.text
                assert len({quote.reveals for quote in quotes}) == 1, choice.text
                cut += quotes[0].reveals
        game.step(seat, chance.choice(list(game.options(seat))))
    assert cut, "no battle came to its end in somebody else's hands"
