"""Chances told against games won: who says seventy in a hundred should win seventy of them.

A bot that searches plays against itself. For each question it keeps what its search says the
chance of the answer is, and in the end what the seat won. A file of results has one line for the
run, then one for each game, so that a rerun plays only what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee import bots
from tablee.bots import levels
from tablee.bots.match import FIRST_DEALER, FIRST_STREAM
from tablee.bots.network_file import checksum
from tablee.bots.search import Settings
from tablee.bots.trials import ThinkingBot
from tablee.core import registry
from tablee.core.engine import State
from tablee.core.errors import BadOption, TableeError
from tablee.core.rng import seeded
from tablee.sim.plan import Plan, make_plan
from tablee.sim.stats import wilson

CLASSES = 10  # of chances, equally wide
THOUSAND = 1000
Json = dict[str, Any]
Game = Sequence[tuple[float, float]]  # by question: the chance told, the share won


@dataclass(frozen=True, slots=True)
class Row:
    """The answers of which much the same was promised."""

    lowest: float
    answers: int
    games: int  # that they come from
    told: float  # mean chance
    won: float  # mean share
    interval: tuple[float, float]  # of the share; answers of one game count as one


def settings_of(name: str, game: str, seats: int) -> Settings:
    """Return how a bot searches; one that does not search tells no chance."""
    if name in levels.NAMES:
        return levels.settings(name, game, seats=seats)
    kind, _, written = name.partition(":")
    if kind == "search" and written:
        return bots.read_settings(written.split(":"))
    allowed = f"{', '.join(levels.NAMES)} or search:..."
    raise BadOption(f"only a bot that searches tells chances: {allowed}, not {name}")


def plan_of(
    game: str, name: str, seats: int, games: int, seed: int, options: Mapping[str, object]
) -> Plan:
    settings_of(name, game, seats)
    return make_plan(game, [name] * seats, games, seed, options)


def play(plan: Plan, number: int) -> Game:
    """Play one game; return what was told and what came of it. An unfinished game tells nothing."""
    rules = plan.rules()
    seed = plan.seed_of(number)
    bot = ThinkingBot(settings_of(plan.bots[0], plan.game, plan.seats))
    state: State = rules.new_game(plan.seats, seed, dict(plan.options))
    rngs = [seeded(seed, FIRST_STREAM + seat) for seat in range(plan.seats)]
    dealers = [seeded(seed, FIRST_DEALER + seat) for seat in range(plan.seats)]
    told: list[tuple[int, float]] = []
    moves = 0
    while not state.is_over():
        if moves >= rules.longest_game:
            return []
        moves += 1
        seat = int(state.to_move())
        actions = state.legal_actions()
        action = actions[0]
        if len(actions) > 1:
            search = bot.begin(rules, rules.determinize(state, seat, dealers[seat]), rngs[seat])
            tried = search.run()
            action = search.answer()
            if tried > 0:  # else nothing else was worth a try
                told.append((seat, chance_of(search.tree, action)))
        state.play(seat, action)
    winners = int(rules.winners(state))
    return [(chance, share(rules, plan.seats, winners, seat)) for seat, chance in told]


def chance_of(tree: Any, action: int) -> float:
    """Return the chance of an answer, in thousandths: so much is written down."""
    node = next(child for child in tree.children(tree.root) if tree.action[child] == action)
    return round(float(tree.chance(node)) * THOUSAND) / THOUSAND


def share(rules: Any, seats: int, winners: int, seat: int) -> float:
    """Return what a seat's side has of the victory."""
    sides = {int(rules.side(other, seats)) for other in range(seats) if winners >> other & 1}
    return 1.0 / len(sides) if int(rules.side(seat, seats)) in sides else 0.0


# -- runs ----------------------------------------------------------------------------------


def run(plan: Plan, path: Path | None, progress: Callable[[int], None]) -> list[Game]:
    """Return the games of a plan; those that the file holds are not played again."""
    games = held(plan, path)[: plan.games]
    progress(len(games))
    for number in range(len(games), plan.games):
        games.append(play(plan, number))
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
        progress(len(games))
    return games


def held(plan: Plan, path: Path | None) -> list[Game]:
    """Return the games of a file; a new file gets the line that says what its games are."""
    if path is None:
        return []
    asked = header(plan)
    if not path.exists() or not path.stat().st_size:
        path.write_text(json.dumps(asked) + "\n", encoding="utf-8")
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    try:
        found = json.loads(first)
        games = [[(float(chance), float(won)) for chance, won in json.loads(row)] for row in lines]
    except (ValueError, TypeError) as error:
        raise TableeError(f"{path} does not hold chances told: {error}") from None
    if found != asked:
        differing = [
            key for key in asked if not isinstance(found, dict) or found.get(key) != asked[key]
        ]
        raise TableeError(f"{path} holds a run with other {', '.join(differing)}")
    return list(games)


def header(plan: Plan) -> Json:
    """Return what makes games comparable, as JSON would read it again."""
    meant = settings_of(plan.bots[0], plan.game, plan.seats)
    network = checksum(plan.game, plan.seats) if meant.network else 0
    told = {
        "tablee_calibration": 1,
        "game": plan.game,
        "version": int(registry.game(plan.game).version),
        "bot": plan.bots[0],
        "thinks": [int(meant.iterations), int(meant.ahead), meant.trust, meant.network, network],
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
    }
    found: Json = json.loads(json.dumps(told))
    return found


# -- what they say -----------------------------------------------------------------------


def rows(games: Sequence[Game], classes: int = CLASSES) -> list[Row]:
    """Sort the answers by the chance told; classes without an answer are left out."""
    found = []
    for place in range(classes):
        of_games = [[one for one in game if class_of(one[0], classes) == place] for game in games]
        of_games = [game for game in of_games if game]
        if of_games:
            found.append(row(place / classes, of_games))
    return found


def class_of(chance: float, classes: int) -> int:
    return min(int(chance * classes), classes - 1)


def row(lowest: float, games: Sequence[Game]) -> Row:
    answers = [one for game in games for one in game]
    told = sum(chance for chance, _ in answers) / len(answers)
    won = sum(share for _, share in answers) / len(answers)
    # Answers of one game have one outcome between them: games are what there are many of.
    interval = wilson(won * len(games), len(games))
    return Row(lowest, len(answers), len(games), told, won, interval)


def distance(games: Sequence[Game]) -> float:
    """Return how far apart chance and share are, over the classes, weighed by their answers."""
    found = rows(games)
    answers = sum(one.answers for one in found)
    return sum(abs(one.told - one.won) * one.answers for one in found) / max(1, answers)
