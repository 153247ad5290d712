# O que todo jogo simples diz (hexarch.kernel.plain).

refusal-over = A partida acabou.
refusal-not_asked = Você não tem nada a decidir agora.
refusal-unknown_value = { $value } não pode ser escolhido para { $field }.
refusal-wrong_number_of_players = O jogo é para { $fewest } a { $most } jogadores, não { $players }.
rule-setup = Preparação da partida
plain-hidden = { $who } escolhe em segredo.
