import type { Parts } from "../parts";
import Poster from "./Poster.svelte";

export default { poster: Poster, icon: "scroll" } satisfies Parts;
