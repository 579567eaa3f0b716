import type { Parts } from "../parts";
import Board from "./Board.svelte";
import Poster from "./Poster.svelte";
import { describeChoice } from "./words";
import "./palette.css";

export default {
  board: Board,
  poster: Poster,
  icon: "gear",
  water: true,
  describe: describeChoice,
} satisfies Parts<"smog">;
