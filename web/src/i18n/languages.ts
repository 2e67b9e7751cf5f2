// The languages: each is a folder of `locales/`, and a new one needs no code.

import { negotiateLanguages } from "@fluent/langneg";

export interface Language {
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  readonly digits: Digits;
  readonly status: "in progress" | "released";
  readonly fonts: readonly string[];
}

export type Digits = "latn" | "arab" | "arabext";

/** The fallback of an incomplete language, and of people who read none of ours. */
export const SOURCE = "en";

const found = import.meta.glob<Language>("$locales/*/language.json", { eager: true, import: "default" });

export const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  Object.entries(found)
    .map(([path, about]) => [path.split("/").at(-2)!, about] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

export function about(language: string): Language {
  const said = LANGUAGES.get(language);
  if (said === undefined) throw new RangeError(language);
  return said;
}

/** The language for somebody who prefers `liked`, or has no preference and reads these. */
export function negotiate(liked: string, reads: readonly string[]): string {
  const wanted = liked ? [liked, ...reads] : [...reads];
  const [best] = negotiateLanguages(wanted, [...LANGUAGES.keys()], {
    strategy: "lookup",
    defaultLocale: SOURCE,
  });
  return best ?? SOURCE;
}
