"""Several answers in one line, stable numbers, costs in the list, and skipped questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core import gestures, record
from tablee.core.engine import NOBODY, Gathering
from tablee.core.native import i64, vec
from tablee.core.replay import load
from tablee.core.routes import Route
from tablee.terminal import screen
from tablee.terminal.session import Session
from tablee.terminal.table import Table
from tests.contract.test_gestures import completion
from tests.terminal.driver import play_on, shown, sit, words_of

every_game = pytest.mark.parametrize("name", ["abyss", "conspiracy", "smog"])


def ints(session: Session) -> list[int]:
    return record.to_ints(session.state, session.game.steps)


def typed(table: Table, *lines: str) -> str:
    """Let the person type these lines, then leave; return what the screen shows."""
    script, before = iter(lines), len(shown(table.console))

    def read(prompt: str) -> str:
        for line in script:
            return line
        raise EOFError

    table.read, table.open = read, True
    table.play()
    return words_of(shown(table.console)[before:])


def asked(
    tmp_path: Path, name: str, wanted: Callable[..., Any], seeds: range = range(20), **how: Any
) -> Iterator[Table]:
    """Play at random; yield a table for each suitable question to a person."""
    game = tablee.game(name)
    for seed in seeds:
        table = sit(
            tmp_path,
            [],
            ",".join(["you"] + ["random"] * (game.min_seats - 1)),
            seed,
            game=name,
            **how,
        )
        session, chooser = table.session, random.Random(seed)
        for _ in range(300):
            if session.state.is_over():
                break
            if session.state.to_move() == 0 and wanted(session):
                yield table
                break
            session.play(chooser.choice(list(session.state.legal_actions())))


def pieces_of(session: Session, least: int = 2, seed: int = 1) -> list[int]:
    """Return the pieces of a complete choice, if it has so many and nothing else happens."""
    if not isinstance(session.state.question(), Gathering) or session.quiet_answer(0) != NOBODY:
        return []
    pieces, _ = completion(session.state, random.Random(seed))
    order = session.in_order(0, pieces, chain=False)
    return pieces if len(pieces) >= least and isinstance(order, list) else []


def numbers(table: Table, actions: list[int]) -> str:
    offer = table.offer_to(0)
    return " ".join(str(offer.numbers[(action,)]) for action in actions)


# -- several answers in one line --------------------------------------------------------


@every_game
def test_pieces_are_named_in_any_order_and_taken_back_whole(tmp_path: Path, name: str) -> None:
    looked_at = 0
    for table in asked(tmp_path, name, pieces_of):
        looked_at += 1
        session, pieces = table.session, pieces_of(table.session)
        moves, before = len(session.replay.moves), ints(session)
        order = gestures.arrange(session.state, 0, vec[i64](pieces)).order
        random.Random(looked_at).shuffle(pieces)
        expected = [(0, int(action)) for action in order]
        laid = session.in_order(0, pieces, chain=False)
        assert isinstance(laid, list)
        session.play(*laid)
        free = session.state.to_move() == 0 and session.undo_refusal() is None
        session.rewind(moves)
        typed(table, numbers(table, pieces))
        assert session.replay.moves[moves : moves + len(order)] == expected
        if free and len(session.replay.moves) == moves + len(order):
            typed(table, "u")
            assert len(session.replay.moves) == moves
            assert ints(session) == before
            assert load(table.path).moves == session.replay.moves
        if looked_at == 4:
            return
    assert looked_at


@every_game
def test_what_does_not_fit_names_the_piece_and_changes_nothing(tmp_path: Path, name: str) -> None:
    refused = 0
    for table in asked(tmp_path, name, pieces_of):
        session, pieces = table.session, pieces_of(table.session)
        too_many = [*pieces, *pieces, *pieces]
        if isinstance(session.in_order(0, too_many, chain=False), list):
            continue
        place = int(gestures.misfit(session.state, 0, vec[i64](too_many)))
        before, moves = ints(session), list(session.replay.moves)
        text = typed(table, numbers(table, too_many))
        assert words_of(table.said.action(too_many[place], table.players)) in text
        assert f"{name}:" in text
        assert session.replay.moves == moves
        assert ints(session) == before
        refused += 1
        if refused == 3:
            return
    assert refused


def test_every_piece_of_a_payment_is_listed_and_some_alone_are_not_enough(tmp_path: Path) -> None:
    """The engine asks for races in order, so an ally of a later race needs the others first."""

    def waiting(session: Session) -> list[int]:
        if not isinstance(session.state.question(), Gathering) or one_answer(session):
            return []
        legal = list(session.state.legal_actions())
        more = gestures.complete(session.state, 0, vec[i64]()).more
        return [int(action) for action in more if action not in legal]

    for table in asked(tmp_path, "abyss", waiting, range(60)):
        session = table.session
        [action, *_] = waiting(session)
        moves = list(session.replay.moves)
        text = typed(table, numbers(table, [action]))
        assert table.said.action(action, table.players) in text
        assert table.said.say("reason-more-must-be-laid-out") in text
        assert session.replay.moves == moves
        return
    raise AssertionError("never asked")


def test_answers_to_different_questions_do_not_go_together(tmp_path: Path) -> None:
    table = sit(tmp_path, [])
    moves = list(table.session.replay.moves)
    while table.session.state.to_move() != 0:
        table.session.play(table.session.bot_answer())
        moves = list(table.session.replay.moves)
    assert "abyss:" in typed(table, "1 1")
    assert table.session.replay.moves == moves


# -- numbers ----------------------------------------------------------------------------


def test_numbers_stay_while_a_choice_is_answered_bit_by_bit(tmp_path: Path) -> None:
    def goes_on(session: Session) -> bool:
        return len(pieces_of(session, 3)) >= 3

    for table in asked(tmp_path, "abyss", goes_on, range(60), ask_everything=True):
        session = table.session
        first = dict(table.offer_to(0).numbers)
        laid = session.in_order(0, pieces_of(session, 3), chain=False)
        assert isinstance(laid, list)
        session.play(int(laid[0]))
        later = table.offer_to(0)
        assert isinstance(later.step, Gathering)
        for choice in later.choices:
            if choice.actions in first:
                assert choice.number == first[choice.actions]
        assert len({choice.number for choice in later.choices}) == len(later.choices)
        session.undo()
        assert {c.actions: c.number for c in table.offer_to(0).choices} == first
        return
    raise AssertionError("never asked")


def test_a_refusal_leaves_the_numbers_as_they_are(tmp_path: Path) -> None:
    for table in asked(tmp_path, "abyss", pieces_of):
        before = [(choice.number, choice.actions) for choice in table.offer_to(0).choices]
        typed(table, "1 1 1 1 1 1 1 1", "x")
        assert [(c.number, c.actions) for c in table.offer_to(0).choices] == before
        return


def test_1_is_1_gem_and_0_is_none(tmp_path: Path) -> None:
    def gems(session: Session) -> bool:
        kinds = {session.game.actions.describe(a).kind for a in session.state.legal_actions()}
        return kinds == {"gems"} and len(session.state.legal_actions()) > 1

    for table in asked(tmp_path, "conan", gems):
        describe = table.session.game.actions.describe
        for choice in table.offer_to(0).choices:
            assert describe(choice.actions[0]).of == str(choice.number)
        moves = len(table.session.replay.moves)
        numbers = [choice.number for choice in table.offer_to(0).choices]
        typed(table, str(numbers[0]))
        assert describe(table.session.replay.moves[moves][1]).of == str(numbers[0])
        if 0 in numbers:
            return
    raise AssertionError("never asked")


# -- ways and costs ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["conan", "smog"])
def test_ways_are_answers_with_their_costs(tmp_path: Path, name: str) -> None:
    def ways(session: Session) -> list[Route]:
        seen = session.seen_by(0)
        return [r for r in session.game.routes(seen, 0) if len(r.actions) > 1]

    walked = 0
    for table in asked(tmp_path, name, ways):
        session, offer = table.session, table.offer_to(0)
        chain = next(choice for choice in offer.choices if choice.is_chain)
        moves = len(session.replay.moves)
        assert chain.route is not None
        words = words_of(screen.route_words(chain.route, table.said, table.players))
        text = typed(table, f"{chain.number} {chain.number}", str(chain.number))
        assert f"{chain.number} {words}" in text
        assert table.said.say("terminal-way-alone") in text
        played = tuple(action for _, action in session.replay.moves[moves:])
        assert played[: len(chain.actions)] == chain.actions[: len(played)]
        walked += len(played) > 1
        if walked == 3:
            return
    assert walked


def test_a_lord_has_the_price_that_the_engine_asks(tmp_path: Path) -> None:
    def recruits(session: Session) -> list[int]:
        describe = session.game.actions.describe
        return [a for a in session.state.legal_actions() if describe(a).kind == "recruit"]

    for table in asked(tmp_path, "abyss", recruits, range(5)):
        table.show(0)
        text = words_of(shown(table.console))
        for action in recruits(table.session):
            twin = table.session.state.clone()
            twin.apply(action)
            price = twin.question().asks(twin)["missing"]
            of = table.session.game.actions.describe(action).of
            lord = table.said.name("lord", table.session.view(0)["court"][int(of) - 1])
            assert f"court space {of} ({lord}, price {price})" in text


# -- questions that leave nothing to decide ---------------------------------------------


def one_answer(session: Session) -> bool:
    return len(session.state.legal_actions()) == 1


@pytest.mark.parametrize("name", ["abyss", "smog", "conan"])
def test_the_table_answers_what_leaves_nothing_to_decide_and_says_so(
    tmp_path: Path, name: str
) -> None:
    for table in asked(tmp_path, name, one_answer):
        session = table.session
        [action] = session.state.legal_actions()
        moves = len(session.replay.moves)
        text = typed(table)
        assert session.replay.moves[moves] == (0, int(action))
        words = table.said.action(int(action), table.players)
        assert words_of(table.said.say("terminal-quiet", answer=words)) in text
        assert session.state.is_over() or session.quiet_answer(0) == NOBODY
        return
    raise AssertionError("never asked")


def test_everything_is_asked_if_that_is_wanted(tmp_path: Path) -> None:
    for table in asked(tmp_path, "abyss", one_answer, ask_everything=True):
        moves = list(table.session.replay.moves)
        text = typed(table)
        assert table.session.replay.moves == moves
        assert table.said.say("terminal-quiet", answer="") not in text
        return
    raise AssertionError("never asked")


def test_what_the_table_answered_goes_back_with_the_choice_before(tmp_path: Path) -> None:
    """Also in a resumed game. Otherwise the table would answer again at once."""
    for seed in range(40):
        table = play_on(sit(tmp_path, [], seed=seed))
        session = table.session
        for number in sorted(session.quiet, reverse=True):
            again = Session(load(table.path))
            again.rewind(number + 1)
            session.rewind(number + 1)
            if session.state.is_over() or session.state.to_move() != 0:
                continue
            start = session.last_choice([0])
            assert again.last_choice([0]) == start
            if session.undo_refusal() is None:
                assert start is not None
                assert start < number
                session.undo()
                assert len(session.replay.moves) == start
                assert session.quiet_answer(0) == NOBODY
                return
    raise AssertionError("never met")


def test_a_shared_keyboard_tells_nobody_that_there_was_no_choice(tmp_path: Path) -> None:
    table = sit(tmp_path, [], "you:Alice,you:Bob", 6)
    session, chooser = table.session, random.Random(1)
    for _ in range(400):
        state = session.state
        if state.question().hides(state) and one_answer(session):
            assert not table.answers_itself(int(state.to_move()))
            return
        session.play(chooser.choice(list(state.legal_actions())))
    raise AssertionError("never asked")
