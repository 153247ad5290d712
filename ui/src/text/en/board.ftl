# The board page. Words of the game itself come with its documents.

board-no-faction = No faction yet
board-vp = VP
board-your-turn = Your turn
board-close = Close
board-cancel = Cancel
board-help = Help

# The state above the map
board-state = Round { $round } of { $rounds }, turn { $turn }
board-phase-factions = Choosing factions
board-phase-dwellings = Placing dwellings
board-phase-bonus-cards = Taking bonus cards
board-phase-cult-bonuses = Cult bonuses of round { $n }
board-phase-auction = Auction of the factions
board-phase-terrains = Choosing terrains
board-phase-income = Income
board-phase-over = The game is over
board-order-of-play = Turn order
board-no-connection = No connection, trying again
board-resign = Leave the game
board-resign-text = Your seat will take no more turns, and this cannot be undone. Do you really want to leave?
board-parts = Parts of the table
board-part-board = Board
board-part-table = Tiles
board-part-seats = Players
board-part-log = Log

# The map
board-map = Map
board-map-help = The arrow keys move from hex to hex, Enter chooses.
board-zoom = Map size
board-zoom-in = Larger
board-zoom-out = Smaller
board-piece-of = { $piece } ({ $faction })
board-in-town = in a town
board-can-choose = can be chosen
board-can-pay = can be chosen after converting
board-bridge-of = bridge ({ $faction })
board-bridge-site = Bridge { $site }
board-river-town = Found a town across { $river }

# Tiles
board-cults = Cults
board-cult-text = Spaces 3, 5, 7 and 10 give power. Only one faction can reach the last space, and it needs a key.
board-cult-top-free = The last space is free.
board-cult-top = { $faction } on the last space.
board-order = Order of { $cult }
board-order-free = A priest sent here stays and advances you { $steps } spaces in the cult.
board-order-held = There is a priest here ({ $faction }).
board-rounds = Rounds
board-round-n = Round { $n }
board-round-title = Round { $n }: { $title }
board-round-now = This round.
board-round-past = Over.
board-power-actions = Power actions
board-bonus-cards = Bonus cards
board-favor-tiles = Favor tiles
board-town-tiles = Town tiles
board-used = Used.
board-ready = Ready.
board-locked = Needs the stronghold.
board-held = Held: { $faction }.
board-coins-on = Coins on it: { $n }.
board-left = Left: { $n }.
board-no-bid = no bid yet

# A faction board
board-about-C = Coins pay for structures and improvements. At the end of the game, 3 coins are worth 1 VP.
board-about-W = Workers build and dig. You can convert a worker into a coin at any time on your own turn.
board-about-P = Priests go to the orders of the cults or pay for improvements. A priest can be converted into a worker.
board-priests = { $left } of { $cap } priests are still in the supply; those in the orders are not counted.
board-keys =
    { $n ->
        [0] No key
        [one] { $n } key
       *[other] { $n } keys
    }
board-about-keys = Every town brings a key. A key opens the last space of a cult track.
board-bowl = Bowl { $bowl }: { $n }
board-bowls = Power in bowls I, II and III
board-about-power = Gaining power moves tokens from bowl I to II, then from II to III. Only power in bowl III can be spent.
board-power-room = Power you can still gain
board-income = Income
board-income-bonus = Bonus card
board-income-structures = Structures
board-income-favors = Favor tiles
board-cult-bonus = Cult bonus
board-structures =
    { $structure }: { $built } built, { $left } left. Power value { $power }.
board-bridges =
    { $n ->
        [one] { $n } bridge left
       *[other] { $n } bridges left
    }
board-about-bridges = A bridge joins two land hexes across the river. Each faction has three.
board-about-ship = Reaches hexes across as many river hexes as its level. Each improvement scores VP.
board-about-dig = Makes spades cheaper. Each improvement scores VP.
board-track-state = Level { $level } of { $most }.
board-range = skips { $n }
board-eruption = Volcano
board-home-terrain = home terrain
board-unlocked = Unlocked.
board-unlock-price =
    { $n ->
        [one] A priest and { $n } coin.
       *[other] A priest and { $n } coins.
    }
board-spade-price = Cost of a spade
board-about-spade = Spades transform a hex within reach; you may then build a dwelling there.
board-power-again = Power actions may be taken again in the same round.
board-ability = Abilities
board-network = Network { $n }
board-resources = Resources
board-final-tile = Tile { $n }
board-if-ended = if it ended now
board-final-score = final score
board-town-needs = a town needs
board-to-seat = To { $name }
board-left-game = left the game
board-winner = winner
board-to-move = to move
board-power-offered = power offered
board-passed = passed
board-thinking = thinking
board-online = here now
board-offline = not here now
board-look = Show this faction board.

# Standing answers
board-leech-short =
    { $way ->
        [never] Power: never
        [up_to] Power: up to { $n } VP
        [ask_when_it_matters] Power: only if free
       *[ask] Power: ask me
    }
board-leech-policy = When power is offered
board-leech-policy-text = Your standing answer to your neighbours' offers of power. Only you can see it.
board-leech-ask = Ask me every time
board-leech-ask-when-it-matters = Take free power at once, ask me when it costs VP
board-leech-up-to = Take it up to a price, decline what costs more
board-leech-never = Never take it
board-leech-most = Maximum VP to pay
board-leech-last-round = Ask me in the last round anyway
board-leech-from-now = This applies to offers made from now on. An offer that is already open still waits for your own answer.
board-leech-keep = Save this answer

# The action bar
board-action-bar = Your turn, step by step
board-tools = Undo and confirm
board-draft = Chosen so far
board-back-to-here = Undo from here on
board-all-options = Choices ({ $n })
board-convert = Convert
board-undo = Undo
board-redo = Redo
board-restart = Restart the turn
board-confirm = Confirm
board-take-back = Take back
board-ask-back = Go back to before this move
board-thinking-now = { $name }: thinking
board-filter-options = Search choices
board-no-match = No choice contains these words.
board-no-options = Nothing is left to choose: confirm, or undo to choose something else.
board-no-conversions = Nothing can be converted now.
board-with-conversions = with conversions
board-more-options = and { $n } more
board-more = { $label }: one more
board-less = { $label }: one less
board-offer-to = { $faction } may take { $n } power
board-asking = Looking for a way …
board-rule = Rule: { $rule }
board-pay-by = Pay like this: { $text }
board-group-proposals = Possible with conversions
board-group-factions = Factions
board-group-power = Power offered
board-group-tiles = Choose
board-group-build = Build
board-group-upgrade = Upgrade
board-group-land = Terrain and bridges
board-group-actions = Power and special actions
board-group-priests = Priests
board-group-tracks = Improve
board-group-other = Other
board-group-pass = Pass
board-group-end = End
board-group-bids = Bids

# Undo by consent
board-undo-ask = Ask to go back?
board-undo-ask-text = The game would go back to before “{ $move }”. Others have moved since then, so they must agree first: { $names }.
board-undo-ask-yes = Ask them
board-undo-choice = choice { $n }
board-undo-request = { $name } asks to go back to before “{ $move }”.
board-undo-waits = { $name } asked to go back to before “{ $move }”. Still to answer: { $names }.
board-undo-refused = Your request to go back to before “{ $move }” was refused. The game goes on as it stands.
board-undo-lapsed = The game has moved on: your request to go back no longer applies.
board-agree = Agree
board-disagree = Refuse

# Beside the map
board-side = Log, chat and notes
board-log = Log
board-chat = Chat
board-notes = Notes
board-plan = Plan
board-charts = Charts
board-links = Planner and charts
board-log-seat = Whose rows
board-log-all-seats = Everyone
board-log-kind = Which rows
board-log-all = All rows
board-log-moves = Moves only
board-log-points = With points
board-log-filter = Search
board-log-setup = Set-up
board-log-empty = Nothing here yet.
board-since-mine = Since your last move
board-by-standing = standing answer
board-undone = taken back
board-effects =
    { $n ->
        [one] { $n } effect
       *[other] { $n } effects
    }
board-chat-empty = Nobody has said anything yet.
board-chat-say = Say something
board-chat-closed = Only players at this table, and people who came through one of its links, can write here.
board-chat-name = Enter a name to say something.
board-chat-send = Send
board-notes-hint = Only you can see these notes.
board-notes-kept = Saved.
board-notes-keeping = Saving …

# The end
board-result =
    { $n ->
        [one] { $names } win
       *[other] { $names } share the victory
    }
board-faction-boards = Faction boards
board-show-result = Back to the result
board-rank = Rank
board-faction = Faction
board-total = Total

# Help
board-help-title = How to use the table
board-help-text = Press anything on the table to use it: a hex, a structure, a tile, a cult. A solid ring means you can choose it; a dashed ring means it needs spades or conversions first. Everything you choose is a draft until you confirm it. Point at anything, or move the focus to it, for an explanation and its price.
board-help-terrains = Terrains
board-key-undo = undo
board-key-redo = redo
board-key-confirm = confirm
board-key-options = list of all choices
board-key-convert = conversions
board-key-close = close what is open
board-key-filter = search
board-key-walk = move over the map
board-key-help = this help
