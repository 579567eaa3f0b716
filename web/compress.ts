// Beside every text file of the built page, the same compressed by brotli and by gzip, as small as they
// get: the server only picks one. By Node's own library, so that nothing has to be installed for it.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg)$/u;
const WORTH = 0.9; // of the size: what hardly shrinks is sent as it is
const WAYS = { br: promisify(brotliCompress), gz: promisify(gzip) };
const HOW = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gz: { level: constants.Z_BEST_COMPRESSION },
};

async function shrink(file: string): Promise<void> {
  const content = await readFile(file);
  for (const way of ["br", "gz"] as const) {
    const made = await WAYS[way](content, HOW[way]);
    if (made.length < WORTH * content.length) await writeFile(`${file}.${way}`, made);
  }
}

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => shrink(join(dir ?? "", name))));
    },
  };
}
