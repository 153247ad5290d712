# As escolhas, e o que se pergunta a quem joga.

choice-house = jogue com { $house }
choice-discard = devolva { $god } à caixa
choice-go = mova o peão para { $tile }
choice-shift = desloque o cubo de { $edge } para { $end }
choice-gain = pegue { $resource }
choice-pay = pague com { $resource }
choice-steal = roube { $resource }
choice-trade = troque { $resource } por { $second } e { $third }
choice-fetch = pegue { $second } e { $third }
choice-harvest = colha em { $place }
choice-harvest_of = colha em { $place } e esgote { $resource }
choice-move =
    mova { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    } de { $place } para { $to }
choice-move_unit = mova de { $place } para { $to }: { $unit }
choice-carry = mova um assentamento de { $place } para { $to } levando junto: { $crew }
choice-portal =
    teletransporte { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    } de { $place } para { $to }
choice-portal_unit = teletransporte de { $place } para { $to }: { $unit }
choice-carry_portal = teletransporte um assentamento de { $place } para { $to } levando junto: { $crew }
choice-deploy = posicione um seguidor em { $place }
choice-redeploy = reposicione um seguidor de { $place } em { $to }
choice-remove = retire um seguidor de { $place }
choice-pact = pegue o { $pact }
choice-activate = ative { $tile }
choice-arm = obtenha cartas de arma
choice-develop = desenvolva { $tile }
choice-build = construa um assentamento em { $place }
choice-recruit = posicione seguidores com mana
choice-mirror = use o Espelho da Duplicidade
choice-weapon = pegue a arma { $weapon }
choice-summon = invoque { $god } em { $place }
choice-recall = devolva um seguidor de { $place } à reserva em troca de recursos
choice-complete = complete o { $pact }
choice-complete_row = complete o { $pact }, ficando com { $row }
choice-bless = complete o { $pact } com a bênção de Bastet
choice-claim = receba primeiro: { $reward }
choice-cornucopia = remova a Cornucópia e receba { $resource }
choice-offer = remova a Cornucópia e pague { $resource } em troca de pontos
choice-pandora = descarte o marcador de Pandora: { $item }
choice-lose = devolva ao baralho a arma { $weapon }
choice-keep = fique com o artefato { $artefact }
choice-tablet = marque { $track } na Tábua dos Destinos
choice-advance = avance 1 passo em { $track }
choice-fight = trave agora a batalha em { $place }
choice-battle = baixe { $weapon } para { $place }
choice-battle_two = baixe { $weapon } e { $other } para { $place }
choice-use = use { $weapon }
choice-replace = jogue { $weapon } no lugar
choice-add = acrescente { $weapon }
choice-cart = pague { $count } de metal por força
choice-culture = resolva o marcador de cultura em { $spot }
choice-pass = passe
group-house = Casas
group-discard = Deuses no início
group-go = Ação principal
group-shift = Cubos de invocação
group-gain = Recursos à escolha
group-pay = Pagamento
group-trade = Mercado
group-harvest = Colheita
group-move = Movimento
group-portal = Portal
group-deploy = Seguidores
group-lose = Perdas
group-pact = Pactos expostos
group-mana = Ação de mana
group-weapon = Armas do baralho
group-summon = Invocação
group-complete = Completar um pacto
group-claim = Recompensas
group-artefact = Artefatos
group-battle = Batalha
group-culture = Marcadores de cultura
group-pass = Por ora basta
asked-choose_house = Com qual Casa você joga?
asked-discard_god = Qual deus volta para a caixa?
asked-primary = Para onde vai o seu peão?
asked-shift_cube = Deslocar um cubo?
asked-any_resources =
    Qual recurso você pega? { $count ->
        [one] Falta { $count }.
       *[other] Faltam { $count }.
    }
asked-move =
    Mova suas unidades: { $count ->
        [one] resta { $count } passo.
       *[other] restam { $count } passos.
    }
asked-portal =
    Teletransporte suas unidades: { $count ->
        [one] falta { $count }.
       *[other] faltam { $count }.
    }
asked-take_pacts =
    Qual pacto você pega? { $count ->
        [one] Você pode pegar { $count }.
       *[other] Você pode pegar { $count }.
    }
asked-harvest =
    Em qual território você colhe? { $count ->
        [one] Falta { $count }.
       *[other] Faltam { $count }.
    }
asked-deploy =
    Onde você posiciona? { $count ->
        [one] Falta { $count } seguidor.
       *[other] Faltam { $count } seguidores.
    }
asked-market = O que você troca?
asked-mana_action = Você faz uma ação de mana?
asked-gain_weapons =
    Qual arma você pega, em segredo? { $count ->
        [one] Falta { $count }.
       *[other] Faltam { $count }.
    }
asked-activate = Você ativa uma peça?
asked-develop = Qual tecnologia você desenvolve?
asked-build = Onde você constrói um assentamento?
asked-extra = Ações adicionais?
asked-rewards = Qual recompensa você recebe primeiro?
asked-pay =
    Com o que você paga? { $count ->
        [one] Falta { $count }.
       *[other] Faltam { $count }.
    }
asked-steal = Qual recurso você rouba de { $who }?
asked-choose_battle = Qual batalha é travada agora?
asked-weapons = Qual arma você baixa para { $place }?
asked-name_weapon = Qual das suas duas armas você usa em { $place }?
asked-replace_weapon = Sua arma foi descartada: você joga outra em { $place }?
asked-add_weapon = Você acrescenta uma segunda arma em { $place }?
asked-war_cart = Quanto metal você paga por força em { $place }?
asked-keep_artefact = Com qual artefato você fica?
asked-choose_track = Qual trilha você marca em segredo?
asked-choose_token = Qual marcador de cultura é resolvido agora?
asked-scarab =
    Em qual trilha você avança? { $count ->
        [one] Falta { $count } passo.
       *[other] Faltam { $count } passos.
    }
asked-lose_follower = De onde você perde um seguidor?
asked-lose_weapon = Qual arma você perde?
asked-bless = Qual pacto Bastet completa em troca de mana?
asked-recall = Devolver um seguidor em troca de recursos?
