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

await Promise.all([loadTexts(null, "fr"), loadTexts(null, "en")]);
document.documentElement.lang = settings.language;
mount(App, { target: document.getElementById("app")! });
