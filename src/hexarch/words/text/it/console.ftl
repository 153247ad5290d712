# Testi della console. I messaggi `console-help-*` non hanno valori, così l'aiuto compare subito.

# -- aiuto dei comandi

console-help-hexarch = Hexarch: Terra Mystica per persone e bot. Non ufficiale.
console-help-language = Ogni comando accetta --language en, it o pt.
console-help-group-commands = Comandi
console-help-group-parameters = Opzioni
console-help-group-arguments = Argomenti
console-help-command-play = Gioca in questo terminale, contro i bot o insieme.
console-help-command-serve = Apre il tavolo: si gioca nel browser.
console-help-command-new = Scrive una nuova partita in un file, da giocare più tardi.
console-help-command-show = Mostra una posizione di una partita salvata o di un registro.
console-help-command-draw = Disegna in SVG una posizione di una partita salvata o di un registro.
console-help-command-export = Scrive una partita come registro.
console-help-command-map = Mappe proprie: controllarle, generarle, disegnarle.
console-help-command-map-check = Dice che cosa ha di particolare o di ingiusto una mappa.
console-help-command-map-generate = Crea una mappa casuale equa.
console-help-command-map-draw = Disegna una mappa nel terminale, o come SVG.
console-help-command-check = Rigioca registri di partite vere e confronta ogni riga.
console-help-command-simulate = Fa giocare molte partite ai bot e conta i punti.
console-help-command-review = Ripercorre una partita con un bot: che cosa prevede, che cosa preferisce, che cosa si è perso.
console-help-command-bot = Fa sedere un bot a un tavolo altrui con righe di testo (docs/bot-protocol.md).
console-help-command-records = Scrive le decisioni delle partite in un file Parquet, per l'apprendimento.
console-help-command-train = Apprende la valutazione dei bot forti giocando contro se stesso.
console-help-command-bench = Misura la velocità delle regole.
console-help-command-factions = Elenca le fazioni.
console-help-command-tiles = Elenca tessere e azioni.
console-help-command-options = Elenca le opzioni delle regole.
console-help-command-version = Mostra la versione.
console-help-players = Numero di giocatori, da 2 a 5.
console-help-bots = Bot (random, greedy, steward, elder) per gli ultimi posti, per esempio greedy,random; tanti nomi quanti i posti li indicano tutti, con human per le persone; none per sole persone. Senza, giochi contro bot greedy.
console-help-factions = intro (la partita introduttiva), random, draft, auction (asta), sealed-auction (asta segreta), oppure fazioni separate da virgole.
console-help-profile = Regole: rulebook (come stampate) o league (come su terra.snellman.net).
console-help-option = Un'opzione delle regole, nome=on o nome=off; si può ripetere. fire-and-ice sta per le sue fazioni e il suo punteggio finale. Vedi hexarch options.
console-help-seed = Seme della preparazione: lo stesso seme dà le stesse tessere e fazioni.
console-help-seed-first = Seme della prima partita; le successive prendono i numeri che seguono.
console-help-map = Mappa: base, revised_base, fire_ice, fjords, lakes, archipelago, il file di una mappa, o un id che comincia con custom:.
console-help-final = Tessera di punteggio finale aggiuntivo, per nome (vedi hexarch tiles), o random.
console-help-resume = Continua una partita salvata.
console-help-save = File in cui la partita è salvata dopo ogni tua scelta.
console-help-json = Stampa un documento JSON.
console-help-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare altre macchine.
console-help-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
console-help-serve-database = sqlite:///file oppure postgresql://utente@host/nome; altrimenti un file nella cartella dei dati.
console-help-serve-data = Cartella dei dati per quel file.
console-help-serve-workers = Processi del server; più di uno richiede PostgreSQL.
console-help-serve-bots = Processi in cui pensano i bot.
console-help-serve-pause = Secondi dopo i quali si mostra la scelta di un bot.
console-help-serve-open = Apre la pagina nel browser.
console-help-position-file = Partita salvata o registro.
console-help-at = Si ferma dopo questa riga di un registro, o questa scelta di una partita salvata; 0 è l'inizio.
console-help-svg-output = File per il disegno; senza, il disegno viene stampato.
console-help-theme = light (chiaro) o dark (scuro).
console-help-ledger-output = File per il registro; senza, il registro viene stampato.
console-help-new-file = File per la nuova partita; senza, la partita viene stampata.
console-help-ledgers = File di registri.
console-help-games = Numero di partite.
console-help-simulate-bots = Bot a turno intorno al tavolo, per esempio greedy,random.
console-help-records-file = Il file da scrivere (Parquet).
console-help-records-ledgers = Registri di partite vere, o cartelle che li contengono.
console-help-records-factions = random (a caso) o draft (a scelta).
console-help-records-proposals = Elenca fra i candidati le scelte pagabili dopo conversioni.
console-help-train-folder = Cartella dell'addestramento; se ne contiene uno, continua.
console-help-train-generations = Generazioni in tutto: ognuna gioca e poi impara dalle partite.
console-help-train-games = Partite di ogni generazione.
console-help-train-window = Generazioni di cui si ricordano le partite.
console-help-train-epochs = Quante volte una generazione percorre le posizioni.
console-help-train-trust = Lambda, da 0 a 1: quanto conta il risultato finale rispetto alla stima successiva.
console-help-train-rate = Lunghezza di un passo di apprendimento.
console-help-train-thinking = Secondi di riflessione per ogni decisione delle partite di allenamento; 0: ogni turno è guardato una volta sola.
console-help-train-players = Numero di giocatori; 0 per due-cinque, per lo più quattro.
console-help-train-seed = Seme: stesso seme e stesse opzioni danno gli stessi pesi.
console-help-train-start = Continua dai pesi di questo bot (steward, elder), o dai pesi e dalle partite dell'addestramento in questa cartella, invece che da zero.
console-help-train-jobs = Processi che giocano nello stesso momento; tutti i core se non indicato.
console-help-jobs = Processi che giocano nello stesso momento.
console-help-review-bot = Il bot che giudica; senza, il più forte.
console-help-review-seat = Solo questo posto, per numero, fazione o giocatore; si può ripetere.
console-help-review-seconds = Tempo del bot per ogni decisione, in secondi; senza, il suo.
console-help-review-jobs = Processi che pensano nello stesso momento.
console-help-review-html = File per una pagina con un grafico e ogni decisione (HTML).
console-help-review-all = Mostra ogni decisione, non solo le più care.
console-help-bot-name = Il bot; senza, il più forte.
console-help-bot-stdio = Legge le richieste dall'input e risponde sull'output.
console-help-bot-seed = Seme del bot: con lo stesso seme gioca allo stesso modo.
console-help-bench-games = Partite casuali in ogni ciclo.
console-help-bench-rounds = Cicli; in ognuno i motori si alternano, e di ogni cifra si mostra la migliore.
console-help-bench-ledgers = Cartella di partite vere (*.txt) da ripercorrere e controllare.
console-help-bench-peer = Misura anche il motore di confronto e mostra i rapporti.
console-help-bench-compiled = Ambiente virtuale con una versione compilata, misurata anch'essa se c'è.
console-help-map-file = File della mappa, nome di una mappa, o un id che comincia con custom:.
console-help-map-seed = Seme: lo stesso seme dà la stessa mappa.
console-help-map-rows = Numero di righe.
console-help-map-columns = Numero di esagoni di una riga lunga.
console-help-map-short = Comincia con una riga corta.
console-help-map-output = File per la mappa; senza, la mappa viene stampata.
console-help-map-drawing = File per il disegno SVG; senza, la mappa viene mostrata qui.

# -- preparazione

console-welcome = Hexarch - Terra Mystica (non ufficiale). Scrivi help in qualsiasi momento.
console-player = Giocatore { $n }
console-ask-players = Quanti giocatori, da { $least } a { $most }? [{ $default }]
console-ask-people = Quanti di loro sono persone? Gli altri sono bot. [{ $default }]
console-ask-setup = Quale preparazione? [1]
console-way-intro = La partita introduttiva del regolamento: fazioni e case sono assegnate.
console-way-random = Fazioni, tessere Punteggio e tessere Bonus a caso.
console-way-draft = Ognuno sceglie una fazione.
console-way-auction = Fazioni a caso all'asta: ottiene la fazione chi comincia con meno punti.
console-seed = Seme di questa partita: { $seed }
console-loaded =
    { $n ->
        [one] Caricato { $file }: { $n } scelta finora.
       *[other] Caricato { $file }: { $n } scelte finora.
    }

# -- il tavolo

console-setup-heading = Preparazione
console-over-heading = La partita è finita
console-round-heading = Turno { $round }, giro { $turn }
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
console-vp = { $n } PV
console-token =
    { $n ->
        [one] -{ $n } segnalino Potere per sempre
       *[other] -{ $n } segnalini Potere per sempre
    }
console-offer = offre { $n } Potere: { $who }
console-final-source = Punti
console-final-total = Totale
console-winners =
    { $n ->
        [one] Vince: { $who }
       *[other] Vincono a pari merito: { $who }
    }

# -- l'elenco delle scelte

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
console-group-end = Fine del turno
console-group-convert = Con conversioni prima
console-group-burn = Sacrificando prima Potere
console-more =
    { $n ->
        [one] Ancora { $n } scelta se sacrifichi Potere: scrivi more.
       *[other] Ancora { $n } scelte se sacrifichi Potere: scrivi more.
    }
console-turn-end = La tua azione è fatta. Premi Invio per finire il turno (o prima converti, o undo).
console-bid-begin = cominci con { $n } PV
console-bid-give = rinunci a { $n } PV
console-bid-placed = un'offerta segreta
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
console-payable = Potresti: { $choice }. Scrivi pay per farlo.
console-possible = Questo è possibile.
console-free = Conversioni, quante volte vuoi; scrivine una, da sola o prima di un'azione
console-hint-help = Scrivi un numero dell'elenco, una scelta come "upgrade E6 to TE", oppure help.

# -- comandi della console

console-help =
    Scrivi il numero di una scelta, o la scelta stessa nella lingua dei registri. Più scelte
    si separano con un punto: convert 3PW to 1W. upgrade E6 to TE
    Una riga vuota finisce il turno, o mostra di nuovo l'elenco.

    undo           ritira l'ultima scelta fatta a questa console, con ciò che i bot hanno fatto dopo
    free           conversioni che puoi fare prima o dopo la tua azione
    more           elenca anche ciò che diventa possibile sacrificando Potere
    why SCELTA     perché una scelta è rifiutata, o che cosa fa: why upgrade E6 to SH
    hint BOT       le scelte migliori che un bot vede per te, con i punti che prevede; BOT si può omettere
    reasons CHI    perché un bot ha scelto così: una fazione, un numero del log, o senza CHI l'ultimo bot
    explain COSA   un numero dell'elenco, una tessera, una fazione o un'opzione: explain BON3; rules BON3 fa lo stesso
    pay            fai l'ultima scelta rifiutata con le conversioni proposte
    table          tutto il tavolo; map mostra solo la mappa
    board POSTO    una plancia fazione, per numero o fazione; senza POSTO la tua
    log N          le ultime N scelte
    save FILE      salva la partita; load FILE ne continua una salvata
    language en    cambia la lingua: en, it, pt
    resign         lascia il tuo posto; gli altri continuano
    quit           esci; prima puoi salvare

    C monete, W lavoratori, P sacerdoti, PW Potere, VP punti vittoria.
console-undone = Ritirato: { $who }, { $choice }
console-nothing-to-undo = Non c'è niente da ritirare.
console-nothing-to-pay = Non c'è niente da pagare: prima prova una scelta che non puoi permetterti.
console-saved = Salvato in { $file }
console-written = Scritto in { $file }
console-save-where = Dove? Scrivi save e il nome di un file.
console-load-where = Da dove? Scrivi load e il nome di un file.
console-ask-save = Salvare prima di uscire? Scrivi il nome di un file, o premi Invio per uscire senza salvare:
console-input-ended = L'input è finito; la partita si ferma qui.
console-after = Premi Invio per uscire (undo e save funzionano ancora):
console-game-over = La partita è finita.
console-no-free = Ora non puoi convertire niente.
console-why-what = Perché cosa? Scrivi why e una scelta o un numero dell'elenco.
console-explain-what = Spiegare che cosa? Scrivi explain e una tessera, una fazione, un'opzione o un numero dell'elenco.
console-log-empty = Non è ancora successo niente.

# -- una plancia fazione

console-board-stronghold = Fortezza:
console-board-structure = Struttura
console-board-built = costruite
console-board-left = restano
console-board-cost = prezzo
console-board-power = valore di potere
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
console-board-jump = Tunnel o tappeto:
console-board-jump-text = salta fino a { $skip }, costa { $cost }, vale { $vp } PV
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

# -- elenchi e cifre

console-on = sì
console-off = no
console-tiles-bonus = Tessere Bonus
console-tiles-favor = Tessere Favore
console-tiles-town = Tessere Città
console-tiles-round = Tessere Punteggio
console-tiles-final = Tessere di punteggio finale aggiuntivo
console-tiles-power = Azioni Potere
console-tiles-special = Azioni speciali delle fazioni
console-checking = Controllo
console-check-ok = { $file }: concorda, { $rows } righe, { $commands } comandi
console-check-summary = file: { $files }; { $agree } concordano, { $different } diversi, { $unreadable } illeggibili; { $rows } righe in { $seconds } s
console-simulating = In gioco
console-simulated = { $games } partite, { $players } giocatori: { $mean_vp } PV in media, { $best_vp } al massimo; { $decisions_per_game } decisioni a partita; { $ms_per_game } ms a partita, { $decisions_per_s } decisioni/s ({ $jobs } processi)
console-recording = Partite
console-recorded = { $file }: { $games } partite, { $decisions } decisioni, { $size } MB
console-error-no-parquet = Per questo servono altre librerie (pip install 'hexarch[parquet]').
console-error-no-records = Niente da scrivere: indica --games o --ledgers.
console-train-generations = Generazioni
console-train-generation = Generazione
console-train-mean = PV medi
console-train-spread = Dispersione
console-train-positions = Posizioni
console-train-error = Errore (PV)
console-train-seconds = Secondi
console-trained = I pesi sono in { $folder }/weights.npz.
console-error-train-plan = { $folder } contiene un addestramento con altre opzioni.
console-error-train-engine = { $folder } contiene un addestramento di un'altra versione delle regole.
console-error-train-game = Nessun bot di questo gioco impara.
console-error-train-damaged = { $folder } contiene un addestramento danneggiato.
console-error-train-start = In “{ $name }” non ci sono pesi da cui partire; indica un bot ({ $known }) o la cartella di un addestramento.
console-mean = PV medi
console-seats = Posti
console-wins = Vittorie
console-by-bot = Bot
console-by-faction = Fazione

# -- mappe proprie

console-map-generated = Mappa casuale { $seed }
console-map-unnamed = Mappa senza nome
console-map-by = { $name }, di { $author }
console-map-facts = Terra { $land }, fiume { $river }, posti per ponti { $sites }; aree di terra { $areas }; sistemi fluviali { $systems }
console-map-terrain = Terreno
console-map-hexes = Esagoni
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
        [one] { $n } esagono non ha terra accanto: { $hexes }.
       *[other] { $n } esagoni non hanno terra accanto: { $hexes }.
    }
console-map-finding-no-bridges = Non c'è posto per nessun ponte.
console-map-finding-river-access = I terreni hanno un numero diverso di esagoni sul fiume: { $terrain } { $n }, { $other } { $m }.
console-map-finding-near-home = I terreni hanno vicino una quantità diversa di terra che richiede una sola vanga: { $terrain } { $n }, { $other } { $m }.

# -- ciò che va storto

console-error-folder = { $file } è una cartella, non un file.
console-error-no-file = Il file { $file } non esiste.
console-error-large = { $file } è troppo grande: non è né una partita salvata né un registro.
console-error-not-text = { $file } non è un file di testo in UTF-8.
console-error-open = Impossibile aprire { $file }: { $why }.
console-error-write = Impossibile scrivere { $file }: { $why }.
console-error-foreign = { $file } non è una partita salvata e resta com'è; scegli un altro nome.
console-error-option = "{ $option }" non è un'opzione: scrivi il nome e =on o =off.
console-error-language = La lingua "{ $language }" non c'è. Lingue: { $known }.
console-error-bot = Il bot "{ $name }" non c'è. Bot: { $known }; human per le persone.
console-error-bots = { $bots } bot non stanno a un tavolo di { $players }.
console-error-people = Una simulazione è solo per i bot.
console-error-number = La scelta { $number } non c'è: l'elenco va da 1 a { $most }.
console-error-range = Scrivi un numero da { $least } a { $most }.
console-error-amount = { $name } deve essere tra { $least } e { $most }.
console-error-seat = Nessuno qui si chiama "{ $seat }": scrivi un numero da 1 a { $most } o una fazione.
console-error-lines = Scrivi log e un numero fino a { $most }.
console-error-explain = Non c'è tessera, fazione o opzione "{ $what }".
console-error-at = In questo file non c'è la riga o scelta { $at }; l'ultima è { $most }.
console-error-theme = Il tema "{ $theme }" non c'è. Temi: { $known }.
console-error-final = Non c'è la tessera di punteggio finale "{ $tile }". Scegli fra: { $known }.
console-error-no-ledgers = Indica almeno un file di registro.
console-usage-value = { $name }: "{ $value }" non è un numero o valore adatto qui.
console-usage-command = Il comando "{ $name }" non c'è. Comandi: { $known }.
console-usage-option = L'opzione { $name } qui non c'è; --help le elenca.
console-usage-extra = Questo è di troppo: { $text }.
console-usage-missing = Manca { $name }; --help spiega.

# -- velocità

console-bench-title = Gioco casuale in quattro, Python { $python }
console-bench-interpreted = interpretato
console-bench-compiled = compilato
console-bench-ratio = rapporto
console-bench-decisions-per-s = decisioni/s
console-bench-ms-per-game = ms a partita
console-bench-copy-us = copia, µs
console-bench-rollback-us = ritirare un turno, µs
console-bench-ledgers-per-s = registri/s
console-bench-env-steps-per-s = passi d'ambiente/s
console-bench-ratios-note =
    Un rapporto sopra 1 vuol dire che il nostro è più veloce. Il motore di confronto non sa ritirare le mosse:
    ritirare un turno si confronta con la sua copia di una partita.
console-bench-note-sources = Le due versioni ({ $first }, { $second }) vengono da sorgenti diversi: esegui make compiled.
console-bench-note-games = Le due versioni ({ $first }, { $second }) non hanno giocato le stesse partite.
console-bench-no-peer = { $peer } non è installato: pip install 'hexarch[bench]', oppure misura con --no-peer.
console-bench-no-ledgers = Non ci sono registri (*.txt) in { $folder }.

# -- arena

console-help-command-arena = Confronta i bot su tavoli speculari.
console-help-arena-bots = Bot, per esempio greedy,random: si dividono il tavolo e si scambiano posti e fazioni. Tanti nomi quanti i posti dicono esattamente chi gioca; lo stesso nome quattro volte misura quel bot da solo.
console-help-arena-games = Almeno tante partite; ogni serie speculare si gioca intera.
console-help-arena-players = Numero di giocatori, da 2 a 5; se manca 4, o quanti nel primo file.
console-help-arena-setups = seed (preparazioni casuali), intro, un registro o una partita salvata, o una cartella di questi. Usati tutti i file, tornano con le fazioni un posto più avanti.
console-help-arena-profile = Regole: rulebook o league. Se manca, i file si giocano con le proprie regole, le altre preparazioni come nella lega.
console-help-arena-seed = Seme della prima preparazione e dei bot.
console-help-arena-report = File per un rapporto con grafici (HTML).
console-help-arena-ray = Gioca su Ray: su questo computer o sul cluster di RAY_ADDRESS.
console-help-arena-ray-address = Indirizzo di un cluster Ray su cui è installato Hexarch.
console-arena-title = Arena: { $bots }
console-arena-played = { $games } partite con { $players } giocatori: { $sets } serie speculari, { $setups } preparazioni diverse
console-arena-partial = Interrotto: contano { $games } partite su { $asked }, quelle delle serie complete.
console-arena-illegal =
    { $n ->
        [0] Nessun bot ha fatto una scelta illegale.
        [one] { $n } errore di un bot. Al suo posto è stata presa la prima opzione.
       *[other] { $n } errori dei bot. Al loro posto è stata presa la prima opzione.
    }
console-arena-points = Punti vittoria
console-arena-by-source = PV medi per provenienza
console-arena-pairs = Confronti
console-arena-pairs-note = Differenza tra le somme dei punti vittoria in ogni serie speculare, con intervalli di confidenza del 95 %; il grafico mostra la differenza per posto.
console-arena-ratings = Valutazioni
console-arena-histogram = Distribuzione dei punti finali
console-arena-histogram-of = { $bot }: { $mean } PV in media
console-arena-faults = Errori
console-arena-people = persone
console-arena-source = Provenienza
console-arena-bot = Bot
console-arena-seats = Posti
console-arena-mean = PV medi
console-arena-mean-95 = 95 %
console-arena-spread = Scarto
console-arena-range = Estremi
console-arena-win-share = Partite vinte
console-arena-seat-share = Quota di posti
console-arena-time = Per decisione
console-arena-worst = Più lunga
console-arena-pair = Coppia
console-arena-difference = PV per serie
console-arena-difference-95 = 95 %
console-arena-per-seat = PV per posto
console-arena-score = Vinte / pari / perse
console-arena-share = Serie vinte
console-arena-share-95 = 95 %
console-arena-rating = Valutazione
console-arena-rating-mean = Media
console-arena-rating-doubt = Incertezza
console-arena-setup = Preparazione
console-arena-seat = Posto
console-arena-decision = Decisione
console-arena-fault = Errore
console-arena-what = Testo
console-arena-fault-raised = si è fermato con un errore
console-arena-fault-illegal = scelta illegale
console-arena-fault-changed = ha cambiato la partita che guardava
console-arena-fault-endless = non ha finito la partita
console-arena-not-rated = Niente valutazioni: serve la libreria openskill (pip install 'hexarch[arena]').
console-arena-written = Rapporto: { $file }
console-arena-no-ray = Ray non è installato (pip install 'hexarch[cluster]').
console-arena-repeated = I bot nominati più volte devono riempire il tavolo: indica { $players } nomi, o ciascuno una volta.
console-arena-no-setups = { $place }: non c'è una preparazione per { $players } giocatori.
console-arena-empty = { $place } non contiene né registri (*.txt) né partite salvate (*.json).
console-arena-file = { $file }: { $why }
console-error-special = { $file } è un dispositivo o una pipe, non un file.
console-error-same-file = { $file } è il file che si legge; scegli un altro nome.
console-why-missing = il posto non esiste
console-why-forbidden = non è permesso
console-why-long = il nome è troppo lungo
console-why-full = non c'è più spazio
console-check-unordered = (Le offerte di potere sono in un altro ordine in { $n } { $n ->
        [one] riga
       *[other] righe
    }, come nelle copie più vecchie.)
