# Gods.

god-ra = Ra
god-ra-text = Moving along an edge that holds your cube, you may shift it. Unlocked: a cube that yields mana also brings { $resources } of your choice.
god-odin = Odin
god-odin-text = Your settlements move and fight, carry 2 units and are never besieged. Unlocked: each has strength { $strength }.
god-ishtar = Ishtar
god-ishtar-text = Harvesting, each settlement counts as strength { $strength }. Unlocked: outside the capital the number of icons does not matter.
god-zeus = Zeus
god-zeus-text =
    A culture token pays you if you have a unit anywhere on its planet. Unlocked: culture pays you { $times ->
        [1] as usual
        [2] double
       *[other] { $times } times as much
    }.
god-anubis = Anubis
god-anubis-text = When a god of yours enters and a battle follows, deploy { $followers } there first.
god-bastet = Bastet
god-bastet-text = At once: for { $mana } one of your pacts is completed in full, whatever it costs.
god-horus = Horus
god-horus-text = At the end: { $points } for each { $resource } territory you control.
god-isis = Isis
god-isis-text = Your settlements add { $strength } strength in battle and harvest where your units are.
god-osiris = Osiris
god-osiris-text = { $strength } more strength for harvesting in every territory you control.
god-sekhmet = Sekhmet
god-sekhmet-text =
    Your weapons cost { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    } less.
god-seth = Seth
god-seth-text =
    At the end: { $points } for { $per ->
        [one] each exhausted territory
       *[other] every { $per } exhausted territories
    } you control.
god-aegir = Aegir
god-aegir-text = At the end: { $points } for each { $resource } territory you control.
god-freya = Freya
god-freya-text = At once: a follower of the map returns to the reserve for { $resources }.
god-freyr = Freyr
god-freyr-text =
    At once: { $points } and { $mana } for { $per ->
        [one] each territory
       *[other] every { $per } territories
    } you control away from home.
god-frigg = Frigg
god-frigg-text =
    At once: { $followers } in each territory with { $pieces ->
        [one] at least one of your pieces
       *[other] { $pieces } or more of your pieces
    }.
god-heimdallr = Heimdallr
god-heimdallr-text = When you defend, each of your settlements has { $strength } more strength.
god-loki = Loki
god-loki-text = You may put down 2 weapons and choose the one to use after the reveal.
god-thor = Thor
god-thor-text = At the end: { $points } for each territory you control with strength { $strength } or more.
god-anu = Anu
god-anu-text = At once: a portal for up to { $units } of one territory.
god-assur = Assur
god-assur-text = { $strength } more strength in each of your battles and harvests.
god-enki = Enki
god-enki-text = At the end: { $points } for each territory of Atlantis you control.
god-enlil = Enlil
god-enlil-text =
    Every portal of yours takes { $count ->
        [one] { $count } more unit
       *[other] { $count } more units
    }.
god-marduk = Marduk
god-marduk-text = After a victory, deploy { $followers } in that territory.
god-ninhursag = Ninhursag
god-ninhursag-text = At the end: { $points } for each { $resource } territory you control.
god-ninlil = Ninlil
god-ninlil-text = At once: { $points } and { $gain } for each altar you control away from home.
god-ares = Ares
god-ares-text = At the end: { $points } for each civilization you have defeated.
god-athena = Athena
god-athena-text = At once: { $resources } from each territory with a settlement of yours.
god-demeter = Demeter
god-demeter-text = At the end: { $points } for each { $resource } territory you control.
god-hades = Hades
god-hades-text =
    At the end: { $points } for { $per ->
        [one] each follower
       *[other] every { $per } followers
    } in your reserve.
god-hera = Hera
god-hera-text = Whenever you gain followers, you gain { $count } more.
god-hermes = Hermes
god-hermes-text =
    Every movement of yours has { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }.
god-poseidon = Poseidon
god-poseidon-text =
    Counts as { $count ->
        [one] { $count } more altar
       *[other] { $count } more altars
    } that you control.
