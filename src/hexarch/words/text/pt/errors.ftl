# O que não se pode ler em jogo nenhum: comandos e partidas salvas.

unreadable-unreadable = "{ $text }" não é um comando.
unreadable-no_such_seat = "{ $text }": não existe esse lugar nesta partida.
unreadable-one_command = "{ $text }": aqui dê um comando de cada vez.
unreadable-empty = Nada foi escrito.
unreadable-too_long = "{ $text }": é longo demais.
unreadable-not_printable = { $text }: contém caracteres que não podem ser mostrados.
ambiguous = "{ $text }" pode ser lido de mais de uma maneira: { $readings }.
save-too_large = A partida salva é grande demais.
save-not_json = Isto não é uma partida salva: o texto não pode ser lido.
save-foreign = Esta não é uma partida salva de um jogo que se joga aqui.
save-version = A partida foi salva por outra versão do programa.
save-changed = A partida salva foi cortada ou alterada depois de escrita.
save-malformed = A partida salva está danificada: algo falta ou não é o que deveria ser.
save-setup = A partida deste arquivo não pode ser preparada. { $why }
save-choice = A escolha { $number } da partida salva não pode ser jogada. { $why }
or = { " ou " }
nothing = nada
