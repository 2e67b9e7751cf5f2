// The verbs of a heroic action: those of the place where a Knight stands, and those that are open anywhere.

import type { SignName } from "./board/signs";
import type { Place } from "./selectors";

export interface Verb {
  readonly command: string;
  readonly sign: SignName;
}

const verb = (name: string, sign: SignName): Verb => ({ command: `shadows.${name}`, sign });

const FIGHT = [verb("lay-fight", "sword")];
const WAR = [verb("fight-war", "axe")];
const AT: Readonly<Record<Place, readonly Verb[]>> = {
  camelot: [verb("draw-cards", "cards"), verb("fight-siege", "engine")],
  black_knight: FIGHT,
  lancelot: FIGHT,
  dragon: FIGHT,
  excalibur: [verb("pull-sword", "lake")],
  grail: [verb("lay-grail", "grail")],
  picts: WAR,
  saxons: WAR,
  nowhere: [],
};

/** The verbs of somebody who stands here, always in the same order. */
export const verbsAt = (place: Place): readonly Verb[] => [
  verb("move", "boot"),
  ...AT[place],
  verb("play-special", "star"),
  verb("heal", "healing"),
  verb("accuse", "point"),
];

/** It is there for everybody whose table has it, and looks the same: who it is open to is a secret. */
export const REVEAL = "shadows.step-forth";

/** All of them, wherever they are open. */
const ALL = new Set(Object.keys(AT).flatMap((place) => verbsAt(place as Place).map(({ command }) => command)));

export const isVerb = (command: string): boolean => ALL.has(command);
