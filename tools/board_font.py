"""Make the font of pictures of the board: the part of DejaVu Sans Mono that boards may need.

    pip install fonttools
    python tools/board_font.py /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf

Signs that the font lacks are drawn: see `SHAPES` in `tablee.rl.draw`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "tablee" / "rl" / "board.ttf"
# Latin, punctuation, arrows, mathematics, blocks, geometry, symbols, ticks.
RANGES = (
    "20-7E,A0-17F,2010-2027,2030-203A,20AC,2190-21FF,2200-2265,22C5,22EF,2302,2310-2311,2500-2757"
)


def main() -> None:
    (font,) = sys.argv[1:]
    command = [sys.executable, "-m", "fontTools.subset", font, f"--unicodes={RANGES}"]
    options = ["--layout-features=", "--no-hinting", "--desubroutinize", f"--output-file={TARGET}"]
    subprocess.run([*command, *options], check=True)
    print(f"{TARGET}: {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
