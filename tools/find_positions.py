"""Find positions worth judging for `tablee exam`: decisions that the rules alone judge.

    python tools/find_positions.py GAME [--kind won|lost] [--games 20] [--bots A,B] [--option N=V]

Bots play. At every question with a choice, each answer is followed through the rest of the seat's
own decisions, in several deals that are possible for it:

    won      after some answers the seat can win before anybody else decides, in every deal; after
             others it cannot, and games played on from there are lost
    lost     after some answers the next opponent can win before anybody else decides, in every
             deal

What is found is printed as TOML for a game's `exam/`, with the game's moves. The verdict is a
person's: read the position, complete the lists and write the reasons.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import tablee
from tablee import bots
from tablee.bots.playout import playout
from tablee.cli.simulate import read_options
from tablee.core.bits import has
from tablee.core.engine import Game, State
from tablee.core.rng import seeded

DEALS = 24
PLAYED_ON = 2  # games for each deal
MOST_NODES = 4000  # positions looked at for one answer in one deal


class TooLarge(Exception):
    """More positions than are worth looking at."""


class Looking:
    """Whether a side wins by its own decisions alone, and how many positions were looked at."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.side = [int(game.side(seat, seats)) for seat in range(seats)]
        self.left = MOST_NODES

    def wins(self, state: State, seat: int) -> bool:
        """Say whether a seat can win before anybody else is asked."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.is_over():
            return sole_winner(self.game, state, seat)
        if not has(self.side[seat], state.to_move()):
            return False
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if self.wins(after, seat):
                return True
        return False

    def loses(self, state: State, seat: int) -> bool:
        """Say whether, whatever a seat does before, the next opponent can win."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if state.is_over():
            return not has(self.game.winners(state), seat)
        if not has(self.side[seat], state.to_move()):
            return self.wins(state, int(state.to_move()))
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if not self.loses(after, seat):
                return False
        return True


def sole_winner(game: Game[Any], state: State, seat: int) -> bool:
    winners = int(game.winners(state))
    return has(winners, seat) and winners & ~int(game.side(seat, state.seats)) == 0


def found(game: Game[Any], state: State, kind: str) -> tuple[list[int], list[int]] | None:
    """Return the fine and the foolish answers, if there are both.

    Fine is what wins in every deal; or, where defeat is looked for, all but what loses in every
    deal.
    """
    seat = int(state.to_move())
    deals = [game.determinize(state, seat, seeded(number, 77)) for number in range(DEALS)]
    fine: list[int] = []
    foolish: list[int] = []
    for action in state.legal_actions():
        try:
            results = [result(game, deal, int(action), seat, kind) for deal in deals]
        except TooLarge:
            return None
        if all(results) if kind == "won" else any(results):
            fine.append(int(action))
        elif kind == "lost" or is_risky(game, deals, int(action), seat):
            foolish.append(int(action))
        else:
            return None
    return (fine, foolish) if fine and foolish else None


def result(game: Game[Any], deal: State, action: int, seat: int, kind: str) -> bool:
    """Say whether an answer wins, or does not lose, in one deal."""
    after = deal.clone()
    after.apply(action)
    looking = Looking(game, int(deal.seats))
    return looking.wins(after, seat) if kind == "won" else not looking.loses(after, seat)


def is_risky(game: Game[Any], deals: list[Any], action: int, seat: int) -> bool:
    """Say whether a game played on at random after an answer may end without a victory."""
    for number, deal in enumerate(deals * PLAYED_ON):
        after: State = deal.clone()
        after.apply(action)
        playout(after, seeded(number, 78), int(game.longest_game))
        if not sole_winner(game, after, seat):
            return True
    return False


def played(
    game: Game[Any], names: list[str], seed: int, options: dict[str, Any]
) -> Iterator[tuple[State, list[str]]]:
    """Yield each question with a choice of a game, and the moves that led there."""
    seats = max(len(names), int(game.min_seats))
    players = [bots.make(names[(seat + seed) % len(names)]) for seat in range(seats)]
    state: State = game.new_game(seats, seed, options)
    rng = seeded(seed, 5)
    moves: list[str] = []
    while not state.is_over():
        seat = int(state.to_move())
        if len(state.legal_actions()) > 1:
            yield state, moves
        action = players[seat].choose(game, game.determinize(state, seat, rng), rng)
        moves.append(str(game.actions.describe(int(action))))
        state.apply(action)


def written(game: Game[Any], seed: int, state: State, moves: list[str], judged: Any) -> str:
    name = game.actions.describe
    fine, foolish = ([str(name(action)) for action in kind] for kind in judged)
    return (
        f'\n[[position]]\nid = "{seed}_{len(moves)}"\ngame = "{seed}"\nafter = {len(moves)}\n'
        f"seat = {state.to_move()}\nfine = {fine}\nfoolish = {foolish}\n".replace("'", '"')
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kind", choices=("won", "lost"), default="won")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    game = tablee.game(arguments.game)
    options = read_options(arguments.game, arguments.option)
    for seed in range(arguments.first, arguments.first + arguments.games):
        last: list[str] = []
        for state, moves in played(game, arguments.bots.split(","), seed, options):
            judged = found(game, state, arguments.kind)
            if judged:
                print(written(game, seed, state, moves, judged), flush=True)
                last = list(moves)
        if last:
            print(f'\n[[game]]\nid = "{seed}"\nseats = {state.seats}\nseed = "{seed:x}"')
            print(f'options = {options}\nmoves = """\n{"; ".join(last)}\n"""', flush=True)


if __name__ == "__main__":
    main()
