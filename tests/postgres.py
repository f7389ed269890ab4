"""A real PostgreSQL for tests, in a folder of its own; `python -m tests.postgres` installs it where it may."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from tests.debian import do_without, install

MISSING = (
    "PostgreSQL is missing, and its tests need it: initdb and postgres, in the PATH or under /usr/lib/postgresql; "
    "on Debian: apt-get install postgresql; elsewhere: https://www.postgresql.org/download"
)
QUICK = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "deadlock_timeout=10ms",
)  # still safe when the server crashes, not the machine


def program(name: str) -> Path | None:
    """Where a program of PostgreSQL is, the newest if there are several."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) or (debian and debian[-1])
    return Path(found) if found else None


def present() -> bool:
    return bool(program("initdb") and program("postgres"))


def owner() -> dict[str, object]:
    """Who runs it, as subprocess wants to know: PostgreSQL refuses root."""
    if os.getuid():
        return {}
    import pwd

    accounts = {account.pw_name: account for account in pwd.getpwall()}
    account = accounts.get("postgres") or accounts["nobody"]
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


class Cluster:
    """A server with databases, reached by a socket in its folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))
        self._owner = owner()
        if self._owner:
            os.chown(self.folder, self._owner["user"], self._owner["group"])  # type: ignore[arg-type]
        self._run("initdb", "-D", "data", "-U", "paddock", "-E", "UTF8", "--locale=C", "--auth=trust", "--no-sync")
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=paddock"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        # Where setpriv is, the server stops even if the tests are killed.
        follow = ["setpriv", "--pdeathsig", "SIGINT"] if shutil.which("setpriv") else []
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", "max_connections=200", *QUICK)
        command = [*follow, str(program("postgres")), "-D", "data", *(f"--{setting}" for setting in settings)]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self._owner
            )  # type: ignore[call-overload]
        while not self._answers():
            assert self._server.poll() is None, (self.folder / "log").read_text()

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop the server: SIGINT breaks every connection, SIGQUIT is a crash."""
        self._server.send_signal(how)
        self._server.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def create(self) -> str:
        """The name of a new database; to copy one takes as long as many tests do."""
        name = f"test_{uuid4().hex}"
        self._ask(f"create database {name}")
        return name

    def empty(self, name: str) -> None:
        """A database as if it were new, with nobody connected to it."""
        self._ask(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
        self._ask(f"alter database {name} reset all")
        self._ask("drop schema public cascade; create schema public", name)

    def _ask(self, sql: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(sql.encode())

    def _answers(self) -> bool:
        try:
            self._ask("select 1")
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(program(name)), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self._owner)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server that tests share and may restart."""
    if not present():
        do_without(MISSING)
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def database(postgres: Cluster) -> str:
    """The one that tests use, one after another."""
    return postgres.create()


@pytest.fixture
def postgres_url(postgres: Cluster, database: str) -> str:
    """The address of an empty database."""
    postgres.empty(database)
    return postgres.url(database)


if __name__ == "__main__":
    sys.exit(install("postgresql", present, MISSING))
