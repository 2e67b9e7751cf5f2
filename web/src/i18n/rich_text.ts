// Rich text: sentences in parts, so that a name in them can have markup such as `<bdi>`, a shield, or a link to a seat.

import type { Args } from "./catalogue";
import type { Called, Told, Words } from "./sentences";

/** Plain text, or a name and the person it belongs to. */
export type Part = string | Name;

export interface Name {
  readonly name: string;
  readonly seat?: number;
  readonly who?: string;
}

// Private-use characters that mark a name; between them is only the number of the name in its list.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = /\u2068?\uE000(\d+)\uE001\u2069?/;

/** The parts of `Words.tell`. */
export function tellParts(words: Words, told: Told, names: Called, attribute = ""): Part[] {
  const found: Name[] = [];
  const mark = (name: Name) => `${OPEN}${found.push(name) - 1}${CLOSE}`;
  const { seats, people = {} } = "seats" in names ? names : { seats: names };
  const marked = {
    seats: seats.map((name, seat) => mark({ name, seat })),
    people: Object.fromEntries(Object.entries(people).map(([who, name]) => [who, mark({ name, who })])),
  };
  return split(words.tell(told, marked, attribute), found);
}

/** The parts of `Words.text`, with `names` among its arguments. */
export function textParts(words: Words, id: string, args: Args, names: Readonly<Record<string, string | Name>>): Part[] {
  const found: Name[] = [];
  const marked = Object.entries(names).map(([key, name]) => {
    const at = found.push(typeof name === "string" ? { name } : name) - 1;
    return [key, `${OPEN}${at}${CLOSE}`] as const;
  });
  return split(words.text(id, { ...args, ...Object.fromEntries(marked) }), found);
}

function split(text: string, names: readonly Name[]): Part[] {
  // Every second part is the number of a name. The markup isolates it.
  return text
    .split(MARKED)
    .map((piece, at) => (at % 2 ? names[Number(piece)]! : piece))
    .filter((part) => part !== "");
}
