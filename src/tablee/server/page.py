"""The built page: where it is, and whether it still matches its sources.

The server uses this at its start, so that it never serves an outdated page silently. The build uses
it to skip what is up to date. Standard library only, because the build loads this file alone.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
STAMP = FOLDER / "_page.json"
CHECKOUT = FOLDER.parents[2]
SOURCES = (
    "web/*.*",
    "web/src/**/*",
    "src/tablee/**/text/*.ftl",
    "src/tablee/games/*/facts/**/*.toml",
)
TESTS = (".test.ts",)
NAMED = 2  # files of those that changed; the others are counted


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def sources() -> dict[str, str]:
    """Return the digest of every file the page is built from, by path in the checkout."""
    found = {path for pattern in SOURCES for path in CHECKOUT.glob(pattern) if path.is_file()}
    return {
        path.relative_to(CHECKOUT).as_posix(): digest(path)
        for path in sorted(found)
        if not path.name.endswith(TESTS)
    }


def reason_stale() -> str | None:
    """Return why the page does not match the checkout; outside a checkout it always matches."""
    if not (STATIC / "index.html").exists():
        return "not built yet"
    if not (CHECKOUT / "web" / "package.json").exists():
        return None
    if not STAMP.exists():
        return "built in part"
    built, now = json.loads(STAMP.read_text()), sources()
    changed = sorted(name for name in built.keys() | now if built.get(name) != now.get(name))
    others = f" and {len(changed) - NAMED} more" if len(changed) > NAMED else ""
    return f"changed: {', '.join(changed[:NAMED])}{others}" if changed else None
