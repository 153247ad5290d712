"""The kinds of decisions: who is asked what. Each names its own fields."""

from __future__ import annotations

from typing import Final

from hexarch.kernel.decision import Decision


class Asked(Decision):
    """A question of the queue. The head of the queue is asked; equal heads of all seats are asked together."""

    __slots__ = ()

    optional: bool = False  # may it be passed?
    always: bool = False  # is it asked even where nothing but passing is left?
    together: bool = False  # are all seats asked at the same time?


class ChooseHouse(Asked):
    """Choose a House that nobody else has (A7)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "choose_house", seat


class DiscardGod(Asked):
    """Return one of five minor gods to the box, all players at once (A10, A184)."""

    __slots__ = ()
    together = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "discard_god", seat


class Primary(Asked):
    """Move the pawn to an action tile (A27 to A29)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "primary", seat


class ShiftCube(Asked):
    """Shift the cube of an edge, or any (-1), to an empty edge (A35, A137)."""

    __slots__ = ("edge",)
    optional = True

    def __init__(self, seat: int, edge: int) -> None:
        self.kind, self.seat = "shift_cube", seat
        self.edge: Final = edge

    def fields(self) -> tuple[int, ...]:
        return (self.edge,)


class AnyResources(Asked):
    """Gain resources of choice among some types, perhaps all of one type (A4, A58)."""

    __slots__ = ("mask", "n", "same")

    def __init__(self, seat: int, n: int, mask: int, same: int) -> None:
        self.kind, self.seat = "any_resources", seat
        self.n: Final = n
        self.mask: Final = mask
        self.same: Final = same

    def fields(self) -> tuple[int, ...]:
        return (self.n, self.mask, self.same)


class Move(Asked):
    """Steps of a move action that are left (A45)."""

    __slots__ = ("steps",)
    optional = True

    def __init__(self, seat: int, steps: int) -> None:
        self.kind, self.seat = "move", seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.steps,)


class Portal(Asked):
    """Units a portal may still take; start: -1 anywhere, -2 one territory of choice, else that one (A52, A157)."""

    __slots__ = ("n", "start")
    optional = True

    def __init__(self, seat: int, n: int, start: int) -> None:
        self.kind, self.seat = "portal", seat
        self.n: Final = n
        self.start: Final = start

    def fields(self) -> tuple[int, ...]:
        return (self.n, self.start)


class TakePacts(Asked):
    """Pacts to take from the display (A55)."""

    __slots__ = ("n",)
    optional = True

    def __init__(self, seat: int, n: int) -> None:
        self.kind, self.seat = "take_pacts", seat
        self.n: Final = n

    def fields(self) -> tuple[int, ...]:
        return (self.n,)


class Harvest(Asked):
    """Territories to harvest, each once (A56, A57)."""

    __slots__ = ("done", "n")
    optional = True

    def __init__(self, seat: int, n: int, done: int) -> None:
        self.kind, self.seat = "harvest", seat
        self.n: Final = n
        self.done: Final = done

    def fields(self) -> tuple[int, ...]:
        return (self.n, self.done)


class Deploy(Asked):
    """Followers to deploy; a mask names territories that need no settlement, each once (A78, A143, A153)."""

    __slots__ = ("mask", "n")
    optional = True

    def __init__(self, seat: int, n: int, mask: int) -> None:
        self.kind, self.seat = "deploy", seat
        self.n: Final = n
        self.mask: Final = mask

    def fields(self) -> tuple[int, ...]:
        return (self.n, self.mask)


class Market(Asked):
    """Exchange resources (A61)."""

    __slots__ = ("upgraded",)
    optional = True

    def __init__(self, seat: int, upgraded: int) -> None:
        self.kind, self.seat = "market", seat
        self.upgraded: Final = upgraded

    def fields(self) -> tuple[int, ...]:
        return (self.upgraded,)


class ManaAction(Asked):
    """One mana action (A71)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "mana_action", seat


class GainWeapons(Asked):
    """Advanced weapons to take, in secret (A73)."""

    __slots__ = ("n",)
    optional = True

    def __init__(self, seat: int, n: int) -> None:
        self.kind, self.seat = "gain_weapons", seat
        self.n: Final = n

    def fields(self) -> tuple[int, ...]:
        return (self.n,)


class Activate(Asked):
    """Resolve one of these action tiles (A77, A87)."""

    __slots__ = ("tiles",)
    optional = True

    def __init__(self, seat: int, tiles: int) -> None:
        self.kind, self.seat = "activate", seat
        self.tiles: Final = tiles

    def fields(self) -> tuple[int, ...]:
        return (self.tiles,)


class Develop(Asked):
    """Develop a technology as a reward (A87)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "develop", seat


class Build(Asked):
    """Build a settlement as a reward (A87)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "build", seat


class Extra(Asked):
    """Additional actions, each type once (A81)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "extra", seat


class Rewards(Asked):
    """Rewards of one source, taken in whatever order (A86)."""

    __slots__ = ("items", "source")
    optional = True

    def __init__(self, seat: int, items: tuple[tuple[int, int], ...], source: int) -> None:
        self.kind, self.seat = "rewards", seat
        self.items: Final = items  # what (a number of names.REWARDS) and how many
        self.source: Final = source  # where points come from

    def fields(self) -> tuple[int, ...]:
        return (self.source, *[number for item in self.items for number in item])
