# What the server says to people: refusals of requests, and why it cannot start.

web-unreadable = The server could not read this request.
web-not-json = What is sent here must be JSON.
web-unknown-person = The server does not know you yet. Please tell it your name.
web-forbidden = This is not allowed.
web-not-found = There is nothing at this address.
web-method = This address does not take such a request.
web-too-large = This is too large.
web-too-many = Too many requests. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
web-fault = Something went wrong in the server. Nothing was changed.
web-database = The server cannot reach its database just now. Please try again.
web-forged = This request does not come from the page of this server.
web-stale = The game has gone on since you looked. Look again before you choose.
web-repeated = This key was already used for another request.
web-bad-name = A name has 1 to { $longest } visible characters.
web-bad-login = A login has 2 to { $longest } visible characters and no spaces.
web-bad-password = A password has { $shortest } to { $longest } characters.
web-bad-title = A title has at most { $longest } visible characters.
web-unknown-key = This private link does not open: it is incomplete, or has been replaced by a new one.
web-has-account = You already have an account.
web-login-taken = This login is taken.
web-wrong-password = Login and password do not match.
web-passkey-refused = This passkey was not accepted.
web-too-many-passkeys = You already have { $most } passkeys.
web-no-such-table = There is no such table.
web-no-such-seat = There is no such seat.
web-no-such-revision = The game has not come that far.
web-no-such-request = There is no such request.
web-not-your-seat = This seat is not yours.
web-not-the-host = Only who made the table can do this.
web-no-clock = This table has no clock: only who sits there can hand this seat over.
web-not-late = This seat still has time to decide: it can be handed over once its time is up.
web-not-waiting = The game does not wait for this seat.
web-host-has-time = Who made this table still has time to begin the game.
web-not-running = This game is not running.
web-already-running = This game has already begun.
web-not-open = This table no longer takes anybody.
web-seat-taken = No seat is free here.
web-needs-invitation = For this table you need its invitation link.
web-unknown-bot = There is no such bot. There are: { $known }.
web-nothing-to-undo = There is nothing of yours to take back.
web-request-over = This request is over: the game has gone on, or it has been answered.
web-nothing-said = There is nothing in this message.
web-not-at-table = Only who sits at this table or came by one of its links can write here.
web-sealed = The bids are still sealed.
web-review-running = A game can be reviewed once it is over: before that it would be advice.
web-review-not-at-table = Only who sits at this table or came by one of its links can have it reviewed.
web-review-busy = The bots are reviewing many games just now. Please try again in a minute.
web-review-failed = The bot could not review this game. Please try again.

web-server-database = { $address } is no database this server knows: sqlite:///file or postgresql://user@host/name.
web-server-file-in-use = Another server already uses { $file }.
web-server-workers = Several processes need PostgreSQL: give --database postgresql://...
web-server-missing = The server needs more packages: pip install 'hexarch[web]'
web-server-ready = Hexarch is at { $address }
web-server-port = Nothing can listen at { $address }: { $why }
