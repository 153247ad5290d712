# What a bot thinks of a finished game.

board-review = Review
review-title = What the bot thinks
review-start = Have a bot look through it
review-about = It tells for every decision what it would have done and what it thinks was lost.
review-making = The bot is looking through the game …
review-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP
review-nothing-lost = Nothing lost.
review-expected = It expected { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP in the end before this move, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } after it.
review-same = It would have done the same.
review-prefers = It prefers ({ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP):
review-rather = rather: { $what }
review-none = The bot has nothing to say here: there was nothing to choose, or the choice was an earlier one.
review-sums =
    { $decisions ->
        [one] { $decisions } decision, { $agreed } without loss, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP lost in all
       *[other] { $decisions } decisions, { $agreed } without loss, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP lost in all
    }
review-dearest = Dearest decisions: { $who }
review-note = This is the opinion of a bot; strong players often disagree. What is put off counts in every turn: sums are for comparing players, not points to be added.
