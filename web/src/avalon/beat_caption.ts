// The result of a beat of Avalon, in a few words.

import type { BeatWords, Seen } from "../game_screens";
import { t, tell, word } from "../i18n/words.svelte";
import type { QuestEnded, VotesShown } from "../wire/avalon";
import { turns } from "./quest_cards";
import { court } from "./selectors";

/** The votes that are being revealed. */
export function votesOf(table: Seen): VotesShown["votes"] | null {
  const fact = table.beat?.fact as VotesShown | undefined;
  return fact?.type === "avalon.votes-shown" ? fact.votes : null;
}

/** The quest whose cards are being revealed. */
export function questOf(table: Seen): QuestEnded | null {
  const fact = table.beat?.fact as QuestEnded | undefined;
  return fact?.type === "avalon.quest-ended" ? fact : null;
}

/** Who has won, in two words: the seats show who everybody was. */
export function outcome(table: Seen): string {
  const { winner } = court(table);
  return winner ? t("ui-avalon-wins", { side: word("avalon", "side", winner) }) : t("ui-over");
}

export function verdict(table: Seen): string {
  const votes = votesOf(table);
  if (votes) {
    const approve = votes.filter((vote) => vote === "approve").length;
    const reject = votes.length - approve;
    const approved = table.beat?.next?.type === "avalon.team-approved";
    return t(approved ? "ui-avalon-approved" : "ui-avalon-rejected", { approve, reject });
  }
  // How a quest went is said once, in the middle of the table.
  if (questOf(table)) return "";
  const fact = table.beat?.fact;
  if (fact?.type === "avalon.over") return outcome(table);
  return fact && !fact.type.startsWith("engine.") ? tell(fact, table.names) : "";
}

/** Whether the revealed votes approve the team, in one word. */
export const verdictWord = (table: Seen): string =>
  t(table.beat?.next?.type === "avalon.team-approved" ? "ui-avalon-verdict-approved" : "ui-avalon-verdict-rejected");

/** What the panel says while the cards of a quest turn. */
export function beatWords(table: Seen): BeatWords | null {
  const quest = questOf(table);
  if (!quest || !table.beat) return null;
  const cards = quest.successes + quest.fails;
  const { first, silence } = turns(cards, table.beat.resultMs);
  const { won, lost, proposal } = court(table);
  return {
    steps: [
      { at: 0, text: t("ui-avalon-cards-shuffled", { count: cards }) },
      { at: first, text: t("ui-avalon-cards-turn") },
      { at: silence, text: t("ui-avalon-one-card-left") },
    ],
    result: t("ui-avalon-sides-score", { won: won + Number(quest.won), lost: lost + Number(!quest.won) }),
    seats: proposal?.team ?? [],
    side: quest.won ? "good" : "evil",
  };
}
