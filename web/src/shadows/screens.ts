// The screens of Shadows over Camelot: what `game_screens.ts` asks of every game.

import type { Screens } from "../game_screens";
import { t, tell, word } from "../i18n/words.svelte";
import { ANSWERS } from "../table/answers/all";
import { BEATS } from "../wire/rules-shadows";
import { WORDS } from "../wire/text-hints-shadows";
import type { ShadowsClaim, ShadowsFact } from "../wire/shadows";
import { cuesOf } from "./beat_sounds";
import Board from "./board/Board.svelte";
import { titleOf } from "./board/quest_words";
import { chosenAt } from "./chosen_at";
import Council from "./Council.svelte";
import { dealSeen } from "./deal_seen.svelte";
import DrawnCards from "./DrawnCards.svelte";
import End from "./End.svelte";
import EndSummary from "./EndSummary.svelte";
import { costs, guards, SURE } from "./guards";
import Hand from "./hand/Hand.svelte";
import HeroicWays from "./HeroicWays.svelte";
import HoldConfirm from "./HoldConfirm.svelte";
import InThisGame from "./InThisGameLater.svelte";
import { kindOf } from "./item_kinds";
import LoyaltiesAfterGame from "./LoyaltiesAfterGame.svelte";
import OwnLoyaltyCard from "./OwnLoyaltyCard.svelte";
import QuestionIntro from "./QuestionIntro.svelte";
import SeatHistory from "./SeatHistory.svelte";
import { camelot, cardName, cardText, knight, nobodyBetrays } from "./selectors";
import Turns from "./Turns.svelte";
import { latest, turnNumber } from "./turns";
import { REVEAL } from "./verbs";

const CLAIMS: readonly ShadowsClaim["type"][] = [
  ...(["shadows.claim-needed", "shadows.claim-heading", "shadows.claim-trust", "shadows.claim-doubt"] as const),
  ...(["shadows.claim-helpful", "shadows.claim-side"] as const),
];
/** In this order ways to answer stand beside each other, so that each is always in its place. */
const WAYS: readonly string[] = [
  ...["draw-black", "raise-siege", "suffer", "pay-evil", "peek"],
  ...["keep-excalibur", "keep-on", "give-excalibur", "offer-merlins", "stand-by", "lay-up", "lay-down"],
  ...["move", "draw-cards", "fight-siege", "lay-fight", "pull-sword", "lay-grail", "fight-war", "play-special", "heal", "accuse", "free"],
  ...["depart", "play-free", "exchange", "swap", "bleed-for-cards", "search-discard", "recall-merlin", "merlins-gift"],
  ...["buy-action", "take-back", "step-forth", "end-turn"],
].map((command) => `shadows.${command}`);
/** What can be done at another place alone is told in its sheet; without a captive or a first action there is nothing to tell. */
const FAR_OFF: readonly string[] = ["shadows.only-at", "shadows.nobody-captive", "shadows.first-action-first"];

/** The phases of a turn in which only its Knight acts. */
const TURN: readonly string[] = ["shadows.progressing", "shadows.acting"];

export const screens: Screens = {
  scene: {
    Board,
    Hand,
    InThisGame,
  },
  question: {
    answers: ANSWERS,
    chosenAt,
    // Where the cards lie is known to this seat: it has just looked at them.
    firstOrder: (table, offer) => {
      if (offer.command !== "shadows.stack" || offer.form?.type !== "order") return undefined;
      return Array.from({ length: offer.form.items.length }, (_, place) => knight(table)?.black[place] ?? "");
    },
    usual: ["shadows.offer-merlins"],
    Ways: HeroicWays,
    narrows: ["shadows.keep-on", "shadows.accuse"],
    ways: WAYS,
    alike: [REVEAL],
    farOff: ({ type }) => FAR_OFF.includes(type),
    full: ["shadows.lay-open"],
    fillsNow: (table) => !dealSeen.has(table),
    QuestionIntro,
    veiled: () => [],
    sure: SURE,
    Confirm: HoldConfirm,
    guards,
    costs,
    label: (table, command, step, item) => {
      if (command === "shadows.offer-merlins" && item === 0) return { name: t("ui-shadows-pass"), more: "" };
      if (typeof item !== "string") return null;
      // Somebody who sets out for the first time reads what is played there.
      if (command === "shadows.move" && item !== "camelot") return { name: titleOf(item), more: t(`ui-shadows-rule-${item.replaceAll("_", "-")}`) };
      if (kindOf(command, step) !== "card") return null;
      return { name: cardName(item), more: cardText(item, camelot(table).options) };
    },
    asks: { "shadows.lay-open": Council, "shadows.choose-black": DrawnCards },
  },
  moment: {
    title: (table) => {
      const { begun, turn, phase } = camelot(table);
      if (!begun) return t("ui-shadows-title-council");
      if (phase === null) return "";
      const step = phase.type === TURN[0] ? "evil" : "heroic";
      return turn.seat === knight(table)?.seat
        ? t("ui-shadows-title-mine", { step })
        : t("ui-shadows-title-of", { name: table.names[turn.seat] ?? "", step });
    },
    lately: (table) => {
      const fact = TURN.includes(camelot(table).phase?.type ?? "") && latest(table.told);
      return fact ? tell(fact, table.names) : "";
    },
    verdict: (table) => {
      const fact = table.beat?.fact as ShadowsFact | undefined;
      // Who had which side stands below it.
      if (fact?.type === "shadows.over") return word("shadows", "winner", fact.winner);
      return fact && !fact.type.startsWith("engine.") ? tell(fact, table.names) : "";
    },
    outcome: (table) => {
      const { winner } = camelot(table);
      return winner ? word("shadows", "winner", winner) : t("ui-over");
    },
    chapter: (table) => {
      const { begun, phase } = camelot(table);
      const number = begun ? turnNumber(table.told) : 0;
      if (phase === null) return { number: number + 1, name: t("ui-shadows-chapter-end") };
      return { number, name: begun ? t("ui-shadows-chapter-turn", { number }) : t("ui-shadows-title-council") };
    },
    beats: BEATS,
    cuesOf,
  },
  own: {
    OwnCard: OwnLoyaltyCard,
    justLearned: () => false,
    trust: (table) => (nobodyBetrays(camelot(table)) ? t("shadows-you-safe") : ""),
  },
  history: {
    Record: Turns,
    recordName: "ui-shadows-turns",
    keyless: ["approve", "reject"],
    SeatHistory,
    facts: () => [],
  },
  end: {
    EndSummary,
    End,
    RolesAfterGame: LoyaltiesAfterGame,
    chances: [["traitor", "shadows-side-traitor"]],
    possible: "ui-shadows-analysis-possible",
  },
  chat: {
    channels: () => [],
    claims: CLAIMS,
    claimable: (_, field) => {
      const values: Readonly<Record<string, readonly string[]>> = {
        place: WORDS.place.filter((place) => place !== "nowhere"),
        strength: WORDS.strength,
        side: WORDS.side,
      };
      return values[field] ?? [];
    },
  },
};
