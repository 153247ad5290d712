# What is asked for a new game of Terra Mystica.

terra-form-faction = Fazione del posto { $n }
terra-form-faction-choose = Scegli una fazione
terra-form-factions = Fazioni
terra-form-map = Mappa
terra-form-map-fixed = La partita introduttiva si gioca sulla mappa base.
terra-form-large =
    { $n ->
        [6] In sei giocatori la partita dura 5 turni. Ciascuno ripone nella scatola 3 case, 1 emporio, 1 tempio e 2 segnalini Potere, ne riceve le rendite dall'inizio e prende una tessera Favore durante la Preparazione.
       *[other] In sette giocatori la partita dura 4 turni. Ciascuno ripone nella scatola 4 case, 2 empori, 1 tempio e 3 segnalini Potere, ne riceve le rendite dall'inizio e prende una tessera Favore durante la Preparazione. Tre strutture bastano a fondare una città se una è una fortezza.
    }
terra-form-large-more = Le azioni Potere si possono usare di nuovo per 1 di Potere in più, i sacerdoti di un ordine si possono sostituire pagando monete, le tessere Favore da 3 passi passano da un giocatore all'altro e si fondano città anche quando le tessere Città sono finite.
terra-form-players = Solo con questo numero di giocatori: { $players }.
terra-form-rules = Regole ed espansioni
terra-form-rules-text = Un profilo stabilisce ogni regola; ognuna può essere cambiata da sola.
terra-form-profile = Profilo
terra-form-on = { $n } su { $of }
terra-form-final = Tessera di punteggio finale aggiuntivo
terra-form-final-random = A caso
terra-form-reset = Come nel profilo
terra-now-intro = Introduttiva
terra-now-random = A caso
terra-now-intro-hint = La prima partita del regolamento: fazioni, case e tessere sono assegnate.
terra-now-random-hint = Fazioni, tessere Punteggio e tessere Bonus a caso sulla mappa base.
terra-profile-rulebook = Regolamento
terra-profile-league = Torneo
