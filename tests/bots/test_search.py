"""The search is repeatable, answers legally, keeps to its limits and sees a win."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tablee import bots
from tablee.bots import levels
from tablee.bots.explain import explain
from tablee.bots.match import Match
from tablee.bots.search import TO_THE_END, Search, SearchBot, Settings
from tablee.bots.tree import NONE
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption, UnknownName
from tablee.core.replay import Replay
from tablee.core.rng import seeded
from tablee.games.smog import actions as act
from tests.bots.places import ABYSS, last_turn, some_position
from tests.contract.walk import every_table, positions


def visits(search: Search) -> dict[int, int]:
    tree = search.tree
    return {int(tree.action[c]): int(tree.visits[c]) for c in tree.children(tree.root)}


def searched(state: State, iterations: int, seed: int = 1, **settings: Any) -> Search:
    search = Search(ABYSS, state, Settings(iterations, **settings), seeded(seed))
    search.run()
    return search


def test_the_same_seed_gives_the_same_search() -> None:
    state = some_position()
    assert visits(searched(state, 60)) == visits(searched(state, 60))
    assert visits(searched(state, 60)) != visits(searched(state, 60, seed=2))


@every_table
def test_answers_are_legal_at_every_table(game: Game[Any], seats: int) -> None:
    rng = seeded(3)
    for state in positions(game, seats, [4], every=23):
        seen = game.determinize(state, state.to_move(), rng)
        bot = SearchBot(Settings(8, ahead=3))
        assert bot.choose(game, seen, rng) in list(state.legal_actions())


@every_table
def test_games_between_searches_end(game: Game[Any], seats: int) -> None:
    match = Match(game, [SearchBot(Settings(2, ahead=1)) for _ in range(seats)], 5)
    assert match.play()


def test_a_search_leaves_its_position_as_it_was() -> None:
    state = some_position()
    before = list(state.legal_actions()), ABYSS.view(state, state.to_move())
    searched(state, 40)
    assert (list(state.legal_actions()), ABYSS.view(state, state.to_move())) == before


def test_it_takes_the_lord_that_wins_rather_than_the_one_that_looks_best() -> None:
    """At the last turn only influence counts, not the power and the key of the ship master."""
    state = last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])
    take = {
        name: ABYSS.actions.read(f"recruit {place}")
        for place, name in enumerate(("ship_master", "aquaculturalist"), 1)
    }
    assert bots.make("greedy").choose(ABYSS, state, seeded(1)) == take["ship_master"]
    for ahead in (0, 10, TO_THE_END):
        search = searched(state, 150, ahead=ahead)
        assert search.answer() == take["aquaculturalist"]
        tree = search.tree
        chances = {int(tree.action[c]): tree.chance(c) for c in tree.children(tree.root)}
        assert chances[take["aquaculturalist"]] > 0.8
        assert chances[take["ship_master"]] < 0.5


def test_every_iteration_is_one_visit_and_chances_are_shared_out() -> None:
    search = searched(some_position(seats=3), 50, temperature=1.0)
    assert sum(visits(search).values()) == 50
    assert sum(search.chances) == pytest.approx(1.0)


def test_a_shared_victory_is_shared() -> None:
    state = some_position()
    search = searched(state, 1)
    while not state.is_over():
        state.apply(bots.make("greedy").choose(ABYSS, state, seeded(1)))
    search.value(state)
    winners = int(ABYSS.winners(state))
    expected = [1 / winners.bit_count() if winners >> seat & 1 else 0.0 for seat in range(2)]
    assert list(search.chances) == pytest.approx(expected)


def test_seats_of_one_side_have_its_chance_in_common() -> None:
    """In Conan seat 0 plays against all others, who win or lose together."""
    game = registry.game("conan")
    state = game.new_game(4, 1)
    search = Search(game, state, Settings(1, ahead=0), seeded(1))
    search.value(state)
    overlord, *heroes = search.chances
    assert len(set(heroes)) == 1
    assert overlord + heroes[0] == pytest.approx(1.0)
    for winner, expected in ((0, [0.0, 1.0, 1.0, 1.0]), (1, [1.0, 0.0, 0.0, 0.0])):
        state.winner = winner
        search.settle_winners(state)
        assert list(search.chances) == expected


# -- lines that end with the same turn ---------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_smogs_turns_are_counted_one_by_one(seats: int) -> None:
    game = registry.game("smog")
    counted = [0]
    begun = (0, 0)
    for state in positions(game, seats, [2], every=1):
        now = (int(state.round), int(state.turn)) if state.round > 0 else (0, 0)
        if now != begun:
            begun = now
            counted.append(counted[-1] + 1)
        number = int(game.turns(state))
        assert (number == 0) == (state.round == 0)
        if number > 0:
            assert number - int(seats) + 1 == counted[-1], "the first turn is the first of round 1"
    assert counted[-1] > 3 * seats


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_all_lines_are_played_on_to_the_end_of_the_same_turn(turns: int) -> None:
    """Also one that ends the turn at once, which is where decisions mislead."""
    game = registry.game("smog")
    asked = 0
    for state in positions(game, 2, [2], every=40):
        begun = int(game.turns(state))
        if begun == 0 or act.END_TURN not in list(state.legal_actions()):
            continue
        asked += 1
        search = Search(game, state, Settings(1, ahead=TO_THE_END, turns=turns), seeded(1))
        for action in state.legal_actions():
            line = state.clone()
            line.apply(action)
            search.play_on(line)
            assert line.is_over() or game.turns(line) == begun + turns
    assert asked > 2


def test_decisions_bound_such_lines_too() -> None:
    game = registry.game("smog")
    state = next(one for one in positions(game, 2, [2], every=40) if game.turns(one) > 0)
    search = Search(game, state, Settings(1, ahead=2, turns=50), seeded(1))
    line = state.clone()
    search.play_on(line)
    assert game.turns(line) < game.turns(state) + 3


def test_a_game_that_counts_no_turns_is_played_on_by_decisions_alone() -> None:
    state = some_position()
    assert visits(searched(state, 40, turns=1)) == visits(searched(state, 40))


def test_it_stops_early_only_when_nothing_can_change() -> None:
    state = last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])
    search = Search(ABYSS, state, Settings(1000), seeded(1))
    done = search.run()
    assert done < 1000
    counts = sorted(visits(search).values())
    assert counts[-1] - counts[-2] > 1000 - done


def test_a_forced_answer_costs_nothing() -> None:
    state = ABYSS.new_game(2, 0)
    rng = seeded(1)
    while len(state.legal_actions()) > 1:
        state.apply(bots.make("random").choose(ABYSS, state, rng))
    bot = SearchBot(Settings(10**9))
    assert bot.choose(ABYSS, state, seeded(1)) == state.legal_actions()[0]


def test_time_bounds_a_search_too() -> None:
    search = Search(ABYSS, some_position(), Settings(10**7, seconds=0.1), seeded(1))
    start = time.perf_counter()
    done = search.run()
    assert 0 < done < 10**7
    assert time.perf_counter() - start < 10  # 32 iterations beyond the bound, on a busy machine


def test_temperature_varies_the_answers() -> None:
    state = some_position()
    cold = {searched(state, 20, temperature=0.0).answer()}
    warm = set()
    for seed in range(12):
        warm.add(int(searched(state, 20, seed, temperature=5.0).answer()))
    assert len(cold) == 1
    assert len(warm) > 1


def test_one_search_gives_several_answers_only_with_a_temperature() -> None:
    state = some_position()
    for temperature, varies in ((0.0, False), (5.0, True)):
        search = searched(state, 20, temperature=temperature)
        answers = {int(search.answer()) for _ in range(40)}
        assert (len(answers) > 1) == varies


def test_as_many_questions_as_set_are_answered_at_a_glance() -> None:
    """The greedy bot and a search answer this question differently."""
    state = last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])
    glance = ABYSS.actions.read("recruit 1")
    glances = {}
    for share in (0, 25, 100):
        bot = bots.make(f"search:iterations=150:ahead=0:glances={share}")
        answers = [int(bot.choose(ABYSS, state.clone(), seeded(seed))) for seed in range(80)]
        glances[share] = answers.count(glance)
    assert (glances[0], glances[100]) == (0, 80)
    assert 8 <= glances[25] <= 32


def test_what_is_not_possible_in_a_deal_is_not_chosen_in_it() -> None:
    """Opponents' payments differ between deals, so a known child may be illegal in this one."""
    state = some_position(seed=3, decisions=30)
    search = Search(ABYSS, state, Settings(1), seeded(1))
    tree = search.tree
    never = int(tree.grow(tree.root, state, max(state.legal_actions()), 0))
    tree.action[never] = next(a for a in range(ABYSS.action_count) if a not in set(legal(state)))
    for _ in range(30):
        search.iterate()
    assert tree.visits[never] == 0
    assert tree.available[never] == 0


def legal(state: State) -> list[int]:
    return [int(action) for action in state.legal_actions()]


# -- settings written as words ---------------------------------------------------------------


def test_a_search_can_be_named_with_its_settings() -> None:
    bot = bots.make("search:iterations=7:ahead=0:temperature=0.5:turns=2")
    assert isinstance(bot, SearchBot)
    assert bot.settings.turns == 2
    assert (bot.settings.iterations, bot.settings.ahead, bot.settings.temperature) == (7, 0, 0.5)


@pytest.mark.parametrize("name", ["search", "search:depth=3", "genius"])
def test_unknown_bots_and_settings_are_refused(name: str) -> None:
    with pytest.raises(UnknownName):
        bots.make(name)


@pytest.mark.parametrize("name", ["search:ahead=3", "search:iterations=many"])
def test_bad_settings_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        bots.make(name)


@pytest.mark.parametrize("share", ["glances=101", "blunders=-1"])
def test_shares_of_a_hundred_are_within_it(share: str) -> None:
    with pytest.raises(BadOption, match="0 to 100"):
        bots.make(f"search:iterations=8:{share}")


# -- what it thinks ----------------------------------------------------------------------------


def test_explain_lists_every_action_tried_best_first() -> None:
    state = last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])
    found = explain(ABYSS, state, Settings(150, temperature=1.0), seeded(1))
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert sum(one.visits for one in found) == 150
    assert found[0].action == ABYSS.actions.read("recruit 2")
    assert found[0].chance > 0.9
    assert found[0].line, "what follows is expected: a payment"
    seat, action = found[0].line[0]
    assert seat == 0
    state.apply(found[0].action)
    assert action in legal(state)
    assert all(action != NONE for one in found for _, action in one.line)


def test_the_explain_command_shows_candidates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tablee.cli import main

    match = Match(ABYSS, [bots.make("greedy"), bots.make("greedy")], 3)
    match.play()
    replay = Replay("abyss", ["Ada", "Bob"], 3)
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    path = tmp_path / "game.json"
    replay.save(path)
    last = len(replay.moves)
    while last > 1 and len(legal(state_before(replay, last))) < 2:
        last -= 1
    words = ["explain", str(path), "--at", str(last), "--level", "novice", "--lang", "en"]
    assert main(words) == 0
    told = capsys.readouterr().out
    asked = int(state_before(replay, last).to_move())
    assert ["Ada", "Bob"][asked] in told.splitlines()[0], "who reads it is not who is asked"
    assert "%" in told
    assert "* " in told, "the move that was played is marked"
    assert main(["explain", str(path), "--at", "0"]) == 2
    assert f"1 to {len(replay.moves)}" in capsys.readouterr().err


def test_the_explain_command_thinks_as_the_level_does_at_that_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At SMOG a novice thinks twice as long with four players, who begin by choosing gentlemen."""
    from tablee.cli import main

    path = tmp_path / "game.json"
    replay = Replay("smog", ["Ada", "Bob", "Cy", "Di"], 3)
    first = next(iter(replay.states()))
    replay.moves = [(first.to_move(), int(first.legal_actions()[0]))]
    replay.save(path)
    assert main(["explain", str(path), "--at", "1", "--level", "novice", "--json"]) == 0
    tried = json.loads(capsys.readouterr().out)
    assert (
        sum(one["visits"] for one in tried) == levels.settings("novice", "smog", seats=4).iterations
    )


def state_before(replay: Replay, number: int) -> State:
    for place, state in enumerate(replay.states(), 1):
        if place == number:
            return state
    raise AssertionError
