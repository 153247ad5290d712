# Altre fazioni dei fan: nomi, abilità, azioni, decisioni, rifiuti e avvenimenti.

faction-atlanteans = Atlantidei
    .the = gli Atlantidei
    .of = degli Atlantidei
    .from = dagli Atlantidei
    .ability = Inizi con la fortezza invece delle case, piazzata dopo quelle di tutti gli altri. Quando tutte le prime strutture sono sulla mappa scegli per essa una tessera Città. Come azione, quante volte vuoi: costruisci un ponte per 2 lavoratori. Migliorare la Trasformazione ti costa meno e dà meno PV.
    .stronghold = Non appena l'insediamento con la fortezza raggiunge un valore di Potere di 7 ottieni un livello di Navigazione gratuito invece di un'altra tessera Città; a 10, 2 passi in ogni culto; a 16, 20 PV. Le città che vi colleghi contano.
faction-changelings = Cangianti
    .the = i Cangianti
    .of = dei Cangianti
    .from = dai Cangianti
    .ability = Le tue strutture hanno tre colori, ognuno con un suo terreno. Insieme alla fazione scegli il terreno A, il tuo terreno patrio; B e C li scegli fra quelli liberi quando tutti gli altri hanno scelto. La tua prima casa sta su A, la seconda su B. Ogni nuova casa è quella più a sinistra sul Tabellone Fazione e sta sul terreno del suo colore; le vanghe si contano fino a quel terreno. Una struttura migliorata deve avere lo stesso colore della nuova, che è quella più a sinistra della sua fila: la fortezza è di colore B, il santuario di colore A, il cantiere navale (I Mercanti Navali) di colore C.
    .stronghold = Una nona casa di colore C, che porta 2 lavoratori di entrate; puoi costruirla prima di quelle della fila. Una volta costruita, una casa che migliori può tornare al suo posto.
faction-children_of_the_wyrm = Figli del Dragone
    .the = i Figli del Dragone
    .of = dei Figli del Dragone
    .from = dai Figli del Dragone
    .ability = Il Potere dalle strutture degli altri ti costa 1 PV in meno: 2 punti Potere sono gratuiti. Tutte le tue strutture costano meno monete con una struttura di un'altra fazione direttamente adiacente. Ogni segnalino Potere che sacrifichi ne sposta fino a due altri nella Polla III.
    .stronghold = Una volta sola, quando la costruisci: tutti i segnalini Potere sacrificati tornano nella Polla I. Un'azione speciale: metti fino a 2 segnalini Potere da qualsiasi Polla su spazi fiume, ognuno accanto a una tua struttura o a un altro segnalino. Solo per te tutti i terreni e le strutture accanto a una catena di segnalini sono direttamente adiacenti fra loro.
faction-firewalkers = Camminatori di Fuoco
    .the = i Camminatori di Fuoco
    .of = dei Camminatori di Fuoco
    .from = dai Camminatori di Fuoco
    .ability = Costruisci sui vulcani. Quando tutte le fazioni sono note scegli un terreno libero per le tue prime case. Il tuo Segnalino Infuocato parte 4 punti dietro ai tuoi PV, che non scendono mai sotto di esso. Invece di scavare paghi 4 PV per trasformare uno spazio in vulcano, o 6 PV se è il terreno patrio di un'altra fazione. Durante la tua mossa puoi in ogni momento spostare avanti il Segnalino Infuocato, al massimo fino ai tuoi PV: 1 punto Potere per spazio. Ogni vanga che ottieni lo sposta invece indietro di 4 spazi.
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
    .ability = Inizi con dei Gettoni X e ne ottieni 1 per ogni tempio e per il santuario. Come azione spendi 1 Gettone X e scegli un tipo di struttura; per ognuna delle tue sulla mappa ottieni: 1 punto Potere per casa, 2 monete per emporio, 1 lavoratore per tempio. Fortezza e santuario sono un solo tipo: 1 passo nei culti per la fortezza e 2 per il santuario, distribuiti come vuoi.
    .stronghold = Da allora ottieni 1 Gettone X anche per ogni città che fondi.
faction-kingdom_of_ember = Regno di Lava
    .the = quelli del Regno di Lava
    .of = del Regno di Lava
    .from = dal Regno di Lava
    .ability = Costruisci sui vulcani. Quando tutte le fazioni sono note scegli un terreno libero per le tue prime case. Come azione accumuli la lava: togli dal gioco un sacerdote della tua riserva per mettere una tessera Vulcano in più sotto una tua struttura e ottenere 1 punto Potere. Come azione lasci scorrere la lava: una struttura si sposta in uno spazio vicino libero che non sia ghiaccio né vulcano, con tutte le sue tessere tranne una, e prosegue finché ne ha più di una. Restituisci una tessera in più per il terreno patrio di un'altra fazione e una per ogni spazio fiume attraversato, dove puoi costruire un ponte senza pagare. L'ultima tessera non si restituisce mai. Ogni vanga che ottieni fa invece tornare un sacerdote tolto dal gioco. Una tessera Città sta su una delle strutture più forti della città, che non può più muoversi. Non hai alcuna Navigazione.
    .stronghold = Una volta sola, quando la costruisci: tutti i sacerdoti tolti dal gioco tornano nella tua riserva.
faction-selkies = Selkie
    .the = le Selkie
    .of = delle Selkie
    .from = dalle Selkie
    .ability = Costruisci sul ghiaccio. Insieme alla fazione scegli un terreno libero per le tue prime case; i loro spazi diventano ghiaccio. Per trasformare quel terreno in ghiaccio serve 1 vanga, per un altro tante quanto dista da esso nel ciclo. Nessuno può trasformare ghiaccio o vulcano. Puoi costruire una casa su uno spazio fiume, un Iceberg, se accanto a esso due tue strutture stanno sul ghiaccio senza essere adiacenti fra loro: costa 1 lavoratore più di una casa normale e dà 2 PV. Non può mai essere migliorato; è direttamente adiacente a tutto ciò che lo circonda, e le tue navi possono partire da esso.
    .stronghold = Un'azione speciale: trasforma e costruisci con 1 vanga gratuita e 1 livello di Navigazione in più.
faction-snow_shamans = Sciamani delle Nevi
    .the = gli Sciamani delle Nevi
    .of = degli Sciamani delle Nevi
    .from = dagli Sciamani delle Nevi
    .ability = Costruisci sul ghiaccio. Insieme alla fazione scegli un terreno libero per le tue prime case; i loro spazi diventano ghiaccio. Per trasformare quel terreno in ghiaccio serve 1 vanga, per un altro tante quanto dista da esso nel ciclo. Nessuno può trasformare ghiaccio o vulcano. Non puoi migliorare la Navigazione né la Trasformazione con un'azione; ma ogni volta che passi puoi avanzare di un livello in una delle due, senza pagare e senza PV. Una tessera Bonus per la Navigazione conta allora il nuovo livello.
    .stronghold = Una volta sola, quando la costruisci: in ogni gruppo di spazi di ghiaccio direttamente adiacenti, vicino o lontano, puoi piazzare una casa senza pagare.
faction-wisps = Fuochi Fatui
    .the = i Fuochi Fatui
    .of = dei Fuochi Fatui
    .from = dai Fuochi Fatui
    .ability = Ogni volta che migliori una casa in un emporio ottieni una vanga gratuita per uno spazio direttamente adiacente a esso (un ponte conta, la Navigazione no). Per quello spazio non puoi comprare altre vanghe, né costruirvi in questa azione.
    .stronghold = Una volta sola, quando la costruisci: 7 PV, e puoi costruire una casa senza pagare su un qualsiasi spazio lago libero, vicino o lontano.

tile-ACTAT = ponte per 2 lavoratori
    .text = Con 2 lavoratori, quante volte vuoi: costruisci un ponte.
tile-ACTCW = segnalini sul fiume
    .text = Una volta per turno: metti fino a 2 tuoi segnalini Potere su spazi fiume, ognuno accanto a una tua struttura o a un altro segnalino. Tutti i terreni e le strutture accanto a una catena di segnalini sono per te direttamente adiacenti.
tile-ACTGE = sposta una X
    .text = Una volta per turno: aggiungi una X accanto a un'altra nel ciclo dei terreni, o togline una che non sta fra altre due.
tile-ACTSE = una vanga, navigando più lontano
    .text = Una volta per turno: 1 vanga per trasformare uno spazio, su cui puoi poi costruire; per questa azione la tua Navigazione è di 1 livello più alta.
tile-ACTXD = Gettone X: case
    .text = Con 1 Gettone X, quante volte vuoi: 1 punto Potere per ogni tua casa sulla mappa.
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
choice-burn-more =
    { $n ->
        [one] sacrifica { $n } segnalino Potere per spostarne fino a due altri nella Polla III
       *[other] sacrifica { $n } segnalini Potere per spostarne fino al doppio nella Polla III
    }
choice-lay-token = metti un segnalino Potere della Polla { $bowl } sullo spazio fiume { $hex }
choice-flow = lascia scorrere la struttura da { $hex } a { $target }
choice-pile = accumula la lava sotto { $hex }
choice-iceberg = costruisci una casa sullo spazio fiume { $hex }
choice-place-first = piazza { $structure_a } su { $hex }
choice-stoke =
    { $n ->
        [one] sposta avanti il Segnalino Infuocato di { $n } spazio per { $n } punto Potere
       *[other] sposta avanti il Segnalino Infuocato di { $n } spazi per { $n } punti Potere
    }

decision-cover = Aggiungi una X nel ciclo dei terreni, o togline una.
decision-put-back = Rimetti la casa migliorata nella sua fila, o al nono posto.
decision-river-tokens = Metti un segnalino Potere su uno spazio fiume.
decision-flow = La struttura può proseguire; altrimenti termina la mossa.
decision-free-step = Passi: avanza di un livello su uno dei tuoi tracciati, o rinuncia.
decision-near-spades = Usa la vanga su uno spazio accanto all'emporio, o rinunciaci.

refusal-carries_town_tile = La struttura su { $hex } porta una tessera Città e non può più muoversi.
refusal-lava_enough = Sotto questa struttura non c'è posto per altra lava.
refusal-cannot_stoke =
    { $most ->
        [one] Puoi spostare avanti il Segnalino Infuocato di { $most } spazio al massimo.
       *[other] Puoi spostare avanti il Segnalino Infuocato di { $most } spazi al massimo.
    }
refusal-next_already = Quella casa è già la prossima.
refusal-no_other_dwelling = Non c'è un'altra casa da scegliere.
refusal-nothing_to_put_back = Non c'è una casa da rimettere sul Tabellone Fazione.
refusal-no_chain_there = Lo spazio fiume { $hex } non è accanto a una tua struttura o a un tuo segnalino, o ne ha già uno.
refusal-no_cover_there = Puoi solo aggiungere una X accanto a un'altra, o toglierne una in fondo alla fila: non { $terrain }.
refusal-no_fire = Non hai un Segnalino Infuocato da spostare avanti.
refusal-no_icebergs = La tua fazione non può costruire sul fiume.
refusal-no_lava = La tua fazione non ha lava.
refusal-no_paid_steps = Non puoi migliorarlo con un'azione: avanzi quando passi.
refusal-no_room_to_stoke = Le tue Polle hanno posto solo per { resource-PW.amount }.
refusal-no_river_hex = Non c'è uno spazio fiume per un segnalino.
refusal-no_token_to_lay = Ora non hai segnalini Potere da mettere sul fiume.
refusal-no_structure_of_type = Sulla mappa non hai strutture di quel tipo.
refusal-no_way_for_lava = La lava non arriva a { $hex }: servono uno spazio libero che non sia ghiaccio né vulcano e abbastanza tessere Vulcano.
refusal-no_support = Lo spazio fiume { $hex } deve avere accanto due tue strutture sul ghiaccio non adiacenti fra loro.
refusal-wrong_colour = Sul tuo Tabellone Fazione la prossima struttura di quel tipo ({ $structure }) ha un colore diverso da questa.

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
console-board-pieces = Ancora sul Tabellone Fazione:

log-lava =
    { $n ->
        [one] Sotto la struttura su { $hex } c'è { $n } tessera Vulcano in più.
       *[other] Sotto la struttura su { $hex } ci sono { $n } tessere Vulcano in più.
    }
log-move = { $who } spostano la struttura da { $hex } a { $target }.

resource-removed-priest = sacerdoti tolti dal gioco
    .amount =
        { $n ->
            [one] { $n } sacerdote tolto dal gioco
           *[other] { $n } sacerdoti tolti dal gioco
        }
resource-lava = tessere Vulcano in più
    .amount =
        { $n ->
            [one] { $n } tessera Vulcano in più
           *[other] { $n } tessere Vulcano in più
        }
draw-lava =
    { $n ->
        [one] { $n } tessera Vulcano in più
       *[other] { $n } tessere Vulcano in più
    }

log-iceberg = { $who } costruiscono una casa sullo spazio fiume { $hex }.
