"""The checks before the application: origin, rate of requests, headers of every answer.

No framework checks the origin of a WebSocket. Without this, any page a player visits could open one
with the player's cookie.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tablee.server.hosts import configured, is_known
from tablee.server.limits import Buckets
from tablee.server.parts import Reason
from tablee.server.refusals import Refusal, new_number
from tablee.server.requests import Problem
from tablee.server.settings import Settings

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

logger = logging.getLogger("tablee.http")
# GET requests that are limited all the same.
COSTLY = (
    "/links",
    "/frames",
    "/statistics",
    "/verify",
    "/replay",
    "/scoring",
    "/events",  # these two may read a guest's file
    "/plan",
)
NUMBER = "tablee.number"  # request id: in the answer and in the log
GONE = "tablee.gone"  # the client of a request has left
LONGEST = 500  # characters of an address
SAFE = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses of links are secrets
    (b"cross-origin-opener-policy", b"same-origin"),
]


NOT_KEPT = (b"cache-control", b"no-store")  # unless an answer may be cached by everybody
HEALTH = ("/healthz", "/readyz")  # requested by machines, under any host name


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def same_origin(scope: Scope, origin: str, allowed: tuple[str, ...]) -> bool:
    """Say whether a page of this origin may talk to us: our own pages and configured ones."""
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == (header(scope, b"host") or "")


def problem(refusal: Refusal) -> bytes:
    reason = refusal.reason()
    return msgspec.json.encode(Problem(Reason(reason.key, reason.rule, reason.values)))


class Gate:
    """The application behind its checks."""

    def __init__(self, application: Application, settings: Settings) -> None:
        self.application = application
        self.settings = settings
        self.names = configured(settings)
        address = settings.address.rstrip("/")
        self.origins = (*settings.origins, *([address] if address else []))
        self.changes = Buckets(settings.request_rate, settings.request_burst)
        self.reads = Buckets(settings.read_rate, settings.read_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            origin, known = header(scope, b"origin"), is_known(header(scope, b"host"), self.names)
            if origin is None or not known or not same_origin(scope, origin, self.origins):
                logger.warning("socket from a foreign page", extra={"origin": origin})
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before accept: HTTP 403
                return
            await self.application(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.application(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 0
        scope[NUMBER] = number = new_number()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append(NOT_KEPT)
                message["headers"].append((b"x-request-id", number.encode()))
            await send(message)

        async def receive_and_note() -> Message:
            message = await receive()
            scope[GONE] = message["type"] == "http.disconnect"
            return message

        refusal = self._refusal(scope)
        if refusal is not None:
            as_text = refusal.key == "wrong-host" and not scope["path"].startswith("/api/")
            await refuse(refusal, send_with_headers, as_text)
        else:
            try:
                await self.application(scope, receive_and_note, send_with_headers)
            except Exception as error:
                fault = fault_of(scope, error)
                if status == 0:
                    await refuse(fault, send_with_headers)
        level = logging.DEBUG if scope["method"] in SAFE else logging.INFO
        told = {"id": number, "method": scope["method"], "path": without_secret(scope["path"])}
        told["status"] = status
        told["ms"] = round(1000 * (time.monotonic() - began), 1)
        logger.log(level, "request", extra=told)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if len(scope["path"]) > LONGEST or "\0" in scope["path"]:
            return Refusal("malformed", why="address")
        host = header(scope, b"host")
        if scope["path"] not in HEALTH and not is_known(host, self.names):
            return Refusal("wrong-host", host=str(host)[:100])
        client = scope.get("client")
        address = client[0] if client else ""
        if scope["method"] in SAFE and not is_costly(scope["path"]):
            asks = scope["path"].startswith("/api")
            return None if not asks or self.reads.allow(address) else Refusal("too-fast")
        origin = header(scope, b"origin")
        if origin is not None and not same_origin(scope, origin, self.origins):
            return Refusal("wrong-origin")
        if not self.changes.allow(address):
            return Refusal("too-fast")
        return None


def is_costly(path: str) -> bool:
    """Say whether an address is expensive. The router ignores a slash at its end."""
    return path.rstrip("/").endswith(COSTLY)


def fault_of(scope: Scope, error: Exception) -> Refusal:
    """Log a fault of ours and return what the client is told. A client that leaves is no fault."""
    if scope.get(GONE):
        return Refusal("malformed", why="body")
    number = scope[NUMBER]
    told = {"id": number, "method": scope["method"], "path": without_secret(scope["path"])}
    logger.error("fault", exc_info=error, extra=told)
    return Refusal("server-fault", id=number)


WRONG_HOST = """This server does not answer to this name.
Whoever runs it can allow the name: tablee serve --host-name NAME
"""


async def refuse(refusal: Refusal, send: Send, as_text: bool = False) -> None:
    """Answer with the reason, in words if a person may read it before the page is loaded."""
    kind, body = b"application/json", problem(refusal)
    if as_text:
        kind, body = b"text/plain; charset=utf-8", WRONG_HOST.encode()
    headers = [(b"content-type", kind)]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def without_secret(path: str) -> str:
    """Return a path in the form that may be logged."""
    for prefix in ("/api/links/", "/l/"):
        if path.startswith(prefix):
            return prefix + "..."
    return path
