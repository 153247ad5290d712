# La pagina del tavolo. Le parole del gioco vengono con i suoi documenti.

board-no-faction = Ancora senza fazione
board-vp = PV
board-your-turn = Tocca a te
board-close = Chiudi
board-cancel = Annulla
board-help = Aiuto

# Lo stato sopra la mappa
board-state = Turno { $round } di { $rounds }, giro { $turn }
board-phase-factions = Scelta delle fazioni
board-phase-dwellings = Piazzamento delle case
board-phase-bonus-cards = Scelta delle tessere Bonus
board-phase-cult-bonuses = Bonus dei culti del turno { $n }
board-phase-auction = Asta delle fazioni
board-phase-terrains = Scelta dei terreni
board-phase-income = Entrate
board-phase-over = La partita è finita
board-order-of-play = Ordine di gioco
board-no-connection = Nessuna connessione, nuovo tentativo
board-resign = Abbandona la partita
board-resign-text = Il tuo posto non giocherà più, e non si può tornare indietro. Vuoi davvero abbandonare?
board-parts = Parti del tavolo
board-part-board = Plancia
board-part-table = Tessere
board-part-seats = Giocatori
board-part-log = Registro

# La mappa
board-map = Mappa
board-map-help = Le frecce passano da un esagono all'altro, Invio sceglie.
board-zoom = Grandezza della mappa
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-piece-of = { $piece } ({ $faction })
board-in-town = in una città
board-can-choose = si può scegliere
board-can-pay = si può scegliere con conversioni
board-bridge-of = ponte ({ $faction })
board-bridge-site = Ponte { $site }
board-river-town = Fonda una città attraverso { $river }

# Le tessere
board-cults = Culti
board-cult-text = Gli spazi 3, 5, 7 e 10 danno Potere. L'ultimo spazio richiede una chiave, e una sola fazione può starvi.
board-cult-top-free = L'ultimo spazio è libero.
board-cult-top = { $faction } sull'ultimo spazio.
board-order = Ordine: { $cult }
board-order-free = Un sacerdote inviato qui vi resta e vale { $steps } spazi nel culto.
board-order-held = Qui c'è un sacerdote ({ $faction }).
board-rounds = Turni
board-round-n = Turno { $n }
board-round-title = Turno { $n }: { $title }
board-round-now = Questo turno.
board-round-past = Concluso.
board-power-actions = Azioni Potere
board-bonus-cards = Tessere Bonus
board-favor-tiles = Tessere Favore
board-town-tiles = Tessere Città
board-used = Usata.
board-ready = Pronta.
board-locked = Richiede la fortezza.
board-held = Ce l'hanno: { $faction }.
board-coins-on = Monete sopra: { $n }.
board-left = Rimaste: { $n }.
board-no-bid = ancora nessuna offerta

# Una plancia fazione
board-about-C = Le monete pagano strutture e miglioramenti. Alla fine 3 monete valgono 1 PV.
board-about-W = I lavoratori costruiscono e scavano. Nel tuo turno un lavoratore può diventare una moneta in ogni momento.
board-about-P = I sacerdoti vanno negli ordini dei culti o pagano miglioramenti. Un sacerdote può diventare un lavoratore.
board-priests = { $left } sacerdoti su { $cap } sono ancora nella riserva o negli ordini.
board-keys =
    { $n ->
        [0] Nessuna chiave
        [one] { $n } chiave
       *[other] { $n } chiavi
    }
board-about-keys = Ogni città porta una chiave. Una chiave apre l'ultimo spazio di un tracciato dei culti.
board-bowl = Polla { $bowl }: { $n }
board-bowls = Potere nelle Polle I, II e III
board-about-power = Il Potere ottenuto sposta i segnalini dalla Polla I alla II, poi dalla II alla III. Si spende solo il Potere della Polla III.
board-power-room = Potere che si può ancora ottenere
board-income = Entrate
board-income-bonus = Tessera Bonus
board-income-structures = Strutture
board-income-favors = Tessere Favore
board-cult-bonus = Bonus culti
board-structures =
    { $structure }: sulla mappa { $built }, sulla plancia { $left }. Valore di Potere { $power }.
board-bridges =
    { $n ->
        [one] { $n } ponte rimasto
       *[other] { $n } ponti rimasti
    }
board-about-bridges = Un ponte unisce due esagoni di terra attraverso il fiume. Ogni fazione ne ha tre.
board-about-ship = Raggiunge esagoni oltre tanti spazi fiume quanto è il livello. Un miglioramento porta PV.
board-about-dig = Rende le vanghe meno care. Un miglioramento porta PV.
board-track-state = Livello { $level } di { $most }.
board-range = salta { $n }
board-eruption = Vulcano
board-home-terrain = terreno patrio
board-unlocked = Sbloccato.
board-unlock-price =
    { $n ->
        [one] Un sacerdote e { $n } moneta.
       *[other] Un sacerdote e { $n } monete.
    }
board-spade-price = Prezzo di una vanga
board-about-spade = Le vanghe trasformano un esagono raggiungibile; poi puoi costruirvi una casa.
board-power-again = Le azioni Potere si possono ripetere nello stesso turno.
board-ability = Abilità
board-network = Area { $n }
board-resources = Risorse
board-final-tile = Tessera { $n }
board-if-ended = se finisse ora
board-final-score = punteggio finale
board-town-needs = una città richiede
board-to-seat = A { $name }
board-left-game = ha abbandonato
board-winner = vittoria
board-to-move = di turno
board-power-offered = Potere offerto
board-passed = ha passato
board-thinking = sta pensando
board-online = è qui
board-offline = non è qui
board-look = Mostra questa plancia.

# Risposte stabili
board-leech-short =
    { $way ->
        [never] Potere: mai
        [up_to] Potere: fino a { $n } PV
        [ask_when_it_matters] Potere: solo gratis
       *[ask] Potere: chiedimi
    }
board-leech-policy = Quando viene offerto Potere
board-leech-policy-text = La tua risposta stabile alle offerte di Potere dei vicini. La vedi solo tu.
board-leech-ask = Chiedimi ogni volta
board-leech-ask-when-it-matters = Prendi subito il Potere gratuito, chiedimi quando costa PV
board-leech-up-to = Prendilo fino a un certo prezzo, rifiuta quello che costa di più
board-leech-never = Non prenderlo mai
board-leech-most = PV da pagare al massimo
board-leech-last-round = Nell'ultimo turno chiedimi comunque
board-leech-from-now = Vale per le offerte che arrivano da ora in poi. Un'offerta già aperta aspetta la tua risposta.
board-leech-keep = Conserva questa risposta

# La barra delle azioni
board-action-bar = Il tuo turno, passo per passo
board-tools = Annulla e conferma
board-draft = Scelto finora
board-back-to-here = Annulla da qui in poi
board-all-options = Scelte ({ $n })
board-convert = Converti
board-undo = Annulla
board-redo = Ripeti
board-restart = Ricomincia il turno
board-confirm = Conferma
board-take-back = Ritira
board-ask-back = Torna a prima di questa mossa
board-thinking-now = { $name }: stanno pensando
board-filter-options = Cerca fra le scelte
board-no-match = Nessuna scelta contiene queste parole.
board-no-options = Non resta nulla da scegliere: conferma, oppure annulla per scegliere altrimenti.
board-no-conversions = Ora non si può convertire nulla.
board-with-conversions = con conversioni
board-more-options = e altre { $n }
board-more = { $label }: una in più
board-less = { $label }: una in meno
board-offer-to = { $faction }: possono prendere { $n } Potere
board-asking = Cerco un modo …
board-rule = Regola: { $rule }
board-pay-by = Paga così: { $text }
board-group-proposals = Possibile con conversioni
board-group-factions = Fazioni
board-group-power = Potere offerto
board-group-tiles = Scegli
board-group-build = Costruire
board-group-upgrade = Migliorare
board-group-land = Terreno e ponti
board-group-actions = Azioni Potere e speciali
board-group-priests = Sacerdoti
board-group-tracks = Miglioramenti
board-group-other = Altro
board-group-pass = Passare
board-group-end = Fine
board-group-bids = Offerte

# Annullare con il consenso
board-undo-ask = Chiedere di tornare indietro?
board-undo-ask-text = La partita tornerebbe a prima di «{ $move }». Da allora altri hanno giocato e devono prima accettare: { $names }.
board-undo-ask-yes = Chiedi
board-undo-choice = scelta { $n }
board-undo-request = { $name } chiede di tornare a prima di «{ $move }».
board-undo-waits = { $name } ha chiesto di tornare a prima di «{ $move }». Devono ancora rispondere: { $names }.
board-undo-refused = La tua richiesta di tornare a prima di «{ $move }» è stata rifiutata. La partita continua così com'è.
board-undo-lapsed = La partita è andata avanti: la tua richiesta di tornare indietro non vale più.
board-agree = Accetta
board-disagree = Rifiuta

# Accanto alla mappa
board-side = Registro, chat e appunti
board-log = Registro
board-chat = Chat
board-notes = Appunti
board-plan = Piano
board-charts = Grafici
board-links = Pianificatore e grafici
board-log-seat = Righe di chi
board-log-all-seats = Tutti
board-log-kind = Quali righe
board-log-all = Tutte
board-log-moves = Solo mosse
board-log-points = Con punti
board-log-filter = Cerca
board-log-setup = Preparazione
board-log-empty = Ancora niente.
board-since-mine = Dalla tua ultima mossa
board-by-standing = risposta stabile
board-undone = ritirata
board-effects =
    { $n ->
        [one] { $n } effetto
       *[other] { $n } effetti
    }
board-chat-empty = Nessuno ha ancora detto niente.
board-chat-say = Scrivi qualcosa
board-chat-closed = Qui può scrivere solo chi siede a questo tavolo o è arrivato con un suo link.
board-chat-name = Scegli un nome per scrivere qualcosa.
board-chat-send = Invia
board-notes-hint = Questi appunti li vedi solo tu.
board-notes-kept = Salvati.
board-notes-keeping = Salvataggio …

# La fine
board-result =
    { $n ->
        [one] Vittoria: { $names }
       *[other] Vittoria condivisa: { $names }
    }
board-faction-boards = Plance fazione
board-show-result = Torna al punteggio finale
board-rank = Posto
board-faction = Fazione
board-total = Totale

# Aiuto
board-help-title = Come si usa il tavolo
board-help-text = Premi una cosa sul tavolo per usarla: un esagono, una struttura, una tessera, un culto. Un bordo intero significa che si può scegliere; uno tratteggiato richiede prima vanghe o conversioni. Tutto ciò che scegli è una bozza finché non confermi. Puntando una cosa, o portandovi il fuoco, se ne vedono spiegazione e prezzo.
board-help-terrains = Terreni
board-key-undo = annulla
board-key-redo = ripeti
board-key-confirm = conferma
board-key-options = elenco di tutte le scelte
board-key-convert = conversioni
board-key-close = chiudi ciò che è aperto
board-key-filter = cerca
board-key-walk = passa sulla mappa
board-key-help = questo aiuto
