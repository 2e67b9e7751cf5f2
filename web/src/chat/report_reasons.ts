// What may be reported, and why a host silences somebody: the codes of the house.

import type { Decision, NewReport } from "../wire/http";
import type { Mute } from "../wire/table";

export const FAULTS: readonly NewReport["reason"][] = [
  "insult",
  "harassment",
  "hate",
  "threat",
  "sexual",
  "spam",
  "cheating",
  "private-data",
  "name",
  "danger",
  "other",
];
export const ACTIONS: readonly Decision["action"][] = ["none", "warn", "mute-15", "mute", "ban-open", "ban"];
export const SILENCES: readonly Mute["reason"][] = ["abuse", "flood", "telling", "other"];
