// What pressing a place does: it is chosen if the open question offers it, says why if it is closed, and otherwise tells about
// itself. While a place is asked for, each says what would change there.

import { number, t } from "../../i18n/words.svelte";
import type { Question } from "../../table/question.svelte";
import type { ShadowsPublic } from "../../wire/shadows";
import { asksFor, choicesOf, explain, whyClosed } from "./lit";
import { questView, type Place } from "./selectors";

export interface PlaceState {
  readonly lit: boolean;
  readonly picked: boolean;
  readonly shut: boolean;
  /** What would change, or why it cannot. */
  readonly note: string;
  readonly press: () => void;
}

export function placeState(
  board: ShadowsPublic,
  place: Place,
  question: Question | undefined,
  open: (place: Place) => void,
): PlaceState {
  const choices = choicesOf(question, "place");
  // A Merlin in Camelot destroys a siege engine.
  const item = place === "camelot" && choices.includes("siege") ? "siege" : place;
  const lit = choices.includes(item);
  const asks = asksFor(question, "place");
  const picked = lit && question!.choosing.picked.includes(item);
  return {
    lit,
    picked,
    shut: asks && !lit,
    note: lit ? effect(board, place, question!) : asks ? whyClosed(question!, item, "place") : "",
    press: () => {
      if (lit) question!.toggle(item);
      else if (!asks || !explain(question!, item, "place")) open(place);
    },
  };
}

const change = (from: number, by: number): string => t("ui-shadows-change", { from: number(from), to: number(from + by) });

/** What the choice of a place would change there, from what everybody sees. */
function effect(board: ShadowsPublic, place: Place, question: Question): string {
  const { offer, choosing } = question;
  const card = choosing.fields[0];
  if (offer?.command === "shadows.choose-war" && (place === "picts" || place === "saxons"))
    return t("ui-shadows-warriors-change", { change: change(board[place].warriors, 1) });
  if (card === "heroism") return t("ui-shadows-sword-more");
  if (card !== "merlin") return "";
  if (place === "camelot") return change(board.siege, -1);
  if (place === "picts" || place === "saxons") return t("ui-shadows-warriors-change", { change: change(board[place].warriors, -1) });
  if (place === "excalibur") return t("ui-shadows-step-to-us");
  if (place === "grail") return t("ui-shadows-despair-goes");
  return t("ui-shadows-last-black-goes", { n: questView(board, place).left + 1 });
}
