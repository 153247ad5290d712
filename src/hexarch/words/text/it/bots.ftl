# Testi degli strumenti che usano i bot: analisi, consigli, protocollo a righe.

# -- analisi di una partita

console-reviewing = Analisi
console-review-title =
    { $n ->
        [one] { $bot } ha esaminato { $n } decisione.
       *[other] { $bot } ha esaminato { $n } decisioni.
    }
console-review-note = Punti persi: quanto il bot prevede dopo la propria scelta, meno quanto prevede dopo quella giocata, entrambe alla fine della mossa. Ciò che si rimanda conta in ogni mossa in cui è rimandato.
console-review-worst = Le decisioni più care
console-review-every = Tutte le decisioni
console-review-more = --all mostra ogni decisione, --json tutte le cifre.
console-review-chart = Punti finali previsti nel corso della partita
console-review-sums = Somme
console-review-col-place = Dove
console-review-col-who = Chi
console-review-col-expects = PV previsti
console-review-col-played = Giocato
console-review-col-lost = PV persi
console-review-vp = PV
console-review-decisions = Decisioni
console-review-agreed = Senza perdite
console-review-lost = PV persi
console-review-mean = Per decisione
console-review-dearest = La più cara
console-review-round =
    { $n ->
        [0] Preparazione
       *[other] Turno { $n }
    }
console-review-line = riga { $n }
console-review-choice = scelta { $n }
console-review-turn = azione
console-review-reaction = reazione
console-review-expects = previsti { $n } PV
console-review-played = giocato:
console-review-preferred = meglio:

# -- che cosa pensa un bot

console-hint-title = Quanto { $bot } prevede a fine partita dopo ciascuna di queste scelte:
console-hint-vp = { $n } PV
console-reasons-none = Nessuna scelta del genere da spiegare: nessuno aveva qualcosa da scegliere.
console-reasons-sealed = Le scelte degli altri si spiegano quando non c'è più niente di nascosto.
console-error-adviser = Il bot "{ $name }" non sa dire perché. Lo sanno dire: { $known }.
console-error-bot-how = Indica come parlare con il bot: --stdio. Bot: { $known }.

# -- il protocollo a righe

console-protocol-unknown_command = Il comando "{ $name }" non c'è. Comandi: { $known }.
console-protocol-missing = Manca qualcosa. Scrivi: { $what }.
console-protocol-no_game = Non c'è ancora una partita: indicala con setup e start, o fra begin e end.
console-protocol-no_such_seat = Nessuno qui si chiama "{ $name }". Posti: { $known }.
console-protocol-not_to_act = { $name } non ha niente da decidere ora. Tocca a: { $known }.
console-protocol-game_over = La partita è finita.
console-protocol-bad_number = "{ $number }" non è un numero adatto qui.
console-protocol-too_long = La riga supera i { $most } byte.
console-protocol-too_large = È troppo per una sola partita.
console-protocol-not_text = Questa non è una riga di testo.
console-protocol-no_opinion = Il bot { $bot } non sa dire perché.
console-protocol-nothing_to_undo =
    { $n ->
        [0] Non c'è niente da ritirare.
        [one] Si può ritirare solo { $n } richiesta.
       *[other] Si possono ritirare solo { $n } richieste.
    }
console-protocol-no_block = Prima di questo end non c'era nessun begin.
console-protocol-bad_setup = "{ $line }" non è una riga di preparazione. Scrivi: players N, oppure seed N.
console-protocol-fault = Il programma o il bot ha fallito ({ $what }); niente è cambiato.
console-protocol-help-hello = nome del bot e numero del protocollo
console-protocol-help-help = questo elenco
console-protocol-help-setup = RIGA: players N o seed N, una riga della preparazione della prossima partita
console-protocol-help-clear = dimentica le righe date con setup
console-protocol-help-start = comincia la partita di queste righe
console-protocol-help-begin = segue un registro o una partita salvata, riga per riga, fino a una riga "end"
console-protocol-help-end = la fine di ciò che segue begin
console-protocol-help-move = POSTO COMANDI: che cosa ha fatto un posto, nella lingua dei registri
console-protocol-help-choose = POSTO [SECONDI]: che cosa farebbe lì il bot
console-protocol-help-play = POSTO [SECONDI]: lo fa fare al bot
console-protocol-help-why = POSTO [SECONDI]: le sue scelte migliori con i PV finali che prevede
console-protocol-help-estimate = i PV finali che prevede per ogni posto
console-protocol-help-options = POSTO: tutto ciò che il posto può scegliere
console-protocol-help-undo = [N]: ritira l'ultimo move o play, o gli ultimi N
console-protocol-help-show = la posizione in poche righe
console-protocol-help-ledger = la partita finora come registro
console-protocol-help-quit = esce
