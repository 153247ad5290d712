"""The same position gives the same numbers as in version 0.1.0, whatever has been added since: by their names."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from hexarch import games
from hexarch.env import observer as observers
from hexarch.env.layout import carry, places

from ..museum.archive import unpack

SAVES = Path(__file__).parent.parent / "museum" / "0.1.0" / "saves.tar.xz"
LAYOUT = "0e3d66b95b4f222e"  # of that version
COLUMNS = json.loads((Path(__file__).parent / "columns-0.1.0.json").read_text("utf-8"))
# Saved game: the fingerprints of its observations and of what was told of the choices made.
KNOWN = {
    "draft-5-league-end": ("b4c8699677c93ff5710588cea28f13ba", "8bc369fc208e5ee8b5812eda3da6e03b"),
    "sealed-auction-3-rulebook-end": ("147aa6d3e8d67d9f9149458f7c27fde9", "54b5fd9fac5a3cdc0e43ac87e2bed17d"),
    "auction-4-league-end": ("709e48ee0c1eae903a3973e9d3ca4f1e", "8c465cad34a5ae4c8d13ab6ce4aef970"),
    "map-lakes-league-end": ("f777f78987fb80454af2fa0c52646d65", "383977f99dbe05b745f0ed61c019b830"),
    "map-fire_ice-rulebook-end": ("74208a87077983b1909593c7786c3583", "ea131ce4c3d461215ef515769b34dc0f"),
    "faction-acolytes-end": ("ed035e267af294c49b99fd1c5d2d2e9e", "df8d558441625912cdef45a882f8c3ac"),
    "faction-riverwalkers-end": ("f01d7da758ab9edf0f4f1a60e5c1c6bb", "923ef6ab50793c6df9bfbf27538d18dd"),
    "faction-dragonlords-end": ("4ad9a1da6a98d9814acd3cce89ef7f6f", "903058ba5bde531c395c3975db017089"),
    "faction-shapeshifters-end": ("b564618c1d25853fd557923588fa4db4", "fa8acd1740cac23ab9b759350fa02a13"),
    "faction-mermaids-end": ("8766e6d2eed609f5f3df3fcef2a11387", "88f38fc7bb9724fdb44319d5bdac5448"),
    "dropped-out-2-end": ("0f35d471d496a95ac7bccef376017416", "87f57619b5e0da0883d5917abf441365"),
}


@pytest.mark.parametrize("name", KNOWN)
def test_numbers_are_those_of_the_first_version(name: str) -> None:
    title = games.title("terra")
    observer = observers.of(title)
    old = observer.former(LAYOUT)
    assert old is not None
    columns = list(observer.columns("quoted"))
    to, of = places(columns, COLUMNS)
    assert to == list(range(len(COLUMNS))), "every column that was there has its name still"
    saved = json.loads(unpack(SAVES)[f"{name}.json"])
    game = title.new(title.read_setup(saved["setup"]))
    seen, told = hashlib.blake2b(digest_size=16), hashlib.blake2b(digest_size=16)

    def look(seat: int) -> None:
        seen.update(carry(observer.observe(game, seat), observer.layout, old).tobytes())

    for line in saved["choices"]:
        for seat in range(game.players):
            look(seat)
        chosen = game.read(int(line[0]), line[2:])[0]
        row = np.zeros(len(columns), dtype=np.float32)
        observer.describe(game, int(line[0]), chosen, row, "quoted")
        told.update(row[of].tobytes())
        game.step(int(line[0]), line[2:])
    look(0)
    assert (seen.hexdigest(), told.hexdigest()) == KNOWN[name]
