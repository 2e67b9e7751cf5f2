// Single keys. None of them does anything that counts: they bring the focus to a thing, or pick and unpick somebody; what
// counts is pressed there. They are silent while somebody writes, and can be switched off.

/** Which key leads to which thing: the name a thing carries in `data-key`. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["a", "approve"],
  ["r", "reject"],
  ["g", "go"],
  ["c", "tab-card"],
  ["t", "tab-chat"],
  ["v", "tab-votes"],
  ["n", "tab-notes"],
  ["l", "tab-log"],
  ["m", "tab-table"],
];

export const LIST = "?";

/** What a key asks for: the name of a thing, `?` for the list, or nothing. */
export function meant(event: {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === "?" || event.key === "؟") return LIST;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && /^\p{Nd}$/u.test(event.key)) return `seat-${digit === "0" ? 10 : digit}`;
  // A keyboard of another script has the same keys in the same places.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  return KEYS.find(([key]) => key === letter)?.[1] ?? null;
}

/** Whether whoever presses a key is writing, or before a dialog. */
export function busy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
