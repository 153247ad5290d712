# O que é permitido, mas provavelmente não se quer; e o que convém saber antes.

warning-triggers_end = Isso provoca o fim da partida: aos demais restam só os turnos desta rodada.
warning-lost_unarmed = A batalha em { $place } se perde de imediato: você não tem uma arma avançada que possa pagar.
warning-weapon_needed = Você terá de lutar em { $place }, e não tem uma arma avançada que possa pagar.
warning-nothing_happens = { $tile }: a ação não tem efeito agora.
warning-reward_lost = { $reward }: você não pode usar essa recompensa agora, e ela se perderia.
warning-steps_lost =
    { $n ->
        [one] { $n } passo na trilha de { $track } se perde: a trilha acaba ali.
       *[other] { $n } passos na trilha de { $track } se perdem: a trilha acaba ali.
    }
warning-steps_before_line =
    { $n ->
        [one] { $n } passo na trilha de { $track } se perde: o último espaço fica fechado até você passar da linha azul da trilha de domínio.
       *[other] { $n } passos na trilha de { $track } se perdem: o último espaço fica fechado até você passar da linha azul da trilha de domínio.
    }
warning-dominion_lost =
    { $n ->
        [one] { $n } passo de domínio se perde: a trilha acaba ali.
       *[other] { $n } passos de domínio se perdem: a trilha acaba ali.
    }
warning-one_row = O { $pact } paga só uma das linhas. Com um território lá, pagaria as duas.
warning-weapons_short =
    { $n ->
        [one] Só resta { $n } carta no seu baralho, mas você paga por { $paid }.
       *[other] Só restam { $n } cartas no seu baralho, mas você paga por { $paid }.
    }
warning-reserve_short =
    { $n ->
        [0] Sua reserva está vazia: todos os seguidores teriam de vir do mapa.
        [one] Há só { $n } seguidor na sua reserva; os outros teriam de vir do mapa.
       *[other] Há só { $n } seguidores na sua reserva; os outros teriam de vir do mapa.
    }
warning-metal_too_much = Você venceria mesmo com { $n } de metal a menos.
warning-metal_in_vain = Esse metal não basta para vencer: é preciso pagar { $n }.
warning-mirror_short = Você não pode pagar as { $n } ações de mana para as quais serve o Espelho.
warning-pact_left =
    { $n ->
        [one] Você ainda poderia completar um pacto.
       *[other] Você ainda poderia completar um de { $n } pactos.
    }
warning-god_left = Você ainda poderia invocar um deus.
warning-left_move =
    { $n ->
        [one] { $n } passo fica sem uso.
       *[other] { $n } passos ficam sem uso.
    }
warning-left_portal =
    { $n ->
        [one] O portal ainda poderia levar { $n } unidade.
       *[other] O portal ainda poderia levar { $n } unidades.
    }
warning-left_take_pacts =
    { $n ->
        [one] Você ainda poderia pegar { $n } pacto.
       *[other] Você ainda poderia pegar { $n } pactos.
    }
warning-left_harvest =
    { $n ->
        [one] Você ainda poderia colher em { $n } território.
       *[other] Você ainda poderia colher em { $n } territórios.
    }
warning-left_deploy =
    { $n ->
        [one] { $n } seguidor não é posicionado.
       *[other] { $n } seguidores não são posicionados.
    }
warning-left_market = Você abre mão do mercado.
warning-left_gain_weapons =
    { $n ->
        [one] Você ainda poderia pegar { $n } arma.
       *[other] Você ainda poderia pegar { $n } armas.
    }
warning-left_activate = Você abre mão de uma ação grátis.
warning-left_develop = Você abre mão de um desenvolvimento grátis.
warning-left_build = Você abre mão de um assentamento grátis.
warning-left_rewards = Você abre mão das recompensas que restam.
warning-left_replace_weapon = Sem outra arma, você perde a batalha.
warning-left_scarab =
    { $n ->
        [one] { $n } passo do Amuleto do Escaravelho fica sem uso.
       *[other] { $n } passos do Amuleto do Escaravelho ficam sem uso.
    }
