import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { describeChoice } from "./words";

export default {
  board: Board,
  describe: describeChoice,
  ending: Ending,
} satisfies TableParts<"conan">;
