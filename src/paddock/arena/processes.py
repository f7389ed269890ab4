"""Sets played by worker processes on this machine."""

import contextlib
import multiprocessing
import signal
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait

from paddock.arena.match import Outcome, play_set
from paddock.arena.tournament import ARENA, GameSet, Tournament
from paddock.core.errors import BadOption, PaddockError

MOST_DEATHS = 5  # of workers, without a single set finished in between


class Worker:
    """A process that plays one set after the other."""

    def __init__(self, tournament: Tournament) -> None:
        self.games: GameSet
        self.line, other_end = multiprocessing.Pipe()
        spawn = multiprocessing.get_context("spawn")
        self._process = spawn.Process(target=work, args=(tournament, other_end), daemon=True)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # inherited: Ctrl-C is for us, not for workers
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            other_end.close()

    def take(self, games: GameSet) -> None:
        """A set to play."""
        self.games = games
        with contextlib.suppress(OSError):  # a dead worker is noticed when its answer is read
            self.line.send(games)

    def outcome(self) -> Outcome | None:
        """How the set ended; None if the worker died over it."""
        try:
            outcome: Outcome = self.line.recv()
            return outcome
        except (EOFError, OSError):
            return None

    def dismiss(self) -> None:
        """It is not needed any more."""
        self._process.terminate()
        self._process.join()
        self.line.close()


class Processes:
    """Some worker processes. A set lost with a killed worker is played again by another."""

    def __init__(self, tournament: Tournament, workers: int) -> None:
        if workers < 1:
            raise BadOption("arena-workers", ARENA, found=workers)
        self.tournament = tournament
        self.workers = workers

    def play(self, sets: Iterator[GameSet]) -> Generator[tuple[GameSet, Outcome]]:
        """Finished sets as they come; the next set is taken only when a worker is free for it."""
        busy: list[Worker] = []
        free: list[Worker] = []
        lost: list[GameSet] = []
        deaths = 0
        try:
            while True:
                while len(busy) < self.workers and (games := lost.pop() if lost else next(sets, None)):
                    busy.append(free.pop() if free else Worker(self.tournament))
                    busy[-1].take(games)
                if not busy:
                    return
                ready = wait([worker.line for worker in busy])
                for worker in [worker for worker in busy if worker.line in ready]:
                    busy.remove(worker)
                    outcome = worker.outcome()
                    if outcome is None:
                        worker.dismiss()
                        lost.append(worker.games)
                        deaths += 1
                    else:
                        free.append(worker)
                        deaths = 0
                        yield worker.games, outcome
                if deaths >= MOST_DEATHS:
                    raise PaddockError("arena-workers-die", ARENA, count=deaths)
        finally:
            for worker in busy + free:
                worker.dismiss()


def work(tournament: Tournament, line: Connection) -> None:
    """The life of a worker: it ends when nobody is at the other end."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(play_set(tournament, line.recv()))
