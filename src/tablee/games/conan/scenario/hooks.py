"""The closed tables of what a scenario file may say: keys, events, special rules, tests.

A hook is in a table when the program plays it; its parameters are those named here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NEEDED: Final = (
    "schema",
    "id",
    "map",
    "turn_limit",
    "heroes_min",
    "heroes_max",
    "hero",
    "overlord",
    "river",
    "objective",
)
CHAPTERS: Final = ("hero_setup", "overlord", "chests", "reinforcement", "figures_total")
KEYS: Final = frozenset(
    {
        *NEEDED,
        *CHAPTERS,
        "name_en",
        "name_fr",
        "name_fr_source",
        "first_side",
        "source",
        "event",
        "reserve",
        "token",
        "door",
        "rule",
    }
)
SOURCES: Final = frozenset({"source", "zone_source"})
HERO_KEYS: Final = SOURCES.union(
    {
        "id",
        "zone",
        "zone_rule",
        "equipment",
        "spells",
        "active_spells",
        "allies",
        "only_with_heroes",
    }
)
TILE_KEYS: Final = SOURCES.union(
    {
        "tile",
        "colour",
        "life",
        "spells",
        "active_spells",
        "figures",
        "aside",
        "same_figure_as",
    }
)
TOKEN_KINDS: Final = ("captive", "object", "petrified", "secret_passage", "treasure")
TOKEN_KEYS: Final = SOURCES.union(
    {
        "id",
        "name",
        "kind",
        "weight",
        "life",
        "armour",
        "zone",
        "figures",
        "places",
        "hidden",
        "pick_up",
        "pick_up_needs_flag",
        "on_death",
        "created_when",
        "opens_with",
        "gives_card",
        "zones",
        "count",
        "real",
        "values",
    }
)
DOOR_WAYS: Final = ("lock", "key", "damage", "step_extra_mp")
DOOR_KEYS: Final = SOURCES.union(
    DOOR_WAYS, {"id", "border", "opens", "removed_when_crossed", "not_for", "units_pass"}
)


class Hook(NamedTuple):
    """The parameters of one hook."""

    needed: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()


EVENT_HOOKS: Final = {
    "reinforcement": Hook(("points",), ("first_time_bonus", "from")),
    "ranged_attack_all": Hook(),
    "area_wounds": Hook(("dice",), ("zone", "who")),
    "swap_tiles": Hook(("count",)),
    "sacrifice_for_monster": Hook(("victim", "unit"), ("where", "takes_tile_of_victim", "once")),
    "free_monster": Hook(("tokens",), ("tile_goes_to", "max_monster_tiles_face_up")),
    "activate_tile": Hook(("gem_cost",), ("any_position", "counts_toward_limit")),
    "move_marker": Hook(("by",), ("marker",)),
    "area_attack_on_carrier": Hook(("token", "dice"), ("defence",)),
    "replace_zone_tag": Hook((), ("zone", "add", "remove", "bank_kind_from_neighbour")),
    "replace_tile": Hook(("unit",), ("where", "replaces", "once")),
    "token_chain": Hook(("tokens", "max_tokens"), ("through", "then")),
    "place_figures": Hook(("unit", "count"), ("tag", "from", "tile_goes_to", "optional")),
}

RULE_HOOKS: Final = {
    "flee_board": Hook((), ("side", "from", "mp_cost", "hindrance_applies", "returns")),
    "cannot_leave_board": Hook(("tile",)),
    "leap_failure": Hook((), ("stay", "die", "fall_into_water")),
    "door_lock": Hook(("doors", "difficulty"), ("from",)),
    "door_damage": Hook(("doors", "damage_in_one_attack"), ("by",)),
    "door_free_for": Hook(("doors", "side")),
    "door_step_cost": Hook(("doors", "extra_mp"), ("removed_when_crossed", "not_for")),
    "key_opens": Hook(("card",), ("door", "token", "from", "cost", "gives", "other_ways")),
    "drop_on_death": Hook(("unit", "card"), ("where",)),
    "armour_against": Hook(("unit", "weapon", "armour")),
    "border_override": Hook(("border_kind", "set")),
    "petrified": Hook((), ("attackable", "hinders", "fills_zone")),
    "zone_forbidden": Hook(("zones",), ("hero", "unit")),
    "reinforcement_anywhere": Hook(("max_per_zone",)),
    "table_bonus": Hook(("dice",), ("attacks",)),
    "chair_bonus": Hook(("dice",), ("attacks", "removes_seat")),
    "carry_by_units": Hook(
        ("tokens",),
        (
            "pick_up",
            "then_no_attack",
            "max_extra_mp",
            "dropped_at_end_of_activation",
            "flee_from",
            "flee_mp_cost",
            "scores_for",
        ),
    ),
    "hero_death_moves_marker": Hook(("by",), ("marker",)),
    "water_appearance": Hook(
        ("unit",), ("moves", "zone_tag", "no_enemy_in_zone", "once_per_turn", "leaves")
    ),
    "break_wall_for_gems": Hook(("unit", "gem_cost"), ("wall",)),
    "tile_flips_at_life": Hook(("unit", "life_at_most"), ("tile",)),
    "melee_reach_for": Hook(("unit",), ("attacks_adjacent", "attacked_from_adjacent")),
    "captives": Hook(
        ("tokens",), ("attackable_by", "devoured_when", "protected_from", "saved_when")
    ),
    "charm": Hook(("token", "broken_when"), ("flag",)),
    "bonus_card_roll": Hook(("gives",), ("after", "dice", "success_if")),
    "tentacle_breaks_wall": Hook(("unit",), ("instead_of", "wall")),
    "reveal_token": Hook(("tokens",), ("cost", "seen_by", "then")),
    "flee_by_token": Hook(("tokens", "carrying"), ("real_only", "mp_cost", "hindrance_applies")),
    "start_choice": Hook(("heroes", "with_tile"), ("colour", "when")),
}

OBJECTIVE_TESTS: Final = {
    "token_carried_off_board": Hook(("token",)),
    "round_at_least": Hook(("value",)),
    "no_hero_on_board": Hook(),
    "objective_not_met": Hook(("side",)),
    "character_dead": Hook((), ("unit", "hero")),
    "character_alive": Hook((), ("unit", "hero")),
    "all_heroes_dead": Hook(),
    "marker_at_least": Hook(("value",), ("marker",)),
    "token_in_zone": Hook(("token", "zones")),
    "count_below": Hook(("counters", "value")),
    "score_at_least": Hook(("score", "value")),
    "state_flag": Hook(("flag",)),
    "hero_in_zone_with": Hook(("tag",), ("card", "token")),
}
