# Walking through a game.

replay-link = Rivedi
replay-bar = Rivedere la partita
replay-slider = Punto della partita
replay-steps = Passi
replay-beginning = L'inizio
replay-step = { $n } di { $all }
replay-round = Turno { $n }
replay-first = All'inizio
replay-last = Alla fine
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-round-back = Un turno indietro
replay-round-forward = Un turno avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-times = { NUMBER($n) } al secondo
replay-copy = Copia il link
replay-plan = Pianifica da qui
replay-present = Alla posizione attuale
replay-key-step = un passo
replay-key-round = un turno
replay-key-ends = inizio e fine
replay-key-play = avvia o metti in pausa
