"""What a strong bot would do now: for who asks for a hint at a practice table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.bots import levels
from tablee.bots.explain import candidates
from tablee.bots.trials import begin
from tablee.core.engine import Game, State
from tablee.core.rng import Rng
from tablee.study.effort import effort
from tablee.study.judge import MOST_OTHERS, Judge, Weighed


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do with the question that waits."""

    best: Weighed  # the whole move
    others: tuple[Weighed, ...]  # first answers of other moves it looked at
    wins: bool
    rule: str  # the id of the rule by which it is possible


def advise(game: Game[Any], seen: State, level: str, rng: Rng) -> Advice:
    """`seen` is a state possible for the seat that is asked: nothing in it is a secret."""
    thinks = levels.settings(level, game.name, seats=int(seen.seats))
    thinks.glances, thinks.temperature = 0, 0.0
    search = begin(game, seen, thinks, rng)
    search.run()
    found = candidates(search)
    judge = Judge(game, effort(level, game.name, int(seen.seats)))
    answers = judge.whole(seen, found[0], int(seen.to_move()), rng)
    others = found[1 : 1 + MOST_OTHERS]
    return Advice(
        best=Weighed(answers, found[0].chance, found[0].visits, found[0].line),
        others=tuple(Weighed((one.action,), one.chance, one.visits, one.line) for one in others),
        wins=bool(game.wins(seen, found[0].action)),
        rule=str(seen.question().rule(found[0].action)),
    )
