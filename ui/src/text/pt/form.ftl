# O formulário de uma nova partida.

new-title = Nova partida
form-game = Jogo
form-who = Quem joga
form-players = Jogadores
form-you = Você
form-seat = Lugar { $n }
form-name = Nome do jogador { $n }
form-open = Alguém que chega pelo link
form-person-here = Alguém diante desta tela
form-bot = Bot · { $name }
form-level = Nível dos bots
form-setup = Preparação
form-changed =
    { $n ->
        [one] Uma regra difere do perfil.
       *[other] { $n } regras diferem do perfil.
    }
form-seed = Número do sorteio
form-seed-random = Ao acaso
form-seed-text = O mesmo número com os mesmos jogadores e ajustes dá de novo a mesma preparação.
form-table = A mesa
form-title = Título
form-title-none = Os nomes dos jogadores
form-clock = Tempo para uma decisão
form-clock-text = Quem demora mais ainda pode decidir, mas então qualquer pessoa da mesa pode entregar o lugar a um bot ou a um amigo.
form-clock-none = Cada um leva o tempo que quiser; só quem ocupa um lugar pode cedê-lo.
form-listed = Mostrar esta mesa no salão
form-listed-text = Senão, só quem tem o link a encontra.
form-open-table = Abrir a mesa
form-start = Começar a partida
