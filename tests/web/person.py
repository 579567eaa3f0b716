"""A person who plays by what the screen offers, with mouse or keys, and knows no rules."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    FloatRect,
    Locator,
    Position,
    TimeoutError,
    WebError,
)

WAIT = 20_000  # milliseconds
HIDDEN = 3_000  # then a piece is assumed to be covered by another
EDGE: Position = {"x": 9, "y": 24}  # of a card: what a fanned hand shows
MY_TURN = ".prompt:not(.calm)[aria-busy=false]"
MOST_PIECES = 40  # of one move
OVER = "section.end"
QUICK = "greedy"
POSITION = (
    "[document.querySelector('.prompt')?.innerText, document.querySelector('.hand')?.innerText,"
    " document.querySelectorAll('.board .piece').length, document.body.innerText]"
)
CHANGED = (
    "before => document.querySelector('section.end')"
    f" || JSON.stringify(before) !== JSON.stringify({POSITION})"
)
DRAFT = "(document.querySelector('.prompt')?.dataset.draft ?? null)"
SETTLED = f"() => {DRAFT} !== 'waiting'"
LAID = "(document.querySelector('.prompt')?.dataset.laid ?? null)"
JOINS = ".prompt .acts [data-action], .piece[data-answer]:not(.selected):visible"
LOCALES = {"fr": "fr-FR", "en": "en-GB"}


class Person:
    """A browser context that records every error of its pages.

    Any error fails the test; `server_goes` says that lost sockets are expected.
    """

    everybody: ClassVar[list[Person]] = []  # since the test began

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = (1440, 900),
        language: str = "fr",
        theme: str = "dark",
        speed: int = 0,
    ) -> None:
        width, height = size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if speed else "reduce",
            has_touch=width < 700,
            locale=LOCALES[language],
        )
        self.context.set_default_timeout(WAIT)
        kept = json.dumps({"theme": theme, "speed": speed, "language": language})
        self.context.add_init_script(
            f"localStorage.getItem('tablee') ?? localStorage.setItem('tablee', '{kept}')"
        )
        self.page = self.context.new_page()
        self.url = url
        self.rng = random.Random(7)  # for choices that do not matter
        self.server_goes = False
        self.errors: list[str] = []
        self.context.on("weberror", self._failed)
        self.context.on("console", self._said)
        self.everybody.append(self)

    def _failed(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def _said(self, message: ConsoleMessage) -> None:
        lost = self.server_goes and "WebSocket" in message.text
        if message.type == "error" and not lost:
            self.errors.append(message.text)

    def close(self) -> None:
        self.context.close()

    # -- lobby ------------------------------------------------------------------------

    def start_against_bots(self, game: str | None = None) -> int:
        """Open the lobby and start its proposal for a game; return how many clicks it took."""
        self.page.goto(self.url)
        self.page.locator(".foot .btn.primary").wait_for()
        if game is not None:
            self.page.locator(f".poster.game-{game}").click()
        self.choose_quick_bots()
        self.page.locator(".foot .btn.primary").click()
        self.page.locator(".prompt").wait_for()
        return 1 if game is None else 2

    def choose_quick_bots(self) -> None:
        """Choose bots that answer at once, so that tests do not wait."""
        for level in self.page.locator(".seat-row select").all():
            level.select_option(QUICK)

    # -- table ------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def asked(self) -> bool:
        return self.page.locator(MY_TURN).count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until I am asked or the game is over; return whether I am asked."""
        self.page.locator(f"{MY_TURN}, {OVER}").first.wait_for(state="attached")
        return not self.is_over()

    def position(self) -> Any:
        """Return what distinguishes two questions: the prompt and the length of the log."""
        return self.page.evaluate(POSITION)

    def answer(self) -> None:
        """Give one answer, preferring to recruit, then the council, then the main button."""
        page = self.page
        for wanted in (".court-lord.legal", ".pile.legal", ".paid .legal", ".cards .legal"):
            piece = page.locator(wanted).last
            if piece.count():
                self.pick(piece)
                return
        main = page.locator(".prompt [data-main]")
        if main.count():
            main.first.click()
        elif page.locator(".prompt .acts .btn").count():
            self.pick(page.locator(".prompt .acts .btn").last)
        else:
            self.pick(page.locator(".piece.legal:visible").last)

    def answer_by_pieces(self) -> None:
        """Touch any active piece; if there is none, press any button."""
        pieces = self.page.locator(".piece.legal:visible")
        found = pieces if pieces.count() else self.page.locator(".prompt .acts .btn")
        self.pick(found.nth(self.rng.randrange(found.count())))

    def pick(self, choice: Locator) -> None:
        """Touch a piece or a button; if that only shows a preview, confirm it."""
        before = self.position()
        self.touch(choice)
        self.page.wait_for_function(CHANGED, arg=before)
        self.complete()

    def touch(self, piece: Locator) -> None:
        """Click where a piece is visible: near the edge of a card, otherwise in the middle."""
        try:
            piece.scroll_into_view_if_needed(timeout=HIDDEN)
            shown = piece.bounding_box() or {"width": 0.0, "height": 0.0}
            x, y = min(EDGE["x"], shown["width"] / 2), min(EDGE["y"], shown["height"] / 2)
            piece.click(position={"x": x, "y": y}, timeout=HIDDEN)
        except TimeoutError:  # covered by a figure or a hint: press it as a keyboard would
            piece.dispatch_event("click")

    def complete(self) -> None:
        """Touch highlighted pieces until the move is complete, then make it. No rules needed."""
        page = self.page
        for _ in range(MOST_PIECES):
            page.wait_for_function(SETTLED)
            draft = page.evaluate(DRAFT)
            if draft is None:
                return
            if draft == "ready":
                page.locator(".prompt [data-sure]").click()
                return
            assert draft == "open", page.locator(".prompt").inner_text()
            more = page.locator(JOINS)
            before = page.evaluate(LAID)
            self.touch(more.first)
            page.wait_for_function(f"before => {LAID} !== before || {DRAFT} === null", arg=before)
        raise AssertionError("the move is never complete")

    def play(self, turns: int = 1_000, answer: Callable[[], None] | None = None) -> int:
        """Answer until the game is over, or so many times; return how often."""
        for given in range(turns):
            if not self.wait_for_turn():
                return given
            before = self.position()
            (answer or self.answer)()
            self.page.wait_for_function(CHANGED, arg=before)
        return turns

    def scrolls_sideways(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )


Somebody = Callable[..., Person]  # makes persons, each with a browser of their own


def box_of(piece: Locator) -> FloatRect:
    """Return the box of an element, which must be on the screen."""
    box = piece.bounding_box()
    assert box is not None
    return box
