"""Being done with a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.games.anunnaki.rewards import claim

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


def close(s: Table, d: Asked) -> None:
    """A question is done with: a move ends and shows tokens (A49); nothing played after a Helmet is lost (A113).

    Of several rewards only those with a choice are declined; the others are taken (A86).
    """
    s.drop(d)
    if d.kind == "move":
        effects.reveal(s, d.seat)
    elif d.kind == "replace_weapon":
        s.put(at.YIELDED + s.side(d.seat), 1)
    elif isinstance(d, Rewards):
        for kind, n in d.items:
            if kind in names.WITHOUT_CHOICE:
                claim(s, d.seat, kind, n)
