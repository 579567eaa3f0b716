"""Why the server itself says no: a text key and an HTTP status, never a sentence."""

from __future__ import annotations

import secrets

from tablee.core.errors import Reason, TableeError

RULE = "tablee:table"  # not a rule of any game
STATUS = {
    "no-name-yet": 401,
    "not-invited": 403,
    "only-the-host-may": 403,
    "a-seat-needs-a-link": 403,
    "sent-away": 403,
    "you-are-muted": 403,
    "you-have-no-seat": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-link": 404,
    "no-such-game": 404,
    "no-scenarios": 404,
    "no-such-scenario": 404,
    "no-such-file": 404,
    "no-own-files": 404,
    "library-full": 409,
    "libraries-full": 409,
    "bad-title": 400,
    "already-started": 409,
    "no-seat-is-open": 409,
    "seat-is-taken": 409,
    "you-have-a-seat": 409,
    "seats-are-empty": 409,
    "not-over-yet": 409,
    "ended-early": 409,
    "nobody-said-that": 409,
    "nobody-watches-so": 409,
    "players-stay": 409,
    "nobody-to-send-away": 409,
    "not-kept": 409,
    "played-by-other-rules": 409,
    "nothing-is-left-to-play": 409,
    "nothing-is-stuck": 409,
    "malformed": 400,
    "too-many-seats": 400,
    "too-fast": 429,
    "a-file-is-being-checked": 429,
    "too-many-files": 429,
    "simulation-running": 429,
    "too-many-simulations": 429,
    "review-running": 429,
    "too-many-reviews": 429,
    "hint-running": 429,
    "too-many-hints": 429,
    "no-hints-here": 403,
    "nobody-asks-you": 409,
    "no-hint-found": 503,
    "too-many-bots": 429,
    "too-many-tables": 429,
    "went-wrong": 500,
    "server-fault": 500,
    "not-saved": 503,
}


class Refusal(TableeError):
    """Something a viewer asked for and does not get. Nothing has changed."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(key.replace("-", " "))
        self.key = key
        self.values = dict(values)
        self.status = STATUS.get(key, 409)

    def reason(self) -> Reason:
        return Reason(self.key, RULE, dict(self.values))


class Stale(Refusal):
    """The table has changed since the asker last looked."""

    def __init__(self) -> None:
        super().__init__("the-table-has-moved-on")


class Closed(Refusal):
    """The table was just closed here. Asking again opens it."""

    def __init__(self) -> None:
        super().__init__("not-now")


def new_number() -> str:
    """Return the id by which an answer and the log refer to a request or a fault."""
    return secrets.token_hex(6)


class Fault(Refusal):
    """A fault of ours. Nothing has changed. The log has its traceback under the given number."""

    def __init__(self) -> None:
        self.number = new_number()
        super().__init__("went-wrong", id=self.number)
