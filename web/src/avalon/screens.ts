// The screens of Avalon.

import type { Screens } from "../games";
import Board from "./Board.svelte";
import QuestionIntro from "./QuestionIntro.svelte";
import OwnRoleCard from "./OwnRoleCard.svelte";
import End from "./End.svelte";
import Marks from "./SeatTokens.svelte";
import PlayCard from "./PlayCard.svelte";
import InThisGame from "./InThisGame.svelte";
import RolesAfterGame from "./RolesAfterGame.svelte";
import Votes from "./Votes.svelte";
import { court, sizeOf, takesTwo } from "./selectors";
import { verdict } from "./beat_caption";
import { BEATS, CARDS, CLAIMS, QUESTS, SIDES } from "../wire/rules-avalon";
import { t, word } from "../i18n/words.svelte";
import Vote from "./Vote.svelte";

export const screens: Screens = {
  Board,
  OwnCard: OwnRoleCard,
  Record: Votes,
  End,
  Marks,
  QuestionIntro,
  InThisGame,
  RolesAfterGame,
  beats: BEATS,
  verdict,
  outcome: (table) => {
    const { winner } = court(table);
    return winner ? t("ui-avalon-wins", { side: word("avalon", "side", winner) }) : t("ui-over");
  },
  // Everybody may name somebody, so that nobody sees who the Assassin is; the rules accept only the Assassin's answer.
  veiled: (table) =>
    court(table).phase?.type === "avalon.assassinating"
      ? [
          {
            command: "avalon.name",
            form: { type: "one", items: table.names.map((_, seat) => seat).filter((seat) => seat !== table.seat), decoys: [] },
          },
        ]
      : [],
  sure: [
    ...["name", "strike", "examine", "overhear", "confide", "illuminate", "watch", "take", "distrust", "take-lead"],
    ...["leave-lady"],
  ].map((command) => `avalon.${command}`),
  label: (table, command, step, item) => {
    const board = court(table);
    if (command === "avalon.propose" && step === 0) {
      const quest = Number(item);
      return {
        name: t("ui-avalon-quest", { quest, size: sizeOf(board.seats, quest) }),
        more: takesTwo(board, quest) ? t("ui-avalon-two-fails") : "",
      };
    }
    const card = String(item);
    const plot = ["avalon.hand-out", "avalon.carry-out", "avalon.take"].includes(command) && typeof item === "string";
    return plot
      ? { name: word("avalon", "card", card), more: t(`avalon-card-${card.replaceAll("_", "-")}.text`) }
      : null;
  },
  facts: (table, seat) => {
    const rode = court(table).quests.filter(({ team }) => team.includes(seat));
    const failed = rode.filter(({ won }) => !won).length;
    return rode.length ? [t("ui-avalon-rode", { count: rode.length }), t("ui-avalon-rode-failed", { count: failed })] : [];
  },
  chapter: (table) => {
    const { phase, round } = court(table);
    if (phase === null) return { number: 9, name: t("ui-avalon-chapter-end") };
    return { number: round, name: round ? t("ui-avalon-chapter-round", { round }) : t("ui-avalon-chapter-deal") };
  },
  channels: (table) => {
    const board = court(table);
    const apart = board.options.assassination_talk === "evil_channel";
    return apart && board.phase?.type === "avalon.assassinating" ? ["evil"] : [];
  },
  claims: CLAIMS,
  claimable: (table, field) => {
    const values: Readonly<Record<string, readonly (number | string)[]>> = {
      role: [...new Set(court(table).cast)],
      side: SIDES,
      card: CARDS,
      quest: QUESTS,
    };
    return values[field] ?? [];
  },
  asks: { "avalon.vote": Vote, "avalon.play-card": PlayCard },
};
