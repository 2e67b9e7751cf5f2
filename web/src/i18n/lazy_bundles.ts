// Message bundles, loaded when needed: a game's files have its name and load with the game; "record" loads with a replay, "rules"
// with the rules, "learn" with a guided game; HOME files load before the first screen; all others load with the first table.

import type { Said, Words } from "./sentences";

/** Messages of every screen. */
export const HOME = "home";
/** Messages of any table, whichever game is played there. */
export const TABLE = "table";

const HOME_FILES: readonly string[] = ["ui", "server-errors", "games", "table"];
/** Files that are bundles of their own. */
const OWN_BUNDLES: readonly string[] = ["record", "rules", "learn"];

// The script-free HTML pages, the command line and the terminal have messages that no browser needs.
const files = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/backup.ftl", "!$locales/*/cli.ftl", "!$locales/*/doctor.ftl", "!$locales/*/html-pages.ftl", "!$locales/*/narrator.ftl", "!$locales/*/play.ftl", "!$locales/*/push.ftl", "!$locales/*/site.ftl"], {
  query: "?raw",
  import: "default",
});
const said = import.meta.glob<Said>("../wire/text-hints-*.ts");

export const GAMES: readonly string[] = Object.keys(said)
  .map((path) => path.replace(/^.*text-hints-|\.ts$/g, ""))
  .filter((name) => name !== TABLE);

function bundleOf(file: string): string {
  const game = GAMES.find((game) => file === game || file.startsWith(`${game}-`));
  const own = OWN_BUNDLES.find((bundle) => file === bundle || file.startsWith(`${bundle}-`));
  return game ?? own ?? (HOME_FILES.includes(file) ? HOME : TABLE);
}

/** Load a bundle's files in every language that these words use, and the templates of its facts. */
export async function loadBundle(words: Words, wanted: string): Promise<void> {
  const brought = Object.entries(files).map(async ([path, load]) => {
    const [language, file] = path.split("/").slice(-2) as [string, string];
    const mine = words.reads.includes(language) && bundleOf(file.replace(".ftl", "")) === wanted;
    return mine ? ([language, await load()] as const) : null;
  });
  const described = said[`../wire/text-hints-${wanted}.ts`]?.();
  for (const found of await Promise.all(brought)) if (found) words.add(...found);
  if (described) words.learn(wanted, await described);
  words.loaded.add(wanted);
}
