# Recompensas e fontes de pontos.

some-nothing = nada
some-food = { $count } de comida
some-wood = { $count } de madeira
some-metal = { $count } de metal
some-gold = { $count } de ouro
some-any =
    { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    } à escolha
some-mana = { $count } de mana
some-vp =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
some-follower =
    { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    }
some-weapon =
    { $count ->
        [one] { $count } arma
       *[other] { $count } armas
    }
some-pact =
    { $count ->
        [one] { $count } pacto
       *[other] { $count } pactos
    }
some-dominion =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } de domínio
some-war =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } de guerra
some-technology =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } de tecnologia
some-commerce =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } de comércio
some-portal =
    um portal para { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    }
some-move =
    um movimento de { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
some-blue_action = uma ação azul
some-red_action = uma ação vermelha
some-settlement_income = uma renda dos assentamentos
some-dominion_action = uma ação de domínio
some-develop = uma tecnologia para desenvolver
some-settlement = um assentamento para construir
some-move_cube = um cubo para deslocar
some-resource =
    { $count ->
        [one] { $count } recurso
       *[other] { $count } recursos
    }
some-unit =
    { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    }
some-step =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
some-altar =
    { $count ->
        [one] { $count } altar
       *[other] { $count } altares
    }
some-territory =
    { $count ->
        [one] { $count } território
       *[other] { $count } territórios
    }
reward-food = comida
reward-wood = madeira
reward-metal = metal
reward-gold = ouro
reward-any = recursos à escolha
reward-mana = mana
reward-vp = pontos
reward-follower = seguidores
reward-weapon = armas
reward-pact = pactos
reward-dominion = passos de domínio
reward-war = passos de guerra
reward-technology = passos de tecnologia
reward-commerce = passos de comércio
reward-portal = portal
reward-move = movimento
reward-blue_action = ação azul
reward-red_action = ação vermelha
reward-settlement_income = renda dos assentamentos
reward-dominion_action = ação de domínio
reward-develop = tecnologia
reward-settlement = assentamento
reward-move_cube = deslocar um cubo
source-tokens = marcadores de pontos
source-income = renda dos assentamentos
source-pacts = pactos
source-battles = batalhas
source-gods = deuses
source-artefacts = artefatos
source-rewards = cultura
source-ranks = posições nas trilhas
source-goals = objetivos
source-dominion = trilha de domínio
source-endgame_gods = deuses no fim
source-tablet = Tábua dos Destinos
source-leftovers = recursos restantes
