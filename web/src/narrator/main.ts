// The narrator: choose the roles of the game in the box, and hear the reveal. No account, no seat, no server.
import { DeviceVoice, Narration, SPEEDS } from "../narration/narration";
import { make } from "./elements";
import { canRecord, OwnVoice } from "./own_voice";
import { pageData, type Language } from "./page_data";
import { LANCELOTS, ROLES, scriptKey, type Lancelots, type RoleChoice } from "./role_choice";
import "./style.css";

const data = pageData();
const root = document.getElementById("narrator")!;

let language = data.languages.find(({ tag }) => tag === data.first) ?? data.languages[0]!;
let second: Language | null = null;
let speed: keyof typeof SPEEDS = "normal";
let choice: RoleChoice = { roles: ["merlin"], lancelots: "off", oberonHidden: false };
const voice = new DeviceVoice(() => language.tag);
let narration: Narration | null = null;
let own: OwnVoice | null = null;

const says = (label: string) => language.labels[label] ?? label;
const script = () => data.scripts[scriptKey(choice)];

function lines() {
  return (script() ?? []).map((at) => ({ text: language.lines[at]!, clip: language.clips[at] ?? "", pause: data.pauses[at]! }));
}

/** Where a service worker is, it keeps the sounds of this language for a time without a network. */
function keep() {
  if (data.download) navigator.serviceWorker?.controller?.postMessage({ type: "clips", urls: language.clips.filter(Boolean) });
}

function begin() {
  keep();
  own?.stop();
  narration = new Narration(lines(), voice, draw);
  narration.speed = SPEEDS[speed];
  narration.start();
  root.querySelector<HTMLElement>("h1")?.focus();
}

function end() {
  narration?.stop();
  narration = null;
  draw();
  root.querySelector<HTMLElement>(".start")?.focus();
}

function change(changes: Partial<RoleChoice>) {
  choice = { ...choice, ...changes };
  draw();
}

function roleBox(role: string) {
  const input = make("input", { type: "checkbox", id: `role-${role}`, checked: choice.roles.includes(role) });
  input.addEventListener("change", () => change({ roles: input.checked ? [...choice.roles, role] : choice.roles.filter((each) => each !== role) }));
  return make("label", { className: "role" }, input, language.roles[role] ?? role);
}

function select<T extends string>(label: string, options: readonly (readonly [T, string])[], value: T, chosen: (value: T) => void) {
  const id = `choose-${label}`;
  const field = make("select", { id }, ...options.map(([each, text]) => make("option", { value: each, selected: each === value }, text)));
  field.addEventListener("change", () => chosen(field.value as T));
  return make("label", { className: "field" }, make("span", {}, says(label)), field);
}

function offerOwnVoice() {
  own?.stop();
  own = canRecord() ? new OwnVoice(language, language.lines, says, own?.element.open ?? false) : null;
}

function setup() {
  const playable = script() !== undefined;
  const tags = data.languages.map(({ tag, name }) => [tag, name] as const);
  const others = tags.filter(([tag]) => tag !== language.tag);
  const start = make("button", { type: "button", className: "start", disabled: !playable }, says("start"));
  start.addEventListener("click", begin);
  const hidden = make("input", { type: "checkbox", id: "oberon-hidden", checked: choice.oberonHidden });
  hidden.addEventListener("change", () => change({ oberonHidden: hidden.checked }));
  return make(
    "main",
    { className: "setup" },
    make("h1", { tabIndex: -1 }, says("title")),
    make("p", {}, says("about")),
    make(
      "fieldset",
      {},
      make("legend", {}, says("roles")),
      make("p", { className: "soft" }, says("roles-hint")),
      ...ROLES.map(roleBox),
      choice.roles.includes("oberon") && choice.roles.includes("merlin") ? make("label", { className: "role wide" }, hidden, says("oberon-hidden")) : null,
    ),
    select(
      "lancelots",
      LANCELOTS.map((each) => [each, says(`lancelots-${each.replace("+shown_as_evil", "-evil").replaceAll("_", "-")}`)] as const),
      choice.lancelots,
      (lancelots: Lancelots) => change({ lancelots }),
    ),
    select("language", tags, language.tag, (tag) => {
      language = data.languages.find((each) => each.tag === tag)!;
      if (second === language) second = null;
      offerOwnVoice();
      draw();
    }),
    select("captions", [["", says("captions-none")], ...others], second?.tag ?? "", (tag) => {
      second = data.languages.find((each) => each.tag === tag) ?? null;
    }),
    select(
      "speed",
      (Object.keys(SPEEDS) as (keyof typeof SPEEDS)[]).map((each) => [each, says(`speed-${each}`)] as const),
      speed,
      (each) => (speed = each),
    ),
    make("p", { className: "wrong", role: "status" }, playable ? "" : says("not-playable")),
    start,
    own?.element ?? null,
    data.download ? make("a", { href: data.download, className: "keep" }, says("keep")) : null,
  );
}

function button(label: string, act: () => void) {
  const pressed = make("button", { type: "button", id: `do-${label}` }, says(label));
  pressed.addEventListener("click", act);
  return pressed;
}

function reading(now: Narration) {
  const at = now.at < 0 ? undefined : script()?.[now.at];
  const over = now.state === "over";
  const slower = () => {
    speed = "slow";
    now.speed = SPEEDS.slow;
    now.repeat();
  };
  const other = second && at !== undefined && !over ? make("p", { className: "second", lang: second.tag, dir: second.direction }, second.lines[at]!) : null;
  return make(
    "main",
    { className: "reading" },
    make("h1", { tabIndex: -1, className: "line" }, over || at === undefined ? says("over") : language.lines[at]!),
    other,
    make("progress", { max: now.lines.length, value: over ? now.lines.length : now.at, ariaLabel: says("title") }),
    make(
      "div",
      { className: "controls" },
      over ? button("again", begin) : now.state === "paused" ? button("go-on", () => now.goOn()) : button("pause", () => now.pause()),
      over ? null : button("repeat", () => now.repeat()),
      over ? null : button("slower", slower),
      over ? null : button("next", () => now.next()),
      button("stop", end),
    ),
  );
}

function draw() {
  const focused = document.activeElement?.id;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  document.title = says("title");
  root.replaceChildren(narration && narration.state !== "ready" ? reading(narration) : setup());
  if (focused) document.getElementById(focused)?.focus();
}

offerOwnVoice();
draw();
