# Sobre a mesa aberta.

table-about = Mesa
table-watch = Link para quem assiste
table-to-bot = Entregar a um bot
table-to-open = Liberar o lugar
table-leave = Ceder o seu lugar?
table-leave-bot = Um bot ({ $bot }) continua no seu lugar e você só assiste. Você pode retomar o lugar enquanto o bot estiver nele.
table-leave-open = Outra pessoa pode tomar o seu lugar com o link para jogadores e você só assiste. Até lá a partida espera quando for a vez deste lugar.
table-hand-in = Você pode ceder este lugar em { $time }, se { $name } não tiver decidido até lá.
take-over = { $name } deixou esta partida. Você pode ocupar o lugar.
take-over-go = Ocupar o lugar
seat-online = presente
option-on = sim
option-off = não

# Relógios
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-day = { $d } d
clock-hour = { $h } h
clock-waited = esperando há { $time }
clock-waited-left = esperando há { $time }, restam { $left }
clock-left = restam { $left }
clock-late = tempo esgotado
clock-late-since = tempo esgotado, esperando há { $time }
clock-none = sem relógio
clock-hand-over = O tempo de { $name } acabou. Vocês podem continuar esperando ou entregar o lugar a outro.
