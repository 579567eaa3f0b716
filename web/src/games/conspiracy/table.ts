import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import { readableView } from "./facts";
import { describeChoice } from "./lords";

export default {
  board: Board,
  describe: describeChoice,
  readable: readableView,
  players: ["pearl_master", "forced_by", "drawn_by"],
} satisfies TableParts<"conspiracy">;
