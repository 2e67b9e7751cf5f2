// The sounds of Avalon's beats. They follow from public facts alone, and every card of a quest sounds the same.

import type { Beat } from "../director/beats";
import type { Cue } from "../sound/table_sounds.svelte";
import type { Sound } from "../sound/sounds";
import type { QuestEnded } from "../wire/avalon";
import { turningTimes } from "./quest_cards";

/** Beats that sound otherwise than a card. */
const SOUNDS: Readonly<Record<string, Sound | null>> = {
  "avalon.votes-shown": "vote",
  "avalon.opinions-shown": "vote",
  "avalon.assassinating": null,
  "avalon.over": "end",
};

export function cuesOf(beat: Beat): readonly Cue[] {
  if (beat.kind === "avalon.quest-ended") {
    const quest = beat.fact as QuestEnded;
    const cards = turningTimes(quest.successes + quest.fails, beat.resultMs).map((at) => ({ sound: "card", at }) as const);
    return [...cards, { sound: quest.won ? "success" : "fail", at: "result" }];
  }
  const sound = SOUNDS[beat.kind] === undefined ? "card" : SOUNDS[beat.kind];
  const hasResult = beat.resultMs < beat.lengthMs;
  return sound ? [{ sound, at: hasResult ? "result" : 0 }] : [];
}
