// The texts of every screen. A component contains no sentence: it names a message or a fact, and renders it again when the
// language changes.

import { untrack } from "svelte";
import { like, preference } from "../settings.svelte";
import type { Args } from "./catalogue";
import { about, LANGUAGES, negotiate } from "./languages";
import { type Name, type Part, tellParts, textParts } from "./rich_text";
import { loadBundle, GAMES, HOME, TABLE } from "./lazy_bundles";
import { type Called, type Told, Words } from "./sentences";

class Speech {
  /** The current words; null before the first files are loaded. */
  #words = $state.raw<Words | null>(null);
  /** Goes up when more is loaded. */
  #learned = $state(0);
  #bundles = new Map<Words | null, Map<string, Promise<void>>>();
  #wanted = new Set<string>([HOME]);
  #begun: Promise<void> | null = null;
  #turn = 0;
  /** The options of the current table. */
  #table: Readonly<Record<string, unknown>> | null = null;

  /** Whether any text can be shown yet. */
  get ready(): boolean {
    return this.#words !== null;
  }

  get language(): string {
    return this.#words?.language ?? "";
  }

  /** The language with its digits, for everything else that writes numbers and dates. */
  get locale(): string {
    return this.#words?.locale ?? "en";
  }

  get direction(): "ltr" | "rtl" {
    return this.#words?.about.direction ?? "ltr";
  }

  get now(): Words {
    void this.#learned;
    if (this.#words === null) throw new Error("nothing can be said before speech.ready");
    return this.#words;
  }

  /** Use the language that somebody prefers, or that the browser reads. */
  begin(): Promise<void> {
    this.#begun ??= this.#change(negotiate(preference.language, navigator.languages)).catch((error: unknown) => {
      this.#begun = null;
      throw error;
    });
    return this.#begun;
  }

  /** Load the bundle of a game (and of its table) or of records, and keep it loaded. */
  async need(bundle: string): Promise<void> {
    const bundles = GAMES.includes(bundle) ? [TABLE, bundle] : [bundle];
    for (const each of bundles) this.#wanted.add(each);
    await this.#begun;
    // The language may have changed meanwhile, without these files.
    for (let words; words !== this.#words; ) {
      const now = (words = this.#words);
      if (now) await Promise.all(bundles.map((each) => this.#load(now, each)));
    }
  }

  /** Whether a bundle is loaded. If not, it is loaded now, and texts from it are rendered again. */
  has(bundle: string): boolean {
    if (this.now.loaded.has(bundle)) return true;
    this.need(bundle).catch(console.error);
    return false;
  }

  /** Change the language on every screen at once; "" for the browser's own. */
  async setLanguage(language: string): Promise<void> {
    await this.#change(negotiate(language, navigator.languages));
    like({ language });
  }

  /** Apply the current preference: it may have changed on another device. */
  async again(): Promise<void> {
    await this.#change(negotiate(preference.language, navigator.languages));
  }

  /** Write numbers in these digits in every language; "" for the language's own. */
  async setDigits(digits: typeof preference.digits): Promise<void> {
    like({ digits });
    await this.#change(this.language);
  }

  /** Use the words of a table with these options for leader and quests; null away from any table. */
  at(options: Readonly<Record<string, unknown>> | null): void {
    this.#table = options;
    const words = untrack(() => this.#words);
    const before = JSON.stringify(words?.wording);
    words?.at(options);
    if (JSON.stringify(words?.wording) !== before) untrack(() => this.#learned++);
  }

  async #change(language: string): Promise<void> {
    const turn = ++this.#turn;
    const words = new Words(language, { digits: preference.digits });
    await Promise.all([...this.#wanted].map((bundle) => this.#load(words, bundle)));
    // If you choose twice, the second choice counts.
    if (turn !== this.#turn) return;
    this.#bundles = new Map([[words, this.#bundles.get(words)!]]);
    words.at(this.#table);
    this.#words = words;
    document.documentElement.lang = language;
    document.documentElement.dir = about(language).direction;
  }

  /** Load a bundle once; again, if that failed. */
  #load(words: Words, bundle: string): Promise<void> {
    const bundles = this.#bundles.get(words) ?? new Map<string, Promise<void>>();
    this.#bundles.set(words, bundles);
    let coming = bundles.get(bundle);
    if (coming === undefined) {
      coming = loadBundle(words, bundle).then(() => {
        words.at(this.#table);
        if (words === this.#words) this.#learned++;
      });
      coming.catch(() => bundles.delete(bundle));
      bundles.set(bundle, coming);
    }
    return coming;
  }
}

export const speech = new Speech();

/** The languages, each by its own name. */
export const languages = [...LANGUAGES].map(([tag, { name }]) => ({ tag, name }));

/** A text: empty while its files load, an apology if the page is older than the server. */
function said(say: (words: Words) => string, ...owners: string[]): string {
  const { now } = speech;
  if (!owners.map(here).every(Boolean)) return "";
  try {
    return say(now);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    console.error(error);
    return now.text("ui-no-text");
  }
}

/** Whether the texts that a message or tag belongs to are loaded. */
function here(owner: string): boolean {
  if (GAMES.includes(owner) || owner === "rules" || owner === "learn") return speech.has(owner);
  return ["ui", "server", "list"].includes(owner) || speech.has(TABLE);
}

/** The owner of a message or a tag: `avalon-vote`, `avalon.vote`. A game's own name is known everywhere. */
function owner(name: string): string {
  return /^(\w+)[.-]/.exec(name)?.[1] ?? "ui";
}

/** The message with this id, or its attribute. */
export function t(id: string, args: Args = {}): string {
  return said((now) => now.text(id, args), owner(id));
}

/** The sentence of a fact, phase, command or reason. */
export function tell(told: Told, names: Called, attribute = ""): string {
  return said((now) => now.tell(told, names, attribute), ...owners(told));
}

/** A question and an answer contain a phase and a command of their game. */
function owners(told: Told): string[] {
  const inner = Object.values(told).filter(
    (value): value is Told => typeof value === "object" && value !== null && "type" in value,
  );
  return [told, ...inner].map(({ type }) => owner(type));
}

/** A message in parts, for markup around the `names` in it. */
export function tParts(id: string, args: Args, names: Readonly<Record<string, string | Name>>): Part[] {
  return inParts((now) => textParts(now, id, args, names), owner(id));
}

export function tellInParts(told: Told, names: Called, attribute = ""): Part[] {
  return inParts((now) => tellParts(now, told, names, attribute), ...owners(told));
}

function inParts(say: (words: Words) => Part[], ...owners: string[]): Part[] {
  let found: Part[] = [];
  const instead = said((now) => {
    found = say(now);
    return "";
  }, ...owners);
  return instead ? [instead] : found;
}

export function notice(game: string, told: { readonly code: string; readonly most: number }): string {
  return said((now) => {
    // Notices about the options of any game belong to the table.
    const name = `${game}-${told.code.toLowerCase()}`;
    return now.notice(now.has(name) ? game : "table", told);
  }, game, "table");
}

/** The meaning of an option's value. */
export function option(options: object, game: string, field: string, names: Called, kind = "options"): string {
  return said((now) => now.option(options, game, field, names, kind), game);
}

/** A role, a side, a card. */
export function word(game: string, kind: string, name: string): string {
  return said((now) => now.word(game, kind, name), game);
}

/** An item that a form offers for the field at this place of a command. */
export function item(command: string, step: number, chosen: number | string, names: Called): string {
  return said((now) => now.item(command, step, chosen, names), owner(command));
}

/** A line of the narration. */
export function narrated(game: string, spoken: { readonly line: string }): string {
  return said((now) => now.narrated(game, spoken), game);
}

/** A list as one text: `Ana, Ben and Cleo`. */
export function listed(texts: readonly string[], by = ""): string {
  return said((now) => now.listed(texts, by));
}

/** A number with the game's own name for what it counts: quest A. */
export function numbered(game: string, field: string, value: number): string {
  return said((now) => {
    const named = now.numbered(game, field, value);
    return typeof named === "number" ? now.number(named) : named;
  }, game);
}

export function number(value: number): string {
  return said((now) => now.number(value));
}

/** The text of an error code of the server: what went wrong, and what to do. */
export function trouble(code: string): string {
  return said((now) => {
    const name = `server-trouble-${code}`;
    return now.text(now.has(name) ? name : "server-trouble-failed");
  });
}
