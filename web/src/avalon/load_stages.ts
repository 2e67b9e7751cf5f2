// The great moments of a game, and its end: loaded after what everybody looks at, and before they come.

export const loadStages = () => import("./QuestStage.svelte");
export const loadEnd = () => import("./End.svelte");
