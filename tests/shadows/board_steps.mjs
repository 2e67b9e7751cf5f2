// Follows the games in a file with the board of the browser. For each fact it prints which fields come out otherwise than in the
// rules; at the end, how many facts of each kind it has seen that change something.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const [file, program] = process.argv.slice(2);
const { advanced } = await import(program);
const changing = {};
const wrong = {};
for (const line of readFileSync(file, "utf8").split("\n")) {
  if (!line) continue;
  const { start, told } = JSON.parse(line);
  let board = start;
  for (const [fact, changes] of told) {
    const next = { ...board, ...changes };
    const found = advanced(board, [fact]);
    for (const field of Object.keys(start)) {
      if (!isDeepStrictEqual(found[field], next[field])) wrong[`${fact.type} ${field}`] = (wrong[`${fact.type} ${field}`] ?? 0) + 1;
    }
    if (Object.keys(changes).length) changing[fact.type] = (changing[fact.type] ?? 0) + 1;
    board = next;
  }
}
console.log(JSON.stringify({ changing, wrong }));
