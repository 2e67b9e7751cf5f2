// Made by scripts/generate from the types of the server. Do not mend it here.

import type { Times } from "./table";

export interface Field {
  readonly name: string;
  readonly kind: "switch" | "one" | "some" | "number" | "seat";
  readonly values: readonly string[];
  readonly maybe: boolean;
}

export interface Choices {
  readonly seats: readonly number[];
  /** How many can play with the plain options. */
  readonly most: number;
  /** Options with which more can play, and how many. */
  readonly more_with: Readonly<Record<string, number>>;
  readonly presets: readonly string[];
  /** Presets for some numbers of players alone. */
  readonly preset_seats: Readonly<Record<string, readonly number[]>>;
  readonly plain: unknown;
  readonly fields: readonly Field[];
  readonly phrases: readonly string[];
}

/** What may be chosen, by game. */
export const OPTIONS: Readonly<Record<string, Choices>> = {"avalon": {"seats": [5, 6, 7, 8, 9, 10], "most": 10, "more_with": {}, "presets": ["first_game", "classic", "everything", "box_it", "box_fr", "box_fa"], "preset_seats": {}, "plain": {"roles": ["merlin", "assassin"], "merlin": "required", "leader": null, "oberon_hidden_from_merlin": false, "quest_order": "fixed", "double_fail_quest": "space4", "discussion": "none", "change_votes": false, "lady": false, "lady_use": "mandatory", "lady_timing": "completed_count", "excalibur": false, "lancelot": "off", "lancelot_evil_shown_as": "lancelot", "hidden_deck": "3+2", "hidden_flip_moment": "round_open", "schedule_deck": "five_of_seven", "schedule_binding": "round", "evil_lancelot_must_fail": null, "plot": false, "plot_edition": "classic", "plot_deck": [], "plot_recipients": "any_other", "plot_precedence": "from_leader", "take_responsibility": "immediate", "strong_leader_rotation": "from_new", "assassin_targets": "not_shown_evil", "everyone_guesses": true, "assassination_talk": "public_only", "post_game_detail": "full", "edition": "house", "strict_edition": false, "leader_title": "by_language", "quest_labels": "by_language", "beginners": false}, "fields": [{"name": "roles", "kind": "some", "values": [], "maybe": false}, {"name": "merlin", "kind": "one", "values": ["required", "optional"], "maybe": false}, {"name": "leader", "kind": "seat", "values": [], "maybe": true}, {"name": "oberon_hidden_from_merlin", "kind": "switch", "values": [], "maybe": false}, {"name": "quest_order", "kind": "one", "values": ["fixed", "free", "free_lock5_concluded", "free_lock5_won"], "maybe": false}, {"name": "double_fail_quest", "kind": "one", "values": ["space4", "fourth_undertaken"], "maybe": false}, {"name": "discussion", "kind": "one", "values": ["none", "leader_calls"], "maybe": false}, {"name": "change_votes", "kind": "switch", "values": [], "maybe": false}, {"name": "lady", "kind": "switch", "values": [], "maybe": false}, {"name": "lady_use", "kind": "one", "values": ["mandatory", "may_decline"], "maybe": false}, {"name": "lady_timing", "kind": "one", "values": ["completed_count", "board_number"], "maybe": false}, {"name": "excalibur", "kind": "switch", "values": [], "maybe": false}, {"name": "lancelot", "kind": "one", "values": ["off", "known_pair", "hidden_switch", "open_schedule"], "maybe": false}, {"name": "lancelot_evil_shown_as", "kind": "one", "values": ["lancelot", "evil"], "maybe": false}, {"name": "hidden_deck", "kind": "one", "values": ["3+2", "5+2"], "maybe": false}, {"name": "hidden_flip_moment", "kind": "one", "values": ["round_open", "quest_open"], "maybe": false}, {"name": "schedule_deck", "kind": "one", "values": ["five_of_five", "five_of_seven"], "maybe": false}, {"name": "schedule_binding", "kind": "one", "values": ["round", "quest_space"], "maybe": false}, {"name": "evil_lancelot_must_fail", "kind": "switch", "values": [], "maybe": true}, {"name": "plot", "kind": "switch", "values": [], "maybe": false}, {"name": "plot_edition", "kind": "one", "values": ["classic", "revised"], "maybe": false}, {"name": "plot_deck", "kind": "some", "values": [], "maybe": false}, {"name": "plot_recipients", "kind": "one", "values": ["any_other", "distinct_others"], "maybe": false}, {"name": "plot_precedence", "kind": "one", "values": ["from_leader", "from_leaders_left"], "maybe": false}, {"name": "take_responsibility", "kind": "one", "values": ["immediate", "held"], "maybe": false}, {"name": "strong_leader_rotation", "kind": "one", "values": ["from_new", "resume_original"], "maybe": false}, {"name": "assassin_targets", "kind": "one", "values": ["not_shown_evil", "anyone_else"], "maybe": false}, {"name": "everyone_guesses", "kind": "switch", "values": [], "maybe": false}, {"name": "assassination_talk", "kind": "one", "values": ["public_only", "evil_channel"], "maybe": false}, {"name": "post_game_detail", "kind": "one", "values": ["full", "roles"], "maybe": false}, {"name": "edition", "kind": "one", "values": ["house", "it", "fr", "fa"], "maybe": false}, {"name": "strict_edition", "kind": "switch", "values": [], "maybe": false}, {"name": "leader_title", "kind": "one", "values": ["by_language", "leader", "king", "commander"], "maybe": false}, {"name": "quest_labels", "kind": "one", "values": ["by_language", "numbers", "letters"], "maybe": false}, {"name": "beginners", "kind": "switch", "values": [], "maybe": false}], "phrases": ["avalon.approve-this", "avalon.reject-this", "avalon.take-me", "avalon.same-team", "avalon.change-one", "avalon.last-chance", "avalon.must-win", "avalon.who-failed", "avalon.somebody-lies", "avalon.look-at-votes", "avalon.merlin-hide", "avalon.trust-me"]}, "shadows": {"seats": [2, 3, 4, 5, 6, 7, 8], "most": 7, "more_with": {"expansion": 8, "bedivere": 8}, "presets": ["first_game", "classic", "among_us", "everything", "together", "squires", "two_players", "three_players"], "preset_seats": {"two_players": [2], "three_players": [3]}, "plain": {"expansion": false, "bedivere": false, "traitors": "standard", "squires": false, "blind_loyalty": true, "coats": [], "wishes": [], "first": null, "late": 0, "share_proposals": 3, "fate_traitor": "must_reveal", "flips": [2, 3], "galahad_plays_two": true, "quiet_rounds": 20, "odds": false, "unconfirmed": {"accusations_stay_open": true, "merlins_in_chain": true, "dragon_swords": 2, "dragon_lives": 2, "dragon_cards": 7, "travel_deck": [["nothing_happens", 6], ["merlin_travels", 3], ["vision", 2], ["charge", 1], ["lost", 2], ["ambush", 1], ["captured", 1]], "lost_cards": 2, "ambush_values": ["fight_4", "fight_5", "fight_any"], "extra_merlins": 1, "armor_in_morgan_2": true, "voluntary_reveal": false, "despair_on_full_row": true, "merlin_takes_desolation": false, "excalibur_in_chain": true, "merlins_against_traitor": true, "siege_die": 8, "fewest_fights": 1, "heal_with_any_kind": true, "heal_at_most": 6, "travel_to_camelot": true, "merlin_draws_in_camelot": true, "merlin_draws_before_evil": false, "divine_favor_in_siege": true, "truce_discards_heroism": true, "witch_5_turns": 2, "bedivere_swaps": 1, "freeing_type": "C", "flips_one_revealed": 2, "rescue_to_camelot": false, "morgan_1_cards": 3, "morgan_5_lives": 2}}, "fields": [{"name": "expansion", "kind": "switch", "values": [], "maybe": false}, {"name": "bedivere", "kind": "switch", "values": [], "maybe": false}, {"name": "traitors", "kind": "one", "values": ["none", "standard", "among_us"], "maybe": false}, {"name": "squires", "kind": "switch", "values": [], "maybe": false}, {"name": "blind_loyalty", "kind": "switch", "values": [], "maybe": false}, {"name": "coats", "kind": "some", "values": [], "maybe": false}, {"name": "wishes", "kind": "some", "values": [], "maybe": false}, {"name": "first", "kind": "seat", "values": [], "maybe": true}, {"name": "late", "kind": "number", "values": [], "maybe": false}, {"name": "share_proposals", "kind": "number", "values": [], "maybe": false}, {"name": "fate_traitor", "kind": "one", "values": ["must_reveal", "may_hide"], "maybe": false}, {"name": "flips", "kind": "some", "values": [], "maybe": false}, {"name": "galahad_plays_two", "kind": "switch", "values": [], "maybe": false}, {"name": "quiet_rounds", "kind": "number", "values": [], "maybe": false}, {"name": "odds", "kind": "switch", "values": [], "maybe": false}, {"name": "unconfirmed", "kind": "some", "values": [], "maybe": false}], "phrases": ["shadows.on-my-way", "shadows.help-me", "shadows.can-help", "shadows.cannot-help", "shadows.weak", "shadows.siege-grows", "shadows.evil-grows", "shadows.hold-back", "shadows.finish-it", "shadows.traitor-here", "shadows.accuse", "shadows.do-not-accuse", "shadows.well-fought"]}};

/** Phrases for any table during a game. */
export const PHRASES_IN_GAME: readonly string[] = ["chat.hello", "chat.yes", "chat.no", "chat.maybe", "chat.why", "chat.wait", "chat.thinking", "chat.go-on", "chat.i-agree", "chat.i-disagree", "chat.thanks", "chat.sorry", "chat.well-played", "chat.goodbye"];

/** Phrases while no game is played. */
export const PHRASES_BEFORE_GAME: readonly string[] = ["chat.hello", "chat.ready", "chat.wait", "chat.somebody-comes", "chat.first-game", "chat.what-to-play", "chat.play-again", "chat.well-played", "chat.thanks", "chat.goodbye"];

/** Phrases that are drawn as a face. */
export const REACTIONS: readonly string[] = ["chat.thumbs-up", "chat.laugh", "chat.hmm", "chat.heart", "chat.angry"];

/** Kinds of clocks, and their seconds for each pace. */
export const PROFILES: Readonly<Record<string, Times>> = {"none":{"glance":0,"answer":0,"choice":0,"debate":0,"bank":0,"waking":false},"fast":{"glance":15,"answer":30,"choice":45,"debate":120,"bank":30,"waking":false},"normal":{"glance":30,"answer":60,"choice":120,"debate":300,"bank":120,"waking":false},"relaxed":{"glance":60,"answer":120,"choice":240,"debate":600,"bank":300,"waking":false},"slow":{"glance":28800,"answer":57600,"choice":57600,"debate":115200,"bank":0,"waking":true}};

/** Seats at a table, whatever is played. */
export const MAX_SEATS = 20;

/** How often more time may be asked for, for one question. */
export const MAX_EXTRA_TIMES = 3;

/** Screens that show one table. */
export const MAX_DISPLAYS = 2;

/** Characters in a chat message. */
export const MAX_TEXT_LENGTH = 280;
