import type { Parts } from "../parts";
import { BOARD_KEYS } from "./board-keys";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Poster from "./Poster.svelte";
import Scenarios from "./Scenarios.svelte";
import ScenariosCard from "./ScenariosCard.svelte";
import { describeChoice } from "./words";
import "./palette.css";

export default {
  board: Board,
  poster: Poster,
  icon: "axe",
  water: true,
  describe: describeChoice,
  keys: BOARD_KEYS,
  setup: {
    options: ["scenario", "heroes", "leaders"],
    load: () => import("./TableSetup.svelte"),
  },
  ending: Ending,
  briefing: () => import("./Briefing.svelte"),
  page: { path: "scenarios", page: Scenarios, card: ScenariosCard },
  pages: [{ path: "editor", load: () => import("./editor/Editor.svelte") }],
} satisfies Parts<"conan">;
