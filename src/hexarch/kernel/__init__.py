"""The game-independent core: journalled state, effects, decisions, refusals, notation, codec, random numbers."""
