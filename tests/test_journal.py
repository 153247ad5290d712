"""The journal: what was written is taken back, copied and told apart."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarch.kernel.choice import Choice
from hexarch.kernel.decision import Decision
from hexarch.kernel.effect import Effect
from hexarch.kernel.state import State

SIZE = 6
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, SIZE - 1), st.integers(-(2**90), 2**90)),
        st.tuples(st.just("add"), st.integers(0, SIZE - 1), st.integers(-9, 9)),
        st.tuples(st.just("push"), st.integers(0, 5), st.integers(0, 3)),
        st.tuples(st.just("drop"), st.integers(0, 9), st.just(0)),
        st.tuples(st.just("swap"), st.integers(0, 9), st.integers(0, 5)),
        st.tuples(st.just("queue"), st.integers(0, 4), st.just(0)),
        st.tuples(st.just("log"), st.integers(0, 9), st.integers(0, 9)),
        st.tuples(st.just("mark"), st.just(0), st.just(0)),
        st.tuples(st.just("rollback"), st.integers(0, 9), st.just(0)),
    ),
    max_size=60,
)


class Asked(Decision):
    """A decision with a field of its own."""

    def __init__(self, kind: str, seat: int, number: int = 0) -> None:
        super().__init__(kind, seat)
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.number,)


Position = tuple[list[int], list[Decision], list[tuple[int, ...]]]


def position(state: State) -> Position:
    return state.cells.copy(), list(state.decisions), [e.key() for e in state.effects]


@given(STEPS)
@settings(max_examples=150, deadline=None)
def test_the_journal_restores_what_a_naive_copy_remembers(steps: list[tuple[str, int, int]]) -> None:
    state = State(SIZE)
    marks: list[tuple[Any, Position, str]] = []
    cells, queue = [0] * SIZE, list[Decision]()
    for what, a, b in steps:
        if what == "put":
            state.put(a, b)
            cells[a] = b
        elif what == "add":
            state.add(a, b)
            cells[a] += b
        elif what == "push":
            decision = Asked(str(a), b)
            state.push(decision)
            queue.insert(0, decision)
        elif what == "drop" and queue:
            gone = queue.pop(a % len(queue))
            state.drop(gone)
        elif what == "swap" and queue:
            new = Asked(str(b), 0, a)
            state.swap(queue[a % len(queue)], new)
            queue[a % len(queue)] = new
        elif what == "queue":
            queue = queue[a:]
            state.queue(tuple(queue))
        elif what == "log":
            state.log(a, b)
        elif what == "mark":
            marks.append((state.mark(), position(state), state.digest()))
        elif what == "rollback" and marks:
            del marks[a % len(marks) + 1 :]
            mark, then, digest = marks.pop()
            state.rollback(mark)
            assert position(state) == then
            assert state.digest() == digest
            cells, queue = list(then[0]), list(then[1])
        assert state.cells == cells
        assert all(x is y for x, y in zip(state.decisions, queue, strict=True))
    for mark, then, digest in reversed(marks):
        state.rollback(mark)
        assert position(state) == then
        assert state.digest() == digest


def test_a_mark_that_lies_ahead_is_refused() -> None:
    state = State(2)
    start = state.mark()
    state.put(0, 1)
    ahead = state.mark()
    state.rollback(start)
    with pytest.raises(ValueError, match="ahead"):
        state.rollback(ahead)
    assert state.cells == [0, 0]


def test_a_copy_is_apart_and_has_no_past() -> None:
    state, other = State(2), State(2)
    state.put(0, 5)
    state.log(1, 0)
    mark = state.mark()
    state.copy_into(other)
    assert other.digest() == state.digest()
    assert other.effects == []
    other.put(0, 6)
    assert state.cells == [5, 0]
    with pytest.raises(ValueError, match="ahead"):
        other.rollback(mark)


def test_without_logging_the_position_is_the_same_and_the_log_empty() -> None:
    state = State(1)
    state.logging = False
    state.log(1, 2, 3)
    assert state.effects == []


def test_writes_are_recorded_from_the_first_mark_on() -> None:
    state = State(2)
    one, two = Asked("one", 0), Asked("two", 0)
    state.put(0, 5)
    state.add(1, 2)
    state.queue((one,))
    assert state._journal == []
    mark = state.mark()
    state.put(0, 6)
    state.add(1, 1)
    state.queue((two,))
    state.rollback(mark)
    assert (state.cells, state.decisions) == ([5, 2], (one,))


def test_the_digest_sees_every_cell_every_decision_and_their_order() -> None:
    state = State(3)
    seen = {state.digest()}
    for cell in range(3):
        state.put(cell, 1)
        seen.add(state.digest())
    one, two = Asked("one", 0), Asked("two", 0)
    for queue in ((one,), (two,), (one, two), (two, one)):
        state.queue(queue)
        seen.add(state.digest())
    for other in (Asked("three", 0), Asked("three", 1), Asked("three", 0, 1)):
        state.queue((other,))
        seen.add(state.digest())
    assert len(seen) == 1 + 3 + 4 + 3


def test_small_things_show_themselves() -> None:
    assert repr(Asked("turn", 2, 3)) == "Decision('turn', 2, (3,))"
    assert repr(Effect(1, 2, 3)) == "Effect(1, 2, 3, 0, 0, 0)"
    choice = Choice("build", "build E6")
    assert (str(choice), repr(choice)) == ("build E6", "Choice('build E6')")
    assert choice == Choice("other", "build E6")
    assert hash(choice) == hash(Choice("other", "build E6"))
    assert choice != Choice("build", "build E7")
    assert choice != "build E6"


@given(STEPS, STEPS)
@settings(max_examples=100, deadline=None)
def test_the_journal_tells_what_was_written(
    first: list[tuple[str, int, int]], then: list[tuple[str, int, int]]
) -> None:
    state: State = State(SIZE)
    groups = [1, 2, 4, 8, 16, 3]
    origin = state.mark()
    for what, a, b in first:
        if what == "put":
            state.put(a, b)
    before = state.traces(origin, groups)
    mark, old = state.mark(), state.cells.copy()
    values = [[value] for value in old]
    for what, a, b in then:
        if what in ("put", "add"):
            if what == "put":
                state.put(a, b)
            else:
                state.add(a, b)
            values[a].append(state.cells[a])
        elif what == "push":
            state.push(Asked("x", 0))
    written = state.written(mark)
    assert sorted(written[::2]) == [cell for cell in range(SIZE) if len(values[cell]) > 1]
    assert [old[cell] for cell in written[::2]] == written[1::2]
    for cell in range(SIZE):
        steps = list(zip(values[cell][:-1], values[cell][1:], strict=True))
        assert state.ever_changed(mark, cell, 1) == any(new > was for was, new in steps)
        assert state.ever_changed(mark, cell, -1) == any(new < was for was, new in steps)
    assert state.traces(mark, groups, before) == state.traces(origin, groups), "in two steps as in one"
