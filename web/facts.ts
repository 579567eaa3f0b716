// `import facts from ".../lords.toml"`: the printed facts of the games, read from the Python package.
import { parse } from "smol-toml";
import type { Plugin } from "vite";

// Notes for those who edit the facts; the page has no use for them.
const NOTES = [
  "power",
  "targeting",
  "effect",
  "verified",
  "note",
  "in_rulebook_example",
  "copies",
  "text",
];

export function facts(): Plugin {
  return {
    name: "facts",
    transform(source, id) {
      if (!id.endsWith(".toml")) return undefined;
      const kept = JSON.stringify(parse(source), (key, value) =>
        NOTES.includes(key) ? undefined : value,
      );
      return { code: `export default ${kept};`, map: null };
    },
  };
}
