"""How compiled rules come together: each waits, not optimised, until a kernel takes it in with all that it calls.

Numba would optimise each with all that it calls and make machine code of it, and again in whatever calls it.
"""

from collections.abc import Iterator
from typing import Any

from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, not yet optimised and never machine code of its own."""

    def finalize(self) -> None:
        """Nothing will be added: that is all that is done to it here."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nobody calls it but other rules, so it lies nowhere."""
        return 0

    @property
    def codegen(self) -> "RuleLibrary":
        """Whom Numba asks to `set_env`."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Rules run without the interpreter and need nothing of it."""

    def _get_module_for_linking(self) -> Any:
        """Its code with that of all it calls, each once."""
        whole = alone(self).clone()
        for library in self._called({self}):
            whole.link_in(alone(library), preserve=True)
        return whole

    def _called(self, seen: set[Any]) -> Iterator[Any]:
        """The libraries of all that it calls, directly or not."""
        for library in self._linking_libraries:
            if library not in seen:
                seen.add(library)
                yield library
                if isinstance(library, RuleLibrary):
                    yield from library._called(seen)


def alone(library: CPUCodeLibrary) -> Any:
    """The code of a library; of a rule without what it calls."""
    return JITCodeLibrary._get_module_for_linking(library)


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, for a rule that only other rules call."""

    def __init__(self, typing: Any, target: Any, library: None, *details: Any) -> None:
        super().__init__(typing, target, RuleLibrary(target.codegen(), "rule"), *details)
