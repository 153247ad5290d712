# Por que uma escolha é recusada, os títulos das regras e os avisos.

refusal-act_first = Primeiro faça a sua ação; depois você pode fundar a cidade através do rio.
refusal-action_taken = Você já fez a sua ação: agora só pode converter ou encerrar o turno.
refusal-action_used = A ação { $action } ({ $title }) já foi usada nesta rodada.
refusal-already_that_terrain = { $hex } já tem esse terreno.
refusal-already_unlocked = Você já pode construir neste terreno: { $terrain }.
refusal-at_most_six_spades = Em uma ação você pode usar de uma a seis pás.
refusal-bad_map =
    { $why ->
        [long] O mapa é longo demais: { $found } caracteres, no máximo { $most }.
        [toml] O arquivo do mapa não pode ser lido: { $found }.
        [key] O arquivo de um mapa não tem a entrada "{ $found }".
        [missing] Falta no arquivo do mapa uma entrada "{ $found }" correta.
        [name] A entrada "{ $found }" do mapa deve ser uma linha de no máximo { $most } caracteres.
        [id] "{ $found }" não é o id de um mapa.
        [first_row] A primeira linha deve ser "A" (longa) ou "B" (curta), não "{ $found }".
        [rows] O mapa tem { $found } linhas; devem ser de { $least } a { $most }.
        [columns] Uma linha longa tem { $found } espaços; devem ser de { $least } a { $most }.
        [length] A linha { $found } deve ter { $least } espaços: linhas longas e curtas se alternam.
        [letter] "{ $found }" não é um terreno; as letras são Y U K B G S R, e I para o rio.
        [land] O mapa tem { $found } espaços de terra; devem ser de { $least } a { $most }.
        [terrain] Faltam espaços deste terreno ({ $terrain }): há { $found }, são necessários pelo menos { $least }.
        [river] Faltam espaços deste terreno ({ $terrain }) junto ao rio: há { $found }, são necessários pelo menos { $least }.
       *[other] Este mapa não pode ser usado: { $found }.
    }
refusal-bad_name = O nome de um jogador tem de 1 a { $longest } caracteres imprimíveis.
refusal-bid_out_of_range = Um lance é um número de 0 a { $most }.
refusal-bid_too_high = Alguém tem esta facção por { $price } pontos: ofereça começar com menos.
refusal-bought_spades = As pás que você comprou precisam ser usadas.
refusal-bowl_empty = Não há marcadores de Poder no Alguidar { $bowl }.
refusal-bowl_two_short = São necessários { $needed } marcadores no Alguidar II e você tem { $have }.
refusal-bridge_there = Já existe uma ponte de { $here } a { $there }.
refusal-bridge_without_structure = Você não tem estruturas em nenhuma das pontas da ponte de { $here } a { $there }.
refusal-burn_nothing = Sacrifique ao menos um marcador de Poder.
refusal-burnt_power_waits = Use o Poder pelo qual sacrificou marcadores: faça uma ação de Poder ou uma conversão.
refusal-cannot_change = { $hex } é gelo ou vulcão: ninguém pode transformá-lo.
refusal-cannot_dig = A sua facção não usa pás.
refusal-cannot_pay = O custo é de { $amount }: você tem { $have }.
refusal-cannot_skip_rivers = A sua facção não pode fundar uma cidade através de um espaço de rio.
refusal-cannot_step_down = No culto { $cult_of } você só pode recuar do espaço 8 ou 9.
refusal-card_not_there = A carta de Bônus “{ $title }” ({ $tile }) não pode ser pega: alguém está com ela, ou ela não está em jogo.
refusal-colour_taken = { $faction } têm a mesma cor ou o mesmo cartão de Facção de uma facção que já está em jogo: { $other }.
refusal-decide_first = Primeiro decida o que ainda está pendente na sua ação.
refusal-dropped_out = Você abandonou esta partida.
refusal-empty_action = Uma ação precisa servir para algo. Se você não pode ou não quer agir, passe.
refusal-faction_not_in_game = { $faction } não participam: a sua opção está desligada.
refusal-factions_first = Primeiro todos os jogadores escolhem as suas facções.
refusal-factions_for_players =
    { $factions ->
        [one] Há { $factions } facção para { $players } jogadores.
       *[other] Há { $factions } facções para { $players } jogadores.
    }
refusal-faith_missing = Para pagar são necessários { $steps } espaços em um só culto.
refusal-favor_owned = Você já possui o marcador de Favor “{ $title }” ({ $tile }).
refusal-first_hex_only = A habitação só pode ficar no primeiro espaço transformado nesta ação.
refusal-forbidden_action = A sua facção não pode usar a ação { $action } ({ $title }).
refusal-game_over = A partida acabou.
refusal-home_terrain_only = Este espaço só pode se tornar o seu próprio terreno.
refusal-introductory_for_players = A partida introdutória é para no máximo { $most } jogadores, não { $players }.
refusal-introductory_is_fixed = A partida introdutória é jogada no mapa básico, com as fichas de Pontuação e as cartas de Bônus do manual e sem pontuação final extra.
refusal-must_act = Faça uma ação ou passe antes de encerrar o turno.
refusal-must_wait = { $faction } ainda podem chegar antes de você ao último espaço do culto { $cult_of }: espere essa decisão.
refusal-names_alike = Dois jogadores têm o mesmo nome.
refusal-no_bid_due = Não é o momento de dar um lance.
refusal-no_bridge_due = Você não tem ponte para construir agora.
refusal-no_bridge_site = Não há lugar onde você possa construir uma ponte.
refusal-no_bridges_left = Você já construiu as suas três pontes.
refusal-no_card_in_last_round = Na última rodada ninguém pega carta de Bônus: apenas passe.
refusal-no_faction_due = Não é o momento de escolher uma facção.
refusal-no_favor_due = Não é o momento de pegar um marcador de Favor.
refusal-no_free_home = Nenhum espaço do seu terreno natal está livre.
refusal-no_free_space = A ordem { $cult_of } não tem espaço livre de { $steps }.
refusal-no_free_terrain = Todo terreno já pertence a uma facção.
refusal-no_hex_for_spades =
    { $spades ->
        [one] Nenhum espaço ao seu alcance pode usar { $spades } pá.
       *[other] Nenhum espaço ao seu alcance pode usar todas as { $spades } pás.
    }
refusal-no_hex_in_reach = Nenhum espaço ao lado das suas estruturas pode ser transformado.
refusal-no_key_wanted = O culto { $cult_of } não precisa de chave agora.
refusal-no_more_hexes = Estas pás não podem ir para outro espaço.
refusal-no_more_spades = Você não pode comprar mais pás nesta ação.
refusal-no_priest_to_lay = Você não tem um novo clérigo para colocar em um terreno.
refusal-no_priests_left = A sua reserva não tem tantos clérigos.
refusal-no_priest_there = Na ordem { $cult_of } não há clérigo { $faction_of } em um espaço de { $steps }.
refusal-no_replacing = Clérigos de outros só podem ser substituídos em partidas com seis ou sete jogadores.
refusal-no_spades = Você não tem pás para usar.
refusal-no_step_back = Os marcadores não recuam; pegue a ficha de Cidade e você poderá escolher qual culto recebe a chave.
refusal-no_step_due = Você não tem avanços de culto para fazer agora.
refusal-no_structure = Você não tem estruturas deste tipo no mapa: { $structure }.
refusal-no_such_conversion = Essa conversão não existe. Poder se converte em moedas, trabalhadores ou clérigos; um clérigo em um trabalhador, um trabalhador em uma moeda.
refusal-no_such_offer = Você não tem dessa facção uma oferta aberta de Poder no valor de { $power }.
refusal-no_such_seat = Não existe o lugar { $seat } nesta partida.
refusal-no_such_track = A sua facção não pode avançar nesta trilha: { $track }.
refusal-no_such_upgrade = { $was_the } em { $hex } não pode se tornar { $structure_a } agora.
refusal-no_terrain_due = Não é o momento de escolher um terreno.
refusal-no_token_due = Nenhum marcador de Poder é oferecido a você agora.
refusal-no_town_due = Não é o momento de pegar uma ficha de Cidade.
refusal-no_town_there = As estruturas em volta do espaço de rio { $hex } não formam uma nova cidade.
refusal-no_town_tiles = Não restam fichas de Cidade: nenhuma cidade pode ser fundada.
refusal-none_left = No seu cartão de Facção não restam estruturas deste tipo: { $structure }.
refusal-not_closer_to_home = { $hex } precisa ficar mais perto do seu terreno natal.
refusal-not_home_terrain = Você não pode construir no terreno de { $hex }: não é o seu.
refusal-not_so_high = Você não tem { $steps } espaços no culto { $cult_of }.
refusal-not_this_lot = Você não pode dar um lance por { $faction } agora.
refusal-not_your_action = A ação { $action } ({ $title }) não é da sua facção.
refusal-not_your_structure = Você não tem estrutura em { $hex }.
refusal-not_your_turn = Não é a sua vez.
refusal-nothing_to_give_up = Não há nada desse tipo de que abrir mão.
refusal-nothing_to_pay = Não há nada a pagar desse modo agora.
refusal-occupied = { $hex } já tem uma estrutura.
refusal-offer_forfeited = Esta oferta de Poder no valor de { $power } só pode ser recusada: você converteu antes, ou respondeu a uma oferta posterior.
refusal-one_hex_short_of_home = Você já deixou um espaço no meio do caminho: o próximo precisa se tornar terreno natal.
refusal-option_not_bool = Uma opção está ligada ou desligada.
refusal-option_for_players = A opção "{ $option }" só vale com este número de jogadores: { $players }.
refusal-ordain_at_most =
    { $most ->
        [one] No máximo { $most } trabalhador pode se tornar clérigo.
       *[other] No máximo { $most } trabalhadores podem se tornar clérigos.
    }
refusal-other_board_dealt = Você recebeu outra cor; escolha uma das duas facções do cartão dela.
refusal-out_of_reach = { $hex } está fora do seu alcance.
refusal-own_priest = Você não pode substituir um clérigo seu.
refusal-pay_steps_first = Primeiro pague { $steps } espaços de culto pelo vulcão.
refusal-shifted_enough = Você já mudou de terreno natal { $most } vezes, o máximo em uma partida.
refusal-spades_in_hand =
    { $spades ->
        [one] Você ainda tem { $spades } pá: use-a ou abra mão dela (-SPADE) e depois construa.
       *[other] Você ainda tem { $spades } pás: use-as ou abra mão delas (-SPADE) e depois construa.
    }
refusal-spades_left_over =
    { $spades ->
        [one] Sobraria { $spades } pá.
       *[other] Sobrariam { $spades } pás.
    }
refusal-spades_missing =
    { $needed ->
        [one] É necessária { $needed } pá e você tem { $spades }.
       *[other] São necessárias { $needed } pás e você tem { $spades }.
    }
refusal-steps_first = Escolha os avanços de culto que ganhou antes de terminar o turno.
refusal-steps_on_one_track = Todos os { $steps } espaços precisam ser em um só culto.
refusal-stronghold_needed = A ação { $action } ({ $title }) precisa da sua fortaleza.
refusal-take_a_card = Ao passar você pega uma carta de Bônus: diga qual.
refusal-terrain_dealt = Este terreno pertence a quem ainda vai escolher a facção: { $terrain }.
refusal-terrain_taken = Este terreno já pertence a outra facção, { $faction }: { $terrain }.
refusal-tile_gone = Não há mais “{ $title }” ({ $tile }).
refusal-tile_not_held = Você não está com “{ $title }” ({ $tile }).
refusal-tokens_missing =
    { $needed ->
        [one] É necessário { $needed } marcador de Poder e você tem { $have }.
       *[other] São necessários { $needed } marcadores de Poder e você tem { $have }.
    }
refusal-too_near = Guerra e Fé: { $structure_a } não pode ficar ao lado de { $was_a } (em { $hex }).
refusal-track_at_end = Você chegou ao fim desta trilha: { $track }.
refusal-transformed_hex_only = A habitação só pode ficar em um espaço transformado em terreno natal nesta ação.
refusal-unknown_edition = Estas regras são da edição { $edition }; a mais nova conhecida aqui é a { $newest }.
refusal-unknown_faction = Não existe a facção "{ $faction }". Escolha entre: { $known }.
refusal-unknown_map = Não existe o mapa "{ $map }". Escolha entre: { $known }.
refusal-unknown_option = Não existe a opção "{ $option }".
refusal-unknown_profile = Não existem regras "{ $profile }". Escolha entre: { $known }.
refusal-unknown_tile = Não existe { $tile }.
refusal-unknown_way_to_choose = As facções não podem ser escolhidas com "{ $way }": liste-as, ou escreva random, random-colours, draft, auction, sealed-auction ou intro.
refusal-unsupported_option = Partidas com a opção "{ $option }" não podem ser jogadas: { $reason }.
refusal-wrong_bonus_cards = A partida precisa de { $needed } cartas de Bônus diferentes, previstas nas suas regras, e não: { $cards }.
refusal-wrong_colours = Estas não são cores diferentes desta partida, uma para cada jogador: { $colours }.
refusal-wrong_dwellings = As habitações iniciais não servem: cada facção coloca as suas, no terreno natal, uma por espaço.
refusal-wrong_first = O jogador inicial precisa ser um dos jogadores da partida introdutória.
refusal-wrong_number_of_players = Jogam de { $fewest } a { $most }, não { $players }.
refusal-wrong_points = Os pontos iniciais não servem: de 0 a 200 para cada jogador, e nenhum com um leilão.
refusal-wrong_rate = A taxa está errada: seriam necessários { $needed }.
refusal-wrong_round_tiles = A partida precisa de { $needed } fichas de Pontuação diferentes, previstas nas suas regras, e não: { $tiles }.

reason-edited_by_hand = os seus registros contêm recursos inseridos à mão
reason-old_record = a opção nunca foi oferecida aos jogadores e só serve para descuidos de registros antigos

rule-advance = Avançar nas trilhas de Remessa e de Troca
rule-bridge = Pontes
rule-build = Transformar e construir
rule-burn = Sacrificar Poder
rule-conversions = Conversões
rule-cults = Trilhas de culto
rule-dig = Pás
rule-factions = As facções
rule-favor = Marcadores de Favor
rule-leech = Poder por estruturas
rule-pass = Passar
rule-power = Ações de Poder
rule-send = Mandar um clérigo para a ordem de um culto
rule-setup = Preparação da partida
rule-special = Ações especiais
rule-towns = Fundar uma cidade
rule-transform = Transformar um espaço de terreno
rule-turn = O turno: uma só ação
rule-upgrade = Aprimorar uma estrutura
rule-war-and-faith = Guerra e Fé

warning-offers_declined =
    { $n ->
        [one] Isto recusa { $n } oferta de Poder ainda aberta.
       *[other] Isto recusa { $n } ofertas de Poder ainda abertas.
    }
warning-no_neighbour = Não há oponentes ao lado deste espaço: a casa de comércio custa { $coins } moedas em vez de { $less }.
warning-dearer_alone = Não há oponentes ao lado deste espaço: custa { $coins } moedas em vez de { $less }.
warning-paid_to_neighbour =
    { $coins ->
        [one] { $coins } moeda do custo vai para esta facção: { $faction }.
       *[other] { $coins } moedas do custo vão para esta facção: { $faction }.
    }
warning-used_again = Esta ação de Poder já foi usada nesta rodada: custa { $power } de Poder em vez de { $less }.
warning-used_again_coins = Esta ação de Poder já foi usada nesta rodada: custa { $coins } moedas em vez de { $less }.
warning-steps_lost =
    { $n ->
        [one] { $n } avanço no culto { $cult_of } se perde.
       *[other] { $n } avanços no culto { $cult_of } se perdem.
    }
warning-priest_for_coin = Você daria um clérigo por uma moeda, embora tenha Poder para converter em moedas.
warning-given_up = Você abre mão { $what } sem receber nada em troca.
warning-dwelling_not_built = Você ainda poderia construir uma habitação.
warning-part_left = Você encerra o turno embora uma parte dele ainda esteja em aberto.
warning-unused_action = Você não usou a ação { $action } ({ $title }) nesta rodada.
warning-power_lost = Os seus Alguidares não têm espaço para { resource-PW.amount }.
warning-priests_lost =
    { $n ->
        [one] A sua reserva não tem mais clérigos: { $n } clérigo se perde.
       *[other] A sua reserva não tem mais clérigos: { $n } clérigos se perdem.
    }
