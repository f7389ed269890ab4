"""How a server is set up."""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

import platformdirs

VARIABLE = "PADDOCK_SERVER"  # in which worker processes find their settings


def default_db() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_path('paddock')) / 'paddock.db'}"


@dataclass(frozen=True)
class Settings:
    """What `paddock serve` was told, and the times that a table keeps, in seconds."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    hosts: tuple[str, ...] = ()  # names by which it is reached, besides its own
    editions: bool = False  # whether a table may be played with numbers of its own
    proxies: str = field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    connections: int = 4096  # at once, in each process
    connections_of_an_address: int = 256
    request_timeout: float = 10.0  # for the head of a request, and then for its body
    dealing: float = 10.0  # in which browsers add the salt that they have pledged
    window: float = 6.0  # in which a person may react
    pace: float = 0.9  # which a bot waits, so that people can follow
    grace: float = 120.0  # after which an absent person is taken over
    patience: float = 300.0  # after which a person who is there but does nothing is

    def to_environment(self) -> None:
        """For the worker processes to find."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        """What the process that started this one wrote there."""
        facts = json.loads(os.environ[VARIABLE])
        return cls(**{**facts, "hosts": tuple(facts["hosts"])})
