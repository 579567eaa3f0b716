"""What the functions `is_...` of a game's actions mean, in the words of the vocabulary."""

from importlib import import_module
from inspect import isroutine
from types import ModuleType

import pytest

import tablee

# The families of actions for which each function in a game's actions.py is true.
TRUE_OF = {
    "abyss": {
        "is_support_request": "council",
        "is_recruitment": "recruit",
        "is_reward": "reward",
        "is_payment": "pay pay_pearls",
        "is_ally_payment": "pay",
        "is_affiliation": "affiliate",
        "is_discard": "discard",
        "names_target": "target",
        "names_lord": "lord",
        "names_court_space": "court",
        "names_stack": "stack",
        "is_use": "use",
        "names_location": "location",
        "is_location_draw": "draw",
    },
    "conan": {
        "is_movement": "move run wreck leap mount dismount tear leave",
        "enters_zone": "move run wreck leap",
        "crosses_border": "move run wreck",
        "is_walk": "move run",
        "is_move": "move",
        "is_run": "run",
        "is_wreck": "wreck",
        "is_leap": "leap",
        "stays_in_zone": "mount dismount tear",
        "lets_hero_act": "act",
        "is_attack": "fight unarmed shoot",
        "is_melee": "fight unarmed",
        "is_fight": "fight",
        "is_shot": "shoot",
        "is_cast": "cast",
        "is_command": "command",
        "is_opening": "open unlock",
        "is_unlocking": "unlock",
        "is_battering": "batter",
        "costs_a_gem": "fight unarmed shoot cast command open unlock pick give take throw",
        "handles_card": "pick give take throw drop use",
        "is_simple_manipulation": "pick give take",
        "is_pick": "pick",
        "is_gift": "give",
        "is_taking": "take",
        "is_throw": "throw",
        "is_drop": "drop",
        "is_use": "use",
        "buys_movement": "extra",
        "is_volley": "volley",
        "is_web": "web",
        "is_magic": "magic",
        "names_tile": "tile",
        "is_cleaning": "clean",
        "is_event": "event",
        "is_devouring": "devour",
        "names_figure": "figure",
        "names_zone": "zone",
        "names_gems": "gems",
        "names_card": "card",
        "names_villager": "villager",
        "is_about_a_roll": "free supported paid keep",
        "is_free_reroll": "free",
        "is_supported_reroll": "supported",
        "is_paid_reroll": "paid",
    },
    "conspiracy": {
        "is_draw_or_pile": "draw pile",
        "is_lord_draw": "draw",
        "is_pile": "pile",
        "is_recruitment": "recruit",
        "is_placement": "place",
        "is_swap": "swap",
        "uses_keys": "draw_locations location",
        "is_location_draw": "draw_locations",
        "names_location": "location",
    },
    "smog": {
        "costs_an_action": "move fly rotate turn_clockwise turn_anticlockwise buy_ether sell_ether"
        " buy_artefact remove_hourglass beg leave",
        "is_move_or_flight": "move fly",
        "is_move": "move",
        "is_flight": "fly",
        "is_tile_turn": "turn_clockwise turn_anticlockwise",
        "is_anticlockwise_turn": "turn_anticlockwise",
        "removes_hourglass": "remove_hourglass",
        "is_free_action": "pay play",
        "is_payment": "pay",
        "is_play": "play",
        "is_toll": "toll toll_ether",
        "names_target": "target",
        "names_side": "side",
        "names_agent": "agent",
        "names_ether": "ether",
        "names_artefact": "artefact",
        "names_gentleman": "gentleman",
    },
}
# How many pieces an action stands for, from the action's words.
NUMBERS = {
    "abyss": {"locations_drawn": ["draw 1", "draw 2", "draw 3", "draw 4"]},
    "conspiracy": {
        "lords_drawn": ["draw 1", "draw 2", "draw 3"],
        "locations_drawn": ["draw_locations 1", "draw_locations 2", "draw_locations 3"],
    },
    "smog": {"sovereigns_paid": [f"pay {sovereigns}" for sovereigns in range(1, 10)]},
}
every_question = pytest.mark.parametrize(
    "name, question, kinds",
    [(name, *row) for name, rows in TRUE_OF.items() for row in rows.items()],
)


def actions_of(name: str) -> ModuleType:
    return import_module(f"tablee.games.{name}.actions")


@every_question
def test_a_question_is_true_of_its_families_and_of_nothing_else(
    name: str, question: str, kinds: str
) -> None:
    game, ask = tablee.game(name), getattr(actions_of(name), question)
    families = set(kinds.split())
    assert families <= game.actions.families.keys()
    count = len(game.actions)
    told = [action for action in range(-2, count + 2) if ask(action)]
    assert told == [
        action for action in range(count) if game.actions.describe(action).kind in families
    ]


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_are_those_of_the_words(name: str) -> None:
    game = tablee.game(name)
    for question, words in NUMBERS[name].items():
        ask = getattr(actions_of(name), question)
        counted = [ask(game.actions.read(each)) for each in words]
        assert counted == [int(each.split()[1]) for each in words], question


@pytest.mark.parametrize("name", TRUE_OF)
def test_every_question_is_listed_here(name: str) -> None:
    asked = {
        known
        for known, what in vars(actions_of(name)).items()
        if isroutine(what) and known.islower()
    }
    assert asked == TRUE_OF[name].keys() | NUMBERS.get(name, {}).keys()
