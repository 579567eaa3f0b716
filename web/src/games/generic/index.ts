import type { Parts } from "../parts";
import Board from "./Board.svelte";
import Poster from "./Poster.svelte";

export default {
  board: Board,
  poster: Poster,
  icon: "scroll",
} satisfies Parts;
