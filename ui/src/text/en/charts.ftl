# Charts of a game.

charts-title = Charts
charts-links = Other pages of this game
charts-board = Board
charts-plan = Planner
charts-not-begun = This game has not begun yet.
charts-over = the game is over
charts-running = round { $n }
charts-final = Final scoring
charts-setup = Start
charts-legend = Legend
charts-as-table = Show as a table
charts-table-below = A table with all the numbers follows.
