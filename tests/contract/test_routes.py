"""Routes, chains of answers offered as one: legal, honest, correctly described, cheapest."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import tablee
from tablee.core import record
from tablee.core.engine import Game, State
from tablee.core.events import Log
from tablee.core.rng import seeded
from tablee.core.routes import Route
from tablee.games.conan import actions as conan
from tablee.games.smog import actions as smog
from tablee.text import LANGUAGES, texts
from tests.conan import journeys as marches
from tests.contract.expected import expected
from tests.contract.walk import every_game, every_table, options_of, positions
from tests.smog import journeys as strolls

STARTERS = {
    "smog": ("TakeTurn", "MoveAgents", "SendAgent", "WalkOn"),
    "conan": ("HeroesAct", "HeroActs", "AllyActs", "MoveFigure", "ChooseMover", "ChooseAttacker"),
}
GAMES = 3
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]
tables_of = {
    name: pytest.mark.parametrize("seats", range(game.min_seats, game.max_seats + 1))
    for name, game in ((name, tablee.game(name)) for name in tablee.game_names())
}


def starts(game: Game[Any], seats: int, each: int) -> Iterator[tuple[Any, int]]:
    """Walk through random games; yield positions from which routes may lead, and who is asked."""
    starters = STARTERS.get(game.name, ())
    for number in range(GAMES if starters else 0):
        seed = GAMES * seats + number
        seen: defaultdict[str, int] = defaultdict(int)
        for state in positions(game, seats, [seed], options=options_of(game, seats, seed)):
            kind = type(state.question()).__name__
            if kind in starters and seen[kind] < each:
                seen[kind] += 1
                for seat in range(seats):
                    if state.may_answer() >> seat & 1:
                        yield state, seat


def seen_by(game: Game[Any], state: State, seat: int, number: int) -> Any:
    return game.determinize(state, seat, seeded(number))


def played(state: State, actions: Sequence[int]) -> Any:
    twin = state.clone()
    for action in actions:
        twin.apply(action)
    return twin


@every_table
def test_every_answer_is_legal_and_foreseen_up_to_the_last(game: Game[Any], seats: int) -> None:
    """In the true state too. Before the last answer nobody else is asked and nothing is drawn."""
    chooser = random.Random(1)
    for state, seat in starts(game, seats, each=6):
        found = game.routes(seen_by(game, state, seat, 1), seat)
        for route in chooser.sample(found, min(10, len(found))):
            true, other = state.clone(), seen_by(game, state, seat, 2)
            chance, others_chance = true.rng.used(), other.rng.used()
            for number, action in enumerate(route.actions):
                true.play(seat, action)
                other.play(seat, action)
                if number < len(route.actions) - 1:
                    assert (true.rng.used(), other.rng.used()) == (chance, others_chance)
                    assert true.may_answer() >> seat & 1
                    assert game.view(true, seat) == game.view(other, seat)


@every_table
def test_routes_are_found_without_what_the_seat_may_not_know(game: Game[Any], seats: int) -> None:
    for state, seat in starts(game, seats, each=6):
        before = record.to_ints(state, game.steps)
        true = game.routes(state, seat)
        for number in range(3):
            assert game.routes(seen_by(game, state, seat, number), seat) == true
        assert record.to_ints(state, game.steps) == before


@every_table
def test_routes_lead_only_from_questions_put_to_the_seat(game: Game[Any], seats: int) -> None:
    for state, _ in starts(game, seats, each=2):
        for seat in range(seats):
            if not state.may_answer() >> seat & 1:
                assert game.routes(state, seat) == []
    over = game.new_game(seats, 1)
    chooser = random.Random(1)
    while not over.is_over():
        over.apply(chooser.choice(list(over.legal_actions())))
    assert game.routes(over, 0) == []


@every_game
def test_each_kind_comes_up_and_has_a_sentence_in_every_language(game: Game[Any]) -> None:
    kinds = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        for state, seat in starts(game, seats, each=4):
            for route in game.routes(state, seat):
                kinds.add(route.kind)
                thing, number = route.to
                assert 0 <= number < len(game.things[thing])
                for language in LANGUAGES:
                    said = texts(game.name, language)
                    assert said.say(f"route-{route.kind}", **said.values(route.values, PLAYERS))
    assert kinds == set(expected(game.name).routes)


# -- Conan -----------------------------------------------------------------------------


def leads(
    game: Game[Any], state: State, seat: int
) -> Iterator[tuple[tuple[int, ...], list[Route]]]:
    """Yield the answers before the first step, and the walks that begin with them."""
    groups: defaultdict[tuple[int, ...], list[Route]] = defaultdict(list)
    for route in game.routes(state, seat):
        if route.kind == "walk":
            begun = [
                number
                for number, action in enumerate(route.actions)
                if conan.MOVE <= action < conan.LEAVE
            ]
            groups[route.actions[: begun[0]]].append(route)
    yield from groups.items()


@tables_of["conan"]
def test_every_march_is_offered_and_none_can_be_cheaper(seats: int) -> None:
    game = tablee.game("conan")
    compared = 0
    for state, seat in starts(game, seats, each=3):
        for first, walks in leads(game, state, seat):
            best, complete = marches.all_walks(played(state, first))
            offered: dict[int, tuple[int, ...]] = {}
            for route in walks:
                price = tuple(route.values[name] for name in ("gems", "points", "risks"))
                assert offered.setdefault(route.to[1], price) <= price
            if complete:
                compared += 1
                assert offered == best
            else:
                assert all(price >= offered[zone] for zone, price in best.items())
    assert compared > 10


@tables_of["conan"]
def test_a_march_says_truly_what_it_costs(seats: int) -> None:
    game = tablee.game("conan")
    for state, seat in starts(game, seats, each=6):
        for first, walks in leads(game, state, seat):
            begin = played(state, first)
            figure = marches.walker(begin)
            for route in walks:
                values = route.values
                assert values["figure"] == ["figure", state.scenario().figure_names[figure]]
                assert values["zone"] == list(route.to)
                end = played(begin, route.actions[len(first) : -1])
                end.answer(route.actions[-1])
                assert (values["gems"], values["points"]) == marches.cost(begin, end, figure)
                assert (values["left"], values["available"]) == (
                    end.points,
                    marches.purse(end, figure),
                )
                end.settle()
                assert values["risks"] == (end.rng.used() != state.rng.used())
                assert 0 <= values["hindrance"] < max(1, values["points"])
                if not values["risks"] and end.zone[figure] >= 0:
                    assert end.board().first_zone + end.zone[figure] == route.to[1]


@tables_of["conan"]
def test_a_risky_march_comes_with_a_safe_one_if_there_is_any(seats: int) -> None:
    game = tablee.game("conan")
    for state, seat in starts(game, seats, each=6):
        for _, walks in leads(game, state, seat):
            by_zone = defaultdict(list)
            for route in walks:
                by_zone[route.to].append(route.values["risks"] + route.values["walls"])
            for dangers in by_zone.values():
                assert len(dangers) == 1 or (dangers[0] > 0 and dangers[1:] == [0])


@tables_of["conan"]
def test_every_target_of_every_attack_and_spell_has_its_route(seats: int) -> None:
    """And nothing else has one. The second to last answer is the weapon or the spell."""
    game = tablee.game("conan")
    weapons = (*range(conan.FIGHT, conan.CAST),)
    for state, seat in starts(game, seats, each=4):
        offered = [r.actions for r in game.routes(state, seat) if r.kind in ("strike", "cast")]
        assert len(offered) == len(set(offered))
        if type(state.question()).__name__ != "HeroActs":
            continue
        expected = set()
        for action in state.legal_actions():
            spell = conan.CAST <= action < conan.COMMAND
            twin = played(state, [action]) if spell or action in weapons else None
            if twin is None or twin.is_over() or twin.to_move() != seat:
                continue
            if type(twin.question()).__name__ in (
                "ChooseTarget",
                "ChooseSpellTarget",
                "ChooseSpellZone",
            ):
                expected |= {(action, answer) for answer in twin.legal_actions()}
        assert set(offered) == expected


@tables_of["conan"]
def test_attacks_and_spells_say_truly_what_they_are(seats: int) -> None:
    game = tablee.game("conan")
    for state, seat in starts(game, seats, each=4):
        for route in game.routes(state, seat):
            if route.kind not in ("strike", "cast"):
                continue
            log = Log()
            twin = played(state, route.actions[:-1])
            twin.observer = log
            twin.answer(route.actions[-1])
            assert route.values["target"] == list(route.to)
            if route.kind == "cast":
                paid = [told for told in log.told if told[0] == conan.CAST_SPELL]
                assert [(what, gems) for _, _, what, gems, _ in paid] == [
                    (route.values["spell"][1], route.values["gems"])
                ]
            else:
                attack = twin.attack()
                names = twin.scenario().figure_names
                assert names[attack.attacker] == route.values["figure"][1]
                assert names[attack.queue[0]] == route.to[1]
                assert attack.card == route.values.get("card", [None, -1])[1]
                assert attack.web == (route.values["way"] == 2)
                for colour, name in enumerate(("yellow", "orange", "red")):
                    more = attack.dice[colour] - route.values[name]  # a table, a height
                    assert more == 0 or (colour == 0 and more > 0)


@tables_of["conan"]
def test_likewise_leads_as_many_figures_as_it_says(seats: int) -> None:
    game = tablee.game("conan")
    for state, seat in starts(game, seats, each=12):
        for route in game.routes(state, seat):
            if route.kind != "likewise":
                continue
            first = state.board().first_zone
            origin, goal = route.values["from"][1] - first, route.to[1] - first
            before, after = state.clone(), played(state, route.actions)
            moved = before.here[origin] & after.here[goal]
            assert bin(moved).count("1") == route.values["figures"]
            assert before.moved & before.here[goal]  # somebody has gone before
            assert before.available - after.available == route.values["gems"] == 0


# -- SMOG ------------------------------------------------------------------------------


@tables_of["smog"]
def test_every_stroll_is_offered_and_none_can_be_cheaper(seats: int) -> None:
    game = tablee.game("smog")
    compared = 0
    for state, seat in starts(game, seats, each=12):
        if type(state.question()).__name__ != "TakeTurn":
            continue
        offered: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
        choosing = False
        for route in game.routes(state, seat):
            offered[route.to[1]].add((route.values["actions"], route.values["tolls"]))
            choosing = choosing or route.values["ethers"] > 0
        best = strolls.all_walks(state)
        if choosing:  # which Ether is the walker's choice, so nothing leads on from there
            for place, pairs in offered.items():
                assert pairs <= best[place]
        else:
            compared += 1
            assert offered == best
    assert compared > 10


@tables_of["smog"]
def test_a_stroll_says_truly_what_it_costs(seats: int) -> None:
    game = tablee.game("smog")
    for state, seat in starts(game, seats, each=12):
        for route in game.routes(state, seat):
            if route.kind != "walk":
                continue
            end = played(state, route.actions)
            values = route.values
            paying = type(end.question()).__name__ == "PayToll"
            owed = end.question().tolls if paying else 0
            assert state.actions - end.actions == values["actions"]
            paid = state.at[seat].sovereigns - end.at[seat].sovereigns
            given = state.at[seat].ether_total() - end.at[seat].ether_total()
            assert paid + given + owed == values["tolls"]
            assert given + owed == values["ethers"]
            assert paying or end.at[seat].place == route.to[1]
            assert not paying or end.at[seat].sovereigns == 0


@tables_of["smog"]
def test_an_agent_goes_with_as_few_hourglasses_as_it_can(seats: int) -> None:
    game = tablee.game("smog")
    for state, seat in starts(game, seats, each=12):
        groups = defaultdict(list)
        for route in game.routes(state, seat):
            if route.kind == "agent":
                groups[route.values["agent"][1]].append(route)
        for agent, ways in groups.items():
            begin = state
            if type(state.question()).__name__ == "MoveAgents":
                begin = played(state, [smog.AGENT + agent])
            slot = state.slot_of(agent)
            best = strolls.all_ends(begin, slot)
            offered: dict[int, tuple[int, int]] = {}
            for route in ways:
                price = route.values["hourglasses"], route.values["steps"]
                assert offered.setdefault(route.to[1], price) == price
                end = played(state, route.actions)
                assert end.agent_at[slot] == route.to[1]
                assert not strolls.moves(end, seat, slot)  # it stands still
                sides = sum(route.values[side] for side in ("south", "west", "north", "east"))
                assert sides == end.supply - state.supply == price[0]
            assert offered == best
