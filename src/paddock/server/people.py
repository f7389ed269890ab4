"""People: guests at once, with an account if they want to be known on other devices."""

import asyncio
import contextlib
import hashlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from paddock.server import queries
from paddock.server.chairs import address_of
from paddock.server.errors import Forbidden, NotFound, NotNow, NotSignedIn
from paddock.server.fading import Fading
from paddock.server.store import Conflict, Store, StoreError, Transaction

SESSION, PLAY = "session", "play"  # what a token is good for: everything, or all but the account itself
KNOWN = "known"  # or nothing: it only shows that somebody has signed in with this browser before
DAY = 24 * 3600.0
SESSION_DAYS = 365  # without being used
PLAY_DAYS = 90  # unless its owner chooses another time
REMEMBERED = 15.0  # seconds; a token revoked by another process works that long
ID_LETTERS = 16  # of a hash, by which a token is listed
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


def token_id(token: str) -> str:
    """What a token is called where it is listed: the first letters of its hash."""
    return hashed(token)[:ID_LETTERS]


def is_fresh(_: str, known: tuple[float, Person, str]) -> bool:
    """Whether who holds a token need not be asked again."""
    return known[0] >= time.monotonic()


class People:
    """Everybody whom the house knows."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._remembered = Fading[str, tuple[float, Person, str]](is_fresh)  # by the hash of a token

    async def guest(self, name: str, colour: str, language: str) -> tuple[Person, str]:
        """A new person, and the token by which they are known."""
        person = Person(secrets.token_urlsafe(12), name, colour, language, {}, None)

        def work(tx: Transaction) -> str:
            tx.run(
                "INSERT INTO players (id, address, name, colour, language, preferences, created_at)"
                " VALUES (:id, :address, :name, :colour, :language, '{}', :at)",
                id=person.id,
                address=address_of(person.id),
                name=name,
                colour=colour,
                language=language,
                at=self._now(),
            )
            return self._add_token(tx, person.id, SESSION)

        return person, await self._store.write(work)

    async def by_token(self, token: str) -> tuple[Person, str]:
        """Who holds a token, and its scope."""
        return await self._by_hash(hashed(token))

    async def _by_hash(self, key: str) -> tuple[Person, str]:
        now = time.monotonic()
        known = self._remembered.get(key)
        if known is None or known[0] < now:
            row = await self._store.read(
                lambda tx: tx.one(
                    "SELECT players.*, scope, expires_at FROM tokens JOIN players ON players.id = player"
                    " WHERE hash = :key AND scope <> :known AND (expires_at IS NULL OR expires_at > :now)",
                    key=key,
                    known=KNOWN,
                    now=self._now(),
                )
            )
            if row is None:
                raise NotSignedIn
            await self._prolong(key, row["scope"], row["expires_at"])
            known = self._remembered[key] = (now + REMEMBERED, person_of(row), row["scope"])
        return known[1], known[2]

    def asking_for(self, token: str) -> Callable[[], Awaitable[Person]]:
        """To ask, again and again, who holds a token."""
        key = hashed(token)

        async def holder() -> Person:
            return (await self._by_hash(key))[0]

        return holder

    async def _prolong(self, key: str, scope: str, expires_at: float | None) -> None:
        """A session that is used goes on, noted once a day; the time of a token of before there was one begins."""
        lasts = (SESSION_DAYS if scope == SESSION else PLAY_DAYS) * DAY
        is_old = scope == SESSION and expires_at is not None and expires_at < self._now() + lasts - DAY
        if expires_at is None or is_old:
            until = self._now() + lasts
            with contextlib.suppress(StoreError):  # the next use notes it
                await self._store.write(
                    lambda tx: tx.run("UPDATE tokens SET expires_at = :until WHERE hash = :key", until=until, key=key)
                )

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
        nobodys = await asyncio.to_thread(nobodys_password)
        try:
            await asyncio.to_thread(HASHER.verify, row["password"] if row else nobodys, password)
        except VerifyMismatchError:
            raise NotSignedIn("wrong-password") from None
        assert row is not None, "nobody knows nobody's password"
        return person_of(row), await self._store.write(lambda tx: self._add_token(tx, row["id"], SESSION))

    async def is_known(self, login: str, token: str) -> bool:
        """Whether the account was signed in to with this browser before."""
        row = await self._store.read(
            lambda tx: tx.one(
                "SELECT 1 AS one FROM tokens JOIN players ON players.id = player"
                " WHERE hash = :key AND scope = :known AND login = :login AND expires_at > :now",
                key=hashed(token),
                known=KNOWN,
                login=login.casefold(),
                now=self._now(),
            )
        )
        return row is not None

    async def be_known(self, person: Person) -> str:
        """A token by which this browser is known when somebody signs in with it again."""
        return await self._store.write(lambda tx: self._add_token(tx, person.id, KNOWN))

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse who does not know the password of their account."""
        row = await self._store.read(lambda tx: tx.one("SELECT password FROM players WHERE id = :id", id=person.id))
        if row is None or row["password"] is None:
            raise NotNow("no-account")
        try:
            await asyncio.to_thread(HASHER.verify, row["password"], password)
        except VerifyMismatchError:
            raise Forbidden("password-wrong") from None

    async def change_password(self, person: Person, password: str, kept: Sequence[str]) -> None:
        """Another password; all sessions end but those of the tokens to be kept."""
        secret = await asyncio.to_thread(HASHER.hash, password)
        hashes = {hashed(token) for token in kept}

        def work(tx: Transaction) -> None:
            tx.run("UPDATE players SET password = :secret WHERE id = :id", id=person.id, secret=secret)
            for row in tx.all("SELECT hash FROM tokens WHERE player = :id AND scope <> :play", id=person.id, play=PLAY):
                if row["hash"] not in hashes:
                    tx.run("DELETE FROM tokens WHERE hash = :hash", hash=row["hash"])

        await self._store.write(work)
        self._forget(person.id)

    async def delete(self, person: Person) -> dict[str, int]:
        """The account and all that is known of the person go. The tables that have forgotten them, by version."""
        tables = await self._store.write(lambda tx: queries.forget_player(tx, person.id, self._now()))
        self._forget(person.id)
        return tables

    async def sign_out(self, token: str) -> None:
        """The token is void."""
        await self._store.write(lambda tx: tx.run("DELETE FROM tokens WHERE hash = :key", key=hashed(token)))
        self._remembered.pop(hashed(token), None)

    async def new_token(self, person: Person, label: str, days: int) -> str:
        """A token for a bot or a script of this person."""
        return await self._store.write(lambda tx: self._add_token(tx, person.id, PLAY, label, days))

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        """This person's tokens, by the first letters of their hashes."""
        rows = await self._store.read(
            lambda tx: tx.all(
                "SELECT hash, label, scope, created_at, expires_at FROM tokens WHERE player = :id AND scope <> :known"
                " AND (expires_at IS NULL OR expires_at > :now) ORDER BY created_at",
                id=person.id,
                known=KNOWN,
                now=self._now(),
            )
        )
        return [{"id": row.pop("hash")[:ID_LETTERS], **row} for row in rows]

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

    def _add_token(self, tx: Transaction, player: str, scope: str, label: str = "", days: int = SESSION_DAYS) -> str:
        """A new token; only its hash is stored. Those of the person that have expired go."""
        token, now = secrets.token_urlsafe(32), self._now()
        tx.run("DELETE FROM tokens WHERE player = :player AND expires_at <= :now", player=player, now=now)
        tx.run(
            "INSERT INTO tokens (hash, player, label, scope, created_at, expires_at)"
            " VALUES (:hash, :player, :label, :scope, :at, :expires_at)",
            hash=hashed(token),
            player=player,
            label=label,
            scope=scope,
            at=now,
            expires_at=now + days * DAY,
        )
        return token

    def _forget(self, id: str) -> None:
        for key in [key for key, known in self._remembered.items() if known[1].id == id]:
            del self._remembered[key]


def note_missing_addresses(tx: Transaction) -> None:
    """People of before there were pages about them get their addresses."""
    rows = tx.all("SELECT id FROM players WHERE address IS NULL")
    found = [{"id": row["id"], "address": address_of(row["id"])} for row in rows]
    tx.many("UPDATE players SET address = :address WHERE id = :id", found)


def at_address(tx: Transaction, address: str) -> Person:
    """Who is found there."""
    row = tx.one("SELECT * FROM players WHERE address = :address", address=address)
    if row is None:
        raise NotFound
    return person_of(row)


def person_of(row: dict[str, Any]) -> Person:
    """A person from their row."""
    return Person(row["id"], row["name"], row["colour"], row["language"], json.loads(row["preferences"]), row["login"])


@cache
def nobodys_password() -> str:
    """What is compared where there is no account. To make it takes a fifth of a second, so not at every start."""
    return HASHER.hash(secrets.token_hex(16))
