"""What a verb is to whoever groups choices is said by its rule, and by nothing else."""

from hexarch.games.terra import kinds, notation
from hexarch.games.terra.bots import turns
from hexarch.games.terra.ledger.check import normal
from hexarch.games.terra.rules.replace import REPLACE
from hexarch.games.terra.rules.table import FREE, KINDS, RULES, role
from hexarch.games.terra.rules.town import STEP_DOWN
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.game import ANSWERS, CLOSES, PLAIN, PREPARES


def test_what_may_be_done_besides_prepares_something_unless_it_belongs_to_a_town_tile() -> None:
    assert [rule for rule in FREE if rule.role != PREPARES] == [STEP_DOWN]
    assert [rule for rule in RULES if rule.role == PREPARES and rule not in FREE] == []


def test_offers_of_power_are_answered_and_a_turn_is_closed() -> None:
    assert [rule for rule in RULES if rule.role == ANSWERS] == list(KINDS[kinds.LEECH].rules)
    assert [rule.name for rule in RULES if rule.role == CLOSES] == ["pass", "done"]
    assert {"leech", "decline"} == notation.ANSWER_WORDS


def test_a_text_has_the_role_of_its_verb() -> None:
    assert role("STOKE 2") == role("burn 1") == role("convert 1W to 1C") == PREPARES
    assert role("build E6") == role("no such command") == PLAIN
    assert role("pass BON3") == CLOSES
    assert role("decline") == ANSWERS


def test_no_action_may_fall_due_outside_a_turn() -> None:
    assert [rule for rule in RULES if rule.is_action and not rule.begins_turn] == []


def test_the_bots_list_of_actions_has_all_but_one() -> None:
    assert {*turns.MAIN, REPLACE} == {*[rule for rule in RULES if rule.is_action], DONE}


def test_old_spellings_are_put_right_before_the_grammar_is_asked() -> None:
    assert normal("dig 1 for 3w") == "dig 1"
    assert normal("advance ship for 1p") == "advance ship"
    assert normal("+bon3") == "pass bon3"
    assert normal("convert 2w to bridge") == "action acte"
    assert normal("build e6") == "build e6"
