# La sala, i suoi elenchi e l'attesa a un tavolo.

lobby-title = Un tavolo per grandi giochi
lobby-lead = Gioca subito contro i bot, con gli amici tramite un link, o attorno a uno schermo senza rete.
lobby-mine = Le tue partite
lobby-waiting =
    { $n ->
        [one] tocca a te in una
       *[other] tocca a te in { $n }
    }
lobby-tables = Tavoli
lobby-more = Altri modi di giocare
lobby-friends = Con gli amici
lobby-friends-text = Scegli il gioco e ogni regola, poi manda un link.
lobby-new = Nuova partita
lobby-hotseat = Attorno a uno schermo
lobby-hotseat-text = Passatevi il dispositivo. Una volta caricato, funziona senza rete.
lobby-local = Partite su questo dispositivo
lobby-ledger-text = Trascina qui il registro di una partita giocata altrove e ripercorrila mossa per mossa.
lobby-offline = Al momento il server non risponde. Le partite su questo dispositivo vanno avanti anche senza.
lobby-notice = Hexarch è un programma non ufficiale e non ha alcun legame con gli editori dei giochi che propone.

now-opponents = Avversari
now-go = Gioca subito contro i bot
now-more = Scegli tutto tu

list-open = Posti liberi
list-running = In corso
list-finished = Finite
list-open-empty = Nessun tavolo aspetta giocatori. Comincia una nuova partita e invita qualcuno.
list-running-empty = Al momento non c'è nessuna partita in corso.
list-finished-empty = Nessuna partita è ancora finita.
list-more = Mostra altre

badge-your-turn = Tocca a te
badge-free-seats =
    { $n ->
        [one] un posto libero
       *[other] { $n } posti liberi
    }
badge-round = Turno { $n }
badge-beginning = Preparazione
badge-finished = Finita
badge-import = Registro
action-play = Gioca
action-enter = Entra
action-join = Unisciti
action-watch = Guarda
action-look = Rivedi

seat-open = libero
seat-you = tu
seat-bot = bot
seat-take = Siediti qui

room-label = In attesa di giocatori
room-seats = Posti
room-sit = Prendi posto
room-invite = Invita
room-invite-text =
    { $n ->
        [one] C'è un posto libero. Chi apre questo link può prenderlo.
       *[other] Ci sono { $n } posti liberi. Chi apre questo link può prenderne uno.
    }
room-invite-label = Link per i giocatori
room-bots = Non viene nessun altro?
room-fill =
    { $n ->
        [one] Metti un bot al posto libero
       *[other] Metti bot ai { $n } posti liberi
    }
room-start = Comincia la partita
room-start-hint =
    { $n ->
        [one] Un bot ({ $bot }) prende il posto ancora libero.
       *[other] I bot ({ $bot }) prendono i { $n } posti ancora liberi.
    }
room-wait =
    { $n ->
        [0] Tutti i posti sono occupati. Chi ha creato il tavolo dà inizio alla partita.
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $n } giocatori.
    }
room-start-from = Se chi ha creato il tavolo non comincia la partita, puoi farlo tu dal { $moment }.
room-leave = Lascia il tavolo

replay-title = Ripercorri un registro
replay-text = Incolla o trascina il registro di una partita. Viene controllato riga per riga e si apre come un tavolo senza giocatori, da ripercorrere passo per passo.
import-label = Testo del registro
import-placeholder = Incolla un registro o trascina qui un file
import-file = Scegli un file
import-paste = Incolla
import-go = Apri
import-busy = Lettura…
import-too-long = Questo file è troppo lungo per un registro.
list-mine = In corso
list-past = Concluse
list-mine-empty = Non hai partite in corso.
list-past-empty = Non hai ancora concluso nessuna partita.
list-game = Quale gioco
list-all-games = Tutti i giochi
