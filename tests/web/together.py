"""Several people at one table, and a watcher whose messages are all recorded."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import WebSocket

from tests.web.person import QUICK, Person

LONG_ENOUGH = 400  # seconds for a game of two


def open_for_friend(
    host: Person,
    seats: int,
    game: str | None = None,
    name: str = "Ada",
    clock: str | None = None,
) -> str:
    """Create a table with a friend on the second seat and bots on the others; return its link."""
    page = host.page
    page.goto(host.url)
    page.locator(".foot .btn.primary").wait_for()
    if game is not None:
        page.locator(f".poster.game-{game}").click()
    page.locator(".seat-row input").fill(name)
    while page.locator(".seat-row").count() > seats:
        page.locator(".seat-row .text-button").last.click()
    page.locator(".seat-row").nth(1).get_by_role("radio").last.click()
    for level in page.locator(".seat-row select").all():
        level.select_option(QUICK)
    if clock is not None:
        page.get_by_role("radio", name=clock).click()
    page.locator(".foot .btn.primary").click()
    return page.locator(".seat-row.free input").input_value()


def sit_down(friend: Person, link: str, name: str) -> None:
    friend.page.goto(link)
    friend.page.locator("input").fill(name)
    friend.page.locator("form .btn").click()
    friend.page.locator(".room, .prompt").first.wait_for()


def play_together(
    people: Sequence[Person], answer: Callable[[Person], Callable[[], None]] | None = None
) -> None:
    """Let everybody answer when asked, until all see the end."""
    started = time.monotonic()
    while not all(person.is_over() for person in people):
        for person in people:
            if not person.is_over() and person.asked():
                person.play(1, answer and answer(person))
        assert time.monotonic() - started < LONG_ENOUGH


class Watcher:
    """A person without a seat, whose traffic is recorded."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[str | bytes] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(text))

    def come(self, address: str) -> None:
        self.person.page.goto(address)
        self.person.page.locator(".prompt").wait_for()

    def messages(self) -> list[dict[str, Any]]:
        assert self.heard
        return [json.loads(frame) for frame in self.heard]

    def positions(self) -> list[dict[str, Any]]:
        found = [message.get("position") for message in self.messages()]
        return [position for position in found if position is not None]

    def views(self) -> list[dict[str, Any]]:
        return [position["view"] for position in self.positions()]

    def sees_no_answers(self) -> bool:
        """Check that the watcher gets no choices, and no answers other than by their events."""
        entries = [
            entry
            for message in self.messages()
            for entry in [
                *message.get("log", []),
                *message.get("entries", []),
                message.get("entry"),
            ]
            if entry is not None and entry["type"] == "moved"
        ]
        assert entries
        choices = [position["question"] for position in self.positions()]
        return all(not entry["choices"] for entry in entries) and all(
            question is None or question["choices"] is None for question in choices
        )
