# O que aconteceu: uma frase para cada efeito.

log-gain = { $who } recebem { $amount }.
log-pay = { $who } pagam { $amount }.
log-points = { $who } ganham { $n } PV ({ $source }).
log-points-lost = { $who } perdem { $n } PV ({ $source }).
log-power-up = { $who } ganham { resource-PW.amount } ({ $second } para o Alguidar II, { $third } para o Alguidar III).
log-spend = { $who } gastam { resource-PW.amount }.
log-burn =
    { $n ->
        [one] { $who } sacrificam { $n } marcador de Poder.
       *[other] { $who } sacrificam { $n } marcadores de Poder.
    }
log-step = { $who } avançam no culto { $cult_of } de { $from } para { $to }.
log-step-back = { $who } recuam no culto { $cult_of } de { $from } para { $to }.
log-owe =
    { $n ->
        [one] { $who } podem avançar { $n } espaço em um culto à escolha.
       *[other] { $who } podem avançar { $n } espaços em um culto à escolha.
    }
log-tokens-gained =
    { $n ->
        [one] { $who } recebem { $n } novo marcador de Poder no Alguidar { $bowl }.
       *[other] { $who } recebem { $n } novos marcadores de Poder no Alguidar { $bowl }.
    }
log-tokens-lost =
    { $n ->
        [one] { $who } retiram do jogo { $n } marcador de Poder do Alguidar { $bowl }.
       *[other] { $who } retiram do jogo { $n } marcadores de Poder do Alguidar { $bowl }.
    }
log-place = { $who } constroem { $structure_a } em { $hex }.
log-upgrade = { $who } aprimoram { $was_the } em { $hex } para { $structure_a }.
log-terrain = { $who } transformam { $hex } de { $old } em { $terrain }.
log-bridge = { $who } constroem uma ponte de { $here } a { $there }.
log-track-ship = { $who } avançam a Remessa para { $level }.
log-track-dig = { $who } avançam na trilha de Troca para o nível { $level }.
log-take-bonus = { $who } pegam a carta de Bônus “{ $title }” ({ $tile }).
log-take-favor = { $who } pegam o marcador de Favor “{ $title }” ({ $tile }).
log-take-town = { $who } pegam a ficha de Cidade “{ $title }” ({ $tile }).
log-return = { $who } devolvem “{ $title }” ({ $tile }).
log-hand-over = { $who } entregam “{ $title }” ({ $tile }).
log-coin-on =
    { $n ->
        [one] Na carta de Bônus “{ $title }” ({ $tile }) há { $n } moeda.
       *[other] Na carta de Bônus “{ $title }” ({ $tile }) há { $n } moedas.
    }
log-priest = { $who } mandam um clérigo para a ordem { $cult_of }, onde ele fica.
log-priest-back = { $who } mandam um clérigo para a ordem { $cult_of }, de onde ele volta para a reserva.
log-priest-replaced = Um clérigo { $who_of } deixa a ordem { $cult_of } e volta para a caixa.
log-town =
    { $n ->
        [one] { $hexes } agora pertence a uma cidade { $who_of }.
       *[other] { $hexes } agora pertencem a uma cidade { $who_of }.
    }
log-no-town-tile = { $who } fundam uma cidade para a qual não restam fichas de Cidade: nem ficha nem chave.
log-offer = { $who } podem receber { resource-PW.amount } { $faction_from }.
log-answer-yes = { $who } recebem { resource-PW.amount } { $faction_from }.
log-answer-no = { $who } recusam { resource-PW.amount } { $faction_from }.
log-use = { $who } usam a ação { $action } ({ $title }).
log-pass = { $who } passam.
log-turn = Rodada { $round }, turno { $turn }: jogam { $who }.
log-round = Começa a rodada { $round }: “{ $title }” ({ $tile }).
log-auto-cult-income = Bônus de culto { $who_of }.
log-auto-income = Renda { $who_of }.
log-auto-all-income = Bônus de culto e renda { $who_of }.
log-auto-accepted = { $who } recebem um prêmio: um oponente recebeu o Poder oferecido.
log-auto-declined = { $who } recebem uma compensação: todos os oponentes recusaram o Poder oferecido.
log-auto-score-cult = Pontuação final do culto { $cult_of }: { $n } PV para { $who }.
log-auto-score-network = Pontuação final da maior área: { $n } PV para { $who }.
log-auto-score-tile = Pontuação final extra ({ $title }): { $n } PV para { $who }.
log-auto-score-resources = Pontuação final dos recursos { $who_of }.
log-spades =
    { $n ->
        [one] { $who } recebem { $n } pá.
       *[other] { $who } recebem { $n } pás.
    }
log-spades-lost =
    { $n ->
        [one] { $who } abrem mão de { $n } pá.
       *[other] { $who } abrem mão de { $n } pás.
    }
log-lost = { $who } não têm espaço para { $amount }.
log-drop = { $who } abandonam a partida.
log-drop-early = { $player } abandona a partida.
log-over = A partida acabou.
log-faction = { $player } joga com { $faction }.
log-river = { $who } unem as suas estruturas através do espaço de rio { $hex }.
log-jump =
    { $by ->
        [dwarves] { $who } escavam um túnel até { $hex }.
       *[other] { $who } voam de tapete até { $hex }.
    }
log-range =
    { $n ->
        [one] { $who } agora podem pular { $n } espaço.
       *[other] { $who } agora podem pular { $n } espaços.
    }
log-home = { $who } escolhem o seu terreno: { $terrain }.
log-unlock = { $who } desbloqueiam um terreno: { $terrain }.
