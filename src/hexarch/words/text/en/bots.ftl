# Texts of the tools that use bots: review, hints, the line protocol.

# -- a game reviewed

console-reviewing = Reviewing
console-review-title =
    { $n ->
        [one] { $bot } looked at { $n } decision.
       *[other] { $bot } looked at { $n } decisions.
    }
console-review-note = Points lost: what the bot expects after its own choice minus what it expects after the choice that was played, both at the end of the turn. Anything put off counts again in every turn in which it is put off.
console-review-worst = The costliest decisions
console-review-every = All decisions
console-review-more = --all shows every decision, --json all the figures.
console-review-chart = Expected final points in the course of the game
console-review-sums = Totals
console-review-col-place = Where
console-review-col-who = Who
console-review-col-expects = Expected VP
console-review-col-played = Played
console-review-col-lost = VP lost
console-review-vp = VP
console-review-decisions = Decisions
console-review-agreed = Nothing lost
console-review-lost = VP lost
console-review-mean = Per decision
console-review-dearest = Costliest
console-review-round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
console-review-line = line { $n }
console-review-choice = choice { $n }
console-review-turn = turn
console-review-reaction = reaction
console-review-expects = expects { $n } VP
console-review-played = played:
console-review-preferred = better:

# -- what a bot thinks

console-hint-title = The final VP { $bot } expects after each of these choices:
console-hint-vp = { $n } VP
console-reasons-none = There is no such choice to explain: nobody had anything to choose from.
console-reasons-sealed = Other players' choices are explained once nothing is hidden any more.
console-error-adviser = The bot "{ $name }" cannot explain its choices. Bots that can: { $known }.
console-error-bot-how = Say how to talk to the bot: give --stdio. Bots: { $known }.

# -- the line protocol

console-protocol-unknown_command = There is no command "{ $name }". Commands: { $known }.
console-protocol-missing = Something is missing. Write: { $what }.
console-protocol-no_game = There is no game yet: describe one with setup and start, or send one between begin and end.
console-protocol-no_such_seat = There is no seat called "{ $name }". Seats: { $known }.
console-protocol-not_to_act = { $name } has nothing to decide now. To act: { $known }.
console-protocol-game_over = The game is over.
console-protocol-bad_number = "{ $number }" is not a valid number here.
console-protocol-too_long = The line is longer than { $most } bytes.
console-protocol-too_large = That is too much for one game.
console-protocol-not_text = This is not a line of text.
console-protocol-no_opinion = The bot { $bot } cannot explain its choices.
console-protocol-nothing_to_undo =
    { $n ->
        [0] There is nothing to take back.
        [one] Only { $n } request can be taken back.
       *[other] Only { $n } requests can be taken back.
    }
console-protocol-no_block = This end has no begin before it.
console-protocol-bad_setup = "{ $line }" is not a line of a set-up. Write: players N, or seed N.
console-protocol-fault = The program or the bot failed ({ $what }); nothing was changed.
console-protocol-help-hello = name of the bot and number of the protocol
console-protocol-help-help = this list
console-protocol-help-setup = LINE: players N or seed N, a line of the set-up of the next game
console-protocol-help-clear = forget the lines given with setup
console-protocol-help-start = start the game these lines describe
console-protocol-help-begin = a ledger or saved game follows, line by line, up to a line "end"
console-protocol-help-end = ends what follows begin
console-protocol-help-move = SEAT COMMANDS: what a seat did, in the language of the ledgers
console-protocol-help-choose = SEAT [SECONDS]: what the bot would do in that seat
console-protocol-help-play = SEAT [SECONDS]: let the bot do it
console-protocol-help-why = SEAT [SECONDS]: its best choices, with the final VP it expects
console-protocol-help-estimate = the final VP it expects for each seat
console-protocol-help-options = SEAT: everything the seat may choose
console-protocol-help-undo = [N]: take back the last move or play, or the last N
console-protocol-help-show = the position in a few lines
console-protocol-help-ledger = the game so far as a ledger
console-protocol-help-quit = leave
