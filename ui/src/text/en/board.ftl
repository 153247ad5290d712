# The board page. Words of the game itself come with its documents.

board-vp = VP
board-your-turn = Your turn
board-close = Close
board-cancel = Cancel
board-help = Help

# The state above the map
board-phase-over = The game is over
board-order-of-play = Turn order
board-no-connection = No connection, trying again
board-resign = Leave the game
board-resign-text = Your seat will take no more turns, and this cannot be undone. Do you really want to leave?
board-parts = Parts of the table
board-part-table = Tiles
board-part-seats = Players
board-part-log = Log

# On the table
board-can-choose = can be chosen
board-can-pay = can be chosen after converting
board-round-n = Round { $n }
board-final-score = final score
board-to-seat = To { $name }
board-winner = winner
board-to-move = to move
board-starts = start player
board-starts-next = starts the next round
board-passed = passed
board-thinking = thinking
board-online = here now
board-offline = not here now

# The action bar
board-action-bar = Your turn, step by step
board-tools = Undo and confirm
board-draft = Chosen so far
board-back-to-here = Undo from here on
board-all-options = Choices ({ $n })
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
board-with-conversions = with conversions
board-more-options = and { $n } more
board-asking = Looking for a way …
board-rule = Rule: { $rule }
board-pay-by = Pay like this: { $text }
board-group-proposals = Possible with conversions

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
        [one] Winner: { $names }
       *[other] Tied winners: { $names }
    }
board-show-result = Back to the result
board-rank = Rank
board-total = Total

# Help
board-help-title = How to use the table
board-key-undo = undo
board-key-redo = redo
board-key-confirm = confirm
board-key-options = list of all choices
board-key-close = close what is open
board-key-filter = search
board-key-explain = what is under the pointer, with its rule
board-key-help = this help
board-seat-lost = You were away for longer than the table allows, and { $by } handed your seat to a bot. It plays for you until you take the seat back.
board-seat-opened = Your seat was freed by { $by }. It is still yours to take while nobody else has sat down.
board-seat-back = Take my seat back
board-hand-over = Hand this seat over?
board-hand-over-bot = A bot will play on for { $name }, who will be told and can take the seat back at any time.
board-hand-over-open = Someone else can take { $name }'s place through the link for players. Until then { $name } can come back to it.
board-log-to-bot = { $by } handed the seat of { $name } to a bot.
board-log-to-open = { $by } freed the seat of { $name }.
board-log-to-person = { $by } took the seat of { $name }.
board-log-taken = { $name } took back { $n ->
        [one] one choice
       *[other] { $n } choices
    } from here on.
board-log-newest = Jump to the newest row
board-less = One less
board-more = One more
board-number = Number
board-number-range = From { $least } to { $most }
board-take-back-title = Take your move back?
board-take-back-text = The game goes back to before “{ $move }”; what bots and standing answers did in reply goes too. If another player has decided something since, they are asked first.
board-take-back-hint = Take back what you confirmed last. You will be asked to confirm.
board-skip-to-map = Skip to the board
board-chat-unread = { $n } new in the chat
board-tip-rules = Rules: right-click, or press I
board-in-rules = In the rules
guide-label = Guide
guide-next = Next
guide-back = Back
guide-skip = Skip this step
guide-end = Finish
guide-leave = Leave the guide
guide-resume = Go on with the guide
board-curtain-title = Hand the device to { $name }
board-curtain-text = Parts of this game are hidden. Nothing is shown until { $name } has the device and nobody else is looking.
board-curtain-show = I am { $name }: show my table
