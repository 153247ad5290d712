"""The box: bonus cards, favor, town, round and final tiles, power actions and structures, each by its name.

What there is stands in the registrations of `expansions`; what a game has of it is its `Box`.
"""
