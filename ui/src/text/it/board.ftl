# La pagina del tavolo. Le parole del gioco vengono con i suoi documenti.

board-vp = PV
board-your-turn = Tocca a te
board-close = Chiudi
board-cancel = Lascia stare
board-help = Aiuto

# Lo stato sopra la mappa
board-phase-over = La partita è finita
board-order-of-play = Ordine di gioco
board-no-connection = Nessuna connessione, nuovo tentativo
board-resign = Abbandona la partita
board-resign-text = Il tuo posto non giocherà più, e non si può tornare indietro. Vuoi davvero abbandonare?
board-parts = Parti del tavolo
board-part-table = Tessere
board-part-seats = Giocatori
board-part-log = Registro

# Sul tavolo
board-can-choose = si può scegliere
board-can-pay = si può scegliere con conversioni
board-round-n = Turno { $n }
board-final-score = punteggio finale
board-to-seat = A { $name }
board-winner = vittoria
board-to-move = deve giocare
board-starts = primo giocatore
board-starts-next = inizia il prossimo turno
board-passed = ha passato
board-thinking = sta pensando
board-online = è qui
board-offline = non è qui

# La barra delle azioni
board-action-bar = La tua mossa, passo per passo
board-tools = Annulla e conferma
board-draft = Scelto finora
board-back-to-here = Annulla da qui in poi
board-all-options = Scelte ({ $n })
board-undo = Annulla
board-redo = Ripeti
board-restart = Ricomincia la mossa
board-confirm = Conferma
board-take-back = Ritira
board-ask-back = Torna a prima di questa mossa
board-thinking-now = Riflessione in corso: { $name }
board-filter-options = Cerca fra le scelte
board-no-match = Nessuna scelta contiene queste parole.
board-no-options = Non resta nulla da scegliere: conferma, oppure annulla per scegliere altrimenti.
board-with-conversions = con conversioni
board-more-options = e altre { $n }
board-asking = Cerco un modo …
board-rule = Regola: { $rule }
board-pay-by = Paga così: { $text }
board-group-proposals = Possibile con conversioni

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
board-by-standing = risposta automatica
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
board-show-result = Torna al punteggio finale
board-rank = Posto
board-total = Totale

# Aiuto
board-help-title = Come si usa il tavolo
board-key-undo = annulla
board-key-redo = ripeti
board-key-confirm = conferma
board-key-options = elenco di tutte le scelte
board-key-close = chiudi ciò che è aperto
board-key-filter = cerca
board-key-explain = ciò che sta sotto il puntatore, con la sua regola
board-key-help = questo aiuto
board-seat-lost = Sei rimasto via più di quanto il tavolo permetta e { $by } ha affidato il tuo posto a un bot. Gioca per te finché non lo riprendi.
board-seat-opened = Il tuo posto è stato liberato da { $by }. Finché nessun altro si siede puoi riprenderlo.
board-seat-back = Riprendi il posto
board-hand-over = Affidare questo posto?
board-hand-over-bot = Un bot continuerà a giocare per { $name }, che ne sarà informato e potrà riprendere il posto in ogni momento.
board-hand-over-open = Qualcun altro può prendere il posto di { $name } con il link per i giocatori. Fino ad allora { $name } può riprenderlo.
board-log-to-bot = { $by } ha affidato il posto di { $name } a un bot.
board-log-to-open = { $by } ha liberato il posto di { $name }.
board-log-to-person = { $by } ha preso il posto di { $name }.
board-log-taken = { $name } ha ritirato { $n ->
        [one] una scelta
       *[other] { $n } scelte
    } da qui in poi.
board-log-newest = Vai alla riga più recente
board-less = Uno in meno
board-more = Uno in più
board-number = Numero
board-number-range = Da { $least } a { $most }
board-take-back-title = Ritirare la mossa?
board-take-back-text = La partita torna a prima di «{ $move }»; si ritira anche ciò che bot e risposte automatiche hanno fatto in risposta. Se da allora un altro giocatore ha deciso qualcosa, prima gli si chiede il consenso.
board-take-back-hint = Ritira ciò che hai confermato per ultimo. Prima ti chiediamo conferma.
board-skip-to-map = Vai al tabellone
board-chat-unread = { $n } nuovi in chat
board-tip-rules = Regole: clic destro, o premi I
board-in-rules = Nelle regole
guide-label = Guida
guide-next = Avanti
guide-back = Indietro
guide-skip = Salta questo passo
guide-end = Fine
guide-leave = Lascia la guida
guide-resume = Riprendi la guida
board-curtain-title = Passa il dispositivo a { $name }
board-curtain-text = In questa partita c'è qualcosa di nascosto. Non si vede nulla finché { $name } non ha il dispositivo e nessun altro guarda.
board-curtain-show = Sono { $name }: mostra il mio tavolo
