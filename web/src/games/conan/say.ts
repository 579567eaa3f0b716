import { sayOf } from "../../lib/text.svelte";

export const say = sayOf("conan");
