# Il modulo di una nuova partita.

new-title = Nuova partita
form-game = Gioco
form-who = Chi gioca
form-players = Giocatori
form-you = Tu
form-seat = Posto { $n }
form-name = Nome del giocatore { $n }
form-open = Qualcuno che arriva con il link
form-person-here = Qualcuno davanti a questo schermo
form-bot = Bot · { $name }
form-level = Livello dei bot
form-setup = Preparazione
form-changed =
    { $n ->
        [one] Una regola è diversa dal profilo.
       *[other] { $n } regole sono diverse dal profilo.
    }
form-seed = Numero del sorteggio
form-seed-random = A caso
form-seed-text = Lo stesso numero con gli stessi giocatori e le stesse impostazioni dà di nuovo la stessa preparazione.
form-table = Il tavolo
form-title = Titolo
form-title-none = I nomi dei giocatori
form-clock = Tempo per una decisione
form-clock-text = Chi ci mette di più può ancora decidere, ma allora chiunque sia al tavolo può affidare il posto a un bot o a un amico.
form-clock-none = Ognuno si prende il tempo che vuole; solo chi siede a un posto può cederlo.
form-listed = Mostra questo tavolo nella sala
form-listed-text = Altrimenti lo trova solo chi ha il link.
form-open-table = Apri il tavolo
form-start = Comincia la partita
