"""Guests: a name and a token in a cookie, and links for seats and views.

Only hashes of secrets are stored.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

from tablee.server.answers import spoken
from tablee.server.refusals import Refusal
from tablee.server.store import Guest, Link, NotSaved, Store

COOKIE = "tablee_guest"
YEAR = 365 * 86_400
DEVICE_SECONDS = 15 * 60
KEY_FILE = "links.key"
KEY_BYTES = 32


def hashed(secret: str) -> bytes:
    """Return the stored form of a secret. It has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


class Guests:
    """Finds guests by their cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, token: str | None) -> Guest | None:
        """Return the guest with this cookie."""
        if not token or len(token) > 100:
            return None
        return await self.store.guest(hashed(token))

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """Return a new guest and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_hex(16), checked(name))
        await self.store.add_guest(guest, hashed(token))
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, checked(name))
        await self.store.rename_guest(renamed.id, renamed.name)
        return renamed


def checked(name: str) -> str:
    """Return a name without invisible characters; refuse a name that has no others."""
    shown = spoken(name)
    if not shown:
        raise Refusal("malformed", why="name")
    return shown


def key_of(data: Path) -> bytes:
    """Return the instance's key for links, created at the first start; not in the database."""
    path = data / KEY_FILE
    try:
        key = made_or_read(path)
    except OSError as error:
        raise NotSaved(f"{path} cannot be read: {error}") from None
    if len(key) < KEY_BYTES:
        raise NotSaved(
            f"{path} has {len(key)} bytes instead of {KEY_BYTES}: restore it from a backup,"
            " or remove it, which ends the links given out so far"
        )
    return key


def made_or_read(path: Path) -> bytes:
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        draft.replace(path)
    return path.read_bytes()


class LinkMaker:
    """Makes the secrets of links. The same thing always gets the same link, so none pile up."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key

    async def lasting(self, link: Link) -> str:
        """Return the secret of a link that stays the same."""
        named = f"{link.kind}/{link.table}/{link.seat}".encode()
        secret = hmac.digest(self._key, named, "sha256").hex()
        if await self.store.link(hashed(secret)) is None:
            await self.store.add_link(hashed(secret), link)
        return secret

    async def device(self, table: str, seat: int) -> str:
        """Return the secret of a link that moves a seat. It works once, for a short time."""
        secret = secrets.token_hex(32)
        expires = int(time.time()) + DEVICE_SECONDS
        await self.store.add_link(hashed(secret), Link(table, "device", seat, expires))
        return secret

    async def find(self, secret: str) -> Link:
        link = await self.store.link(hashed(secret))
        if link is None or 0 < link.expires < time.time():
            raise Refusal("no-such-link")
        return link

    async def use_up(self, secret: str) -> None:
        """Use up a link that works once. If two people try, the second is too late."""
        if not await self.store.use_up(hashed(secret)):
            raise Refusal("no-such-link")
