// `import icons from "virtual:icons"`: the drawings named in src/icons.json, and no others, reach the page.
// "virtual:icons/abyss" are those named in the folder of a game, which come with its board.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type IconSet = { icons: Record<string, { body: string }> };

const VIRTUAL = /^virtual:icons(?:\/(\w+))?$/u;
const RESOLVED = "\0"; // in front of the names of modules that are no files

function namesOf(game: string | undefined): string {
  const folder = game === undefined ? "./src" : `./src/games/${game}`;
  return fileURLToPath(new URL(`${folder}/icons.json`, import.meta.url));
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (VIRTUAL.test(id) ? RESOLVED + id : undefined),
    load(id) {
      const found = id.startsWith(RESOLVED) ? VIRTUAL.exec(id.slice(1)) : null;
      if (!found) return undefined;
      const names = namesOf(found[1]);
      this.addWatchFile(names);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const wanted = JSON.parse(readFileSync(names, "utf-8")) as Record<string, string>;
      const bodies = Object.entries(wanted).map(([ours, theirs]) => {
        const icon = set.icons[theirs];
        if (!icon) this.error(`game-icons has no icon named ${theirs}`);
        return [ours, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
