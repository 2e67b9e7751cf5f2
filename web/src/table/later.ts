// Parts of a game that are loaded after what everybody looks at.

export const later = {
  Ballot: () => import("./Ballot.svelte"),
  BeatPanel: () => import("./BeatPanel.svelte"),
  HoldToChoose: () => import("./HoldToChoose.svelte"),
  KeyboardHelp: () => import("./KeyboardHelp.svelte"),
  MoreToSay: () => import("../chat/MoreToSay.svelte"),
  NotesPanel: () => import("./NotesPanel.svelte"),
  QuestionHelp: () => import("./QuestionHelp.svelte"),
  Rematch: () => import("./Rematch.svelte"),
  SeatClaims: () => import("./SeatClaims.svelte"),
  SeatSheet: () => import("./SeatSheet.svelte"),
  TableActions: () => import("./TableActions.svelte"),
} as const;

/** Load them while there is a network: a phone that loses it in the middle of a game must find its buttons when it is back. */
export function loadAhead(): void {
  for (const load of Object.values<() => Promise<unknown>>(later)) load().catch(() => {});
}
