// Made by scripts/generate from the types of the server. Do not mend it here.

/** The stakes of a quest, won or lost. */
export interface Stakes {
  readonly swords: number;
  readonly lives: number;
  readonly cards: number;
  readonly siege: number;
  readonly relic: "armor" | "excalibur" | "grail" | null;
  readonly once: boolean;
}

/** A quest: its stakes, and how it is won or lost. */
export interface QuestFacts {
  readonly stakes: Stakes;
  readonly solo: boolean;
  readonly pattern: readonly number[];
  readonly black_spots: number;
  readonly straight: number;
  readonly warriors: number;
  readonly steps: number;
  readonly row: number;
}

export const QUESTS: Readonly<Record<string, QuestFacts>> = {
  "black_knight": {"stakes": {"swords": 1, "lives": 1, "cards": 3, "siege": 0, "relic": null, "once": false}, "solo": true, "pattern": [2, 2], "black_spots": 4, "straight": 0, "warriors": 0, "steps": 0, "row": 0},
  "lancelot": {"stakes": {"swords": 1, "lives": 1, "cards": 4, "siege": 0, "relic": "armor", "once": true}, "solo": true, "pattern": [3, 2], "black_spots": 5, "straight": 0, "warriors": 0, "steps": 0, "row": 0},
  "dragon": {"stakes": {"swords": 2, "lives": 2, "cards": 7, "siege": 0, "relic": null, "once": true}, "solo": false, "pattern": [3, 3, 3], "black_spots": 5, "straight": 0, "warriors": 0, "steps": 0, "row": 0},
  "excalibur": {"stakes": {"swords": 2, "lives": 1, "cards": 7, "siege": 0, "relic": "excalibur", "once": true}, "solo": false, "pattern": [], "black_spots": 0, "straight": 0, "warriors": 0, "steps": 5, "row": 0},
  "grail": {"stakes": {"swords": 3, "lives": 1, "cards": 7, "siege": 0, "relic": "grail", "once": true}, "solo": false, "pattern": [], "black_spots": 0, "straight": 0, "warriors": 0, "steps": 0, "row": 7},
  "picts": {"stakes": {"swords": 1, "lives": 1, "cards": 4, "siege": 2, "relic": null, "once": false}, "solo": false, "pattern": [], "black_spots": 0, "straight": 5, "warriors": 4, "steps": 0, "row": 0},
  "saxons": {"stakes": {"swords": 1, "lives": 1, "cards": 4, "siege": 2, "relic": null, "once": false}, "solo": false, "pattern": [], "black_spots": 0, "straight": 5, "warriors": 4, "steps": 0, "row": 0},
};

/** A black card. */
export interface BlackFacts {
  readonly copies: number;
  readonly more: number;
  readonly special: boolean;
  readonly lasts: boolean;
  readonly home: "black_knight" | "camelot" | "dragon" | "excalibur" | "grail" | "lancelot" | "nowhere" | "picts" | "saxons" | null;
  readonly value: number;
  readonly dragon_value: number;
}

export const BLACK: Readonly<Record<string, BlackFacts>> = {
  "black_knight_1": {"copies": 5, "more": 0, "special": false, "lasts": false, "home": "black_knight", "value": 1, "dragon_value": 0},
  "black_knight_3": {"copies": 3, "more": 0, "special": false, "lasts": false, "home": "black_knight", "value": 3, "dragon_value": 0},
  "black_knight_5": {"copies": 2, "more": 0, "special": false, "lasts": false, "home": "black_knight", "value": 5, "dragon_value": 0},
  "black_knight_7": {"copies": 1, "more": 0, "special": false, "lasts": false, "home": "black_knight", "value": 7, "dragon_value": 0},
  "lancelot_1": {"copies": 4, "more": 0, "special": false, "lasts": false, "home": "lancelot", "value": 1, "dragon_value": 5},
  "lancelot_3": {"copies": 3, "more": 0, "special": false, "lasts": false, "home": "lancelot", "value": 3, "dragon_value": 7},
  "lancelot_5": {"copies": 3, "more": 0, "special": false, "lasts": false, "home": "lancelot", "value": 5, "dragon_value": 9},
  "lancelot_7": {"copies": 1, "more": 0, "special": false, "lasts": false, "home": "lancelot", "value": 7, "dragon_value": 11},
  "excalibur": {"copies": 15, "more": 2, "special": false, "lasts": false, "home": "excalibur", "value": 0, "dragon_value": 0},
  "despair": {"copies": 15, "more": 2, "special": false, "lasts": false, "home": "grail", "value": 0, "dragon_value": 0},
  "picts": {"copies": 4, "more": 1, "special": false, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "saxons": {"copies": 4, "more": 1, "special": false, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "mercenaries": {"copies": 4, "more": 1, "special": false, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "morgan_1": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "morgan_2": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "morgan_3": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "morgan_4": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "morgan_5": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "desolation": {"copies": 2, "more": 0, "special": true, "lasts": false, "home": "grail", "value": 0, "dragon_value": 0},
  "dark_forest": {"copies": 1, "more": 0, "special": true, "lasts": true, "home": "grail", "value": 0, "dragon_value": 0},
  "guinevere": {"copies": 1, "more": 0, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "mists": {"copies": 1, "more": 0, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "mordred": {"copies": 1, "more": 0, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "vivien": {"copies": 1, "more": 0, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "witch_1": {"copies": 0, "more": 1, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "witch_2": {"copies": 0, "more": 1, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "witch_3": {"copies": 0, "more": 1, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "witch_4": {"copies": 0, "more": 1, "special": true, "lasts": false, "home": null, "value": 0, "dragon_value": 0},
  "witch_5": {"copies": 0, "more": 1, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "witch_6": {"copies": 0, "more": 1, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
  "witch_7": {"copies": 0, "more": 1, "special": true, "lasts": true, "home": null, "value": 0, "dragon_value": 0},
};

/** A white card. */
export interface WhiteFacts {
  readonly copies: number;
  readonly more: number;
  readonly special: boolean;
  readonly value: number;
  readonly aim: "" | "card" | "choice" | "knight" | "place";
}

export const WHITE: Readonly<Record<string, WhiteFacts>> = {
  "fight_1": {"copies": 14, "more": 3, "special": false, "value": 1, "aim": ""},
  "fight_2": {"copies": 12, "more": 2, "special": false, "value": 2, "aim": ""},
  "fight_3": {"copies": 10, "more": 1, "special": false, "value": 3, "aim": ""},
  "fight_4": {"copies": 8, "more": 1, "special": false, "value": 4, "aim": ""},
  "fight_5": {"copies": 7, "more": 1, "special": false, "value": 5, "aim": ""},
  "fight_any": {"copies": 0, "more": 3, "special": false, "value": 0, "aim": ""},
  "grail": {"copies": 18, "more": 3, "special": false, "value": 0, "aim": ""},
  "merlin": {"copies": 7, "more": 1, "special": true, "value": 0, "aim": "place"},
  "clairvoyance": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": ""},
  "convocation": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": ""},
  "fate": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": "choice"},
  "heroism": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": "place"},
  "lady_of_the_lake": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": ""},
  "messenger": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": "knight"},
  "piety": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": "choice"},
  "reinforcements": {"copies": 1, "more": 0, "special": true, "value": 0, "aim": "choice"},
  "call_for_help": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": ""},
  "banishment": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": "card"},
  "divine_favor": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": ""},
  "dragon_slayer": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": "choice"},
  "merlins_rescue": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": "place"},
  "new_hope": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": ""},
  "tournament": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": "knight"},
  "truce": {"copies": 0, "more": 1, "special": true, "value": 0, "aim": "place"},
};

export const TRAVEL: readonly string[] = ["nothing_happens", "merlin_travels", "vision", "charge", "lost", "ambush", "captured"];

/** A coat of arms: a Knight and his powers. */
export interface Coat {
  readonly name: string;
  readonly colour: string;
  readonly company: boolean;
  readonly promo: boolean;
  readonly draws: number;
  readonly exchanges: boolean;
  readonly plays_free: boolean;
  readonly adds_fight: boolean;
  readonly extra_life: number;
  readonly peeks: boolean;
  readonly leaves_free: boolean;
  readonly swaps: boolean;
  readonly always_shares: boolean;
  readonly bleeds: boolean;
  readonly recalls: boolean;
  readonly gains_by_moving: boolean;
  readonly pays_evil: boolean;
  readonly pays_blood: boolean;
  readonly rolls_first: boolean;
}

export const KNIGHTS: Readonly<Record<string, Coat>> = {
  "arthur": {"name": "arthur", "colour": "red", "company": false, "promo": false, "draws": 2, "exchanges": true, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "galahad": {"name": "galahad", "colour": "yellow", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": true, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "gawain": {"name": "gawain", "colour": "green", "company": false, "promo": false, "draws": 3, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "kay": {"name": "kay", "colour": "blue", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": true, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "palamedes": {"name": "palamedes", "colour": "black", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 1, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "percival": {"name": "percival", "colour": "white", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": true, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "tristan": {"name": "tristan", "colour": "purple", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": true, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "bedivere": {"name": "bedivere", "colour": "orange", "company": false, "promo": true, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": true, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "bors": {"name": "bors", "colour": "purple", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": true, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "caradoc": {"name": "caradoc", "colour": "black", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": true, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "gaheris": {"name": "gaheris", "colour": "yellow", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": true, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "gareth": {"name": "gareth", "colour": "green", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": true, "pays_evil": false, "pays_blood": false, "rolls_first": false},
  "geraint": {"name": "geraint", "colour": "orange", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": true, "pays_blood": false, "rolls_first": false},
  "lamorak": {"name": "lamorak", "colour": "white", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": true, "rolls_first": false},
  "owain": {"name": "owain", "colour": "blue", "company": true, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": true},
  "squire": {"name": "squire", "colour": "", "company": false, "promo": false, "draws": 2, "exchanges": false, "plays_free": false, "adds_fight": false, "extra_life": 0, "peeks": false, "leaves_free": false, "swaps": false, "always_shares": false, "bleeds": false, "recalls": false, "gains_by_moving": false, "pays_evil": false, "pays_blood": false, "rolls_first": false},
};

export const MOST_LIVES: number = 6;

export const SIEGE_LIMIT: number = 12;

export const BLACK_SWORD_LIMIT: number = 7;

export const SWORDS: number = 12;

export const ACCUSATIONS_FROM: number = 6;

export const ACCUSED_WRONGLY: number = 1;

export const ACCUSED_WRONGLY_WITH: Readonly<Record<string, string>> = {
  "witch_5": "witch_5_turns",
};

export const FULL_HAND: number = 12;

export const HEAL_CARDS: number = 3;

export const MERLINS_TO_CANCEL: number = 3;

export const DRAGON_OPTIONS: Readonly<Record<string, string>> = {
  "swords": "dragon_swords",
  "lives": "dragon_lives",
  "cards": "dragon_cards",
};

export const OFFICIAL_ANSWERS: Readonly<Record<string, boolean>> = {
  "accusations_stay_open": false,
  "merlins_in_chain": false,
  "galahad_plays_two": false,
};

export const MORE_SWORDS: Readonly<Record<string, number>> = {
  "heroism": 1,
  "mists": 1,
};

/** How one kind of fact is shown. */
export interface Beat {
  readonly length_ms: number;
  readonly each_ms: number;
  readonly counted: readonly string[];
  readonly result_ms: number;
}

export const BEATS: Readonly<Record<string, Beat>> = {
  "shadows.black-played": {"length_ms": 2600, "each_ms": 0, "counted": [], "result_ms": 1700},
  "shadows.black-announced": {"length_ms": 1400, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.cancelled": {"length_ms": 1500, "each_ms": 0, "counted": [], "result_ms": 1000},
  "shadows.window-closed": {"length_ms": 600, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.warrior-came": {"length_ms": 700, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.sword-drifted": {"length_ms": 700, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.grail-row-set": {"length_ms": 700, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.siege-raised": {"length_ms": 700, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.battle-fought": {"length_ms": 2400, "each_ms": 0, "counted": [], "result_ms": 600},
  "shadows.face-down-shown": {"length_ms": 700, "each_ms": 500, "counted": ["cards"], "result_ms": 0},
  "shadows.combat-counted": {"length_ms": 1500, "each_ms": 0, "counted": [], "result_ms": 1500},
  "shadows.quest-decided": {"length_ms": 2400, "each_ms": 0, "counted": [], "result_ms": 2400},
  "shadows.sword-laid": {"length_ms": 900, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.sword-turned": {"length_ms": 1300, "each_ms": 0, "counted": [], "result_ms": 700},
  "shadows.travel-drawn": {"length_ms": 1800, "each_ms": 0, "counted": [], "result_ms": 1300},
  "shadows.accused": {"length_ms": 2300, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.loyalty-shown": {"length_ms": 1800, "each_ms": 0, "counted": [], "result_ms": 1100},
  "shadows.unmasked": {"length_ms": 2500, "each_ms": 0, "counted": [], "result_ms": 2500},
  "shadows.died": {"length_ms": 2200, "each_ms": 0, "counted": [], "result_ms": 0},
  "shadows.traitors-revealed": {"length_ms": 1800, "each_ms": 1500, "counted": ["seats"], "result_ms": 1800},
  "shadows.swords-counted": {"length_ms": 1800, "each_ms": 250, "counted": ["white", "black"], "result_ms": 1400},
  "shadows.over": {"length_ms": 1500, "each_ms": 0, "counted": [], "result_ms": 1500},
};
