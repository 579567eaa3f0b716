import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import { told } from "./told";
import { describeChoice } from "./words";

export default {
  board: Board,
  holdsLine: true,
  describe: describeChoice,
  told,
} satisfies TableParts<"smog">;
