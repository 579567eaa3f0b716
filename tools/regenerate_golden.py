"""Write the golden files of all games that have none or whose version was raised.

Run `python tools/regenerate_golden.py`. A game whose results changed under the same
version is refused.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know what is in the files

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
