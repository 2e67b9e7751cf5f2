// A bot's level is chosen by whoever adds it. Its id says which, so everybody can read it and it never changes.

import { person } from "../person.svelte";
import { fresh } from "../socket/session";
import { BOT_LEVELS, BOTS, type BotLevel } from "../wire/bot-levels";

const ID = /^bot:[0-9a-f]{32}(?:-([a-z]+))?$/;
const EASIEST = BOT_LEVELS[0]!;

/** The id of a new bot. */
export const newBot = (level: BotLevel = EASIEST): string => `bot:${fresh()}${level === EASIEST ? "" : `-${level}`}`;

/** The levels that bots can have in a game on this server, from the weakest on. */
export function levelsOf(game: string): readonly BotLevel[] {
  const has = BOTS[game] ?? {};
  const found = BOT_LEVELS.filter((level) => level in has && (person.server?.bot_levels.includes(level) ?? true));
  return found.length ? found : [EASIEST];
}

/** The level at which a bot plays a game: its own, or the next below that the game has. None, if its id does not say it. */
export function levelIn(game: string, person_id: string): BotLevel | undefined {
  const read = ID.exec(person_id);
  if (!read) return undefined;
  const own = BOT_LEVELS.findIndex((level) => level === (read[1] ?? EASIEST));
  return levelsOf(game).findLast((level) => BOT_LEVELS.indexOf(level) <= own);
}

/** The message that says how a bot of this level plays a game. */
export function playsAs(game: string, level: BotLevel): string {
  const kind = BOTS[game]?.[level] ?? "random";
  return kind === "random" ? "ui-bot-plays-random" : `ui-bot-plays-${game}-${kind}`;
}
