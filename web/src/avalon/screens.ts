// Avalon on the screen.

import type { Screens } from "../games";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import End from "./End.svelte";
import Marks from "./Marks.svelte";
import PlayCard from "./PlayCard.svelte";
import Record from "./Record.svelte";
import { court } from "./court";
import Vote from "./Vote.svelte";

export const screens: Screens = {
  Board,
  Card,
  Record,
  End,
  Marks,
  rooms: (table) => {
    const board = court(table);
    const apart = board.options.assassination_talk === "evil_channel";
    return apart && board.phase?.type === "avalon.assassinating" ? ["evil"] : [];
  },
  asks: { "avalon.vote": Vote, "avalon.play-card": PlayCard },
};
