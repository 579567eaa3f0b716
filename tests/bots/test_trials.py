"""Trials use the same deals for all answers, and prefer the heuristic's answer in doubt."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.bots import levels
from tablee.bots.explain import explain
from tablee.bots.search import TO_THE_END, Search, SearchBot, Settings
from tablee.bots.trials import BATCH, Rival, ThinkingBot, Trials, begin
from tablee.core.engine import Game, State
from tablee.core.rng import seeded
from tests.bots.places import ABYSS, last_turn, some_position
from tests.contract.walk import every_table, positions

AQUACULTURALIST = "recruit 2"


def choice_of_five() -> State:
    return some_position(seed=2)


def choice_of_two() -> State:
    """The heuristic prefers the ship master; at the last turn only influence counts."""
    return last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])


def trials(
    state: State,
    iterations: int,
    rivals: int,
    seed: int = 1,
    game: Game[Any] = ABYSS,
    **settings: Any,
) -> Trials:
    made = Settings(iterations, ahead=settings.pop("ahead", TO_THE_END), rivals=rivals, **settings)
    return Trials(game, state, made, seeded(seed))


def test_the_best_rated_answers_are_lined_up() -> None:
    state = choice_of_five()
    actions = list(state.legal_actions())
    rated = dict(zip(actions, ABYSS.heuristic.ratings(state, state.legal_actions()), strict=True))
    assert len(actions) == 5
    race = trials(state, 1, 2)
    lined_up = [race.favourite, *(rival.node for rival in race.rivals)]
    best = sorted(actions, key=lambda action: -rated[action])[:3]
    assert [race.tree.action[node] for node in lined_up] == best


def test_a_short_list_of_answers_is_lined_up_as_a_whole() -> None:
    state = choice_of_two()
    race = trials(state, 1, 1000)
    assert 1 + len(race.rivals) == len(state.legal_actions())


def test_it_takes_the_lord_that_wins_rather_than_the_one_that_looks_best() -> None:
    state = choice_of_two()
    wins = ABYSS.actions.read(AQUACULTURALIST)
    assert bots.make("greedy").choose(ABYSS, state, seeded(1)) != wins
    race = trials(state, 150, 5, blunders=0)
    race.run()
    assert race.answer() == wins


def test_all_answers_are_played_out_from_the_same_deal() -> None:
    """Playing out an answer twice in one deal gives the same result: the deal is all chance."""
    conan = tablee.game("conan")
    state = conan.new_game(2, 3)
    race = trials(state, 1, 3, game=conan, blunders=0, ahead=60)
    for _ in range(3):
        deal = conan.determinize(state, race.seat, race.rng)
        first = race.outcome(deal, race.favourite)
        assert race.outcome(deal, race.favourite) == first


def test_every_game_played_out_is_counted_and_remembered() -> None:
    race = trials(choice_of_five(), 40, 4, ahead=10)
    played = race.run()
    tree = race.tree
    assert sum(int(tree.visits[child]) for child in tree.children(tree.root)) == played
    assert int(tree.visits[race.favourite]) % BATCH == 0
    assert played >= 40 or race.racing() == 0


def test_a_rival_that_loses_each_time_is_dropped_after_one_batch() -> None:
    race = trials(choice_of_five(), 1000, 3, ahead=0)
    for rival in race.rivals:
        for _ in range(BATCH):
            rival.enter(-0.5)
    race.drop(3)
    assert race.racing() == 0
    assert race.run() == 0
    assert race.answer() == race.tree.action[race.favourite]


def test_the_worst_are_dropped_until_few_are_left() -> None:
    race = trials(choice_of_five(), 1000, 3)
    for rival, gain in zip(race.rivals, (0.1, 0.9, 0.5), strict=True):
        rival.enter(gain)
        rival.enter(gain)
    race.drop(2)
    assert [rival.racing for rival in race.rivals] == [False, True, True]
    race.drop(0)
    assert [rival.racing for rival in race.rivals] == [False, True, False]
    assert race.answer() == race.tree.action[race.rivals[1].node]


def test_a_lead_within_doubt_changes_no_mind() -> None:
    race = trials(choice_of_five(), 1000, 1)
    (rival,) = race.rivals
    for difference in (1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0):
        rival.enter(difference)
    assert rival.mean() > 0
    assert race.answer() == race.tree.action[race.favourite]
    for _ in range(9):
        rival.enter(1.0)
    assert race.answer() == race.tree.action[rival.node]


def test_the_error_is_that_of_a_mean() -> None:
    rival = Rival(0)
    differences = [1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 1.0, 0.0] * 50
    for difference in differences:
        rival.enter(difference)
    mean = sum(differences) / 400
    spread = sum((one - mean) ** 2 for one in differences) / 400
    assert rival.mean() == pytest.approx(mean)
    assert rival.error() == pytest.approx((spread / 400) ** 0.5, rel=0.01)


def test_the_same_seed_gives_the_same_trials() -> None:
    state = choice_of_five()
    found = []
    for seed in (1, 1, 2):
        race = trials(state, 60, 4, seed, ahead=10)
        race.run()
        found.append([rival.gain for rival in race.rivals])
    assert found[0] == found[1]
    assert found[0] != found[2]


@every_table
def test_answers_are_legal_at_every_table(game: Game[Any], seats: int) -> None:
    rng = seeded(3)
    for state in positions(game, seats, [4], every=41):
        seen = game.determinize(state, state.to_move(), rng)
        bot = ThinkingBot(Settings(8, ahead=3, rivals=2))
        assert bot.choose(game, seen, rng) in list(state.legal_actions())


def test_time_bounds_trials_too() -> None:
    """Without compilation a deal takes long, so no deal starts once the time is up."""
    race = trials(choice_of_five(), 10**7, 10**3, seconds=1e-9)
    assert race.run() == 1 + len(race.rivals)
    assert race.answer() in list(race.seen.legal_actions())


def test_settings_say_how_to_think() -> None:
    state = choice_of_five()
    assert isinstance(begin(ABYSS, state, Settings(1, rivals=1), seeded(1)), Trials)
    assert not isinstance(begin(ABYSS, state, Settings(1), seeded(1)), Trials)
    bot = bots.make("search:iterations=8:rivals=2:ahead=5")
    assert isinstance(bot, SearchBot)
    assert bot.settings.rivals == 2


def test_levels_of_conan_play_answers_out_to_the_end() -> None:
    for level in ("regular", "expert", "master"):
        settings = levels.settings(level, "conan")
        assert settings.rivals > 0
        assert settings.ahead == levels.PLAYED_OUT
        assert settings.blunders == 0
        assert levels.numbers("conan")[level][3] == settings.rivals
    assert levels.settings("expert", "conan", levels.Bounds(ahead=9)).ahead == 9
    for game in ("abyss", "conspiracy", "smog"):
        assert all(levels.settings(level, game).rivals == 0 for level in levels.NAMES)


def test_explain_puts_the_answer_first() -> None:
    state = choice_of_two()
    settings = Settings(150, ahead=TO_THE_END, blunders=0, rivals=5)
    found = explain(ABYSS, state, settings, seeded(1))
    assert found[0].action == ABYSS.actions.read(AQUACULTURALIST)
    assert found[0].chance > found[1].chance
    assert type(begin(ABYSS, state, Settings(3), seeded(1))) is Search
