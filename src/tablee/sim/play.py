"""One batch of games: names in, counts out, so that any process can do it."""

from __future__ import annotations

from typing import Any

from tablee import bots
from tablee.bots.match import Match
from tablee.core.engine import Game
from tablee.sim.amounts import Amounts
from tablee.sim.plan import Batch, Plan
from tablee.sim.tally import Outcome, Tally


def play_batch(batch: Batch) -> Tally:
    """Play games of a plan; equal batches give equal tallies in any process."""
    plan = batch.plan
    tally = Tally.empty(plan.seats)
    for game in range(batch.first, batch.last):
        play_one(plan, game, tally)
    return tally


def play_one(plan: Plan, game: int, tally: Tally) -> None:
    rules = plan.rules()
    seats = [plan.seat_of(place, game) for place in range(plan.seats)]
    seated = [""] * plan.seats
    for name, seat in zip(plan.bots, seats, strict=True):
        seated[seat] = name
    # New bots for each game: what a bot remembers must not depend on the games before.
    players = [bots.make(name) for name in seated]
    amounts = Amounts(rules, plan.seats)
    observer = amounts if amounts.kinds else None  # observing events takes time
    match = Match(rules, players, plan.seed_of(game), dict(plan.options), observer)
    over = match.play()
    if plan.keeps:
        tally.kept.append(kept(match, game, seated, plan.seed_of(game), over))
    if not over:
        tally.unfinished += 1
        return
    state = match.state
    scores = rules.scores(state)
    winners = int(rules.winners(state))
    tally.add(
        len(match.moves),
        [
            Outcome(
                score=int(scores[seat]),
                sharers=winners.bit_count() if winners >> seat & 1 else 0,
                sheet=rules.score_sheet(state, seat),
                holdings=rules.holdings(state, seat),
                opening=int(match.openings[seat]),
                side=int(rules.side(seat, plan.seats)),
            )
            for seat in seats
        ],
        int(rules.rounds(state)),
        amounts.by_event,
        amounts.happenings(),
        victories(rules, plan.seats, winners),
    )


def kept(match: Match, number: int, seated: list[str], seed: int, over: bool) -> dict[str, Any]:
    """Return a game as `sim.kept` writes it."""
    scores = [int(points) for points in match.game.scores(match.state)]
    winners = int(match.game.winners(match.state))
    return {
        "number": number,
        "seed": f"{seed:032x}",
        "players": seated,
        "moves": [[int(seat), int(action)] for seat, action in match.moves],
        "scores": scores if over else None,
        "winners": [seat for seat in range(len(seated)) if winners >> seat & 1] if over else None,
    }


def victories(rules: Game[Any], seats: int, winners: int) -> dict[int, int]:
    """Return for each side, as the set of its seats, how many sides share its victory; 0: lost."""
    sides = dict.fromkeys(int(rules.side(seat, seats)) for seat in range(seats))
    sharers = sum(1 for side in sides if side & winners)
    return {side: sharers if side & winners else 0 for side in sides}
