"""Where our first reading parted from the books: what they say, word by word, and what the league makes of it."""

import json

import pytest

from hexarch.games import terra
from hexarch.games.terra import save
from hexarch.games.terra.phases import income
from hexarch.games.terra.profiles import EDITION, FIRST_EDITION
from hexarch.kernel import codec
from hexarch.kernel.errors import Illegal

from .scenario import Table
from .test_towns import forest_village

FAR = "nomads B1 G7 I7"


def test_deviation_1_the_key_must_be_there_first() -> None:
    """000 Action 7, founding a town: "senza chiave, ci si deve fermare allo spazio 9"; 002: "Sem uma chave, você tem
    que parar no espaço 9". A priest first, then the river town: the step is lost; in the league it is given back."""
    for profile, cults in (("rulebook", "0/9/0/0 1 KEY"), ("league", "0/10/0/0 0 KEY")):
        t = Table("mermaids D5 E4", FAR, profile=profile, tiles="SCORE7")
        t.stands("mermaids", "SH D5, D C3, TP C4, TP B4")
        t.has("mermaids", "1 P 0/9/0/0")
        t.play("mermaids: send p to WATER. connect r10. +TW1")
        t.expect("mermaids", cults)


def test_deviation_2_mermaids_found_a_river_town_when_they_like() -> None:
    """000 App. VI: "puoi decidere se e quando voler usare quest'abilità"; 002: "Você decide se e quando quer usar essa
    habilidade". Before the action, after it, and in the turn in which they pass."""
    for line in ("connect r10. +TW1. advance ship", "advance ship. connect r10. +TW1", "connect r10. +TW1. pass BON8"):
        t = Table("mermaids D5 E4", FAR, tiles="SCORE7")
        t.stands("mermaids", "SH D5, D C3, TP C4, TP B4")
        t.rich()
        t.play(f"mermaids: {line}")
        t.expect("mermaids", "1 KEY")


def test_deviation_3_alchemists_exchange_at_any_moment() -> None:
    """000 App. VI: "in qualsiasi momento e qualsiasi numero di volte"; 002: "a qualquer momento e quantas vezes
    quiser". Also in another's turn, and the offer that waits is not forfeited by it."""
    t = Table("nomads B1 E8 I7", "alchemists E5 A13")
    t.rich()
    t.has("alchemists", "20 VP 0 C")
    t.play("alchemists: convert 1VP to 1C")
    t.expect("alchemists", "19 VP 1 C")
    league = Table("nomads B1 E8 I7", "alchemists E5 A13", profile="league")
    league.refused("alchemists: convert 1VP to 1C", "not_your_turn")


@pytest.mark.parametrize(
    ("faction", "action", "given_up"),
    [
        ("witches F4 D1", "action ACTW", "-FREE_D"),
        ("swarmlings E4 A4", "action ACTS", "-FREE_TP"),
        ("nomads E8 G7 I7", "action ACTN", "-FREE_TF"),
        ("giants D4 I12", "action ACTG", "-SPADE"),
        ("witches F4 D1", "action ACT1", "-BRIDGE"),
        ("witches F4 D1", "action ACT5", "-SPADE"),
        ("witches F4 D1", "action BON1", "-SPADE"),
        ("witches F4 D1", "dig 1", "-SPADE"),
    ],
)
def test_deviation_4_an_action_does_something(faction: str, action: str, given_up: str) -> None:
    """000 Phase II: a player who cannot or will not act passes; FAQ 13: a tunnel must transform or build something."""
    name, stronghold, _ = faction.split(maxsplit=2)
    other = "auren E9 C3" if name != "witches" else FAR
    t = Table(faction, other, cards="BON1 BON3")
    if action[-4:] in ("ACTW", "ACTS", "ACTN", "ACTG"):
        t.stands(name, f"SH {stronghold}")
    t.rich()
    t.refused(f"{name}: {action}. {given_up}", "empty_action")


def test_deviation_4_actions_without_any_effect_are_refused() -> None:
    """A priest with none in the supply, steps with no marker that can move, spades without a hex for them."""
    t = Table("witches F4 D1", FAR, cards="BON2 BON3")
    t.rich()
    t.has("witches", "7 P 9/9/9/9 0/0/12 PW 0 KEY")
    t.refused("witches: action ACT2", "empty_action")
    t.refused("witches: action BON2", "empty_action")
    t.refused("witches: send p to FIRE for 1", "empty_action")  # on a space of the order it would be in others' way
    t.possible("witches: send p to FIRE for 3")
    t.has("witches", "9/9/9/8")
    t.possible("witches: send p to AIR for 1")
    t.refused("witches: action BON2. +FIRE", "empty_action")
    t.play("witches: action BON2. +AIR")
    t = Table("giants D4 I12", FAR)
    t.has("giants", "0 W 0 C 0/0/12 PW")
    t.refused("giants: action ACT5", "no_hex_for_spades")  # one spade is none to them, and a second cannot be bought
    t.has("giants", "3 W")
    t.play("giants: action ACT5. dig 1. transform E6 to red")


def test_deviation_4_acolytes_take_no_steps_that_no_marker_can_go() -> None:
    """Their spades are cult steps; with every marker held up at 9 an action that brings only these does nothing."""
    t = Table("acolytes green F4 D1", FAR, cards="BON1 BON3")
    t.rich()
    t.has("acolytes", "9/9/9/9 0/0/12 PW 0 KEY 0 C")
    for action in ("ACT5", "ACT6", "BON1"):
        t.refused(f"acolytes: action {action}", "empty_action")
    # Home terrain in reach changes nothing: such an action brings them no dwelling.
    t.terrain("E7", "volcano")
    t.has("acolytes", "10 C 5 W")
    t.refused("acolytes: action BON1", "empty_action")
    t.has("acolytes", "9/9/9/8")
    t.play("acolytes: action ACT5. +AIR")


def test_deviation_4_spare_free_spades_may_stay_unused() -> None:
    """000 FAQ 20: "Le Vanghe in eccesso, comunque, possono sempre rimanere inutilizzate"."""
    t = Table("witches F4 D1", FAR)
    t.rich()
    t.play("witches: action ACT6. transform E7 to green. -SPADE. build E7")
    t = Table("halflings E6 A1", FAR)
    t.stands("halflings", "TP E6")
    t.rich()
    t.play("halflings: upgrade E6 to SH. -3SPADE")  # they come besides the action


def test_deviation_5_no_more_spades_than_the_chosen_space_needs() -> None:
    """000 FAQ 17: "non puoi comprare coi Lavoratori più vanghe di quelle che ti servono"."""
    t = Table("witches F4 D1", FAR, cards="BON1 BON3")
    t.rich()
    t.refused("witches: dig 3. transform E7 to green", "spades_left_over")
    t.refused("witches: dig 3. build E7", "spades_left_over")
    for line in (
        "dig 3. transform E2 to black. -SPADE",
        "action BON1. dig 2. transform E2 to black. -SPADE",
    ):
        t.refused(f"witches: {line}", "bought_spades")
    t.refused("witches: dig 3. transform E2 to black. dig 1", "no_hex_for_spades")
    # Nor by stages, nor for a second hex that a free spade is enough for. The long way round (FAQ 20) is taken from
    # the beginning: nobody goes a step the short way and then back.
    t.refused("witches: dig 4. transform E2 to blue", "spades_left_over")
    t.refused("witches: dig 5. transform E1 to blue", "spades_left_over")
    t.refused("witches: dig 6. transform E2 to black", "spades_left_over")
    t.refused("witches: dig 3. transform E2 to black. dig 3", "no_hex_for_spades")
    t.refused("witches: action ACT6. transform E2 to black. dig 4", "no_hex_for_spades")
    t.refused("witches: action ACT6. transform E7 to green. dig 1. transform D2 to green", "spades_left_over")
    # A free spade beside bought ones is not given up for them to be of no use.
    t.refused("witches: action ACT6. transform E1 to blue. dig 5", "no_hex_for_spades")
    for enough in (
        "dig 3. build E2",
        "dig 4. build E2",
        "dig 4. transform E2 to gray. transform E2 to green",
        "dig 3. transform E2 to blue. build E2",
        "action ACT6. dig 1. build E2",
        "action ACT6. transform E7. -SPADE. build E7",
        "action ACT6. transform E7. dig 2. transform E2. build E7",
        "action ACT6. transform E2 to black. dig 1. transform E2 to green",
    ):
        t.possible(f"witches: {enough}")
    t.play("witches: dig 1. build E7")
    t = Table("darklings E5 A13", FAR)
    t.rich()
    t.refused("darklings: dig 2. transform F3 to brown. -SPADE", "bought_spades")
    t.refused("darklings: action ACT6. transform A12 to yellow. dig 1. -SPADE", "bought_spades")
    t.refused("darklings: dig 2. transform A12 to yellow. dig 3", "no_hex_for_spades")
    t = Table("halflings E6 A1", FAR)
    t.rich()
    t.stands("halflings", "TP E6")
    t.possible("halflings: upgrade E6 to SH. -SPADE. -SPADE. -SPADE")
    t.refused("halflings: upgrade E6 to SH. -SPADE. -SPADE. dig 2", "no_more_spades")


def test_deviation_6_markers_never_step_back_for_nothing() -> None:
    """Neither book knows such a step; the player is asked which cult gets the key, only where that matters."""
    league = forest_village("league")
    league.has("witches", "9/0/9/0")
    league.play("witches: build D4. -FIRE. +TW5")
    league.expect("witches", "9/1/10/1 0 KEY")
    t = forest_village("rulebook")
    t.has("witches", "9/0/9/0")
    t.refused("witches: build D4. -FIRE", "no_step_back")
    t.play("witches: build D4. +TW5")
    assert t.offered("witches") == ["+FIRE", "+EARTH"]
    t.play("witches: +EARTH")
    t.expect("witches", "9/1/10/1 0 KEY")


def test_deviation_7_the_spade_card_is_action_1() -> None:
    """000 App. IV: "puoi prendere l'Azione 1 ricevendo 1 Vanga gratuita"; 002: "o jogador pode fazer a Ação nº1
    recebendo uma Pá gratuita". Action 1 needs no spade on home terrain; in the league the spade is given up first."""
    for profile, line in (("rulebook", "build E7"), ("league", "-SPADE. build E7")):
        t = Table("witches F4 D1", FAR, profile=profile, cards="BON1 BON3")
        t.terrain("E7", "green")
        t.has("witches", "15 C 3 W")
        if profile == "league":
            t.refused("witches: action BON1. build E7", "transformed_hex_only")
        t.play(f"witches: action BON1. {line}")
        t.expect("witches", "13 C 2 W")
        assert t.on("E7") == "witches D"
    t = Table("witches F4 D1", FAR, cards="BON1 BON3")
    t.terrain("E7", "green")
    t.rich()
    t.refused("witches: action BON1. dig 1. build E7", "spades_in_hand")
    t.refused("witches: action BON1. transform G2 to gray. build E7", "action_taken")


def test_whoever_spends_the_price_of_the_dwelling_inside_the_action_is_not_stuck() -> None:
    """Giants have no use for a single spade: once the dwelling cannot be paid for, the spade may be given up."""
    t = Table("giants A6 A9", FAR, cards="BON1 BON3", options={"convert-inside-action": True})
    t.terrain("B5", "red")
    t.has("giants", "3 C 1 W")
    t.refused("giants: action BON1. -SPADE", "empty_action")
    t.play("giants: action BON1. convert 1W to 1C. -SPADE. done")
    assert t.turn == "nomads"


# -- editions ---------------------------------------------------------------------------


def test_a_game_keeps_the_edition_it_began_with() -> None:
    """A save that names none is of the first edition; what that allowed can be loaded, and not played any more."""
    old = terra.new(2, factions="intro", edition=FIRST_EDITION)
    for seat, text in ((1, "pass BON6"), (0, "pass BON1"), (0, "dig 1. -SPADE")):
        old.step(seat, text)
    document = json.loads(old.dumps())
    for key in ("format", "version", "checksum"):
        del document[key]
    assert document["setup"].pop("edition") == FIRST_EDITION
    again = terra.loads(codec.dumps(save.FORMAT, save.VERSION, document))
    assert again.setup.rules.edition == FIRST_EDITION
    assert again.digest() == old.digest()
    new = terra.new(2, factions="intro")
    assert new.setup.rules.edition > FIRST_EDITION
    new.step(1, "pass BON6")
    new.step(0, "pass BON1")
    with pytest.raises(Illegal):
        new.step(0, "dig 1. -SPADE")


def test_games_of_older_editions_keep_their_spades() -> None:
    """What landed versions allowed stays possible in games begun with them: each edition closed one gap."""
    for line, last in (
        ("dig 3. transform E2 to black. -SPADE. -SPADE", 2),
        ("action ACT6. transform E1 to blue. dig 5. -SPADE. -SPADE", 3),
        ("dig 3. transform E2 to black. dig 3. transform E2 to green", 3),
    ):
        for edition in range(2, EDITION + 1):
            t = Table("witches F4 D1", FAR, edition=edition)
            t.rich()
            if edition <= last:
                t.possible(f"witches: {line}")
            else:
                with pytest.raises(AssertionError, match="is not among"):
                    t.possible(f"witches: {line}")


@pytest.mark.parametrize("name", ["dwarves E7 A2", "fakirs E8 B1"])
def test_the_shipping_card_gives_dwarves_and_fakirs_its_power(name: str) -> None:
    """000 App. IV: "ad eccezione del Potere"; 002 leaves that out. The shipping itself is of no use to them."""
    t = Table(name, "witches F4 D1", cards="BON4 BON3")
    faction = name.split()[0]
    t.has(faction, "5/7/0 PW")
    before = [part.power for part in income.parts(t.state, 0)]
    assert before[0] == 3
