"""`@rule` marks a function as rules; `Binding` copies rules with other meanings for the names they use."""

import builtins
import dis
import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import count
from threading import RLock
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

from paddock.core.errors import RuleError

Function = TypeVar("Function", bound=Callable[..., Any])
Wrap = Callable[[FunctionType], Any]

_stand_ins = count()


def rule(function: Function) -> Function:
    """Mark a function as part of the rules. It stays the ordinary function that it was."""
    function.__is_rule__ = True  # type: ignore[attr-defined]
    return function


def given(function: Function, **values: object) -> Function:
    """A copy of a rule with values for the global names that it leaves open."""
    plain = cast(FunctionType, function)
    return rule(cast(Function, in_space(plain, {**plain.__globals__, **values})))


def in_space(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same function with other globals."""
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def is_rule(value: object) -> bool:
    """Whether `@rule` marked it."""
    return getattr(value, "__is_rule__", False)


@cache
def globals_used(code: CodeType) -> dict[str, tuple[str, ...]]:
    """The global names that a function reads, each with the attributes that it reads of it, in a fixed order."""
    found: dict[str, set[str]] = {}
    steps = list(dis.get_instructions(code))
    for step, after in zip(steps, [*steps[1:], steps[-1]], strict=True):
        if step.opname == "LOAD_GLOBAL":
            attributes = found.setdefault(step.argval, set())
            if after.opname in ("LOAD_ATTR", "LOAD_METHOD"):
                attributes.add(after.argval)
    return {name: tuple(sorted(found[name])) for name in sorted(found)}


class Binding:
    """Copies of rules in which every rule name means the copy, wrapped for one machine.

    `replace` gives some functions another meaning: host functions (`below`, `emit`) a machine's own version, and the
    calls of the contract those of one game. `constant` turns data into the form that the machine likes.
    """

    def __init__(
        self,
        wrap: Wrap = lambda function: function,
        replace: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
        constant: Callable[[Any], Any] = lambda value: value,
    ) -> None:
        self._wrap = wrap
        self._replace = replace or {}
        self._constant = constant
        self._copies: dict[FunctionType, Any] = {}
        self._facts: dict[FunctionType, list[object]] = {}  # that a copy was made from
        self._digests: dict[FunctionType, str] = {}
        self._open: list[FunctionType] = []  # the rules being copied, outermost first
        self._one_at_a_time = RLock()  # threads share the bindings of a game

    def __call__(self, function: Callable[..., Any], wrap: Wrap | None = None) -> Any:
        """The copy of a rule; made once."""
        with self._one_at_a_time:
            return self._bound(self._original(function), wrap)

    def _bound(self, original: FunctionType, wrap: Wrap | None) -> Any:
        if original not in self._copies:
            if original in self._open:
                raise RuleError("rule-recursive", rule=original.__qualname__)
            self._open.append(original)
            self._facts[original] = [full_name(original), *code_facts(original.__code__), original.__defaults__]
            copy = self._copy(original)
            self._digests[original] = self._digest(original)
            # Compiled code is found by its name, also what other processes left in the cache: names tell copies apart.
            copy.__qualname__ = f"{original.__qualname__}_{self._digests[original][:16]}"
            self._copies[original] = (wrap or self._wrap)(copy)
            self._open.pop()
        return self._copies[original]

    def rules_of(self, function: Callable[..., Any]) -> set[FunctionType]:
        """A rule that was copied, and all that it calls, directly or not."""
        found: set[FunctionType] = set()
        waiting = [self._original(function)]
        while waiting:
            rule = waiting.pop()
            if rule not in found:
                found.add(rule)
                waiting += [fact for fact in self._facts[rule] if isinstance(fact, FunctionType)]
        return found

    def digest(self, function: Callable[..., Any]) -> str:
        """Changes whenever anything changes that the copy of a rule was made from: sources and values."""
        return self._digests[self._original(function)]

    def _digest(self, rule: FunctionType) -> str:
        facts = [self._digests[fact] if isinstance(fact, FunctionType) else fact for fact in self._facts[rule]]
        return hashlib.sha256(repr(facts).encode()).hexdigest()

    def _copy(self, original: FunctionType) -> FunctionType:
        if original.__closure__:
            raise RuleError("rule-closure", rule=original.__qualname__)
        space = {"__builtins__": builtins, "__name__": original.__module__}
        for name, attributes in globals_used(original.__code__).items():
            if name in original.__globals__:
                space[name] = self._meaning(original, name, original.__globals__[name], attributes)
        return in_space(original, space)

    def _meaning(self, user: FunctionType, name: str, value: Any, attributes: tuple[str, ...] = ()) -> Any:
        if is_rule(value):
            self._facts[user].append(self._original(value))
            return self(value)
        if isinstance(value, FunctionType):
            raise RuleError("rule-calls-plain-function", rule=user.__qualname__, function=name)
        if isinstance(value, ModuleType):
            return self._stand_in(user, value, attributes) if is_of_the_rules(value, user) else value
        constant = self._constant(value)
        told = hashlib.sha256(value).hexdigest() if isinstance(value, memoryview) else value
        self._facts[user].append((name, told, type(constant)))
        return constant

    def _stand_in(self, user: FunctionType, module: ModuleType, attributes: tuple[str, ...]) -> ModuleType:
        """A module with the meanings of what a rule uses of it: `box.GOAL`, `moves.attack(…)`."""
        copy = ModuleType(f"{module.__name__} {next(_stand_ins)}")  # Numba takes modules of one name for one
        for name in attributes:
            setattr(copy, name, self._meaning(user, name, getattr(module, name)))
        return copy

    def _original(self, function: Callable[..., Any]) -> FunctionType:
        return cast(FunctionType, self._replace.get(function, function))


def is_of_the_rules(module: ModuleType, user: FunctionType) -> bool:
    """Whether a module belongs to the package of the rule that names it; others are libraries and stay."""
    return module.__name__.partition(".")[0] == user.__module__.partition(".")[0]


def full_name(function: FunctionType) -> str:
    """Where a function stands, and its name."""
    return f"{function.__module__}.{function.__qualname__}"


def code_facts(code: CodeType) -> Iterable[object]:
    """What a function does, without where it stands in its file."""
    consts = [tuple(code_facts(c)) if isinstance(c, CodeType) else c for c in code.co_consts]
    return code.co_code, consts, code.co_names, code.co_varnames
