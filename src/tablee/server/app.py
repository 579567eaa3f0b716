"""The HTTP and WebSocket application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.server.assets import assets
from tablee.server.folder import held, make_folder
from tablee.server.gate import Gate, Scope, fault_of, problem
from tablee.server.guests import Guests, LinkMaker, key_of
from tablee.server.hints import ROUTES as HINTS
from tablee.server.hints import Hints
from tablee.server.hosting import ROUTES as HOSTING
from tablee.server.inviting import ROUTES as INVITING
from tablee.server.lessons import ROUTES as LESSONS
from tablee.server.library import ROUTES as LIBRARY
from tablee.server.limits import Buckets, Held
from tablee.server.lobby import ROUTES
from tablee.server.messages import PROTOCOL
from tablee.server.outside import Beside
from tablee.server.page import STATIC
from tablee.server.planning import ROUTES as PLANNING
from tablee.server.practice import ROUTES as PRACTICE
from tablee.server.refusals import Refusal
from tablee.server.reviewing import ROUTES as REVIEWING
from tablee.server.reviews import Reviews
from tablee.server.rulebook import ROUTES as RULEBOOK
from tablee.server.scenario_files import Checker
from tablee.server.scenarios import ROUTES as SCENARIOS
from tablee.server.settings import Settings
from tablee.server.simulations import Simulations
from tablee.server.site import Site
from tablee.server.sockets import table_socket
from tablee.server.sqlite import SqliteStore
from tablee.server.store import NotSaved, Store
from tablee.server.tables import Tables

logger = logging.getLogger("tablee.app")
BODY_LIMIT = 65_536
PAGES = [
    "/",
    "/t/{table:str}",
    "/l/{secret:str}",
    "/r/{table:str}",
    "/about",
    "/learn",
    "/learn/{game:str}/{lesson:str}",
    "/rules",
    "/rules/{game:str}",
    "/scenarios",
    "/editor",
]
NOT_BUILT = b"The page has not been built: run make build.\n"


@get("/healthz", media_type="text/plain", sync_to_thread=False)
def health() -> str:
    return "ok"


@get("/readyz", media_type="text/plain")
async def ready(request: Request[Any, Any, Any]) -> Response[str]:
    """Say whether the server can do its work now. `/healthz` only says that the process runs."""
    try:
        await request.app.state.site.store.check()
    except NotSaved as error:
        logger.warning("not ready", extra={"error": str(error)})
        return Response("the database does not answer", status_code=503, media_type="text/plain")
    return Response("ready", media_type="text/plain")


@get(PAGES, media_type="text/html", sync_to_thread=False, include_in_schema=False)
def page() -> Response[bytes]:
    """The page itself is fetched again each time. The files it names never change."""
    return page_from(STATIC)


def page_from(folder: Path, status: int = 200) -> Response[bytes]:
    index = folder / "index.html"
    if not index.exists():
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    headers = {"cache-control": "no-cache"}
    made = index.read_bytes()
    return Response(made, status_code=status, headers=headers, media_type="text/html")


# -- refusals -----------------------------------------------------------------------------


def refused(refusal: Refusal) -> Response[bytes]:
    return Response(problem(refusal), status_code=refusal.status, media_type="application/json")


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    return refused(error)


def on_not_saved(request: Request[Any, Any, Any], error: NotSaved) -> Response[bytes]:
    logger.error("not saved", extra={"error": str(error)})
    return refused(Refusal("not-saved"))


def on_malformed(request: Request[Any, Any, Any], error: msgspec.MsgspecError) -> Response[bytes]:
    return refused(Refusal("malformed", why=str(error)))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return the framework's own refusals in our format, with the same status."""
    if error.status_code >= 500:
        return on_fault(request, error)
    if error.status_code == 404 and is_for_reader(request):
        return page_from(STATIC, 404)
    refusal = Refusal("no-such-page" if error.status_code == 404 else "malformed")
    refusal.status = error.status_code
    answer = refused(refusal)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def is_for_reader(request: Request[Any, Any, Any]) -> bool:
    """Say whether somebody typed or followed an address: they get the page, which says the rest."""
    is_page = not request.url.path.startswith(("/api/", "/assets/"))
    return is_page and "text/html" in request.headers.get("accept", "")


def is_nonsense(error: Exception) -> bool:
    """Say whether the framework could not read the body: nested too deeply, or not UTF-8."""
    if not isinstance(error, (RecursionError, UnicodeError)):
        return False
    deepest = error.__traceback__
    while deepest is not None and deepest.tb_next is not None:
        deepest = deepest.tb_next
    module = str(deepest.tb_frame.f_globals.get("__name__")) if deepest is not None else ""
    return module.startswith("litestar.")


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Handle an unexpected error: the answer gives the number to look up in the log."""
    if is_nonsense(error):
        return refused(Refusal("malformed"))
    return refused(fault_of(cast(Scope, request.scope), error))


# -- the whole ------------------------------------------------------------------------------


def opened(settings: Settings, store: Store) -> Site:
    """Put the parts of a server together. Needs a running event loop."""
    return Site(
        settings=settings,
        store=store,
        guests=Guests(store),
        links=LinkMaker(store, key_of(settings.data)),
        tables=Tables(store, settings),
        held=Held(settings.sockets),
        addresses=Held(settings.address_sockets),
        made=Buckets(settings.table_rate, settings.table_burst),
        checker=Checker(settings.check_seconds),
        simulations=Simulations(settings.simulate_seconds),
        reviews=Reviews(store, settings.review_seconds),
        hints=Hints(settings.hint_seconds),
    )


def measured(site: Site) -> Site:
    """Collect metrics if the instance is set to. The metrics library is loaded only then."""
    if site.settings.metrics:
        from tablee.server.metrics import Metrics

        site.metrics = Metrics()
        site.metrics.measure_store(site.store)
        site.metrics.measure_site(site)
    return site


async def store_of(settings: Settings) -> Store:
    """Open the database that the settings name."""
    make_folder(settings.data)
    if settings.postgres is None:
        return SqliteStore(settings.database)
    from tablee.server.postgres import PostgresStore  # its driver is an optional extra

    return await PostgresStore.open(settings.postgres, settings.database_seconds)


def in_folder(settings: Settings) -> AbstractContextManager[None]:
    """Reserve the data folder for this server, unless PostgreSQL keeps servers apart."""
    return held(settings.data) if settings.postgres is None else nullcontext()


@asynccontextmanager
async def lifespan(settings: Settings, app: Litestar) -> AsyncIterator[None]:
    """Open the site before the first request, and close it after the last."""
    with in_folder(settings):
        store = await store_of(settings)
        app.state.site = measured(opened(settings, store))
        beside = Beside(app.state.site)
        try:
            await app.state.site.tables.listen()
            yield
        finally:
            await beside.close()
            await app.state.site.tables.close()
            app.state.site.checker.close()
            app.state.site.simulations.close()
            await app.state.site.reviews.close()
            app.state.site.hints.close()
            await store.close()
            logger.info("stopped")


def application(settings: Settings) -> Litestar:
    games = [
        *ROUTES,
        *HOSTING,
        *INVITING,
        *PLANNING,
        *LIBRARY,
        *SCENARIOS,
        *REVIEWING,
        *PRACTICE,
        *HINTS,
        *LESSONS,
        *RULEBOOK,
    ]
    return Litestar(
        [health, ready, page, table_socket, assets(STATIC / "assets"), *games],
        lifespan=[partial(lifespan, settings)],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Tablee",
            version=str(PROTOCOL),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=BODY_LIMIT,
        exception_handlers={
            Refusal: on_refusal,
            NotSaved: on_not_saved,
            msgspec.MsgspecError: on_malformed,
            HTTPException: on_http_error,
            Exception: on_fault,
        },
    )


def create_app(settings: Settings) -> Gate:
    """Return the application behind its checks, ready to be served."""
    # Litestar has types of its own for what ASGI calls scope and messages.
    return Gate(application(settings), settings)  # type: ignore[arg-type]
