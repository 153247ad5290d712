"""The kinds of decisions in battles, about artefacts and gods."""

from __future__ import annotations

from typing import Final

from hexarch.games.anunnaki.kinds import Asked


class Pay(Asked):
    """Resources of choice to pay (A4)."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.kind, self.seat = "pay", seat
        self.n: Final = n

    def fields(self) -> tuple[int, ...]:
        return (self.n,)


class Steal(Asked):
    """Slingshot: steal a resource from the winner (A112)."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        self.kind, self.seat = "steal", seat
        self.victim: Final = victim

    def fields(self) -> tuple[int, ...]:
        return (self.victim,)


class ChooseBattle(Asked):
    """Which battle is fought next (A96)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "choose_battle", seat


class Weapons(Asked):
    """Put down a weapon, unseen by the other side (A98, A103)."""

    __slots__ = ("place",)
    together = True

    def __init__(self, seat: int, place: int) -> None:
        self.kind, self.seat = "weapons", seat
        self.place: Final = place

    def fields(self) -> tuple[int, ...]:
        return (self.place,)


class NameWeapon(Asked):
    """Loki: which of two weapons is used (A155, A200)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "name_weapon", seat


class ReplaceWeapon(Asked):
    """Viking Helmet: another weapon in place of the discarded one (A113)."""

    __slots__ = ()
    optional = True
    always = True  # whether anything can be played is a secret of the hand

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "replace_weapon", seat


class AddWeapon(Asked):
    """Composite Bow: a second advanced weapon (A114)."""

    __slots__ = ()
    optional = True
    always = True  # whether anything can be played is a secret of the hand

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "add_weapon", seat


class WarCart(Asked):
    """War Cart: metal for strength (A115)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "war_cart", seat


class KeepArtefact(Asked):
    """Conqueror of Atlantis: keep one artefact (A120)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "keep_artefact", seat


class ChooseTrack(Asked):
    """Tablet of Destinies: a track, in secret (A127)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "choose_track", seat


class ChooseToken(Asked):
    """Which culture token is resolved next (A130)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "choose_token", seat


class Scarab(Asked):
    """Scarab Amulet: steps on development tracks before scoring (A126)."""

    __slots__ = ("steps",)
    optional = True

    def __init__(self, seat: int, steps: int) -> None:
        self.kind, self.seat = "scarab", seat
        self.steps: Final = steps

    def fields(self) -> tuple[int, ...]:
        return (self.steps,)


class LoseFollower(Asked):
    """Pandora's Box: a follower of the map returns to the reserve (A125)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "lose_follower", seat


class LoseWeapon(Asked):
    """Pandora's Box: an advanced weapon returns to the deck (A125)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "lose_weapon", seat


class Bless(Asked):
    """Bastet: complete a pact for mana (A144)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "bless", seat


class Recall(Asked):
    """Freya: a follower of the map for resources (A151)."""

    __slots__ = ()
    optional = True

    def __init__(self, seat: int) -> None:
        self.kind, self.seat = "recall", seat
