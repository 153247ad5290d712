# Choices, and what a player is asked.

choice-house = play { $house }
choice-discard = return { $god } to the box
choice-go = move the pawn to { $tile }
choice-shift = shift the cube from { $edge } to { $end }
choice-gain = take { $resource }
choice-pay = pay with { $resource }
choice-steal = steal { $resource }
choice-trade = trade { $resource } for { $second } and { $third }
choice-fetch = take { $second } and { $third }
choice-harvest = harvest { $place }
choice-harvest_of = harvest { $place } and exhaust { $resource }
choice-move =
    move { $count ->
        [one] a follower
       *[other] { $count } followers
    } from { $place } to { $to }
choice-move_unit = move the { $unit } from { $place } to { $to }
choice-carry = move a settlement from { $place } to { $to } and take along: { $crew }
choice-portal =
    teleport { $count ->
        [one] a follower
       *[other] { $count } followers
    } from { $place } to { $to }
choice-portal_unit = teleport the { $unit } from { $place } to { $to }
choice-carry_portal = teleport a settlement from { $place } to { $to } and take along: { $crew }
choice-deploy = deploy a follower in { $place }
choice-redeploy = redeploy a follower from { $place } to { $to }
choice-remove = take a follower off { $place }
choice-pact = take { $pact }
choice-activate = activate { $tile }
choice-arm = gain weapons
choice-develop = develop { $tile }
choice-build = build a settlement in { $place }
choice-recruit = deploy followers with mana
choice-mirror = use the Duplicity Mirror
choice-weapon = take the weapon { $weapon }
choice-summon = summon { $god } in { $place }
choice-recall = return a follower from { $place } to the reserve for resources
choice-complete = complete { $pact }
choice-complete_row = complete { $pact } for its { $row }
choice-bless = complete { $pact } with Bastet's blessing
choice-claim = take first: { $reward }
choice-cornucopia = remove the Cornucopia and gain { $resource }
choice-offer = remove the Cornucopia and pay { $resource } for points
choice-pandora = discard Pandora's { $item } token
choice-lose = return the weapon { $weapon } to the deck
choice-keep = keep the { $artefact }
choice-tablet = mark { $track } on the Tablet of Destinies
choice-advance = advance one step on { $track }
choice-fight = fight the battle in { $place } next
choice-battle = put down { $weapon } for { $place }
choice-battle_two = put down { $weapon } and { $other } for { $place }
choice-use = use { $weapon }
choice-replace = play { $weapon } instead
choice-add = add { $weapon }
choice-cart = pay { $count } metal for strength
choice-culture = resolve the culture token at { $spot }
choice-pass = pass
group-house = Houses
group-discard = Gods at the start
group-go = Primary action
group-shift = Summon cubes
group-gain = Resources of your choice
group-pay = Payment
group-trade = Market
group-harvest = Harvest
group-move = Movement
group-portal = Portal
group-deploy = Followers
group-lose = Losses
group-pact = Pacts on display
group-mana = Mana action
group-weapon = Weapons of your deck
group-summon = Summoning
group-complete = Complete a pact
group-claim = Rewards
group-artefact = Artefacts
group-battle = Battle
group-culture = Culture tokens
group-pass = Enough
asked-choose_house = Which House do you play?
asked-discard_god = Which god goes back to the box?
asked-primary = Where does your pawn go?
asked-shift_cube = Shift a cube?
asked-any_resources =
    Which resource do you take? { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
asked-move =
    Move your units: { $count ->
        [one] { $count } step is left.
       *[other] { $count } steps are left.
    }
asked-portal =
    Teleport your units: { $count ->
        [one] { $count } may still go.
       *[other] { $count } may still go.
    }
asked-take_pacts =
    Which pact do you take? { $count ->
        [one] You may take { $count }.
       *[other] You may take { $count }.
    }
asked-harvest =
    Which territory do you harvest? { $count ->
        [one] { $count } is left.
       *[other] { $count } are left.
    }
asked-deploy =
    Where do you deploy? { $count ->
        [one] { $count } follower is left.
       *[other] { $count } followers are left.
    }
asked-market = What do you trade?
asked-mana_action = Do you take a mana action?
asked-gain_weapons =
    Which weapon do you take, in secret? { $count ->
        [one] { $count } is left.
       *[other] { $count } are left.
    }
asked-activate = Do you activate a tile?
asked-develop = Which technology do you develop?
asked-build = Where do you build a settlement?
asked-extra = Additional actions?
asked-rewards = Which reward do you take first?
asked-pay =
    What do you pay with? { $count ->
        [one] { $count } is left.
       *[other] { $count } are left.
    }
asked-steal = Which resource do you steal from { $who }?
asked-choose_battle = Which battle is fought next?
asked-weapons = Which weapon do you put down for { $place }?
asked-name_weapon = Which of your two weapons do you use in { $place }?
asked-replace_weapon = Your weapon is discarded: do you play another one in { $place }?
asked-add_weapon = Do you add a second weapon in { $place }?
asked-war_cart = How much metal do you pay for strength in { $place }?
asked-keep_artefact = Which artefact do you keep?
asked-choose_track = Which track do you mark in secret?
asked-choose_token = Which culture token is resolved next?
asked-scarab =
    On which track do you advance? { $count ->
        [one] { $count } step is left.
       *[other] { $count } steps are left.
    }
asked-lose_follower = From where do you lose a follower?
asked-lose_weapon = Which weapon do you lose?
asked-bless = Which pact does Bastet complete for mana?
asked-recall = Return a follower for resources?
