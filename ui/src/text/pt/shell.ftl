# Palavras de todas as páginas.

skip-to-content = Ir para o conteúdo
nav-label = Página
language-label = Idioma
theme-label = Aparência
theme-system = Como o sistema
theme-light = Claro
theme-dark = Escuro
account-link = Entrar
to-lobby = Voltar ao salão
loading = Um momento…
save = Salvar
cancel = Cancelar
close = Fechar
copy = Copiar
copied = Copiado
your-name = Seu nome
your-name-example = Como você se chama?
your-name-missing = Escreva um nome. Os outros na mesa o veem.
field-missing = Preencha este campo.
field-short =
    { $n ->
        [one] Pelo menos { $n } caractere.
       *[other] Pelo menos { $n } caracteres.
    }
field-wrong = Este valor não serve aqui.
guest-name = Visitante
your-turn-announce =
    { $n ->
        [one] É a sua vez em uma partida.
       *[other] É a sua vez em { $n } partidas.
    }

not-found-title = Não há nada aqui
not-found-text = Não existe página neste endereço.
error-title = Não funcionou
error-unknown = Algo deu errado. Tente novamente.
error-offline = O servidor não responde. As partidas neste aparelho continuam.
error-server = O servidor respondeu com um erro ({ $status }). Tente novamente.
error-broken = Esta página tem um defeito. Recarregue-a: nada do que foi confirmado se perde.
rules-title = Regras
rules-link = Regras
rules-search = Procurar nas regras
rules-chapters = Capítulos
rules-found = { $n ->
        [one] Um capítulo fala disso.
       *[other] { $n } capítulos falam disso.
    }
learn-title = A sua primeira partida
learn-text = Um guia leva você pela primeira rodada da partida introdutória contra um bot fácil: o que é cada coisa, o que tentar e o que acontece. Você pode sair a qualquer momento e continuar depois.
learn-go = Começar
learn-table = Primeira partida
learn-link = Novo aqui? Jogue uma primeira rodada guiada
learn-rules = Ler as regras em vez disso
