"""The examples of docs/learning.md that need large libraries."""

import pytest

from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs/learning.md"


@pytest.mark.parametrize("library", ["torchrl", "openspiel", "jax"])
def test_the_example_runs(library: str) -> None:
    [example] = blocks(PAGE, f"python {library}")
    exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})
