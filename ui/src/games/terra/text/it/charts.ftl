# Charts of Terra Mystica.

terra-chart-preview = Se la partita finisse ora
terra-chart-now = PV ora
terra-chart-before-final = PV prima del punteggio finale
terra-chart-area = Strutture nell'area più estesa
terra-chart-points = Punti vittoria
terra-chart-points-by-round = Punti vittoria per turno
terra-chart-points-by-source = Da dove vengono
terra-chart-hands = Risorse
terra-chart-which = Che cosa mostrare
terra-chart-power = Potere
terra-chart-tokens = Segnalini Potere
terra-chart-hand-by-round = { $what } alla fine di ogni turno
terra-chart-hands-hint = Prima delle entrate del turno seguente. Per il Potere un segnalino nella Polla II conta uno, nella Polla III due.
terra-chart-structures = Strutture
terra-chart-structures-by-round = Strutture sulla mappa alla fine di ogni turno
terra-chart-towns-areas = Città e aree
terra-chart-towns = Città
terra-chart-network = Strutture nell'area più estesa
