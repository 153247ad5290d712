# What is asked for a new game of Terra Mystica.

terra-form-faction = Fazione del posto { $n }
terra-form-faction-choose = Scegli una fazione
terra-form-factions = Fazioni
terra-form-first = Chi comincia
terra-form-first-seat = Posto { $n } { $name }
terra-form-map = Mappa
terra-form-map-fixed = La partita introduttiva si gioca sulla mappa base.
terra-form-players = Solo con questo numero di giocatori: { $players }.
terra-form-rules = Regole ed espansioni
terra-form-rules-text = Dove le regole stampate e quelle giocate online divergono; i preset le impostano tutte.
terra-form-profile = Profilo
terra-form-final = Tessera di punteggio finale aggiuntivo
terra-form-final-random = A caso
terra-form-reset = Come nel profilo
terra-now-intro = Introduttiva
terra-now-random = A caso
terra-now-intro-hint = La prima partita del regolamento: fazioni, case e tessere sono assegnate.
terra-now-random-hint = Fazioni, tessere Punteggio e tessere Bonus a caso sulla mappa base.
terra-form-presets = Regole con un tocco
terra-form-expansions = Espansioni e varianti
terra-form-each = Regole una per una
terra-form-later = I vicini possono rispondere più tardi alle offerte di Potere
terra-form-later-slow = Attivo dall'inizio ai tavoli lenti: nessun tempio aspetta per giorni la risposta di tutti.
terra-form-later-live = Secondo il regolamento si aspetta ogni risposta; attorno a un tavolo basta un momento.
