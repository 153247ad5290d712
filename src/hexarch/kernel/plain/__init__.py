"""A base for plain games: everything of the face that titles without a page or a notation of their own write alike.

A title derives its rules from `Rule`, its game from `PlainGame` and itself from `PlainTitle`, and says only what is
peculiar to it; `docs/adding-a-game.md` shows how. Nothing here is compiled, so that titles from other folders can
derive from it.
"""

from hexarch.kernel.plain.cells import Cells
from hexarch.kernel.plain.game import PlainGame
from hexarch.kernel.plain.pieces import FromHand
from hexarch.kernel.plain.rule import Rule
from hexarch.kernel.plain.setup import Choices, PlainSetup
from hexarch.kernel.plain.title import PlainTitle

__all__ = ["Cells", "Choices", "FromHand", "PlainGame", "PlainSetup", "PlainTitle", "Rule"]
