# Sobre a mesa aberta.

table-about = Mesa
table-watch = Link para quem assiste
table-to-bot = Entregar a um bot
table-to-open = Liberar o lugar
take-over = { $name } deixou esta partida. Você pode ocupar o lugar.
take-over-go = Ocupar o lugar
seat-online = presente
profile-rulebook = Manual
profile-league = Liga
option-on = sim
option-off = não
