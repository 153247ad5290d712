# Quem sou eu.

account-title = Você
account-name = Nome
account-renamed = A partir de agora as mesas usam o seu novo nome.
account-devices = Outros aparelhos
account-link-text = Um link particular abre esta página como você, em qualquer aparelho. Guarde-o para si. Criar um novo fecha o antigo.
account-link-make = Criar um link particular
account-link-made = Aqui está o seu link. Ele só é mostrado agora.
account-link-label = Link particular
account-sign = Acesso
account-passkey = Chave de acesso
account-passkey-text =
    { $n ->
        [0] Entre com o seu aparelho em vez de uma senha. Você ainda não tem uma chave de acesso.
        [one] Entre com o seu aparelho em vez de uma senha. Você tem uma chave de acesso.
       *[other] Entre com o seu aparelho em vez de uma senha. Você tem { $n } chaves de acesso.
    }
account-passkey-make = Criar uma chave de acesso
account-passkey-made = A chave de acesso está pronta. Da próxima vez você pode entrar com ela.
account-passkey-no = As chaves de acesso precisam de uma conexão segura (https ou localhost), de um endereço com nome em vez de números e de um navegador que as conheça.
account-password = Senha
account-password-text = Com um nome de usuário e uma senha você pode voltar de qualquer lugar.
account-user = Nome de usuário
account-password-label = Senha
account-password-hint = Pelo menos 8 caracteres.
account-password-set = Definir a senha
account-made = Agora você pode entrar com o nome de usuário e a senha.
account-password-change = Mudar a senha
account-password-old = Senha antiga
account-password-new = Senha nova
account-password-changed = A senha mudou. Nos outros aparelhos é preciso entrar de novo.
account-leave = Sair
account-left = Você saiu.
account-leave-safe = Você pode voltar com a senha ou a chave de acesso.
account-leave-guest = Sem um link particular, uma senha ou uma chave de acesso você não pode voltar às suas partidas.

enter-guest = Primeira vez aqui?
enter-guest-text = Basta um nome.
enter-guest-go = Entrar
enter-known = De volta?
enter-passkey = Entrar com uma chave de acesso
enter-go = Entrar
enter-link-hint = Você também pode abrir o seu link particular.
key-failed = Este link não abre
account-ways = Aparelhos, links e chaves de acesso com que você entrou
account-before = Antes, neste navegador, você era { $name }.
account-back = Voltar a ser { $name }
account-licences = Licenças dos programas contidos nesta página

devices-title = Onde você está conectado
devices-text = O que você remover não deixa mais ninguém entrar, em nenhum aparelho, a partir desse momento.
devices-sessions = Navegadores
devices-links = Links particulares
devices-passkeys = Chaves de acesso
devices-no-sessions = Nenhum navegador está conectado.
devices-no-links = Você não tem link particular.
devices-no-passkeys = Você não tem chave de acesso.
devices-unknown = Navegador desconhecido
devices-link = Link particular
devices-passkey = Chave de acesso
devices-how-name = entrou com um nome
devices-how-link = entrou com um link particular
devices-how-password = entrou com uma senha
devices-how-passkey = entrou com uma chave de acesso
devices-used = último uso: { $when }
devices-never = nunca foi usado
devices-made = criado: { $when }
devices-here = Este navegador
devices-remove-session = Desconectar
devices-remove-link = Remover
devices-remove-passkey = Remover
devices-removed-session = Esse navegador foi desconectado.
devices-removed-link = O link não funciona mais, e os navegadores que entraram com ele foram desconectados.
devices-removed-passkey = A chave de acesso não funciona mais, e os navegadores que entraram com ela foram desconectados.
devices-to-account = Voltar à sua página

key-other = Este é o link particular de { $name }
key-other-text = Neste navegador você é { $mine }. Se continuar, aqui você será { $name }. Se alguém lhe enviou este link para participar de uma partida, não continue.
key-other-back = { $mine } não se perde: a página “Você” tem um caminho de volta.
key-stay = Continuar sendo { $mine }
key-become = Continuar como { $name }
