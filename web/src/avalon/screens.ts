// The screens of Avalon: what `game_screens.ts` asks of every game.

import type { Screens } from "../game_screens";
import Middle from "./Middle.svelte";
import EyeMiddle from "./EyeMiddle.svelte";
import DealCard from "./DealCard.svelte";
import EndSummary from "./EndSummary.svelte";
import SeatHistory from "./SeatHistory.svelte";
import QuestionIntro from "./QuestionIntro.svelte";
import OwnRoleCard from "./OwnRoleCard.svelte";
import End from "./LaterEnd.svelte";
import PlayCard from "./PlayCard.svelte";
import InThisGame from "./InThisGame.svelte";
import RolesAfterGame from "./RolesAfterGame.svelte";
import Votes from "./Votes.svelte";
import { court, knight, sizeOf, takesTwo } from "./selectors";
import { beatWords, outcome, questOf, verdict } from "./beat_caption";
import { cuesOf } from "./beat_sounds";
import { justSeen } from "./just_seen";
import { known, lit, mood, roleTags, seatView } from "./seat_view";
import { BEATS, CARDS, CLAIMS, QUESTS, SIDES } from "../wire/rules-avalon";
import { t, word } from "../i18n/words.svelte";
import Vote from "./Vote.svelte";

const loadNarrator = () => import("./RevealNarrator.svelte").then((module) => module.default);

/** The claims that people make most. */
const AT_HAND: readonly string[] = ["avalon.claim-trust", "avalon.claim-doubt", "avalon.claim-role"];

export const screens: Screens = {
  scene: {
    round: { Middle, EyeMiddle, seatView, known, roleTags, lit, mood },
    InThisGame,
  },
  question: {
    full: ["avalon.acknowledge"],
    QuestionIntro,
    // Where the Assassin alone is asked, everybody may name somebody, so that nobody sees who the Assassin is; the rules
    // accept only the Assassin's answer. Where everybody guesses Merlin, the offers come from the server.
    veiled: (table) =>
      court(table).phase?.type === "avalon.assassinating"
        ? [
            {
              command: "avalon.name",
              form: { type: "one", items: table.names.map((_, seat) => seat).filter((seat) => seat !== table.seat), decoys: [] },
            },
          ]
        : [],
    point: { commands: ["avalon.name", "avalon.guess"], as: "avalon.point", at: (table) => knight(table)?.pointed },
    sure: [
      ...["name", "guess", "strike", "examine", "overhear", "confide", "illuminate", "watch", "take", "distrust", "take-lead"],
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
    asks: { "avalon.acknowledge": DealCard, "avalon.vote": Vote, "avalon.play-card": PlayCard },
  },
  moment: {
    title: (table) => (questOf(table) ? t("ui-avalon-quest-number", { quest: questOf(table)!.quest }) : ""),
    verdict,
    beatWords,
    outcome,
    chapter: (table) => {
      const { phase, round } = court(table);
      if (phase === null) return { number: 9, name: t("ui-avalon-chapter-end") };
      return { number: round, name: round ? t("ui-avalon-chapter-round", { round }) : t("ui-avalon-chapter-deal") };
    },
    beats: BEATS,
    cuesOf,
    narrator: (table) => (court(table).phase?.type === "avalon.revealing" ? loadNarrator : null),
  },
  own: {
    OwnCard: OwnRoleCard,
    justLearned: (table) => table.frame?.own != null && justSeen(table.told).length > 0,
  },
  history: {
    Record: Votes,
    SeatHistory,
    facts: (table, seat) => {
      const rode = court(table).quests.filter(({ team }) => team.includes(seat));
      const failed = rode.filter(({ won }) => !won).length;
      return rode.length ? [t("ui-avalon-rode", { count: rode.length }), t("ui-avalon-rode-failed", { count: failed })] : [];
    },
  },
  end: {
    EndSummary,
    End,
    RolesAfterGame,
    chances: [
      ["evil", "avalon-side-evil"],
      ["quarry", "avalon-role-merlin"],
    ],
    possible: "ui-avalon-analysis-possible",
  },
  chat: {
    channels: (table) => {
      const board = court(table);
      const apart = board.options.assassination_talk === "evil_channel";
      return apart && ["avalon.assassinating", "avalon.guessing"].includes(board.phase?.type ?? "") ? ["evil"] : [];
    },
    claims: [...AT_HAND, ...CLAIMS.filter((each) => !AT_HAND.includes(each))],
    claimable: (table, field) => {
      const values: Readonly<Record<string, readonly (number | string)[]>> = {
        role: [...new Set(court(table).cast)],
        side: SIDES,
        card: CARDS,
        quest: QUESTS,
      };
      return values[field] ?? [];
    },
  },
};
