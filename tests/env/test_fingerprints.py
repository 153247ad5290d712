"""The same position gives the same numbers as in version 0.1.0, whatever has been added since: by their names."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from hexarch import games
from hexarch.env import observer as observers
from hexarch.env.candidates import candidates
from hexarch.env.layout import carry, places

from ..museum.archive import unpack

SAVES = Path(__file__).parent.parent / "museum" / "0.1.0" / "saves.tar.xz"
LAYOUT = "0e3d66b95b4f222e"  # of that version
COLUMNS = json.loads((Path(__file__).parent / "columns-0.1.0.json").read_text("utf-8"))
EVERY = 10  # choices between two looks at the candidates
# Saved game: the fingerprints of its observations and of what was told of the candidates.
KNOWN = {
    "draft-5-league-end": ("b4c8699677c93ff5710588cea28f13ba", "56b28f9162433b07e0c246e381565050"),
    "sealed-auction-3-rulebook-end": ("147aa6d3e8d67d9f9149458f7c27fde9", "4494600f7ce9de0381db04599072b200"),
    "auction-4-league-end": ("709e48ee0c1eae903a3973e9d3ca4f1e", "a98927b11db2fb928eea3b918ddbe846"),
    "map-lakes-league-end": ("f777f78987fb80454af2fa0c52646d65", "064118bd881641d0eb427b420bb38984"),
    "map-fire_ice-rulebook-end": ("74208a87077983b1909593c7786c3583", "3abfa08c3ac00b4aea5f3db763146e30"),
    "faction-acolytes-end": ("ed035e267af294c49b99fd1c5d2d2e9e", "051a4198a81e28bfa27bd8e4589c402b"),
    "faction-riverwalkers-end": ("f01d7da758ab9edf0f4f1a60e5c1c6bb", "38d378afc93e3b4232edf713bec0a710"),
    "faction-dragonlords-end": ("4ad9a1da6a98d9814acd3cce89ef7f6f", "6512319a886dae4cbae24c5515243b2b"),
    "faction-shapeshifters-end": ("b564618c1d25853fd557923588fa4db4", "41d55f4252a3405227fdaf780ed7a879"),
    "faction-mermaids-end": ("8766e6d2eed609f5f3df3fcef2a11387", "8d30ff4718879e140cbf39afd9526d95"),
    "dropped-out-2-end": ("0f35d471d496a95ac7bccef376017416", "9732d3489005c6bfca246fbb3182f011"),
}


@pytest.mark.parametrize("name", KNOWN)
def test_numbers_are_those_of_the_first_version(name: str) -> None:
    title = games.title("terra")
    observer = observers.of(title)
    old = observer.former(LAYOUT)
    assert old is not None
    to, of = places(list(observer.columns("quoted")), COLUMNS)
    assert to == list(range(len(COLUMNS))), "every column that was there has its name still"
    saved = json.loads(unpack(SAVES)[f"{name}.json"])
    game = title.new(title.read_setup(saved["setup"]))
    seen, told = hashlib.blake2b(digest_size=16), hashlib.blake2b(digest_size=16)

    def look(seat: int) -> None:
        seen.update(carry(observer.observe(game, seat), observer.layout, old).tobytes())

    for number, line in enumerate(saved["choices"]):
        for seat in range(game.players):
            look(seat)
        if number % EVERY == 0:
            found = sorted(candidates(game, game.to_act[0]), key=str)
            matrix = observers.features(observer, game, game.to_act[0], found, "quoted")[: len(found)]
            told.update(np.ascontiguousarray(matrix[:, of]).tobytes())
        game.step(int(line[0]), line[2:])
    look(0)
    assert (seen.hexdigest(), told.hexdigest()) == KNOWN[name]
