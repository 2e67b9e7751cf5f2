import { expect, test } from "vitest";
import { history } from "./vote_history";

test("the record has a row for every team, with its votes and what came of it", () => {
  const rows = history([
    { type: "avalon.leader-chosen", seat: 1 },
    { type: "avalon.team-proposed", leader: 1, quest: 1, team: [0, 1] },
    { type: "avalon.votes-shown", votes: ["approve", "reject", "reject"] },
    { type: "avalon.team-rejected", rejections: 1 },
    { type: "avalon.team-proposed", leader: 2, quest: 1, team: [0, 2] },
    { type: "avalon.votes-shown", votes: ["approve", "reject", "approve"] },
    { type: "avalon.team-approved" },
    { type: "avalon.quest-ended", quest: 1, won: false, successes: 1, fails: 1 },
  ]);
  expect(rows).toEqual([
    { quest: 1, leader: 1, team: [0, 1], votes: ["approve", "reject", "reject"] },
    { quest: 1, leader: 2, team: [0, 2], votes: ["approve", "reject", "approve"], approved: true, won: false, fails: 1 },
  ]);
});
