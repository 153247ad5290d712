# Fan factions: their options, names, abilities, actions and refusals.

option-fan-factions = Adds the fan factions, with the figures of the 2023 rules. They share the colours of the other factions; ice, volcano and variable factions count as one colour each.
option-fan-factions-2024 = Adds the fan factions with the figures rebalanced in 2024.

# What several of them share.

choice-swap = exchange your levels in the cults of { $one } and { $two }
decision-swap-cults = Choose the two cults whose levels you exchange.
refusal-no_swap_due = You have no cult levels to exchange now.
refusal-tenth_space_taken = The last space in the cult { $cult_of } is occupied: this exchange is not possible.
unreadable-same_cult_twice = "{ $text }": name two different cults.

# The first part of the rulebook: Chash Dallah to Time Travelers.

faction-djinni = Djinni
    .the = the Djinni
    .of = of the Djinni
    .from = from the Djinni
    .ability = You start on space 2 of a cult of your choice, with 3 magic lamps. As an action, you spend a lamp to exchange the levels of two of your cult markers; this brings no power. Nobody enters the last space of a cult that is occupied, not even this way.
    .stronghold = Whenever you pass: 1 VP for each of your priests on the cult board.
faction-time_travelers = Time Travelers
    .the = the Time Travelers
    .of = of the Time Travelers
    .from = from the Time Travelers
    .ability = You score the scoring tiles of the previous round and of the next round, both of them, instead of the present one; rounds 1 and 6 are neighbours. The cult bonus is that of the present round. A spade always costs you 3 workers.
    .stronghold = A special action: move up to 4 power tokens from bowl I straight to bowl III.

tile-ACTDJ = magic lamp
    .text = For a magic lamp: exchange the levels of two of your cult markers.
tile-ACTTT = leap in time
    .text = Once per round: up to 4 power tokens move from bowl I straight to bowl III.

resource-lamp = magic lamps
    .amount =
        { $n ->
            [one] { $n } magic lamp
           *[other] { $n } magic lamps
        }

# The second part: Goblins to Kingdom of Ember.
