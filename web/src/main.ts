import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/topbar.css";
import "./styles/buttons.css";
import "./styles/seats.css";
import "./styles/pieces.css";
import "./styles/prompt.css";
import "./styles/banners.css";
import "./styles/figures.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/text.svelte";

const FRESH = 10_000; // milliseconds: a page that young would only load the same again

/** A newer server has other files: what this page asks for next is no longer there. */
async function replace(): Promise<void> {
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok && performance.now() > FRESH) location.reload();
}

window.addEventListener("vite:preloadError", () => void replace());
await loadTexts(null, settings.language);
mount(App, { target: document.getElementById("app")! });
