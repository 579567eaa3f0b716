"""The quick judgement behind the greedy bot."""

from tablee import bots
from tablee.bots.match import Match
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tests.conspiracy.tables import QUIET, do, draws, offered, script, table


def favourite(state: ConspiracyState, family: str = "") -> str:
    """Return the option with the highest rating, of one family only if it is named."""
    among = [words for words in offered(state) if words.startswith(family)]
    return max(among, key=lambda words: GAME.heuristic.rate(state, GAME.actions.read(words)))


def test_it_prefers_the_better_lord() -> None:
    state = table()
    script(state, "red_6", "red_0")
    do(state, 0, "draw 2")
    assert favourite(state) == "recruit red_6"


def test_it_sees_a_coalition_grow() -> None:
    state = table(chambers={0: ["red_4", "red_3"]})
    script(state, "red_1", "blue_1")
    do(state, 0, "draw 2")
    assert favourite(state) == "recruit red_1"


def test_it_makes_the_swap_that_joins_a_coalition() -> None:
    state = table(chambers={0: ["red_4", "red_3", "green_6", "blue_1", "red_6"]})
    assert GAME.score_sheet(state, 0)["coalition"] == 3 * 2
    draws(state, 0, "yellow_0")
    while state.to_move() == 0:
        do(state, 0, favourite(state))
    assert GAME.score_sheet(state, 0)["coalition"] == 3 * 3


def test_it_makes_no_swap_that_brings_nothing() -> None:
    state = table(chambers={0: ["red_4", "blue_4"]})
    draws(state, 0, "yellow_0")
    assert favourite(state) == "pass"


def test_of_the_locations_on_offer_it_takes_the_one_worth_most() -> None:
    """Whether it draws instead depends on the weights, and is not tested."""
    state = table(chambers={0: ["red_1"]}, available=["seven_points", "strongest_blue"])
    draws(state, 0, "green_1")
    assert favourite(state, "location ") == "location seven_points"


def test_the_value_of_a_seat_grows_with_its_points() -> None:
    state = table(chambers={0: QUIET[:9], 1: QUIET[9:11]})
    assert GAME.heuristic.value(state, 0) > GAME.heuristic.value(state, 1) > 0


def test_room_is_worth_something() -> None:
    """Two more lords without points make a position worse, since they take up two spaces."""
    opponent = QUIET[5:10] + QUIET[13:]
    states = [
        table(chambers={0: lords, 1: opponent}) for lords in (QUIET[:5], QUIET[:5] + QUIET[11:13])
    ]
    sheets = [GAME.score_sheet(state, 0) for state in states]
    assert sheets[0]["lords"] == sheets[1]["lords"]
    for state in states:
        state.at[0].pearls = 0
        state.pearl_master = 1
    roomy, crowded = (GAME.heuristic.value(state, 0) for state in states)
    assert roomy - crowded > (sheets[0]["coalition"] - sheets[1]["coalition"]) * 100


def test_greedy_beats_random_at_two_seats() -> None:
    games = 200
    wins = 0.0
    for seed in range(games):
        greedy = seed % 2
        names = ["greedy" if seat == greedy else "random" for seat in range(2)]
        match = Match(GAME, [bots.make(name) for name in names], seed)
        assert match.play()
        assert isinstance(match.state, ConspiracyState)
        winners = int(GAME.winners(match.state))
        wins += ((winners >> greedy) & 1) / winners.bit_count()
    assert wins >= 0.95 * games
