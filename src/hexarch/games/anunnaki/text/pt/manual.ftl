# As regras para ler.

manual-houses = Casas
manual-houses-text = Cada jogador lidera uma de quatro Casas. Uma Casa tem um deus maior, deuses menores, armas e uma habilidade própria.
manual-star = A estrela de ações
manual-star-text = No seu turno, você move o peão para outra peça de ação e a resolve. Se a aresta atravessada não tiver cubo, você coloca um dos seus e recebe a mana dela.
manual-mana = Ações de mana
manual-mana-text = Depois da ação da estrela, você pode realizar uma destas, paga com mana.
manual-units = Peças nos planetas
manual-units-text = Você controla um território em que tem uma unidade e não há unidades de outros nem uma civilização.
manual-resources = Recursos
manual-resources-text = São colhidos nos territórios que você controla ou recebidos como recompensa.
manual-gods = Deuses
manual-gods-text = Um deus é invocado com um marcador de invocação livre do seu tipo e toma o lugar de um dos seus seguidores.
manual-weapons = Armas
manual-weapons-text = Numa batalha entre jogadores, os dois jogam uma arma virada para baixo e as revelam juntos; decide a força das unidades e da arma.
manual-civilizations = Civilizações antigas
manual-civilizations-text = Ficam viradas para baixo até alguém combatê-las. Quem derrota uma recebe uma recompensa.
manual-artefacts = Artefatos
manual-artefacts-text = Quem conquista um território de Atlântida olha os artefatos que restam e fica com um.
manual-pacts = Pactos
manual-pacts-text = Dos pactos, { $display } ficam expostos. Você os pega com o comércio; uma vez por turno pode completar um: paga o custo e recebe o bônus, os pontos e os passos.
manual-tracks = Trilhas de desenvolvimento
manual-tracks-text = No fim, cada trilha dá o valor da sua peça de objetivo vezes o multiplicador alcançado pelo seu marcador.
manual-goals = Peças de objetivo
manual-goals-text = Uma fica no fim de cada trilha de desenvolvimento, a quarta no começo da trilha de domínio.
