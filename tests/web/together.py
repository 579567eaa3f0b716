"""Several people at one table, and somebody who watches with every message written down."""

from __future__ import annotations

import json
import time

from tests.web.person import QUICK

LONG_ENOUGH = 400  # seconds for a game of two


def open_for_friend(host, seats, game=None, name="Ada", clock=None):
    """Open a table whose second seat is a friend's, bots on the others; return its link."""
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


def sit_down(friend, link, name):
    friend.page.goto(link)
    friend.page.locator("input").fill(name)
    friend.page.locator("form .btn").click()
    friend.page.locator(".room, .prompt").first.wait_for()


def play_together(people, answer=None):
    """Let everybody answer when asked, until all see the end."""
    started = time.monotonic()
    while not all(person.is_over() for person in people):
        for person in people:
            if not person.is_over() and person.asked():
                person.play(1, answer and answer(person))
        assert time.monotonic() - started < LONG_ENOUGH


class Watcher:
    """A person without a seat, all of whose traffic is kept."""

    def __init__(self, person):
        self.person = person
        self.heard = []
        person.page.on(
            "websocket", lambda it: it.on("framereceived", lambda frame: self.heard.append(frame))
        )

    def come(self, address):
        self.person.page.goto(address)
        self.person.page.locator(".prompt").wait_for()

    def messages(self):
        assert self.heard
        return [json.loads(frame) for frame in self.heard]

    def positions(self):
        found = [message.get("position") for message in self.messages()]
        return [position for position in found if position is not None]

    def views(self):
        return [position["view"] for position in self.positions()]

    def sees_no_answers(self):
        """Neither what may be answered, nor what was answered but by what happened."""
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
