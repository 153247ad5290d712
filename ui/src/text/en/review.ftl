# What a bot thinks of a finished game.

board-review = Review
review-title = What the bot thinks
review-start = Have a bot review the game
review-bot = The bot that reviews
review-about = For every decision, it says what it would have done and how much it thinks was lost.
review-making = The bot is reviewing the game …
review-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
review-expected = It expected { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } final VP before this move and { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } after it.
review-same = It would have done the same.
review-prefers = It prefers ({ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP):
review-rather = rather: { $what }
review-none = The bot has nothing to say here: there was nothing to choose, or the choice had already been made.
review-headline = { NUMBER($per, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP lost per turn against { $bot }.
review-sums =
    { $decisions ->
        [one] In all { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP in { $decisions } decision.
       *[other] In all { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP in { $decisions } decisions.
    }
review-dearest = Costliest decisions: { $who }
review-note = This is a bot's opinion; strong players often disagree. Anything put off counts again in every turn, so the totals serve to compare players; they are not points to add up.
