"""What no browser would do: every HTTP operation with anything its schema allows and more, and
random walks of sockets through a table, after which all viewers must agree."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok, Result
from schemathesis.specs.openapi.checks import response_schema_conformance

from tablee.core import record
from tablee.server.requests import Problem
from tablee.server.standing import Standing
from tests.server.amount import amount, note, tries
from tests.server.conftest import place
from tests.server.present import course_of
from tests.server.site import Eye, Person, running, seated
from tests.server.test_kill import Process, free_port

pytestmark = pytest.mark.compiled_only  # the tests are about the server
calm = settings(
    max_examples=len(tries(6, 300)),
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


# -- HTTP -----------------------------------------------------------------------------


def test_every_http_operation_with_whatever_its_schema_allows(data: Path) -> None:
    """No server error, answers as described, refusals with a reason. Requests have the cookie of
    a guest who has a table, so that there is something to find."""
    port = free_port()
    process = Process(data, port)
    try:
        address = f"http://127.0.0.1:{port}"
        guest = signed_in(address)
        table = guest.post(f"{address}/api/tables", json={"game": "abyss", "seats": SEATS}).json()[
            "id"
        ]
        guest.post(f"{address}/api/tables/{table}/start")
        schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
        operations = [valid(result) for result in schema.get_all_operations()]
        assert len(operations) >= 20
        for operation in operations:
            try_out(operation, guest, table)
        note(operations=len(operations), requests_each=calm.max_examples)
        assert guest.get(f"{address}/healthz").text == "ok"
    finally:
        process.process.terminate()
        process.ended()


SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def signed_in(address: str) -> requests.Session:
    guest = requests.Session()
    for _ in range(500):
        try:
            assert guest.put(f"{address}/api/me", json={"name": "Ada"}).status_code == 200
            return guest
        except requests.ConnectionError:
            time.sleep(0.02)
    raise AssertionError("the server does not start")


def valid(result: Result[Any, Any]) -> Any:
    """Return an operation of the schema, which must be well described."""
    assert isinstance(result, Ok), result.err()
    return result.ok()


def try_out(operation: Any, guest: Any, table: str) -> None:
    @calm
    @given(operation.as_strategy(), st.booleans())
    def ask(case: Any, at_the_table: bool) -> None:
        if at_the_table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(session=guest)
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code < 300:
            case.validate_response(answer, checks=[response_schema_conformance])
        elif answer.status_code >= 400:
            assert msgspec.json.decode(answer.content, type=Problem).reason.key

    ask()


# -- sockets ----------------------------------------------------------------------------


class Walk(RuleBasedStateMachine):
    """People at one table answer, repeat, undo, chat, ask, leave and return, and the server is
    restarted now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.data = Path(tempfile.mkdtemp(prefix="tablee-", dir=place()))
        self.chooser = random.Random(1)
        self.log: dict[
            tuple[int, int], Any
        ] = {}  # every entry that anybody saw, by seat and version: it must never change
        self.do(self.begin())

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    async def begin(self) -> None:
        await self.start_server()
        self.people, self.eyes, self.table = await seated(self.server, NoStack(self), "abyss", 2)

    async def start_server(self) -> None:
        self.context = running(self.data, backlog=10**6)
        self.server = await self.context.__aenter__()

    @rule(place=st.integers(0, 10**6))
    def answer(self, place: int) -> None:
        self.do(self.move(place))

    async def move(self, place: int) -> None:
        eye = await self.asked()
        if eye is None:
            return
        choices, attempt = eye.choices(), f"n{place}-{eye.seq}"
        answer = await eye.move(choices[place % len(choices)]["action"], attempt=attempt)
        assert answer["type"] == "accepted"
        again = await eye.move(choices[0]["action"], attempt=attempt, seq=0)
        assert again["version"] == answer["version"], "a repeated attempt counts once"

    async def asked(self) -> Eye | None:
        await self.agree()
        for seat, eye in enumerate(self.eyes):
            if eye.asked == seat:
                return eye
        return None

    @rule(seat=st.integers(0, 1), action=st.integers(0, 300), late=st.integers(0, 3))
    def nonsense(self, seat: int, action: int, late: int) -> None:
        self.do(self.try_nonsense(seat, action, late))

    async def try_nonsense(self, seat: int, action: int, late: int) -> None:
        """Send a move that may be wrong in any way: it is refused, or happens to be legal."""
        eye = self.eyes[seat]
        await self.agree()
        legal = eye.asked == seat and late == 0 and action in actions(eye)
        answer = await eye.move(action, seq=eye.seq - late)
        assert (answer["type"] == "accepted") == legal
        assert legal or answer["reason"]["key"]

    @rule(seat=st.integers(0, 1), accept=st.booleans(), free=st.booleans())
    def take_back(self, seat: int, accept: bool, free: bool) -> None:
        self.do(self.try_take_back(seat, accept, free))

    async def try_take_back(self, seat: int, accept: bool, free: bool) -> None:
        await self.agree()
        eye, other = self.eyes[seat], self.eyes[1 - seat]
        undo = eye.position["undo"]
        await eye.send("undo" if free else "ask_undo", seq=eye.seq, id=f"u{eye.version}")
        answer = await eye.hear("accepted", "refused")
        allowed = undo["free"] if free else undo["ask"] > 0 and undo["asked"] is None
        assert (answer["type"] == "accepted") == (allowed and eye.info["phase"] == "playing")
        if answer["type"] == "accepted" and not free:
            await other.send("answer_undo", request=answer["version"], accept=accept)
            await other.until("taken_back" if accept else "undo_denied")

    @rule(seat=st.integers(0, 1), family=st.sampled_from(["explore", "recruit", "buy", "x"]))
    def ask_why(self, seat: int, family: str) -> None:
        self.do(self.why(seat, family))

    async def why(self, seat: int, family: str) -> None:
        await self.agree()
        eye = self.eyes[seat]
        await eye.send("why_not", seq=eye.seq, id="w", family=family)
        answer = await eye.hear("explained", "refused")
        assert answer["type"] == "explained"
        allowed = {one["choice"]["action"] for one in answer["answers"] if one["reason"] is None}
        assert allowed <= (actions(eye) if eye.asked == seat else set())

    @rule(seat=st.integers(0, 1), figure=st.integers(0, 3))
    def decide(self, seat: int, figure: str) -> None:
        self.do(self.set_ceiling(seat, figure))

    async def set_ceiling(self, seat: int, figure: str) -> None:
        answers = {"price_ceiling": {"crab": figure, "squid": figure}}
        await self.eyes[seat].send("set_advance", id="a", answers=answers)
        assert (await self.eyes[seat].hear("advance", "refused"))["answers"] == answers

    @rule(seat=st.integers(0, 1), known=st.booleans())
    def come_back(self, seat: int, known: bool) -> None:
        self.do(self.reconnect(seat, known))

    async def reconnect(self, seat: int, known: bool) -> None:
        old = self.eyes[seat]
        await old.close()
        self.note(seat, old)
        new = await self.people[seat].open(self.table, old.version if known else None)
        self.eyes[seat] = new

    @precondition(lambda self: self.chooser.random() < 0.2)
    @rule()
    def restart(self) -> None:
        self.do(self.stop_and_start())

    async def stop_and_start(self) -> None:
        for seat, eye in enumerate(self.eyes):
            await eye.close()
            self.note(seat, eye)
        await self.context.__aexit__(None, None, None)
        await self.start_server()
        for seat, person in enumerate(self.people):
            cookies = dict(person.http.cookies)
            await person.http.aclose()
            self.people[seat] = Person(self.server.address, person.name)
            self.people[seat].http.cookies.update(cookies)
            self.eyes[seat] = await self.people[seat].open(self.table)

    async def agree(self) -> None:
        """Check that both have seen everything, and that replaying the log gives the state."""
        standing = (await self.server.site.tables.table(self.table)).standing
        while True:  # an answer set in advance may still come
            for seat, eye in enumerate(self.eyes):
                await eye.catch_up(standing.version)
                self.note(seat, eye)
            await asyncio.sleep(0.01)
            if all(eye.version == standing.version for eye in self.eyes):
                break
        again = Standing(standing.founding)
        for line in standing.lines:
            again.fold(line.kept)
        assert record.to_ints(course_of(again).state, again.game.steps) == record.to_ints(
            course_of(standing).state, again.game.steps
        )

    def note(self, seat: int, eye: Eye) -> None:
        for entry in eye.log:
            known = self.log.setdefault((seat, entry["version"]), entry)
            assert known == entry, "an entry of the log has changed"

    def teardown(self) -> None:
        self.do(self.end())
        self.loop.close()
        shutil.rmtree(self.data, ignore_errors=True)

    async def end(self) -> None:
        await self.agree()
        for eye in self.eyes:
            await eye.close()
        for person in self.people:
            await person.http.aclose()
        await self.context.__aexit__(None, None, None)


class NoStack:
    """Closes nothing: the walk itself closes what `seated` opens."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    async def enter_async_context(self, person: Person) -> Person:
        return await person.sign_in()

    def push_async_callback(self, work: Any) -> None:
        pass


def actions(eye: Eye) -> set[int]:
    return {choice["action"] for choice in eye.choices()}


def test_random_walks_of_two_people_through_a_table() -> None:
    run_state_machine_as_test(
        Walk,
        settings=settings(
            max_examples=len(tries(4, 200)),
            stateful_step_count=amount(25, 60),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    note(walks=len(tries(4, 200)))
