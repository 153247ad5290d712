# Texts of Terra Mystica at the console. A message `own-KEY` says what the program says by KEY in words of this game.

own-console-help-command-show = Mostra una posizione di una partita salvata o di un registro.
own-console-help-command-draw = Disegna in SVG una posizione di una partita salvata o di un registro.
own-console-help-command-export = Scrive una partita come registro.
console-help-command-map = Mappe proprie: controllarle, generarle, disegnarle.
console-help-command-map-check = Dice che cosa ha di particolare o di ingiusto una mappa.
console-help-command-map-generate = Crea una mappa casuale equa.
console-help-command-map-draw = Disegna una mappa nel terminale, o come SVG.
own-console-help-command-check = Rigioca registri di partite vere e confronta ogni riga.
console-help-command-factions = Elenca le fazioni.
console-help-command-tiles = Elenca tessere e azioni.
console-help-command-options = Elenca le opzioni delle regole.
own-console-help-players = Numero di giocatori, da 2 a 7.
own-console-help-bots = Bot (random, greedy, steward, elder) per gli ultimi posti, per esempio greedy,random; tanti nomi quanti i posti li indicano tutti, con human per le persone; none per sole persone. Senza, giochi contro bot greedy.
console-help-factions = intro (la partita introduttiva), random, random-colours, draft, auction (asta), sealed-auction (asta segreta), oppure fazioni separate da virgole.
console-help-profile = Regole: { $profiles }. `hexarch options` le spiega.
console-help-option = Un'opzione delle regole, nome=on o nome=off; si può ripetere. fire-and-ice sta per le sue fazioni e il suo punteggio finale. Vedi hexarch options.
console-help-map = Mappa: base, revised_base, fire_ice, fjords, lakes, archipelago, il file di una mappa, o un id che comincia con custom:.
console-help-final = Tessera di punteggio finale aggiuntivo, per nome (vedi hexarch tiles), o random.
console-help-first = Posto che comincia la partita introduttiva, contando da 1.
own-console-help-seed = Seme della preparazione: lo stesso seme dà le stesse tessere e fazioni.
own-console-help-position-file = Partita salvata o registro.
own-console-help-at = Si ferma dopo questa riga di un registro, o questa scelta di una partita salvata; 0 è l'inizio.
own-console-help-ledger-output = File per il registro; senza, il registro viene stampato.
own-console-help-ledgers = File di registri.
console-help-arena-profile = Regole: { $profiles }. Se manca, i file si giocano con le proprie regole, le altre preparazioni come nella lega.
console-help-records-factions = random (a caso) o draft (a scelta).
own-console-help-train-players = Numero di giocatori; 0 per due-cinque, per lo più quattro.
own-console-help-train-start = Continua dai pesi di questo bot (steward, elder, wide), o dai pesi e dalle partite dell'addestramento in questa cartella, invece che da zero.
own-console-help-train-mix = Da quali partite imparare: una delle combinazioni disponibili: wide (navi e fazioni dei fan in ogni combinazione), seas, fans, chosen (le fazioni come le scelgono le persone); altrimenti le solite.
own-console-help-review-seat = Solo questo posto, per numero, fazione o giocatore; si può ripetere.
console-help-map-file = File della mappa, nome di una mappa, o un id che comincia con custom:.
console-help-map-seed = Seme: lo stesso seme dà la stessa mappa.
console-help-map-rows = Numero di righe.
console-help-map-columns = Numero di spazi di una riga lunga.
console-help-map-short = Comincia con una riga corta.
console-help-map-output = File per la mappa; senza, la mappa viene stampata.
console-help-map-drawing = File per il disegno SVG; senza, la mappa viene mostrata qui.

console-ask-setup = Quale preparazione? [1]
console-way-intro = La partita introduttiva del regolamento: fazioni e case sono assegnate.
console-way-random = Fazioni, tessere Punteggio e tessere Bonus a caso.
console-way-random-colours = A ognuno un colore a caso; poi sceglie la fazione.
console-way-draft = Ognuno sceglie una fazione.
console-way-auction = Fazioni a caso all'asta: ottiene la fazione chi comincia con meno punti.
console-map-legend = D casa, TP emporio, TE tempio, SH fortezza, SA santuario; * città
console-bridges = Ponti: { $bridges }
console-begun = (hanno iniziato qui: { $who })
console-col-faction = Fazione
console-col-vp = PV
console-col-c = C
console-col-w = W
console-col-p = P
console-col-power = Polle
console-col-ship = Nav
console-col-dig = Trasf
console-col-tiles = Tessere
console-keys =
    { $n ->
        [one] { $n } chiave
       *[other] { $n } chiavi
    }
console-power-actions = Azioni Potere:
console-spade =
    { $n ->
        [one] { $n } vanga
       *[other] { $n } vanghe
    }
console-bridge = ponte
console-orders = Posti per i sacerdoti:
console-round-tile = { $vp } PV per ogni { $what }; poi { $reward } ogni { $steps } in { $cult }
console-event-spade = vanga
console-event-town = città
console-event-dwelling = casa
console-event-trading-house = emporio
console-event-temple = tempio
console-event-stronghold = fortezza
console-event-sanctuary = santuario
console-priests-sent = sacerdoti inviati
console-home-at = (terreno patrio possibile: { $hexes })
console-cards = Tessere Bonus da prendere:
console-final-tile = Punteggio finale aggiuntivo:
console-auction-open = Asta aperta: ottiene una fazione chi la prende per meno punti
console-auction-sealed = Asta segreta: le offerte si aprono quando sono tutte fatte
console-lot-free = ancora nessuna offerta
console-lot-held = { $player } comincerebbe con { $n } PV
console-lot-won = Comincia con { $n } PV.
console-hand = Hai: monete (C) { $c }, lavoratori (W) { $w }, sacerdoti (P) { $p }, Potere (PW) nelle Polle I/II/III { $power }, { $vp } PV.
console-income = Entrate:
console-cult-income = Bonus dei culti:
console-token =
    { $n ->
        [one] -{ $n } segnalino Potere per sempre
       *[other] -{ $n } segnalini Potere per sempre
    }
console-offer = offre { resource-PW.amount }: { $who }
console-group-factions = Fazioni
console-group-power = Potere da un vicino
console-group-tiles = Scegli
console-group-build = Costruire
console-group-upgrade = Migliorare
console-group-land = Terreno
console-group-actions = Azioni Potere e azioni speciali
console-group-priests = Sacerdoti
console-group-tracks = Tracciati
console-group-other = Altro
console-group-pass = Passare
console-group-end = Fine della mossa
console-group-prepared = Con conversioni prima
console-group-dear = Sacrificando prima Potere
console-bid-begin = cominci con { $n } PV
console-bid-give = rinunci a { $n } PV
console-bids = Per un altro numero da 0 a { $most } scrivi la fazione e il numero: { $faction } 33
console-pay-step =
    { $n ->
        [one] -{ $n } spazio in un solo culto
       *[other] -{ $n } spazi in un solo culto
    }
console-pay-token =
    { $n ->
        [one] -{ $n } segnalino Potere
       *[other] -{ $n } segnalini Potere
    }
console-board-stronghold = Fortezza:
console-board-structure = Struttura
console-board-built = costruite
console-board-left = restano
console-board-cost = prezzo
console-board-power = valore di Potere
console-board-next-income = entrate della prossima
console-board-shipping = Navigazione:
console-board-digging = Trasformazione:
console-board-spade = una vanga costa { $cost }
console-board-terrain = Terreno:
console-board-second = { $terrain }; terreno iniziale: { $second }
console-board-unlocked = Terreni sbloccati:
console-board-locked = Terreni da sbloccare:
console-board-volcano = Un vulcano:
console-board-volcano-text = { $cost }; { $dear } sul terreno patrio di altri ({ $homes })
console-board-jump = Cunicoli o tappeti volanti:
console-board-jump-text = salta fino a { $skip }, costa { $cost }, vale { $vp } PV
console-board-own = Ha inoltre:
console-board-tiles = Tessere:
console-board-actions = Azioni speciali:
console-board-income = Prossime entrate:
console-board-cult-bonus = ; bonus dei culti { $bonus }
console-board-final = Se la partita finisse ora:
console-board-final-text = { $total } PV (culti { $cults }, area di { $size }: { $network }, risorse { $resources })
console-board-final-tile = ; tessera aggiuntiva { $n }: { $vp } PV
console-board-track = livello { $level } di { $most }; il prossimo costa { $cost } e vale { $vp } PV
console-board-track-end = livello { $level }, l'ultimo
console-action-ready = pronta
console-action-used = usata
console-action-locked = serve la fortezza
console-on = sì
console-off = no
console-tiles-bonus = Tessere Bonus
console-tiles-favor = Tessere Favore
console-tiles-town = Tessere Città
console-tiles-round = Tessere Punteggio
console-tiles-final = Tessere di punteggio finale aggiuntivo
console-tiles-power = Azioni Potere
console-tiles-special = Azioni speciali delle fazioni
console-map-generated = Mappa casuale { $seed }
console-map-unnamed = Mappa senza nome
console-map-by = { $name }, di { $author }
console-map-facts = Terra { $land }, fiume { $river }, posti per ponti { $sites }; aree di terra { $areas }; sistemi fluviali { $systems }
console-map-terrain = Terreno
console-map-hexes = Spazi
console-map-at-river = Sul fiume
console-map-near = Una vanga, due passi
console-map-fair = Niente di insolito: la mappa tratta tutti i terreni allo stesso modo.
console-map-id = Id: { $id }
console-map-ledger-id = Id nei registri: { $id }
console-map-finding-equal-neighbours =
    { $n ->
        [one] { $n } coppia di vicini ha lo stesso terreno: { $hexes }.
       *[other] { $n } coppie di vicini hanno lo stesso terreno: { $hexes }.
    }
console-map-finding-terrain-counts = I terreni non sono in numero uguale: { $terrain } { $n }, { $other } { $m }.
console-map-finding-river-parts = Il fiume è in { $n } parti: nessuna nave passa dall'una all'altra.
console-map-finding-isolated-land =
    { $n ->
        [one] { $n } spazio non ha terra accanto: { $hexes }.
       *[other] { $n } spazi non hanno terra accanto: { $hexes }.
    }
console-map-finding-no-bridges = Non c'è posto per nessun ponte.
console-map-finding-river-access = I terreni hanno un numero diverso di spazi sul fiume: { $terrain } { $n }, { $other } { $m }.
console-map-finding-near-home = I terreni hanno vicino una quantità diversa di terra che richiede una sola vanga: { $terrain } { $n }, { $other } { $m }.
console-error-option = "{ $option }" non è un'opzione: scrivi il nome e =on o =off.
console-error-final = Non c'è la tessera di punteggio finale "{ $tile }". Scegli fra: { $known }.
console-check-edition = (Concorda solo con un'edizione precedente di queste regole, che il registro non indica.)
console-check-unordered = (Le offerte di Potere sono in un altro ordine in { $n } { $n ->
        [one] riga
       *[other] righe
    }, come nelle copie più vecchie.)

own-console-more =
    { $n ->
        [one] Ancora { $n } scelta se sacrifichi Potere: scrivi more.
       *[other] Ancora { $n } scelte se sacrifichi Potere: scrivi more.
    }
own-console-turn-end = La tua azione è fatta. Premi Invio per finire la mossa (o prima converti, o undo).
own-console-free = Conversioni, quante volte vuoi; scrivine una, da sola o prima di un'azione
own-console-hint-help = Scrivi un numero dell'elenco, una scelta come "upgrade E6 to TE", oppure help.
own-console-table-help =
    Scrivi il numero di una scelta, o la scelta stessa nella lingua dei registri. Più scelte
    si separano con un punto: convert 3PW to 1W. upgrade E6 to TE
    Una riga vuota finisce la mossa, o mostra di nuovo l'elenco.

    undo           ritira l'ultima scelta fatta a questa console, con ciò che i bot hanno fatto dopo
    free           conversioni che puoi fare prima o dopo la tua azione
    more           elenca anche ciò che diventa possibile sacrificando Potere
    why SCELTA     perché una scelta è rifiutata, o che cosa fa: why upgrade E6 to SH
    hint BOT       le scelte migliori che un bot vede per te, con i punti che prevede; BOT si può omettere
    reasons CHI    perché un bot ha scelto così: una fazione, un numero del log, o senza CHI l'ultimo bot
    explain COSA   un numero dell'elenco, una tessera, una fazione o un'opzione: explain BON3; rules BON3 fa lo stesso
    pay            fai l'ultima scelta rifiutata con le conversioni proposte
    table          tutto il tavolo; map mostra solo la mappa
    board POSTO    un Tabellone Fazione, per numero o fazione; senza POSTO il tuo
    log N          le ultime N scelte
    save FILE      salva la partita; load FILE ne continua una salvata
    language en    cambia la lingua: en, it, pt
    resign         lascia il tuo posto; gli altri continuano
    quit           esci; prima puoi salvare

    C monete, W lavoratori, P sacerdoti, PW Potere, VP punti vittoria.
own-console-no-free = Ora non puoi convertire niente.
own-console-explain-what = Spiegare che cosa? Scrivi explain e una tessera, una fazione, un'opzione o un numero dell'elenco.
own-console-by-label = Fazione
own-console-error-seat = Nessuno qui si chiama "{ $seat }": scrivi un numero da 1 a { $most } o una fazione.
own-console-error-explain = Non c'è tessera, fazione o opzione "{ $what }".
own-console-error-no-ledgers = Indica almeno un file di registro.
own-console-reasons-sealed = Le offerte si spiegano quando sono tutte fatte.
own-console-col-seat = Fazione

own-console-protocol-help-setup = RIGA: una riga dell'intestazione di un registro, o "faction NOME" per ogni posto nel suo ordine
own-console-help-arena-bots = Bot, per esempio greedy,random: si dividono il tavolo e si scambiano posti e fazioni. Con tanti nomi quanti sono i posti si dice esattamente chi gioca; lo stesso nome quattro volte misura quel bot da solo. elder@pesi.npz è elder con quei pesi, elder:depth=1:seconds=0.4 con quelle impostazioni.
own-console-help-arena-setups = seed (preparazioni casuali), intro, un registro o una partita salvata, o una cartella di questi. Usati tutti i file, tornano con le fazioni un posto più avanti.

console-review-power = Potere da un vicino
console-review-start = casa iniziale
console-review-card = prima tessera Bonus
console-review-faction = fazione
console-review-bid = offerta
