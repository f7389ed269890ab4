"""Rules keep being ordinary functions; a binding copies them with other meanings for names."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from types import ModuleType
from typing import Any

import pytest

from paddock.core import contract
from paddock.core.chance import below
from paddock.core.errors import RuleError
from paddock.core.events import emit, silence
from paddock.core.rule import Binding, given, is_rule, rule
from tests.toy import LINE, rules
from tests.toy import pace as pacing
from tests.toy.pace import pace

WIDTH = 3
house = sys.modules[__name__]


@rule
def area(height: int) -> int:
    return WIDTH * doubled(height)


@rule
def doubled(x: int) -> int:
    return 2 * x


@rule
def tripled(x: int) -> int:
    return 3 * x


@rule
def by_module(move: int) -> int:
    return rules.GOAL * pacing.pace(move)


@rule
def plain_by_module(x: int) -> int:
    return int(house.plain(x))


def plain(x: int) -> int:
    return x


@rule
def calls_plain(x: int) -> int:
    return plain(x)


@rule
def calls_itself(x: int) -> int:
    return calls_itself(x - 1) if x else 0


def test_a_rule_stays_the_function_that_it_was() -> None:
    assert is_rule(area) and not is_rule(plain)
    assert area(5) == 30


def test_a_copy_means_the_replacement_and_the_original_does_not() -> None:
    bound = Binding(replace={doubled: tripled})(area)
    assert bound(5) == 45
    assert area(5) == 30


def test_rules_are_followed_into_other_modules() -> None:
    wrapped: list[str] = []

    def wrap(function: Any) -> Any:
        wrapped.append(function.__name__)
        return function

    Binding(wrap)(rules.play)
    assert wrapped == ["emit", "pace", "play"]


def test_names_are_followed_through_their_modules() -> None:
    binding = Binding(constant=lambda value: tuple(reversed(value)) if isinstance(value, tuple) else value)
    assert (by_module(0), binding(by_module)(0)) == (10, 60)
    assert Binding(replace={pace: doubled})(by_module)(4) == 80


def test_a_plain_function_of_a_module_is_refused_by_name() -> None:
    with pytest.raises(RuleError, match="plain_by_module calls plain, which is not marked @rule"):
        Binding()(plain_by_module)


def test_data_can_be_given_another_form() -> None:
    binding = Binding(constant=lambda value: tuple(reversed(value)) if isinstance(value, tuple) else value)
    assert binding(pace)(0) == 6


def test_names_left_open_can_be_given() -> None:
    assert given(area, WIDTH=10)(5) == 100


def test_a_plain_function_in_a_rule_is_refused_by_name() -> None:
    with pytest.raises(RuleError, match="calls_plain calls plain, which is not marked @rule"):
        Binding()(calls_plain)


def test_a_rule_that_calls_itself_is_refused() -> None:
    with pytest.raises(RuleError, match="calls_itself calls itself"):
        Binding()(calls_itself)


def test_two_threads_may_ask_for_the_same_rule_at_once() -> None:
    is_begun, may_go_on = Event(), Event()

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        is_begun.set()
        may_go_on.wait()
        return function

    binding = Binding(wrap)
    with ThreadPoolExecutor(2) as threads:
        one = threads.submit(binding, pace)
        is_begun.wait()
        other = threads.submit(binding, pace)
        wait([other], timeout=0.1)
        may_go_on.set()
        assert one.result() is other.result()


def test_a_closure_is_refused() -> None:
    secret = 7

    @rule
    def closed() -> int:
        return secret

    with pytest.raises(RuleError, match="enclosing"):
        Binding()(closed)


def test_the_digest_covers_code_data_and_replacements() -> None:
    def digest(function: Callable[..., Any], **how: Any) -> str:
        binding = Binding(**how)
        binding(function)
        return binding.digest(function)

    assert digest(area) == digest(area)
    assert len({digest(area), digest(given(area, WIDTH=4)), digest(area, replace={doubled: tripled})}) == 3
    longer = ModuleType("tests.longer")
    longer.GOAL = 11  # type: ignore[attr-defined]
    assert digest(by_module) == digest(by_module) != digest(given(by_module, rules=longer))


def test_copies_with_other_meanings_have_other_names() -> None:
    """Two kernels that different processes compiled lie in one cache: the second would run what the first calls."""

    def name(function: Callable[..., Any], **how: Any) -> Any:
        return Binding(**how)(function).__qualname__

    assert name(area) == name(area)
    assert len({name(area), name(given(area, WIDTH=4)), name(area, replace={doubled: tripled})}) == 3


def test_the_contract_means_one_game() -> None:
    state = LINE.prepare()
    LINE.bind()(contract.setup)(state)
    LINE.bind()(contract.play)(state, 2)
    assert state.way == 3  # type: ignore[attr-defined]


def test_unbound_the_contract_answers_nothing() -> None:
    with pytest.raises(RuleError, match="asked of no game"):
        contract.setup(LINE.prepare())


def test_host_functions_can_be_bound_to_a_machines_own() -> None:
    @rule
    def always_last(s: object, n: int) -> int:
        return n - 1

    @rule
    def roll(s: object) -> int:
        emit(s, 1, 2, 3, 4)  # type: ignore[arg-type]
        return below(s, 6)  # type: ignore[arg-type]

    state = LINE.prepare()
    assert Binding(replace={below: always_last, emit: silence})(roll)(state) == 5
    assert state.log == []
