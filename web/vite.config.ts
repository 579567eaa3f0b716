import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { facts } from "./facts.ts";
import { icons } from "./icons.ts";

const server = process.env.TABLEE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), facts(), compress()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/tablee/server/static",
    emptyOutDir: true, // outside web/, so it must be said
    license: { fileName: "licenses.md" }, // of the packages that are in the page
    assetsInlineLimit: 0, // data: addresses are refused by the content policy
    modulePreload: { polyfill: false }, // an inline script
    rolldownOptions: { checks: { pluginTimings: false } }, // compiling Svelte is what takes the time
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files lie in the Python package
    proxy: { "/ws": { target: server, ws: true }, "/api": server, "/healthz": server },
  },
  test: { environment: "happy-dom" },
});
