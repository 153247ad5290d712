# O que pode estar errado em um arquivo de edição; antes vem o lugar no arquivo.

edition-problem-toml = isto não é um arquivo TOML: { $problem }
edition-problem-missing = está faltando
edition-problem-text = deve ser um texto que não esteja vazio
edition-problem-number = deve ser um número inteiro de { $least } a { $most }, não { $found }
edition-problem-flag = deve ser true ou false, não { $found }
edition-problem-one_of = deve ser um destes: { $allowed }, não { $found }
edition-problem-unknown = { $name } não existe
edition-problem-texts = deve ser uma lista de textos
edition-problem-numbers = deve ser uma lista de números inteiros
edition-problem-table = deve ser uma tabela
edition-problem-tables = deve ser uma lista de tabelas
edition-problem-source = { $source } não é um tipo de fonte; há { $known }
edition-problem-confidence = [confidence] não diz quanto se pode confiar em { $source }
edition-problem-order = deve ser, nesta ordem: { $names }
edition-problem-red_tiles = 4 das 10 peças de ação são vermelhas, não { $found }
edition-problem-own_resources = cada Casa tem um recurso só seu
edition-problem-nodes = a estrela tem 10 nós diferentes
edition-problem-edges = a estrela tem 15 arestas, não { $found }
edition-problem-no_node = o nó { $node } não existe
edition-problem-loop = uma aresta liga dois nós diferentes
edition-problem-same_nodes = duas arestas ligam os mesmos nós
edition-problem-degrees = 5 pontas têm 2 vizinhos e 5 cruzamentos têm 4
edition-problem-one_pentagon = há um único pentágono
edition-problem-regions = há 5 triângulos e um pentágono, não { $found } regiões
edition-problem-region_size = precisa de { $size } arestas diferentes
edition-problem-circle = suas arestas não fecham um círculo
edition-problem-tips =
    deve ter { $count ->
        [0] nenhuma ponta
       *[other] uma única ponta
    } da estrela
edition-problem-same_tip = dois triângulos têm a mesma ponta
edition-problem-falls = nunca pode diminuir
edition-problem-multipliers = começa com 1 e termina com o único 5
edition-problem-levels = precisa de pelo menos cinco casas
edition-problem-begins = começa em -8
edition-problem-token_spaces = devem ser 4 casas diferentes da trilha depois da primeira
edition-problem-lightning = deve ficar na trilha depois da primeira casa
edition-problem-income = precisa de { $count } espaços, não { $found }
edition-problem-planets = há 4 planetas natais e 2 lados de Gaia
edition-problem-sides = Gaia tem um lado p1_2 e um lado p3_4
edition-problem-code_twice = indica dois territórios: { $codes }
edition-problem-spots = { $count } lugares para { $found } marcadores de cultura
edition-problem-same_place = dois territórios estão no mesmo lugar
edition-problem-same_code = dois territórios têm o mesmo código
edition-problem-code_shape = é uma letra maiúscula e um número
edition-problem-lonely = não toca nenhum outro território
edition-problem-two_types = um território de dois tipos mostra um ícone de cada (A37)
edition-problem-any_icon = mostra recursos de um tipo, não quaisquer
edition-problem-atlantis_bare = Atlântida não tem recursos (A39)
edition-problem-no_icons = não mostra nenhum recurso (A37)
edition-problem-apart = não se alcança a partir do resto: { $names }
edition-problem-border_twice = uma fronteira aparece duas vezes
edition-problem-spot_twice = uma interseção aparece duas vezes
edition-problem-not_touching = { $name } não toca { $other }
edition-problem-not_into_atlantis = a fronteira de { $name } a { $other } não leva a Atlântida (A47)
edition-problem-no_door = nenhuma fronteira tracejada leva a { $name } (A47)
edition-problem-not_meeting = estes não se encontram em um ponto: { $names }
edition-problem-gaia_capital = Gaia não tem capital
edition-problem-atlantis_count = precisa deste número de territórios de Atlântida: { $count } (A39)
edition-problem-civilizations_in_atlantis = em Gaia as civilizações ficam em Atlântida, e só lá (A18)
edition-problem-one_civilization = um planeta natal tem uma única civilização antiga (A18)
edition-problem-one_capital = um planeta natal tem uma única capital
edition-problem-one_altar = um único território ao lado da capital tem um altar (A11)
edition-problem-pact_count = precisa de { $count } pactos com house = { $house }, não { $found }
edition-problem-pact_free = um pacto custa alguma coisa
edition-problem-pact_empty = um pacto rende alguma coisa
edition-problem-same_id = dois têm o mesmo id
edition-problem-basic_weapons = { $house } precisa de 2 armas básicas, não { $found }
edition-problem-advanced_weapons = { $house } precisa de 7 armas avançadas, não { $found }
edition-problem-free_weapon = { $house } precisa de uma arma básica sem custo (A107)
edition-problem-civilization_count = são precisas 12 peças de civilização diferentes, não { $found }
edition-problem-token_count = são precisos 20 marcadores de cultura, não { $found }
edition-problem-moving = suas recompensas não podem mover unidades (A130)
edition-problem-gods_drawn = deve ser um a mais do que os mantidos (A10)
