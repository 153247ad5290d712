# O terminal.

console-help-command-edition = Edições: os números impressos em tabuleiros, peças e cartas.
console-help-command-edition-check = Verifica por completo um arquivo de edição e mostra seus números de equilíbrio.
console-help-command-edition-write = Grava a edição do pacote num arquivo para modificar.
console-help-edition-file = Arquivo de edição (TOML).
console-help-edition-output = Onde gravar; senão é impresso.
console-help-edition = Jogue com a edição deste arquivo.
console-error-edition = A edição { $file } não pode ser usada: { $problem }
edition-good = A edição { $name } pode ser jogada.
edition-wrong =
    Esta edição não pode ser jogada; { $count ->
        [one] { $count } problema encontrado
       *[other] { $count } problemas encontrados
    }:
edition-sources = origem dos dados
edition-mana = mana na estrela
edition-regions = mana em volta de cada marcador de invocação
edition-icons = ícones de cada planeta
edition-exhausting = ícones fora das capitais com quatro jogadores (16 marcadores de esgotamento de cada)
edition-altars = altares de cada planeta
edition-lacking = o que falta a um planeta natal
edition-weapons = valor das armas (força, passos de guerra, pontos, menos o custo)
edition-pacts = valor dos pactos (pontos, passos, bônus, menos o custo)
edition-civilizations = civilizações por força
edition-tracks = comprimento das trilhas
edition-income = renda dos assentamentos no total
own-console-table-help =
    Digite o número de uma escolha, ou a própria escolha. Várias escolhas são separadas por pontos.
    Uma linha vazia faz a única escolha, termina o turno, ou mostra a lista de novo.

    undo             desfaz a última escolha feita neste console, com o que os bots fizeram depois
    free             o que você pode fazer antes ou depois da sua escolha
    more             lista também o que não é listado logo
    why ESCOLHA      por que uma escolha é recusada, ou o que ela faz; ESCOLHA pode ser um número da lista
    hint BOT         as melhores escolhas que um bot vê para você, com os pontos que espera; BOT pode faltar
    reasons QUEM     por que um bot escolheu assim: um jogador, um número do log, ou sem QUEM o último bot
    explain O QUE    um número da lista, ou um nome da mesa; rules O QUE faz o mesmo
    pay              faz a última escolha recusada, com o que foi proposto na frente
    table            a mesa inteira
    pacts            quanto custam e o que dão os pactos expostos e os já pegos
    log N            as últimas N escolhas
    save ARQUIVO     salva a partida; load ARQUIVO continua uma salva
    language en      muda a língua: en, it, pt
    quit             sai; antes você pode salvar
