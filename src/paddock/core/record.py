"""The record of a race: the little from which everything else follows by replay."""

import contextlib
import errno
import hashlib
import json
import os
import re
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, get_origin, get_type_hints

from paddock.core.errors import BadRecord

FORMAT = 1
SECRET_FORM = "([0-9a-f]{64})?"
OF_SOME_RACES = ("secret", "salts", "changes")  # only fair ones have a secret, only those of an edition have changes


@dataclass
class Record:
    """Game, rules version, options, seats, seed, who sat where, the moves, and a fingerprint of where they lead.

    A race of fair chance has a secret, in hexadecimal digits, and the seed 0. Where players added salt, it stands
    there by seat, "" where the house gave its own. A race of an edition says what its box changes, by path.
    """

    game: str
    rules: int
    variant: str
    seats: int
    options: dict[str, str]
    seed: int
    players: list[str]
    moves: list[int] = field(default_factory=list)
    end: str = ""
    secret: str = field(default="", repr=False)
    salts: list[str] = field(default_factory=list)
    changes: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> str:
        """The record as JSON, sealed."""
        return json.dumps({"paddock": FORMAT, **self._facts(), "seal": self.seal}) + "\n"

    def save(self, path: str | Path) -> None:
        """Write it to a file, whole or not at all."""
        write(path, self.to_json())

    @property
    def seal(self) -> str:
        """Fits this record and no other."""
        return fingerprint(json.dumps(self._facts(), sort_keys=True).encode())

    def _facts(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in OF_SOME_RACES or value}

    def begun(self) -> "Record":
        """The same race before its first move."""
        return replace(self, moves=[], end="")

    def cut(self, step: int) -> "Record":
        """The same race after so many moves."""
        return replace(self, moves=self.moves[:step], end="")

    @classmethod
    def from_json(cls, text: str) -> tuple["Record", str]:
        """A record and its seal; refuses what is not one, with the reason."""
        try:
            facts = json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise BadRecord("record-not-json", detail=str(error)) from error
        if not isinstance(facts, dict):
            raise BadRecord("record-not-json", detail="{…}")
        facts = {"secret": "", "salts": [], "changes": {}, **facts}
        for name, kind in KINDS.items():
            if name not in facts:
                raise BadRecord("record-lacks", field=name)
            if not isinstance(facts[name], kind) or isinstance(facts[name], bool):
                raise BadRecord("record-wrong-field", field=name)
        if facts["paddock"] != FORMAT:
            raise BadRecord("record-other-format", found=facts["paddock"], known=FORMAT)
        for name, kind, items in (
            ("moves", int, facts["moves"]),
            ("players", str, facts["players"]),
            ("salts", str, facts["salts"]),
            ("options", str, facts["options"].values()),
            ("changes", int, facts["changes"].values()),
        ):
            if any(type(item) is not kind for item in items):
                raise BadRecord("record-wrong-field", field=name)
        if len(facts["players"]) != facts["seats"]:
            raise BadRecord("record-wrong-field", field="players")
        if not 0 <= facts["seed"] < 2**63:
            raise BadRecord("record-wrong-field", field="seed")
        if not re.fullmatch(SECRET_FORM, facts["secret"]):
            raise BadRecord("record-wrong-field", field="secret")
        if facts["salts"] and not (facts["secret"] and are_salts(facts["salts"], facts["seats"])):
            raise BadRecord("record-wrong-field", field="salts")
        return cls(**{name: facts[name] for name in FIELDS}), facts["seal"]


FIELDS = {name: get_origin(hint) or hint for name, hint in get_type_hints(Record).items()}
KINDS = {"paddock": int, **FIELDS, "seal": str}  # of what stands in a file


def are_salts(salts: list[str], seats: int) -> bool:
    """Whether there is one for each seat, or "" for the house's."""
    return len(salts) == seats and all(re.fullmatch(SECRET_FORM, salt) for salt in salts)


def fingerprint(data: bytes) -> str:
    """Short, and changed by any change."""
    return hashlib.sha256(data).hexdigest()[:32]


def read(path: str | Path) -> str:
    """The text of a record's file."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as error:
        raise BadRecord("cannot-read", path=str(path), detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", detail=str(error)) from error


def write(path: str | Path, text: str) -> None:
    """Write a file whole or not at all: what stood there before stays until the new text is safe on disk."""
    path = Path(path)
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))  # a folder or a device is nothing to replace
        with temporary.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise BadRecord("cannot-write", path=str(path), detail=error.strerror or str(error)) from error
