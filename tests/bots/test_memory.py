"""A tree kept from one own question to the next: only for the very same question."""

from __future__ import annotations

import tablee
from tablee import bots
from tablee.bots.match import Match
from tablee.bots.memory import Memory, same_question
from tablee.bots.search import Search, SearchBot, Settings
from tablee.core.native import i64, vec
from tablee.core.rng import seeded
from tests.bots.places import ABYSS, last_turn, some_position
from tests.contract.walk import every_table


def thought(state, iterations=150, tree=None):
    search = Search(ABYSS, state, Settings(iterations), seeded(1), tree)
    return search, search.run()


def remembered(state):
    search, _ = thought(state)
    answer = search.answer()
    memory = Memory()
    memory.keep(search.tree, state, answer)
    return memory, answer


def before_paying():
    """To recruit a lord is followed by the own question how to pay for it."""
    return last_turn(court=["ship_master", "aquaculturalist"], opponent=["landowner", "miller"])


def test_what_was_found_about_the_next_question_is_part_of_its_budget():
    state = before_paying()
    search, done = thought(state)
    answer = search.answer()
    memory = Memory()
    memory.keep(search.tree, state, answer)
    assert state.to_move() == search.seat, "the position thought over stays as it was"
    state.apply(answer)
    kept = memory.recall(ABYSS, state)
    assert kept is not None
    visits = int(kept.tried(kept.root))
    assert 0 < visits < done
    again, more = thought(state, visits + 40, kept)
    assert more <= 40
    assert again.answer() in list(state.legal_actions())


def test_a_tree_is_recalled_once():
    state = before_paying()
    memory, answer = remembered(state)
    state.apply(answer)
    assert memory.recall(ABYSS, state) is not None
    assert memory.recall(ABYSS, state) is None


def test_another_question_is_thought_over_afresh():
    state = before_paying()
    memory, _ = remembered(state)
    assert memory.recall(ABYSS, state) is None, "this is the question that was answered"


def test_the_same_answers_in_another_position_are_another_question():
    one, other = before_paying(), before_paying()
    assert same_question(ABYSS, one, other)
    other.at[1].pearls += 1
    assert list(one.legal_actions()) == list(other.legal_actions())
    assert not same_question(ABYSS, one, other)


def test_what_one_seat_found_is_not_told_to_another():
    """One bot may answer for several seats: what it knows from one stays with that one."""
    for seed in range(1, 40):
        state = some_position(seed=seed)
        search, _ = thought(state, 40)
        answer = search.answer()
        following = state.clone()
        following.apply(answer)
        if not following.is_over() and following.to_move() != state.to_move():
            memory = Memory()
            memory.keep(search.tree, state, answer)
            assert memory.recall(ABYSS, following) is None
            return
    raise AssertionError("no answer led to another seat's question")


def test_another_game_is_another_question():
    memory, _ = remembered(before_paying())
    conspiracy = tablee.game("conspiracy")
    assert memory.recall(conspiracy, conspiracy.new_game(2, 0)) is None


def test_children_that_are_not_legal_are_cut_off():
    state = some_position()
    search, _ = thought(state, 60)
    tree = search.tree
    actions = state.legal_actions()
    tree.prune(tree.root, vec[i64]([actions[0], actions[1]]))
    left = {int(tree.action[child]) for child in tree.children(tree.root)}
    assert left == {int(actions[0]), int(actions[1])}
    assert all(place == -1 for place in tree.child_of), "the scratch is clean"


@every_table
def test_games_with_kept_trees_end(game, seats):
    """Every answer goes through the checked door, so none is illegal."""
    match = Match(game, [SearchBot(Settings(6, ahead=1, keep=1)) for _ in range(seats)], 5)
    assert match.play()


def test_it_is_a_setting_of_a_search():
    assert bots.make("search:iterations=9:keep=1").settings.keep == 1
    assert bots.make("search:iterations=9").settings.keep == 0
    assert bots.make("expert").settings.keep == 0
