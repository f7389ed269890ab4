"""Compiled code is kept between runs, and never outlives the rules that it was made from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
from paddock.core.batch import Batch
from tests.toy import LINE
batch = Batch(LINE, games=1)
batch.playout("policy")
print(batch.scores()[0, 0])
"""
ROOT = Path(__file__).parents[2]


class House:
    """A copy of the toy game that can be rewritten, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        (folder / "tests").mkdir()
        (folder / "tests" / "__init__.py").touch()
        shutil.copytree(ROOT / "tests" / "toy", folder / "tests" / "toy", ignore=shutil.ignore_patterns("__pycache__"))

    def rewrite(self, module: str, old: str, new: str) -> None:
        path = self.folder / "tests" / "toy" / module
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def run(self) -> tuple[int, bool]:
        """How far the car came, and whether anything was compiled."""
        environment = {**os.environ, "PADDOCK_CACHE": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout), "Compiling Line" in done.stderr


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_the_second_run_takes_code_from_the_cache(house: House) -> None:
    assert house.run() == (12, True)
    assert house.run() == (12, False)


def test_a_changed_rule_in_another_module_is_compiled_anew(house: House) -> None:
    house.run()
    house.rewrite("pace.py", "return STEPS[move]", "return STEPS[move] + 1")
    assert house.run() == (12, True)
    house.rewrite("pace.py", "+ 1", "+ 2")
    assert house.run() == (10, True)


def test_changed_data_is_compiled_anew(house: House) -> None:
    house.run()
    house.rewrite("pace.py", "(1, 2, 3, 4, 5, 6)", "(1, 2, 7, 4, 5, 6)")
    assert house.run() == (14, True)


def test_a_changed_number_is_compiled_anew_and_the_old_one_found_again(house: House) -> None:
    assert house.run()[0] == 12
    house.rewrite("rules.py", "GOAL = 10", "GOAL = 20")
    assert house.run() == (21, True)
    house.rewrite("rules.py", "GOAL = 20", "GOAL = 10")
    assert house.run() == (12, False)


def test_without_a_place_to_keep_it_the_code_is_compiled_all_the_same(house: House) -> None:
    house.cache.write_text("a file where the folder should be")
    assert house.run() == (12, True)
    assert house.run() == (12, True)
