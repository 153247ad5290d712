# Quantos de quê.

anunnaki-some-food = { $n } de comida
anunnaki-some-wood = { $n } de madeira
anunnaki-some-metal = { $n } de metal
anunnaki-some-gold = { $n } de ouro
anunnaki-some-mana = { $n } de mana
anunnaki-some-any =
    { $n ->
        [one] { $n } recurso à escolha
       *[other] { $n } recursos à escolha
    }
anunnaki-some-vp =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
anunnaki-some-follower =
    { $n ->
        [one] { $n } seguidor
       *[other] { $n } seguidores
    }
anunnaki-some-minor =
    { $n ->
        [one] { $n } deus menor
       *[other] { $n } deuses menores
    }
anunnaki-some-major =
    { $n ->
        [one] { $n } deus maior
       *[other] { $n } deuses maiores
    }
anunnaki-some-settlement =
    { $n ->
        [one] { $n } assentamento
       *[other] { $n } assentamentos
    }
anunnaki-some-weapon =
    { $n ->
        [one] { $n } arma
       *[other] { $n } armas
    }
anunnaki-some-pact =
    { $n ->
        [one] { $n } pacto
       *[other] { $n } pactos
    }
anunnaki-some-dominion =
    { $n ->
        [one] { $n } passo de domínio
       *[other] { $n } passos de domínio
    }
anunnaki-some-war =
    { $n ->
        [one] { $n } passo de guerra
       *[other] { $n } passos de guerra
    }
anunnaki-some-technology =
    { $n ->
        [one] { $n } passo de tecnologia
       *[other] { $n } passos de tecnologia
    }
anunnaki-some-commerce =
    { $n ->
        [one] { $n } passo de comércio
       *[other] { $n } passos de comércio
    }
