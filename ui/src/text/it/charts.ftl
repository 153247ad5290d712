# Charts of a game.

charts-title = Grafici
charts-links = Altre pagine di questa partita
charts-board = Tabellone
charts-plan = Piano
charts-not-begun = Questa partita non è ancora cominciata.
charts-over = partita finita
charts-running = turno { $n }
charts-final = Punteggio finale
charts-setup = Inizio
charts-legend = Legenda
charts-as-table = Mostra come tabella
charts-table-below = Segue una tabella con tutti i numeri.
