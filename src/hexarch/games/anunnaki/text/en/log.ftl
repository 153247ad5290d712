# What the log tells.

log-turn = Round { $turn }: { $who } begins the turn.
log-pawn = { $who } moves the pawn to { $tile }.
log-cube = { $who } places a cube on { $edge } ({ $mana } mana).
log-shift = { $who } shifts a cube from { $edge } to { $end } ({ $mana } mana).
log-token = { $who } frees the summon token of the { $region }.
log-gain = { $who } gains { $count } { $resource }.
log-pay = { $who } pays { $count } { $resource }.
log-mana = { $who } gains { $count } mana.
log-mana_paid = { $who } gives up { $count } mana.
log-points =
    { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
log-points_lost =
    { $who } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
log-step =
    { $who } advances { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on { $track }.
log-dominion =
    { $who } advances { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } on the dominion track.
log-vp_token = { $who } takes a point token of the dominion track.
log-move = { $who } moves from { $place } to { $to }: { $unit }.
log-portal = { $who } teleports from { $place } to { $to }: { $unit }.
log-deploy = { $who } deploys a follower in { $place }.
log-recall = A follower of { $who } leaves { $place } for the reserve.
log-build = { $who } builds a settlement in { $place }.
log-harvest = { $who } harvests { $place }.
log-exhaust = An icon is exhausted in { $place }: { $resource }.
log-pact = { $who } takes { $pact }.
log-shown = New on display: { $pact }.
log-complete = { $who } completes { $pact }.
log-upgrade = { $who } develops { $tile }.
log-weapons = { $who } takes a weapon in secret.
log-weapons_lost = { $who } returns a weapon to the deck in secret.
log-look =
    { $who } looks at { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }.
log-summon = { $who } summons { $god } in { $place }.
log-house = { $who } plays { $house }.
log-dealt = Every House draws its gods.
log-kept = { $who } keeps { $gods }.
log-laid = { $who } is the first player; the table is laid.
log-culture = The culture token at { $spot } is revealed: { $token }.
log-cultured = The culture token at { $spot } is resolved: { $token }.
log-battle = Battle in { $place }: { $who } attacks.
log-down =
    { $who } puts down { $count ->
        [one] a weapon
       *[other] { $count } weapons
    } face down.
log-weapon = { $who } shows { $weapon }.
log-civilization = { $civilization } is revealed in { $place }.
log-discarded = { $who } must discard { $weapon }.
log-cart = { $who } adds { $count } strength with the War Cart.
log-strength = { $who } attacks with strength { $count } against { $against }.
log-won = { $who } wins the battle in { $place }.
log-lost = { $who } loses the battle in { $place }.
log-retreat = The units of { $who } in { $place } go back to the capital.
log-conquered = { $who } defeats { $civilization } in { $place }.
log-artefact = { $who } keeps the { $artefact }.
log-used = { $who } uses the { $artefact }.
log-end = { $who } triggers the end of the game.
log-last_round = The last round begins: the end of the game is triggered.
log-scoring = Final scoring.
log-over = The game is over.
