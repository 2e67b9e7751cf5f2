// Made by scripts/generate from the types of the server. Do not mend it here.

/** A role as it is dealt: its side and its traits. */
export interface RoleTraits {
  readonly side: "evil" | "good";
  readonly sees: readonly string[];
  readonly fills: boolean;
  readonly hides_from_merlin: boolean;
  readonly stranger: boolean;
  readonly passes_for_merlin: boolean;
  readonly lancelot: boolean;
  readonly slays: boolean;
  readonly quarry: boolean;
}

export const ROLES: Readonly<Record<string, RoleTraits>> = {
  "merlin": {"side": "good", "sees": ["merlin"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": true, "lancelot": false, "slays": false, "quarry": true},
  "percival": {"side": "good", "sees": ["percival"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": false, "slays": false, "quarry": false},
  "lancelot_good": {"side": "good", "sees": ["lancelot"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": true, "slays": false, "quarry": false},
  "loyal": {"side": "good", "sees": [], "fills": true, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": false, "slays": false, "quarry": false},
  "assassin": {"side": "evil", "sees": ["evil"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": false, "slays": true, "quarry": false},
  "mordred": {"side": "evil", "sees": ["evil"], "fills": false, "hides_from_merlin": true, "stranger": false, "passes_for_merlin": false, "lancelot": false, "slays": false, "quarry": false},
  "morgana": {"side": "evil", "sees": ["evil"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": true, "lancelot": false, "slays": false, "quarry": false},
  "oberon": {"side": "evil", "sees": [], "fills": false, "hides_from_merlin": false, "stranger": true, "passes_for_merlin": false, "lancelot": false, "slays": false, "quarry": false},
  "lancelot_evil": {"side": "evil", "sees": ["evil", "lancelot"], "fills": false, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": true, "slays": false, "quarry": false},
  "minion": {"side": "evil", "sees": ["evil"], "fills": true, "hides_from_merlin": false, "stranger": false, "passes_for_merlin": false, "lancelot": false, "slays": false, "quarry": false},
};

/** Which roles a kind of knowledge shows. */
export interface Shows {
  readonly side: "evil" | "good" | null;
  readonly only: readonly ("hides_from_merlin" | "lancelot" | "passes_for_merlin" | "quarry" | "slays" | "stranger")[];
  readonly never: readonly ("hides_from_merlin" | "lancelot" | "passes_for_merlin" | "quarry" | "slays" | "stranger")[];
}

export const SIGHTS: Readonly<Record<string, Shows>> = {
  "merlin": {"side": "evil", "only": [], "never": ["hides_from_merlin"]},
  "percival": {"side": null, "only": ["passes_for_merlin"], "never": []},
  "lancelot": {"side": null, "only": ["lancelot"], "never": []},
  "evil": {"side": "evil", "only": [], "never": ["stranger"]},
};

export const GOOD: Readonly<Record<number, number>> = {
  "5": 3,
  "6": 4,
  "7": 4,
  "8": 5,
  "9": 6,
  "10": 6,
};

export const EVIL: Readonly<Record<number, number>> = {
  "5": 2,
  "6": 2,
  "7": 3,
  "8": 3,
  "9": 3,
  "10": 4,
};

export const TEAMS: Readonly<Record<number, readonly number[]>> = {
  "5": [2, 3, 2, 3, 3],
  "6": [2, 3, 4, 3, 4],
  "7": [2, 3, 3, 4, 4],
  "8": [3, 4, 4, 5, 5],
  "9": [3, 4, 4, 5, 5],
  "10": [3, 4, 4, 5, 5],
};

export const FAILS: Readonly<Record<number, readonly number[]>> = {
  "5": [1, 1, 1, 1, 1],
  "6": [1, 1, 1, 1, 1],
  "7": [1, 1, 1, 2, 1],
  "8": [1, 1, 1, 2, 1],
  "9": [1, 1, 1, 2, 1],
  "10": [1, 1, 1, 2, 1],
};

export const QUESTS: readonly number[] = [1, 2, 3, 4, 5];

export const REJECTIONS: number = 5;

export const TO_WIN: number = 3;

export const SIDES: readonly ("evil" | "good")[] = ["good", "evil"];

export const CARDS: readonly ("fail" | "success")[] = ["success", "fail"];

export const ROLE_LIST: readonly string[] = ["merlin", "percival", "lancelot_good", "assassin", "mordred", "morgana", "oberon", "lancelot_evil"];

export const PLOT_LIST: readonly string[] = ["strong_leader", "close_eye", "no_confidence", "take_responsibility", "opinion_maker", "open_up", "overheard", "spotlight", "establish_confidence"];

/** A part of the game, and the options that belong to it. */
export interface OptionModule {
  readonly name: string;
  readonly fields: readonly string[];
}

export const MODULES: readonly OptionModule[] = [
  {"name": "roles", "fields": ["roles", "merlin", "oberon_hidden_from_merlin"]},
  {"name": "quests", "fields": ["quest_order", "double_fail_quest", "leader", "discussion", "change_votes"]},
  {"name": "lady", "fields": ["lady", "lady_use", "lady_timing"]},
  {"name": "excalibur", "fields": ["excalibur"]},
  {"name": "lancelot", "fields": ["lancelot", "lancelot_evil_shown_as", "hidden_deck", "hidden_flip_moment", "schedule_deck", "schedule_binding", "evil_lancelot_must_fail"]},
  {"name": "plot", "fields": ["plot", "plot_edition", "plot_deck", "plot_recipients", "plot_precedence", "take_responsibility", "strong_leader_rotation"]},
  {"name": "end", "fields": ["assassin_targets", "everyone_guesses", "assassination_talk", "post_game_detail"]},
  {"name": "box", "fields": ["edition", "strict_edition", "leader_title", "quest_labels", "beginners"]},
];

/** Another option has one of these values; if that option is a list, it contains one of them. */
export interface Condition {
  readonly option: string;
  readonly values: readonly (string | boolean)[];
}

export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "oberon_hidden_from_merlin": {"option": "roles", "values": ["oberon"]},
  "lady_use": {"option": "lady", "values": [true]},
  "lady_timing": {"option": "lady", "values": [true]},
  "lancelot_evil_shown_as": {"option": "lancelot", "values": ["hidden_switch", "open_schedule"]},
  "hidden_deck": {"option": "lancelot", "values": ["hidden_switch"]},
  "hidden_flip_moment": {"option": "lancelot", "values": ["hidden_switch"]},
  "schedule_deck": {"option": "lancelot", "values": ["open_schedule"]},
  "schedule_binding": {"option": "lancelot", "values": ["open_schedule"]},
  "evil_lancelot_must_fail": {"option": "lancelot", "values": ["known_pair", "hidden_switch", "open_schedule"]},
  "plot_edition": {"option": "plot", "values": [true]},
  "plot_deck": {"option": "plot", "values": [true]},
  "plot_recipients": {"option": "plot", "values": [true]},
  "plot_precedence": {"option": "plot", "values": [true]},
  "take_responsibility": {"option": "plot", "values": [true]},
  "strong_leader_rotation": {"option": "plot", "values": [true]},
  "strict_edition": {"option": "edition", "values": ["it", "fr", "fa"]},
};

export const CLAIMS: readonly string[] = ["avalon.claim-role", "avalon.claim-side", "avalon.claim-lady", "avalon.claim-shown", "avalon.claim-card", "avalon.claim-guess", "avalon.claim-trust", "avalon.claim-doubt"];

/** How one kind of fact is shown. */
export interface Beat {
  readonly length_ms: number;
  readonly each_ms: number;
  readonly counted: readonly string[];
  readonly result_ms: number;
}

export const BEATS: Readonly<Record<string, Beat>> = {
  "avalon.leader-chosen": {"length_ms": 1500, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.team-proposed": {"length_ms": 700, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.votes-shown": {"length_ms": 3600, "each_ms": 0, "counted": [], "result_ms": 2900},
  "avalon.opinions-shown": {"length_ms": 2600, "each_ms": 0, "counted": [], "result_ms": 2200},
  "avalon.quest-ended": {"length_ms": 4820, "each_ms": 850, "counted": ["successes", "fails"], "result_ms": 3220},
  "avalon.card-shown": {"length_ms": 1800, "each_ms": 0, "counted": [], "result_ms": 1400},
  "avalon.excalibur-given": {"length_ms": 900, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.excalibur-used": {"length_ms": 1600, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.lady-passed": {"length_ms": 3000, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.allegiance-turned": {"length_ms": 2600, "each_ms": 0, "counted": [], "result_ms": 2000},
  "avalon.plots-drawn": {"length_ms": 1200, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.plot-used": {"length_ms": 1200, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.plot-taken": {"length_ms": 1200, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.loyalty-looked": {"length_ms": 1600, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.loyalty-shown": {"length_ms": 1600, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.card-watched": {"length_ms": 1200, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.assassinating": {"length_ms": 900, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.guessing": {"length_ms": 900, "each_ms": 0, "counted": [], "result_ms": 0},
  "avalon.named": {"length_ms": 3300, "each_ms": 0, "counted": [], "result_ms": 1060},
  "avalon.nobody-named": {"length_ms": 3300, "each_ms": 0, "counted": [], "result_ms": 1060},
  "avalon.over": {"length_ms": 3100, "each_ms": 0, "counted": [], "result_ms": 3100},
};
