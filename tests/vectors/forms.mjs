// The forms once more, from their meaning and by another road than the Python: a field is spelled item by item, and
// everything follows from what may come next. `node forms.mjs [vectors.json]` holds it to the vectors.
// Counts and numbers are BigInt, in JSON strings of digits; JSON knows no tuples, so a list stands for one.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const plain = (item) => typeof item === "string" || Number.isSafeInteger(item);

// The spelling of a list: a first state, whether the list may end in a state, what may come next and the state after
// it, and a key under which states with equally many ways to go on may share their count.
const SPELLINGS = {
  pick: ({ items, lo, hi }) => ({
    start: [0, 0], // the first item that may still be taken, how many were taken
    ends: ([, taken]) => taken >= lo && taken <= hi,
    next: ([from, taken]) =>
      taken >= hi
        ? []
        : items.flatMap((item, i) => (i < from || items.indexOf(item, from) < i ? [] : [[item, [i + 1, taken + 1]]])),
    key: String,
  }),
  order: ({ items }) => {
    const kinds = [...new Set(items)];
    return {
      start: kinds.map((kind) => items.filter((item) => item === kind).length), // how many are left of each kind
      ends: (left) => left.every((number) => number === 0),
      next: (left) => kinds.flatMap((kind, i) => (left[i] ? [[kind, left.with(i, left[i] - 1)]] : [])),
      key: (left) => String(left.filter(Boolean).sort((a, b) => a - b)), // which kinds they are does not matter
    };
  },
  allot: ({ items, to }) => ({
    start: [0, 0], // the item to be given, the receiver of the one before
    ends: ([at]) => at === items.length,
    next: ([at, last]) =>
      at === items.length
        ? []
        : to.flatMap((person_id, i) => (at > 0 && items[at] === items[at - 1] && i < last ? [] : [[person_id, [at + 1, i]]])),
    key: String,
  }),
};

function spelled(form) {
  const { start, ends, next, key } = SPELLINGS[form.type](form);
  const known = new Map();
  const ways = (state) => {
    const name = key(state);
    if (!known.has(name)) {
      known.set(name, next(state).reduce((sum, [, after]) => sum + ways(after), ends(state) ? 1n : 0n));
    }
    return known.get(name);
  };
  const accepts = (list) => {
    if (!Array.isArray(list)) return false;
    let state = start;
    for (const item of list) {
      const step = next(state).find(([symbol]) => symbol === item);
      if (step === undefined) return false;
      state = step[1];
    }
    return ends(state);
  };
  const nth = (k) => {
    const list = [];
    for (let state = start; ; ) {
      if (ends(state) && k-- === 0n) return list;
      for (const [item, after] of next(state)) {
        if (k < ways(after)) {
          list.push(item);
          state = after;
          break;
        }
        k -= ways(after);
      }
    }
  };
  return { accepts, nth, count: () => ways(start) };
}

export function accepts(form, fields) {
  if (!Array.isArray(fields)) return false;
  if (form === null) return fields.length === 0;
  const [first, ...rest] = fields;
  if (form.type === "then") {
    const at = form.items.indexOf(first);
    return fields.length > 0 && at >= 0 && accepts(form.forms[form.which[at]], rest);
  }
  if (fields.length !== 1) return false;
  if (form.type === "one") return plain(first) && form.items.includes(first);
  if (form.type === "value") return Number.isSafeInteger(first) && form.lo <= first && first <= form.hi;
  return spelled(form).accepts(first);
}

const branches = (form) =>
  [...new Set(form.items)].map((item) => [item, form.forms[form.which[form.items.indexOf(item)]]]);

export function count(form) {
  if (form === null) return 1n;
  if (form.type === "one") return BigInt(new Set(form.items).size);
  if (form.type === "value") return form.hi < form.lo ? 0n : BigInt(form.hi) - BigInt(form.lo) + 1n;
  if (form.type === "then") return branches(form).reduce((sum, [, after]) => sum + count(after), 0n);
  return spelled(form).count();
}

export function nth(form, k) {
  if (k < 0n || k >= count(form)) throw new RangeError(`choice ${k} of ${count(form)}`);
  if (form === null) return [];
  if (form.type === "one") return [[...new Set(form.items)][Number(k)]];
  if (form.type === "value") return [Number(BigInt(form.lo) + k)];
  if (form.type !== "then") return [spelled(form).nth(k)];
  for (const [item, after] of branches(form)) {
    if (k < count(after)) return [item, ...nth(after, k)];
    k -= count(after);
  }
}

const failures = [];
const check = (what, got, expected) => {
  if (!isDeepStrictEqual(got, expected)) failures.push([what, "got", got, "expected", expected]);
};
const vectors = JSON.parse(readFileSync(process.argv[2] ?? new URL("forms.json", import.meta.url), "utf8"));
for (const { form, ...vector } of vectors) {
  const name = JSON.stringify(form);
  check(`count of ${name}`, count(form), BigInt(vector.count));
  for (const [k, fields] of vector.nth) check(`choice ${k} of ${name}`, nth(form, BigInt(k)), fields);
  for (const fields of vector.accepts) check(`${JSON.stringify(fields)} in ${name}`, accepts(form, fields), true);
  for (const fields of vector.refuses) check(`${JSON.stringify(fields)} in ${name}`, accepts(form, fields), false);
}
for (const failure of failures) console.error(...failure);
if (failures.length > 0) process.exit(1);
console.log(`${vectors.length} vectors agree`);
