# Altre fazioni dei fan: nomi, abilità, azioni, decisioni, rifiuti e avvenimenti.

faction-atlanteans = Atlantidei
    .the = gli Atlantidei
    .of = degli Atlantidei
    .from = dagli Atlantidei
    .ability = Inizi con la fortezza invece delle case, piazzata dopo quelle di tutti gli altri. Quando tutte le prime strutture sono sulla mappa scegli per essa una tessera Città. Come azione, quante volte vuoi: costruisci un ponte per 2 lavoratori. Migliorare la trasformazione ti costa meno e dà meno PV.
    .stronghold = Non appena l'insediamento con la fortezza raggiunge un valore di potere di 7 ottieni un livello di Navigazione gratuito invece di un'altra tessera Città; a 10, 2 passi in ogni culto; a 16, 20 PV. Le città che vi colleghi contano.
faction-changelings = Cangianti
    .the = i Cangianti
    .of = dei Cangianti
    .from = dai Cangianti
    .ability = Le tue strutture hanno tre colori, ognuno con un suo terreno. Insieme alla fazione scegli il terreno A, il tuo terreno patrio; B e C li scegli fra quelli liberi quando tutti gli altri hanno scelto. La tua prima casa sta su A, la seconda su B. Ogni nuova casa è quella più a sinistra sulla plancia e sta sul terreno del suo colore; le vanghe si contano fino a quel terreno. Una struttura migliorata deve avere lo stesso colore della nuova, che è quella più a sinistra della sua fila: la fortezza è di colore B, il santuario di colore A.
    .stronghold = Una nona casa di colore C con una rendita di 2 lavoratori; puoi costruirla prima di quelle della fila. Una volta costruita, una casa che migliori può tornare al suo posto.
faction-firewalkers = Camminatori di Fuoco
    .the = i Camminatori di Fuoco
    .of = dei Camminatori di Fuoco
    .from = dai Camminatori di Fuoco
    .ability = Costruisci sui vulcani. Quando tutte le fazioni sono note scegli un terreno libero per le tue prime case. Il tuo Segnalino Infuocato parte 4 punti dietro ai tuoi PV, che non scendono mai sotto di esso. Invece di scavare paghi 4 PV per trasformare un esagono in vulcano, o 6 PV se è il terreno patrio di un'altra fazione. Nel tuo turno puoi in ogni momento spostare avanti il Segnalino Infuocato, al massimo fino ai tuoi PV: 1 Potere per spazio. Ogni vanga che ottieni lo sposta invece indietro di 4 spazi.
    .stronghold = Ogni volta che passi: 1 PV per ogni tuo insediamento.
faction-geologists = Geologi
    .the = i Geologi
    .of = dei Geologi
    .from = dai Geologi
    .ability = Scegli un terreno libero per le tue prime case e lo copri con una X nel ciclo dei terreni. Non puoi mai trasformare i terreni. Una nuova casa deve stare su un terreno scoperto accanto a uno coperto nel ciclo (sul tuo terreno iniziale se nessuno è coperto) e copre il suo terreno. Quando tutti e sette sono coperti si tolgono tutte le X. Per ogni vanga che ottieni aggiungi una X accanto a un'altra (sul terreno iniziale se non ce ne sono) o ne togli una che non sta fra altre due.
    .stronghold = Un'azione speciale: aggiungi o togli una X come per una vanga.
faction-goblins = Goblin
    .the = i Goblin
    .of = dei Goblin
    .from = dai Goblin
    .ability = Inizi con dei Gettoni X e ne ottieni 1 per ogni tempio e per il santuario. Come azione spendi 1 Gettone X e scegli un tipo di struttura; per ognuna delle tue sulla mappa ottieni: 1 Potere per casa, 2 monete per emporio, 1 lavoratore per tempio. Fortezza e santuario sono un solo tipo: 1 passo nei culti per la fortezza e 2 per il santuario, distribuiti come vuoi.
    .stronghold = D'ora in poi ottieni 1 Gettone X anche per ogni città che fondi.
faction-snow_shamans = Sciamani delle Nevi
    .the = gli Sciamani delle Nevi
    .of = degli Sciamani delle Nevi
    .from = dagli Sciamani delle Nevi
    .ability = Costruisci sul ghiaccio. Insieme alla fazione scegli un terreno libero per le tue prime case; i loro esagoni diventano ghiaccio. Per trasformare quel terreno in ghiaccio serve 1 vanga, per un altro tante quanto dista da esso nel ciclo. Nessuno può trasformare ghiaccio o vulcano. Non puoi migliorare la Navigazione né la trasformazione con un'azione; ma ogni volta che passi puoi avanzare di un livello in una delle due, senza pagare e senza PV. Una carta Bonus per la Navigazione conta allora il nuovo livello.
    .stronghold = Una volta sola, quando la costruisci: in ogni gruppo di esagoni di ghiaccio direttamente adiacenti, vicino o lontano, puoi piazzare una casa senza pagare.
faction-wisps = Fuochi Fatui
    .the = i Fuochi Fatui
    .of = dei Fuochi Fatui
    .from = dai Fuochi Fatui
    .ability = Ogni volta che migliori una casa in un emporio ottieni una vanga gratuita per un esagono direttamente adiacente a esso (un ponte conta, la Navigazione no). Per quell'esagono non puoi comprare altre vanghe, né costruirvi in questa azione.
    .stronghold = Una volta sola, quando la costruisci: 7 PV, e puoi costruire una casa senza pagare su un qualsiasi esagono lago libero, vicino o lontano.

tile-ACTAT = ponte per 2 lavoratori
    .text = Con 2 lavoratori, quante volte vuoi: costruisci un ponte.
tile-ACTGE = sposta una X
    .text = Una volta per turno: aggiungi una X accanto a un'altra nel ciclo dei terreni, o togline una che non sta fra altre due.
tile-ACTXD = Gettone X: case
    .text = Con 1 Gettone X, quante volte vuoi: 1 Potere per ogni tua casa sulla mappa.
tile-ACTXTP = Gettone X: empori
    .text = Con 1 Gettone X, quante volte vuoi: 2 monete per ogni tuo emporio sulla mappa.
tile-ACTXTE = Gettone X: templi
    .text = Con 1 Gettone X, quante volte vuoi: 1 lavoratore per ogni tuo tempio sulla mappa.
tile-ACTXS = Gettone X: fortezza e santuario
    .text = Con 1 Gettone X, quante volte vuoi: 1 passo nei culti per la fortezza e 2 per il santuario.

choice-cover = copri { $terrain } con una X
choice-uncover = togli la X da { $terrain }
choice-next-dwelling = { $shelf ->
        [NINTH] costruisci poi la nona casa
       *[ROW] costruisci poi la casa più a sinistra della fila
    }
choice-put-back = { $shelf ->
        [NINTH] rimetti la casa al nono posto
       *[ROW] rimetti la casa nella sua fila
    }
choice-place-first = piazza { $structure_a } in { $hex }
choice-stoke =
    { $n ->
        [one] sposta avanti il Segnalino Infuocato di { $n } spazio per { $n } Potere
       *[other] sposta avanti il Segnalino Infuocato di { $n } spazi per { $n } Potere
    }

decision-cover = Aggiungi una X nel ciclo dei terreni, o togline una.
decision-put-back = Rimetti la casa migliorata nella sua fila, o al nono posto.
decision-free-step = Passi: avanza di un livello su uno dei tuoi tracciati, o rinuncia.
decision-near-spades = Usa la vanga su un esagono accanto all'emporio, o rinunciaci.

refusal-cannot_stoke =
    { $most ->
        [one] Puoi spostare avanti il Segnalino Infuocato di { $most } spazio al massimo.
       *[other] Puoi spostare avanti il Segnalino Infuocato di { $most } spazi al massimo.
    }
refusal-next_already = Quella casa è già la prossima.
refusal-no_other_dwelling = Non c'è un'altra casa da scegliere.
refusal-nothing_to_put_back = Non c'è una casa da rimettere sulla plancia.
refusal-no_cover_there = Puoi solo aggiungere una X accanto a un'altra, o toglierne una in fondo alla fila: non { $terrain }.
refusal-no_fire = Non hai un Segnalino Infuocato da spostare avanti.
refusal-no_paid_steps = Non puoi migliorarlo con un'azione: avanzi quando passi.
refusal-no_room_to_stoke = Le tue Polle hanno posto solo per { $n } Potere.
refusal-no_structure_of_type = Sulla mappa non hai strutture di quel tipo.
refusal-wrong_colour = Sulla tua plancia la prossima struttura di quel tipo ({ $structure }) ha un colore diverso da questa.

discard-FREE_STEP = al livello gratuito

resource-x-token = Gettoni X
    .amount =
        { $n ->
            [one] { $n } Gettone X
           *[other] { $n } Gettoni X
        }
resource-fire-marker = Segnalino Infuocato
    .amount = { $n } sul Segnalino Infuocato
resource-threshold = premi della capitale
    .amount =
        { $n ->
            [one] { $n } premio della capitale
           *[other] { $n } premi della capitale
        }

log-cover = { $who } coprono un terreno con una X: { $terrain }.
log-uncover = { $who } tolgono la X da un terreno: { $terrain }.
log-cover-none = { $who } hanno coperto tutti i terreni e tolgono ogni X.

draw-covered = coperto con una X
console-board-covered = Coperti con una X:

draw-colour = Colore { $letter }: { $terrain }
draw-next-colour = Colore { $letter }: { $terrain }, la prossima casa
console-board-colours = Colori:
console-board-pieces = Ancora sulla plancia:
