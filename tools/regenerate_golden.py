"""Write the golden files of all games whose version was raised, or that have none.

Run `python tools/regenerate_golden.py`. A game whose results changed under the same
version is refused.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know what the files hold

import tablee
from tests.golden.results import regenerate


def main() -> None:
    refused = []
    for name in tablee.game_names():
        try:
            print(f"{name}: {regenerate(tablee.game(name))}")
        except ValueError as error:
            refused.append(str(error))
    if refused:
        sys.exit("\n".join(refused))


if __name__ == "__main__":
    main()
