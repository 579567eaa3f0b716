"""Networks: whole numbers, files that fit or say why not, and answers that turn with the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee import bots
from tablee.bots.layout import Layout, renamed
from tablee.bots.match import Match
from tablee.bots.network import HALF, SCALE, Judge, Network, Weights
from tablee.bots.network_file import BadNetwork, find, load, read, written
from tablee.bots.search import Search, Settings
from tablee.core import registry
from tablee.core.bits import bit, listed
from tablee.core.engine import Game, State
from tablee.core.facts import rows
from tablee.core.native import i64, u8, vec
from tablee.core.record import step_fields
from tablee.core.rng import seeded
from tablee.games.abyss.data import ALLY_IDS, RACE_NAMES
from tablee.games.abyss.data import LORD_IDS as ABYSS_LORDS
from tablee.games.abyss.steps.turn import TakeTurn
from tablee.games.conspiracy.data import COLOUR_NAMES, LOCATION_IDS, LORD_IDS, SPACES
from tests.bots.networks import some_layout, some_network, some_weights
from tests.contract.walk import every_game, positions, rarely

CONSPIRACY = registry.game("conspiracy")


def codes(layout: Layout, state: State) -> list[int]:
    room = vec[u8]([u8(0)] * int(layout.game.feature_count))
    return [int(code) for code in layout.active(state, room)]


def held(layout: Layout, state: State) -> dict[str, int]:
    """Return the inputs that hold in a position by name, and how often each counts."""
    found: dict[str, int] = {}
    for code in codes(layout, state):
        name = layout.names[code >> 7]
        found[name] = found.get(name, 0) + (code & 127)
    return found


# -- the sum of rows and what follows ----------------------------------------------------


def plainly(weights: Weights, seats: int, inputs: list[int]) -> list[int]:
    """Work out a network's outcome number by number, as its description says."""
    width, units, further = len(weights.start), len(weights.second_start), seats - 1
    sums = list(weights.start)
    for code in inputs:
        row = weights.rows[(code >> 7) * width :][:width]
        sums = [total + (code & 127) * part for total, part in zip(sums, row, strict=True)]
    assert max(map(abs, sums)) < HALF
    first = [min(max(total, 0), SCALE) for total in sums[: width - further]]
    found = []
    for k in range(further):
        total = weights.out_start[k] + sums[width - further + k] * SCALE
        for j in range(units):
            unit = weights.second_start[j]
            unit += sum(part * weights.second[i * units + j] for i, part in enumerate(first))
            total += min(max(unit // SCALE, 0), SCALE) * weights.out[j * further + k]
        found.append(total)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outcome_is_what_the_layers_add_up_to(seats: int) -> None:
    layout = some_layout(CONSPIRACY, seats)
    weights = some_weights(layout)
    network = Network(layout, weights)
    outcomes = set()
    for state in positions(CONSPIRACY, seats, range(3), every=9):
        inputs = codes(layout, state)
        found = [int(number) for number in network.outcome(vec[i64](inputs))]
        assert found == plainly(weights, seats, inputs)
        outcomes.add(tuple(found))
    assert len(outcomes) > 5, "positions differ"


OUTCOMES = """
import json, tablee
from tablee.core import registry
from tests.bots.networks import some_network
from tests.contract.walk import positions
from tablee.bots.network import Judge
found = []
for name in ("conspiracy", "abyss", "smog"):
    game = registry.game(name)
    judge = Judge(some_network(game, 3))
    found += [[int(n) for n in judge.outcome(s)] for s in positions(game, 3, range(2), every=11)]
print(json.dumps([tablee.COMPILED, found]))
"""


@pytest.mark.compiled_only
def test_compiled_and_plain_give_the_same_integers() -> None:
    told = []
    for pure in ("", "1"):
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", OUTCOMES],
            env={**os.environ, "TABLEE_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(json.loads(done.stdout))
    assert [compiled for compiled, _ in told] == [True, False]
    assert told[0][1] == told[1][1]
    assert len(told[0][1]) > 20


@every_game
def test_chances_are_shared_out_at_every_game(game: Game[Any]) -> None:
    """A game that adds no inputs has those of its observation."""
    seats = int(game.usual_seats)
    judge = Judge(some_network(game, seats))
    search = Search(game, game.new_game(seats, 1), Settings(1), seeded(1))
    search.judge = judge
    for state in positions(game, seats, range(1), every=rarely(game, seats, 40)):
        search.value(state)
        sides = {int(game.side(seat, seats)): search.chances[seat] for seat in range(seats)}
        assert sum(sides.values()) == pytest.approx(1.0)
        for seat in range(seats):
            assert search.chances[seat] == sides[int(game.side(seat, seats))]


# -- symmetry ------------------------------------------------------------------------------


def turned(state: Any) -> Any:
    """Return a position of Conspiracy in which everybody sits one seat further on."""
    twin = state.clone()
    seats = int(state.seats)

    def moved(seat: int) -> int:
        return (seat + 1) % seats if seat >= 0 else seat

    for seat in range(seats):
        twin.at[seat] = state.at[(seat - 1) % seats]
    twin.turn, twin.pearl_master = moved(state.turn), moved(state.pearl_master)
    twin.forced_by = moved(state.forced_by)
    for place, step in enumerate(state.agenda):
        if step.seat >= 0:
            rest = [getattr(step, name) for name in step_fields(type(step))]
            twin.agenda[place] = type(step)(moved(step.seat), *rest)
    return twin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_sits_one_seat_further_on_has_the_chance_of_who_sat_there(seats: int) -> None:
    judge = Judge(some_network(CONSPIRACY, seats))
    for state in positions(CONSPIRACY, seats, range(4), every=7):
        chances, further_on = (vec[float]([0.0] * seats) for _ in range(2))
        judge.value(state, chances)
        judge.value(turned(state), further_on)
        assert [further_on[(seat + 1) % seats] for seat in range(seats)] == list(chances)
        assert len(set(chances)) == seats, "seats are told apart"


def recoloured(state: Any, words: dict[str, str]) -> Any:
    """Return a position of Conspiracy in which every colour has become another."""
    lord = {LORD_IDS.index(n): LORD_IDS.index(renamed(n, words)) for n in LORD_IDS}
    place = {LOCATION_IDS.index(n): LOCATION_IDS.index(renamed(n, words)) for n in LOCATION_IDS}
    colour = {c: COLOUR_NAMES.index(words[name]) for c, name in enumerate(COLOUR_NAMES)}
    lord[-1] = place[-1] = -1
    twin = state.clone()
    for chamber in twin.at:
        for space in range(SPACES):
            chamber.lords[space] = lord[chamber.lords[space]]
            chamber.locations[space] = place[chamber.locations[space]]
        coats = list(chamber.coats)
        for before, after in colour.items():
            chamber.coats[after] = coats[before]
        chamber.controlled = sum(1 << place[n] for n in listed(chamber.controlled))
    for before, after in lord.items():
        if before >= 0:
            twin.discards[after] = state.discards[before]
    for pile, ids in [
        *((pile, lord) for pile in (twin.deck, twin.drawn, twin.recruits)),
        *((pile, place) for pile in (twin.location_deck, twin.available, twin.drawn_locations)),
    ]:
        for i in range(pile.size()):
            pile.cards[i] = ids[pile.cards[i]]
    return twin


def test_conspiracys_colours_are_alike() -> None:
    """What makes its network's symmetries true: the printed facts of the cards."""
    for colour in COLOUR_NAMES[1:]:
        words: dict[str, str] = {COLOUR_NAMES[0]: colour}
        for row in rows("conspiracy", "lords"):
            if row["colour"] == COLOUR_NAMES[0]:
                name = renamed(row["id"], words)
                other = next(one for one in rows("conspiracy", "lords") if one["id"] == name)
                for fact in ("influence", "key", "pearls", "effect", "copies"):
                    assert row[fact] == other[fact]


def test_a_position_in_other_colours_has_the_mirrored_inputs_and_the_same_value() -> None:
    layout = some_layout(CONSPIRACY, 2)
    symmetries = CONSPIRACY.inputs.symmetries()
    moves = layout.permutations()
    assert len(symmetries) == len(moves) == 120
    weights = some_weights(layout)
    width = len(weights.start)
    same: dict[str, str] = dict.fromkeys(COLOUR_NAMES, "colour")
    rows_of: dict[str, list[int]] = {}
    for i, name in enumerate(layout.names):  # a network to which all colours are one
        row = rows_of.setdefault(renamed(name, same), weights.rows[i * width : (i + 1) * width])
        weights.rows[i * width : (i + 1) * width] = row
    judge = Judge(Network(layout, weights))
    for number, state in enumerate(positions(CONSPIRACY, 2, range(8), every=6)):
        words = symmetries[(number * 37 + 1) % 120]
        mirrored = recoloured(state, words)
        expected = {renamed(name, words): times for name, times in held(layout, state).items()}
        assert held(layout, mirrored) == expected
        assert list(judge.outcome(mirrored)) == list(judge.outcome(state))
        move = moves[(number * 37 + 1) % 120]
        assert sorted(move[code >> 7] for code in codes(layout, state)) == sorted(
            code >> 7 for code in codes(layout, mirrored)
        )


# -- the inputs of a position ----------------------------------------------------------------


def test_a_byte_of_the_observation_is_one_input_for_each_of_its_values() -> None:
    """Abyss: pearls up to the largest told apart, lords as members of a set."""
    game = registry.game("abyss")
    layout = some_layout(game, 2)
    state: Any = game.new_game(2, 1)
    state.at[0].pearls, state.at[1].pearls = 2, 7
    state.at[1].disabled = bit(9)
    asked = int(state.to_move())
    assert asked == 0
    found = held(layout, state)
    assert found["side.0.pearls=2"] == 1
    assert found["side.1.pearls=3"] == 1, "larger values are not told apart"
    assert found["side.1.disabled.1.bit_1"] == 1
    assert [name for name in found if name.startswith("question.")] == ["question.TakeTurn"]


def test_conspiracys_own_inputs_count_as_the_rules_do() -> None:
    layout = some_layout(CONSPIRACY, 3)
    for state in positions(CONSPIRACY, 3, range(6), every=5):
        found = held(layout, state)
        asked = int(state.to_move())
        for place in range(3):
            seat = (asked + place) % 3
            own = f"own.{place}"
            points = int(CONSPIRACY.points(state, seat))
            assert found.get(f"{own}.each_point", 0) == points
            assert found[f"{own}.points={points // 2 * 2}"] == 1
            assert found.get(f"{own}.each_lord", 0) == state.at[seat].placed
            of_kind = [found.get(f"{own}.lord.{lord}", 0) for lord in LORD_IDS]
            assert of_kind == [list(state.at[seat].lords).count(n) for n in range(len(LORD_IDS))]
            coalition = CONSPIRACY.table(state, seat)["chambers"][seat]["coalition"]
            assert found[f"{own}.largest={len(coalition)}"] == 1


def test_abysss_own_inputs_count_as_the_rules_do() -> None:
    game = registry.game("abyss")
    layout = some_layout(game, 3)
    offers = payments = 0
    for state in positions(game, 3, range(6), every=5):
        found = held(layout, state)
        view = game.table(state, int(state.to_move()))
        for place in range(3):
            seat = (int(state.to_move()) + place) % 3
            own, side, shown = f"own.{place}", state.at[seat], view["sides"][seat]
            assert found.get(f"{own}.each_point", 0) == max(int(game.points(state, seat)), 0)
            assert found.get(f"{own}.each_pearl", 0) == shown["pearls"]
            assert found[f"{own}.keys={min(shown['keys'], 3)}"] == 1
            assert found[f"{own}.lords={len(shown['free'] + shown['housed'])}"] == 1
            active = {lord for lord in shown["free"] if lord not in shown["disabled"]}
            assert {name.split(".")[3] for name in found if f"{own}.active." in name} == active
            in_hand = [found.get(f"{own}.hand.{ally}", 0) for ally in ALLY_IDS]
            assert in_hand == list(side.hand)
            of_race = [
                sum((n % 5 + 1) * in_hand[n] for n in range(5 * race, 5 * race + 5))
                for race in range(5)
            ]
            assert found.get(f"{own}.each_worth", 0) == sum(of_race)
            for race, worth in zip(RACE_NAMES, of_race, strict=True):
                told = [n for n in range(1, 16) if f"{own}.worth.{race}={n}" in found]
                assert told == ([min(worth, 15)] if worth else [])
                of_it = [ally for ally in shown["affiliated"] if ally.startswith(race)]
                best = [ally for ally in ALLY_IDS if f"{own}.strongest.{ally}" in found]
                assert [ally for ally in best if ally.startswith(race)] == sorted(of_it)[-1:]
        asked = game.view(state, int(state.to_move()))["question"]
        if asked["kind"] in ("buy_ally", "take_or_go_on"):
            offers += 1
            assert found[f"offered.{view['track'][-1]}"] == 1
        if asked["kind"] == "pay_for_lord":
            payments += 1
            assert found[f"paying.{view['court'][state.question().space]}"] == 1
        assert found.get("last_turns=0", 0) == (state.ending and state.last_turns == 0)
    assert offers > 5
    assert payments > 0


def test_a_lord_that_the_assassin_turned_has_no_power_and_no_key() -> None:
    game = registry.game("abyss")
    layout = some_layout(game, 2)
    state: Any = game.new_game(2, 1)
    recruiter, other = ABYSS_LORDS.index("recruiter"), ABYSS_LORDS.index("treasurer")
    side = state.at[0]
    side.free, side.disabled = bit(recruiter) | bit(other), bit(other)
    state.ending, state.last_turns, state.extra_turns = True, 1, 1
    found = held(layout, state)
    own = {name for name in found if name.startswith("own.0.active.")}
    assert own == {"own.0.active.recruiter"}
    assert found["own.0.lords=2"] == 1
    assert found["last_turns=1"] == found["extra_turn"] == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_at_abyss_too_who_sits_one_seat_further_on_has_the_chance_of_who_sat_there(
    seats: int,
) -> None:
    game = registry.game("abyss")
    layout = some_layout(game, seats)
    for state in positions(game, seats, range(3), every=11):
        twin = moved_on(state)
        if twin is not None:
            assert held(layout, twin) == held(layout, state)


def moved_on(state: Any) -> Any:
    """Return a position of Abyss in which everybody sits one seat further on."""
    if not isinstance(state.question(), TakeTurn):
        return None
    twin, seats = state.clone(), int(state.seats)
    for seat in range(seats):
        twin.at[(seat + 1) % seats] = state.at[seat]
    twin.turn = (state.turn + 1) % seats
    twin.agenda[-1] = TakeTurn(twin.turn)
    return twin


@every_game
def test_every_input_has_a_name_and_a_name_one_input(game: Game[Any]) -> None:
    seats = int(game.max_seats)
    layout = some_layout(game, seats)
    assert len(set(layout.names)) == len(layout.names)
    for state in positions(game, seats, range(1), every=rarely(game, seats, 40)):
        assert all(
            0 <= code >> 7 < len(layout.names) and code & 127 for code in codes(layout, state)
        )


# -- files ---------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    layout = some_layout(CONSPIRACY, 2)
    path = tmp_path / "some.network"
    path.write_bytes(written(layout, some_weights(layout), {"command": "none"}))
    return path


def test_a_file_holds_the_network_that_was_written(file: Path) -> None:
    found = Judge(load(file, CONSPIRACY, 2))
    true = Judge(some_network(CONSPIRACY, 2))
    for state in positions(CONSPIRACY, 2, range(2), every=9):
        assert list(found.outcome(state)) == list(true.outcome(state))
    assert read(file)[0]["made"] == {"command": "none"}


def with_header(**changed: object) -> Callable[[bytes], bytes]:
    def change(whole: bytes) -> bytes:
        first, header, numbers = whole.split(b"\n", 2)
        told = {**json.loads(header), **changed}
        return b"\n".join([first, json.dumps(told).encode(), numbers])

    return change


@pytest.mark.parametrize(
    "change, words",
    [
        (with_header(inputs="0123456789abcdef"), "other inputs .* 0123456789abcdef"),
        (with_header(game="abyss"), "for abyss, not for conspiracy"),
        (with_header(seats=3), "for 3 seats, not for 2"),
        (with_header(tops=[1, 2]), "observations of 2 bytes"),
        (with_header(width=10), "10 sums"),
        (with_header(units=5), "damaged: [0-9]+ bytes of numbers, not"),
        (with_header(game=7), "'game'"),
        (lambda whole: whole[:-3], "damaged: [0-9]+ bytes of numbers, not"),
        (lambda whole: whole[:-1] + bytes([whole[-1] ^ 1]), "damaged: .* checksum"),
        (lambda whole: whole.replace(b"network 1", b"network 2", 1), "format 2; .* reads 1"),
        (lambda whole: whole[:40], "header"),
        (lambda whole: b"PK" + whole, "is no network"),
    ],
)
def test_a_file_that_does_not_fit_says_why(
    file: Path, change: Callable[[bytes], bytes], words: str
) -> None:
    file.write_bytes(change(file.read_bytes()))
    with pytest.raises(BadNetwork, match=words) as refused:
        load(file, CONSPIRACY, 2)
    assert str(file) in str(refused.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    bot = bots.make(f"search:iterations=2:network={tmp_path / 'nowhere.network'}")
    state = CONSPIRACY.new_game(2, 1)
    with pytest.raises(BadNetwork, match=r"nowhere\.network cannot be read"):
        bot.choose(CONSPIRACY, state, seeded(1))


def test_a_game_without_a_network_of_its_own_searches_by_its_heuristic() -> None:
    conan = registry.game("conan")
    assert find("shipped", conan, 2) is None
    state = conan.new_game(2, 1)
    assert Search(conan, state, Settings(1, network="shipped"), seeded(1)).judge is None


def test_shipped_networks_fit_their_game_and_are_small() -> None:
    for path in sorted(registry.GAMES.glob("*/bot/*.network")):
        name, seats = path.parents[1].name, int(path.name.split("_")[0])
        assert find("shipped", registry.game(name), seats) is not None
        assert set(read(path)[0]["made"]) >= {"command", "date", "games", "held_out"}
        of_game = path.parent.glob("*.network")
        assert sum(one.stat().st_size for one in of_game) <= 200_000


# -- in a search -----------------------------------------------------------------------------------


def test_a_search_asks_its_network_where_the_game_is_not_over(file: Path) -> None:
    state = CONSPIRACY.new_game(2, 5)
    bot = f"search:iterations=60:ahead=0:trust=0.25:network={file}"
    settings = bots.read_settings(bot.split(":")[1:])
    assert (settings.trust, settings.network) == (0.25, str(file))
    search = Search(CONSPIRACY, state, settings, seeded(1))
    search.run()
    judge = Judge(some_network(CONSPIRACY, 2))
    expected = vec[float]([0.0, 0.0])
    judge.value(state, expected)
    search.value(state)
    assert list(search.chances) == list(expected)
    match = Match(CONSPIRACY, [bots.make(bot), bots.make("greedy")], 3)
    assert match.play()
    search.value(match.state)
    assert sorted(search.chances) in ([0.0, 1.0], [0.5, 0.5])
