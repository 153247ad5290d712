# What the server says to people: refusals of requests, and why it cannot start.

web-unreadable = The server could not read this request.
web-not-json = A request to this address must be JSON.
web-unknown-person = The server does not know you yet. Please tell it your name.
web-forbidden = This is not allowed.
web-not-found = There is nothing at this address.
web-method = This address does not accept this kind of request.
web-too-large = This request is too large.
web-too-many = Too many requests. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
web-stuck = { $name } cannot find a move. Give the seat to somebody else, or take back the last move.
web-bot-tables = You are already watching { $most } games in which only bots play. Wait until one of them ends.
web-bot-tables-full = The server is already running as many bots-only games as it can. Please try again later.
web-too-slow = This request arrived too slowly. Please try again.
web-too-many-connections = Too many connections are open. Close some pages and try again.
web-too-many-streams = Too many pages from your network are following tables at the moment. Close some of them and try again.
web-fault = Something went wrong on the server. Nothing was changed.
web-database = The server cannot reach its database right now. Please try again.
web-forged = This request did not come from this server's own page.
web-stale = The game has moved on since you last looked. Look again before you choose.
web-repeated = This key has already been used for another request.
web-bad-name = A name must have 1 to { $longest } visible characters.
web-bad-login = A user name must have 2 to { $longest } visible characters and no spaces.
web-bad-password = A password must have { $shortest } to { $longest } characters.
web-bad-title = A title can have at most { $longest } visible characters.
web-unknown-key = This private link does not work: it is incomplete or has been replaced by a new one.
web-has-account = You already have an account.
web-login-taken = This user name is taken.
web-wrong-password = The user name and password do not match.
web-passkey-refused = This passkey was not accepted.
web-too-many-passkeys = You already have { $most } passkeys.
web-no-such-table = There is no such table.
web-no-such-seat = There is no such seat.
web-no-such-revision = The game has not got that far.
web-no-such-request = There is no such request.
web-not-your-seat = This seat is not yours.
web-not-the-host = Only the host of this table can do that.
web-no-clock = This table has no clock, so only the player in this seat can hand it over.
web-not-late = This seat still has time to decide; it can be handed over once its time is up.
web-not-waiting = The game is not waiting for this seat.
web-host-has-time = The host still has time to start the game.
web-not-running = This game is not running.
web-already-running = This game has already started.
web-not-open = This table is no longer open to new players.
web-seat-taken = There is no free seat here.
web-needs-invitation = You need the invitation link for this table.
web-unknown-bot = There is no such bot. Available bots: { $known }.
web-nothing-to-undo = You have nothing to take back.
web-request-over = This request is closed: the game has moved on, or the request has been answered.
web-nothing-said = This message is empty.
web-not-at-table = Only players at this table, and people who came through one of its links, can write here.
web-sealed = Something in this game is still secret; it can be downloaded once the game is over.
web-review-nobody = No bot knows this game well enough to review it.
web-review-running = A game can be reviewed only once it is over; before that, a review would be advice.
web-review-not-at-table = Only players at this table, and people who came through one of its links, can have it reviewed.
web-review-busy = The bots are busy reviewing other games. Please try again in a minute.
web-review-failed = The bot could not review this game. Please try again.

web-server-database = { $address } is not a database this server can use: give sqlite:///file or postgresql://user@host/name.
web-server-file-in-use = Another server is already using { $file }.
web-server-workers = More than one process requires PostgreSQL: give --database postgresql://...
web-server-missing = The server needs additional packages: pip install 'hexarch[web]'
web-server-ready = Hexarch is running at { $address }
web-server-port = Cannot listen on { $address }: { $why }
