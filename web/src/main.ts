import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

// Where it is missing, the browser is too old and was told so.
const target = document.getElementById("app");
if (target) mount(App, { target });
