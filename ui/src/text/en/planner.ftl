# The planner.

plan-title = Planner
plan-only-you = only you can see this
plan-private = Nobody else can see your lines, and nothing you play here happens at the table.
plan-lines = Lines
plan-line = Line { $n }
plan-choices =
    { $n ->
        [0] empty
        [one] { $n } choice
       *[other] { $n } choices
    }
plan-new = New line from the same position
plan-new-now = New line from the current position
plan-back = One move back
plan-forward = One move forward
plan-place = { $n } of { $all }
plan-branch = Branch here
plan-branch-text = A new line that begins like this one up to here
plan-compare = Compare
plan-compare-title = Where the lines lead
plan-compare-none = There is nothing to compare yet: play a line first.
plan-close = Close
plan-game-now = The game now
plan-best = best of all lines
plan-more = More for this line
plan-rename = Rename
plan-name = Name of the line
plan-copy = Duplicate
plan-remove = Delete
plan-remove-ask = Delete “{ $name }”?
plan-remove-text = The line will be gone for good.
plan-leave = Back to the board
plan-from-now = From the current position
plan-from = From choice { $n } of the game
plan-imagined = What you cannot know is made up.
plan-kept = Saved.
plan-keeping = Saving …
plan-kept-here = Saved in this browser, because you have not given a name.
plan-behind =
    { $n ->
        [one] { $n } choice lies ahead. What you play now replaces it; branch to keep it.
       *[other] { $n } choices lie ahead. What you play now replaces them; branch to keep them.
    }
plan-broken = The rest of this line can no longer be played: { $reason }
plan-send = Play the first turn
plan-send-text = Confirm the first turn of this line at the table
plan-send-ask = Confirm this at the table “{ $title }”?
plan-send-moved = The game has moved on since this line began.
plan-send-other = The line does not begin with a turn of your own.
plan-who = Who is planning?
plan-who-text = Parts of this game are hidden. The planner knows only what the person planning knows and makes up the rest, so nobody else should look.
