// `import icons from "virtual:icons"`: the drawings named in src/icons.json, and no others, reach the page.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type IconSet = { icons: Record<string, { body: string }> };

const WANTED = fileURLToPath(new URL("./src/icons.json", import.meta.url));
const VIRTUAL = "\0virtual:icons";

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === "virtual:icons" ? VIRTUAL : undefined),
    load(id) {
      if (id !== VIRTUAL) return undefined;
      this.addWatchFile(WANTED);
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const wanted = JSON.parse(readFileSync(WANTED, "utf-8")) as Record<string, string>;
      const bodies = Object.entries(wanted).map(([ours, theirs]) => {
        const icon = set.icons[theirs];
        if (!icon) this.error(`game-icons has no icon named ${theirs}`);
        return [ours, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}
