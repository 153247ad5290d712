"""An observation tells the position, the same for the same position, whoever looks from wherever."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from hexarch import bots
from hexarch.env.document import filled
from hexarch.env.layout import Layout, Vector, carry, loads, numbered
from hexarch.games import terra
from hexarch.games.terra import Game
from hexarch.games.terra import layout as at
from hexarch.games.terra.env.layout import COLUMNS, HIGHEST, PLANES, SEATS, layout
from hexarch.games.terra.env.observation import grid, observe
from hexarch.games.terra.kinds import Offer
from hexarch.games.terra.names import TERRAINS
from hexarch.games.terra.title import TITLE

MAPS = ("base", "fire_ice", "fjords", "lakes", "archipelago", "revised_base")


def part(vector: Vector, name: str) -> Vector:
    return layout().part(vector, name)


def plane(vector: Vector, name: str) -> Vector:
    return part(vector, "map")[[known for known, _ in PLANES].index(name)]


def positions(players: int, seed: int, bot: str = "random", **settings: object) -> Iterator[Game]:
    game = terra.new(players, seed=seed, **settings)  # type: ignore[arg-type]
    seated = [bots.make(TITLE, bot, seed + i) for i in range(players)]
    while not game.over:
        yield game
        seat = game.to_act[0]
        game.step(seat, seated[seat].choose(game, seat))
    yield game


def test_fields_follow_each_other_without_gaps() -> None:
    end = 0
    for found in layout().fields:
        assert found.start == end
        end = found.stop
    assert end == layout().size
    assert len(layout().by_name) == len(layout().fields)


def test_the_document_shows_the_layout(root: Path) -> None:
    text = (root / "docs" / "environments.md").read_text("utf-8")
    assert text == filled(text), "run: python -m hexarch.env.document docs/environments.md"
    assert all(f"| `{found.name}` | {found.start} |" in text for found in layout().fields)


@pytest.mark.parametrize(("players", "seed", "profile"), [(2, 1, "rulebook"), (4, 2, "league"), (5, 3, "league")])
def test_numbers_keep_to_their_range(players: int, seed: int, profile: str) -> None:
    for game in positions(players, seed, ruleset=profile, map=MAPS[seed], factions="draft"):
        for seat in range(players):
            vector = observe(game, seat)
            assert vector.dtype == np.float32
            assert vector.shape == (layout().size,)
            assert vector.min() >= 0
            assert vector.max() < HIGHEST, "nothing is cut off in play"


def test_looking_changes_nothing_and_repeats() -> None:
    for game in positions(3, 4):
        before = game.digest()
        first = observe(game, 1)
        assert np.array_equal(first, observe(game.copy(), 1))
        if len(game.history) % 20 == 0:
            assert np.array_equal(first, observe(terra.loads(game.dumps()), 1))
        assert game.digest() == before


@pytest.mark.parametrize("seat", range(4))
def test_it_agrees_with_what_a_table_shows(seat: int) -> None:
    for number, game in enumerate(positions(4, 5, "greedy", ruleset="league")):
        if number % 10 and not game.over:
            continue
        vector, shown = observe(game, seat), game.view()
        for other in shown["seats"]:
            column = (other["seat"] - seat) % 4
            assert part(vector, "vp")[column] * 50 == pytest.approx(other["vp"])
            assert part(vector, "coins")[column] * 20 == pytest.approx(other["resources"]["C"])
            assert part(vector, "bowls")[:, column] * 12 == pytest.approx(other["bowls"])
            assert part(vector, "cults")[:, column] * 10 == pytest.approx(list(other["cults"].values()))
            held = {f"FAV{i + 1}" for i in np.flatnonzero(part(vector, "favors")[:, column])}
            assert held == set(other["favors"])
            cards = [f"BON{i + 1}" for i in np.flatnonzero(part(vector, "bonus_card")[:, column])]
            assert cards == ([other["bonus_card"]] if other["bonus_card"] else [])
        top = min(hex_["row"] for hex_ in [*shown["map"]["hexes"], *shown["map"]["rivers"]])
        for hex_ in shown["map"]["hexes"]:
            place = hex_["row"] - top, hex_["column"]
            assert plane(vector, f"terrain.{hex_['terrain']}")[place] == 1
            assert sum(plane(vector, f"terrain.{name}")[place] for name in TERRAINS) == 1
            assert plane(vector, "town")[place] == hex_["town"]
            if hex_["id"]:
                assert plane(vector, f"owner.{(hex_['owner'] - seat) % 4}")[place] == 1
                assert plane(vector, f"structure.{hex_['id']}")[place] == 1
        asked = {layout()["asked"].axes[0][i] for i in np.flatnonzero(part(vector, "asked"))}
        assert asked == {d["kind"] for d in shown["decisions"] if d["seat"] == seat}
        assert part(vector, "present").sum() == 4


def test_seats_only_turn_around() -> None:
    """What one seat sees in the column of another is what that one sees in its own."""
    *_, game = positions(3, 6, "greedy")
    seen = [observe(game, seat) for seat in range(3)]
    for name in ("vp", "cults", "faction", "favors", "built", "order_spaces", "bridge_sites", "cult_top"):
        for seat in range(3):
            for other in range(3):
                column = part(seen[seat], name)[..., (other - seat) % 3]
                assert np.array_equal(column, part(seen[other], name)[..., 0]), name
    assert not part(seen[0], "built")[:, 3:SEATS].any()


@pytest.mark.parametrize("map_id", MAPS)
def test_every_map_fits_and_no_two_hexes_share_a_place(map_id: str) -> None:
    lie = grid(map_id)
    places = [*lie.land, *lie.river]
    assert len(set(places)) == len(places)
    game = terra.new(2, seed=1, map=map_id)
    assert [int(place) % COLUMNS for place in lie.land] == [column for _, column in game.state.board.positions]


def test_the_set_up_s_seed_and_the_names_stay_outside() -> None:
    """Two games that differ in nothing but seed and names look alike."""
    settings = {
        "factions": ["witches", "nomads"],
        "options": {"maintain-player-order": True},
        "round_tiles": (1, 2, 3, 4, 5, 6),
        "bonus_cards": (1, 2, 3, 4, 5),
    }
    one = terra.new(["Ann", "Bob"], seed=1, **settings)  # type: ignore[arg-type]
    two = terra.new(["Cem", "Dot"], seed=2, **settings)  # type: ignore[arg-type]
    assert np.array_equal(observe(one, 0), observe(two, 0))


def test_another_hash_seed_sees_the_same(tmp_path: Path) -> None:
    script = (
        "from hexarch.games import terra; from hexarch.games.terra.env.observation import observe\n"
        "import hashlib; game = terra.new(3, seed=9); seen = hashlib.sha256()\n"
        "while not game.over:\n"
        "    seat = game.to_act[0]; seen.update(observe(game, seat).tobytes())\n"
        "    game.step(seat, game.options(seat)[0])\n"
        "print(seen.hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_an_open_offer_is_seen_with_its_builder() -> None:
    for game in positions(4, 8, ruleset="league"):
        offers = [d for d in game.state.decisions if isinstance(d, Offer)]
        if offers:
            receiver, builder = offers[0].seat, offers[0].builder
            seen = part(observe(game, receiver), "offers")
            assert seen[0, (builder - receiver) % 4] >= offers[0].power / 8
            assert game.state.cells[at.EVENTS]
            return
    pytest.fail("nobody was offered power")


def test_every_number_has_a_name_of_its_own() -> None:
    names = layout().names
    assert len(names) == len(set(names)) == layout().size
    assert {"faction.witches.0", "favor_pool.FAV5", "phase.income", "map.structure.SA.8.12"} <= set(names)


def test_a_layout_that_grew_still_reads_what_was_kept() -> None:
    """A faction, a card and a seat more, and a field gone: what both layouts name is carried over."""
    old = Layout.of(
        [("faction", (("auren", "witches"), numbered(2)), ""), ("card", (("BON1",),), ""), ("wind", (), "")]
    )
    new = Layout.of([("card", (("BON1", "BON2"),), ""), ("faction", (("auren", "dryads", "witches"), numbered(3)), "")])
    assert loads(old.dumps()).names == old.names
    assert loads(old.dumps()).digest() == old.digest() != new.digest()
    kept = np.array([[1, 2, 3, 4, 5, 6], [0, 0, 0, 0, 0, 1]], dtype=np.float32)
    found = carry(kept, loads(old.dumps()), new)
    assert found.tolist() == [[5, 0, 1, 2, 0, 0, 0, 0, 3, 4, 0], [0] * 11]


@pytest.mark.parametrize("text", ["{}", "[1]", '[{"name": "a"}]', '[{"name": "a", "axes": [[1]]}]', "no names"])
def test_what_names_nothing_is_no_layout(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (JSON has its own words for it)
        loads(text)
