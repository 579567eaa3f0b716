"""Large answers, packed by gzip for browsers that read it. Small ones are not worth the work."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Request, Response
from msgspec import Struct

from tablee.server.assets import accepted

WORTH = 1_000  # bytes
LEVEL = 6  # one more costs more time than it saves on a slow line
JSON = "application/json"


class Packed(Struct, frozen=True):
    """An answer in both forms."""

    plain: bytes
    small: bytes | None


def packed(plain: bytes) -> Packed:
    """Pack an answer. Takes milliseconds: done once, or outside the event loop."""
    small = gzip.compress(plain, LEVEL, mtime=0) if len(plain) >= WORTH else None
    return Packed(plain, small)


def answered(
    request: Request[Any, Any, Any], made: Packed, headers: dict[str, str] | None = None
) -> Response[Any]:
    """Answer in the form that the browser reads."""
    told = {**(headers or {}), "vary": "accept-encoding"}
    if made.small is None or "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        return Response(made.plain, headers=told, media_type=JSON)
    told["content-encoding"] = "gzip"
    return Response(made.small, headers=told, media_type=JSON)
