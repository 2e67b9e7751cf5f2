// The result of a beat of Avalon, in a few words.

import type { Seen } from "../game_screens";
import { t, tell, word } from "../i18n/words.svelte";
import type { QuestEnded, VotesShown } from "../wire/avalon";
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
  const quest = questOf(table);
  if (quest) return quest.won ? t("ui-avalon-quest-won") : t("ui-avalon-quest-lost", { fails: quest.fails });
  const fact = table.beat?.fact;
  if (fact?.type === "avalon.over") return outcome(table);
  return fact && !fact.type.startsWith("engine.") ? tell(fact, table.names) : "";
}

/** Whether the revealed votes approve the team, in one word. */
export const verdictWord = (table: Seen): string =>
  t(table.beat?.next?.type === "avalon.team-approved" ? "ui-avalon-verdict-approved" : "ui-avalon-verdict-rejected");
