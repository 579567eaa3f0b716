"""Pages that are made while the site is built, so that they cannot go stale."""

from __future__ import annotations

from typing import Any

from tools import command_reference


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Put the commands into their page, where it says so."""
    return markdown.replace("<!-- the commands -->", commands())


def commands() -> str:
    return command_reference.page()
