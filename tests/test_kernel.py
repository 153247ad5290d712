"""The kernel: random numbers, save format, splitting of texts, errors; and every example in its docstrings."""

import doctest
import hashlib
import importlib
import json
import pkgutil
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexarch.games
import hexarch.kernel
from hexarch.kernel import codec
from hexarch.kernel.errors import (
    Ambiguous,
    ChoiceError,
    Illegal,
    Refusal,
    SaveError,
    SetupError,
    Unreadable,
    no,
)
from hexarch.kernel.notation import LONGEST, commands
from hexarch.kernel.rng import Random

# -- random numbers -------------------------------------------------------------------


def test_splitmix_gives_its_published_numbers() -> None:
    rng = Random(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_counts_modulo_two_to_the_64() -> None:
    assert Random(-1).next() == Random(2**64 - 1).next() == Random(2**70 - 1).next()
    assert Random(0).next() != Random(1).next()


@given(st.integers(), st.integers(1, 2**64))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Random(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [0, -1])
def test_below_needs_room(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Random(1).below(bound)


@pytest.mark.parametrize("bound", [2, 3, 7, 10])
def test_numbers_are_about_equally_frequent(bound: int) -> None:
    rng = Random(99)
    draws = 7000
    counts = Counter(rng.below(bound) for _ in range(draws))
    expected = draws / bound
    chi_squared = sum((counts[i] - expected) ** 2 / expected for i in range(bound))
    assert chi_squared < 30  # nine degrees of freedom: one seed in two thousand would fail


@given(st.integers(), st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_everything_and_leaves_the_list_alone(seed: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(Random(seed).shuffled(items)) == Counter(items)
    assert items == before
    assert Random(seed).shuffled(items) == Random(seed).shuffled(items)


def test_every_order_of_three_comes_about_equally_often() -> None:
    rng = Random(5)
    counts = Counter(tuple(rng.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(counts) == 6
    assert min(counts.values()) > 850


def test_choice_takes_one_of_the_items() -> None:
    rng = Random(3)
    assert {rng.choice(["a", "b", "c"]) for _ in range(100)} == {"a", "b", "c"}


# -- the save format ------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
BODY = st.dictionaries(st.text(max_size=6).filter(lambda k: k not in ("format", "version", "checksum")), JSON)


def code(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        codec.loads("test", 1, text)
    return caught.value.code


@given(BODY)
def test_what_was_written_is_read_again(body: dict[str, Any]) -> None:
    document = codec.loads("test", 1, codec.dumps("test", 1, body))
    assert {key: document[key] for key in body} == body
    assert (document["format"], document["version"]) == ("test", 1)


def test_a_changed_value_is_noticed() -> None:
    text = codec.dumps("test", 1, {"choices": ["0 build E6", "1 build E7"], "position": "abc"})
    assert code(text.replace("E6", "E8")) == "changed"
    assert code(text.replace('"position": "abc"', '"position": null')) == "changed"
    assert code(text.replace('"position"', '"position2"')) == "changed"
    without = json.loads(text)
    del without["checksum"]
    assert code(json.dumps(without)) == "changed"
    assert code(json.dumps(without | {"checksum": None})) == "changed"


def test_a_cut_text_is_no_json() -> None:
    text = codec.dumps("test", 1, {"a": 1}).strip()
    for end in range(len(text)):
        assert code(text[:end]) == "not_json"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not_json"),
        ("\x00\x01", "not_json"),
        ("hello", "not_json"),
        ("[" * 100_000, "not_json"),
        ('{"a":' * 100_000, "not_json"),
        ("9" * 5000, "not_json"),
        ("null", "foreign"),
        ("[]", "foreign"),
        ("17", "foreign"),
        ("{}", "foreign"),
        ('{"format": "other", "version": 1}', "foreign"),
        ('{"format": ["test"], "version": 1}', "foreign"),
        ('{"format": "test"}', "version"),
        ('{"format": "test", "version": 2}', "version"),
        ('{"format": "test", "version": "1"}', "version"),
        ('{"format": "test", "version": [1]}', "version"),
        ('{"format": "test", "version": true}', "version"),
        ('{"format": "test", "version": 1.0}', "version"),
        ('{"format": "test", "version": 1}', "changed"),
        ('{"format": "test", "version": 1, "a": "\\ud800"}', "changed"),
        ('{"format": "test", "version": 1, "a": NaN}', "changed"),
        ('{"format": "test", "version": 1, "a": ' + "[" * 900 + "]" * 900 + "}", "changed"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else None,
)
def test_bad_files_have_a_code(text: str, expected: str) -> None:
    assert code(text) == expected


def test_nesting_of_any_depth_is_refused_politely() -> None:
    for depth in range(100, 5000, 97):
        for opened, closed in (("[", "]"), ('{"a":', "}")):
            inside = opened * depth + "1" + closed * depth
            assert code('{"format": "test", "version": 1, "a": ' + inside + "}") in ("changed", "not_json")


def test_a_huge_text_is_refused_before_it_is_parsed() -> None:
    assert code(" " * (codec.LARGEST + 1)) == "too_large"


def test_the_checksum_is_that_of_the_sorted_document() -> None:
    document = json.loads(codec.dumps("test", 3, {"b": 1, "a": "ü"}))
    checksum = document.pop("checksum")
    plain = json.dumps(document, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert checksum == hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()


# -- splitting texts ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("   ", []),
        (" . .. ", []),
        ("# only a comment", []),
        ("build E6", ["build E6"]),
        ("  burn   2 .action ACT4.", ["burn 2", "action ACT4"]),
        ("build E6. # build E7. build E8", ["build E6"]),
        ("päss. ☃", ["päss", "☃"]),
    ],
)
def test_texts_fall_into_commands(text: str, expected: list[str]) -> None:
    assert commands(text) == expected


def test_a_text_has_a_longest_length() -> None:
    assert commands("x" * LONGEST) == ["x" * LONGEST]
    with pytest.raises(Unreadable) as caught:
        commands("x" * (LONGEST + 1))
    assert caught.value.code == "too_long"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("bad", ["\x00", "\n", "\t", "\x1b[2J", "\u202e", "\u200b", "\ud800", "\x7f", "\u2028"])
def test_control_characters_are_refused_and_never_repeated(bad: str) -> None:
    with pytest.raises(Unreadable) as caught:
        commands(f"build {bad}E6")
    assert caught.value.code == "not_printable"
    assert str(caught.value).isprintable()
    assert caught.value.text.isprintable()


@given(st.text(max_size=80))
def test_splitting_never_fails_otherwise(text: str) -> None:
    try:
        found = commands(text)
    except Unreadable:
        assert not text.isprintable()
        return
    for command in found:
        assert command
        assert command == " ".join(command.split())
        assert "." not in command
        assert "#" not in command


# -- errors ---------------------------------------------------------------------------


def test_the_three_failures_of_a_choice_are_of_one_family() -> None:
    refusal = no("none_left", "build", structure=2)
    assert (refusal.code, refusal.rule, refusal.values) == ("none_left", "build", {"structure": 2})
    assert repr(refusal) == "Refusal(none_left: structure=2)"
    assert repr(Refusal("must_act", {}, "turn")) == "Refusal(must_act)"
    illegal = Illegal(refusal, "build E6")
    assert str(illegal) == "build E6 refused: Refusal(none_left: structure=2)"
    assert illegal.refusal is refusal
    assert str(Ambiguous("x", ["a", "b"])) == "'x' may mean: a; b"
    assert all(issubclass(kind, ChoiceError) for kind in (Illegal, Unreadable, Ambiguous))
    assert not any(issubclass(kind, ChoiceError) for kind in (SetupError, SaveError))


def test_a_long_text_is_shortened_in_the_message() -> None:
    error = Unreadable("y" * 500, hint="too much")
    assert error.text == "y" * 77 + "..."
    assert str(error) == f"cannot read '{'y' * 77}...': too much"


def test_setup_and_save_errors_carry_their_code() -> None:
    assert SetupError(no("unknown_map", map="x")).refusal.code == "unknown_map"
    assert str(SaveError("version", "version 3")) == "cannot read the saved game (version): version 3"
    assert str(SaveError("too_large")) == "cannot read the saved game (too_large)"


# -- examples in docstrings -----------------------------------------------------------


def modules() -> list[str]:
    names = []
    for package in (hexarch.kernel, hexarch.games):
        names.append(package.__name__)
        names += [found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return sorted(names)


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [case for name in modules() for case in finder.find(importlib.import_module(name)) if case.examples]
    assert len(found) >= 2
