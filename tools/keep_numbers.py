"""Store the meaning of today's action numbers: src/tablee/games/<game>/numbers/<version>.json.

Old logs have only numbers, no words. With these files they can be read under any later version of
the rules. Versions whose logs have words need no file.
"""

from __future__ import annotations

import json
from pathlib import Path

from tablee.core import registry

GAMES = Path(__file__).parents[1] / "src" / "tablee" / "games"


def main() -> None:
    for name in registry.names():
        game = registry.game(name)
        families = [[family.name, family.thing] for family in game.actions.families.values()]
        things = {thing: list(game.things[thing]) for _, thing in families if thing}
        path = GAMES / name / "numbers" / f"{game.version}.json"
        path.parent.mkdir(exist_ok=True)
        lines = [f'"families": {json.dumps(families)}']
        lines += [f"{json.dumps(thing)}: {json.dumps(ids)}" for thing, ids in things.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
        print(path.relative_to(GAMES), path.stat().st_size)


if __name__ == "__main__":
    main()
