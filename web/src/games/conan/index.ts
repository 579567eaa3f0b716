import type { Parts } from "../parts";
import Poster from "./Poster.svelte";
import ScenariosCard from "./ScenariosCard.svelte";
import "./palette.css";

export default {
  poster: Poster,
  icon: "axe",
  water: true,
  setup: {
    options: ["scenario", "heroes", "leaders"],
    load: () => import("./TableSetup.svelte"),
  },
  briefing: () => import("./Briefing.svelte"),
  card: ScenariosCard,
  pages: [
    { path: "scenarios", load: () => import("./Scenarios.svelte") },
    { path: "editor", load: () => import("./editor/Editor.svelte") },
  ],
} satisfies Parts;
