# The terminal.

console-help-command-edition = Editions: the numbers printed on boards, tiles and cards.
console-help-command-edition-check = Check an edition file completely and show its balance figures.
console-help-command-edition-write = Write the edition of the package as a file to change.
console-help-edition-file = Edition file (TOML).
console-help-edition-output = Where to write it; otherwise it is printed.
console-help-edition = Play with the edition of this file.
console-error-edition = The edition { $file } cannot be used: { $problem }
edition-good = The edition { $name } can be played.
edition-wrong =
    This edition cannot be played; { $count ->
        [one] { $count } problem was
       *[other] { $count } problems were
    } found:
edition-sources = where records come from
edition-mana = mana on the star
edition-regions = mana around each summon token
edition-icons = icons of each planet
edition-exhausting = icons outside capitals in a game of four (16 exhaust tokens of each)
edition-altars = altars of each planet
edition-lacking = what a home planet lacks
edition-weapons = value of weapons (strength, war steps, points, less cost)
edition-pacts = value of pacts (points, steps, bonus, less cost)
edition-civilizations = civilizations by strength
edition-tracks = length of the tracks
edition-income = settlement income in all
own-console-table-help =
    Type the number of a choice, or the choice itself. Separate several choices with full stops.
    An empty line takes the only choice, ends the turn, or shows the list again.

    undo           take back the last choice made at this console, and what the bots have done since
    free           what you may do before or after your choice
    more           also list what is not listed at once
    why CHOICE     why a choice is refused, or what it does; CHOICE may be a number from the list
    hint BOT       a bot's best choices for you, with the points it expects; BOT may be left out
    reasons WHO    why a bot chose as it did: a player, a number in the log, or, without WHO, the last bot
    explain WHAT   a number from the list, or a name from the table; rules WHAT is the same
    pay            make the last refused choice, with what was proposed in front of it
    table          the whole table
    pacts          what the pacts on display and those taken cost and pay
    log N          the last N choices
    save FILE      save the game; load FILE continues a saved one
    language it    change the language: en, it, pt
    quit           leave; you can save first
