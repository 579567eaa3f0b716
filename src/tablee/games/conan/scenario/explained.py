"""What an event tile does, explained before it is paid: sentences from the scenario's own numbers.

An effect is the sentence `happens-<hook>`; what limits it are sentences `limit-<what>`.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.games.conan.scenario.told import Table, Teller

COME_ONCE: Final = ("sacrifice_for_monster", "replace_tile")  # whoever came stays gone
HURT_EVERYBODY: Final = ("area_wounds",)


def explained(data: Table) -> list[Table]:
    """Return the event tiles of a file that was checked before."""
    teller = Teller(data)
    return [
        {
            "tile": row["tile"],
            "all": row["choose"] == "all_in_order",
            "options": [
                {"hook": option["hook"], "effect": effect, "limits": limits(data, option)}
                for option, effect in zip(row["options"], teller.event(row)["options"], strict=True)
            ],
        }
        for row in data.get("event", [])
    ]


def limits(data: Table, option: Table) -> list[Table]:
    """Return what limits one effect, beyond the price of its tile."""
    hook = option["hook"]
    found: list[Table] = []
    if hook == "reinforcement":
        found.append(limit("points"))
        if option.get("first_time_bonus", 0) > 0:
            found.append(limit("first_time", points=option["first_time_bonus"]))
        if "max_per_zone" in data.get("reinforcement", {}):
            found.append(limit("per_zone", count=data["reinforcement"]["max_per_zone"]))
    if hook == "activate_tile":
        found.append(limit("counts" if option.get("counts_toward_limit", True) else "free"))
    if hook == "free_monster" and "max_monster_tiles_face_up" in option:
        found.append(limit("monsters", count=option["max_monster_tiles_face_up"]))
    if hook in COME_ONCE:
        found.append(limit("once"))
    if hook in HURT_EVERYBODY:
        found.append(limit("everybody"))
    return found


def limit(what: str, **values: Any) -> Table:
    return {"key": f"limit-{what}", "values": {name: [value] for name, value in values.items()}}
