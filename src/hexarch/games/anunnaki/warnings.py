"""Warnings: legal, but probably not meant. Nothing that is hidden from the seat is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, battle, codes, control, effects, names, rewards
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.answers import answers
from hexarch.games.anunnaki.codes import NUMBER
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.games.anunnaki.rules import mana, pacts
from hexarch.games.anunnaki.rules.table import VERBS

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Message

Warned = list["Message"]

# What going to a tile or paying for its action does besides the action itself.
AROUND: Final = tuple([NUMBER[event] for event in ("pawn", "cube", "mana", "pay", "token", "end")])
# Questions whose refusal gives something up; the others may well be declined.
GIVEN_UP: Final = (
    "move", "portal", "take_pacts", "harvest", "deploy", "market", "gain_weapons", "activate", "develop", "build",
    "rewards", "replace_weapon", "scarab",
)  # fmt: skip


def before(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """What a player might want to know before this legal answer to a question."""
    found = OF_VERB.get(c.rule.name)
    return found(s, seat, d, c) if found is not None else []


def after(s: Table, seat: int, happened: list[Effect]) -> Warned:
    """What the player might want to know of all that would happen: the end is triggered, a battle lost at once."""
    found: Warned = []
    armed = False
    for effect in happened:
        if effect.code == codes.END:
            found.append(("triggers_end", {}))
        elif effect.code == codes.STRENGTH or effect.code == codes.WEAPON:
            armed = True
        elif effect.code == codes.LOST and effect.seat == seat and not armed:
            found.append(("lost_unarmed", {"place": s.edition.territory_code(effect.a)}))
    return found


# -- an action that does nothing ------------------------------------------------------------


def idle(s: Table, act: Callable[[], None]) -> bool:
    """Would an action neither change anything nor ask anything that can be answered? It is tried and taken back."""
    mark, start = s.mark(), len(s.effects)
    s.queue(())
    act()
    happened = [effect for effect in s.effects[start:] if effect.code not in AROUND]
    asked = [d for d in s.decisions if d.kind not in ("pay", "shift_cube") and answers(s, d)]
    s.rollback(mark)
    return not happened and not asked


def _tile(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """Going to a tile, or activating one, whose action can do nothing (A189); dominion steps too many (A68)."""
    if idle(s, lambda: c.rule.carry_out(s, seat, d, c)):
        return [("nothing_happens", {"tile": names.ACTIONS[c.tile]})]
    if c.tile != names.DOMINION_ACTION:
        return []
    better = actions.upgraded(s, seat, c.tile)
    more = s.edition.upgraded[c.tile] if better else s.edition.base[c.tile]
    return _dominion(s, seat, control.goal(s, seat, s.cells[at.GOALS + names.DOMINION]) + more)


def _claim(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """A reward that cannot be used (A86, A196), or steps that are lost."""
    assert isinstance(d, Rewards)
    n = next(n for kind, n in d.items if kind == c.reward)
    if c.reward == names.R_DOMINION:
        return _dominion(s, seat, n)
    if names.R_WAR <= c.reward <= names.R_COMMERCE:
        return _track(s, seat, c.reward - names.R_WAR, n)
    useless = idle(s, lambda: rewards.claim(s, seat, c.reward, n))
    return [("reward_lost", {"reward": names.REWARDS[c.reward]})] if useless else []


# -- steps that are lost --------------------------------------------------------------------


def _track(s: Table, seat: int, track: int, n: int) -> Warned:
    """Steps beyond the last space that can be reached (A69, A70)."""
    steps = s.get(seat, at.STEPS + track)
    lost = steps + n - max(steps, effects.last_space(s, seat))
    if lost <= 0:
        return []
    before_line = steps < len(s.edition.multiplier) - 1 and s.get(seat, at.DOMINION) < s.edition.last_open_from
    return [("steps_before_line" if before_line else "steps_lost", {"track": names.TRACKS[track], "n": lost})]


def _dominion(s: Table, seat: int, n: int) -> Warned:
    """Steps beyond the last dominion space (A68)."""
    lost = s.get(seat, at.DOMINION) + n - (len(s.edition.dominion_vp) - 1)
    return [("dominion_lost", {"n": min(lost, n)})] if lost > 0 else []


def _summon(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """The step of a minor god; the steps of a major god are claimed one by one (A92)."""
    if c.god >= names.FIRST_MAJOR:
        return []
    track, steps = s.edition.god_track[c.god], s.amounts.god_steps[c.god]
    return _dominion(s, seat, steps) if track == names.DOMINION else _track(s, seat, track, steps)


def _develop(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """The technology steps of a tile (A76)."""
    steps = s.edition.red_steps if s.edition.red[c.tile] else s.edition.blue_steps
    return _track(s, seat, names.TECHNOLOGY, steps)


# -- pacts, weapons, followers ----------------------------------------------------------------


def _row(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """Half of a pact, for want of a territory (A84)."""
    return [("one_row", {"pact": s.edition.pacts[c.pact].name})]


def _arm(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """More weapons are paid than are left (A190)."""
    left, paid = s.deck(seat).bit_count(), s.amounts.armed
    return [("weapons_short", {"n": left, "paid": paid})] if left < paid else []


def _recruit(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """Followers that must come from the map, because the reserve is too small (A78)."""
    left, count = s.get(seat, at.RESERVE), s.amounts.recruited
    if s.has_god(seat, names.HERA):
        count += s.amounts.hera_followers
    return [("reserve_short", {"n": left})] if left < count else []


def _enter(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """A battle without an advanced weapon that can be paid is lost at once (A97)."""
    if control.hostile(s, c.to, seat) and not battle.playable(s, seat, True):
        return [("weapon_needed", {"place": s.edition.territory_code(c.to)})]
    return []


def _cart(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """More metal than a victory takes, or metal that does not bring it about (A115); ties go to the attacker (A104)."""
    side = s.side(seat)
    other = 1 - side
    rival = battle.seat_of(s, other)
    if rival >= 0 and any(one.kind == "war_cart" and one.seat == rival for one in s.decisions):
        return []  # the other side has not decided yet
    per = s.amounts.per_metal
    need = max(0, battle.strength(s, other) - battle.strength(s, side) + side)
    need = (need + per - 1) // per if per else need
    if c.count > need:
        return [("metal_too_much", {"n": c.count - need})]
    return [("metal_in_vain", {"n": need})] if 0 < c.count < need else []


def _mirror(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """The Mirror is for several mana actions: can all of them be paid (A123)?"""
    mark = s.mark()
    c.rule.carry_out(s, seat, d, c)
    lines = [line for line in range(len(names.MANA_ACTIONS)) if mana.line_open(s, seat, line)]
    prices = sorted([mana.mana_price(s, line) for line in lines])
    s.rollback(mark)
    count = s.amounts.mirror_actions
    short = len(prices) < count or sum(prices[:count]) > s.get(seat, at.MANA)
    return [("mirror_short", {"n": count})] if short else []


# -- passing ------------------------------------------------------------------------------------


def _pass(s: Table, seat: int, d: Asked, c: Pick) -> Warned:
    """What is given up: the rest of an action, an additional action that could still be done (A81, A189)."""
    if d.kind in GIVEN_UP:
        left = next((getattr(d, name) for name in ("n", "steps") if hasattr(d, name)), 1)
        return [(f"left_{d.kind}", {"n": left})]
    if d.kind != "extra":
        return []
    could = {one.rule.name for one in answers(s, d)}
    found: Warned = []
    if could & {"complete", "complete_row"}:
        ready = pacts.ready(s, seat).bit_count()
        found.append(("pact_left", {"n": ready}))
    if "summon" in could:
        found.append(("god_left", {}))
    return found


OF_VERB: Final[dict[str, Callable[[Table, int, Asked, Pick], Warned]]] = {
    "go": _tile,
    "activate": _tile,
    "claim": _claim,
    "summon": _summon,
    "develop": _develop,
    "complete_row": _row,
    "arm": _arm,
    "recruit": _recruit,
    "move": _enter,
    "move_unit": _enter,
    "carry": _enter,
    "portal": _enter,
    "portal_unit": _enter,
    "carry_portal": _enter,
    "cart": _cart,
    "mirror": _mirror,
    "pass": _pass,
}
assert set(OF_VERB) <= {"pass"} | {verb.name for verb in VERBS}
