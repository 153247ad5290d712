# Walking through a game.

replay-link = Replay
replay-bar = Replay
replay-slider = Position in the game
replay-steps = Steps
replay-beginning = The beginning
replay-step = { $n } of { $all }
replay-round = Round { $n }
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step forward
replay-round-back = One round back
replay-round-forward = One round forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { NUMBER($n) } per second
replay-copy = Copy link
replay-plan = Plan from here
replay-present = To the present
replay-key-step = one step
replay-key-round = one round
replay-key-ends = beginning and end
replay-key-play = play or pause
