// A bot has a knight's name. Its id says which, so the name is the same on every screen and never changes.

import { t } from "../i18n/words.svelte";
import { names } from "../person.svelte";
import { BOT_NAMES, BOT_TEMPERS, SPOKEN_GAMES } from "../wire/bot-names";
import { levelIn, levelsOf, playsAs } from "./bot_levels";

export const isBot = (person_id: string): boolean => person_id.startsWith("bot:");

/** Which of the names a bot has. */
export function knightOf(person_id: string): string {
  return BOT_NAMES[parseInt(person_id.slice(4, 12), 16) % BOT_NAMES.length] ?? "";
}

/** The name of a person or a bot, in the reader's language; empty until it is known. */
export function nameOf(person_id: string): string {
  return isBot(person_id) ? t(`ui-knight-${knightOf(person_id)}`) : names.of(person_id);
}

/** What is said beside the name of somebody who sits: a bot and its level, or for whom they stand in. */
export function seatNote(person_id: string, owner: string | undefined, game: string): string {
  const level = (levelsOf(game).length > 1 && levelIn(game, person_id)) || "none";
  if (owner) return isBot(person_id) ? t("ui-bot-for", { level, name: nameOf(owner) }) : t("ui-stand-in-for", { name: nameOf(owner) });
  return isBot(person_id) ? t("ui-bot", { level }) : "";
}

/** How a bot speaks in chat. */
export function temperOf(person_id: string): string {
  return BOT_TEMPERS[parseInt(person_id.slice(12, 20), 16) % BOT_TEMPERS.length] ?? "";
}

/** How a bot plays this game, and how it speaks if it does, as sentences; nothing for people. */
export function howItPlays(person_id: string, game: string): string {
  const level = levelIn(game, person_id);
  if (level === undefined) return "";
  const plays = t(playsAs(game, level));
  return SPOKEN_GAMES.includes(game) ? `${plays} ${t(`ui-bot-speaks-${temperOf(person_id)}`)}` : plays;
}
