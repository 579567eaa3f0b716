"""The files of the built page, in the smallest form that the browser reads.

The build leaves each text file in up to three forms: as it is, by brotli and by gzip. Their names
contain a digest of their content, so browsers may cache them forever.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

FOREVER = "public, max-age=31536000, immutable"
FORMS = {"br": ".br", "gzip": ".gz"}  # the smallest first
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
OTHER = "application/octet-stream"


def accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header names and does not refuse."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def chosen(file: Path, header: str) -> tuple[Path, str | None]:
    """Return the form of a file to send, and its encoding; None: as it is."""
    reads = accepted(header)
    for encoding, suffix in FORMS.items():
        made = file.with_name(file.name + suffix)
        if encoding in reads and made.is_file():
            return made, encoding
    return file, None


def assets(folder: Path) -> HTTPRouteHandler:
    """Return the route that serves the files of a folder."""

    @get("/assets/{name:str}", sync_to_thread=True, include_in_schema=False)
    def asset(
        request: Request[Any, Any, Any], name: Annotated[str, Parameter(max_length=100)]
    ) -> Response[bytes]:
        file = folder / name
        if file.parent != folder or not file.is_file():
            raise NotFoundException
        form, encoding = chosen(file, request.headers.get("accept-encoding", ""))
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        if encoding is not None:
            headers["content-encoding"] = encoding
        kind = KINDS.get(file.suffix, OTHER)
        return Response(form.read_bytes(), headers=headers, media_type=kind)

    return asset
