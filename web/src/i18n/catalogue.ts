// The catalogue of one language: its messages, its numbers and its lists. The twin of `camlann.i18n.catalogue`, with the
// same output to the byte; here the files load when they are needed.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { about, type Digits, type Language, SOURCE } from "./languages";

type Pattern = NonNullable<Message["value"]>;

/** A message that does not exist, or an argument that is missing. */
export class Unsaid extends Error {}

export type Args = Readonly<Record<string, string | number>>;

export interface How {
  /** Unicode isolates around every argument keep a name in another script in its place. */
  readonly isolate?: boolean;
  /** Digits other than the language's own. */
  readonly digits?: Digits | "";
}

const ZERO: Readonly<Record<Digits, number>> = { latn: 0x30, arab: 0x660, arabext: 0x6f0 };

export class Catalogue {
  /** Variables that every message may select by. */
  wording: Readonly<Record<string, string>> = {};
  readonly about: Language;
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormatOptions & { readonly numberingSystem: Digits };
  #format: Intl.NumberFormat | null = null;
  readonly #source: Catalogue | null;

  constructor(
    readonly language: string,
    how: How = {},
  ) {
    this.about = about(language);
    const digits = how.digits || this.about.digits;
    this.#bundle = new FluentBundle(language, { useIsolating: how.isolate ?? true });
    // Group digits from a thousand on in every language, as Python does.
    this.#numbers = { numberingSystem: digits, useGrouping: "always" };
    const unfinished = this.about.status === "in progress" && language !== SOURCE;
    this.#source = unfinished ? new Catalogue(SOURCE, { ...how, digits }) : null;
  }

  /** The languages whose files are needed: this one, and English if this one is not complete. */
  get reads(): readonly string[] {
    return this.#source ? [this.language, SOURCE] : [this.language];
  }

  /** Add a file of one of these languages. */
  add(language: string, ftl: string): void {
    if (language !== this.language) return this.#source?.add(language, ftl);
    // Texts are written in the digits of their language, and the reader may have chosen others.
    const own = this.about.digits;
    const written = own === "latn" ? ftl : ftl.replace(/[٠-٩۰-۹]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - ZERO[own] + ZERO[this.#numbers.numberingSystem]));
    const resource = new FluentResource(written);
    for (const { value, attributes } of resource.body) for (const part of [value, ...Object.values(attributes)]) unquote(part);
    this.#bundle.addResource(resource);
  }

  has(name: string): boolean {
    return this.#pattern(name) !== null || (this.#source?.has(name) ?? false);
  }

  /** The message with this id, or its attribute (`avalon-role-merlin.who`). */
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
    this.#format ??= new Intl.NumberFormat(this.language, this.#numbers);
    return this.#format.format(value);
  }

  /** The language and its digits, for everything else that writes numbers and dates. */
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

  /** `2 × Fight 1`, for equal items in a row. */
  counted(texts: readonly string[]): string[] {
    return runs(texts, (text) => text).map(([what, equals]) =>
      equals.length === 1 ? what : this.text("list-times", { n: equals.length, what }),
    );
  }

  /** `Approve: Ana and Ben; Reject: Cleo`, from sorted pairs of what and who. */
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

/** Turn a quoted literal, such as a newline, into plain text, so that it is not isolated. */
function unquote(pattern: Pattern | null): void {
  if (!Array.isArray(pattern)) return;
  pattern.forEach((element, at) => {
    if (typeof element === "string") return;
    if (element.type === "str") pattern[at] = element.value;
    if (element.type === "select") for (const { value } of element.variants) unquote(value);
  });
}

/** Group neighbours that have the same key. */
function runs<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const found: [string, T[]][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0] === key(item)) last[1].push(item);
    else found.push([key(item), [item]]);
  }
  return found;
}

/** A tag or a field's name as part of a message id. */
export function dashed(name: string): string {
  return name.replace(/[_.]/g, "-");
}
