# Names, with explanations.

title-name = Anunnaki: Dawn of the Gods
title-pitch = A game of gods and Houses: walk your star of actions, send followers to other planets, summon gods, and fight with cards that nobody has seen.
list-and = { $first } and { $last }
house-pharaos = Pharaos
house-pharaos-text = The House of Ra: cubes can be used again, and altars bring { $resource }.
house-norrenis = Norrenis
house-norrenis-text = The House of Odin: its settlements travel and fight, and altars bring { $resource }.
house-babylon = Babylon
house-babylon-text = The House of Ishtar: its settlements harvest, and altars bring { $resource }.
house-ellenys = Ellenys
house-ellenys-text = The House of Zeus: culture pays on the whole planet, and altars bring { $resource }.
resource-food = food
resource-food-text = Pays for followers.
resource-wood = wood
resource-wood-text = Pays for settlements.
resource-metal = metal
resource-metal-text = Pays for weapons.
resource-gold = gold
resource-gold-text = Pays for technologies.
unit-follower = follower
unit-follower-text = A unit of strength { $strength }.
unit-minor = minor god
unit-minor-text = A unit of strength { $strength }, summoned in the place of a follower.
unit-major = major god
unit-major-text = A unit of strength { $strength }; once summoned, the second power of the House is unlocked.
unit-settlement = settlement
unit-settlement-text = Gives control where no units stand; followers are deployed here.
track-war = war
track-war-text = Climbed by winning battles.
track-technology = technology
track-technology-text = Climbed by developing action tiles.
track-commerce = commerce
track-commerce-text = Climbed by completing pacts.
tile-portal = portal
tile-portal-text = Teleport { $amount } (developed: { $developed }) to any territory but Atlantis and capitals of others.
tile-move_blue = blue movement
tile-move_blue-text = { $amount } (developed: { $developed }), split among your units.
tile-move_red = red movement
tile-move_red-text = { $amount } (developed: { $developed }), split among your units.
tile-commerce = pact trading
tile-commerce-text = Take { $amount } (developed: { $developed }) from the display.
tile-harvest_blue = blue harvest
tile-harvest_blue-text = Harvest { $amount } (developed: { $developed }) that you control.
tile-harvest_red = red harvest
tile-harvest_red-text = Harvest { $amount } (developed: { $developed }) that you control.
tile-creation = creation
tile-creation-text = { $amount } of your House for each altar you control (developed: { $developed }, of any one type).
tile-settlement_income = settlement income
tile-settlement_income-text =
    Everything that the open spaces of your settlement row show (developed: { $developed ->
        [one] { $developed } more follower
       *[other] { $developed } more followers
    }).
tile-dominion = dominion
tile-dominion-text = As many dominion steps as the goal tile of the track is worth (developed: { $developed } more).
tile-market = market
tile-market-text = Pay 1 resource for 2 others, all three different (developed: 2 different ones for nothing).
goal-shrines = altars
goal-shrines-text =
    The altars you control{ $divisor ->
        [1] {""}
       *[other] , divided by { $divisor } and rounded down
    }, at most { $max }.
goal-settlements = settlements
goal-settlements-text =
    Your settlements on the map{ $divisor ->
        [1] {""}
       *[other] , divided by { $divisor } and rounded down
    }, at most { $max }.
goal-territories = territories
goal-territories-text =
    The territories you control{ $divisor ->
        [1] {""}
       *[other] , divided by { $divisor } and rounded down
    }, at most { $max }.
goal-units = units
goal-units-text =
    Your followers and gods on the map{ $divisor ->
        [1] {""}
       *[other] , divided by { $divisor } and rounded down
    }, at most { $max }.
row-bonus = bonus
row-score = score
region-minor = triangle
region-major = pentagon
item-mana = mana
item-follower = follower
item-weapon = weapon
civilization = ancient civilization { $number }
civilization-text = Strength { $strength }. Whoever defeats it gains { $rewards }.
pact-neutral = neutral pact { $number }
pact-house = { $house } pact { $number }
pact-text =
    Costs { $cost }. Bonus: { $bonus }. Score: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $steps ->
        [one] { $steps } commerce step
       *[other] { $steps } commerce steps
    }.
weapon-slingshot = Slingshot
weapon-long_shield = Long Shield
weapon-short_bow = Short Bow
weapon-dagger = Dagger
weapon-double_axe = Double Axe
weapon-ballista = Ballista
weapon-long_sword = Long Sword
weapon-net = Net
weapon-war_chariot = War Cart
weapon-viking_helmet = Viking Helmet
weapon-composite_bow = Composite Bow
weapon-sarissa = Long Spear
weapon-basic = Basic weapon, for defenders only
weapon-advanced = Advanced weapon
weapon-text =
    { $kind }. Cost: { $cost }. Strength { $strength }. A victory brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $steps ->
        [one] { $steps } war step
       *[other] { $steps } war steps
    }.
effect-cancel_enemy_effect = It cancels the effect of the enemy's weapon or tile.
effect-enemy_gods_strength_1 = Every enemy god counts as strength { $strength }.
effect-steal_1_if_lost = If you lose, you steal { $resources } from the winner.
effect-discard_enemy_card = The opponent must discard the weapon, and may play another one.
effect-second_advanced_card = You may add a second advanced weapon, and win the rewards of both.
effect-metal_for_strength = You may pay any amount of metal; each brings { $strength } strength.
effect-ignore_enemy_strongest_unit = The strongest unit of the opponent does not count.
artefact-cornucopia = Cornucopia
artefact-cornucopia-text = Additional action: remove it for { $resources } of one type, or to pay { $offered } of one type for { $points }.
artefact-duplicity_mirror = Duplicity Mirror
artefact-duplicity_mirror-text =
    { $actions ->
        [one] Once: { $actions } mana action in this turn, { $discount } mana cheaper.
       *[other] Once: { $actions } different mana actions in this turn, each { $discount } mana cheaper.
    }
artefact-map_for_the_afterworld = Map for the Afterworld
artefact-map_for_the_afterworld-text = The Afterworld is a territory for you alone, next to every territory you control.
artefact-pandoras_box = Pandora's Box
artefact-pandoras_box-text = Once a turn discard a token: you gain { $mana }, { $followers } or { $weapons }, and everybody else loses { $lost_mana }, { $lost_followers } or { $lost_weapons }.
artefact-scarab_amulet = Scarab Amulet
artefact-scarab_amulet-text = Before final scoring you advance { $steps } on development tracks.
artefact-tablet_of_destinies = Tablet of Destinies
artefact-tablet_of_destinies-text = Mark a track in secret: at the end it pays by the multiplier of whoever is furthest on it.
mana-activate_red = activate a red tile
mana-activate_red-text = { $mana }: resolve a red tile other than the one under your pawn.
mana-activate_blue = activate a blue tile
mana-activate_blue-text = { $mana }: resolve a blue tile other than the one under your pawn.
mana-gain_weapons = gain weapons
mana-gain_weapons-text = { $mana } and { $price }: { $weapons } of your choice from your advanced deck.
mana-develop = develop a technology
mana-develop-text = { $mana } and { $price }: turn a tile next to your pawn; a red one costs { $more } more.
mana-build = build a settlement
mana-build-text = { $mana } and { $price }: a settlement in a territory you control that has none.
mana-recruit = deploy followers
mana-recruit-text = { $mana } and { $price }: { $followers } to your settlements.
