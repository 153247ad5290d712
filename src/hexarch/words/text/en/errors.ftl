# What cannot be read in any game: commands and saved games.

unreadable-unreadable = "{ $text }" is not a command.
unreadable-no_such_seat = "{ $text }": there is no such seat in this game.
unreadable-one_command = "{ $text }": give one command at a time here.
unreadable-empty = Nothing was entered.
unreadable-too_long = "{ $text }": this is too long.
unreadable-not_printable = { $text }: this contains characters that cannot be shown.
ambiguous = "{ $text }" can be read in more than one way: { $readings }.
save-too_large = The saved game is too large.
save-not_json = This is not a saved game: its text cannot be read.
save-foreign = This is not a saved game of any game played here.
save-version = The game was saved by a different version of the program.
save-changed = The saved game was cut short or changed after it was written.
save-malformed = The saved game is damaged: something is missing or not valid.
save-setup = The game in this file cannot be set up. { $why }
save-choice = Choice { $number } of the saved game cannot be played. { $why }
or = { " or " }
nothing = nothing
