# What is asked for a new game of Terra Mystica.

terra-form-faction = Facção do lugar { $n }
terra-form-faction-choose = Escolha uma facção
terra-form-factions = Facções
terra-form-map = Mapa
terra-form-map-fixed = A partida introdutória é jogada no mapa básico.
terra-form-players = Só com este número de jogadores: { $players }.
terra-form-rules = Regras e expansões
terra-form-rules-text = Um perfil define todas as regras; cada uma pode ser mudada à parte.
terra-form-profile = Perfil
terra-form-on = { $n } de { $of }
terra-form-final = Ficha extra de pontuação final
terra-form-final-random = Sorteada
terra-form-reset = Como no perfil
terra-now-intro = Introdutória
terra-now-random = Sorteio
terra-now-intro-hint = A primeira partida do manual: facções, habitações e fichas são dadas.
terra-now-random-hint = Facções, fichas de Pontuação e cartas de Bônus são sorteadas no mapa básico.
terra-profile-rulebook = Manual
terra-profile-league = Liga
