// What types alone do not forbid: `any`, what nobody uses, and mistakes in templates.
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/generated/"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // `_` for what must be there but is not looked at: an index before it, a length counted through.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-restricted-imports": [
        "error",
        {
          name: "svelte",
          importNames: ["getContext", "setContext"],
          message: "createContext knows its type.",
        },
      ],
      "svelte/no-at-html-tags": "off", // icons and patterns of our own
      "svelte/no-useless-mustaches": "off", // they keep a space where the line ends
      "svelte/prefer-svelte-reactivity": "off", // what is drawn is replaced, not changed in place
    },
  },
);
