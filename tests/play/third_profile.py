"""A third profile with its words, for tests that see it everywhere without another line of code."""

NAME = "text"  # also what another part of an option is called in documents: a profile is no column
ON, OFF = "deferred-leech", "maintain-player-order"
TITLE, SENTENCE = "House rules", "As we play at home."
WORDS = {f"form-profile-{NAME}": TITLE, f"profile-{NAME}": SENTENCE}

# To be run at the beginning of a process of its own.
REGISTER = f"""
from hexarch.games.terra.profiles import PROFILES, Profile
from hexarch.words.store import store
PROFILES[{NAME!r}] = Profile(on=({ON!r},), off=({OFF!r},))
for key, text in {WORDS!r}.items():
    store("en", "terra")._entries[key] = f"{{key}} = {{text}}\\n"
"""
