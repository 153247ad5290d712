# Le regole da leggere.

manual-houses = Casate
manual-houses-text = Ogni giocatore guida una di quattro Casate. Una Casata ha una Divinità Maggiore, Divinità Minori, Armi e un'abilità propria.
manual-star = La stella delle azioni
manual-star-text = Nel tuo turno muovi il pedone su un'altra tessera Azione e la risolvi. Se il lato che attraversi è senza cubetto, ci metti uno dei tuoi e ottieni il suo Mana.
manual-mana = Azioni Mana
manual-mana-text = Dopo l'azione della stella puoi svolgerne una di queste, pagata con il Mana.
manual-units = Pezzi sui pianeti
manual-units-text = Controlli un Territorio se vi hai un'unità e non ci sono unità altrui né una Civiltà.
manual-resources = Risorse
manual-resources-text = Si raccolgono dai Territori che controlli o si ottengono come ricompensa.
manual-gods = Divinità
manual-gods-text = Una Divinità si evoca con un segnalino Evocazione libero del suo tipo e prende il posto di uno dei tuoi Seguaci.
manual-weapons = Armi
manual-weapons-text = In una Battaglia fra giocatori entrambi giocano un'Arma coperta e poi le rivelano insieme; decide la forza di unità e Arma.
manual-civilizations = Antiche Civiltà
manual-civilizations-text = Restano coperte finché qualcuno non le combatte. Chi ne sconfigge una ottiene una ricompensa.
manual-artefacts = Artefatti
manual-artefacts-text = Chi conquista un Territorio di Atlantide guarda gli Artefatti rimasti e ne tiene uno.
manual-pacts = Patti
manual-pacts-text = Dei Patti, { $display } sono scoperti. Si prendono con il Commercio; una volta per turno puoi completarne uno: ne paghi il costo e ottieni bonus, punti e passi.
manual-tracks = Tracciati di sviluppo
manual-tracks-text = Alla fine ogni tracciato dà il valore della sua tessera Obiettivo per il moltiplicatore raggiunto dal tuo segnalino.
manual-goals = Tessere Obiettivo
manual-goals-text = Una sta alla fine di ogni tracciato di sviluppo, la quarta all'inizio del tracciato Dominio.
