"""Accessibility problems that axe can find."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[tuple[str, Any, str]]:
    """Return the serious and critical findings of axe, which is loaded past the content policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (each["id"], node["target"], node["failureSummary"])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def findings_in_both_themes(page: Page) -> list[tuple[str, Any, str]]:
    """Return the findings in the dark and in the light theme, whichever is on."""
    found = []
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        found += findings(page)
    return found
