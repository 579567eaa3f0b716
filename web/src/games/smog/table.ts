import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import { describeChoice } from "./words";

export default { board: Board, describe: describeChoice } satisfies TableParts<"smog">;
