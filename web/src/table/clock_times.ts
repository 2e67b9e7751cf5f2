// How long a table's clock gives, in words: for a long choice and for a short answer.

import { t } from "../i18n/words.svelte";
import { PROFILES } from "../wire/options";
import type { Clock } from "../wire/table";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Without the hours of sleep. */
const WAKING_DAY = 16 * HOUR;

function length(seconds: number, waking: boolean): string {
  if (waking && seconds % WAKING_DAY === 0) return t("clock-days", { count: seconds / WAKING_DAY });
  if (seconds % HOUR === 0) return t("clock-hours", { count: seconds / HOUR });
  return seconds % MINUTE === 0 ? t("clock-minutes", { count: seconds / MINUTE }) : t("clock-seconds", { count: seconds });
}

/** Empty where no clock runs. */
export function clockTimes({ profile, own }: Clock, game: string): string {
  const times = own ?? PROFILES[profile];
  if (!times?.debate || !times.answer) return "";
  const { debate, answer, bank, waking } = times;
  const told = t("clock-times", { game, debate: length(debate, waking), answer: length(answer, waking) });
  return bank ? t("clock-times-and-bank", { times: told, bank: length(bank, false) }) : told;
}

/** A kind of clock by its name, with its times. */
export function clockName(clock: Clock, game: string): string {
  const [profile, times] = [t(`clock-profile-${clock.profile}`), clockTimes(clock, game)];
  return times ? t("clock-profile-and-times", { profile, times }) : profile;
}

/** What more there is to say of it. */
export function clockNote({ profile }: Clock): string {
  return ["none", "slow", "own"].includes(profile) ? t(`clock-profile-${profile}.about`) : "";
}
