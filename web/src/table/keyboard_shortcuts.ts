// Single-key shortcuts: none of them commits to anything: they move the focus, or select and unselect somebody; you press
// the button yourself. They are off while somebody types, and can be switched off.

/** The element that each key leads to, by the name in its `data-key`. */
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

/** The target of a key: an element's name, `?` for the list, or nothing. */
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

/** Whether the person is typing or a dialog is open. */
export function busy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
