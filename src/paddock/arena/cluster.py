"""Sets played by a Ray cluster: more than one machine."""

import os
import socket
from collections.abc import Generator, Iterator
from typing import Any

from paddock.arena.match import Outcome, play_set
from paddock.arena.tournament import ARENA, GameSet, Tournament
from paddock.core.errors import PaddockError
from paddock.core.extras import needing

LOCAL = "local"
AHEAD = 2  # tasks for each core, so that none waits


class RayCluster:
    """A Ray cluster. It plays again what was lost with a worker or a machine."""

    def __init__(self, tournament: Tournament, address: str) -> None:
        self.tournament = tournament
        self.address = address

    def play(self, sets: Iterator[GameSet]) -> Generator[tuple[GameSet, Outcome]]:
        """Finished sets as they come; the next set is taken only when there is room for it."""
        ray = connect(self.address)
        try:
            task = ray.remote(num_cpus=1, max_retries=5)(play_set)
            tournament = ray.put(self.tournament)
            pending: dict[Any, GameSet] = {}
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(pending) < room and (games := next(sets, None)):
                    pending[task.remote(tournament, games)] = games
                if not pending:
                    return
                (ready, *_), _ = ray.wait(list(pending))
                yield pending.pop(ready), ray.get(ready)
        except ray.exceptions.RayError as error:
            raise PaddockError("arena-ray-lost", ARENA, address=self.address, detail=type(error).__name__) from error
        finally:
            ray.shutdown()


def connect(address: str) -> Any:
    """Ray, connected to a cluster; `local` starts one on this machine."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    with needing("ray"):
        import ray
    own = {"include_dashboard": False} if address == LOCAL else {}  # a cluster that runs has its own mind
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise PaddockError("arena-ray-away", ARENA, address=address, detail=str(error)) from error
    return ray


def knock(address: str) -> None:
    """Find out quickly whether anybody is at `host:port`; Ray itself tries for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()
