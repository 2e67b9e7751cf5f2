// Words of another language than that of the page: for captions in two languages at once.

import { preference } from "../settings.svelte";
import { loadBundle, HOME } from "./lazy_bundles";
import { Words } from "./sentences";

/** The words of a game in this language, as a table with these options has them. */
export async function wordsIn(language: string, game: string, options: object): Promise<Words> {
  const words = new Words(language, { digits: preference.digits });
  await Promise.all([HOME, game].map((bundle) => loadBundle(words, bundle)));
  words.at(options as Readonly<Record<string, unknown>>);
  return words;
}
