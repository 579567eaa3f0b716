import type { Parts } from "../parts";
import Poster from "./Poster.svelte";
import "../sea.css";
import "./palette.css";

export default { poster: Poster, icon: "squid" } satisfies Parts;
