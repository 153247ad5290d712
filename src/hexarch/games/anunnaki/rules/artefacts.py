"""Artefacts (A120 to A127)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, codes, effects, names
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import kinds_battle as kb
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import followers_at
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table

PANDORA_BIT: Final = 8


def owns(s: Table, seat: int, artefact: int) -> bool:
    """Is the artefact with the seat?"""
    return s.get(seat, at.ARTEFACTS) >> artefact & 1 == 1


def left(s: Table) -> list[int]:
    """Artefacts of the pile that nobody has taken."""
    taken = s.cells[at.TAKEN_ARTEFACTS]
    return [artefact for i, artefact in enumerate(s.world.artefacts) if not taken >> i & 1]


def discard(s: Table, seat: int, artefact: int) -> None:
    """The card leaves the game."""
    effects.add(s, seat, at.ARTEFACTS, -(1 << artefact))


class Artefact(Verb):
    """What only the owner of an artefact may choose."""

    of_artefact: bool = True


class Keep(Verb):
    """Whoever conquers a territory of Atlantis sees the artefacts that are left and keeps one (A120)."""

    name = "keep"
    group = "artefact"
    text = "keep {artefact}"
    exact = True
    kinds: tuple[str, ...] = ("keep_artefact",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(artefact,) for artefact in left(s)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if c.artefact in left(s) else no("not_in_pile", "A120", artefact=names.ARTEFACTS[c.artefact])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        s.add(at.TAKEN_ARTEFACTS, 1 << s.world.artefacts.index(c.artefact))
        effects.add(s, seat, at.ARTEFACTS, 1 << c.artefact)
        s.log(codes.ARTEFACT, seat, c.artefact)
        if c.artefact == names.PANDORA:
            effects.put(s, seat, at.PANDORA, 7)
        elif c.artefact == names.TABLET:
            s.push(kb.ChooseTrack(seat))


class Tablet(Verb):
    """Tablet of Destinies: a development track, known to its owner alone until scoring (A127)."""

    name = "tablet"
    secret = True
    group = "artefact"
    text = "tablet {track}"
    exact = True
    kinds: tuple[str, ...] = ("choose_track",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(track,) for track in range(3)]

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.put(s, seat, at.TABLET, c.track + 1)


class Scarab(Verb):
    """Scarab Amulet: steps on development tracks before scoring (A126)."""

    name = "advance"
    group = "artefact"
    text = "advance {track}"
    kinds: tuple[str, ...] = ("scarab",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(track,) for track in range(3)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        at_end = s.get(seat, at.STEPS + c.track) >= effects.last_space(s, seat)
        return no("end_of_track", "A69", track=names.TRACKS[c.track]) if at_end else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, kb.Scarab)
        effects.advance(s, seat, c.track, 1)
        if d.steps > 1:
            s.swap(d, kb.Scarab(seat, d.steps - 1))
        else:
            s.drop(d)


class Cornucopia(Artefact):
    """Remove the Cornucopia for resources of one type (A122)."""

    name = "cornucopia"
    group = "artefact"
    text = "cornucopia {resource}"
    kinds: tuple[str, ...] = ("extra",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(kind,) for kind in range(4)] if owns(s, seat, names.CORNUCOPIA) else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if owns(s, seat, names.CORNUCOPIA) else no("not_your_artefact", "A122", artefact="cornucopia")

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        discard(s, seat, names.CORNUCOPIA)
        s.log(codes.USED, seat, names.CORNUCOPIA)
        effects.gain(s, seat, c.resource, s.amounts.horn)


class Offering(Artefact):
    """Or remove it and pay resources of one type for points (A122)."""

    name = "offer"
    group = "artefact"
    text = "offer {resource}"
    kinds: tuple[str, ...] = ("extra",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(kind,) for kind in range(4)] if owns(s, seat, names.CORNUCOPIA) else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not owns(s, seat, names.CORNUCOPIA):
            return no("not_your_artefact", "A122", artefact="cornucopia")
        short = s.get(seat, at.RESOURCES + c.resource) < s.amounts.horn_offered
        return no("cannot_pay", "A122") if short else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        discard(s, seat, names.CORNUCOPIA)
        s.log(codes.USED, seat, names.CORNUCOPIA)
        effects.pay(s, seat, c.resource, s.amounts.horn_offered)
        effects.score(s, seat, s.amounts.horn_vp, names.FROM_ARTEFACTS)


class Pandora(Artefact):
    """Pandora's Box: discard a token and gain its item; every other player loses some if he has it (A125, A211)."""

    name = "pandora"
    group = "artefact"
    text = "pandora {item}"
    kinds: tuple[str, ...] = ("extra",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(item,) for item in range(3)] if owns(s, seat, names.PANDORA) else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not owns(s, seat, names.PANDORA):
            return no("not_your_artefact", "A125", artefact="pandoras_box")
        if s.cells[at.EXTRAS] & PANDORA_BIT:
            return no("once_a_turn", "A125")
        if not s.get(seat, at.PANDORA) >> c.item & 1:
            return no("token_gone", "A125", item=names.PANDORA_ITEMS[c.item])
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.put(at.EXTRAS, s.cells[at.EXTRAS] | PANDORA_BIT)
        effects.add(s, seat, at.PANDORA, -(1 << c.item))
        s.log(codes.USED, seat, names.PANDORA)
        if not s.get(seat, at.PANDORA):
            discard(s, seat, names.PANDORA)
        gained, lost = s.amounts.pandora_gained[c.item], s.amounts.pandora_lost[c.item]
        for other in reversed(s.clockwise(seat)[1:]):
            if c.item == 0:
                effects.mana(s, other, -min(lost, s.get(other, at.MANA)))
            elif c.item == 1:
                count = sum([s.units(place, other, names.FOLLOWER) for place in followers_at(s, other)])
                for _ in range(min(lost, count)):
                    s.push(kb.LoseFollower(other))
            else:
                count = (s.get(other, at.HAND) & s.edition.advanced(s.house(other))).bit_count()
                for _ in range(min(lost, count)):
                    s.push(kb.LoseWeapon(other))
        if c.item == 0:
            effects.mana(s, seat, gained)
        elif c.item == 1:
            actions.followers(s, seat, gained)
        else:
            s.push(k.GainWeapons(seat, gained))


class LoseWeapon(Verb):
    """An advanced weapon of choice returns from the hand to the deck (A125, A187)."""

    name = "lose"
    secret = True
    group = "lose"
    text = "lose {weapon}"
    exact = True
    kinds: tuple[str, ...] = ("lose_weapon",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        hand = s.get(seat, at.HAND) & s.edition.advanced(s.house(seat))
        return [(weapon,) for weapon in bits(hand)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        hand = s.get(seat, at.HAND) & s.edition.advanced(s.house(seat))
        return None if hand >> c.weapon & 1 else no("not_in_hand", "A125", weapon=s.edition.weapons[c.weapon].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.lose_weapon(s, seat, c.weapon)
