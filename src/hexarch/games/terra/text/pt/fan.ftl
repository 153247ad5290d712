# Facções dos fãs: opções, nomes, habilidades, ações e recusas.

option-fan-factions = Acrescenta as facções dos fãs, com os valores das regras de 2023. Elas compartilham as cores das outras facções; as facções de gelo, de vulcão e variáveis contam como uma só cor cada.
option-fan-factions-2024 = Acrescenta as facções dos fãs com os valores rebalanceados em 2024.
