"""People: guests at once, with an account if they want to be known on other devices."""

import asyncio
import hashlib
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal, get_args

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from paddock.server.errors import NotFound, NotNow, NotSignedIn
from paddock.server.store import Conflict, Store, Transaction

Colour = Literal["red", "blue", "amber", "green", "violet", "slate"]  # of the six cars, in their order
COLOURS: tuple[Colour, ...] = get_args(Colour)
SESSION, PLAY = "session", "play"  # what a token is good for: everything, or all but the account itself
REMEMBERED = 15.0  # seconds; a token revoked by another process works that long
HASHER = PasswordHasher()  # argon2id


@dataclass(frozen=True)
class Person:
    """Somebody who is known by a token."""

    id: str
    name: str
    colour: str
    language: str
    preferences: dict[str, Any]
    login: str | None


def hashed(token: str) -> str:
    """As tokens are stored."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody whom the house knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._remembered: dict[str, tuple[float, Person, str]] = {}  # by the hash of a token

    async def guest(self, name: str, colour: str, language: str) -> tuple[Person, str]:
        """A new person, and the token by which they are known."""
        person = Person(secrets.token_urlsafe(12), name, colour, language, {}, None)

        def work(tx: Transaction) -> str:
            tx.run(
                "INSERT INTO players (id, name, colour, language, preferences, created_at)"
                " VALUES (:id, :name, :colour, :language, '{}', :at)",
                id=person.id,
                name=name,
                colour=colour,
                language=language,
                at=time.time(),
            )
            return add_token(tx, person.id, "", SESSION)

        return person, await self._store.write(work)

    async def by_token(self, token: str) -> tuple[Person, str]:
        """Who holds a token, and its scope."""
        key = hashed(token)
        now = time.monotonic()
        known = self._remembered.get(key)
        if known is None or known[0] < now:
            row = await self._store.read(
                lambda tx: tx.one(
                    "SELECT players.*, scope FROM tokens JOIN players ON players.id = player WHERE hash = :key", key=key
                )
            )
            if row is None:
                raise NotSignedIn
            if len(self._remembered) > 10_000:
                self._remembered.clear()
            known = self._remembered[key] = (now + REMEMBERED, person_of(row), row["scope"])
        return known[1], known[2]

    async def change(
        self, person: Person, name: str, colour: str, language: str, preferences: dict[str, Any]
    ) -> Person:
        """Another name, colour, language or preference."""
        await self._store.write(
            lambda tx: tx.run(
                "UPDATE players SET name = :name, colour = :colour, language = :language, preferences = :preferences"
                " WHERE id = :id",
                id=person.id,
                name=name,
                colour=colour,
                language=language,
                preferences=json.dumps(preferences),
            )
        )
        self._forget(person.id)
        return Person(person.id, name, colour, language, preferences, person.login)

    async def make_account(self, person: Person, login: str, password: str) -> None:
        """From now on this person can sign in elsewhere."""
        if person.login is not None:
            raise NotNow("has-account")
        secret = await asyncio.to_thread(HASHER.hash, password)
        try:
            made = await self._store.write(
                lambda tx: tx.run(
                    "UPDATE players SET login = :login, password = :secret WHERE id = :id AND login IS NULL",
                    id=person.id,
                    login=login.casefold(),
                    secret=secret,
                )
            )
        except Conflict:
            raise NotNow("login-taken") from None
        self._forget(person.id)
        if not made:
            raise NotNow("has-account")

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """A token for who knows the password. Unknown names take as long as wrong passwords."""
        row = await self._store.read(
            lambda tx: tx.one("SELECT * FROM players WHERE login = :login", login=login.casefold())
        )
        try:
            await asyncio.to_thread(HASHER.verify, row["password"] if row else NOBODYS_PASSWORD, password)
        except VerifyMismatchError:
            raise NotSignedIn("wrong-password") from None
        assert row is not None, "nobody knows nobody's password"
        return person_of(row), await self._store.write(lambda tx: add_token(tx, row["id"], "", SESSION))

    async def sign_out(self, token: str) -> None:
        """The token is void."""
        await self._store.write(lambda tx: tx.run("DELETE FROM tokens WHERE hash = :key", key=hashed(token)))
        self._remembered.pop(hashed(token), None)

    async def new_token(self, person: Person, label: str) -> str:
        """A token for a bot or a script of this person."""
        return await self._store.write(lambda tx: add_token(tx, person.id, label, PLAY))

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        """This person's tokens, by the first letters of their hashes."""
        rows = await self._store.read(
            lambda tx: tx.all(
                "SELECT hash, label, scope, created_at FROM tokens WHERE player = :id ORDER BY created_at", id=person.id
            )
        )
        return [{"id": row.pop("hash")[:16], **row} for row in rows]

    async def revoke(self, person: Person, id: str) -> None:
        """A token is void."""
        gone = await self._store.write(
            lambda tx: tx.run(
                "DELETE FROM tokens WHERE player = :player AND substr(hash, 1, 16) = :id", player=person.id, id=id
            )
        )
        if not gone:
            raise NotFound
        self._forget(person.id)

    def _forget(self, id: str) -> None:
        self._remembered = {key: known for key, known in self._remembered.items() if known[1].id != id}


def add_token(tx: Transaction, player: str, label: str, scope: str) -> str:
    """A new token; only its hash is stored."""
    token = secrets.token_urlsafe(32)
    tx.run(
        "INSERT INTO tokens (hash, player, label, scope, created_at) VALUES (:hash, :player, :label, :scope, :at)",
        hash=hashed(token),
        player=player,
        label=label,
        scope=scope,
        at=time.time(),
    )
    return token


def person_of(row: dict[str, Any]) -> Person:
    """A person from their row."""
    return Person(row["id"], row["name"], row["colour"], row["language"], json.loads(row["preferences"]), row["login"])


NOBODYS_PASSWORD = HASHER.hash(secrets.token_hex(16))
