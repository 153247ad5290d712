# Testi della console. I messaggi `console-help-*` non hanno valori, così l'aiuto compare subito.

# -- aiuto dei comandi

console-help-hexarch = Hexarch: giochi da tavolo per persone e bot. Non ufficiale.
console-help-language = Ogni comando accetta --language en, it o pt; quelli che riguardano partite accettano --game.
console-help-group-commands = Comandi
console-help-group-parameters = Opzioni
console-help-group-arguments = Argomenti
console-help-command-play = Gioca in questo terminale, contro i bot o con altre persone.
console-help-command-serve = Apre il tavolo: si gioca nel browser.
console-help-command-new = Scrive una nuova partita in un file, da giocare più tardi.
console-help-command-show = Mostra una posizione di una partita salvata o di un registro.
console-help-command-draw = Disegna in SVG una posizione di una partita salvata o di un registro.
console-help-command-export = Scrive una partita come registro per altri programmi.
console-help-command-check = Rigioca registri di partite giocate altrove e li confronta.
console-help-command-simulate = Fa giocare molte partite ai bot e conta i punti.
console-help-command-review = Ripercorre una partita con un bot: che cosa prevede, che cosa preferisce, che cosa si è perso.
console-help-command-bot = Fa giocare un bot al tavolo di un altro programma con righe di testo (docs/bot-protocol.md).
console-help-command-records = Scrive le decisioni delle partite in un file Parquet, per l'apprendimento.
console-help-command-train = Addestra la valutazione dei bot forti con partite contro se stessi.
console-help-command-bench = Misura la velocità delle regole.
console-help-command-version = Mostra la versione.
console-help-players = Numero di giocatori.
console-help-bots = Bot per gli ultimi posti, separati da virgole; random gioca a qualsiasi gioco. Con tanti nomi quanti sono i posti si assegnano tutti, con human per le persone; none per sole persone. Senza, giochi contro i bot.
console-help-seed = Seme della preparazione: lo stesso seme dà la stessa partita.
console-help-seed-first = Seme della prima partita; le successive prendono i numeri che seguono.
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
console-help-serve-name = Nome con cui il server è conosciuto in internet; più nomi separati da virgole.
console-help-serve-open = Apre la pagina nel browser.
console-help-position-file = Partita salvata, o registro di una partita giocata altrove.
console-help-at = Si ferma dopo questa riga di un registro, o questa scelta di una partita salvata; 0 è l'inizio.
console-help-svg-output = File per il disegno; senza, il disegno viene stampato.
console-help-theme = light (chiaro) o dark (scuro).
console-help-ledger-output = File per il registro; senza, il registro viene stampato.
console-help-new-file = File per la nuova partita; senza, la partita viene stampata.
console-help-ledgers = Registri di partite giocate altrove.
console-help-games = Numero di partite.
console-help-simulate-bots = Bot, seduti a rotazione intorno al tavolo, per esempio greedy,random.
console-help-records-file = Il file da scrivere (Parquet).
console-help-records-ledgers = Registri di partite vere, o cartelle che li contengono.
console-help-records-proposals = Elenca fra i candidati le scelte pagabili dopo conversioni.
console-help-train-folder = Cartella dell'addestramento; se ne contiene uno, continua.
console-help-train-generations = Generazioni in tutto: ognuna gioca e poi impara dalle partite.
console-help-train-games = Partite di ogni generazione.
console-help-train-window = Generazioni di cui si ricordano le partite.
console-help-train-epochs = Quante volte una generazione percorre le posizioni.
console-help-train-trust = Lambda, da 0 a 1: quanto conta il risultato finale rispetto alla stima successiva.
console-help-train-rate = Tasso di apprendimento.
console-help-train-thinking = Secondi di riflessione per ogni decisione delle partite di addestramento; 0: ogni mossa è guardata una volta sola.
console-help-train-players = Numero di giocatori; 0 per tutti quelli possibili.
console-help-train-seed = Seme: stesso seme e stesse opzioni danno gli stessi pesi.
console-help-train-start = Continua dai pesi di questo bot, o dai pesi e dalle partite dell'addestramento in questa cartella, invece che da zero.
console-help-train-mix = Da quali partite imparare: una delle combinazioni che il gioco conosce; altrimenti le solite.
console-help-train-carry = Continua ad adattare i pesi attuali invece di ripartire da pesi nuovi: con poche partite dimenticano meno.
console-help-train-gate = Preparazioni su cui i nuovi pesi affrontano quelli precedenti; restano solo se vincono con certezza. 0: sempre.
console-help-train-rare = Dopo l'adattamento, pesa ancora una volta, da solo, ciò che solo poche posizioni hanno.
console-help-train-share = La parte delle decisioni in cui i giocatori riflettono, con --thinking; con --carry i pesi imparano dai loro piani a confrontare le mosse.
console-help-train-venture = Nelle partite contro sé stesso il caso sceglie ogni mossa, più spesso le più promettenti, e si impara da ciò che ne viene; tanti punti in meno rendono una mossa quasi tre volte meno probabile. 0: no. Con --thinking conta ciò che ci si aspetta che quella mossa porti entro la fine del turno.
console-help-train-jobs = Processi che giocano nello stesso momento; tutti i core se non indicato.
console-help-jobs = Processi che giocano nello stesso momento.
console-help-review-bot = Il bot che giudica; senza, il più forte.
console-help-review-seat = Solo questo posto, per numero, per ruolo o per giocatore; si può ripetere.
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

# -- preparazione

console-welcome = Hexarch - { $game } (non ufficiale). Scrivi help in qualsiasi momento.
console-player = Giocatore { $n }
console-ask-players = Quanti giocatori, da { $least } a { $most }? [{ $default }]
console-ask-people = Quanti di loro sono persone? Gli altri sono bot. [{ $default }]
console-seed = Seme di questa partita: { $seed }
console-loaded =
    { $n ->
        [one] Caricato { $file }: { $n } scelta finora.
       *[other] Caricato { $file }: { $n } scelte finora.
    }

# -- il tavolo

console-setup-heading = Preparazione
console-over-heading = La partita è finita
console-round-heading = Turno { $round }, mossa { $turn }
console-vp = { $n } PV
console-final-source = Punti
console-final-total = Totale
console-winners =
    { $n ->
        [one] Vince: { $who }
       *[other] Vincono a pari merito: { $who }
    }

# -- l'elenco delle scelte

console-more =
    { $n ->
        [one] Ancora { $n } scelta: scrivi more.
       *[other] Ancora { $n } scelte: scrivi more.
    }
console-turn-end = Non resta niente da fare. Premi Invio per finire la mossa (o undo).
console-payable = Potresti: { $choice }. Scrivi pay per farlo.
console-possible = Questo è possibile.
console-free = Che cos'altro puoi fare, quante volte vuoi; scrivi una di queste scelte, da sola o prima di un'altra
console-hint-help = Scrivi un numero dell'elenco, una scelta con le parole del gioco, oppure help.

# -- comandi della console

console-table-help =
    Scrivi il numero di una scelta, o la scelta stessa. Più scelte si separano con un punto.
    Una riga vuota prende l'unica scelta, finisce la mossa, o mostra di nuovo l'elenco.

    undo           ritira l'ultima scelta fatta a questa console, con ciò che i bot hanno fatto dopo
    free           che cosa puoi fare prima o dopo la tua scelta
    more           elenca anche ciò che non si elenca subito
    why SCELTA     perché una scelta è rifiutata, o che cosa fa; SCELTA può essere un numero dell'elenco
    hint BOT       le scelte migliori che un bot vede per te, con i punti che prevede; BOT si può omettere
    reasons CHI    perché un bot ha scelto così: un giocatore, un numero del log, o senza CHI l'ultimo bot
    explain COSA   un numero dell'elenco, o un nome del tavolo; rules COSA fa lo stesso
    pay            fai l'ultima scelta rifiutata, con ciò che è stato proposto davanti
    table          tutto il tavolo
    log N          le ultime N scelte
    save FILE      salva la partita; load FILE ne continua una salvata
    language en    cambia la lingua: en, it, pt
    quit           esci; prima puoi salvare
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
console-no-free = Ora non puoi fare nient'altro.
console-why-what = Perché cosa? Scrivi why e una scelta o un numero dell'elenco.
console-explain-what = Spiegare che cosa? Scrivi explain e un nome del tavolo o un numero dell'elenco.
console-log-empty = Non è ancora successo niente.

# -- elenchi e cifre

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
console-train-bias = Scarto per turno, dal turno 0 (PV)
console-train-gate = Punti per posto sui pesi precedenti
console-train-kept = tenuti
console-train-dropped = scartati
console-trained = I pesi sono in { $folder }/weights.npz.
console-error-train-plan = { $folder } contiene un addestramento con altre opzioni.
console-error-train-engine = { $folder } contiene un addestramento di un'altra versione delle regole.
console-error-train-damaged = { $folder } contiene un addestramento danneggiato.
console-error-train-game = Nessun bot di questo gioco impara giocando.
console-error-train-start = In "{ $name }" non ci sono pesi da cui partire; indica un bot ({ $known }) o la cartella di un addestramento.
console-error-train-mix = Non c'è la combinazione "{ $name }"; ci sono: { $known }
console-mean = PV medi
console-seats = Posti
console-wins = Vittorie
console-by-bot = Bot
console-by-label = Gioca come

# -- ciò che va storto

console-error-folder = { $file } è una cartella, non un file.
console-error-no-file = Il file { $file } non esiste.
console-error-large = { $file } è troppo grande: non è né una partita salvata né un registro.
console-error-not-text = { $file } non è un file di testo in UTF-8.
console-error-open = Impossibile aprire { $file }: { $why }.
console-error-write = Impossibile scrivere { $file }: { $why }.
console-error-foreign = { $file } non è una partita salvata e resta com'è; scegli un altro nome.
console-error-language = La lingua "{ $language }" non c'è. Lingue: { $known }.
console-error-bot = Il bot "{ $name }" non c'è. Bot: { $known }; human per le persone.
console-error-bots = { $bots } bot non stanno a un tavolo di { $players }.
console-error-people = Una simulazione è solo per i bot.
console-error-version-file = I pesi in { $name } non si possono leggere.
console-error-version-setting = Un bot non ha l'impostazione { $name }; ha: { $known }
console-error-version-value = { $name } non è un valore per questa impostazione.
console-error-number = La scelta { $number } non c'è: l'elenco va da 1 a { $most }.
console-error-range = Scrivi un numero da { $least } a { $most }.
console-error-amount = { $name } deve essere tra { $least } e { $most }.
console-error-seat = Nessuno qui si chiama "{ $seat }": scrivi un numero da 1 a { $most } o un giocatore.
console-error-lines = Scrivi log e un numero fino a { $most }.
console-error-explain = Qui niente si chiama "{ $what }".
console-error-at = In questo file non c'è la riga o scelta { $at }; l'ultima è { $most }.
console-error-theme = Il tema "{ $theme }" non c'è. Temi: { $known }.
console-error-no-ledgers = Indica almeno un file.
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
console-bench-rollback-us = ritirare una mossa, µs
console-bench-ledgers-per-s = registri/s
console-bench-env-steps-per-s = passi d'ambiente/s
console-bench-ratios-note =
    Un rapporto sopra 1 vuol dire che il nostro è più veloce. Il motore di confronto non sa ritirare le mosse:
    ritirare una mossa si confronta con la sua copia di una partita.
console-bench-note-sources = Le due versioni ({ $first }, { $second }) vengono da sorgenti diversi: esegui make compiled.
console-bench-note-games = Le due versioni ({ $first }, { $second }) non hanno giocato le stesse partite.
console-bench-no-peer = { $peer } non è installato: pip install 'hexarch[bench]', oppure misura con --no-peer.
console-bench-no-ledgers = Non ci sono registri (*.txt) in { $folder }.

# -- arena

console-help-command-arena = Confronta i bot su tavoli speculari.
console-help-arena-bots = Bot, per esempio greedy,random: si dividono il tavolo e si scambiano i posti. Con tanti nomi quanti sono i posti si dice esattamente chi gioca; lo stesso nome quattro volte misura quel bot da solo. elder@pesi.npz è elder con quei pesi, elder:depth=1:seconds=0.4 con quelle impostazioni.
console-help-arena-games = Numero minimo di partite; ogni serie speculare si gioca per intero.
console-help-arena-players = Numero di giocatori, da 2 a 7; se manca 4, o quanti nel primo file.
console-help-arena-setups = seed (preparazioni casuali), intro, un registro o una partita salvata, o una cartella di questi. Usati tutti i file, tornano con tutti un posto più avanti.
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
console-error-same-file = { $file } è il file che si sta leggendo; scegli un altro nome.
console-why-missing = il file o la cartella non esiste
console-why-forbidden = permesso negato
console-why-long = il nome è troppo lungo
console-why-full = non c'è più spazio

# -- qualsiasi gioco

console-help-game = Il gioco: il nome di un titolo.
console-help-set = Un campo della preparazione, nome=valore; si può ripetere.
console-col-seat = Giocatore
console-none = nessuno
console-yes = sì
console-no = no
console-reveals = Questo svela qualcosa di nascosto.
console-hand-over = Passa la tastiera a { $player }, che preme Invio:
console-undo-agree = Quella scelta ha svelato qualcosa di nascosto. Tutti i giocatori sono d'accordo nel ritirarla? Scrivi sì o no:
console-agree = sì, si, s
console-undo-refused = Non è stato ritirato niente.
console-ask-field = { $name } [{ $default }]
console-error-game = Non c'è il gioco "{ $name }". Giochi: { $known }.
console-error-other-game = Questo file contiene una partita di { $game }, non di { $wanted }.
console-error-no-importer = Per { $game } non si possono leggere registri di partite giocate altrove.
console-error-field = La preparazione di questo gioco non ha il campo "{ $name }". Campi: { $known }.
console-error-value = { $name } non può essere "{ $value }". Scegli tra: { $known }.
console-error-no-adviser = I bot di questo gioco non sanno spiegare le loro scelte.
console-help-command-rules = Mostra le regole, o ciò che dicono di una parola.
console-help-rules-word = Un capitolo, il nome di un pezzo o una parola qualsiasi; senza, si elencano i capitoli.
console-error-no-rule = Le regole non dicono nulla di «{ $word }». Senza parola, il comando elenca i capitoli.
