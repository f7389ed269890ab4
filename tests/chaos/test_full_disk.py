"""A full disk under SQLite: moves are refused in words, nothing breaks, and it goes on when there is room again."""

import contextlib
import resource
import shutil
import subprocess
from pathlib import Path
from typing import Protocol

import pytest

from tests.chaos.checks import check
from tests.chaos.conftest import StartServer
from tests.chaos.load import Load
from tests.chaos.servers import Server, until

pytestmark = pytest.mark.anyio
FILES = ("paddock.db", "paddock.db-wal")
SIZE = 4 * 1024 * 1024  # bytes of a small disk
ON_ITS_OWN_DISK = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]


class Disk(Protocol):
    """What a server stores on."""

    server: Server
    refusal: str

    @property
    def folder(self) -> Path:
        """Where its database is."""

    def fill(self) -> None:
        """No room is left."""

    def clear(self) -> None:
        """There is room again."""


class FilesThatCannotGrow:
    """By a limit that every process may be given; SQLite takes it for a broken disk."""

    refusal = "store-away"

    def __init__(self, folder: Path, server_on: StartServer) -> None:
        self.folder = folder
        self.server = server_on(f"sqlite:///{folder}/paddock.db")

    def fill(self) -> None:
        self._limit(max((self.folder / file).stat().st_size for file in FILES))

    def clear(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        hardest = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (size, hardest))


class SmallDisk:
    """A disk in memory that only the server sees, with something large beside the database."""

    refusal = "store-full"

    def __init__(self, folder: Path, server_on: StartServer) -> None:
        mount = f'mount -t tmpfs -o size={SIZE} none {folder} && exec "$@"'
        self._path = folder
        self.server = server_on(f"sqlite:///{folder}/paddock.db", inside=[*ON_ITS_OWN_DISK, mount, "-"])

    @property
    def folder(self) -> Path:
        return Path(f"/proc/{self.server.pid}/root{self._path}")

    def fill(self) -> None:
        with contextlib.suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
            while ballast.write(bytes(4096)):
                pass

    def clear(self) -> None:
        (self.folder / "ballast").unlink()


def may_mount() -> bool:
    """Whether a process may have a disk of its own here."""
    with contextlib.suppress(OSError):
        return subprocess.run([*ON_ITS_OWN_DISK, "mount -t tmpfs none /mnt"], capture_output=True).returncode == 0
    return False


DISKS = [FilesThatCannotGrow, SmallDisk] if may_mount() else [FilesThatCannotGrow]


@pytest.mark.parametrize("kind", DISKS)
async def test_full_disk(kind: type[FilesThatCannotGrow | SmallDisk], tmp_path: Path, server_on: StartServer) -> None:
    (tmp_path / "disk").mkdir()
    disk: Disk = kind(tmp_path / "disk", server_on)
    await disk.server.start()
    async with Load([disk.server.url], pairs=4) as load:
        await load.moves(40)
        disk.fill()

        async def is_full() -> bool:
            load.complain()
            return load.errors[disk.refusal] >= load.pairs

        await until(is_full, "refusals")
        disk.clear()
        await load.moves(40)
        await load.rest()
    assert not disk.server.failures()
    for file in FILES:
        shutil.copy(disk.folder / file, tmp_path / file)
    await check(f"sqlite:///{tmp_path}/paddock.db", load)
