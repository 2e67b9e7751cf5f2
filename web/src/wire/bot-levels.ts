// Made by scripts/generate from the types of the server. Do not mend it here.

export type BotLevel = "easy" | "fair" | "strong";

/** From the weakest to the strongest. A bot's id ends in its level, unless it is the first. */
export const BOT_LEVELS: readonly BotLevel[] = ["easy", "fair", "strong"];

/** By game, the bot of each level; how it plays: `ui-bot-plays-` + game + its name. */
export const BOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {"avalon": {"easy": "rules", "fair": "logic", "strong": "bayes"}, "shadows": {"easy": "rules"}};
