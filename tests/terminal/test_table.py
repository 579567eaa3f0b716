"""People at the table: whole games, explanations, undo, saving, hot seats."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.ast import Message
from rich.cells import cell_len

import tablee
from tablee.bots import Bot
from tablee.core import record
from tablee.core.engine import Game, State
from tablee.core.errors import UnknownName
from tablee.core.events import SPECTATOR, Log
from tablee.core.replay import Replay, load
from tablee.core.rng import seeded
from tablee.core.statements import statement
from tablee.terminal.commands import LETTERS
from tablee.terminal.retelling import Retelling
from tablee.terminal.seats import shown_names
from tablee.terminal.session import Session
from tablee.terminal.table import Table
from tablee.text import HERE, LANGUAGES, texts
from tablee.text.lines import lines
from tests.contract.dealt import Comparison, every_secret, seats_at, spy_among
from tests.terminal.driver import blank_screen, play_on, shown, sit, words_of

RACES = tablee.game("abyss").things["race"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ints(state: State, game: Game[Any]) -> list[int]:
    return record.to_ints(state, game.steps)


def ask_until(table: Table, wanted: Callable[..., Any], limit: int = 400) -> None:
    """Give first answers, for bots too, until a person is asked a suitable question."""
    session = table.session
    for number in range(limit):
        if session.state.to_move() in session.people and wanted(session):
            return
        legal = list(session.state.legal_actions())
        session.play(legal[number % len(legal)])
    raise AssertionError("never asked")


def finish(session: Session) -> None:
    """Play to the end: bots as usual, people with varied answers."""
    for number in itertools.count():
        if session.state.is_over():
            return
        legal = [int(action) for action in session.state.legal_actions()]
        person = session.state.to_move() in session.people
        session.play(legal[number % len(legal)] if person else session.bot_answer())


def named(session: Session, family: str) -> list[int]:
    """Return the legal actions of a family."""
    describe = session.game.actions.describe
    return [a for a in session.state.legal_actions() if describe(a).kind == family]


@pytest.mark.parametrize("language, width", [("fr", 80), ("en", 120)])
def test_a_person_plays_a_whole_game(tmp_path: Path, language: str, width: int) -> None:
    table = play_on(sit(tmp_path, [], "you,greedy,random", 4, language, width))
    assert table.session.state.is_over()
    text = shown(table.console)
    said = texts("abyss", language)
    assert said.say("score-total") in text
    assert "tablee replay " in text
    folded = [line for line in text.splitlines() if str(table.path) not in line]
    assert max(cell_len(line) for line in folded) <= width
    kept = load(table.path)
    assert kept.players == ["you", "greedy", "random"]
    assert kept.random == "hmac-sha256"
    assert ints(kept.final(), table.session.game) == ints(table.session.state, table.session.game)


def test_the_result_gives_points_by_source_and_the_winners(tmp_path: Path) -> None:
    table = sit(tmp_path, [])
    finish(table.session)
    table.play()
    game, state = table.session.game, table.session.state
    text = shown(table.console).splitlines()
    total = next(line for line in text if "Total" in line)
    assert [int(word) for word in total.split() if word.isdigit()] == list(game.scores(state))
    winners = [name for seat, name in enumerate(table.players) if (game.winners(state) >> seat) & 1]
    assert any(line.startswith(", ".join(winners)) for line in text)


def test_bots_alone_play_and_are_told(tmp_path: Path) -> None:
    table = sit(tmp_path, [], "greedy,random")
    table.play()
    text = words_of(shown(table.console))
    for line in lines(table.session.events(-1), table.said, table.players):
        assert words_of(line.words) in text
    assert "Total" in text


@every_language
def test_the_first_screen_has_board_news_question_and_answers(
    tmp_path: Path, language: str
) -> None:
    table = sit(tmp_path, [], seed=3, language=language)
    table.play()
    text = shown(table.console)
    said = table.said
    view = table.session.view(0)
    assert said.question(view["question"], table.players) in text
    for number, action in enumerate(view["question"]["actions"], 1):
        assert f"{number} {said.action(action, table.players)}" in text
    assert f"0x{3:x}" in text
    assert str(table.path) in text


def test_the_news_begin_with_the_persons_last_choice(tmp_path: Path) -> None:
    table = sit(tmp_path, ["1"] * 6, "you,greedy,greedy", seed=3)
    table.play()
    moves = table.session.replay.moves
    last = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
    before = Log()
    Replay(
        "abyss", table.session.replay.players, 3, random="hmac-sha256", moves=moves[:last]
    ).final(before)
    events = table.session.events(0, len(before.told))
    told = [line.words for line in lines(events, table.said, table.players)]
    last_screen = shown(table.console).rpartition("Since your last choice")[2].splitlines()
    assert last_screen[1 : len(told) + 1] == told
    question = table.session.view(0)["question"]
    assert last_screen[len(told) + 1] == table.said.question(question, table.players)


@every_language
def test_question_marks_show_the_rule_and_its_id(tmp_path: Path, language: str) -> None:
    table = sit(tmp_path, ["?", "? 1", "r 33", "r e62", "r 999"], language=language)
    table.play()
    text = words_of(shown(table.console))
    step = table.session.state.question()
    actions = list(table.session.state.legal_actions())
    for rule in (step.rule(-1), step.rule(actions[0]), "abyss:33", "abyss:E62"):
        assert rule in text
        assert words_of(statement(rule).text(language)) in text
    assert words_of(
        table.said.say("terminal-no-such-rule", number="999", first="1", last="E65")
    ) in (text)


def test_wrong_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    table = sit(tmp_path, ["x", "0", "77", "? 77", "[bold]", "é", "r", "1 1", "\x1b[A"])
    ask_until(table, lambda session: True)
    before = ints(table.session.state, table.session.game)
    table.play()
    assert ints(table.session.state, table.session.game) == before
    text = shown(table.console)
    assert text.count("That is not a command") == 4
    assert "Which rule?" in text


def test_help_lists_every_command(tmp_path: Path) -> None:
    for language in LANGUAGES:
        table = sit(tmp_path, ["h"], language=language)
        table.play()
        words = table.said.say("terminal-help").split()
        assert all(letter in words for letter in LETTERS if letter != "h")


# -- the way back ------------------------------------------------------------------


def test_a_payment_begun_can_be_taken_back(tmp_path: Path) -> None:
    table = sit(tmp_path, [], seed=2)
    ask_until(table, lambda session: named(session, "recruit"))
    game = table.session.game
    before = ints(table.session.state, game)
    told = list(table.session.log.told)
    table.session.play(named(table.session, "recruit")[0])
    table.session.play(table.session.state.legal_actions()[0])
    assert table.session.state.to_move() == 0, "the payment was over at once: take another seed"
    for _ in range(2):
        assert table.session.undo_refusal() is None
        table.session.undo()
    assert ints(table.session.state, game) == before
    assert table.session.log.told == told


def test_undo_draws_the_board_again_and_saves(tmp_path: Path) -> None:
    table = sit(tmp_path, [], seed=2)
    ask_until(table, lambda session: named(session, "recruit"))
    number = 1 + list(table.session.state.legal_actions()).index(named(table.session, "recruit")[0])
    moves = len(table.session.replay.moves)
    script = iter([str(number), "u"])

    def read(prompt: str) -> str:
        for line in script:
            return line
        raise EOFError

    table.read = read
    table.play()
    assert len(load(table.path).moves) == moves


def test_what_chance_has_shown_cannot_be_taken_back(tmp_path: Path) -> None:
    table = sit(tmp_path, ["u"], seed=2)

    def explored_alone(session: Session) -> bool | list[Any]:
        """The explorer is asked again at once, since nobody has a pearl to buy."""
        return named(session, "take") and session.replay.moves[-1][0] == session.state.to_move()

    ask_until(table, explored_alone)
    moves = list(table.session.replay.moves)
    assert table.session.undo_refusal() == "terminal-undo-revealed"
    table.play()
    assert table.session.replay.moves == moves
    assert table.said.say("terminal-undo-revealed") in shown(table.console)


def test_hidden_cards_seen_without_chance_cannot_be_taken_back(tmp_path: Path) -> None:
    """Taking a council stack draws nothing, but shows its cards to the player."""
    session = sit(tmp_path, [], "you,you", seed=2).session
    for number in range(400):
        seat = int(session.state.to_move())
        stacks = named(session, "council")
        if stacks and max(session.view(seat)["stacks"]) > 1:
            break
        legal = list(session.state.legal_actions())
        session.play(legal[number % len(legal)])
    sizes = session.view(seat)["stacks"]
    [action] = [
        a for a in stacks if session.game.actions.describe(a).of == RACES[sizes.index(max(sizes))]
    ]
    before = session.state.clone()
    session.play(action)
    assert record.to_ints(before.rng, []) == record.to_ints(session.state.rng, [])
    assert session.revealed(before, seat, action)


def test_the_choice_of_others_ends_the_way_back(tmp_path: Path) -> None:
    table = sit(tmp_path, ["u"], seed=1)
    ask_until(
        table,
        lambda session: (
            len({seat for seat, _ in session.replay.moves}) == 2
            and session.replay.moves[-1][0] != session.state.to_move()
        ),
    )
    assert table.session.undo_refusal() == "terminal-undo-others"
    table.play()
    assert table.said.say("terminal-undo-others") in shown(table.console)


def test_nothing_can_be_taken_back_before_the_first_choice(tmp_path: Path) -> None:
    table = sit(tmp_path, ["u"])
    table.play()
    assert "You have made no choice yet." in shown(table.console)


# -- saving -------------------------------------------------------------------------


def test_every_choice_of_a_person_is_kept_at_once(tmp_path: Path) -> None:
    """Not only when the person leaves, since a computer may lose power."""
    table = sit(tmp_path, [], ask_everything=True)
    kept = []

    def read(prompt: str) -> str:
        if table.path.exists():
            kept.append(sum(seat == 0 for seat, _ in load(table.path).moves))
        if len(kept) == 3:
            raise EOFError
        return "1"

    table.read = read
    table.play()
    assert kept == [1, 2, 3]


@pytest.mark.parametrize("last", [["q"], []])
def test_quitting_and_a_closed_keyboard_save_and_say_how_to_go_on(
    tmp_path: Path, last: list[str]
) -> None:
    table = sit(tmp_path, ["1", *last])
    table.play()
    assert load(table.path).moves == table.session.replay.moves
    assert f"tablee play abyss --resume {table.path}" in shown(table.console)


def test_an_interruption_saves_and_leaves(tmp_path: Path) -> None:
    table = sit(tmp_path, [])

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    table.read = interrupted
    table.play()
    assert load(table.path).moves == table.session.replay.moves
    assert "--resume" in shown(table.console)


def test_a_game_taken_up_again_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole = sit(tmp_path, [], seed=8)
    finish(whole.session)
    table = sit(tmp_path, itertools.repeat("1", 12), seed=8)
    table.play()
    game = table.session.game
    again = Session(load(table.path))
    assert ints(again.state, game) == ints(table.session.state, game)
    assert again.log.told == table.session.log.told
    assert again.marks == table.session.marks
    assert again.people == [0]
    cut = whole.session.replay.moves[:40]
    middle = Session(Replay("abyss", ["you", "greedy"], 8, random="hmac-sha256", moves=cut))
    for seat, action in whole.session.replay.moves[40:]:
        assert seat == middle.state.to_move()
        middle.play(action if seat == 0 else middle.bot_answer())
    assert ints(middle.state, game) == ints(whole.session.state, game)


def test_a_copy_is_saved_where_the_person_says(tmp_path: Path) -> None:
    table = sit(tmp_path, [f"s {tmp_path / 'my copy.json'}", "s"])
    table.play()
    assert load(tmp_path / "my copy.json").moves == table.session.replay.moves
    assert load(table.path).moves == table.session.replay.moves


def test_a_file_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where a folder should be")
    lines = ["1", "s /dev/null/x", "s .", "s a\0b", "s ~nobody-here/x/", "1"]
    table = sit(tmp_path, lines, ask_everything=True)
    table.play()
    assert shown(table.console).count("cannot be written") == 7
    assert sum(seat == 0 for seat, _ in table.session.replay.moves) == 2


# -- several people -------------------------------------------------------------------


def test_the_keyboard_is_handed_over_before_a_hand_is_shown(tmp_path: Path) -> None:
    asked = []
    table = sit(tmp_path, [], "you:Alice,you:Bob", 6)

    def read(prompt: str) -> str:
        asked.append((prompt, table.session.state.to_move()))
        if len(asked) > 60:
            raise EOFError
        return "1" if "answer" in prompt else ""

    table.read = read
    table.play()
    seen_by = None
    for prompt, seat in asked:
        name = table.players[seat]
        assert name in prompt
        if prompt.startswith("Hand the keyboard"):
            seen_by = seat
        else:
            assert seat == seen_by, "a hand was shown to another person"
    assert {seat for _, seat in asked} == {0, 1}


def asked_lines(table: Table) -> list[str]:
    """Return the lines of the screen with the current question, whoever is addressed."""
    question = table.session.view(int(table.session.state.to_move()))["question"]
    asked = table.said.question(question, table.players)
    return [line.strip() for line in shown(table.console).splitlines() if asked in line]


@every_language
def test_who_shares_the_keyboard_is_asked_by_name(tmp_path: Path, language: str) -> None:
    table = sit(tmp_path, ["", "?"], "you:Alice,you:Bob", 6, language)
    table.play()
    lines = asked_lines(table)
    assert len(lines) == 2, "once beside the board, once explained"
    name = table.players[int(table.session.state.to_move())]
    assert all(line.startswith(name) for line in lines)


def test_who_plays_alone_against_bots_is_asked_without_a_name(tmp_path: Path) -> None:
    table = sit(tmp_path, ["?"], "you:Alice,greedy", 3)
    table.play()
    lines = asked_lines(table)
    assert len(lines) == 2
    assert not any("Alice" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_speaks_only_to_the_seat_it_is_told_to(tmp_path: Path, language: str) -> None:
    """In an unfinished game, the seat asked reads the question, all others who decides."""
    replay = Replay("abyss", ["you:Alice", "greedy"], 3)
    said = texts("abyss", language)
    told = {}
    for viewer in (0, 1, SPECTATOR):
        console = blank_screen()
        Retelling(replay, said, console, viewer).draw(0)
        told[viewer] = words_of(shown(console))
    state = replay.final()
    asked = int(state.to_move())
    question = replay.rules().view(state, asked)["question"]
    to_asked = words_of(said.question(question, ["Alice", "Greedy 2"]))
    to_others = words_of(said.question_for_others(question, ["Alice", "Greedy 2"]))
    for viewer, text in told.items():
        assert (to_asked in text) == (viewer == asked)
        assert (to_others in text) == (viewer != asked)


def test_nothing_of_one_persons_screen_is_left_for_the_next(tmp_path: Path) -> None:
    table = sit(tmp_path, [], "you:Alice,you:Bob", 6)
    table.console = blank_screen(terminal=True)
    handed_over = []

    def read(prompt: str) -> str:
        if "answer" in prompt:
            return "1"
        handed_over.append(len(shown(table.console)))
        if len(handed_over) == 4:
            raise EOFError
        return ""

    table.read = read
    table.play()
    text = shown(table.console)
    assert handed_over[0] == 0, "what was in the terminal before the game is not ours to erase"
    for place in handed_over[1:]:
        last_board = text.rindex("Court (", 0, place)
        assert "\x1b[2J" in text[last_board:place]
        assert "\x1b[3J" in text[last_board:place]


def test_the_screen_of_one_person_does_not_depend_on_the_hand_of_another(tmp_path: Path) -> None:
    table = play_until_hands(sit(tmp_path, [], "you,you", 6))
    state = table.session.state
    seat = int(state.to_move())
    mine = screen_of(table, seat)
    table.session.state = table.session.game.determinize(state, seat, seeded(1))
    assert record.to_ints(table.session.state, table.session.game.steps) != ints(
        state, table.session.game
    )
    assert screen_of(table, seat) == mine


def play_until_hands(table: Table) -> Table:
    ask_until(
        table, lambda session: all(side["hand_size"] > 2 for side in session.view(-1)["sides"])
    )
    return table


def screen_of(table: Table, seat: int) -> str:
    before = len(shown(table.console))
    table.show(seat)
    return shown(table.console)[before:]


# -- names ----------------------------------------------------------------------------


def test_names_tell_players_apart() -> None:
    said = texts("abyss", "en")
    names = shown_names(["you", "greedy", "greedy", "you:Ada"], said)
    assert names == ["Player 1", "Greedy 2", "Greedy 3", "Ada"]
    assert shown_names(["you:Al", "you:Al"], said) == ["Al 1", "Al 2"]
    assert shown_names(["you:\x1b[2Jx", "you:"], said) == ["?[2Jx", "Player 2"]


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="there is no bot 'oracle'"):
        Session(Replay("abyss", ["you", "oracle"], 1))


@every_secret
def test_bots_never_get_the_true_state(
    name: str, options: dict[str, str], secrets: dict[str, Any]
) -> None:
    found, seed, spy = Comparison(tablee.game(name), secrets), 0, spy_among(Bot)()
    while not found.is_enough():
        session = Session(Replay(name, ["random"] * seats_at(name), seed, options))
        session.bots = [spy] * seats_at(name)
        spy.found, spy.true = found, partial(getattr, session, "state")
        seed += 1
        while not session.state.is_over() and not found.is_enough():
            session.play(session.bot_answer())
    found.check()


def test_both_languages_have_the_same_words_for_the_table() -> None:
    def keys(language: str) -> list[tuple[str, list[str]]]:
        body = FluentParser().parse((HERE / f"{language}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
        return [
            (entry.id.name, sorted(set(variables(entry))))
            for entry in body
            if isinstance(entry, fluent.Message)
        ]

    def variables(entry: Message) -> Iterator[str]:
        text = json.dumps(entry.to_json())
        for part in text.split('"VariableReference"')[:-1]:
            yield part.rsplit('"name": "', 1)[-1].split('"')[0]

    assert keys("en") == keys("fr")
