// The catalogue of one language: its messages, the way it writes numbers, and how it makes lists. The twin of
// `camlann.i18n.catalogue`, to the byte; only that the files come in as they are needed.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { about, type Digits, type Language, SOURCE } from "./languages";

type Pattern = NonNullable<Message["value"]>;

/** A message that is not there, or an argument that nobody gave. */
export class Unsaid extends Error {}

export type Args = Readonly<Record<string, string | number>>;

export interface How {
  /** Marks round every argument keep a name in another script in its place. */
  readonly isolate?: boolean;
  /** Other digits than the language has. */
  readonly digits?: Digits | "";
}

export class Catalogue {
  /** What every message may choose by, whatever it is told of. */
  wording: Readonly<Record<string, string>> = {};
  readonly about: Language;
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormatOptions & { readonly numberingSystem: Digits };
  readonly #source: Catalogue | null;

  constructor(
    readonly language: string,
    how: How = {},
  ) {
    this.about = about(language);
    const digits = how.digits || this.about.digits;
    this.#bundle = new FluentBundle(language, { useIsolating: how.isolate ?? true });
    // Grouped from a thousand on in every language, as Python does it.
    this.#numbers = { numberingSystem: digits, useGrouping: "always" };
    const unfinished = this.about.status === "in progress" && language !== SOURCE;
    this.#source = unfinished ? new Catalogue(SOURCE, { ...how, digits }) : null;
  }

  /** The languages whose files are needed: this one, and English where this one is not finished. */
  get reads(): readonly string[] {
    return this.#source ? [this.language, SOURCE] : [this.language];
  }

  /** Take in a file of one of these languages. */
  add(language: string, ftl: string): void {
    if (language !== this.language) return this.#source?.add(language, ftl);
    const resource = new FluentResource(ftl);
    for (const { value, attributes } of resource.body) for (const part of [value, ...Object.values(attributes)]) unquote(part);
    this.#bundle.addResource(resource);
  }

  has(name: string): boolean {
    return this.#pattern(name) !== null || (this.#source?.has(name) ?? false);
  }

  /** The message of this name, or its attribute (`avalon-role-merlin.who`). */
  text(name: string, args: Args = {}): string {
    return this.write(name, {
      ...this.wording,
      ...Object.fromEntries(Object.entries(args).map(([key, value]) => [key, this.argument(value)])),
    });
  }

  /** The same, with arguments that are ready for Fluent. */
  write(name: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(name);
    if (pattern === null) {
      if (this.#source) return this.#source.write(name, args);
      throw new Unsaid(name);
    }
    const errors: Error[] = [];
    const written = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Unsaid(`${name}: ${errors[0]!.message}`);
    return written;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language, this.#numbers).format(value);
  }

  /** The language and its digits, for whatever else writes numbers and dates. */
  get locale(): string {
    return `${this.language}-u-nu-${this.#numbers.numberingSystem}`;
  }

  /** A text, or a number in the digits of the language, as Fluent takes it. */
  argument(value: string | number): FluentVariable {
    return typeof value === "string" ? value : new FluentNumber(value, this.#numbers);
  }

  /** `Ana, Ben and Cleo`; or joined by the message `by`, from the left. */
  listed(texts: readonly string[], by = ""): string {
    if (!texts.length) return this.text("list-none");
    return texts.reduce((first, last, at) => {
      const joint = at < texts.length - 1 ? "list-more" : at === 1 ? "list-two" : "list-last";
      return this.text(by || joint, { first, last });
    });
  }

  /** `2 × Fight 1`, where equal ones follow one another. */
  counted(texts: readonly string[]): string[] {
    return runs(texts, (text) => text).map(([what, equals]) =>
      equals.length === 1 ? what : this.text("list-times", { n: equals.length, what }),
    );
  }

  /** `Approve: Ana and Ben; Reject: Cleo`, from pairs of what and who that are in order. */
  grouped(pairs: readonly (readonly [string, string])[]): string {
    const groups = runs(pairs, ([what]) => what).map(([what, found]) =>
      this.text("list-group", { what, who: this.listed(this.counted(found.map(([, who]) => who))) }),
    );
    return this.listed(groups, "list-groups");
  }

  #pattern(name: string) {
    const [entry, attribute] = name.split(".", 2) as [string, string?];
    const message = this.#bundle.getMessage(entry);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

/** A text in quotes, such as a line's end, is a text like others: nothing is to be kept apart from it. */
function unquote(pattern: Pattern | null): void {
  if (!Array.isArray(pattern)) return;
  pattern.forEach((element, at) => {
    if (typeof element === "string") return;
    if (element.type === "str") pattern[at] = element.value;
    if (element.type === "select") for (const { value } of element.variants) unquote(value);
  });
}

/** What follows one another and has the same key, under that key. */
function runs<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const found: [string, T[]][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0] === key(item)) last[1].push(item);
    else found.push([key(item), [item]]);
  }
  return found;
}

/** A tag or the name of a field as part of the name of a message. */
export function dashed(name: string): string {
  return name.replace(/[_.]/g, "-");
}
