# I Mercanti Navali. Nani e Fachiri hanno Mercanti, Magazzino e Mercato al posto di Navi, Porto e Cantiere Navale.

structure-shipyard = cantiere navale
    .a = un cantiere navale
    .the = il cantiere navale
source-trade = commercio
discard-SHIP = a una nave
discard-MOVE = al resto del movimento
discard-DWELLING = alla casa
discard-HOME = al cambio di terreno patrio

option-merchants = I Mercanti Navali: porti, cantieri navali, navi e commercio, con le nuove tessere; le fazioni partono dalle soglie della mappa.
option-merchants-tiles = Nuove tessere dei Mercanti Navali senza navi: le tessere Punteggio, Favore e Città e l'azione Potere che non ne hanno bisogno.
option-merchants-assured = Con I Mercanti Navali: due delle sue tre nuove tessere Bonus e la sua tessera Punteggio Finale sono sempre in gioco.

choice-port = colloca il porto su { $hex }
choice-launch = costruisci una nave su { $space }
choice-recruit = recluta un mercante su { $space }
choice-sail = muovi la nave da { $space } a { $to }
choice-sail-trade = muovi la nave da { $space } a { $to } per commerciare
choice-walk = muovi il mercante da { $space } a { $to }
choice-sail-second = muovi la nave da { $space } a { $to }, pagando i passi extra con 1 punto Potere della Polla II
choice-trade = rifornisci la struttura su { $hex }
choice-trade-for =
    { $gift ->
        [POWER] rifornisci la struttura su { $hex } per 3 punti Potere
        [CULT] rifornisci la struttura su { $hex } per dei passi in un culto
        [PRIEST] rifornisci la struttura su { $hex } per 1 sacerdote
        [SHIP] rifornisci la struttura su { $hex } e lascia la nave sulla mappa
       *[MOVE] rifornisci la struttura su { $hex } e riutilizza l'azione di movimento
    }
choice-build-by-ship = costruisci una casa su { $hex } convertendo la nave o il mercante su { $space }
choice-send-new =
    { $n ->
        [one] invia un sacerdote della riserva all'ordine { $cult_of } per { $n } spazio e ottieni 4 monete
       *[other] invia un sacerdote della riserva all'ordine { $cult_of } per { $n } spazi e ottieni 4 monete
    }
choice-gift-step = avanza di un passo nella Navigazione o nella Portata e ottieni 1 lavoratore

decision-port = Scegli la casa su cui collocare il porto.
decision-launch = Puoi costruire una nave: scegli dove parte.
decision-movement = Muovi le tue navi, una dopo l'altra; quelle che raggiungono una struttura commerciano quando tutte hanno mosso.
decision-trades = Scegli la struttura che rifornisci ora.
decision-gift = Scegli: un sacerdote della riserva va in un culto e ottieni 4 monete, oppure un passo di Navigazione e 1 lavoratore.
asked-launch =
    { $n ->
        [one] Puoi costruire una nave: scegli dove parte.
       *[other] Puoi costruire { $n } navi: scegli dove partono.
    }
asked-trade-dwelling = Il commercio ti permette ora di trasformare e costruire; altrimenti rinuncia.

rule-ships = Navi e commercio
refusal-no_port_due = Ora non collochi nessun porto.
refusal-no_river_here = { $hex } non si affaccia sul fiume.
refusal-no_ship_left = Le tue navi sono già tutte sulla mappa e non si possono rischierare.
refusal-no_port = Non hai né un porto né un cantiere navale: non puoi costruire navi.
refusal-no_ship_due = Ora non puoi costruire una nave.
refusal-not_at_shipyard = { $hex } non è accanto al tuo cantiere navale, da cui questa nave deve partire.
refusal-not_at_port = { $hex } non è accanto né al tuo porto né al tuo cantiere navale.
refusal-no_ships = Non hai navi sulla mappa.
refusal-no_voyage = Nessuna delle tue navi può muovere.
refusal-no_movement_due = Ora non puoi muovere le navi.
refusal-ship_moved = La tua nave su { $hex } ha già mosso.
refusal-no_ship_there = Non hai navi su { $hex }.
refusal-third_bowl_only = La tua fazione paga i passi extra con il Potere della Polla III.
refusal-ship_must_move = La nave è già lì.
refusal-structure_taken = In questo movimento una tua nave ha già raggiunto la struttura su { $hex }.
refusal-no_seals_left = Non hai più sigilli per rifornire un'altra struttura.
refusal-already_sealed = Hai già rifornito la struttura su { $hex }: c'è il tuo sigillo.
refusal-own_structure = La struttura su { $hex } è tua: le navi commerciano con gli avversari.
refusal-ship_over_land = Nessuna via d'acqua porta a { $hex }: le navi non attraversano la terra.
refusal-trader_in_river = Un mercante non può fermarsi sullo spazio fiume { $hex }.
refusal-ship_too_far = { $hex } dista { $steps } passi e tu ne puoi fare al massimo { $most }.
refusal-no_trade_due = Nessuna tua nave ha raggiunto { $hex } per commerciare.
refusal-choose_gift = Scegli il bonus commerciale di { $hex }.
refusal-no_such_gift = La struttura su { $hex } non dà questo bonus.
refusal-ship_not_beside = La nave non è accanto a { $hex }.
refusal-shipyard_needed = Per costruire una nave con questa azione ti serve il cantiere navale.
refusal-no_favor_left = Non c'è nessuna tessera Favore che tu possa prendere.
refusal-favor_cult_owned = Possiedi già una tessera Favore con un passo singolo nel culto { $cult_of }.
refusal-no_gift_due = Non hai nessun bonus di una tessera Favore da scegliere.

log-port = { $who } collocano il porto su { $hex }.
log-launch = { $who } costruiscono una nave su { $hex }.
log-recruit = { $who } reclutano un mercante su { $hex }.
log-sail = { $who } muovono una nave da { $hex } a { $to }.
log-walk = { $who } muovono un mercante da { $hex } a { $to }.
log-trade = { $who } riforniscono { $structure_the } { $faction_of } su { $hex }.
log-seal = { $who } collocano un sigillo su { $hex }.
log-ship-home = Una nave { $who_of } torna nella riserva da { $hex }.
log-trader-home = Un mercante { $who_of } torna nella riserva da { $hex }.
log-ship-stays = { $who } lasciano la nave o il mercante sulla mappa, su { $hex }.
log-refresh = { $who } possono riutilizzare l'azione di movimento.
log-slide = { $who } spostano { resource-PW.amount } dalla Polla II alla Polla I.
log-range-step = { $who } avanzano sul Tracciato Portata al passo { $n }.

tile-BON11 = punti per i sigilli, costruisci una nave
    .text = Finché la tieni: 1 PV per ogni sigillo che collochi nella fase di azione. Azione speciale: costruisci una nave.
tile-BON12 = 1 moneta, 1 lavoratore, punti per le navi
    .text = Entrate: 1 moneta e 1 lavoratore. Quando passi: 3 PV per ogni tua nave sulla mappa.
tile-BON13 = una nave, muovi le navi
    .text = Entrate: puoi costruire una nave. Azione speciale: muovi le tue navi.
tile-FAV13 = Fuoco 1, un bonus immediato
    .text = Avanza di 1 spazio nel culto del Fuoco. Una sola volta, a scelta: invia un sacerdote della riserva in un culto e ottieni 4 monete, oppure avanza di un passo nella Navigazione e ottieni 1 lavoratore.
tile-FAV14 = Acqua 1, una nave ogni turno
    .text = Avanza di 1 spazio nel culto dell'Acqua. Entrate: puoi costruire una nave.
tile-FAV15 = Terra 1, punti per il commercio
    .text = Avanza di 1 spazio nel culto della Terra. Ogni volta che commerci: 1 PV con una casa, un emporio o un tempio, 2 PV con una fortezza, un santuario o un cantiere navale.
tile-FAV16 = Aria 1, punti per i sigilli quando passi
    .text = Avanza di 1 spazio nel culto dell'Aria. Quando passi: 2, 3, 4 o 5 PV per 1-3, 4-6, 7-9 o almeno 10 sigilli.
tile-TW9 = 3 PV e due navi
    .text = 3 PV e una chiave; puoi costruire subito fino a 2 navi.
tile-SCORE10 = Case; l'Acqua dà navi
    .text = 2 PV per ogni casa. A fine turno: puoi costruire 1 nave ogni 4 spazi nel culto dell'Acqua.
tile-SCORE11 = Case; l'Aria dà Potere
    .text = 2 PV per ogni casa. A fine turno: 1 punto Potere per ogni spazio nel culto dell'Aria.
tile-SCORE12 = Empori; l'Aria dà navi
    .text = 3 PV per ogni emporio. A fine turno: puoi costruire 1 nave ogni 4 spazi nel culto dell'Aria.
tile-SCORE13 = Empori; l'Acqua dà lavoratori
    .text = 3 PV per ogni emporio. A fine turno: 1 lavoratore ogni 2 spazi nel culto dell'Acqua.
tile-SCORE14 = Fortezza, santuario e cantiere; la Terra dà lavoratori
    .text = 5 PV per la fortezza, il santuario o il cantiere navale. A fine turno: 1 lavoratore ogni 2 spazi nel culto della Terra.
tile-SCORE15 = Fortezza, santuario e cantiere; il Fuoco dà vanghe
    .text = 5 PV per la fortezza, il santuario o il cantiere navale. A fine turno: 1 vanga ogni 4 spazi nel culto del Fuoco.
tile-SCORE16 = Vanghe; la Terra dà Potere
    .text = 2 PV per ogni vanga. A fine turno: 3 punti Potere ogni 3 spazi nel culto della Terra.
tile-SCORE17 = Città; il Fuoco dà monete
    .text = 5 PV per ogni città. A fine turno: 1 moneta per ogni spazio nel culto del Fuoco.
tile-SCORE18 = Templi; la Terra dà Navigazione
    .text = 4 PV per ogni tempio. A fine turno: un passo gratuito di Navigazione (o di Portata) ogni 5 spazi nel culto della Terra.
tile-SCORE19 = Sigilli; il Fuoco dà sacerdoti
    .text = 2 PV per ogni sigillo. A fine turno: 1 sacerdote ogni 4 spazi nel culto del Fuoco.
tile-SCORE20 = Sigilli; l'Aria dà vanghe
    .text = 2 PV per ogni sigillo. A fine turno: 1 vanga ogni 4 spazi nel culto dell'Aria.
tile-SCORE21 = Passi sui tracciati; l'Acqua dà monete
    .text = 2 PV per ogni passo di Navigazione, Trasformazione o Portata. A fine turno: 2 monete ogni 2 spazi nel culto dell'Acqua.
tile-most-seals = Maggioranza di sigilli
    .text = A fine partita 18, 12 e 6 PV per il maggior numero di sigilli sulla mappa. Non devono essere connessi.
tile-ACT7 = muovi le navi
    .text = Con 4 punti Potere: muovi le tue navi.
tile-ACT8 = costruisci una nave
    .text = Con 4 punti Potere: costruisci una nave.
tile-ACT9 = tessera Favore
    .text = Con 5 punti Potere e 1 sacerdote: prendi una tessera Favore.
tile-SAIL = muovi le navi
    .text = Una volta per turno, fin dall'inizio della partita: muovi le tue navi.
tile-SHIP = costruisci una nave
    .text = Una volta per turno, con il cantiere navale: paga il costo di una nave e costruiscila.
action-SAIL = muovi le navi
action-SHIP = costruisci una nave
action-BON11 = costruisci una nave
action-BON13 = muovi le navi

console-group-ships = Navi e commercio
console-event-seal = sigillo
console-event-step = passo su un tracciato
console-event-shipyard = cantiere navale
console-ships = Navi:
console-fleet = { $ships } di { $most } sulla mappa{ $where }; porto { $port }; { $seals } sigilli rimasti
console-canals = Canali: { $canals }
console-ship-reward =
    { $n ->
        [one] { $n } nave
       *[other] { $n } navi
    }
console-shipping-reward =
    { $n ->
        [one] { $n } passo di Navigazione
       *[other] { $n } passi di Navigazione
    }
console-sail = muovi le navi
console-favor = tessera Favore
draw-phase-ports = Collocazione dei porti
draw-ship = nave
draw-trader = mercante
draw-port = porto
draw-seal = sigillo
draw-canal = canale
draw-fleet = navi { $ships }/{ $most }, sigilli { $seals }
draw-final-seals = Maggioranza di sigilli
    .text = Sigilli sulla mappa, ovunque siano
