# The rules to read.

manual-houses = Houses
manual-houses-text = Each player leads one of four Houses. A House has a major god, minor gods, weapons and an ability of its own.
manual-star = The action star
manual-star-text = On your turn you move your pawn to another action tile and resolve it. If the edge you cross has no cube, you put one of yours there and gain its mana.
manual-mana = Mana actions
manual-mana-text = After the action of the star you may take one of these, paid with mana.
manual-units = Pieces on the planets
manual-units-text = You control a territory where you have a unit and nobody else has one, nor a civilization.
manual-resources = Resources
manual-resources-text = Harvested from territories you control, or gained as a reward.
manual-gods = Gods
manual-gods-text = A god is summoned with a free summon token of its kind and takes the place of one of your followers.
manual-weapons = Weapons
manual-weapons-text = In a battle between players both put a weapon down unseen and reveal them together; the strength of units and weapon decides.
manual-civilizations = Ancient civilizations
manual-civilizations-text = They lie face down until somebody fights them. Whoever defeats one is rewarded.
manual-artefacts = Artefacts
manual-artefacts-text = Whoever conquers a territory of Atlantis looks at the artefacts that are left and keeps one.
manual-pacts = Pacts
manual-pacts-text = Of the pacts, { $display } lie open. You take them by commerce; once in a turn you may complete one: pay its price for its bonus, points and steps.
manual-tracks = Development tracks
manual-tracks-text = At the end each track scores the value of its goal tile times the multiplier your marker has reached.
manual-goals = Goal tiles
manual-goals-text = One stands at the end of each development track, the fourth at the start of the dominion track.
