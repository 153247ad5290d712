# What happened: one sentence for each effect.

log-gain = { $who } gain { $amount }.
log-pay = { $who } pay { $amount }.
log-points = { $who } score { $n } VP ({ $source }).
log-points-lost = { $who } lose { $n } VP ({ $source }).
log-power-up = { $who } gain { $n } power ({ $second } to bowl II, { $third } to bowl III).
log-spend = { $who } spend { $n } power.
log-burn =
    { $n ->
        [one] { $who } sacrifice { $n } power token.
       *[other] { $who } sacrifice { $n } power tokens.
    }
log-step = { $who } advance in the cult { $cult_of } from { $from } to { $to }.
log-step-back = { $who } go back in the cult { $cult_of } from { $from } to { $to }.
log-owe =
    { $n ->
        [one] { $who } may advance { $n } space in a cult of their choice.
       *[other] { $who } may advance { $n } spaces in a cult of their choice.
    }
log-tokens-gained =
    { $n ->
        [one] { $who } gain { $n } new power token in bowl { $bowl }.
       *[other] { $who } gain { $n } new power tokens in bowl { $bowl }.
    }
log-tokens-lost =
    { $n ->
        [one] { $who } remove { $n } power token from bowl { $bowl } for good.
       *[other] { $who } remove { $n } power tokens from bowl { $bowl } for good.
    }
log-place = { $who } build { $structure_a } on { $hex }.
log-upgrade = { $who } upgrade { $was_the } on { $hex } to { $structure_a }.
log-terrain = { $who } turn { $hex } from { $old } into { $terrain }.
log-bridge = { $who } build a bridge from { $here } to { $there }.
log-track-ship = { $who } improve their shipping to { $level }.
log-track-dig = { $who } improve their exchange rate for spades to level { $level }.
log-take-bonus = { $who } take bonus card “{ $title }” ({ $tile }).
log-take-favor = { $who } take favor tile “{ $title }” ({ $tile }).
log-take-town = { $who } take town tile “{ $title }” ({ $tile }).
log-return = { $who } return “{ $title }” ({ $tile }).
log-hand-over = { $who } hand over “{ $title }” ({ $tile }).
log-coin-on =
    { $n ->
        [one] There is { $n } coin on bonus card “{ $title }” ({ $tile }).
       *[other] There are { $n } coins on bonus card “{ $title }” ({ $tile }).
    }
log-priest = { $who } send a priest to the order { $cult_of }, where he stays.
log-priest-back = { $who } send a priest to the order { $cult_of }; he returns to the supply.
log-priest-replaced = A priest { $who_of } leaves the order { $cult_of } and goes back into the box.
log-town =
    { $n ->
        [one] { $hexes } now belongs to a town { $who_of }.
       *[other] { $hexes } now belong to a town { $who_of }.
    }
log-no-town-tile = { $who } found a town for which no town tile is left: neither a tile nor a key.
log-offer = { $who } may take { $n } power { $faction_from }.
log-answer-yes = { $who } take { $n } power { $faction_from }.
log-answer-no = { $who } decline { $n } power { $faction_from }.
log-use = { $who } use action { $action } ({ $title }).
log-pass = { $who } pass.
log-turn = Round { $round }, turn { $turn }: { $who } to move.
log-round = Round { $round } begins: “{ $title }” ({ $tile }).
log-auto-cult-income = Cult bonus { $who_of }.
log-auto-income = Income { $who_of }.
log-auto-all-income = Cult bonus and income { $who_of }.
log-auto-accepted = { $who } are rewarded: an opponent took their power.
log-auto-declined = { $who } are compensated: all opponents declined their power.
log-auto-score-cult = Final scoring of the cult { $cult_of }: { $n } VP for { $who }.
log-auto-score-network = Final scoring of the largest area: { $n } VP for { $who }.
log-auto-score-tile = Extra final scoring ({ $title }): { $n } VP for { $who }.
log-auto-score-resources = Final scoring of the resources { $who_of }.
log-spades =
    { $n ->
        [one] { $who } gain { $n } spade.
       *[other] { $who } gain { $n } spades.
    }
log-spades-lost =
    { $n ->
        [one] { $who } give up { $n } spade.
       *[other] { $who } give up { $n } spades.
    }
log-lost = { $who } have no room for { $amount }.
log-drop = { $who } leave the game.
log-drop-early = { $player } leaves the game.
log-over = The game is over.
log-faction = { $player } plays { $faction }.
log-river = { $who } connect their structures across river hex { $hex }.
log-jump =
    { $by ->
        [dwarves] { $who } dig a tunnel to { $hex }.
       *[other] { $who } fly to { $hex } by carpet.
    }
log-range =
    { $n ->
        [one] { $who } may now skip { $n } hex.
       *[other] { $who } may now skip { $n } hexes.
    }
log-home = { $who } choose their terrain: { $terrain }.
log-unlock = { $who } unlock a terrain: { $terrain }.
