"""All verbs, in the order in which options are listed, and the questions each answers."""

from __future__ import annotations

from typing import Final

from hexarch.games.anunnaki.rule import Verb
from hexarch.games.anunnaki.rules import (
    artefacts,
    battle,
    culture,
    followers,
    gods,
    houses,
    mana,
    movement,
    pacts,
    resources,
    star,
)
from hexarch.games.anunnaki.rules.passing import Pass
from hexarch.kernel.rule import Grammar

PASS: Final = Pass()
VERBS: Final[tuple[Verb, ...]] = (
    gods.DiscardGod(),
    star.Go(),
    star.Shift(),
    resources.Gain(),
    resources.Pay(),
    resources.Steal(),
    resources.Trade(),
    resources.Fetch(),
    resources.Harvest(),
    resources.HarvestOf(),
    movement.MoveFollowers(),
    movement.MoveUnit(),
    movement.MoveWithCrew(),
    movement.PortalFollowers(),
    movement.PortalUnit(),
    movement.PortalWithCrew(),
    followers.Deploy(),
    followers.Redeploy(),
    followers.LoseFollower(),
    pacts.TakePact(),
    mana.Activate(),
    mana.Arm(),
    mana.Develop(),
    mana.Build(),
    mana.Recruit(),
    mana.UseMirror(),
    mana.TakeWeapon(),
    gods.Summon(),
    gods.RecallFollower(),
    pacts.Complete(),
    pacts.CompleteRow(),
    pacts.Bless(),
    pacts.Claim(),
    artefacts.Cornucopia(),
    artefacts.Offering(),
    artefacts.Pandora(),
    artefacts.LoseWeapon(),
    artefacts.Keep(),
    artefacts.Tablet(),
    artefacts.Scarab(),
    battle.Fight(),
    battle.PlayWeapon(),
    battle.PlayTwo(),
    battle.NameWeapon(),
    battle.Replace(),
    battle.AddWeapon(),
    battle.Cart(),
    culture.Culture(),
    houses.ChooseHouse(),
    PASS,
)
GRAMMAR: Final = Grammar(VERBS)
ANSWERS: Final[dict[str, list[Verb]]] = {}
for _verb in VERBS:
    for _kind in _verb.kinds:
        ANSWERS.setdefault(_kind, []).append(_verb)
# Questions whose answer others do not see, at least not at once.
UNSEEN: Final = tuple([kind for kind, verbs in ANSWERS.items() if any(v.secret or v.face_down for v in verbs)])
GROUPS: Final = tuple(dict.fromkeys([verb.group for verb in VERBS]))
