"""From a choice to its rule: refusal, execution, and the list of what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import catalog, course, effects, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import (
    advance,
    bridge,
    build,
    connect,
    convert,
    pass_,
    send_priest,
    special,
    terraform,
    turn,
    upgrade,
)
from hexarch.games.terra.names import (
    D_BID,
    D_BONUS,
    D_BRIDGE,
    D_CULT,
    D_CULT_SPADES,
    D_DWELLING,
    D_ERUPTION,
    D_FACTION,
    D_FAVOR,
    D_FREE_DWELLING,
    D_FREE_TRADING_HOUSE,
    D_LEECH,
    D_LOSE_CULT,
    D_LOSE_TOKENS,
    D_ORDAIN,
    D_SANDSTORM,
    D_SPADES,
    D_START,
    D_TERRAIN,
    D_TOKEN,
    D_TOWN,
    D_TURN,
    D_UNLOCK,
    V_ACTION,
    V_ADVANCE,
    V_BID,
    V_BRIDGE,
    V_BUILD,
    V_BURN,
    V_CONNECT,
    V_CONVERT,
    V_CULT,
    V_DECLINE,
    V_DIG,
    V_DISCARD,
    V_DONE,
    V_FACTION,
    V_FAVOR,
    V_LEECH,
    V_LOSE_CULT,
    V_LOSE_TOKEN,
    V_PASS,
    V_RESIGN,
    V_SEND,
    V_STEP_DOWN,
    V_TERRAIN,
    V_TOKEN,
    V_TOWN,
    V_TRANSFORM,
    V_UNLOCK,
    V_UPGRADE,
)
from hexarch.games.terra.phases import auction, begin, flow
from hexarch.games.terra.reactions import cult_choice, eruption, favor, leech, ordain, sandstorm, spades, terrain, town
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.decision import Decision


WITH_FACTIONS = (V_FACTION, V_BID, V_TERRAIN, V_FAVOR)  # what may be chosen while factions are


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Why a seat may not choose this now, or None when it may."""
    if not 0 <= seat < s.seats:
        return no("no_such_seat", "turn", seat=seat)
    cells = s.cells
    phase = cells[at.PHASE]
    if phase == begin.OVER:
        return no("game_over", "turn")
    if cells[s.base[seat] + at.DROPPED]:
        return no("dropped_out", "turn")
    verb = choice.verb
    if (phase == begin.CHOOSE_FACTIONS or phase == begin.AUCTION) and verb not in WITH_FACTIONS:
        return no("factions_first", "setup")
    # What is chosen most comes first.
    if verb == V_DONE:
        return turn.refuse_done(s, seat)
    if verb == V_LEECH:
        return leech.refuse_leech(s, seat, choice)
    if verb == V_BUILD:
        return build.refuse(s, seat, choice)
    if verb == V_UPGRADE:
        return upgrade.refuse(s, seat, choice)
    if verb == V_TRANSFORM:
        return _refuse_transform(s, seat, choice)
    if verb == V_DECLINE:
        return leech.refuse_decline(s, seat, choice)
    if verb == V_PASS:
        return pass_.refuse(s, seat, choice)
    if verb == V_ACTION:
        return special.refuse(s, seat, choice)
    if verb == V_DIG:
        return terraform.refuse(s, seat, choice)
    if verb == V_SEND:
        return send_priest.refuse(s, seat, choice)
    if verb == V_ADVANCE:
        return advance.refuse(s, seat, choice)
    if verb == V_CONVERT:
        return convert.refuse(s, seat, choice)
    if verb == V_BURN:
        return convert.refuse_burn(s, seat, choice)
    if verb == V_FAVOR:
        return favor.refuse(s, seat, choice)
    if verb == V_TOWN:
        return town.refuse(s, seat, choice)
    if verb == V_CULT:
        return cult_choice.refuse(s, seat, choice)
    if verb == V_BRIDGE:
        return bridge.refuse(s, seat, choice)
    if verb == V_CONNECT:
        return connect.refuse(s, seat, choice)
    if verb == V_STEP_DOWN:
        return town.refuse_step_down(s, seat, choice)
    if verb == V_DISCARD:
        return _refuse_discard(s, seat, choice)
    if verb == V_FACTION:
        return begin.refuse_faction(s, seat, choice)
    if verb == V_BID:
        return auction.refuse(s, seat, choice)
    if verb == V_TERRAIN:
        return terrain.refuse(s, seat, choice)
    if verb == V_LOSE_CULT:
        return eruption.refuse_cult(s, seat, choice)
    if verb == V_LOSE_TOKEN:
        return eruption.refuse_token(s, seat, choice)
    if verb == V_UNLOCK:
        return terrain.refuse_unlock(s, seat, choice)
    if verb == V_TOKEN:
        return terrain.refuse_token(s, seat)
    assert verb == V_RESIGN
    return None


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Carry out a choice that is not refused, and all that follows by itself."""
    verb = choice.verb
    if verb == V_DONE:
        turn.end(s, seat)
    elif verb == V_LEECH:
        leech.take(s, seat, choice)
    elif verb == V_BUILD:
        build.apply(s, seat, choice)
    elif verb == V_UPGRADE:
        upgrade.apply(s, seat, choice)
    elif verb == V_TRANSFORM:
        _transform(s, seat, choice)
    elif verb == V_DECLINE:
        leech.decline_choice(s, seat, choice)
    elif verb == V_PASS:
        pass_.apply(s, seat, choice)
    elif verb == V_ACTION:
        special.apply(s, seat, choice)
    elif verb == V_DIG:
        terraform.apply(s, seat, choice)
    elif verb == V_SEND:
        send_priest.apply(s, seat, choice)
    elif verb == V_ADVANCE:
        advance.apply(s, seat, choice)
    elif verb == V_CONVERT:
        convert.apply(s, seat, choice)
    elif verb == V_BURN:
        convert.apply_burn(s, seat, choice)
    elif verb == V_FAVOR:
        favor.take(s, seat, choice)
    elif verb == V_TOWN:
        town.take(s, seat, choice)
    elif verb == V_CULT:
        cult_choice.take(s, seat, choice)
    elif verb == V_BRIDGE:
        bridge.apply(s, seat, choice)
    elif verb == V_CONNECT:
        connect.apply(s, seat, choice)
    elif verb == V_STEP_DOWN:
        town.step_down(s, seat, choice)
    elif verb == V_DISCARD:
        _discard(s, seat, choice)
    elif verb == V_FACTION:
        begin.choose_faction(s, seat, choice)
    elif verb == V_BID:
        auction.bid(s, seat, choice)
    elif verb == V_TERRAIN:
        terrain.take(s, seat, choice)
    elif verb == V_LOSE_CULT:
        eruption.lose_cult(s, seat, choice)
    elif verb == V_LOSE_TOKEN:
        eruption.lose_token(s, seat, choice)
    elif verb == V_UNLOCK:
        terrain.unlock(s, seat, choice)
    elif verb == V_TOKEN:
        terrain.token(s, seat)
    else:
        _resign(s, seat)
    flow.settle(s)


def options(s: Terra, seat: int) -> list[Choice]:
    """What a seat is asked to choose from, in a stable order; conversions are listed by `free`."""
    out: list[Choice] = []
    for d in queue.open_for(s, seat):
        kind = d.kind
        if kind == D_LEECH:
            leech.options(s, seat, d, out)
        elif kind == D_TURN:
            _turn_options(s, seat, d, out)
        elif kind == D_SPADES:
            build.options(s, seat, d, out)
            spades.options(s, seat, d, out)
            terraform.options(s, seat, out)
            _discard_option(s, seat, catalog.DISCARD_SPADE, out)
        elif kind == D_CULT:
            cult_choice.options(s, seat, d, out)
        elif kind == D_FAVOR:
            favor.options(s, seat, d, out)
        elif kind == D_TOWN:
            town.options(s, seat, d, out)
        elif kind == D_DWELLING or kind == D_START:
            build.options(s, seat, d, out)
            if kind == D_START:
                break
        elif kind == D_BONUS:
            pass_.options(s, seat, out)
        elif kind == D_BRIDGE:
            bridge.options(s, seat, d, out)
        elif kind == D_CULT_SPADES:
            spades.options(s, seat, d, out)
            _discard_option(s, seat, catalog.DISCARD_SPADE, out)
        elif kind == D_ORDAIN:
            ordain.options(s, seat, d, out)
            _discard_option(s, seat, catalog.DISCARD_ORDAIN, out)
        elif kind == D_FREE_DWELLING:
            build.options(s, seat, d, out)
            _discard_option(s, seat, catalog.DISCARD_DWELLING, out)
        elif kind == D_FREE_TRADING_HOUSE:
            upgrade.options(s, seat, d, out)
            _discard_option(s, seat, catalog.DISCARD_TRADING_HOUSE, out)
        elif kind == D_SANDSTORM:
            build.options(s, seat, d, out)
            sandstorm.options(s, seat, d, out)
            _discard_option(s, seat, catalog.DISCARD_SANDSTORM, out)
        elif kind == D_FACTION:
            begin.faction_options(s, seat, d, out)
        elif kind == D_BID:
            auction.options(s, seat, d, out)
            break
        elif kind == D_TERRAIN:
            terrain.options(s, seat, d, out)
        elif kind == D_ERUPTION:
            build.options(s, seat, d, out)
            eruption.options(s, seat, d, out)
        elif kind == D_LOSE_CULT:
            eruption.cult_options(s, seat, d, out)
        elif kind == D_LOSE_TOKENS:
            eruption.token_options(s, seat, d, out)
        elif kind == D_UNLOCK:
            terrain.unlock_options(s, seat, d, out)
        elif kind == D_TOKEN:
            if terrain.refuse_token(s, seat) is None and s.catalog.token not in out:
                out.append(s.catalog.token)
            _discard_option(s, seat, catalog.DISCARD_TOKEN, out)
    if queue.own_turn(s, seat) is not None:
        connect.options(s, seat, out)
    return out


ACTION_VERBS = (V_UPGRADE, V_DIG, V_ACTION, V_SEND, V_ADVANCE, V_PASS, V_BUILD)


def is_action(s: Terra, seat: int, choice: Choice) -> bool:
    """Is this an action of its own when the turn's action is already taken?"""
    refusal = refuse(s, seat, choice)
    if choice.verb not in ACTION_VERBS or refusal is None:
        return False
    if build.is_elsewhere(refusal):
        return queue.find(s, seat, D_TURN) is not None  # else spades of the present action are still in hand
    return refusal.code == "action_taken"


def _turn_options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """The actions of a turn, or its end."""
    if d.n:
        if not d.b:
            build.options(s, seat, d, out)
            terraform.options(s, seat, out)
            upgrade.options(s, seat, d, out)
            advance.options(s, seat, out)
            send_priest.options(s, seat, out)
        special.options(s, seat, out)
        pass_.options(s, seat, out)
    elif d.c:
        terraform.options(s, seat, out)
    if d.b:
        convert.power_options(s, seat, out)
    if turn.refuse_done(s, seat) is None:
        out.append(s.catalog.done)


def free(s: Terra, seat: int) -> list[Choice]:
    """What a seat may do besides: conversions, sacrificing power, stepping down before a town tile."""
    out: list[Choice] = []
    if s.cells[at.PHASE] != begin.ACTIONS or s.get(seat, at.DROPPED):
        return out
    convert.options(s, seat, out)
    if queue.find(s, seat, D_TOWN) is not None:
        town.steps_down(s, seat, False, out)
    return out


def _refuse_transform(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    if queue.find(s, seat, D_SANDSTORM) is not None:
        return sandstorm.refuse(s, seat, choice.a, choice.b)
    if queue.find(s, seat, D_ERUPTION) is not None:
        return eruption.refuse(s, seat, choice.a, choice.b)
    return spades.refuse_transform(s, seat, choice)


def _transform(s: Terra, seat: int, choice: Choice) -> None:
    if queue.find(s, seat, D_SANDSTORM) is not None:
        sandstorm.apply(s, seat, choice.a)
    elif queue.find(s, seat, D_ERUPTION) is not None:
        eruption.apply(s, seat, choice.a)
    else:
        spades.apply_transform(s, seat, choice)


GIVEN_UP = (0, D_FREE_DWELLING, D_FREE_TRADING_HOUSE, D_SANDSTORM, D_ORDAIN, D_TOKEN)


def _refuse_discard(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    if choice.a == catalog.DISCARD_SPADE:
        return spades.refuse_discard(s, seat)
    if queue.find(s, seat, GIVEN_UP[choice.a]) is None:
        return no("nothing_to_give_up", "special")
    return None


def _discard(s: Terra, seat: int, choice: Choice) -> None:
    if choice.a == catalog.DISCARD_SPADE:
        spades.discard(s, seat)
        return
    d = queue.find(s, seat, GIVEN_UP[choice.a])
    assert d is not None
    s.drop(d)


def _discard_option(s: Terra, seat: int, which: int, out: list[Choice]) -> None:
    choice = s.catalog.discard[which]
    if choice not in out and _refuse_discard(s, seat, choice) is None:
        out.append(choice)


def _resign(s: Terra, seat: int) -> None:
    """A player leaves: the bonus card goes back, offers lapse, structures and scoring stay."""
    leech.withdraw(s, seat)
    s.queue(tuple([d for d in s.decisions if d.seat != seat]))
    course.drop_out(s, seat)
    held = s.get(seat, at.BONUS)
    if held:
        effects.return_bonus(s, seat, held)
