// Avalon before it begins: its options by the part of the game they belong to, and the set that comes of them.

import type { Before } from "../games";
import Cast from "./Cast.svelte";

const LANCELOTS = ["lancelot_good", "lancelot_evil"];

export const before: Before = {
  Set: Cast,
  lists: {
    roles: {
      kind: "role",
      items: ["merlin", "percival", "lancelot_good", "assassin", "mordred", "morgana", "oberon", "lancelot_evil"],
    },
    plot_deck: {
      kind: "card",
      items: [
        "strong_leader",
        "close_eye",
        "no_confidence",
        "take_responsibility",
        "opinion_maker",
        "open_up",
        "overheard",
        "spotlight",
        "establish_confidence",
      ],
    },
  },
  modules: [
    { name: "roles", fields: ["roles", "merlin", "oberon_hidden_from_merlin"] },
    { name: "quests", fields: ["quest_order", "double_fail_quest", "leader"] },
    { name: "lady", fields: ["lady", "lady_use", "lady_timing"] },
    { name: "excalibur", fields: ["excalibur"] },
    {
      name: "lancelot",
      fields: [
        "lancelot",
        "lancelot_evil_shown_as",
        "hidden_deck",
        "hidden_flip_moment",
        "schedule_deck",
        "schedule_binding",
        "evil_lancelot_must_fail",
      ],
    },
    {
      name: "plot",
      fields: [
        "plot",
        "plot_edition",
        "plot_deck",
        "plot_recipients",
        "plot_precedence",
        "take_responsibility",
        "strong_leader_rotation",
      ],
    },
    { name: "end", fields: ["assassin_targets", "assassination_talk", "post_game_detail"] },
    { name: "box", fields: ["edition", "strict_edition", "leader_title", "quest_labels", "beginners"] },
  ],
  matters: (field, options) => {
    if (field === "oberon_hidden_from_merlin") return (options.roles as readonly string[]).includes("oberon");
    if (field === "lady_use" || field === "lady_timing") return options.lady === true;
    if (field === "lancelot_evil_shown_as") return options.lancelot === "hidden_switch" || options.lancelot === "open_schedule";
    if (field.startsWith("hidden_")) return options.lancelot === "hidden_switch";
    if (field.startsWith("schedule_")) return options.lancelot === "open_schedule";
    if (field === "evil_lancelot_must_fail") return options.lancelot !== "off";
    if (field.startsWith("plot_") || field === "take_responsibility" || field === "strong_leader_rotation")
      return options.plot === true;
    if (field === "strict_edition") return options.edition !== "house";
    return true;
  },
  // Whoever plays with Lancelot plays with both of them.
  also: (field, options) => {
    if (field !== "lancelot") return options;
    const others = (options.roles as readonly string[]).filter((role) => !LANCELOTS.includes(role));
    return { ...options, roles: options.lancelot === "off" ? others : [...others, ...LANCELOTS] };
  },
};
