// A draft for the whole table outlives a reload of the page, in this tab and for this person alone. Drafts in sealed channels
// are stored nowhere.

import { person } from "../person.svelte";
import type { Chat } from "./chat.svelte";
import { TABLE } from "./messages";

/** Restore the draft, and keep it when the page is left. Returns how to stop. */
export function keepDraft(chat: Chat): () => void {
  const key = `draft.${chat.table.name}.${person.me?.person_id ?? ""}`;
  try {
    const text = sessionStorage.getItem(key);
    if (text) chat.write(TABLE, { text });
    sessionStorage.removeItem(key);
  } catch {
    // The browser keeps nothing for us.
  }
  const keep = () => {
    const { text } = chat.draft(TABLE);
    try {
      if (text) sessionStorage.setItem(key, text);
    } catch {
      // As above.
    }
  };
  addEventListener("pagehide", keep);
  return () => removeEventListener("pagehide", keep);
}
