"""Where `rulebook` and `league` part over a single faction: one scenario for each such option."""

from .scenario import Table

FAR = "nomads B1 G7 I7"


def test_halflings_may_buy_spades_on_top_of_the_strongholds() -> None:
    """By the rulebook, when the three are too few; not in the league."""
    for profile in ("rulebook", "league"):
        t = Table("halflings E6 A1", FAR, profile=profile)
        t.stands("halflings", "TP E6")
        t.has("halflings", "20 VP 20 C 9 W")
        t.play("halflings: upgrade E6 to SH")
        if profile == "rulebook":
            t.play("halflings: transform D4 to brown. dig 1. transform F4 to black. done")  # two steps, one bought
            t.expect("halflings", "24 VP 12 C 2 W")
        else:
            t.refused("halflings: dig 1", "no_more_spades")


def test_cultists_power_when_all_decline() -> None:
    """1 power by the errata, which the league plays."""
    for profile, bowls in (("rulebook", "12/0/0"), ("league", "11/1/0")):
        t = Table("cultists E6 H7", "darklings E5 A13", profile=profile)
        t.rich()
        t.has("darklings", "5/7/0 PW")
        t.has("cultists", "12/0/0 PW")
        t.play("cultists: upgrade E6 to TP", "darklings: decline 1 from cultists")
        t.expect("cultists", f"{bowls} PW")


def test_mermaids_river_town_in_any_turn() -> None:
    """000 App. VI: "puoi decidere se e quando voler usare quest'abilità"; 002: "Você decide se e quando quer usar".

    Before the action, after it, and in the turn in which they pass; without the option only after an action.
    """
    for options in ({}, {"river-town-in-any-turn": False}):
        for profile in ("rulebook", "league"):
            t = Table("mermaids D5 E4", FAR, profile=profile, tiles="SCORE7", options=options)
            t.stands("mermaids", "SH D5, D C3, TP C4, TP B4")
            if options:
                t.refused("mermaids: connect r10", "act_first")
            else:
                t.play("mermaids: connect r10. +TW1. pass BON8")
                t.expect("mermaids", "1 KEY")


def test_mermaids_skipped_river_hex_stays_a_link() -> None:
    """By the rulebook a river hex is skipped for the founding only; in the league it goes on joining its banks."""
    for profile in ("rulebook", "league"):
        t = Table("mermaids D5 A11", "nomads B1 G7 I7", profile=profile, tiles="SCORE7")
        t.stands("mermaids", "SH D5, TP C3, D B3, D B2")
        t.rich("mermaids")
        t.play("mermaids: advance dig. connect r2. +TW1", "nomads: pass BON8")
        t.expect("mermaids", "1 KEY")
        t.stands("mermaids", "D A7, TP A8, TP A9, D B4")
        if profile == "rulebook":
            t.play("mermaids: upgrade B4 to TP. +TW2")
            t.expect("mermaids", "2 KEY")
        else:
            t.play("mermaids: upgrade B4 to TP")
            assert "+TW2" not in t.offered("mermaids")
            t.expect("mermaids", "1 KEY")


def test_giants_other_targets() -> None:
    """Wasteland only by the rulebook; the league's program refuses no other terrain of the cycle."""
    for profile in ("rulebook", "league"):
        t = Table("giants D4 I12", FAR, profile=profile)
        t.has("giants", "20 C 9 W")
        if profile == "rulebook":
            t.refused("giants: dig 2. transform E6 to yellow", "spades_missing")
        else:
            for never in ("ice", "volcano"):
                t.refused(f"giants: dig 2. transform E6 to {never}", "spades_missing")
            t.play("giants: dig 2. transform E6 to yellow")
            assert t.colour("E6") == "yellow"


def test_tokens_from_the_first_bowl() -> None:
    """A token that is paid: from any bowl by the rulebook, from bowl I, then II, then III in the league."""
    book = Table("dragonlords green F4 D1", FAR)
    book.has("dragonlords", "1/2/3 PW")
    book.play("dragonlords: dig 1. transform E7 to volcano. -P3")
    book.expect("dragonlords", "1/2/2 PW")
    league = Table("dragonlords green F4 D1", FAR, profile="league")
    league.has("dragonlords", "1/2/3 PW")
    league.play("dragonlords: dig 1. transform E7 to volcano")
    league.refused("dragonlords: -P3", "nothing_to_pay")
    league.expect("dragonlords", "0/2/3 PW")
