// Before a game of Shadows: the loyalty cards and Knights that the options give, and the form of all options.

import type { Before } from "../game_screens";
import OptionsForm from "./OptionsForm.svelte";
import TableSet from "./TableSet.svelte";

export const before: Before = {
  Set: TableSet,
  Fields: OptionsForm,
  lists: {},
  modules: [],
  matters: () => true,
  decoys: (_, options) => options,
};
