"""A choice of Terra Mystica: its rule, and the fields that rule names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.kernel.choice import Choice

if TYPE_CHECKING:
    from hexarch.games.terra.rule import TerraRule


class TerraChoice(Choice):
    """One thing a seat may do. A rule's text says which of the fields a choice has; the others are -1."""

    __slots__ = (
        "action",
        "aim",
        "bowl",
        "cult",
        "exchange",
        "faction",
        "gained",
        "gift",
        "goal",
        "hex",
        "into",
        "paid",
        "pair",
        "points",
        "power",
        "right",
        "river",
        "rule",
        "second",
        "shelf",
        "site",
        "space",
        "spades",
        "steps",
        "structure",
        "target",
        "terrain",
        "tile",
        "tokens",
        "track",
        "what",
    )

    def __init__(self, rule: TerraRule, text: str) -> None:
        super().__init__(rule.name, text)
        self.rule: Final = rule
        self.action = -1  # see `spaces`
        self.aim = -1  # space a ship goes to; see `sea`
        self.bowl = -1
        self.cult = -1
        self.exchange = -1  # of a faction's own, see `fields`
        self.faction = -1  # place in the registry
        self.gained = -1  # by a conversion
        self.gift = -1  # of a trade
        self.goal = -1  # site to which a bridge is moved
        self.hex = -1
        self.into = -1  # resource gained by a conversion
        self.paid = -1  # in a conversion
        self.pair = -1  # of cults, see `fields`
        self.points = -1
        self.power = -1
        self.right = -1  # given up
        self.river = -1
        self.second = -1  # number of another card, 0 for none
        self.shelf = -1  # of a faction board
        self.site = -1
        self.space = -1  # of a ship
        self.spades = -1
        self.steps = -1
        self.structure = -1
        self.target = -1  # another hex
        self.terrain = -1
        self.tile = -1  # number of a card or tile, 0 for none
        self.tokens = -1
        self.track = -1
        self.what = -1  # resource paid in a conversion
