# What is asked for a new game of Terra Mystica.

terra-form-faction = Facção do lugar { $n }
terra-form-faction-choose = Escolha uma facção
terra-form-factions = Facções
terra-form-first = Quem começa
terra-form-first-seat = Lugar { $n } { $name }
terra-form-map = Mapa
terra-form-map-fixed = A partida introdutória é jogada no mapa básico.
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
terra-form-presets = Regras com um toque
terra-form-expansions = Expansões e variantes
terra-form-each = Regras uma a uma
terra-form-later = Os vizinhos podem responder mais tarde às ofertas de Poder
terra-form-later-slow = Ligado desde o início nas mesas lentas: nenhum templo espera dias pela resposta de todos.
terra-form-later-live = Pelas regras impressas, a partida espera cada resposta; em volta de uma mesa é só um instante.
