"""How much one browser may ask: token buckets, and a limit on open sockets."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; each message takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.filled = time.monotonic()

    def take(self) -> float:
        """Take a token and return what is left; below zero is debt."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        self.tokens -= 1
        return self.tokens

    def is_full(self) -> bool:
        return self.tokens + (time.monotonic() - self.filled) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; full buckets are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def allow(self, address: str) -> bool:
        if len(self._buckets) > 1000:
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if not bucket.is_full()
            }
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        if bucket.take() >= 0:
            return True
        bucket.tokens += 1  # a refused request costs nothing
        return False


class Held:
    """Counts the sockets of each guest or address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Count one more socket, unless there are too many."""
        if self._count[who] >= self._most:
            return False
        self._count[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._count[who] -= 1
        if self._count[who] <= 0:
            del self._count[who]
