"""What every game must guarantee, checked on random games."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.bots.network_file import written
from tablee.core import record
from tablee.core.bits import has
from tablee.core.engine import NOBODY, Game, Step
from tablee.core.errors import BadOption, IllegalAction
from tablee.core.events import SPECTATOR, Log
from tablee.core.native import i64, vec
from tablee.core.options import codes
from tablee.core.replay import Replay, parse
from tablee.core.rng import secret, seeded
from tests.bots.networks import some_layout, some_weights
from tests.contract.walk import (
    every_game,
    every_table,
    observed,
    options_of,
    pieces,
    positions,
    rarely,
)

MOST_ACTIONS = 1000  # up to so many are all tried at each position; of more, a sample
SAMPLE = 100


def objects_of(value: Any) -> Iterator[Any]:
    """Yield every mutable object reachable by declared attributes."""
    names = record.field_names(type(value))
    if names:
        yield value
        for name in names:
            yield from objects_of(getattr(value, name))
    elif not isinstance(value, int) and len(value) and not isinstance(value[0], int):
        for item in value:
            yield from objects_of(item)


def raw_names(found: Any) -> set[str]:
    """Return every attribute that an object has, declared by its class or not."""
    compiled = getattr(type(found), "__mypyc_attrs__", None)
    return set(vars(found) if compiled is None else compiled) - {"__dict__", "__weakref__"}


def plain(value: Any) -> Any:
    """Return a value that saves leave out in a form that can be compared."""
    return list(value) if hasattr(type(value), "__len__") else value


def length(value: Any) -> int:
    return len(value) if hasattr(type(value), "__len__") else 0


def change(value: int) -> int:
    """Return another value of the same kind."""
    return (not value) if isinstance(value, bool) else value + 1


@every_table
def test_a_clone_has_every_attribute_and_shares_none(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(2), every=37):
        before = record.to_ints(state, game.steps)
        twin = state.clone()
        assert record.to_ints(twin, game.steps) == before
        mine = {id(found) for found in objects_of(state)}
        for found in objects_of(twin):
            if isinstance(found, Step):
                continue  # steps never change, copies share them
            assert id(found) not in mine, f"{type(found).__name__} is shared"
            for name in record.field_names(type(found)):
                value = getattr(found, name)
                if isinstance(value, int):
                    setattr(found, name, change(value))
                elif length(value) and isinstance(value[0], int):
                    value[0] += 1
        assert record.to_ints(state, game.steps) == before, "the clone's change reached the state"
        assert record.to_ints(twin, game.steps) != before


@every_table
def test_every_attribute_reaches_the_saved_ints(game: Game[Any], seats: int) -> None:
    state = next(positions(game, seats, [3]))
    for found in list(objects_of(state)):
        if isinstance(found, Step):
            continue
        for name in record.field_names(type(found)):
            value = getattr(found, name)
            if isinstance(value, int):
                before = record.to_ints(state, game.steps)
                setattr(found, name, change(value))
                assert record.to_ints(state, game.steps) != before, name
                setattr(found, name, value)


@every_table
def test_a_state_survives_json_at_every_decision(game: Game[Any], seats: int) -> None:
    template = game.new_game(seats, 999)
    for state in positions(game, seats, [1]):
        ints = record.to_ints(state, game.steps)
        loaded = record.from_ints(template, json.loads(json.dumps(ints)), game.steps)
        assert record.to_ints(loaded, game.steps) == ints
        assert list(loaded.legal_actions()) == list(state.legal_actions())
        assert loaded.to_move() == state.to_move()


@every_table
def test_every_attribute_is_saved_or_declared_as_left_out(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, [5], every=53):
        for found in objects_of(state):
            saved = set(record.field_names(type(found)))
            if isinstance(found, Step):
                assert {"seat", *record.step_fields(type(found))} == saved
            left_out = record.not_saved(type(found))
            assert not saved & left_out
            assert raw_names(found) == saved | left_out, type(found).__name__


@every_table
def test_what_a_save_leaves_out_is_there_again_and_the_game_goes_on_alike(
    game: Game[Any], seats: int
) -> None:
    template = game.new_game(seats, 999)
    for state in positions(game, seats, [6], every=rarely(game, seats, 41, played_on=True)):
        ints = record.to_ints(state, game.steps)
        loaded = record.from_ints(template, ints, game.steps)
        for mine, theirs in zip(objects_of(state), objects_of(loaded), strict=True):
            for name in record.not_saved(type(mine)):
                assert plain(getattr(theirs, name)) == plain(getattr(mine, name)), name
        twin = state.clone()
        chooser = random.Random(len(ints))
        while not twin.is_over():
            actions = list(twin.legal_actions())
            assert list(loaded.legal_actions()) == actions
            action = chooser.choice(actions)
            twin.apply(action)
            loaded.apply(action)
        assert record.to_ints(loaded, game.steps) == record.to_ints(twin, game.steps)


@every_table
def test_actions_are_unique_and_described(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(3)):
        actions = list(state.legal_actions())
        assert actions, f"{type(state.question()).__name__} asks without an answer"
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert game.actions.encode(game.actions.describe(action)) == action
            assert game.actions.read(str(game.actions.describe(action))) == action


def some_actions(game: Game[Any]) -> list[int] | range:
    """Return all actions of a game, or a sample if there are thousands."""
    if game.action_count <= MOST_ACTIONS:
        return range(game.action_count)
    return random.Random(game.action_count).sample(range(game.action_count), SAMPLE)


@every_table
def test_an_unlisted_action_is_refused_with_a_reason_and_changes_nothing(
    game: Game[Any], seats: int
) -> None:
    for state in positions(game, seats, range(2), every=7):
        before = record.to_ints(state, game.steps)
        asked = state.to_move()
        legal = set(state.legal_actions())
        for action in (*some_actions(game), -1, game.action_count, 2**40):
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    state.play(asked, action)
                assert refused.value.rule
        for other in range(seats):
            if not has(state.may_answer(), other):
                with pytest.raises(IllegalAction):
                    state.play(other, min(legal))
        with pytest.raises(IllegalAction):
            state.play(NOBODY, min(legal))
        assert record.to_ints(state, game.steps) == before


@every_table
def test_the_seat_asked_is_one_of_those_who_may_answer(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(2)):
        assert has(state.may_answer(), state.to_move())
        assert 0 < state.may_answer() < 2**seats


@every_table
def test_pieces_are_conserved(game: Game[Any], seats: int) -> None:
    box = None
    for state in positions(game, seats, range(6)):
        now = pieces(game, state)
        box = box or now
        assert now == box


@every_table
def test_dealing_anew_keeps_what_a_seat_sees(game: Game[Any], seats: int) -> None:
    """View, observation and legal actions stay the same, and the game can be played to the end."""
    rng = seeded(5)
    for state in positions(game, seats, range(3), every=rarely(game, seats, 9, played_on=True)):
        before = record.to_ints(state, game.steps)
        for seat in (*range(seats), SPECTATOR):
            twin = game.determinize(state, seat, rng)
            assert game.view(twin, seat) == game.view(state, seat)
            assert pieces(game, twin) == pieces(game, state)
            if seat != SPECTATOR:
                assert observed(game, twin, seat) == observed(game, state, seat)
            chooser = random.Random(seat)
            for _ in range(game.longest_game):
                if twin.is_over():
                    break
                twin.apply(chooser.choice(list(twin.legal_actions())))
            assert twin.is_over()
        assert record.to_ints(state, game.steps) == before


@every_table
def test_what_is_unknown_to_a_seat_is_all_that_is_dealt_anew(game: Game[Any], seats: int) -> None:
    """Two copies that differ also differ in what is unknown, so comparing that is enough."""
    rng = seeded(6)
    for number in (0, 7):  # of Conan: a captive, secret passages
        options = options_of(game, seats, number)
        for state in positions(game, seats, [number], 40, options):
            for seat in (*range(seats), SPECTATOR):
                if game.unknown(state, seat) is None:
                    return
                found: dict[tuple[int, ...] | None, list[int]] = {}
                for copy in (state, *(game.determinize(state, seat, rng) for _ in range(12))):
                    copy.rng = state.rng.clone()
                    ints = record.to_ints(copy, game.steps)
                    assert found.setdefault(game.unknown(copy, seat), ints) == ints


@every_table
def test_supposing_what_is_likely_keeps_what_a_seat_sees(game: Game[Any], seats: int) -> None:
    """It uses nothing else: two true states that look the same get the same likely deal."""
    rng = seeded(5)
    for state in positions(game, seats, range(2), every=rarely(game, seats, 7)):
        seat = state.to_move()
        supposed = []
        for true in (state, game.determinize(state, seat, rng)):
            twin = game.determinize(true, seat, seeded(3))
            game.heuristic.suppose(twin, seat, seeded(4))
            assert game.view(twin, seat) == game.view(state, seat)
            assert observed(game, twin, seat) == observed(game, state, seat)
            assert list(twin.legal_actions()) == list(state.legal_actions())
            assert pieces(game, twin) == pieces(game, state)
            supposed.append([game.view(twin, other) for other in range(seats)])
        assert supposed[0] == supposed[1]


@every_table
def test_dealing_anew_takes_nothing_from_the_true_random_source(
    game: Game[Any], seats: int
) -> None:
    state = game.new_game(seats, 0, rng=secret(7))
    twin = game.determinize(state, 0, seeded(1))
    assert type(twin.rng) is not type(state.rng)


@every_table
def test_heuristics_judge_by_what_their_seat_knows(game: Game[Any], seats: int) -> None:
    """Two true states that look the same to a seat get the same ratings and the same value."""
    rng = seeded(6)
    for state in positions(game, seats, range(3), every=rarely(game, seats, 5)):
        seat = state.to_move()
        twin = game.determinize(state, seat, rng)
        actions = state.legal_actions()
        ratings = [game.heuristic.rate(state, action) for action in actions]
        assert [game.heuristic.rate(twin, action) for action in actions] == ratings
        assert list(game.heuristic.ratings(twin, actions)) == ratings
        assert game.heuristic.value(twin, seat) == game.heuristic.value(state, seat)


@every_table
def test_bots_answer_by_what_their_seat_knows(game: Game[Any], seats: int, tmp_path: Path) -> None:
    """Two true states that look the same to a seat get the same answer for the same seed.

    The levels think alike, only longer or shorter: each position is put to one of them in
    turn, and a few iterations with a few decisions played on show a leak as well as many.
    A search that values positions by a network, which sees them whole, is one of them.
    """
    rng = seeded(6)
    network = tmp_path / "some.network"
    layout = some_layout(game, seats)
    network.write_bytes(written(layout, some_weights(layout), {}))
    names = [*bots.names(), f"search:iterations=5:ahead=0:network={network}"]
    looked_at = positions(game, seats, range(2), every=rarely(game, seats, 11))
    for number, state in enumerate(looked_at):
        seat = state.to_move()
        twin = game.determinize(state, seat, rng)
        bot = bots.make(names[number % len(names)], at_most=5, ahead=1)
        choices = {
            int(bot.choose(game, game.determinize(true, seat, seeded(9)), seeded(8)))
            for true in (state, twin)
        }
        assert len(choices) == 1, names[number % len(names)]


@every_table
def test_a_hidden_event_does_not_depend_on_the_hidden_piece(game: Game[Any], seats: int) -> None:
    """For those who may not know it. test_events checks who may know."""
    log = Log()
    for seed in range(5):
        state = game.new_game(seats, seed, observer=log)
        chooser = random.Random(seed)
        while not state.is_over():
            state.apply(chooser.choice(list(state.legal_actions())))
    for told in log.told:
        kind, seat, what, amount, seen_by = told
        assert 0 <= kind < len(game.events.kinds)
        for viewer in (*range(seats), SPECTATOR):
            event = game.events.describe(told, viewer)
            if event.other is not None:
                thing, piece = event.other
                assert piece in game.things[thing][: seats if thing == "seat" else None]
            may_know = seen_by == -1 or (viewer >= 0 and (seen_by >> viewer) & 1)
            assert event.hidden == (not may_know)
            if event.hidden:
                assert event.what is None
                assert event == game.events.describe(
                    (kind, seat, what + 1, amount, seen_by), viewer
                )


@every_table
def test_an_observer_changes_nothing_and_clones_have_none(game: Game[Any], seats: int) -> None:
    def play(observer: Log | None) -> list[int]:
        state = game.new_game(seats, 4, observer=observer)
        chooser = random.Random(4)
        while not state.is_over():
            assert state.clone().observer is None
            state.apply(chooser.choice(list(state.legal_actions())))
        return record.to_ints(state, game.steps)

    log = Log()
    assert play(log) == play(None)
    assert len(log.told) > 20


PLAY = """
import random, sys
import tablee
from tablee.core import record
game = tablee.game(sys.argv[1])
state = game.new_game(int(sys.argv[2]), 2**127 + 11)
chooser = random.Random(1)
while not state.is_over():
    state.apply(chooser.choice(list(state.legal_actions())))
print(record.to_ints(state, game.steps))
"""


@every_table
def test_same_seed_and_actions_give_the_same_game_in_any_process(
    game: Game[Any], seats: int
) -> None:
    results = set()
    for hash_seed in ("1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", PLAY, game.name, str(seats)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        results.add(done.stdout)
    assert len(results) == 1


@every_table
def test_all_bits_of_a_seed_count(game: Game[Any], seats: int) -> None:
    starts = [
        record.to_ints(game.new_game(seats, seed), game.steps) for seed in (0, 1, 2**32, 2**127)
    ]
    assert len({tuple(ints) for ints in starts}) == 4


@every_table
def test_the_agenda_stays_short(game: Game[Any], seats: int) -> None:
    assert max(len(state.agenda) for state in positions(game, seats, range(3))) < 40


@every_table
def test_a_replay_file_gives_the_same_game(game: Game[Any], seats: int) -> None:
    match = Match(game, [bots.make("random") for _ in range(seats)], 12)
    assert match.play()
    replay = Replay(game.name, [f"p{seat}" for seat in range(seats)], 12)
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    again = parse(replay.to_json())
    assert again == replay
    final = again.final()
    assert record.to_ints(final, game.steps) == record.to_ints(match.state, game.steps)


@every_table
def test_a_live_table_replays_with_its_cryptographic_source(game: Game[Any], seats: int) -> None:
    replay = Replay(game.name, ["x"] * seats, 2**100 + 3, random="hmac-sha256")
    state = replay.start()
    chooser = random.Random(2)
    while not state.is_over():
        action = chooser.choice(list(state.legal_actions()))
        replay.moves.append((int(state.to_move()), int(action)))
        state.apply(action)
    assert record.to_ints(parse(replay.to_json()).final(), game.steps) == record.to_ints(
        state, game.steps
    )


@every_table
def test_the_score_sheet_adds_up_and_somebody_wins(game: Game[Any], seats: int) -> None:
    match = Match(game, [bots.make("random") for _ in range(seats)], 3)
    assert match.play()
    scores = list(game.scores(match.state))
    assert [sum(game.score_sheet(match.state, s).values()) for s in range(seats)] == scores
    assert 0 < game.winners(match.state) < 2**seats


def points_shown(view: dict[str, Any], seats: int) -> list[int]:
    """Return the points of each seat in a view; an empty list if it has no points."""
    for part in view.values():
        sides: list[Any] = part if isinstance(part, list) and len(part) == seats else [None]
        if all(isinstance(side, dict) and "points" in side for side in sides):
            return [side["points"] for side in sides]
    return []


@every_table
def test_everybody_sees_the_scores_of_a_finished_game(game: Game[Any], seats: int) -> None:
    """Nothing that counts stays hidden, and re-dealing what is hidden changes nothing."""
    for seed in range(4):
        match = Match(game, [bots.make("random") for _ in range(seats)], seed)
        assert match.play()
        scores = [int(points) for points in game.scores(match.state)]
        for viewer in (*range(seats), SPECTATOR):
            view = game.view(match.state, viewer)
            assert points_shown(view, seats) in ([], scores)
            assert view["question"] is None
            twin = game.determinize(match.state, viewer, seeded(seed))
            assert game.view(twin, viewer) == view
            assert list(game.scores(twin)) == scores or not points_shown(view, seats)


@every_table
def test_a_tie_break_is_named_if_and_only_if_points_do_not_decide(
    game: Game[Any], seats: int
) -> None:
    """For games that compare points. The view says the same, and nothing before the end."""
    assert game.tie_break(game.new_game(seats, 1)) is None
    for seed in range(12):
        match = Match(game, [bots.make("random") for _ in range(seats)], seed)
        assert match.play()
        told = game.tie_break(match.state)
        scores = list(game.scores(match.state))
        tied = scores.count(max(scores)) > 1
        if not game.tie_breaks:
            assert told is None
            continue
        assert (told is not None) == tied
        assert told is None or told in game.tie_breaks
        for viewer in (*range(seats), SPECTATOR):
            assert game.view(match.state, viewer)["tie_break"] == told


@every_table
def test_the_lines_of_the_score_add_up_to_its_sheet(game: Game[Any], seats: int) -> None:
    match = Match(game, [bots.make("random") for _ in range(seats)], 3)
    assert match.play()
    for seat in range(seats):
        sheet = game.score_sheet(match.state, seat)
        totals = dict.fromkeys(sheet, 0)
        sources = []
        for source, thing, piece, points in game.score_lines(match.state, seat):
            totals[source] += points
            sources.append(source)
            assert (thing == "") == (piece == "")
            assert not thing or piece in game.things[thing]
        assert totals == sheet
        assert sources == sorted(sources, key=list(sheet).index)  # in the order of the sheet


@every_table
def test_an_answer_given_in_advance_is_legal_and_only_for_the_seat_asked(
    game: Game[Any], seats: int
) -> None:
    """For every value that may be set; without a value nothing is answered."""
    answered = 0
    for state in positions(game, seats, [2], every=1):
        asked = int(state.to_move())
        assert game.in_advance(state, asked, {}) == NOBODY
        for advance in game.advances():
            assert set(advance.pieces) <= set(game.things[advance.thing])
            for figure in range(advance.least, advance.most + 1):
                given = {advance.name: dict.fromkeys(advance.pieces, figure)}
                for seat in range(seats):
                    action = game.in_advance(state, seat, given)
                    answered += action != NOBODY
                    assert action == NOBODY or seat == asked
                    assert action == NOBODY or action in list(state.legal_actions())
    assert (answered > 0) == bool(game.advances())


@every_table
def test_views_are_json_and_name_only_known_pieces(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, [2], every=13):
        for seat in (*range(seats), SPECTATOR):
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            question = view["question"]
            assert question["seat"] == state.to_move()
            may_answer = seat != SPECTATOR and has(state.may_answer(), seat)
            assert (question["actions"] is not None) == may_answer
        for holdings in (game.holdings(state, seat) for seat in range(seats)):
            for thing, ids in holdings.items():
                assert set(ids) <= set(game.things[thing])


@every_game
def test_seats_and_options_out_of_range_are_refused_by_name(game: Game[Any]) -> None:
    with pytest.raises(BadOption, match=str(game.max_seats)):
        game.new_game(game.max_seats + 1)
    with pytest.raises(BadOption, match="no option 'colour'"):
        game.new_game(game.min_seats, 0, {"colour": 1})
    for option in game.options:
        with pytest.raises(BadOption, match=option.name):
            game.new_game(game.min_seats, 0, {option.name: "mauve"})
        for choice in option.choices:
            assert option.read(str(choice)) == choice
            chosen = {option.name: choice}
            most = game.most_seats(vec[i64](codes(game.options, chosen)))
            game.new_game(most, 0, chosen)
