// Reasons for reports, and for muting somebody as the host: codes of the server.

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
