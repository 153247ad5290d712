# What can be wrong with an edition file; the place in the file stands in front.

edition-problem-toml = this is not a TOML file: { $problem }
edition-problem-missing = is missing
edition-problem-text = must be a text that is not empty
edition-problem-number = must be a whole number from { $least } to { $most }, not { $found }
edition-problem-flag = must be true or false, not { $found }
edition-problem-one_of = must be one of { $allowed }, not { $found }
edition-problem-unknown = there is no { $name }
edition-problem-texts = must be a list of texts
edition-problem-numbers = must be a list of whole numbers
edition-problem-table = must be a table
edition-problem-tables = must be a list of tables
edition-problem-source = { $source } is no kind of source; there are { $known }
edition-problem-confidence = [confidence] does not say how far { $source } can be trusted
edition-problem-order = must be, in this order: { $names }
edition-problem-red_tiles = 4 of the 10 action tiles are red, not { $found }
edition-problem-own_resources = each House has a resource of its own
edition-problem-nodes = the star has 10 different nodes
edition-problem-edges = the star has 15 edges, not { $found }
edition-problem-no_node = there is no node { $node }
edition-problem-loop = an edge joins two different nodes
edition-problem-same_nodes = two edges join the same nodes
edition-problem-degrees = 5 tips have 2 neighbours and 5 crossings have 4
edition-problem-one_pentagon = there is one pentagon
edition-problem-regions = there are 5 triangles and a pentagon, not { $found } regions
edition-problem-region_size = needs { $size } different edges
edition-problem-circle = its edges do not close a circle
edition-problem-tips =
    must have { $count ->
        [0] no tip
       *[other] just one tip
    } of the star
edition-problem-same_tip = two triangles have the same tip
edition-problem-falls = must never fall
edition-problem-multipliers = begins with 1 and ends with the only 5
edition-problem-levels = needs at least five spaces
edition-problem-begins = begins at -8
edition-problem-token_spaces = must be 4 different spaces of the track after its first
edition-problem-lightning = must lie on the track after its first space
edition-problem-income = needs { $count } spaces, not { $found }
edition-problem-planets = there are 4 home planets and 2 sides of Gaia
edition-problem-sides = Gaia has a side p1_2 and a side p3_4
edition-problem-code_twice = stands for two territories: { $codes }
edition-problem-spots = { $count } places for { $found } culture tokens
edition-problem-same_place = two territories lie at one place
edition-problem-same_code = two territories have one code
edition-problem-code_shape = is a capital letter and a number
edition-problem-lonely = touches no other territory
edition-problem-two_types = a territory of two types shows one icon of each (A37)
edition-problem-any_icon = shows resources of a type, not of any
edition-problem-atlantis_bare = Atlantis has no resources (A39)
edition-problem-no_icons = shows no resource (A37)
edition-problem-apart = cannot be reached from the rest: { $names }
edition-problem-border_twice = a border is named twice
edition-problem-spot_twice = an intersection is named twice
edition-problem-not_touching = { $name } does not touch { $other }
edition-problem-not_into_atlantis = the border from { $name } to { $other } does not lead into Atlantis (A47)
edition-problem-no_door = no dashed border leads into { $name } (A47)
edition-problem-not_meeting = these do not meet in one point: { $names }
edition-problem-gaia_capital = Gaia has no capital
edition-problem-atlantis_count = needs this number of territories of Atlantis: { $count } (A39)
edition-problem-civilizations_in_atlantis = on Gaia civilizations stand in Atlantis, and only there (A18)
edition-problem-one_civilization = a home planet has one ancient civilization (A18)
edition-problem-one_capital = a home planet has one capital
edition-problem-one_altar = one territory next to the capital has an altar (A11)
edition-problem-pact_count = needs { $count } pacts with house = { $house }, not { $found }
edition-problem-pact_free = a pact costs something
edition-problem-pact_empty = a pact pays something
edition-problem-same_id = two have the same id
edition-problem-basic_weapons = { $house } needs 2 basic weapons, not { $found }
edition-problem-advanced_weapons = { $house } needs 7 advanced weapons, not { $found }
edition-problem-free_weapon = { $house } needs a basic weapon without a cost (A107)
edition-problem-civilization_count = 12 different civilization tiles are needed, not { $found }
edition-problem-token_count = 20 culture tokens are needed, not { $found }
edition-problem-moving = its rewards may move no units (A130)
edition-problem-gods_drawn = must be one more than are kept (A10)
