"""The quick judgement behind the greedy bot: cards played against others and against agents."""

from tablee.games.smog.bot.plans import outlook
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import artefacts, coins, ethers, hand, put_agents, stand, table


def rating(state: SmogState, choice: str) -> int:
    return GAME.heuristic.rate(state, GAME.actions.read(choice))


def test_titans_breath_is_kept_while_nobody_is_a_threat() -> None:
    state = table()
    ethers(state, 0, mana=1)
    hand(state, 0, "titans_breath")
    assert rating(state, "play titans_breath") < rating(state, "end_turn")


def test_titans_breath_is_played_against_an_opponent_with_an_artefact() -> None:
    state = table()
    ethers(state, 0, mana=1)
    hand(state, 0, "titans_breath")
    artefacts(state, 2, "atlantean_key")
    assert rating(state, "play titans_breath") > rating(state, "end_turn")


def test_titans_breath_is_played_against_an_opponent_about_to_buy_an_artefact() -> None:
    state = table()
    ethers(state, 0, mana=1)
    hand(state, 0, "titans_breath")
    stand(state, 1, "A")
    coins(state, 1, 12)
    assert rating(state, "play titans_breath") > rating(state, "end_turn")


def test_ritual_invocation_waits_until_an_exchange_of_agents_helps() -> None:
    state = table(agents=("doctor", "witch", "dandy", "gatekeeper"))
    ethers(state, 0, blood=1)
    hand(state, 0, "ritual_invocation")
    helped = []
    for tile in ("A", "B", "C", "D", *range(1, 9)):
        put_agents(state, ("doctor", tile))
        helped.append(rating(state, "play ritual_invocation") > rating(state, "end_turn"))
    assert any(helped)
    assert not all(helped)


def test_an_artefact_is_worth_more_than_what_it_costs() -> None:
    """Two seats differ only in a purchase: the seat with the artefact is ahead."""
    state = table()
    coins(state, 0, 6)
    coins(state, 1, 6)
    before = GAME.heuristic.value(state, 0)
    artefacts(state, 0, "atlantean_key")
    coins(state, 0, 0)
    assert GAME.heuristic.value(state, 0) > before


def test_an_artefact_counts_for_more_than_it_seems_to_save() -> None:
    """Seats without artefacts lose more often than the price of artefacts suggests."""
    state = table()
    value, left = GAME.heuristic.value(state, 0), outlook(state, 0)
    artefacts(state, 0, "atlantean_key")
    assert GAME.heuristic.value(state, 0) - value > left - outlook(state, 0) > 0


def test_a_lead_is_surer_the_more_artefacts_somebody_has() -> None:
    state = table()
    unsure = GAME.heuristic.lead(state)
    artefacts(state, 1, "atlantean_key")
    assert 0 < GAME.heuristic.lead(state) < unsure
