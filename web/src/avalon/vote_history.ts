// The vote history, from public facts.

export interface Proposed {
  readonly quest: number;
  readonly leader: number;
  readonly team: readonly number[];
  votes: readonly string[];
  approved?: boolean;
  won?: boolean;
  fails?: number;
}

interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function history(told: readonly unknown[]): Proposed[] {
  const rows: Proposed[] = [];
  for (const fact of told as readonly Told[]) {
    const last = rows[rows.length - 1];
    if (fact.type === "avalon.team-proposed")
      rows.push({
        quest: fact.quest as number,
        leader: fact.leader as number,
        team: fact.team as readonly number[],
        votes: [],
      });
    else if (last === undefined) continue;
    else if (fact.type === "avalon.votes-shown") last.votes = fact.votes as readonly string[];
    else if (fact.type === "avalon.team-approved") last.approved = true;
    else if (fact.type === "avalon.quest-ended") {
      last.won = fact.won as boolean;
      last.fails = fact.fails as number;
    }
  }
  return rows;
}
