# Il tavolo di questo gioco: domande, il modulo di una nuova partita, bot.

asked-turn = Tocca a te: fai un'azione oppure passa.
asked-again = Puoi fare un'altra azione.
asked-acted = Azione fatta: converti, o finisci la mossa.
asked-burnt = Usa il Potere per cui hai sacrificato dei segnalini: ne resta { $n }.
asked-spades =
    { $n ->
        [one] Usa la tua vanga.
       *[other] Usa le tue { $n } vanghe.
    }
asked-cult =
    { $n ->
        [one] Scegli il culto in cui avanzi di { $n } spazio.
       *[other] Scegli i culti in cui avanzi di { $n } spazi.
    }
asked-favor =
    { $n ->
        [one] Scegli una tessera Favore.
       *[other] Scegli { $n } tessere Favore.
    }
asked-town =
    { $n ->
        [one] Fondi una città: scegli una tessera Città.
       *[other] Fondi { $n } città: scegli una tessera Città per ciascuna.
    }
asked-leech = Prendi { resource-PW.amount } { $faction_from } pagando { $vp } PV?
asked-leech-free = Prendi { resource-PW.amount } { $faction_from }? Non costa nulla.
asked-leech-full = Offerta di { resource-PW.amount } { $faction_from }: ora non puoi prenderne.
asked-leech-forfeited = Puoi solo rifiutare { resource-PW.amount } { $faction_from }: hai prima convertito, o risposto a un'offerta successiva.
asked-bid-open = Fai un'offerta per una fazione: i punti con cui cominceresti. Chi ne offre di meno te la toglie, e tu fai un'altra offerta.
asked-bid-sealed = Fai un'offerta per { $faction }: i punti a cui rinunceresti per giocare questa fazione. Nessuno vede la tua offerta prima che siano tutte fatte.
wait-leech = In attesa della risposta a un'offerta di Potere: { $players }.
sealed-bid = Un'offerta segreta.
play-error-unknown_way = Non c'è nessun modo "{ $way }" di ottenere le fazioni.
play-error-faction_missing = Scegli una fazione per ogni posto.
play-bot-greedy = Avido: guarda un'azione avanti; un avversario facile per chi comincia (circa 92 punti in una partita a quattro).
play-bot-steward = Intendente: valuta mosse intere in un attimo; un avversario per chi conosce il gioco (circa 109 punti in una partita a quattro).
play-bot-elder = Anziano: pensa in anticipo fino alla fine del turno, fino a un secondo per mossa; il bot più forte (da 135 a 138 punti in una partita a quattro; nella lega più alta le persone ne fanno 139).
form-way-intro-name = Partita introduttiva
form-way-intro = La prima partita del regolamento: fazioni, case e tessere sono assegnate.
form-way-random-name = A caso
form-way-random = A ognuno tocca in sorte una fazione.
form-way-random-colours-name = Colori a caso
form-way-random-colours = A ognuno tocca un colore a caso; all'inizio della partita sceglie una delle due fazioni del suo Tabellone Fazione.
form-way-draft-name = A scelta in ordine
form-way-draft = All'inizio della partita ognuno sceglie una fazione, uno dopo l'altro.
form-way-auction-name = Asta
form-way-auction = Fazioni a caso vanno all'asta: ottiene la fazione chi comincerebbe con meno punti.
form-way-sealed-auction-name = Asta segreta
form-way-sealed-auction = Ognuno indica in segreto i punti a cui rinuncerebbe per ogni fazione; vincono le offerte più alte.
form-way-chosen-name = Scelte da te
form-way-chosen = Scegli tu una fazione per ogni posto.
form-profile-rulebook = Regole stampate
form-profile-league = Lega
form-options-expansion = Espansioni
form-options-rule = Regole
form-large =
    { $n ->
        [6] In sei giocatori la partita dura 5 turni. Ciascuno ripone nella scatola 3 case, 1 emporio, 1 tempio e 2 segnalini Potere, ne riceve le entrate dall'inizio e prende una tessera Favore durante la Preparazione. Le azioni Potere si possono usare di nuovo per 1 punto Potere in più, i sacerdoti di un ordine si possono sostituire pagando monete, le tessere Favore da 3 passi passano da un giocatore all'altro e si fondano città anche quando le tessere Città sono finite.
       *[other] In sette giocatori la partita dura 4 turni. Ciascuno ripone nella scatola 4 case, 2 empori, 1 tempio e 3 segnalini Potere, ne riceve le entrate dall'inizio e prende una tessera Favore durante la Preparazione. Tre strutture bastano a fondare una città se una è una fortezza. Le azioni Potere si possono usare di nuovo per 1 punto Potere in più, i sacerdoti di un ordine si possono sostituire pagando monete, le tessere Favore da 3 passi passano da un giocatore all'altro e si fondano città anche quando le tessere Città sono finite.
    }

# Expansions and variants as switches of the form, and whole forms by one press.
form-switch-fire-and-ice-factions = Fuoco e Ghiaccio: fazioni
form-switch-fire-and-ice-factions-text = Aggiunge sei fazioni: Dame del Ghiaccio e Yeti, Accoliti e Signori dei Draghi, Mutaforma e Popolo dei Fiumi.
form-switch-fire-and-ice-final-scoring = Fuoco e Ghiaccio: punteggio finale
form-switch-mini-expansion-1 = Altre tessere Città
form-switch-shipping-bonus = Tessera Bonus della Navigazione
form-switch-temple-scoring-tile = Tessera Punteggio dei Templi
form-switch-merchants = I Mercanti Navali
form-switch-merchants-tiles = I Mercanti Navali: tessere senza navi
form-switch-merchants-assured = I Mercanti Navali: commercio assicurato
form-switch-fan-factions = Fazioni dei fan
form-switch-fan-factions-2024 = Fazioni dei fan, valori del 2024
form-switch-war-and-faith = Guerra e Fede
form-switch-fewer-structures = Meno strutture
form-switch-unlimited-towns = Città senza limite
form-preset-everything = Tutto
form-preset-everything-text = Le regole stampate con tutte le espansioni.
