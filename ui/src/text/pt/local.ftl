# Partidas neste aparelho.

local-text = Estas partidas ficam guardadas só neste navegador. As regras rodam no seu aparelho: depois de carregadas, nada precisa de rede, e uma partida continua mesmo depois de fechar a página.
local-new = Nova partida neste aparelho
local-player = Jogador { $n }
local-empty = Ainda não há partidas neste aparelho.
local-import = Abrir um arquivo
local-export = Salvar como arquivo
local-ledger = Registro
local-forget = Apagar
local-forget-ask = Apagar “{ $title }”?
local-forget-text = A partida se perde para sempre, a não ser que você a tenha salvado como arquivo.
local-loading = Carregando as regras no aparelho
local-loading-text = Cerca de 7 MB, só da primeira vez.
local-starting = Iniciando…
local-failed = Não foi possível carregar as regras. Depois de carregadas elas ficam neste aparelho; da primeira vez é preciso uma conexão com o servidor.
local-again = Tentar de novo
local-missing = Esta partida não existe neste aparelho.
local-no-store = Este navegador não deixa a página salvar partidas. Em uma janela privada elas se perdem quando ela é fechada.
local-no-replace = Em uma partida neste aparelho todos continuam jogando na mesma tela.
