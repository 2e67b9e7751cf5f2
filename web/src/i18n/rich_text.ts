// Sentences in pieces, so that a name in them can be marked up: `<bdi>`, a shield, a link to a seat.

import type { Args } from "./catalogue";
import type { Called, Told, Words } from "./sentences";

/** Plain text, or somebody's name and whose it is. */
export type Part = string | Name;

export interface Name {
  readonly name: string;
  readonly seat?: number;
  readonly who?: string;
}

// Of no script, and nobody's name comes between them: only the number of the name in its list.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = /\u2068?\uE000(\d+)\uE001\u2069?/;

/** What `Words.tell` says. */
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

/** What `Words.text` says, with `names` among its arguments. */
export function textParts(words: Words, id: string, args: Args, names: Readonly<Record<string, string | Name>>): Part[] {
  const found: Name[] = [];
  const marked = Object.entries(names).map(([key, name]) => {
    const at = found.push(typeof name === "string" ? { name } : name) - 1;
    return [key, `${OPEN}${at}${CLOSE}`] as const;
  });
  return split(words.text(id, { ...args, ...Object.fromEntries(marked) }), found);
}

function split(text: string, names: readonly Name[]): Part[] {
  // Every second piece is the number of a name. What isolates it is left to the markup.
  return text
    .split(MARKED)
    .map((piece, at) => (at % 2 ? names[Number(piece)]! : piece))
    .filter((part) => part !== "");
}
