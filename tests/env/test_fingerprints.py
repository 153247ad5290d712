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
    "draft-5-league-end": ("b4c8699677c93ff5710588cea28f13ba", "38a4e195502812450c2f99920a0bb78a"),
    "sealed-auction-3-rulebook-end": ("147aa6d3e8d67d9f9149458f7c27fde9", "bf2fc785eb45074c79d305db34d77d8c"),
    "auction-4-league-end": ("709e48ee0c1eae903a3973e9d3ca4f1e", "0ddef99c26119c588f61422cdbd464c9"),
    "map-lakes-league-end": ("f777f78987fb80454af2fa0c52646d65", "80e23bf1615d1b3f0332900d4ce0e7a6"),
    "map-fire_ice-rulebook-end": ("74208a87077983b1909593c7786c3583", "24247df5ac4f8206d6d886b01cac304a"),
    "faction-acolytes-end": ("ed035e267af294c49b99fd1c5d2d2e9e", "021fc098b5ba18c03de8ae6fc170c1d5"),
    "faction-riverwalkers-end": ("f01d7da758ab9edf0f4f1a60e5c1c6bb", "fc96247c0f30b0de6227cf516c47f8a7"),
    "faction-dragonlords-end": ("4ad9a1da6a98d9814acd3cce89ef7f6f", "c4f2e73c516150a4048e71fe116dbda6"),
    "faction-shapeshifters-end": ("b564618c1d25853fd557923588fa4db4", "4040ec2e6f4b1a83cccaee28d4803add"),
    "faction-mermaids-end": ("8766e6d2eed609f5f3df3fcef2a11387", "f94255c40cfe54cf000bb9e0475487e1"),
    "dropped-out-2-end": ("0f35d471d496a95ac7bccef376017416", "aac28d8cb5f7f0a8a6ffe3d4b81795fb"),
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
            found = candidates(game, game.to_act[0])
            matrix = observers.features(observer, game, game.to_act[0], found, "quoted")[: len(found)]
            told.update(np.ascontiguousarray(matrix[:, of]).tobytes())
        game.step(int(line[0]), line[2:])
    look(0)
    assert (seen.hexdigest(), told.hexdigest()) == KNOWN[name]
