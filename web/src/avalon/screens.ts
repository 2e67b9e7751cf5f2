// Avalon on the screen.

import type { Screens } from "../games";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import End from "./End.svelte";
import Marks from "./Marks.svelte";
import PlayCard from "./PlayCard.svelte";
import Votes from "./Votes.svelte";
import { court } from "./court";
import Vote from "./Vote.svelte";

export const screens: Screens = {
  Board,
  Card,
  Record: Votes,
  End,
  Marks,
  rooms: (table) => {
    const board = court(table);
    const apart = board.options.assassination_talk === "evil_channel";
    return apart && board.phase?.type === "avalon.assassinating" ? ["evil"] : [];
  },
  claims: ["role", "side", "lady", "shown", "card", "guess", "trust", "doubt"].map((name) => `avalon.claim-${name}`),
  claimable: (table, field) => {
    const values: Readonly<Record<string, readonly (number | string)[]>> = {
      role: [...new Set(court(table).cast)],
      side: ["good", "evil"],
      card: ["success", "fail"],
      quest: [1, 2, 3, 4, 5],
    };
    return values[field] ?? [];
  },
  asks: { "avalon.vote": Vote, "avalon.play-card": PlayCard },
};
