import "./styles/tokens.css";
import "./styles/kit.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/text.svelte";

await Promise.all([loadTexts(null, "fr"), loadTexts(null, "en")]);
document.documentElement.lang = settings.language;
mount(App, { target: document.getElementById("app")! });
