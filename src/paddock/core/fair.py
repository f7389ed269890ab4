"""Fair chance: drawn from a secret that nobody can guess before it is shown, and that anybody can check after.

Players can add salt, so that not even who holds the secret can choose what is dealt.
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from paddock.core import contract
from paddock.core.chance import word
from paddock.core.game import Game
from paddock.core.layout import RaceState
from paddock.core.record import Record
from paddock.core.rule import rule

SECRET = 32  # bytes; a salt has as many
WORDS = 8  # of 32 bits in a block


def new_secret() -> bytes:
    """The secret of one race."""
    return secrets.token_bytes(SECRET)


def commitment(secret: bytes) -> str:
    """What is shown before the deal: it binds whoever holds the secret or the salt, and tells nothing of it."""
    return hashlib.sha256(secret).hexdigest()


def house_salt(secret: bytes, seat: int) -> bytes:
    """What stands in for the salt of a seat that gave none."""
    return hmac.digest(secret, f"paddock salt {seat}".encode(), "sha256")


def salted(secret: bytes, salts: Sequence[bytes]) -> bytes:
    """The secret mixed with the salts of all seats, where b"" stands for the house's; without salts, itself."""
    if not salts:
        return secret
    every = b"".join(salt or house_salt(secret, seat) for seat, salt in enumerate(salts))
    return hmac.digest(secret, b"paddock chance" + every, "sha256")


def key_of(record: Record) -> bytes:
    """From which the words of a fair race are drawn."""
    return salted(bytes.fromhex(record.secret), [bytes.fromhex(salt) for salt in record.salts])


def block(key: bytes, number: int) -> tuple[int, ...]:
    """Eight words of the stream: HMAC-SHA256 of the block's number in 8 bytes; all bytes big-endian."""
    return struct.unpack(">8I", hmac.digest(key, number.to_bytes(8, "big"), "sha256"))


class Stream:
    """The words of a key by their position. It keeps one block, which mostly holds the next word too."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._number = 0
        self._block = block(key, 0)

    def word(self, position: int) -> int:
        """The word at a position, counted from 0."""
        number, place = divmod(position, WORDS)
        if number != self._number:
            self._number, self._block = number, block(self._key, number)
        return self._block[place]


@rule
def keyed_word(s: Any) -> int:
    """What `word` means in a fair race. The state keeps the position alone; the stream is lent to it for a move."""
    position = s.chance[0]
    s.chance[0] = position + 1
    return s.stream.word(position)  # type: ignore[no-any-return]


def drawn(s: RaceState) -> int:
    """How many words a fair race has drawn so far: the position of its next one."""
    return int(s.chance[0])


@cache
def keyed_rules(game: Game) -> tuple[Callable[[Any], None], Callable[[Any, int], None]]:
    """A game's `setup` and `play`, drawing from the stream of the state."""
    binding = game.bind(replace={word: keyed_word})
    return binding(contract.setup), binding(contract.play)


class FairRules:
    """A game's `setup` and `play` with the chance of one key, which no state keeps."""

    def __init__(self, game: Game, key: bytes) -> None:
        self._stream = Stream(key)
        self._setup, self._play = keyed_rules(game)

    def setup(self, s: Any) -> None:
        """Lay out the race."""
        self._lend(s, self._setup)

    def play(self, s: Any, move: int) -> None:
        """Make a move."""
        self._lend(s, self._play, move)

    def _lend(self, s: Any, act: Callable[..., None], *arguments: int) -> None:
        s.stream = self._stream
        try:
            act(s, *arguments)
        finally:
            del s.stream
