// Which side a role is dealt to.

const EVIL: readonly string[] = ["assassin", "mordred", "morgana", "oberon", "minion", "lancelot_evil"];

export const isEvil = (role: string): boolean => EVIL.includes(role);
