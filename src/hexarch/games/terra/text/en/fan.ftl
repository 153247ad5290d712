# Fan factions: their options, names, abilities, actions and refusals.

option-fan-factions = Adds the fan factions, with the figures of the 2023 rules. They share the colours of the other factions; ice, volcano and variable factions count as one colour each.
option-fan-factions-2024 = Adds the fan factions with the figures rebalanced in 2024.
