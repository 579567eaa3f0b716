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
  icon: "politician",
  water: true,
  describe: describeChoice,
  readable: readableView,
  players: ["pearl_master", "forced_by", "drawn_by"],
} satisfies Parts<"conspiracy">;
