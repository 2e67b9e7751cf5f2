// Which files are needed where. A game's files have its name and come with the game; what is said around any table comes
// with the first table; the rest is needed on every screen.

import type { Said, Words } from "./sentences";

/** What every screen says. */
export const HOME = "home";
/** What is said around any table, whatever is played there. */
export const TABLE = "table";

const AT_HOME: readonly string[] = ["ui", "server", "games", "table"];
/** Files that are rooms of their own. */
const APART: readonly string[] = ["record"];

// No browser says what the house's own pages and a terminal say.
const files = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/pages.ftl", "!$locales/*/play.ftl"], {
  query: "?raw",
  import: "default",
});
const said = import.meta.glob<Said>("../wire/text-hints-*.ts");

export const GAMES: readonly string[] = Object.keys(said)
  .map((path) => path.replace(/^.*text-hints-|\.ts$/g, ""))
  .filter((name) => name !== TABLE);

function room(file: string): string {
  const game = GAMES.find((game) => file === game || file.startsWith(`${game}-`));
  return game ?? (APART.includes(file) ? file : AT_HOME.includes(file) ? HOME : TABLE);
}

/** Bring a room's files, in every language these words read, and how its facts are said. */
export async function furnish(words: Words, wanted: string): Promise<void> {
  const brought = Object.entries(files).map(async ([path, load]) => {
    const [language, file] = path.split("/").slice(-2) as [string, string];
    const mine = words.reads.includes(language) && room(file.replace(".ftl", "")) === wanted;
    return mine ? ([language, await load()] as const) : null;
  });
  const described = said[`../wire/text-hints-${wanted}.ts`]?.();
  for (const found of await Promise.all(brought)) if (found) words.add(...found);
  if (described) words.learn(wanted, await described);
  words.furnished.add(wanted);
}
