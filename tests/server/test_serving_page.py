"""docs/serving.md names only commands and figures that there are."""

import re
import shlex
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from paddock.cli import parser
from paddock.core.words import words
from paddock.server import metrics

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text("utf-8")


@pytest.mark.parametrize("command", re.findall(r"^\$ paddock (.*)$", PAGE, flags=re.MULTILINE))
def test_commands_are_understood(command: str) -> None:
    parser(words("en", "paddock.terminal")).parse_args(shlex.split(command))


def test_metrics_are_named() -> None:
    there = {next(iter(each.describe())).name for each in vars(metrics).values() if isinstance(each, MetricWrapperBase)}
    assert {name.removesuffix("_total") for name in re.findall(r"`(paddock_\w+)`", PAGE)} == there
