import type { Parts } from "../parts";
import Board from "./Board.svelte";
import { readableView } from "./facts";
import { describeChoice } from "./lords";
import Poster from "./Poster.svelte";
import "../sea.css";
import "./palette.css";

export default {
  board: Board,
  poster: Poster,
  icon: "squid",
  describe: describeChoice,
  readable: readableView,
  players: ["bought", "drawn_by", "paid_by"],
} satisfies Parts<"abyss">;
