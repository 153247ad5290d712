# A game that has no drawing of its own.

plain-help = Press a choice to put it into your draft; everything you choose is a draft until you confirm it. This game has no drawing yet: its position is listed by name, with all your choices as buttons below it.
plain-own = Your board
plain-seat = Player
plain-boards = Choices and players
plain-free = More
plain-free-key = what else you may do
plain-position = Position
plain-choices = Your choices
plain-waiting = It is not your turn.
plain-yes = yes
plain-no = no
plain-beginning = Beginning
plain-state = Round { $round }, turn { $turn }
plain-reveals = Something hidden will be revealed.
plain-no-charts = There are no round-by-round figures for this game.
