"""The commands and the Python code of a guide, as a reader would type them."""

from __future__ import annotations

import re
from pathlib import Path


def python_blocks(path: Path) -> list[str]:
    return re.findall(r"```python[^\n]*\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def commands(path: Path) -> list[str]:
    """Return the indented lines of a guide, which are shell commands."""
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [line.strip() for line in text.splitlines() if line.startswith("    ")]
