import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import { readableView } from "./facts";
import { describeChoice } from "./lords";
import { told } from "./told";

export default {
  board: Board,
  holdsLine: true,
  describe: describeChoice,
  readable: readableView,
  players: ["pearl_master", "forced_by", "drawn_by"],
  told,
} satisfies TableParts<"conspiracy">;
