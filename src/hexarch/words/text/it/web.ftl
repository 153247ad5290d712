# Quello che il server dice alle persone: richieste rifiutate, e perché non può partire.

web-unreadable = Il server non è riuscito a leggere questa richiesta.
web-not-json = Quello che si invia qui dev'essere JSON.
web-unknown-person = Il server non ti conosce ancora. Digli il tuo nome.
web-forbidden = Questo non è permesso.
web-not-found = A questo indirizzo non c'è nulla.
web-method = Questo indirizzo non accetta una richiesta di questo tipo.
web-too-large = È troppo grande.
web-too-many = Troppe richieste. Aspetta { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
web-stuck = { $name } non trova una mossa. Affida il posto a qualcun altro o ritira l’ultima mossa.
web-bot-tables = Segui già { $most } partite di soli bot. Aspetta che ne finisca una.
web-bot-tables-full = Il server sta già facendo giocare tutte le partite di soli bot che può. Riprova più tardi.
web-too-slow = La richiesta è arrivata troppo lentamente. Riprova.
web-too-many-connections = Ci sono troppe connessioni aperte. Chiudi qualche pagina e riprova.
web-too-many-streams = Al momento troppe pagine della tua rete seguono dei tavoli. Chiudine qualcuna e riprova.
web-fault = Qualcosa è andato storto nel server. Non è cambiato nulla.
web-database = In questo momento il server non raggiunge il suo database. Riprova.
web-forged = Questa richiesta non viene dalla pagina di questo server.
web-stale = La partita è andata avanti da quando hai guardato. Guarda di nuovo prima di scegliere.
web-repeated = Questa chiave è già stata usata per un'altra richiesta.
web-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.
web-bad-login = Un nome utente ha da 2 a { $longest } caratteri visibili, senza spazi.
web-bad-password = Una password ha da { $shortest } a { $longest } caratteri.
web-bad-title = Un titolo ha al massimo { $longest } caratteri visibili.
web-unknown-key = Questo link privato non si apre: è incompleto, oppure è stato sostituito da uno nuovo.
web-has-account = Hai già un account.
web-login-taken = Questo nome utente è già in uso.
web-wrong-password = Nome utente e password non corrispondono.
web-passkey-refused = Questa passkey non è stata accettata.
web-too-many-passkeys = Hai già { $most } passkey.
web-no-such-table = Questo tavolo non esiste.
web-no-such-seat = Questo posto non esiste.
web-no-such-revision = La partita non è ancora arrivata a quel punto.
web-no-such-request = Questa richiesta non esiste.
web-not-your-seat = Questo posto non è tuo.
web-not-the-host = Può farlo solo chi ha creato il tavolo.
web-no-clock = Questo tavolo non ha orologio: solo chi siede a questo posto può cederlo.
web-not-late = Questo posto ha ancora tempo per decidere: lo si può affidare ad altri quando il tempo è scaduto.
web-not-waiting = La partita non sta aspettando questo posto.
web-host-has-time = Chi ha creato il tavolo ha ancora tempo per cominciare la partita.
web-not-running = Questa partita non è in corso.
web-already-running = Questa partita è già cominciata.
web-not-open = Questo tavolo non accoglie più nessuno.
web-seat-taken = Qui non ci sono posti liberi.
web-needs-invitation = Per questo tavolo serve il link d'invito.
web-unknown-bot = Questo bot non esiste. Ci sono: { $known }.
web-nothing-to-undo = Non c'è nulla di tuo da annullare.
web-request-over = Questa richiesta è chiusa: la partita è andata avanti, oppure ha già avuto risposta.
web-nothing-said = Questo messaggio è vuoto.
web-not-at-table = Qui può scrivere solo chi siede al tavolo o è arrivato con uno dei suoi link.
web-sealed = In questa partita c’è ancora qualcosa di segreto; si potrà scaricare quando sarà finita.
web-review-nobody = Nessun bot conosce questo gioco abbastanza bene da analizzarlo.
web-review-running = Una partita si può analizzare solo quando è finita: prima sarebbe un suggerimento.
web-review-not-at-table = Può farla analizzare solo chi siede al tavolo o è arrivato con uno dei suoi link.
web-review-busy = In questo momento i bot stanno analizzando molte partite. Riprova tra un minuto.
web-review-failed = Il bot non è riuscito ad analizzare questa partita. Riprova.

web-server-database = { $address } non è un database che questo server conosce: sqlite:///file oppure postgresql://utente@host/nome.
web-server-file-in-use = Un altro server usa già { $file }.
web-server-workers = Per più processi serve PostgreSQL: indica --database postgresql://...
web-server-missing = Al server servono altri pacchetti: pip install 'hexarch[web]'
web-server-ready = Hexarch è su { $address }
web-server-port = Non si può ascoltare su { $address }: { $why }
