# What is asked for a new game of Terra Mystica.

terra-form-faction = Faction of seat { $n }
terra-form-faction-choose = Choose a faction
terra-form-factions = Factions
terra-form-map = Map
terra-form-map-fixed = The introductory game is played on the base map.
terra-form-players = Only with this number of players: { $players }.
terra-form-rules = Rules and expansions
terra-form-rules-text = A profile sets every rule; you can change each of them individually.
terra-form-profile = Profile
terra-form-on = { $n } of { $of }
terra-form-final = Extra final scoring tile
terra-form-final-random = Drawn at random
terra-form-reset = As in the profile
terra-now-intro = Introductory
terra-now-random = Random
terra-now-intro-hint = The first game from the rulebook: factions, dwellings and tiles are fixed.
terra-now-random-hint = Factions, scoring tiles and bonus cards are dealt at random on the base map.
terra-profile-rulebook = Rulebook
terra-profile-league = League
