// Small formatting helpers that several screens share: dates, codes, names of presets, rules of a table.

import { OPTIONS } from "./wire/options";
import type { Called } from "./i18n/sentences";
import { preference } from "./settings.svelte";
import { option, speech, t } from "./i18n/words.svelte";

/** A time, in the reader's calendar and clock. */
export function when(at: number): string {
  const calendar = preference.calendar ? { calendar: preference.calendar } : {};
  return new Intl.DateTimeFormat(speech.locale, { dateStyle: "medium", timeStyle: "short", ...calendar }).format(at);
}

/** The digits of a code, one by one, in the reader's language. */
export function spelled(digits: string): string {
  const one = new Intl.NumberFormat(speech.locale);
  return digits.replace(/[0-9]/g, (digit) => one.format(Number(digit)));
}

export const dashed = (name: string): string => name.replaceAll("_", "-");

export const presetName = (game: string, preset: string): string => t(`${game}-preset-${dashed(preset)}`);
export const presetAbout = (game: string, preset: string): string => t(`${game}-preset-${dashed(preset)}.about`);

/** The rules of a table: a sentence for every option that differs from the plain game. */
export function rulesHere(game: string, options: object, names: Called): string[] {
  const plain = (OPTIONS[game]?.plain ?? {}) as Record<string, unknown>;
  return Object.entries(options)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field]))
    .map(([field]) => option(options, game, field, names));
}
