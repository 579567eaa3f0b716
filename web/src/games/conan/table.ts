import type { TableParts } from "../parts";
import { BOARD_KEYS } from "./board-keys";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { describeChoice } from "./words";

export default {
  board: Board,
  describe: describeChoice,
  keys: BOARD_KEYS,
  ending: Ending,
} satisfies TableParts<"conan">;
