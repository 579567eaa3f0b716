"""Several answers as one move: in any order, all or none, one entry, one undo."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

import tablee
from tablee.core import gestures, record
from tablee.core.engine import Gathering
from tablee.core.moves import Misfit
from tablee.core.native import i64, vec
from tablee.server.course import Course
from tablee.server.drafts import in_order, try_out
from tablee.server.records import Moved
from tests.contract.test_gestures import completion
from tests.server.site import Eye, Person, run, running, seated

every_game = pytest.mark.parametrize("name", ["abyss", "conspiracy", "smog"])


def gatherings(name: str, games: int = 6) -> Iterator[tuple[Course, random.Random]]:
    """Play random games; yield courses at a choice of several pieces."""
    game = tablee.game(name)
    for seed in range(games):
        chooser, course = random.Random(seed), Course(game, game.min_seats, {}, seed)
        for number in range(400):
            if course.asked() < 0:
                break
            if isinstance(course.state.question(), Gathering):
                yield course, chooser
            seat, legal = course.asked(), list(course.state.legal_actions())
            course.play(seat, [int(chooser.choice(legal))], number, "bot")


@every_game
def test_a_move_of_several_answers_is_kept_in_the_engines_order_and_undone_as_one(
    name: str,
) -> None:
    looked_at = 0
    for course, chooser in gatherings(name):
        pieces, after = completion(course.state, chooser)
        if len(pieces) < 2:
            continue
        looked_at += 1
        chooser.shuffle(pieces)
        seat, before = course.asked(), record.to_ints(course.state, course.game.steps)
        order = in_order(course, seat, pieces, chain=False)
        assert isinstance(order, list)
        assert record.to_ints(course.state, course.game.steps) == before  # only previewed
        course.play(seat, order, 1000 + looked_at, "person")
        course.state.rng = after.rng = course.state.rng.clone()
        assert record.same(course.state, after, course.game.steps)
        assert course.moves[-1].actions == order
        assert course.moves_since(seat) == 1
        course.take_back(1)
        assert record.to_ints(course.state, course.game.steps) == before
        if looked_at == 15:
            return
    assert looked_at


@every_game
def test_what_does_not_fit_is_refused_whole(name: str) -> None:
    refused = 0
    for course, chooser in gatherings(name, games=3):
        game, seat = course.game, course.asked()
        pieces, _ = completion(course.state, chooser)
        extra = chooser.choice(pieces)
        before = record.to_ints(course.state, game.steps)
        answer = in_order(course, seat, [*pieces, extra], chain=False)
        if isinstance(answer, Misfit):
            refused += 1
            assert answer.action in pieces
            assert answer.reason.rule.startswith(f"{name}:")
        assert record.to_ints(course.state, game.steps) == before
    assert refused


@every_game
def test_a_preview_says_of_each_piece_whether_the_move_can_be_given_with_it(name: str) -> None:
    said = {True: 0, False: 0}
    for course, chooser in gatherings(name, games=12):
        seat, (pieces, _) = course.asked(), completion(course.state, chooser)
        begun = pieces[: chooser.randrange(1, len(pieces))] if len(pieces) > 1 else []
        for action, alone in (try_out(course, seat, begun).more or {}).items():
            said[alone] += 1
            given = in_order(course, seat, [*begun, action], chain=False)
            assert isinstance(given, list) == alone
            if isinstance(given, Misfit):
                assert given.reason.key == "more-must-be-laid-out"
    assert said[True]
    assert said[False] or name != "abyss"


def test_an_entry_of_one_answer_is_written_as_before() -> None:
    """So logs of earlier versions can be read, and short moves stay short."""
    old = b'{"kind":"answered","seat":0,"action":3,"guest":"g","id":"x"}'
    read = msgspec.json.decode(old, type=Moved)
    assert read.actions == [3]
    several = msgspec.json.decode(msgspec.json.encode(Moved(1, 4, then=[5, 6])), type=Moved)
    assert several.actions == [4, 5, 6]


async def until_asked(eyes: list[Eye], wanted: str, chooser: Random) -> Eye:
    """Play until a question offers a choice of this family; return who is asked."""
    for _ in range(600):
        asked = eyes[eyes[0].asked]
        found = [one for one in asked.position["question"]["choices"] if one["family"] == wanted]
        if found:
            return asked
        play = [one for one in asked.choices() if one["family"] not in ("recruit",)]
        answer = await asked.move(chooser.choice(play or asked.choices())["action"])
        for eye in eyes:
            await eye.catch_up(answer["version"])
    raise AssertionError(f"no {wanted}")


def test_a_lord_is_recruited_and_paid_with_one_entry_whatever_the_order(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            mine = await until_asked(eyes, "recruit", random.Random(3))
            other = eyes[1 - eyes.index(mine)]
            recruit = next(c for c in mine.choices() if c["family"] == "recruit")["action"]
            laid, asked = [recruit], None
            while True:
                await mine.send("preview", seq=mine.seq, id="p", actions=laid)
                tried = await mine.hear("previewed")
                assert tried["wrong"] is None
                asked = tried["position"]["question"]
                if tried["whole"] and not (asked and asked.get("detail")):
                    break
                assert asked.get("detail")
                pieces = asked["choices"]
                laid.append(pieces[-1]["action"])
            before, version = mine.position["view"], mine.version
            shuffled = [*laid]
            random.Random(1).shuffle(shuffled)
            answer = await mine.move(*shuffled)
            assert answer["type"] == "accepted", answer
            assert (answer["version"], answer["played"]) == (version + 1, len(laid))
            for eye in (mine, other):
                await eye.catch_up(version + 1)
            moved = mine.log[-1]
            assert sorted(one["action"] for one in moved["choices"]) == sorted(laid)
            assert other.log[-1]["choices"] == []
            told = [one["name"] for one in moved["events"]]
            foretold = [one["name"] for one in tried["events"]]
            assert told[: len(foretold)] == foretold
            assert mine.position["view"] != before

    run(work())


def test_a_superfluous_piece_is_refused_by_name_and_nothing_is_paid(data: Path) -> None:
    """Rule E19: a piece that the engine would ignore is refused."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            mine = await until_asked(eyes, "recruit", random.Random(3))
            recruit = next(c for c in mine.choices() if c["family"] == "recruit")["action"]
            hand = mine.position["view"]["sides"][eyes.index(mine)]["hand"]
            game = tablee.game("abyss")
            everything = [recruit, *(game.actions.read(f"pay {ally}") for ally in hand)] * 2
            version = mine.version
            answer = await mine.move(*everything[:40])
            assert answer["type"] == "refused"
            assert answer["reason"]["rule"].startswith("abyss:")
            assert answer["choice"]["action"] in everything
            assert mine.version == version

    run(work())


def test_why_a_piece_cannot_join_those_laid_out(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            mine = await until_asked(eyes, "recruit", random.Random(3))
            recruit = next(c for c in mine.choices() if c["family"] == "recruit")["action"]
            hand = mine.position["view"]["sides"][eyes.index(mine)]["hand"]
            pay = tablee.game("abyss").actions.read(f"pay {hand[0]}")
            laid = [recruit] + [pay] * hand.count(hand[0])
            await mine.send("why_not", seq=mine.seq, id="w", family="pay", piece=hand[0], laid=laid)
            (answer,) = (await mine.hear("explained"))["answers"]
            assert answer["reason"] is not None
            assert answer["reason"]["rule"].startswith("abyss:")

    run(work())


def test_what_leaves_no_choice_is_answered_by_the_table(data: Path) -> None:
    """The first turn of Abyss has only one answer. Everybody sees an ordinary move."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2, everything=False)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            for eye in eyes:
                while eye.position["question"]["kind"] == "take_turn":
                    await eye.next()
            first = next(entry for entry in eyes[0].log if entry["type"] == "moved")
            own, other = eyes[first["seat"]], eyes[1 - first["seat"]]
            mine = next(entry for entry in own.log if entry["type"] == "moved")
            theirs = next(entry for entry in other.log if entry["type"] == "moved")
            assert (mine["how"], [one["family"] for one in mine["choices"]]) == (
                "quiet",
                ["explore"],
            )
            assert (theirs["how"], theirs["bot"], theirs["choices"]) == ("person", False, [])
            watching = await watcher.open(table)
            assert '"quiet"' not in "".join(watching.raw + other.raw)

    run(work())


def test_who_wants_to_be_asked_everything_is(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            assert [entry["type"] for entry in eyes[0].log][-1] == "began"
            assert len(eyes[eyes[0].asked].choices()) == 1

    run(work())


def test_an_undo_goes_back_beyond_what_the_table_answered() -> None:
    """Otherwise the table would only give its answer again."""
    game = tablee.game("conspiracy")
    chooser, course = random.Random(1), Course(game, 2, {}, 3)
    for number in range(200):
        seat = course.asked()
        before = record.to_ints(course.state, game.steps)
        course.play(
            seat, [int(chooser.choice(list(course.state.legal_actions())))], number, "person"
        )
        if course.asked() == seat and course.free(seat):
            course.play(seat, [int(course.state.legal_actions()[0])], number, "quiet")
            if course.free(seat):
                assert course.moves_since(seat) == 2
                course.take_back(course.moves_since(seat))
                assert record.to_ints(course.state, game.steps) == before
                return
    raise AssertionError("nothing could be taken back")


def test_a_chain_stops_where_chance_speaks_and_a_bag_does_not() -> None:
    """A chain stops at a random event. Pieces given together count all or not at all."""
    game = tablee.game("abyss")
    course = Course(game, 2, {}, 3)
    seat = course.asked()
    explore = game.actions.read("explore")
    take = game.actions.read("take")
    assert in_order(course, seat, [explore, take], chain=True) == [explore]
    refused = in_order(course, seat, [explore, take], chain=False)
    assert isinstance(refused, Misfit)
    assert refused.action == take


def test_nothing_is_foretold_that_a_seat_may_not_know() -> None:
    """Previews use re-dealt copies, so two tables that look the same give the same preview."""
    game = tablee.game("abyss")
    for course, _ in gatherings("abyss", games=2):
        seat = course.asked()
        more = gestures.complete(course.state, seat, vec[i64]()).more
        answers = [int(more[0])]
        one = try_out(course, seat, answers)
        other = Course(game, course.seats, {}, 99)
        other.state = course.seen_by(seat)
        two = try_out(other, seat, answers)
        assert (one.played, one.whole, one.told, one.more, one.laid) == (
            two.played,
            two.whole,
            two.told,
            two.more,
            two.laid,
        )
