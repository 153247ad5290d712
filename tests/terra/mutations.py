"""Changes of a ledger that have to be noticed.

A mutation gets the lines of a file and a source of chance; it returns changed lines, or None when this file has
nothing of the kind. Only changes that alter the story are made: an offer may be declined in a row of its own or by
the next action, rows of factions that do not touch each other may change places, and `wait` is nothing.
"""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

from hexarch.games.terra.factions import by_id
from hexarch.games.terra.ledger.check import AUTOMATIC
from hexarch.games.terra.ledger.rows import COLUMNS

Lines = list[list[str]]
Mutation = Callable[[Lines, Random], Lines | None]


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8-sig")


def table(text: str) -> Lines:
    return [line.split("\t") for line in text.splitlines()]


def rows(lines: Lines, fits: Callable[[list[str]], bool] = lambda row: True) -> list[int]:
    """Numbers of the rows with state that fit."""
    return [i for i, line in enumerate(lines) if len(line) == COLUMNS and fits(line)]


def commands(row: list[str]) -> list[str]:
    return [part.strip().lower() for part in row[14].split(".") if part.strip()]


def is_automatic(row: list[str]) -> bool:
    first = commands(row)[:1]
    return not first or first[0] in AUTOMATIC or bool(re.match(r"\+\d+vp for", first[0]))


def has_delta(row: list[str]) -> bool:
    return any(row[i] for i in range(1, 12, 2))


def changed(lines: Lines, i: int, column: int, value: str) -> Lines:
    result = [list(line) for line in lines]
    result[i][column] = value
    return result


def value_column(lines: Lines, rnd: Random) -> Lines | None:
    """One number in one of the six value columns."""
    i = rnd.choice(rows(lines))
    column = rnd.choice([2, 4, 6, 8, 10, 12])
    numbers = list(re.finditer(r"\d+", lines[i][column]))
    found = rnd.choice(numbers)
    other = str(int(found[0]) + rnd.choice([1, 2, 7]))
    value = lines[i][column]
    return changed(lines, i, column, value[: found.start()] + other + value[found.end() :])


def delta_column(lines: Lines, rnd: Random) -> Lines | None:
    """A delta changed, turned round, dropped or invented."""
    i = rnd.choice(rows(lines))
    column = rnd.choice([1, 3, 5, 7, 9, 11])
    old = lines[i][column]
    turned = [old.replace("+", "-") if old.startswith("+") else old.replace("-", "+")] if old else []
    return changed(lines, i, column, rnd.choice(["", "+11", "-11", *turned] if old else ["+1", "-1", "0", "+0"]))


def leech_column(lines: Lines, rnd: Random) -> Lines | None:
    """An entry more, less or of another size."""
    i = rnd.choice(rows(lines, lambda row: bool(row[13].strip())))
    entries = lines[i][13].split()
    at = rnd.randrange(len(entries))
    way = rnd.choice(["more", "less", "other"])
    if way == "more":
        entries.insert(at, "1")
    elif way == "less":
        del entries[at]
    else:
        entries[at] = str(int(entries[at]) + rnd.choice([1, 3]))
    return changed(lines, i, 13, " ".join(entries))


def leech_invented(lines: Lines, rnd: Random) -> Lines | None:
    """Power offered by a row that offers none."""
    i = rnd.choice(rows(lines, lambda row: not row[13].strip()))
    return changed(lines, i, 13, "1")


def leech_in_the_set_up(lines: Lines, rnd: Random) -> Lines | None:
    """Power offered by a faction that only sits down."""
    return changed(lines, rnd.choice(rows(lines, lambda row: row[14].lower() == "setup")), 13, "3")


def automatic_row_without_its_word(lines: Lines, rnd: Random) -> Lines | None:
    """Only rows of those who dropped out say nothing."""
    i = rnd.choice(rows(lines, lambda row: is_automatic(row) and bool(row[14]) and not row[14].startswith("[")))
    return changed(lines, i, 14, "")


def automatic_row_behind_a_choice(lines: Lines, rnd: Random) -> Lines | None:
    """What the engine does by itself is written behind the next choice of somebody else."""
    pairs = [
        i
        for i in rows(lines, is_automatic)
        if i + 1 < len(lines)
        and len(lines[i + 1]) == COLUMNS
        and not is_automatic(lines[i + 1])
        and lines[i + 1][0] != lines[i][0]
    ]
    pairs = [i for i in pairs if not lines[i][14].startswith("[")]
    if not pairs:
        return None
    i = rnd.choice(pairs)
    return [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]


def command_behind_an_automatic_one(lines: Lines, rnd: Random) -> Lines | None:
    """Nobody decides anything in a row of final scoring."""
    i = rnd.choice(rows(lines, lambda row: "vp for" in row[14] or row[14] == "score_resources"))
    return changed(lines, i, 14, f"{lines[i][14]}. {rnd.choice(['+AIR', 'done', '+FIRE'])}")


def step_that_nobody_owes(lines: Lines, rnd: Random) -> Lines | None:
    """A cult step behind a row that brings none, also where the marker cannot go higher."""
    i = rnd.choice(rows(lines, lambda row: bool(re.fullmatch(r"(?i)(pass bon\d+|action act[2-6])", row[14]))))
    return changed(lines, i, 14, f"{lines[i][14]}. +{rnd.choice(['FIRE', 'WATER', 'EARTH', 'AIR'])}")


def headline_of_another_turn(lines: Lines, rnd: Random) -> Lines | None:
    """Rounds and turns are counted wrongly."""
    i = rnd.choice([i for i, line in enumerate(lines) if re.fullmatch(r"Round \d, turn \d+", line[0].strip())])
    number, turn = (int(n) for n in re.findall(r"\d+", lines[i][0]))
    wrong = rnd.choice([f"Round {number % 6 + 1}, turn {turn}", f"Round {number}, turn {turn + 3}"])
    return changed(lines, i, 0, wrong)


def headline_of_another_score(lines: Lines, rnd: Random) -> Lines | None:
    """Final scoring stands under the name of another cult."""
    i = rnd.choice([i for i, line in enumerate(lines) if line[0].strip().startswith("Scoring ")])
    others = [f"Scoring {cult} cult" for cult in ("FIRE", "WATER", "EARTH", "AIR")]
    return changed(lines, i, 0, rnd.choice([text for text in others if text != lines[i][0].strip()]))


def header_line(lines: Lines, rnd: Random) -> Lines | None:
    """A line of the header that says something else, says it twice, or too late."""
    where = {line[0].strip(): i for i, line in enumerate(lines) if len(line) < COLUMNS}
    scoring = rnd.choice([text for text in where if " scoring: " in text and text.startswith("Round")])
    player = rnd.choice([text for text in where if text.startswith("Player ")])
    option = rnd.choice([text for text in where if text.startswith("option ")])
    way = rnd.randrange(6)
    if way == 0:
        return changed(lines, where[scoring], 0, scoring[:-1] + "9")
    if way == 1:
        return [*lines[: where[scoring]], [scoring], *lines[where[scoring] :]]
    if way == 2:
        return changed(lines, where[player], 0, player.replace("Player ", "Player 1"))
    if way == 3:
        return changed(lines, where[option], 0, option.replace("option", "options"))
    if way == 4:
        return [*lines, ["option strict-leech"]]
    return [*lines[: where[scoring]], ["Removing tile BON99"], *lines[where[scoring] :]]


def row_deleted(lines: Lines, rnd: Random) -> Lines | None:
    """A row that changes something is missing."""
    i = rnd.choice(rows(lines, has_delta))
    return lines[:i] + lines[i + 1 :]


def automatic_row_deleted(lines: Lines, rnd: Random) -> Lines | None:
    """An automatic row is missing, whether it changes anything or not."""
    i = rnd.choice(rows(lines, is_automatic))
    return lines[:i] + lines[i + 1 :]


def automatic_row_given_away(lines: Lines, rnd: Random) -> Lines | None:
    """An automatic row stands at another faction."""
    i = rnd.choice(rows(lines, is_automatic))
    others = sorted({line[0] for line in lines if len(line) == COLUMNS} - {lines[i][0]})
    return changed(lines, i, 0, rnd.choice(others))


def automatic_rows_swapped(lines: Lines, rnd: Random) -> Lines | None:
    """Two automatic rows of one kind in the wrong order."""
    pairs = [
        i
        for i in rows(lines, is_automatic)
        if i + 1 < len(lines)
        and len(lines[i + 1]) == COLUMNS
        and lines[i][14] == lines[i + 1][14]
        and lines[i][0] != lines[i + 1][0]
        and lines[i][14].endswith("_for_faction")
    ]
    if not pairs:
        return None
    i = rnd.choice(pairs)
    return [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]


def row_doubled(lines: Lines, rnd: Random) -> Lines | None:
    """A row stands twice; only `wait` may."""
    i = rnd.choice(rows(lines, lambda row: commands(row) != ["wait"]))
    return [*lines[:i], lines[i], *lines[i:]]


def turns_swapped(lines: Lines, rnd: Random) -> Lines | None:
    """Two rows of different factions that both take an action, one directly after the other."""
    action = re.compile(r"(?:^|\. ?)(?:build|upgrade|advance|send|action|pass) ", re.IGNORECASE)
    acting = rows(lines, lambda row: bool(action.search(row[14] + " ")) and row[14].lower() != "setup")
    pairs = [
        (i, j)
        for i, j in pairwise(acting)
        if lines[i][0] != lines[j][0] and all(len(lines[k]) == COLUMNS for k in range(i, j))
    ]
    if not pairs:
        return None
    i, j = rnd.choice(pairs)
    return [*lines[:i], lines[j], *lines[i + 1 : j], lines[i], *lines[j + 1 :]]


def answer_before_offer(lines: Lines, rnd: Random) -> Lines | None:
    """Power is taken before the structure stands."""
    pairs = []
    for i in rows(lines, lambda row: bool(row[13].strip())):
        if i + 1 < len(lines) and len(lines[i + 1]) == COLUMNS:
            below = commands(lines[i + 1])
            if len(below) == 1 and re.fullmatch(rf"leech \d+ from {lines[i][0]}", below[0]) and has_delta(lines[i + 1]):
                pairs.append(i)
    if not pairs:
        return None
    i = rnd.choice(pairs)
    return [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]


def other_faction(lines: Lines, rnd: Random) -> Lines | None:
    """A row of one faction under the name of another of the game, or of one that does not play."""
    i = rnd.choice(rows(lines, lambda row: commands(row) != ["wait"]))
    return changed(lines, i, 0, rnd.choice(sorted(set(by_id()) - {lines[i][0]})))


def occupied_hex(lines: Lines, rnd: Random) -> Lines | None:
    """A dwelling on a hex where one was built before, by whomever."""
    taken: list[str] = []
    places: list[tuple[int, str, list[str]]] = []
    for i in rows(lines):
        for command in commands(lines[i]):
            if found := re.fullmatch(r"build (\w+)", command):
                if taken:
                    places.append((i, found[1], list(taken)))
                taken.append(found[1])
    i, here, others = rnd.choice(places)
    wrong = rnd.choice(others)
    return changed(lines, i, 14, re.sub(rf"(?i)build {here}\b", f"build {wrong}", lines[i][14]))


def no_such_hex(lines: Lines, rnd: Random) -> Lines | None:
    """A hex that the map does not have."""
    i = rnd.choice(rows(lines, lambda row: bool(re.search(r"(?i)(build|upgrade|transform) \w+", row[14]))))
    wrong = rnd.choice(["Z9", "A14", "J1", "r3", "A0"])
    text = re.sub(r"(?i)(build|upgrade|transform) \w+", lambda found: f"{found[1]} {wrong}", lines[i][14], count=1)
    return changed(lines, i, 14, text)


def foreign_upgrade(lines: Lines, rnd: Random) -> Lines | None:
    """An upgrade of a structure of somebody else."""
    built = {c.split()[1]: line[0] for line in lines if len(line) == COLUMNS for c in commands(line) if "build " in c}
    i = rnd.choice(rows(lines, lambda row: "upgrade " in row[14].lower()))
    wrong = rnd.choice(sorted(h for h, owner in built.items() if owner != lines[i][0]))
    return changed(lines, i, 14, re.sub(r"(?i)upgrade \w+", f"upgrade {wrong}", lines[i][14], count=1))


def unaffordable(lines: Lines, rnd: Random) -> Lines | None:
    """A conversion or a sacrifice far beyond what anybody has."""
    i = rnd.choice(rows(lines, lambda row: bool(re.search(r"(?i)convert|burn", row[14]))))
    text = re.sub(r"(?i)convert \d* ?(\w+) to \d* ?(\w+)", r"convert 90\1 to 90\2", lines[i][14], count=1)
    text = re.sub(r"(?i)burn \d+", "burn 40", text, count=1)
    return changed(lines, i, 14, text)


def other_amount(lines: Lines, rnd: Random) -> Lines | None:
    """One more sacrificed than was."""
    i = rnd.choice(rows(lines, lambda row: bool(re.search(r"(?i)burn \d", row[14]))))
    text = re.sub(r"(?i)burn (\d+)", lambda found: f"burn {int(found[1]) + 1}", lines[i][14], count=1)
    return changed(lines, i, 14, text)


def refused_power(lines: Lines, rnd: Random) -> Lines | None:
    """`decline` where power was taken, with the numbers of taking it."""
    i = rnd.choice(rows(lines, lambda row: bool(re.search(r"(?i)leech", row[14])) and bool(row[9])))
    return changed(lines, i, 14, re.sub(r"(?i)leech", "Decline", lines[i][14]))


def other_card(lines: Lines, rnd: Random) -> Lines | None:
    """Passing with the card that this faction holds already, or without one."""
    passes = rows(lines, lambda row: bool(re.search(r"(?i)pass bon\d+", row[14])))
    i = rnd.choice(passes[4:])
    before = [j for j in passes if j < i and lines[j][0] == lines[i][0]]
    held = re.search(r"(?i)bon\d+", lines[before[-1]][14])
    assert held is not None
    return changed(lines, i, 14, re.sub(r"(?i)pass bon\d+", rnd.choice([f"pass {held[0]}", "pass"]), lines[i][14]))


def owned_favor(lines: Lines, rnd: Random) -> Lines | None:
    """A favor tile taken a second time by the same faction."""
    taken: dict[str, list[str]] = {}
    places = []
    for i in rows(lines):
        for command in commands(lines[i]):
            if re.fullmatch(r"\+fav\d+", command):
                own = taken.setdefault(lines[i][0], [])
                places += [(i, command, tile) for tile in own]
                own.append(command)
    if not places:
        return None
    i, right, wrong = rnd.choice(places)
    return changed(lines, i, 14, re.sub(rf"(?i){re.escape(right)}\b", wrong, lines[i][14]))


def garbage_command(lines: Lines, rnd: Random) -> Lines | None:
    """A command nobody can read."""
    i = rnd.choice(rows(lines, lambda row: row[14].lower() != "setup"))
    return changed(lines, i, 14, rnd.choice(["conquer E6", "build", "leech", "🂡", "burn -1"]))


def command_forgotten(lines: Lines, rnd: Random) -> Lines | None:
    """A row keeps its numbers and loses its commands."""
    i = rnd.choice(rows(lines, lambda row: has_delta(row) and not is_automatic(row) and row[14].lower() != "setup"))
    return changed(lines, i, 14, rnd.choice(["", "wait"]))


def income_of_another_round(lines: Lines, rnd: Random) -> Lines | None:
    """The comment before the income counts the rounds wrongly."""
    found = [i for i, line in enumerate(lines) if re.fullmatch(r"Round [2-6] income", line[0].strip())]
    i = rnd.choice(found)
    number = int(lines[i][0].strip()[6])
    return changed(lines, i, 0, f"Round {rnd.choice([n for n in range(1, 7) if n != number])} income")


def other_round_tiles(lines: Lines, rnd: Random) -> Lines | None:
    """Two round tiles change places."""
    first, second = rnd.sample([i for i, line in enumerate(lines) if " scoring: SCORE" in line[0]], 2)
    one, two = lines[first][0], lines[second][0]
    result = changed(lines, first, 0, one[: one.index(":")] + two[two.index(":") :])
    return changed(result, second, 0, two[: two.index(":")] + one[one.index(":") :])


MUTATIONS: list[Mutation] = [
    value_column,
    delta_column,
    leech_column,
    leech_invented,
    leech_in_the_set_up,
    automatic_row_without_its_word,
    automatic_row_behind_a_choice,
    command_behind_an_automatic_one,
    step_that_nobody_owes,
    headline_of_another_turn,
    headline_of_another_score,
    header_line,
    row_deleted,
    automatic_row_deleted,
    automatic_row_given_away,
    automatic_rows_swapped,
    row_doubled,
    turns_swapped,
    answer_before_offer,
    other_faction,
    occupied_hex,
    no_such_hex,
    foreign_upgrade,
    unaffordable,
    other_amount,
    refused_power,
    other_card,
    owned_favor,
    garbage_command,
    command_forgotten,
    income_of_another_round,
    other_round_tiles,
]
