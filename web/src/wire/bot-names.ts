// Made by scripts/generate from the types of the server. Do not mend it here.

/** The names of bots. The first eight hexadecimal digits of a bot's id say which it has. */
export const BOT_NAMES: readonly string[] = ["accolon", "blaise", "cador", "dinadan", "elyan", "feirefiz", "gorlois", "hector", "ironside", "kahedin", "leodegrance", "marhaus", "nentres", "odgar", "pelleas", "sagramore", "tor", "urien", "villiars", "yder"];

/** How bots speak. The next eight digits say which temper a bot has. */
export const BOT_TEMPERS: readonly string[] = ["calm", "blunt", "warm"];

/** The games in which bots speak. */
export const SPOKEN_GAMES: readonly string[] = ["avalon", "shadows"];
