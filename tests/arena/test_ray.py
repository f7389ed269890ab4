"""The same tournament on a cluster of two nodes, with what may happen to them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.arena import Contest
from paddock.arena.cluster import RayCluster
from paddock.core.errors import PaddockError
from tests.arena.bots import MARK
from tests.arena.results import played_here, result, tournament


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    utils = pytest.importorskip("ray.cluster_utils")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def test_two_nodes_give_the_same_result_though_a_worker_and_a_node_die(cluster: Any, tmp_path: Path) -> None:
    one = tournament("tests.arena.bots:Mortal", "tests.arena.bots:Wrecker", "random")
    contest = Contest(one, games=12)
    for games, outcome in RayCluster(one, cluster.address).play(contest.ahead()):
        contest.add(games, outcome)
    assert {path.name for path in tmp_path.iterdir()} >= {"died-worker", "died-node"}
    assert len([node for node in cluster.list_all_nodes() if node.dead_processes()]) == 1
    assert result(contest) == result(played_here(Contest(one, games=12)))


def test_nobody_at_that_address() -> None:
    with pytest.raises(PaddockError, match="No Ray cluster answers"):
        list(RayCluster(tournament(), "127.0.0.1:1").play(iter([])))
