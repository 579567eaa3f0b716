"""The built page: where it lies, and whether it still matches its sources.

Used at start, to never serve an old page without a word, and by the build, to
skip what is up to date. Standard library only: the build loads this file alone.
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


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def sources() -> dict[str, str]:
    """Return the digest of every file the page is made from, by path in the checkout."""
    found = {path for pattern in SOURCES for path in CHECKOUT.glob(pattern) if path.is_file()}
    return {
        path.relative_to(CHECKOUT).as_posix(): digest(path)
        for path in sorted(found)
        if not path.name.endswith(TESTS)
    }


def reason_stale() -> str | None:
    """Return why the page does not match the checkout; outside a checkout it always does."""
    if not (STATIC / "index.html").exists():
        return "not built yet"
    if not (CHECKOUT / "web" / "package.json").exists():
        return None
    if not STAMP.exists():
        return "built in part"
    built, now = json.loads(STAMP.read_text()), sources()
    changed = sorted(name for name in built.keys() | now if built.get(name) != now.get(name))
    return f"changed: {', '.join(changed)}" if changed else None
