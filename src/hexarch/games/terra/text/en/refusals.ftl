# Why a choice is refused, the titles of the rules, and warnings.

refusal-act_first = Take your action first; then you may found the town across the river.
refusal-action_taken = You have already taken your action: now you can only convert or end your turn.
refusal-action_used = Action { $action } ({ $title }) has already been used in this round.
refusal-already_that_terrain = { $hex } already has that terrain.
refusal-already_unlocked = You can already build on this terrain: { $terrain }.
refusal-at_most_six_spades = You can use one to six spades in an action.
refusal-bad_map =
    { $why ->
        [long] The map is too long: { $found } characters, at most { $most } are allowed.
        [toml] The map file cannot be read: { $found }.
        [key] A map file has no entry "{ $found }".
        [missing] The map file needs a valid entry "{ $found }".
        [name] The { $found } of the map must be a single line of at most { $most } characters.
        [id] "{ $found }" is not the id of a map.
        [first_row] The first row must be "A" (long) or "B" (short), not "{ $found }".
        [rows] The map has { $found } rows; it needs { $least } to { $most }.
        [columns] A long row has { $found } hexes; it needs { $least } to { $most }.
        [length] Row { $found } must have { $least } hexes: long and short rows alternate.
        [letter] "{ $found }" is not a terrain; the letters are Y U K B G S R, and I for river.
        [land] The map has { $found } land hexes; it needs { $least } to { $most }.
        [terrain] Too few hexes of { $terrain }: { $found }, but at least { $least } are needed.
        [river] Too few hexes of { $terrain } on the river: { $found }, but at least { $least } are needed.
       *[other] This map cannot be used: { $found }.
    }
refusal-bad_name = A player's name must have 1 to { $longest } printable characters.
refusal-bid_out_of_range = A bid is a number from 0 to { $most }.
refusal-bid_too_high = Another player holds this faction for { $price } points: bid fewer.
refusal-bought_spades = You must use the spades you bought.
refusal-bowl_empty = Bowl { $bowl } holds no power token.
refusal-bowl_two_short = You need { $needed } tokens in bowl II but have { $have }.
refusal-bridge_there = There is already a bridge from { $here } to { $there }.
refusal-bridge_without_structure = You have no structure at either end of a bridge from { $here } to { $there }.
refusal-burn_nothing = Sacrifice at least one power token.
refusal-burnt_power_waits = Use the power you sacrificed tokens for: take a power action or convert it.
refusal-cannot_change = { $hex } is ice or volcano: nobody can transform it.
refusal-cannot_dig = Your faction does not use spades.
refusal-cannot_pay = This costs { $amount }; you have { $have }.
refusal-cannot_skip_rivers = Your faction cannot found a town across a river hex.
refusal-cannot_step_down = In the cult { $cult_of } you can only go back from space 8 or 9.
refusal-card_not_there = Bonus card “{ $title }” ({ $tile }) cannot be taken: another player holds it, or it is not in this game.
refusal-colour_taken = { $faction } share their colour or faction board with { $other }, who are already in play.
refusal-decide_first = Finish what is still open in your action first.
refusal-dropped_out = You have left this game.
refusal-empty_action = An action must do something. If you cannot or do not want to act, pass.
refusal-faction_not_in_game = { $faction } are not in this game: their option is off.
refusal-factions_first = All players must choose their factions first.
refusal-factions_for_players =
    { $factions ->
        [one] There is { $factions } faction for { $players } players.
       *[other] There are { $factions } factions for { $players } players.
    }
refusal-faith_missing = You need { $steps } spaces in a single cult to pay for this.
refusal-favor_owned = You already have favor tile “{ $title }” ({ $tile }).
refusal-first_hex_only = The dwelling can only be built on the first hex you transformed in this action.
refusal-forbidden_action = Your faction cannot use action { $action } ({ $title }).
refusal-game_over = The game is over.
refusal-home_terrain_only = This hex can only become your home terrain.
refusal-introductory_for_players = The introductory game is for at most { $most } players, not { $players }.
refusal-introductory_is_fixed = The introductory game is played on the base map, with the scoring tiles and bonus cards from the rulebook and without extra final scoring.
refusal-must_act = Take an action or pass before you end your turn.
refusal-must_wait = { $faction } may still reach the last space in the cult { $cult_of } before you: wait for them to decide.
refusal-names_alike = Two players have the same name.
refusal-no_bid_due = It is not your turn to bid.
refusal-no_bridge_due = You have no bridge to build now.
refusal-no_bridge_site = There is nowhere you could build a bridge.
refusal-no_bridges_left = You have built all three of your bridges.
refusal-no_card_in_last_round = Nobody takes a bonus card in the last round: just pass.
refusal-no_faction_due = It is not your turn to choose a faction.
refusal-no_favor_due = You have no favor tile to take now.
refusal-no_free_home = There is no free hex of your home terrain.
refusal-no_free_space = The order { $cult_of } has no free space worth { $steps }.
refusal-no_free_terrain = Every terrain already belongs to a faction.
refusal-no_hex_for_spades =
    { $spades ->
        [one] No hex within your reach can use { $spades } spade.
       *[other] No hex within your reach can use all { $spades } spades.
    }
refusal-no_hex_in_reach = No hex next to your structures can be transformed.
refusal-no_key_wanted = The cult { $cult_of } needs no key now.
refusal-no_more_hexes = These spades cannot be used on another hex.
refusal-no_more_spades = You cannot buy more spades in this action.
refusal-no_priest_to_lay = You have no new priest to place on a terrain.
refusal-no_priests_left = There are not that many priests in your supply.
refusal-no_priest_there = There is no priest { $faction_of } on a space worth { $steps } in the order { $cult_of }.
refusal-no_replacing = Priests may take the place of others only in games with six or seven players.
refusal-no_spades = You have no spades to use.
refusal-no_step_back = Markers do not go back; take the town tile, and you will be asked which cult gets the key.
refusal-no_step_due = You have no cult steps to take now.
refusal-no_structure = You have no { $structure } on the map.
refusal-no_such_conversion = There is no such conversion. Power converts into coins, workers or priests; a priest into a worker; a worker into a coin.
refusal-no_such_offer = You have no open offer of { $power } power from that faction.
refusal-no_such_seat = There is no seat { $seat } in this game.
refusal-no_such_track = Your faction cannot improve this: { $track }.
refusal-no_such_upgrade = { $was_the } on { $hex } cannot become { $structure_a } now.
refusal-no_terrain_due = You have no terrain to choose now.
refusal-no_token_due = You are not offered a power token now.
refusal-no_town_due = You have no town tile to take now.
refusal-no_town_there = The structures around river hex { $hex } do not form a new town.
refusal-no_town_tiles = No town tiles are left, so no town can be founded.
refusal-none_left = You have no { $structure } left on your faction board.
refusal-not_closer_to_home = { $hex } must be transformed towards your home terrain.
refusal-not_home_terrain = You cannot build on { $hex }: its terrain is not yours.
refusal-not_so_high = You do not have { $steps } spaces in the cult { $cult_of }.
refusal-not_this_lot = You cannot bid for { $faction } now.
refusal-not_your_action = Action { $action } ({ $title }) does not belong to your faction.
refusal-not_your_structure = You have no structure on { $hex }.
refusal-not_your_turn = It is not your turn.
refusal-nothing_to_give_up = There is nothing of that kind to give up.
refusal-nothing_to_pay = There is nothing to pay in this way now.
refusal-occupied = There is already a structure on { $hex }.
refusal-offer_forfeited = You can only decline this offer of { $power } power: you have already converted something or answered a later offer.
refusal-one_hex_short_of_home = You have already left one hex short of home terrain: the next must become home terrain.
refusal-option_not_bool = An option is either on or off.
refusal-option_for_players = The option "{ $option }" is only for games with this number of players: { $players }.
refusal-ordain_at_most =
    { $most ->
        [one] At most { $most } worker can become a priest.
       *[other] At most { $most } workers can become priests.
    }
refusal-other_board_dealt = You were dealt another colour; choose one of the two factions on its board.
refusal-out_of_reach = { $hex } is out of your reach.
refusal-own_priest = You cannot replace a priest of your own.
refusal-pay_steps_first = First pay { $steps } cult steps for the volcano.
refusal-shifted_enough = You have already changed your home terrain { $most } times, as often as a game allows.
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
refusal-steps_first = Choose the cult steps you have gained before you end your turn.
refusal-steps_on_one_track = All { $steps } steps must be taken in one cult.
refusal-stronghold_needed = You need your stronghold for action { $action } ({ $title }).
refusal-take_a_card = You take a bonus card when you pass: name one.
refusal-terrain_dealt = This terrain belongs to a player who has yet to choose a faction: { $terrain }.
refusal-terrain_taken = This terrain already belongs to { $faction }: { $terrain }.
refusal-tile_gone = No “{ $title }” ({ $tile }) is left.
refusal-tile_not_held = You do not hold “{ $title }” ({ $tile }).
refusal-tokens_missing =
    { $needed ->
        [one] This takes { $needed } power token; you have { $have }.
       *[other] This takes { $needed } power tokens; you have { $have }.
    }
refusal-too_near = War and Faith: { $structure_a } cannot be built next to { $was_a } (on { $hex }).
refusal-track_at_end = You have reached the end of this track: { $track }.
refusal-transformed_hex_only = The dwelling can only be built on a hex you transformed into home terrain in this action.
refusal-unknown_edition = These rules are of edition { $edition }; the newest known here is { $newest }.
refusal-unknown_faction = There is no faction "{ $faction }". Choose from: { $known }.
refusal-unknown_map = There is no map "{ $map }". Choose from: { $known }.
refusal-unknown_option = There is no option "{ $option }".
refusal-unknown_profile = There is no set of rules "{ $profile }". Choose from: { $known }.
refusal-unknown_tile = There is no tile { $tile }.
refusal-unknown_way_to_choose = "{ $way }" is not a way to choose factions: name them, or write random, random-colours, draft, auction, sealed-auction or intro.
refusal-unsupported_option = Games with the option "{ $option }" cannot be played: { $reason }.
refusal-wrong_bonus_cards = The game needs { $needed } different bonus cards that its rules allow, not: { $cards }.
refusal-wrong_colours = These are not different colours of this game, one for each player: { $colours }.
refusal-wrong_dwellings = The starting dwellings are not valid: each faction needs its own number of them, on its home terrain, one per hex.
refusal-wrong_first = The starting player must be one of the players of the introductory game.
refusal-wrong_number_of_players = The game is for { $fewest } to { $most } players, not { $players }.
refusal-wrong_points = The starting points are not valid: 0 to 200 for each player, and none in an auction.
refusal-wrong_rate = The rate is wrong: this takes { $needed }.
refusal-wrong_round_tiles = The game needs { $needed } different scoring tiles that its rules allow, not: { $tiles }.

reason-edited_by_hand = their ledgers contain resources entered by hand
reason-old_record = players were never offered this option; it stands for slips in old records

rule-advance = Improving shipping and the exchange rate for spades
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
rule-war-and-faith = War and Faith

warning-offers_declined =
    { $n ->
        [one] This declines { $n } open offer of power.
       *[other] This declines { $n } open offers of power.
    }
warning-no_neighbour = No opponent is next to this hex: the trading house costs { $coins } coins instead of { $less }.
warning-dearer_alone = No opponent is next to this hex: it costs { $coins } coins instead of { $less }.
warning-paid_to_neighbour =
    { $coins ->
        [one] { $coins } coin of the price goes to { $faction }.
       *[other] { $coins } coins of the price go to { $faction }.
    }
warning-used_again = This power action has been used in this round: it costs { $power } power instead of { $less }.
warning-used_again_coins = This power action has been used in this round: it costs { $coins } coins instead of { $less }.
warning-steps_lost =
    { $n ->
        [one] { $n } step in the cult { $cult_of } is lost.
       *[other] { $n } steps in the cult { $cult_of } are lost.
    }
warning-priest_for_coin = You would give a priest for a coin although you have power you could convert into coins.
warning-given_up = You give up { $what } and get nothing for it.
warning-dwelling_not_built = You could still build a dwelling.
warning-part_left = You end your turn although a part of it is still open.
warning-unused_action = You have not used action { $action } ({ $title }) in this round.
warning-power_lost = Your bowls have no room for { $n } power.
warning-priests_lost =
    { $n ->
        [one] Your supply has no priest left: { $n } priest is lost.
       *[other] Your supply has no priests left: { $n } priests are lost.
    }
