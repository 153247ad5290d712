# What is asked for a new game of Terra Mystica.

terra-form-faction = Faction of seat { $n }
terra-form-faction-choose = Choose a faction
terra-form-factions = Factions
terra-form-first = Who begins
terra-form-first-seat = Seat { $n } { $name }
terra-form-map = Map
terra-form-map-fixed = The introductory game is played on the base map.
terra-form-players = Only with this number of players: { $players }.
terra-form-rules = Rules and expansions
terra-form-rules-text = Where the printed rules differ from those played online; the presets set all of them.
terra-form-profile = Profile
terra-form-final = Extra final scoring tile
terra-form-final-random = Drawn at random
terra-form-reset = As in the profile
terra-now-intro = Introductory
terra-now-random = Random
terra-now-intro-hint = The first game from the rulebook: factions, dwellings and tiles are fixed.
terra-now-random-hint = Factions, scoring tiles and bonus cards are dealt at random on the base map.
terra-form-presets = Presets
terra-form-expansions = Expansions and variants
terra-form-each = Rules one by one
terra-form-later = Neighbours may answer offers of power later
terra-form-later-slow = On from the start at slow tables: no temple waits days for everyone's answer.
terra-form-later-live = As printed, play waits for each answer; around one table that takes a moment.
