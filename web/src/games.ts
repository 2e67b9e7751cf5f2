// The games that have screens. The rest of the page knows no game: everything specific to one is loaded through this list
// when a table plays it.

import AvalonPicture from "./avalon/CoverPicture.svelte";
import type { Game } from "./game_screens";
import { word } from "./i18n/words.svelte";
import ShadowsPicture from "./shadows/CoverPicture.svelte";

export const GAMES: Readonly<Record<string, Game>> = {
  avalon: {
    Picture: AvalonPicture,
    preset: "classic",
    easy: "first_game",
    practised: { preset: "first_game" },
    seatsWithBots: 5,
    narrated: true,
    before: async () => (await import("./avalon/options_form")).before,
    load: async () => (await import("./avalon/screens")).screens,
  },
  shadows: {
    Picture: ShadowsPicture,
    preset: "classic",
    easy: "first_game",
    practised: { preset: "", options: { odds: true } },
    seatsWithBots: 4,
    figures: {
      offered: (options) => !(options as { coats?: readonly string[] }).coats?.length,
      name: (figure) => word("shadows", "coat", figure),
      load: async () => (await import("./shadows/KnightWish.svelte")).default,
    },
    before: async () => (await import("./shadows/options_form")).before,
    load: async () => (await import("./shadows/screens")).screens,
  },
};
