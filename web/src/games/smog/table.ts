import type { TableParts } from "../parts";
import Board from "./Board.svelte";
import { told } from "./told";
import { describeChoice } from "./words";

export default { board: Board, describe: describeChoice, told } satisfies TableParts<"smog">;
