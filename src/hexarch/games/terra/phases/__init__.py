"""The order of play: set-up, rounds with income, actions and cult bonuses, final scoring."""
