# O que não se pode ler em jogo nenhum: comandos e partidas salvas.

unreadable-unreadable = "{ $text }" não é um comando.
unreadable-no_such_seat = "{ $text }": não existe esse lugar neste jogo.
unreadable-one_command = "{ $text }": aqui dê um comando de cada vez.
unreadable-empty = Nada foi escrito.
unreadable-too_long = "{ $text }": é longo demais.
unreadable-not_printable = { $text }: contém caracteres que não podem ser mostrados.
ambiguous = "{ $text }" pode ser lido de mais de uma maneira: { $readings }.
save-too_large = O jogo salvo é grande demais.
save-not_json = Isto não é um jogo salvo: o texto não pode ser lido.
save-foreign = Esta não é uma partida salva de um jogo que se joga aqui.
save-version = O jogo foi salvo por outra versão do programa.
save-changed = O jogo salvo foi cortado ou alterado depois de escrito.
save-malformed = O jogo salvo está danificado: algo falta ou não é o que deveria ser.
save-setup = O jogo deste arquivo não pode ser preparado. { $why }
save-choice = A escolha { $number } do jogo salvo não pode ser jogada. { $why }
or = { " ou " }
nothing = nada
