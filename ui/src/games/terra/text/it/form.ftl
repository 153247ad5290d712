# What is asked for a new game of Terra Mystica.

terra-form-faction = Fazione del posto { $n }
terra-form-faction-choose = Scegli una fazione
terra-form-factions = Fazioni
terra-form-map = Mappa
terra-form-map-fixed = La partita introduttiva si gioca sulla mappa base.
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
