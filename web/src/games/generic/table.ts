import type { TableParts } from "../parts";
import Board from "./Board.svelte";

export default { board: Board } satisfies TableParts;
