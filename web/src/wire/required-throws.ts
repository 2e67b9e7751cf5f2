// Made by scripts/generate from the types of the server. Do not mend it here.

/** A throw that is made whenever these options have one of these values, and so many play. */
export interface Needed {
  readonly label: string;
  readonly into: readonly string[];
  readonly when: Readonly<Record<string, readonly unknown[]>>;
  readonly players: number;
}

export const NEEDED: Readonly<Record<string, readonly Needed[]>> = {"avalon":[{"label":"leader","into":["avalon.leader-chosen#seat"],"when":{"leader":[null]},"players":0},{"label":"allegiance","into":["avalon.schedule-laid#cards","avalon.allegiance-laid#cards"],"when":{"lancelot":["hidden_switch","open_schedule"]},"players":0},{"label":"plots","into":["avalon.plots-laid#cards"],"when":{"plot":[true]},"players":0},{"label":"roles","into":["avalon.role-dealt#role"],"when":{},"players":0}],"shadows":[{"label":"arthur","into":["shadows.first-chosen#seat"],"when":{"coats":[[]],"wishes":[[]],"squires":[false],"expansion":[true]},"players":0},{"label":"coats","into":["shadows.coats-dealt#coats","shadows.coats-aside#coats"],"when":{"coats":[[]],"squires":[false]},"players":0},{"label":"first","into":["shadows.first-chosen#seat"],"when":{"coats":[[]],"first":[null],"expansion":[false]},"players":0},{"label":"loyalty","into":["shadows.loyalties-laid#sides","shadows.loyalties-aside#sides"],"when":{"traitors":["standard","among_us"]},"players":3},{"label":"white","into":["shadows.hand-dealt#cards","shadows.white-laid#cards"],"when":{},"players":0},{"label":"black","into":["shadows.black-laid#cards"],"when":{},"players":0},{"label":"travel","into":["shadows.travel-laid#cards"],"when":{"expansion":[true]},"players":0}]};
