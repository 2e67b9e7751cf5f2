// Starts the page: the first screen, then the service worker.

import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { serviceWorker } from "./offline/service_worker.svelte";
import { loadAhead } from "./opening";

/** The first screen comes first. */
const REGISTER_AFTER_MS = 2000;

// If it is missing, the browser is too old, and the page has said so.
const target = document.getElementById("app");
if (target) {
  loadAhead(location.pathname, location.search, history.state);
  mount(App, { target });
  addEventListener("load", () => setTimeout(() => void serviceWorker.register(), REGISTER_AFTER_MS));
}
