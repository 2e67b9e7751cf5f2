// The sounds of Camelot's beats, from public facts alone.

import type { Beat } from "../director/beats";
import type { Cue } from "../sound/table_sounds.svelte";
import type { Sound } from "../sound/sounds";
import type { ShadowsFact } from "../wire/shadows";

function soundOf(fact: ShadowsFact): Sound {
  switch (fact.type) {
    case "shadows.quest-decided":
    case "shadows.battle-fought":
      return fact.won ? "success" : "fail";
    case "shadows.sword-laid":
      return fact.colour === "white" ? "success" : "fail";
    case "shadows.sword-turned":
    case "shadows.siege-raised":
    case "shadows.unmasked":
    case "shadows.died":
      return "fail";
    case "shadows.accused":
    case "shadows.loyalty-shown":
      return "vote";
    case "shadows.over":
      return "end";
    default:
      return "card";
  }
}

export function cuesOf(beat: Beat): readonly Cue[] {
  return [{ sound: soundOf(beat.fact as ShadowsFact), at: beat.resultMs < beat.lengthMs ? "result" : 0 }];
}
