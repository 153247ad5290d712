"""Scenes in which a single number shows what a card of some edition is worth."""

from __future__ import annotations

import re
from collections.abc import Callable

from hexarch.games.anunnaki import control, cost, effects, names, scoring
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.edition import Edition, standard, typed
from hexarch.games.anunnaki.engine import settle

from .scene import DANILO, ISABELLA, SERENA, SIMONE, Scene
from .test_anunnaki_battles import march, strengths, to_battle


def edition(place: str, key: str, value: str) -> Edition:
    """The shipped edition with one value changed: of a table, or of the record `table name`."""
    table, _, name = place.partition(" ")
    parts = re.split(r"(?=^\[)", standard().text, flags=re.MULTILINE)
    for i, part in enumerate(parts):
        mine = re.search(rf'^(?:id|name) = "{name}"', part, re.MULTILINE) if name else True
        if part.partition("]")[0].strip("[") == table and mine:
            parts[i], found = re.subn(rf"^{key} = .*$", f"{key} = {value}", part, count=1, flags=re.MULTILINE)
            assert found == 1, (place, key)
            return typed("".join(parts).replace('"standard-1"', '"mine"'))
    raise AssertionError(place)


Figure = Callable[[Edition], int]


# -- gods that score --------------------------------------------------------------------------


def scored(seat: int, god: str, *codes: str, **units: int) -> Figure:
    """Points of a god for units in some territories, two civilizations and six followers in the reserve."""

    def figure(using: Edition) -> int:
        t = Scene(seat, edition=using)
        t.gods(seat, god)
        t.civilization("A1", 0)
        for code in codes:
            t.units(seat, code, **(units or {"followers": 1}))
            if god == "seth":
                for kind in range(4):
                    t.s.put(t.s.exhausted_cell(t.place(code), kind), using.territories[t.place(code)].icons[kind])
        t.set(seat, at.BEATEN, 2)
        t.set(seat, at.RESERVE, 6)
        return scoring.god_points(t.s, seat)

    return figure


# -- gods that act at once ----------------------------------------------------------------------


def summoned(seat: int, god: str, home: str, *codes: str) -> Callable[[Edition], Scene]:
    """A god is summoned by a seat with followers in some territories besides."""

    def scene(using: Edition) -> Scene:
        t = Scene(seat, edition=using)
        t.holds(seat, mana=3)
        t.set(seat, at.GODS, 1 << names.GODS.index(god) if god in names.GODS[: names.FIRST_MAJOR] else 0)
        t.set(seat, at.TOKENS, 1)
        t.set(seat, at.MAJOR_TOKEN, 1)
        t.pact(seat, "norrenis_1")
        for code in codes:
            t.units(seat, code, followers=1)
        t.do("go market", "pass")
        while t.asked() == "mana_action":
            t.do("pass")
        t.do(f"summon {god} at {home}")
        return t

    return scene


def left(t: Scene) -> int:
    """How much the question allows that is asked now."""
    asked = t.s.decisions[0]
    return int(getattr(asked, "n", getattr(asked, "steps", 0)))


def then(scene: Callable[[Edition], Scene], figure: Callable[[Scene], int]) -> Figure:
    return lambda using: figure(scene(using))


def freya(t: Scene) -> int:
    t.do("recall N3")
    return left(t)


def blessed(t: Scene) -> int:
    t.do("bless norrenis_1")
    return t.held(t.seat)[4]


def deploys(t: Scene) -> int:
    """Followers to be deployed in all."""
    return sum([left_of.n for left_of in t.s.decisions if left_of.kind == "deploy"])


# -- gods that go on ------------------------------------------------------------------------------


def going(seat: int, god: str, *texts: str, **held: int) -> Callable[[Edition], Scene]:
    """With a god summoned some choices are made."""

    def scene(using: Edition) -> Scene:
        t = Scene(seat, edition=using)
        t.gods(seat, god)
        t.holds(seat, **held)
        t.do(*texts)
        return t

    return scene


def harvest(seat: int, god: str, home: str, settlement: int = 1) -> Figure:
    def figure(using: Edition) -> int:
        t = Scene(seat, edition=using)
        t.gods(seat, god)
        t.units(seat, f"{home}4", followers=1, settlement=settlement)
        return control.harvest_strength(t.s, seat, t.place(f"{home}4"))

    return figure


def clash(side: int, weapon: str = "short_bow", defence: str = "dagger", metal: int = 0, **gods: str) -> Figure:
    """Strength in a battle of Danilo's follower and gods against Serena's god and settlement."""

    def figure(using: Edition) -> int:
        t = Scene(DANILO if weapon != "war_chariot" else SIMONE, edition=using)
        t.units(t.seat, "G1", followers=1)
        t.units(SERENA, "G2", minor=1, settlement=1)
        for seat in (t.seat, SERENA):
            t.holds(seat, 5, 5, 5, 5)
        t.gods(t.seat, *gods.get("mine", "").split())
        t.gods(SERENA, *gods.get("theirs", "").split())
        t.hand(t.seat, weapon)
        t.hand(SERENA, defence)
        march(t, "move G1 > G2 x1")
        t.do(f"battle G2: {weapon}")
        t.do(f"battle G2: {defence}", seat=SERENA)
        if metal:
            t.do(f"cart {metal}")
        return strengths(t)[side]

    return figure


def defended(using: Edition) -> int:
    """Simone attacks a settlement of Norrenis that Heimdallr and Odin strengthen."""
    t = Scene(SIMONE, edition=using)
    t.gods(DANILO, "heimdallr", "odin")
    t.units(SIMONE, "G1", followers=1)
    t.units(DANILO, "G2", settlement=1)
    t.holds(SIMONE)
    t.hand(SIMONE, "short_bow")
    t.hand(DANILO, "slingshot")
    march(t, "move G1 > G2 x1")
    t.do("battle G2: short_bow")
    t.do("battle G2: slingshot", seat=DANILO)
    return strengths(t)[1]


def conquering(god: str, home: str, seat: int, unit: str = "") -> Callable[[Edition], Scene]:
    """A civilization is attacked at home."""

    def scene(using: Edition) -> Scene:
        t = Scene(seat, edition=using)
        t.gods(seat, god)
        t.civilization(f"{home}5", 1)
        t.units(seat, f"{home}3", followers=1, minor=int(bool(unit)))
        t.hand(seat, "short_bow")
        march(t, f"move {home}3 > {home}5 {unit or 'x1'}")
        if god == "marduk":
            t.do(f"battle {home}5: short_bow")
        return t

    return scene


def atlantis(using: Edition) -> int:
    t = Scene(ISABELLA, edition=using)
    t.holds(ISABELLA)
    t.civilization("A1", 1)
    t.units(ISABELLA, "G2", followers=1)
    t.hand(ISABELLA, "short_bow")
    march(t, "move G2 > A1 x1")
    t.do("battle A1: short_bow")
    return strengths(t)[1]


def stolen(using: Edition) -> int:
    """Serena loses with the Slingshot and steals."""
    t = Scene(DANILO, edition=using)
    t.units(DANILO, "G1", followers=3)
    t.units(SERENA, "G2", followers=1)
    t.holds(DANILO, gold=5)
    t.holds(SERENA)
    t.hand(DANILO, "dagger")
    t.hand(SERENA, "slingshot")
    march(t, "move G1 > G2 x3")
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    while t.asked() == "steal":
        t.do("steal gold", seat=SERENA)
    return t.held(SERENA)[3]


def cultured(using: Edition) -> int:
    t = Scene(DANILO, edition=using)
    t.holds(ISABELLA)
    t.units(ISABELLA, "N6", followers=1)
    t.gods(ISABELLA, "zeus")
    t.only_token(t.s.world.spot_codes.index("N1-N2-N3"), 0)
    t.do("go move_blue", "move N1 > N2 x1", "pass")
    to_battle(t)
    return t.held(ISABELLA)[3]


def ra(using: Edition) -> int:
    t = Scene(SIMONE, edition=using)
    t.gods(SIMONE, "ra")
    effects.place_cube(t.s, SIMONE, 0)
    return left(t)


def cheapest(using: Edition) -> int:
    """What the Long Sword costs Sekhmet, as a price and as what can be paid."""
    t = Scene(SIMONE, edition=using)
    t.gods(SIMONE, "sekhmet")
    sword = t.weapon("long_sword")
    price = sum(cost.of_weapon(t.s, SIMONE, sword))
    for metal in range(3):
        t.holds(SIMONE, metal=metal)
        assert cost.payable_weapons(t.s, SIMONE) >> sword & 1 == int(metal >= price)
    return price


# -- artefacts and the rest -----------------------------------------------------------------------


def owning(artefact: int, *texts: str, **held: int) -> Callable[[Edition], Scene]:
    """The owner of an artefact uses it."""

    def scene(using: Edition) -> Scene:
        t = Scene(SIMONE, edition=using)
        t.set(SIMONE, at.ARTEFACTS, 1 << artefact)
        t.set(SIMONE, at.PANDORA, 7)
        for seat in range(4):
            t.holds(seat, **held)
            t.hand(seat, "slingshot", "net", "dagger", "short_bow")
        if texts:
            t.do("go creation")
        while t.asked() == "mana_action" and artefact != names.MIRROR:
            t.do("pass")
        t.do(*texts)
        return t

    return scene


def offers(using: Edition) -> int:
    """Can three gold be offered?"""
    t = owning(names.CORNUCOPIA, gold=3)(using)
    t.do("go creation")
    return int("offer gold" in t.options())


def mirrored(t: Scene) -> int:
    """How many mana actions the Mirror allows in this turn."""
    count = 0
    for text in ("recruit", "arm", "build P3"):
        if text in t.options():
            t.do(text)
            count += 1
            while t.asked() in ("deploy", "gain_weapons"):
                t.do("pass")
    return count


def ending(using: Edition) -> int:
    t = owning(names.SCARAB)(using)
    t.s.put(at.PHASE, at.FINISH)
    t.s.queue(())
    settle(t.s)
    return left(t)


def loses(seat: int, what: str) -> Callable[[Scene], int]:
    return lambda t: len([one for one in t.s.decisions if one.seat == seat and one.kind == what])


def first_of_equals(using: Edition) -> int:
    t = Scene(SERENA, edition=using)
    for seat in range(4):
        t.set(seat, at.VP, 30)
    return t.game.winners()[0]


def token(using: Edition) -> int:
    t = Scene(SIMONE, edition=using)
    effects.dominion(t.s, SIMONE, 4)
    return t.get(SIMONE, at.VP)


def last_space(using: Edition) -> int:
    return effects.last_space(Scene(SIMONE, edition=using).s, SIMONE)


def row(using: Edition) -> int:
    t = Scene(SIMONE, edition=using)
    return 10 * t.at(SIMONE, "P1")[3] + t.get(SIMONE, at.ROW)


def crowd(**units: int) -> Figure:
    """Strength of Danilo's pieces in a territory."""

    def figure(using: Edition) -> int:
        t = Scene(DANILO, edition=using)
        t.units(DANILO, "G1", **units)
        return control.unit_strength(t.s, DANILO, t.place("G1"))

    return figure


def steps(track: int) -> Callable[[Scene], int]:
    return lambda t: t.get(t.seat, at.DOMINION if track == names.DOMINION else at.STEPS + track)


def mana(t: Scene) -> int:
    return t.held(t.seat)[4]


def points(t: Scene) -> int:
    return t.get(t.seat, at.VP)
