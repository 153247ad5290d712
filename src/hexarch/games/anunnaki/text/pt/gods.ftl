# Deuses.

god-ra = Rá
god-ra-text = Ao mover por uma aresta com seu cubo, você pode deslocá-lo. Liberado: um cubo que dá mana dá também { $resources } à escolha.
god-odin = Odin
god-odin-text = Seus assentamentos se movem e lutam, levam 2 unidades e nunca são sitiados. Liberado: cada um tem força { $strength }.
god-ishtar = Ishtar
god-ishtar-text = Na colheita cada assentamento vale força { $strength }. Liberada: fora da capital o número de ícones não importa.
god-zeus = Zeus
god-zeus-text =
    Um marcador de cultura paga a você se houver uma unidade sua em qualquer lugar do planeta. Liberado: a cultura paga { $times ->
        [1] o valor de sempre
        [2] em dobro
       *[other] { $times } vezes o valor
    }.
god-anubis = Anúbis
god-anubis-text = Quando um deus seu entra e provoca uma batalha, posicione antes { $followers } ali.
god-bastet = Bastet
god-bastet-text = Na hora: por { $mana } um pacto seu é completado por inteiro, sem pagar o custo.
god-horus = Hórus
god-horus-text = No fim: { $points } por território de { $resource } que você controla.
god-isis = Ísis
god-isis-text = Seus assentamentos somam { $strength } de força em batalha e colheita onde há unidades suas.
god-osiris = Osíris
god-osiris-text = { $strength } de força a mais para colher em cada território que você controla.
god-sekhmet = Sekhmet
god-sekhmet-text =
    Suas armas custam { $discount ->
        [one] { $discount } recurso
       *[other] { $discount } recursos
    } a menos.
god-seth = Seth
god-seth-text =
    No fim: { $points } { $per ->
        [one] por território esgotado
       *[other] a cada { $per } territórios esgotados
    } que você controla.
god-aegir = Aegir
god-aegir-text = No fim: { $points } por território de { $resource } que você controla.
god-freya = Freya
god-freya-text = Na hora: um seguidor do mapa volta à reserva por { $resources }.
god-freyr = Freyr
god-freyr-text =
    Na hora: { $points } e { $mana } { $per ->
        [one] por território
       *[other] a cada { $per } territórios
    } que você controla fora do planeta natal.
god-frigg = Frigg
god-frigg-text =
    Na hora: { $followers } em cada território com { $pieces ->
        [one] pelo menos uma peça sua
       *[other] { $pieces } ou mais peças suas
    }.
god-heimdallr = Heimdallr
god-heimdallr-text = Quando você defende, cada assentamento seu tem { $strength } de força a mais.
god-loki = Loki
god-loki-text = Você pode baixar 2 armas e escolher qual usar depois da revelação.
god-thor = Thor
god-thor-text = No fim: { $points } por território que você controla com força { $strength } ou mais.
god-anu = Anu
god-anu-text = Na hora: um portal para até { $units } de um território.
god-assur = Assur
god-assur-text = { $strength } de força a mais em cada batalha e colheita sua.
god-enki = Enki
god-enki-text = No fim: { $points } por território de Atlântida que você controla.
god-enlil = Enlil
god-enlil-text = Cada portal seu leva { $units } a mais.
god-marduk = Marduk
god-marduk-text = Depois de uma vitória, posicione { $followers } naquele território.
god-ninhursag = Ninhursag
god-ninhursag-text = No fim: { $points } por território de { $resource } que você controla.
god-ninlil = Ninlil
god-ninlil-text = Na hora: { $points } e { $gain } por altar que você controla fora do planeta natal.
god-ares = Ares
god-ares-text = No fim: { $points } por civilização que você derrotou.
god-athena = Atena
god-athena-text = Na hora: { $resources } de cada território com um assentamento seu.
god-demeter = Deméter
god-demeter-text = No fim: { $points } por território de { $resource } que você controla.
god-hades = Hades
god-hades-text =
    No fim: { $points } { $per ->
        [one] por seguidor
       *[other] a cada { $per } seguidores
    } na sua reserva.
god-hera = Hera
god-hera-text = Sempre que recebe seguidores, você recebe { $count } a mais.
god-hermes = Hermes
god-hermes-text = Cada movimento seu tem { $steps } a mais.
god-poseidon = Poseidon
god-poseidon-text = Conta como { $altars } a mais sob seu controle.
