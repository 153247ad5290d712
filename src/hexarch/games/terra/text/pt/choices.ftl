# As escolhas, e o que se pergunta a quem joga.

choice-build = construir uma habitação em { $hex }
choice-upgrade = aprimorar { $hex } para { $structure_a }
choice-dig =
    { $n ->
        [one] comprar { $n } pá
       *[other] comprar { $n } pás
    }
choice-erupt = transformar um espaço em vulcão
choice-transform = transformar { $hex } em { $terrain }
choice-action = usar a ação { $action } ({ $title })
choice-bridge = construir uma ponte de { $here } a { $there }
choice-connect = fundar uma cidade através do espaço de rio { $hex }
choice-send =
    { $n ->
        [one] mandar um clérigo para a ordem { $cult_of } por { $n } espaço (ele volta para a reserva)
       *[other] mandar um clérigo para a ordem { $cult_of } por { $n } espaços (ele fica lá)
    }
choice-replace = mandar um clérigo para a ordem { $cult_of } por { $n } espaços, no lugar de um clérigo { $faction_of } (custa { $n } moedas)
choice-advance = avançar na trilha de { $track }
choice-convert = converter { $what } em { $into }
choice-burn =
    { $n ->
        [one] sacrificar { $n } marcador de Poder para mover outro ao Alguidar III
       *[other] sacrificar { $n } marcadores de Poder para mover outros tantos ao Alguidar III
    }
choice-pass-card = passar e pegar “{ $title }” ({ $tile })
choice-first-card = pegar “{ $title }” ({ $tile })
choice-pass = passar
choice-leech = receber { resource-PW.amount } { $faction_from }
choice-decline = recusar { resource-PW.amount } { $faction_from }
choice-favor = pegar o marcador de Favor “{ $title }” ({ $tile })
choice-town = pegar a ficha de Cidade “{ $title }” ({ $tile })
choice-cult =
    { $n ->
        [one] avançar { $n } espaço no culto { $cult_of }
       *[other] avançar { $n } espaços no culto { $cult_of }
    }
choice-step-down = recuar um espaço no culto { $cult_of }
choice-key = usar a chave no culto { $cult_of }
choice-give-up = abrir mão { $what }
choice-faction = jogar com { $faction }
choice-bid = oferecer { $n } para ficar com { $faction }
choice-terrain = escolher: { $terrain }
choice-unlock = colocar o clérigo neste terreno para desbloqueá-lo: { $terrain }
choice-keep-priest = ficar com o clérigo
choice-token = pagar 1 PV por um novo marcador de Poder no Alguidar III
choice-lose-cult = pagar com { $n } espaços no culto { $cult_of }
choice-lose-token = retirar do jogo um marcador de Poder do Alguidar { $bowl }
choice-done = encerrar o turno
choice-resign = abandonar a partida

decision-faction = Escolha a sua facção.
decision-starting-dwelling = Coloque uma habitação inicial no seu terreno.
decision-bonus-card = Pegue a sua primeira carta de Bônus.
decision-turn = É a sua vez: faça uma ação ou passe.
decision-spades = Use as suas pás.
decision-dwelling = Você pode construir uma habitação no espaço que transformou, ou encerrar o turno.
decision-free-dwelling = Coloque a habitação gratuita em qualquer espaço livre do seu terreno natal.
decision-free-trading-house = Escolha a habitação que se torna uma casa de comércio.
decision-sandstorm = Escolha o espaço para a tempestade de areia.
decision-bridge = Escolha onde construir a ponte.
decision-cult-step = Escolha o culto em que você avança.
decision-key = Escolha o culto que recebe a chave.
decision-favor-tile = Escolha um marcador de Favor.
decision-town-tile = Você funda uma cidade: escolha uma ficha de Cidade.
decision-ordain = Escolha quantos trabalhadores se tornam clérigos.
decision-leech = Você recebe o Poder oferecido, pagando o preço em pontos de vitória?
decision-event = Os seus vizinhos ainda estão respondendo à sua oferta de Poder.
decision-cult-spades = Use as pás do bônus de culto.
decision-terrain = Escolha um terreno que nenhuma outra facção tenha.
decision-eruption = Escolha o espaço que se torna vulcão; você pode construir nele uma habitação na hora.
decision-lose-cult = Escolha o culto em que você recua para pagar o vulcão.
decision-lose-tokens = Escolha o Alguidar do marcador de Poder que sai do jogo.
decision-unlock = Você recebe um clérigo: fique com ele, ou coloque-o em um terreno para desbloqueá-lo.
decision-token = Você pode pagar 1 PV por um novo marcador de Poder no Alguidar III.
decision-bid = Dê um lance por uma facção: em um leilão aberto, os pontos com que você começaria; em um leilão fechado, os pontos de que abriria mão.
