# What is legal but probably not meant; and what a player might want to know first.

warning-triggers_end = This triggers the end of the game: everybody else has the turns of this round, and no more.
warning-lost_unarmed = The battle in { $place } is lost at once: you have no advanced weapon that you can pay for.
warning-weapon_needed = You will have to fight in { $place }, and you have no advanced weapon that you can pay for.
warning-nothing_happens = { $tile }: the action can do nothing now.
warning-reward_lost = { $reward }: you cannot use this reward now, and it would be lost.
warning-steps_lost =
    { $n ->
        [one] { $n } step on the { $track } track is lost: the track ends there.
       *[other] { $n } steps on the { $track } track are lost: the track ends there.
    }
warning-steps_before_line =
    { $n ->
        [one] { $n } step on the { $track } track is lost: the last space is closed until you pass the blue line of the dominion track.
       *[other] { $n } steps on the { $track } track are lost: the last space is closed until you pass the blue line of the dominion track.
    }
warning-dominion_lost =
    { $n ->
        [one] { $n } dominion step is lost: the track ends there.
       *[other] { $n } dominion steps are lost: the track ends there.
    }
warning-one_row = { $pact } pays only one of its rows. With a territory there it would pay both.
warning-weapons_short =
    { $n ->
        [one] Only { $n } card is left in your deck, but you pay for { $paid }.
       *[other] Only { $n } cards are left in your deck, but you pay for { $paid }.
    }
warning-reserve_short =
    { $n ->
        [0] Your reserve is empty: all followers would have to come from the map.
        [one] Only { $n } follower is in your reserve; the others would have to come from the map.
       *[other] Only { $n } followers are in your reserve; the others would have to come from the map.
    }
warning-metal_too_much = You would win without { $n } of this metal.
warning-metal_in_vain = This metal is not enough to win: it takes { $n }.
warning-mirror_short = You cannot pay for { $n } mana actions, which is what the Mirror is for.
warning-pact_left =
    { $n ->
        [one] You could still complete a pact.
       *[other] You could still complete one of { $n } pacts.
    }
warning-god_left = You could still summon a god.
warning-left_move =
    { $n ->
        [one] { $n } step is left unused.
       *[other] { $n } steps are left unused.
    }
warning-left_portal =
    { $n ->
        [one] The portal could still take { $n } unit.
       *[other] The portal could still take { $n } units.
    }
warning-left_take_pacts =
    { $n ->
        [one] You could still take { $n } pact.
       *[other] You could still take { $n } pacts.
    }
warning-left_harvest =
    { $n ->
        [one] You could still harvest { $n } territory.
       *[other] You could still harvest { $n } territories.
    }
warning-left_deploy =
    { $n ->
        [one] { $n } follower is not deployed.
       *[other] { $n } followers are not deployed.
    }
warning-left_market = You give up the market.
warning-left_gain_weapons =
    { $n ->
        [one] You could still take { $n } weapon.
       *[other] You could still take { $n } weapons.
    }
warning-left_activate = You give up a free action.
warning-left_develop = You give up a free development.
warning-left_build = You give up a free settlement.
warning-left_rewards = You give up the rewards that are left.
warning-left_replace_weapon = Without another weapon you lose the battle.
warning-left_scarab =
    { $n ->
        [one] { $n } step of the Scarab Amulet is left unused.
       *[other] { $n } steps of the Scarab Amulet are left unused.
    }
