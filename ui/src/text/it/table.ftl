# Sul tavolo aperto.

table-about = Tavolo
table-watch = Link per chi guarda
table-to-bot = Affida a un bot
table-to-open = Libera il posto
take-over = { $name } ha lasciato questa partita. Puoi prenderne il posto.
take-over-go = Prendi il posto
seat-online = presente
profile-rulebook = Regolamento
profile-league = Torneo
option-on = sì
option-off = no
