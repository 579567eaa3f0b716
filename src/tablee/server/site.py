"""What the parts of a running server share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from tablee.server.guests import Guests, LinkMaker
from tablee.server.limits import Buckets, Held
from tablee.server.reviews import Reviews
from tablee.server.scenario_files import Checker
from tablee.server.settings import Settings
from tablee.server.simulations import Simulations
from tablee.server.store import Store
from tablee.server.tables import Tables

if TYPE_CHECKING:
    from tablee.server.hints import Hints
    from tablee.server.metrics import Metrics


class Site(Struct):
    """A running server."""

    settings: Settings
    store: Store
    guests: Guests
    links: LinkMaker
    tables: Tables
    held: Held  # sockets of each guest
    addresses: Held  # sockets of each address
    made: Buckets  # tables created from each address
    checker: Checker
    simulations: Simulations
    reviews: Reviews
    hints: Hints
    learning: Held = field(default_factory=lambda: Held(4))  # lessons being played, by address
    metrics: Metrics | None = None  # what measures, if anything does
