# Sul tavolo aperto.

table-about = Tavolo
table-watch = Link per chi guarda
table-to-bot = Affida a un bot
table-to-open = Libera il posto
table-leave = Cedere il tuo posto?
table-leave-bot = Un bot ({ $bot }) continua al tuo posto e tu guardi soltanto. Puoi riprendere il posto finché ce l'ha il bot.
table-leave-open = Qualcun altro può prendere il tuo posto con il link per i giocatori e tu guardi soltanto. Fino ad allora la partita aspetta quando tocca a questo posto.
table-hand-in = Puoi cedere questo posto tra { $time }, se { $name } non avrà deciso.
take-over = { $name } ha lasciato questa partita. Puoi prenderne il posto.
take-over-go = Prendi il posto
seat-online = presente
option-on = sì
option-off = no

# Orologi
clock-days = { $d } g { $h } h
clock-hours = { $h } h { $m } min
clock-day = { $d } g
clock-hour = { $h } h
clock-waited = in attesa da { $time }
clock-waited-left = in attesa da { $time }, restano { $left }
clock-left = restano { $left }
clock-late = tempo scaduto
clock-late-since = tempo scaduto, in attesa da { $time }
clock-none = senza orologio
clock-hand-over = Il tempo di { $name } è scaduto. Potete aspettare ancora o affidare il posto ad altri.
