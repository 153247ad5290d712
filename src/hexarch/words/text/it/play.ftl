# Il tavolo: che cosa si chiede a un giocatore, il pulsante che invia una mossa, e che cosa il tavolo rifiuta.

# -- che cosa si chiede

play-title-confirm = Conferma quello che hai scelto, oppure annullalo.
play-title-reveals = Qualcosa verrà rivelato: prima conferma.
play-title-wait = In attesa di: { $players }.
play-title-over =
    { $n ->
        [one] La partita è finita. Vince: { $winners } con { $vp } PV.
       *[other] La partita è finita. Vincono a pari merito: { $winners } con { $vp } PV.
    }

play-confirm = Conferma
play-confirm-end = Conferma e termina la mossa

# -- che cosa il tavolo rifiuta

play-error-no_such_seat = Non c'è il posto { $seat }: i posti vanno da 0 a { $most }.
play-error-not_a_text = Una scelta è un testo.
play-error-text_too_long = Una scelta ha al massimo { $most } caratteri.
play-error-not_a_draft = Una bozza è un elenco di scelte.
play-error-draft_too_long = Una bozza ha al massimo { $most } scelte.
play-error-nothing_to_send = Scegli qualcosa prima di confermare.
play-error-no_such_revision = La partita non può tornare alla scelta { $revision }.

play-error-bad_policy = Queste non sono risposte automatiche valide.
play-error-no_such_position = Non c'è la scelta { $revision }: la partita ne ha { $most }.
play-error-not_a_line = Una linea è un elenco di posti e scelte.
play-error-line_too_long = Una linea ha al massimo { $most } scelte.
play-error-reveals = Qualcosa verrà rivelato: prima conferma.
play-error-revealed = Dopo quel momento è stato rivelato qualcosa di nascosto: si può tornare indietro solo con il consenso di un'altra persona.
play-error-bad_form = Il modulo non si può leggere: { $field }.
play-error-bad_players = Si gioca da { $fewest } a { $most }, non in { $players }.
play-error-bad_kind = "{ $kind }" non può sedere a un tavolo: scegli person, open o bot.
play-error-unknown_bot = Non c'è nessun bot "{ $bot }". Bot: { $known }.
play-error-bad_name = Un nome ha al massimo { $longest } caratteri che si possano mostrare.
play-error-name_of_bot = Questo è il nome di un bot. Scegline un altro.
play-error-bad_clock = { $clock } non è un orologio per un tavolo. Secondi che può durare una decisione: { $known }.
play-error-unknown_game = Non c'è nessun gioco "{ $game }".
play-error-no_export = Le partite di questo gioco non si possono esportare.
play-error-no_leaving = Questa partita non si può lasciare.
play-error-no_table = Qui non c'è ancora nessuna partita.
play-error-unknown_call = Non c'è nessuna richiesta "{ $name }".
play-error-bad_call = "{ $field }" manca o non è quello che dovrebbe essere.
play-error-stale = Intanto la partita è andata avanti: riguardala.
play-error-nothing_to_undo = Non c'è nulla di tuo da ritirare.
play-error-not_a_bot = Ora non tocca a nessun bot.
play-error-imported = Questa partita è qui per essere ripercorsa: puoi pianificare, ma nessuno può proseguirla.

# -- il modulo di una nuova partita

play-kind-person = Tu, o chi è accanto a te davanti a questo schermo
play-kind-open = Chi si unisce con un link o dall'elenco delle partite aperte
play-kind-bot = Un bot
play-clock-0 = Senza orologio
play-clock-300 = 5 minuti
play-clock-3600 = 1 ora
play-clock-86400 = 1 giorno
play-clock-259200 = 3 giorni
play-clock-604800 = 7 giorni
play-bot-random = Casuale: gioca qualsiasi cosa sia permessa; per fare prove.
