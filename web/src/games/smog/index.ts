import type { Parts } from "../parts";
import Poster from "./Poster.svelte";
import "./palette.css";

export default { poster: Poster, icon: "gear", water: true } satisfies Parts;
