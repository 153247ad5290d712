# Un gioco che non ha ancora un disegno.

plain-help = Premi una scelta per metterla nella bozza; tutto ciò che scegli resta una bozza finché non la confermi. Questo gioco non ha ancora un disegno: la posizione è elencata per nome e tutte le scelte sono pulsanti sotto di essa.
plain-own = Il tuo tabellone
plain-seat = Giocatore
plain-boards = Scelte e giocatori
plain-free = Altro
plain-free-key = che cos'altro puoi fare
plain-position = Posizione
plain-choices = Le tue scelte
plain-waiting = Non tocca a te.
plain-yes = sì
plain-no = no
plain-beginning = Inizio
plain-state = Turno { $round }, mossa { $turn }
plain-reveals = Qualcosa di nascosto verrà rivelato.
plain-no-charts = Per questo gioco non ci sono dati turno per turno.
