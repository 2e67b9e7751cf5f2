import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

// Where it is missing, the browser is too old and was told so.
const target = document.getElementById("app");
if (target) mount(App, { target });
