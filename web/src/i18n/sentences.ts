// Sentences in the reader's language: the twin of `camlann.i18n.sentences`, whose docstring says how a field is written.
// `wire/text-hints-*.ts` has what Python reads from types; `scripts/codegen/typescript_message_parameters.py` explains the format.

import type { FluentVariable } from "@fluent/bundle";
import { type Args, Catalogue, dashed, Unsaid } from "./catalogue";

export type Hint = string | readonly Hint[] | { readonly by: Hint; readonly of: Hint };

/** The text hints of a game. */
export interface Said {
  readonly FIELDS: Readonly<Record<string, Readonly<Record<string, Hint>>>>;
  readonly WORDS: Readonly<Record<string, readonly string[]>>;
  /** The tags of public facts. */
  readonly PUBLIC?: readonly string[];
  /** The table's words for things, unless its options say otherwise. */
  readonly WORDING?: Readonly<Record<string, string>>;
}

/** A fact, phase, command or reason. */
export interface Told {
  readonly type: string;
}

/** People's names: by seat, and around the table by person id. */
export interface Names {
  readonly seats: readonly string[];
  readonly people?: Readonly<Record<string, string>>;
}

export type Called = Names | readonly string[];

/** The place of a value in a sentence. */
interface Place {
  readonly game: string;
  readonly field: string;
  readonly names: Names;
}

type Pair = readonly [unknown, unknown];

export class Words extends Catalogue {
  /** The bundles that are loaded. */
  readonly loaded = new Set<string>();
  readonly #said = new Map<string, Said>();

  /** Add the text hints of a game; "table" for what belongs to none. */
  learn(game: string, said: Said): void {
    this.#said.set(game, said);
    this.wording = { ...said.WORDING, ...this.wording };
  }

  /** Use the words of a table with these options; without options, the usual ones. */
  at(options: Readonly<Record<string, unknown>> | null): void {
    const plain = Object.assign({}, ...[...this.#said.values()].map(({ WORDING }) => WORDING)) as Record<string, string>;
    const chosen = Object.entries(options ?? {}).map(([name, value]) => [dashed(name), value] as const);
    const mine = chosen.filter(([name, value]) => name in plain && typeof value === "string");
    this.wording = { ...plain, ...(Object.fromEntries(mine) as Record<string, string>) };
  }

  override text(name: string, args: Args = {}): string {
    const game = /^(?:ui-)?([a-z]+)-/.exec(name)?.[1] ?? "";
    if (!this.#said.has(game)) return super.text(name, args);
    const named = Object.entries(args).map(([key, value]) => [key, this.numbered(game, key, value)] as const);
    return super.text(name, Object.fromEntries(named));
  }

  /** A number with the game's own name for what it counts, such as quest A; otherwise the number. */
  numbered(game: string, field: string, value: string | number): string | number {
    const name = `${game}-number-${dashed(field).replace(/s$/, "")}`;
    if (typeof value === "string" || !this.has(name)) return value;
    return this.write(name, { ...this.wording, n: this.argument(value) });
  }

  /** Whether facts of this kind are public. An unknown kind counts as secret. */
  isPublic(type: string): boolean {
    return this.#of(owner(type))?.PUBLIC?.includes(type) ?? false;
  }

  /** The sentence of a fact, phase, command or reason. */
  tell(told: Told, names: Called, attribute = ""): string {
    const name = dashed(told.type);
    const args = this.#fields(told, name, owner(told.type), called(names));
    return this.write(attribute ? `${name}.${attribute}` : name, args);
  }

  /** A line of the narration that is read aloud at the table. */
  narrated(game: string, spoken: { readonly line: string }): string {
    const args = this.#fields(spoken, `${game}-spoken`, game, called([]));
    return this.write(`${game}-narration-${dashed(spoken.line)}`, args);
  }

  notice(game: string, notice: { readonly code: string; readonly most: number }): string {
    return this.text(`${game}-${notice.code.toLowerCase()}`, { most: notice.most });
  }

  /** The meaning of an option's value. `kind`: the struct it is a field of. */
  option(options: object, game: string, field: string, names: Called, kind = "options"): string {
    const args = this.#fields(options, `${game}-${kind}`, game, called(names));
    return this.write(`${game}-option-${dashed(field)}`, args);
  }

  /** A role, a side, a card: its message, or the word itself if it has none. */
  word(game: string, kind: string, word: string): string {
    const name = `${game}-${kind}-${dashed(word)}`;
    return this.has(name) ? this.text(name) : word;
  }

  /** An item that a form offers for the field at this place of a command. */
  item(command: string, step: number, item: number | string, names: Called): string {
    const game = owner(command);
    const [field, hint] = this.fieldsOf(command)[step] ?? [];
    if (field === undefined || hint === undefined) throw new Unsaid(`${command}, step ${step}`);
    const one = Array.isArray(hint) ? (hint as readonly Hint[])[0]! : hint;
    return this.#value(one, item, { game, field, names: called(names) });
  }

  /** The fields of a command, in order, with their text hints. */
  fieldsOf(command: string): readonly (readonly [string, Hint])[] {
    return Object.entries(this.#hints(dashed(command), owner(command)));
  }

  #of(game: string): Said | undefined {
    return this.#said.get(game) ?? this.#said.get("table");
  }

  #hints(name: string, game: string): Readonly<Record<string, Hint>> {
    return this.#of(game)?.FIELDS[name] ?? {};
  }

  /** The arguments of a sentence, each computed on request. */
  #fields(told: object, name: string, game: string, names: Names): Record<string, FluentVariable> {
    const hints = this.#hints(name, game);
    const value = (field: string) => (told as Record<string, unknown>)[field];
    const argument = (name: string): FluentVariable | undefined => {
      const field = name.replaceAll("-", "_");
      if (Object.hasOwn(hints, field)) {
        const plain = value(field);
        if (typeof plain === "number" && hints[field] !== "@") return this.argument(this.numbered(game, field, plain));
        return this.#value(hints[field]!, plain, { game, field, names });
      }
      if (name in this.wording) return this.wording[name];
      const [, what, how] = /^(.+)-(count|words)$/.exec(field.replaceAll("_", "-")) ?? [];
      if (what !== undefined) {
        const listed = value(what.replaceAll("-", "_"));
        if (how === "count") return this.argument(Object.keys(listed as object).length);
        return typeof listed === "string" ? listed : (listed as string[]).join("-");
      }
      const [of, by] = name.split("-by-", 2).map((part) => part.replaceAll("-", "_"));
      return by === undefined ? undefined : this.#byOther(told, hints, of!, by, { game, field: of!, names });
    };
    // Fluent checks whether an argument exists before it reads the argument.
    return new Proxy({} as Record<string, FluentVariable>, {
      getOwnPropertyDescriptor(known, name) {
        const found = argument(String(name));
        if (found !== undefined) known[String(name)] = found;
        return Object.getOwnPropertyDescriptor(known, name);
      },
    });
  }

  /** One list, grouped by another or by the seats. */
  #byOther(told: object, hints: Readonly<Record<string, Hint>>, of: string, by: string, place: Place): string {
    const listed = (told as Record<string, readonly unknown[]>)[of]!;
    const seats = by === "seat";
    const keys = seats ? [...listed.keys()] : (told as Record<string, readonly unknown[]>)[by]!;
    const kind = seats ? "@" : inside(hints[by]!);
    const where = kind === "" ? { ...place, field: by } : place;
    return this.#groups(inside(hints[of]!), kind, listed.map((each, at) => [each, keys[at]] as const), where);
  }

  /** A value in a sentence, by its declared type. */
  #value(hint: Hint, value: unknown, place: Place): string {
    switch (typeof value) {
      case "boolean":
        return value ? "true" : "false";
      case "number":
        if (hint === "@") return this.#named(place.names.seats[value], value);
        return this.#counted(place, value);
      case "string":
        return hint === "person-id" ? (place.names.people?.[value] ?? value) : this.word(place.game, kind(hint, place.field), value);
      case "object":
        if (value === null) return "none";
        return Array.isArray(value) ? this.#list(hint, value as unknown[], place) : this.#struct(hint, value, place);
    }
    throw new Unsaid(`${place.game} ${place.field}: ${String(value)}`);
  }

  #list(hint: Hint, list: readonly unknown[], place: Place): string {
    const one = inside(hint);
    const [first] = list;
    if (Array.isArray(first)) {
      const [what, who] = one as readonly [Hint, Hint];
      return this.#groups(what, who, list as readonly Pair[], place);
    }
    const said = list.map((each) => this.#value(one, each, place));
    if (typeof first === "object" && first !== null) return this.listed(said, `${message(one, first)}.list`);
    return this.listed(this.counted(said));
  }

  #struct(hint: Hint, value: object, place: Place): string {
    if (typeof hint === "object" && "by" in hint) {
      const number = hint.by === "@" || hint.by === "#";
      const pairs = Object.entries(value).map(([key, what]) => [what, number ? Number(key) : key] as const);
      return this.#groups(hint.of, hint.by, pairs, place);
    }
    const name = message(hint, value);
    const game = "type" in value ? owner(String(value.type)) : place.game;
    return this.write(name, this.#fields(value, name, game, place.names));
  }

  /** Pairs of these types, grouped by the first: in the order of its type, otherwise as they come. */
  #groups(what: Hint, who: Hint, pairs: readonly Pair[], place: Place): string {
    const words = typeof what === "string" ? this.#of(place.game)?.WORDS[what] : undefined;
    const order = words ?? [...new Set(pairs.map(([first]) => JSON.stringify(first)))];
    const at = ([first]: Pair) => order.indexOf(words ? (first as string) : JSON.stringify(first));
    const ordered = [...pairs].sort((one, other) => at(one) - at(other));
    return this.grouped(ordered.map(([a, b]) => [this.#value(what, a, place), this.#value(who, b, place)]));
  }

  #counted(place: Place, value: number): string {
    const named = this.numbered(place.game, place.field, value);
    return typeof named === "number" ? this.number(named) : named;
  }

  #named(name: string | undefined, seat: number): string {
    if (name === undefined) throw new Unsaid(`nobody sits at ${seat}`);
    return name;
  }
}

function called(names: Called): Names {
  return "seats" in names ? names : { seats: names };
}

/** The game that a tag belongs to. */
function owner(tag: string): string {
  return tag.split(".", 1)[0]!;
}

/** The type of a list's items. */
function inside(hint: Hint): Hint {
  return Array.isArray(hint) ? ((hint as readonly Hint[])[0] ?? "") : "";
}

/** The message id of a struct: its tag, or what its type says if it has none. */
function message(hint: Hint, value: object): string {
  if ("type" in value) return dashed(String(value.type));
  if (typeof hint === "string" && hint.startsWith("+")) return hint.slice(1);
  throw new Unsaid(JSON.stringify(value));
}

/** The kind of a word: the name of its type, or of the field if the type is only `str`. */
function kind(hint: Hint, field: string): string {
  if (hint === "=") return dashed(field);
  if (typeof hint === "string" && /^[a-z]/.test(hint)) return hint;
  return dashed(field).replace(/s$/, "");
}
