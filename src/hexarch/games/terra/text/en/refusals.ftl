# Why a choice is refused, the titles of the rules, and warnings.

refusal-act_first = Take your action first; then you may found the town across the river.
refusal-action_taken = You have already taken your action: now you can only convert or end your turn.
refusal-action_used = Action { $action } ({ $title }) has already been used in this round.
refusal-already_that_terrain = { $hex } already has that terrain.
refusal-already_unlocked = You can already build on this terrain: { $terrain }.
refusal-at_most_six_spades = You can use from one to six spades in an action.
refusal-bad_map =
    { $why ->
        [long] The map is too long: { $found } characters, at most { $most }.
        [toml] The map file cannot be read: { $found }.
        [key] A map file has no entry "{ $found }".
        [missing] The map file needs a proper entry "{ $found }".
        [name] The { $found } of the map must be a line of at most { $most } characters.
        [id] "{ $found }" is not the id of a map.
        [first_row] The first row must be "A" (long) or "B" (short), not "{ $found }".
        [rows] The map has { $found } rows; it needs { $least } to { $most }.
        [columns] A long row has { $found } hexes; it needs { $least } to { $most }.
        [length] Row { $found } must have { $least } hexes: long and short rows take turns.
        [letter] "{ $found }" is no terrain; the letters are Y U K B G S R, and I for river.
        [land] The map has { $found } land hexes; it needs { $least } to { $most }.
        [terrain] Too few hexes of { $terrain }: { $found }, at least { $least }.
        [river] Too few hexes of { $terrain } at the river: { $found }, at least { $least }.
       *[other] This map cannot be used: { $found }.
    }
refusal-bad_name = A player's name has from 1 to { $longest } printable characters.
refusal-bid_out_of_range = A bid is a number from 0 to { $most }.
refusal-bid_too_high = Somebody holds this faction for { $price } points: bid fewer.
refusal-bought_spades = Spades that you bought must be used.
refusal-bowl_empty = Bowl { $bowl } holds no power token.
refusal-bowl_two_short = You need { $needed } tokens in bowl II and have { $have }.
refusal-bridge_there = There is already a bridge from { $here } to { $there }.
refusal-bridge_without_structure = You have no structure at either end of the bridge from { $here } to { $there }.
refusal-burn_nothing = Sacrifice at least one power token.
refusal-burnt_power_waits = Use the power you sacrificed tokens for: take a power action or convert it.
refusal-cannot_change = { $hex } is ice or volcano: nobody can transform it.
refusal-cannot_dig = Your faction does not use spades.
refusal-cannot_pay = This costs { $amount }; you have { $have }.
refusal-cannot_skip_rivers = Your faction cannot found a town across a river hex.
refusal-cannot_step_down = In the cult { $cult_of } you may only go back from space 8 or 9.
refusal-card_not_there = Bonus card { $tile } ({ $title }) cannot be taken: somebody holds it, or it is not in the game.
refusal-colour_taken = { $faction } share their colour or faction board with { $other }, who already play.
refusal-decide_first = First decide what is still open in your action.
refusal-dropped_out = You have left this game.
refusal-faction_not_in_game = { $faction } do not take part: their option is off.
refusal-factions_first = All players choose their factions first.
refusal-factions_for_players =
    { $factions ->
        [one] There is { $factions } faction for { $players } players.
       *[other] There are { $factions } factions for { $players } players.
    }
refusal-faith_missing = You need { $steps } spaces in one cult to pay for this.
refusal-favor_owned = You already own favor tile { $tile } ({ $title }).
refusal-first_hex_only = The dwelling can only stand on the first hex that you transformed in this action.
refusal-forbidden_action = Your faction cannot use action { $action } ({ $title }).
refusal-game_over = The game is over.
refusal-home_terrain_only = This hex can only become your own terrain.
refusal-introductory_is_fixed = The introductory game is played on the base map, with the round tiles and bonus cards of the rulebook and without extra final scoring.
refusal-must_act = Take an action or pass before you end your turn.
refusal-must_wait = { $faction } may still reach the last space in the cult { $cult_of } before you: wait for their decision.
refusal-names_alike = Two players have the same name.
refusal-no_bid_due = You are not to bid now.
refusal-no_bridge_due = You have no bridge to build now.
refusal-no_bridge_site = There is no place where you could build a bridge.
refusal-no_bridges_left = You have built all three of your bridges.
refusal-no_card_in_last_round = In the last round nobody takes a bonus card: just pass.
refusal-no_faction_due = You are not to choose a faction now.
refusal-no_favor_due = You are not to take a favor tile now.
refusal-no_free_home = No hex of your home terrain is free.
refusal-no_free_space = The order { $cult_of } has no free space worth { $steps }.
refusal-no_free_terrain = Every terrain already belongs to a faction.
refusal-no_hex_for_spades =
    { $spades ->
        [one] No hex in your reach can use { $spades } spade.
       *[other] No hex in your reach can use all { $spades } spades.
    }
refusal-no_hex_in_reach = No hex beside your structures can be transformed.
refusal-no_more_hexes = These spades cannot go to another hex.
refusal-no_more_spades = You cannot buy more spades in this action.
refusal-no_priest_to_lay = You have no new priest to lay on a terrain.
refusal-no_priests_left = Your supply does not hold that many priests.
refusal-no_spades = You have no spades to use.
refusal-no_step_due = You have no cult steps to take now.
refusal-no_structure = You have no { $structure } on the map.
refusal-no_such_conversion = There is no such conversion. Power becomes coins, workers or priests; a priest becomes a worker, a worker a coin.
refusal-no_such_offer = You have no open offer of { $power } power from that faction.
refusal-no_such_seat = There is no seat { $seat } in this game.
refusal-no_such_track = Your faction cannot improve this: { $track }.
refusal-no_such_upgrade = { $was_the } on { $hex } cannot become { $structure_a } now.
refusal-no_terrain_due = You are not to choose a terrain now.
refusal-no_token_due = No power token is offered to you now.
refusal-no_town_due = You are not to take a town tile now.
refusal-no_town_there = The structures around river hex { $hex } do not make a new town.
refusal-no_town_tiles = No town tile is left, so no town can be founded.
refusal-none_left = You have no { $structure } left on your faction board.
refusal-not_closer_to_home = { $hex } must come closer to your home terrain.
refusal-not_home_terrain = You cannot build on the terrain of { $hex }: it is not yours.
refusal-not_so_high = You do not have { $steps } spaces in the cult { $cult_of }.
refusal-not_this_lot = You cannot bid for { $faction } now.
refusal-not_your_action = Action { $action } ({ $title }) does not belong to your faction.
refusal-not_your_structure = You have no structure on { $hex }.
refusal-not_your_turn = It is not your turn.
refusal-nothing_to_give_up = There is nothing of that kind to give up.
refusal-nothing_to_pay = There is nothing to pay in this way now.
refusal-occupied = { $hex } already carries a structure.
refusal-offer_forfeited = You can only decline this offer of { $power } power: you converted or answered a later offer first.
refusal-one_hex_short_of_home = One hex is already short of your home terrain: the next must become home terrain.
refusal-option_not_bool = An option is either on or off.
refusal-ordain_at_most =
    { $most ->
        [one] At most { $most } worker can become a priest.
       *[other] At most { $most } workers can become priests.
    }
refusal-out_of_reach = { $hex } is out of your reach.
refusal-shifted_enough = You may change your home terrain { $most } times in a game, and you have.
refusal-spades_in_hand =
    { $spades ->
        [one] You still have { $spades } spade: use it or give it up (-SPADE), then build.
       *[other] You still have { $spades } spades: use them or give them up (-SPADE), then build.
    }
refusal-spades_left_over =
    { $spades ->
        [one] { $spades } spade would be left over.
       *[other] { $spades } spades would be left over.
    }
refusal-spades_missing =
    { $needed ->
        [one] This takes { $needed } spade; you have { $spades }.
       *[other] This takes { $needed } spades; you have { $spades }.
    }
refusal-steps_on_one_track = All { $steps } steps must be in one cult.
refusal-stronghold_needed = Action { $action } ({ $title }) needs your stronghold.
refusal-take_a_card = When you pass you take a bonus card: name one.
refusal-terrain_taken = This terrain already belongs to { $faction }: { $terrain }.
refusal-tile_gone = No { $tile } ({ $title }) is left.
refusal-tile_not_held = You do not hold { $tile } ({ $title }).
refusal-tokens_missing =
    { $needed ->
        [one] This takes { $needed } power token; you have { $have }.
       *[other] This takes { $needed } power tokens; you have { $have }.
    }
refusal-track_at_end = You have reached the end of this track: { $track }.
refusal-transformed_hex_only = The dwelling can only stand on a hex that you transformed into home terrain in this action.
refusal-unknown_faction = There is no faction "{ $faction }". Choose from: { $known }.
refusal-unknown_map = There is no map "{ $map }". Choose from: { $known }.
refusal-unknown_option = There is no option "{ $option }".
refusal-unknown_profile = There are no rules "{ $profile }". Choose from: { $known }.
refusal-unknown_tile = There is no tile { $tile }.
refusal-unknown_way_to_choose = Factions cannot be chosen by "{ $way }": name them, or write random, draft, auction, sealed-auction or intro.
refusal-unsupported_option = Games with the option "{ $option }" cannot be played: { $reason }.
refusal-wrong_bonus_cards = The game needs { $needed } different bonus cards that belong to its rules, not: { $cards }.
refusal-wrong_dwellings = The starting dwellings do not fit: each faction needs its number of them, on its home terrain, one to a hex.
refusal-wrong_number_of_players = From { $fewest } to { $most } can play, not { $players }.
refusal-wrong_points = The points to begin with do not fit: from 0 to 200 for each player, and none with an auction.
refusal-wrong_rate = The rate is wrong: this would take { $needed }.
refusal-wrong_round_tiles = The game needs six different round tiles that belong to its rules, not: { $tiles }.

reason-edited_by_hand = their ledgers contain resources entered by hand
reason-old_record = the option was never offered to players and stands for slips in old records

rule-advance = Improving shipping and the exchange of workers
rule-bridge = Bridges
rule-build = Transform and build
rule-burn = Sacrificing power
rule-conversions = Conversions
rule-cults = Cult tracks
rule-dig = Spades
rule-factions = The factions
rule-favor = Favor tiles
rule-leech = Power from structures
rule-pass = Passing
rule-power = Power actions
rule-send = Sending a priest to the order of a cult
rule-setup = Setting up the game
rule-special = Special actions
rule-towns = Founding a town
rule-transform = Transforming terrain
rule-turn = A turn: one action
rule-upgrade = Upgrading a structure

warning-offers_declined =
    { $n ->
        [one] This declines { $n } open offer of power.
       *[other] This declines { $n } open offers of power.
    }
warning-no_neighbour = No opponent is next to this hex: the trading house costs { $coins } coins instead of { $less }.
warning-steps_lost =
    { $n ->
        [one] { $n } step in the cult { $cult_of } is lost.
       *[other] { $n } steps in the cult { $cult_of } are lost.
    }
warning-priest_for_coin = You would give a priest for a coin although you have power for coins.
warning-given_up = You give up { $what } and get nothing for it.
warning-dwelling_not_built = You could still build a dwelling.
warning-unused_action = You have not used action { $action } ({ $title }) in this round.
warning-power_lost = Your bowls have no room for { $n } power.
warning-priests_lost =
    { $n ->
        [one] Your supply has no priest left: { $n } priest is lost.
       *[other] Your supply has no priests left: { $n } priests are lost.
    }
