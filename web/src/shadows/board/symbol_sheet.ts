// The sheet of symbols: every sign, sword and coat of arms, drawn once into the page when the first board or hand is loaded; the
// board uses them by name.

import { KNIGHTS } from "../../wire/rules-shadows";
import { armsOf, SHIELD } from "./arms";
import { SIGNS } from "./signs";

const BLADE = "M10 1l3 4v15h4.5v3H13v4a3 3 0 1 1-6 0v-4H2.5v-3H7V5z";

const SWORDS = {
  "sword-white": `<path d="${BLADE}" fill="#eef2f6" stroke="#6c7a8e"/><path d="M10 3v17" stroke="#8d9aac"/>`,
  "sword-black": `<path d="${BLADE}" transform="rotate(180 10 15.5)" fill="#07090d" stroke="#ff9a5c" stroke-width="1.9"/>`,
  "sword-free": '<rect x="7" y="5" width="6" height="21" rx="3" fill="none" stroke="currentColor" stroke-width="1.2"/>',
};

const NO_ENGINE = '<path d="M5 19h14" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="14" r="1.5"/>';

const SVG = "http://www.w3.org/2000/svg";

function element(kind: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** A drawing is a row of empty elements. They are made one by one: the policy of the page takes no markup from a script. */
function symbol(name: string, box: string, drawn: string): Element {
  const made = element("symbol", { id: `cam-${name}`, viewBox: `0 0 ${box}` });
  for (const [, kind, attributes] of drawn.matchAll(/<(\w+)([^>]*)\/>/g)) {
    const pairs = [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]);
    made.append(element(kind!, Object.fromEntries(pairs) as Record<string, string>));
  }
  return made;
}

function shield(coat: string, colour: string): string {
  const { field, charge, light } = armsOf(coat, colour);
  const ink = light ? "#2a2013" : "#f7efd9";
  return (
    `<path d="${SHIELD}" fill="${field}" stroke="#0b0e14" stroke-width="9"/><path d="${SHIELD}" fill="none" stroke="#f0dca4" stroke-width="4.5"/>` +
    `<path d="${charge}" transform="translate(50 56) scale(1.75)" fill="${ink}" fill-rule="evenodd"/>`
  );
}

let laid = false;

export function laySymbolSheet(): void {
  if (laid) return;
  laid = true;
  const symbols = [
    ...Object.entries(SIGNS).map(([name, drawn]) => symbol(name, "24 24", drawn)),
    ...Object.entries(SWORDS).map(([name, drawn]) => symbol(name, "20 31", drawn)),
    ...Object.values(KNIGHTS).map(({ name, colour }) => symbol(`k-${name}`, "100 120", shield(name, colour))),
    symbol("no-engine", "24 24", NO_ENGINE),
  ];
  const sheet = element("svg", { width: "0", height: "0", display: "none", "aria-hidden": "true" });
  sheet.append(...symbols);
  document.body.append(sheet);
}
