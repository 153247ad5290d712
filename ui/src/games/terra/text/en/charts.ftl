# Charts of Terra Mystica.

terra-chart-preview = If the game ended now
terra-chart-now = VP now
terra-chart-before-final = VP before final scoring
terra-chart-area = Structures in the largest area
terra-chart-points = Victory points
terra-chart-points-by-round = Victory points by round
terra-chart-points-by-source = Where they come from
terra-chart-hands = Resources
terra-chart-which = What to show
terra-chart-power = Power
terra-chart-tokens = Power tokens
terra-chart-hand-by-round = { $what } at the end of each round
terra-chart-hands-hint = Before the income of the next round. For power, a token in bowl II counts once and a token in bowl III twice.
terra-chart-structures = Structures
terra-chart-structures-by-round = Structures on the map at the end of each round
terra-chart-towns-areas = Towns and areas
terra-chart-towns = Towns
terra-chart-network = Structures in the largest area
