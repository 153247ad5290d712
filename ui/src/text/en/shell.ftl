# Words of every page.

skip-to-content = Skip to the content
nav-label = Page
language-label = Language
theme-label = Appearance
theme-system = Same as system
theme-light = Light
theme-dark = Dark
account-link = Sign in
to-lobby = Back to the lobby
loading = One moment…
save = Save
cancel = Cancel
close = Close
copy = Copy
copied = Copied
your-name = Your name
your-name-example = What shall we call you?
your-name-missing = Please enter a name. The others at the table will see it.
field-missing = Please fill this in.
field-short =
    { $n ->
        [one] At least { $n } character, please.
       *[other] At least { $n } characters, please.
    }
field-wrong = This value is not valid here.
guest-name = Guest
your-turn-announce =
    { $n ->
        [one] It is your turn in a game.
       *[other] It is your turn in { $n } games.
    }

not-found-title = Nothing here
not-found-text = There is no page at this address.
error-title = That did not work
error-unknown = Something went wrong. Please try again.
error-offline = The server cannot be reached. Games on this device continue.
error-server = The server answered with an error ({ $status }). Please try again.
error-broken = This page has failed. Reload it: nothing you confirmed is lost.
rules-title = Rules
rules-link = Rules
rules-search = Search the rules
rules-chapters = Chapters
rules-found = { $n ->
        [one] Found in one chapter.
       *[other] Found in { $n } chapters.
    }
learn-title = Your first game
learn-text = A guide leads you through the first round of the introductory game against an easy bot: what everything is, what to try, and what comes of it. You can leave it at any time and go on later.
learn-go = Begin
learn-table = First game
learn-link = New here? Play a guided first round
learn-rules = Read the rules instead
