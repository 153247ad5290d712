# What is asked for a new game of Terra Mystica.

terra-form-faction = Facção do lugar { $n }
terra-form-faction-choose = Escolha uma facção
terra-form-factions = Facções
terra-form-map = Mapa
terra-form-map-fixed = A partida introdutória é jogada no mapa básico.
terra-form-large =
    { $n ->
        [6] Com seis jogadores são 5 rodadas. Cada um deixa na caixa 3 habitações, 1 casa de comércio, 1 templo e 2 marcadores de Poder, recebe a renda deles desde o início e pega um marcador de Favor na preparação.
       *[other] Com sete jogadores são 4 rodadas. Cada um deixa na caixa 4 habitações, 2 casas de comércio, 1 templo e 3 marcadores de Poder, recebe a renda deles desde o início e pega um marcador de Favor na preparação. Três estruturas bastam para fundar uma cidade se uma delas for uma fortaleza.
    }
terra-form-large-more = As ações de Poder podem ser usadas de novo por 1 de Poder a mais, os clérigos de uma ordem podem ser substituídos por moedas, os marcadores de Favor de 3 espaços passam de um jogador a outro, e fundam-se cidades mesmo quando as fichas de Cidade acabam.
terra-form-players = Só com este número de jogadores: { $players }.
terra-form-rules = Regras e expansões
terra-form-rules-text = Onde as regras impressas e as jogadas on-line divergem; as predefinições ajustam todas.
terra-form-profile = Perfil
terra-form-final = Ficha extra de pontuação final
terra-form-final-random = Sorteada
terra-form-reset = Como no perfil
terra-now-intro = Introdutória
terra-now-random = Sorteio
terra-now-intro-hint = A primeira partida do manual: facções, habitações e fichas são dadas.
terra-now-random-hint = Facções, fichas de Pontuação e cartas de Bônus são sorteadas no mapa básico.
terra-profile-rulebook = Manual
terra-profile-league = Liga
terra-form-presets = Regras com um toque
terra-form-expansions = Expansões e variantes
terra-form-each = Regras uma a uma
terra-form-later = Os vizinhos podem responder mais tarde às ofertas de Poder
terra-form-later-slow = Ligado desde o início nas mesas lentas: nenhum templo espera dias pela resposta de todos.
terra-form-later-live = Pelas regras impressas, o jogo espera cada resposta; em volta de uma mesa é só um instante.
