"""Whatever lies on the table explains itself, and whatever cannot be chosen says why."""

from __future__ import annotations

from typing import Any

import pytest

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.rng import Random
from hexarch.play.position import point
from hexarch.words import Words, languages

WORDS = Words("en", "anunnaki")


@pytest.mark.parametrize("language", languages())
def test_every_thing_has_a_name_and_an_explanation(language: str) -> None:
    words = Words(language, "anunnaki")
    glossary = TITLE.glossary(words)
    edition = standard()
    things = [
        *names.HOUSES, *names.RESOURCES, *names.UNITS, *names.TRACKS, *names.GODS, *names.ARTEFACTS,
        *[one.name for one in (*edition.weapons, *edition.pacts, *edition.civilizations)],
    ]  # fmt: skip
    assert len(things) > 110
    for thing in things:
        assert glossary["names"][thing], thing
        assert len(glossary["texts"][thing]) > len(glossary["names"][thing]), thing
    for table, known in (("tiles", names.ACTIONS), ("goals", names.GOALS), ("lines", names.MANA_ACTIONS)):
        for thing in known:
            name, text = glossary[table][thing]
            assert name
            assert len(text) > len(name), thing


def places(view: dict[str, Any], seat: int) -> list[dict[str, str]]:
    """What a player points at: tiles, mana actions, territories, tokens, pacts, gods and weapons in front of it."""
    own = view["seats"][seat]
    found = [("tile", view["star"]), ("line", view["boards"]["mana"]), ("place", view["territories"])]
    found += [("edge", [edge[0] for edge in view["boards"]["edges"]]), ("spot", view["culture"])]
    found += [("pact", [*view["pacts"], *own["pacts"]]), ("god", own["gods"]), ("weapon", own["weapons"])]
    return [{kind: name} for kind, known in found for name in known]


def test_what_cannot_be_chosen_says_why() -> None:
    """At the first question of each kind in some games, everything on the table is pointed at."""
    met: set[str] = set()
    silent: set[tuple[str, str]] = set()
    for seed in (1, 2):
        rng = Random(seed)
        game = TITLE.new(TITLE.drawn(3, seed, four_gods=True))
        while not game.over:
            seat = game.to_act[0]
            kind = game.asked(seat)[0].kind
            if kind not in met:
                met.add(kind)
                for place in places(game.view(seat), seat):
                    answers = point(game, WORDS, seat, place)["answers"]
                    if not answers:
                        silent.add((kind, next(iter(place))))
                    assert all(one["ok"] or one["sentence"] for one in answers)
            game.step(seat, rng.choice(list(game.options(seat))))
    assert met >= {"primary", "move", "harvest", "deploy", "mana_action", "extra", "weapons", "portal", "take_pacts"}
    assert silent == set()
