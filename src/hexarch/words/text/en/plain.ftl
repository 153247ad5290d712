# What every plain game says (hexarch.kernel.plain).

refusal-over = The game is over.
refusal-not_asked = You have nothing to decide now.
refusal-unknown_value = { $value } cannot be chosen for { $field }.
refusal-wrong_number_of_players = The game is for { $fewest } to { $most } players, not { $players }.
rule-setup = Setting up the game
plain-hidden = { $who } chooses in secret.
