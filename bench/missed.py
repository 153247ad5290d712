"""Turns of people that the strong bots do not think of, by kind.

    python bench/missed.py ../shared/ledgers --rounds 4,5,6

Every turn of recorded games is compared with the turns that the finder finds in the same position: it is found if one
of them leads to the same position. What is missed is told by its verbs, with examples.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from handover import recorded
from rich.console import Console
from rich.table import Table

from hexarch.arena.table import files_of
from hexarch.games.terra import layout as at
from hexarch.games.terra import queue
from hexarch.games.terra.bots.elder import MOST_TURNS
from hexarch.games.terra.bots.lines import is_answer
from hexarch.games.terra.bots.memory import Memory
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rules.table import GRAMMAR, role
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.errors import ChoiceError
from hexarch.kernel.game import CLOSES

EXAMPLES = 3


def turns(game: Game, whole: Game, rounds: set[int]) -> Iterator[tuple[int, list[str]]]:
    """The game is led on; wherever a seat begins a turn of these rounds, the seat and what it then chose."""
    busy: dict[int, int] = {}  # choices that belong to a turn already told
    for place, (seat, choice) in enumerate(whole.history):
        s = game.state
        if busy.get(seat, 0):
            busy[seat] -= 1
        elif s.cells[at.PHASE] == begin.ACTIONS and s.cells[at.ROUND] in rounds and queue.turn(s, seat) is not None:
            mine: list[str] = []
            for other, text in whole.history[place:]:
                if other == seat:
                    mine.append(text)
                    if role(text) == CLOSES:
                        break
            busy[seat] = len(mine) - 1
            yield seat, mine
        game.step(seat, choice)


def is_found(game: Game, seat: int, texts: list[str]) -> bool | None:
    """Does one of the turns that are found lead where these choices lead? None if others answer in between."""
    s = game.state
    mark = game.mark()
    memory = Memory(s)
    known = {turn.trace for turn in Finder(s, seat, MOST_TURNS, memory=memory).find()}
    try:
        for text in texts:
            if GRAMMAR.verb(text) != DONE.name:
                game.step(seat, text)
        return s.traces(memory.origin, memory.groups)[0] ^ len(s.decisions) in known
    except ChoiceError:
        return None
    finally:
        game.rollback(mark)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path)
    parser.add_argument("--rounds", default="4,5,6")
    parser.add_argument("--games", type=int, default=0, help="the first so many that can be used; 0: all")
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args(arguments)
    rounds = {int(word) for word in asked.rounds.split(",")}
    all_turns = missed = used = 0
    kinds: Counter[str] = Counter()
    examples: dict[str, list[str]] = defaultdict(list)
    for path in files_of(asked.records):
        whole = recorded(path, asked.players)
        if whole is None or (asked.games and used >= asked.games):
            continue
        used += 1
        game = Game(whole.setup).quiet()
        for seat, texts in turns(game, whole, rounds):
            if any(is_answer(text) for text in texts):
                continue  # power offered by others is a decision of its own
            found = is_found(game, seat, texts)
            if found is None:
                continue
            all_turns += 1
            if not found:
                missed += 1
                kind = " ".join([GRAMMAR.verb(text) for text in texts if GRAMMAR.verb(text) != DONE.name])
                kinds[kind] += 1
                examples[kind].append(". ".join(texts))
    table = Table("what was chosen", "turns", "examples")
    for kind, count in kinds.most_common():
        table.add_row(kind, str(count), "\n".join(examples[kind][:EXAMPLES]))
    Console().print(table)
    print(f"{used} games, {all_turns} turns, {missed} not found ({100 * missed / max(1, all_turns):.1f} %)")


if __name__ == "__main__":
    main()
