// How long a decision holds, as a sentence.

import { when } from "../formatting";
import { t } from "../i18n/words.svelte";

const FOREVER = 2 ** 63 - 1;

/** Empty: it was done at once, as a warning is. */
export function lasting({ at, until }: { readonly at: number; readonly until: number }): string {
  if (until >= FOREVER) return t("ui-report-for-good");
  return until > at ? t("ui-report-until", { when: when(until) }) : "";
}
