// The board reads a state by the rules: sums, what is next, how near the end is, and what is at stake.

import { expect, test } from "vitest";
import type { KnightOf, ShadowsPublic } from "../../wire/shadows";
import { advanced, type Fact } from "./advance";
import { blackFace, travelFace, whiteFace } from "./card_faces";
import { BLACK, KNIGHTS, TRAVEL, WHITE } from "../../wire/rules-shadows";
import { stacksOf } from "../hand/stacks";
import { peopleOf } from "./people";
import { danger, lasting, questView, questsShown, stake, tally } from "./selectors";

const START = {
  seats: 5,
  coats: ["percival", "kay", "arthur", "geraint", "gareth"],
  lives: [4, 3, 5, 2, 4],
  status: ["knight", "knight", "knight", "knight", "knight"],
  places: ["grail", "black_knight", "picts", "excalibur", "picts"],
  hands: [9, 5, 7, 4, 6],
  turn: { seat: 0, step: "heroic" },
  begun: true,
  winner: null,
  swords: ["white", "white", "black", "white", "black", "white", "black", "white"],
  siege: 7,
  black_knight: { white: ["fight_2", "fight_4", "fight_2"], black: ["black_knight_3", "face_down", "black_knight_5"] },
  lancelot: { white: [], black: [] },
  dragon: { white: [], black: [] },
  excalibur: -3,
  grail: ["grail", "grail", "grail", "", "", "despair", "despair"],
  picts: { cards: 3, white: ["fight_1", "fight_any", "fight_3"], warriors: 3 },
  saxons: { cards: 0, white: [], warriors: 0 },
  over: [],
  relics: { armor: 3 },
  lasting: ["mists"],
  mordred: null,
  heroism: null,
  merlin: "grail",
  proved: [],
  accused: [],
  options: { unconfirmed: { dragon_swords: 2, dragon_lives: 2, dragon_cards: 7 } },
} as unknown as ShadowsPublic;

const faces = (spots: readonly { readonly face: unknown }[]) => spots.map(({ face }) => face);

test("a fight shows its pattern, its sums, and what lies face down", () => {
  const view = questView(START, "black_knight");
  expect(faces(view.white)).toEqual([2, 2, 4, null]);
  expect(view.white[3]).toMatchObject({ wants: 4, next: true });
  expect(faces(view.black)).toEqual([null, 5, "?", 3]);
  expect(view.sum).toEqual({ white: 8, black: 8, hidden: 1 });
  expect([view.left, view.ending, view.toWin, danger(view)]).toEqual([1, "ends", 1, "brink"]);
});

test("the own face-down card is known to its owner alone", () => {
  const own = { laid: { black_knight: { 1: "black_knight_7" } } } as unknown as KnightOf;
  expect(questView(START, "black_knight", own).black[2]).toEqual({ kind: "black", face: "?", mine: 7 });
  expect(questView(START, "black_knight").black[2]).toEqual({ kind: "black", face: "?" });
});

test("Excalibur counts one more where its owner fights", () => {
  const board = { ...START, relics: { excalibur: 1 } };
  expect(questView(board, "black_knight").sum?.white).toBe(9);
  expect(questView({ ...board, relics: { excalibur: 0 } }, "black_knight").sum?.white).toBe(8);
});

test("the Dragon takes the place of Lancelot, with three stacks and his own values", () => {
  expect(questsShown(START)[1]).toBe("lancelot");
  const board: ShadowsPublic = {
    ...START,
    over: ["lancelot"],
    dragon: { white: ["fight_3", "fight_5", "any_5"], black: ["lancelot_5", "face_down"] },
  };
  expect(questsShown(board)[1]).toBe("dragon");
  const view = questView(board, "dragon");
  expect(view.white).toMatchObject([{ face: 5, stack: 2 }, { face: 3, stack: 1 }, { face: null, stack: 0 }]);
  expect(faces(view.black)).toEqual([null, null, null, "?", 9]);
  expect([view.sum, view.left]).toEqual([{ white: 13, black: 9, hidden: 1 }, 3]);
});

test("a war shows the next card, and Mordred makes it longer", () => {
  const view = questView(START, "picts");
  expect(faces(view.white)).toEqual([1, 2, 3, null, null]);
  expect([view.next, view.left, view.here, danger(view)]).toEqual([4, 1, [2, 4], "brink"]);
  expect(faces(view.black)).toEqual([null, "warrior", "warrior", "warrior"]);
  const joined: ShadowsPublic = { ...START, mordred: "picts", picts: { cards: 5, white: [], warriors: 0 } };
  expect(questView(joined, "picts")).toMatchObject({ next: 5, toWin: 1 });
  expect(lasting(joined)).toEqual(["mists", "mordred"]);
});

test("Excalibur's lake and the Grail's row say how far each side is", () => {
  expect(questView(START, "excalibur")).toMatchObject({ river: -3, toWin: 8, left: 2 });
  expect(danger(questView(START, "excalibur"))).toBe("near");
  const row = questView(START, "grail");
  expect(faces(row.white)).toEqual(["grail", "grail", "grail", null, null, "despair", "despair"]);
  expect(row.white.map(({ next }) => next ?? false)).toEqual([false, false, false, true, false, false, false]);
  expect([row.toWin, row.left, row.merlin]).toEqual([4, 8, true]);
});

test("the stake has the Mists and Heroism in it", () => {
  expect(stake(START, "picts", true)).toEqual({ swords: 1, lives: 1, cards: 4, engines: 0, relic: null });
  expect(stake(START, "picts", false)).toEqual({ swords: 2, lives: 1, cards: 0, engines: 2, relic: null });
  const hero: ShadowsPublic = { ...START, heroism: "grail" };
  expect([stake(hero, "grail", true).swords, stake(hero, "grail", false).swords]).toEqual([4, 5]);
  expect(stake(START, "dragon", true)).toMatchObject({ swords: 2, lives: 2, cards: 7 });
});

test("the swords are counted, and how near Camelot is to its fall", () => {
  expect(tally(START)).toEqual({ white: 5, black: 3, free: 4, siege: 7, limit: 5, left: 4 });
});

test("people have their lives, cards, relics and places", () => {
  const people = peopleOf(START, ["Ana", "Ben", "Cleo", "Dov", "Eve"]);
  expect(people[3]).toMatchObject({ name: "Dov", lives: 2, cards: 4, relics: ["armor"], low: true, turn: false, colour: "orange" });
  expect(people[0]).toMatchObject({ turn: true, low: false, place: "grail" });
  expect(peopleOf({ ...START, status: ["absent", ...START.status.slice(1)] }, [])).toHaveLength(4);
});

test("a hand is sorted by number, then Grail, Merlin, and special cards by name", () => {
  const hand = ["piety", "grail", "fight_4", "merlin", "fight_any", "fight_1", "fate", "fight_4", "grail"];
  const named: Record<string, string> = { piety: "Pietà", fate: "Sorte" };
  expect(stacksOf(hand, (card) => named[card] ?? card)).toEqual([
    { card: "fight_1", count: 1 },
    { card: "fight_4", count: 2 },
    { card: "fight_any", count: 1 },
    { card: "grail", count: 2 },
    { card: "merlin", count: 1 },
    { card: "piety", count: 1 },
    { card: "fate", count: 1 },
  ]);
});

test("the board goes on with the facts that were shown, and no further", () => {
  const board = advanced(START, [
    { type: "shadows.siege-raised", number: 2 },
    { type: "shadows.warrior-came", war: "picts" },
    { type: "shadows.sword-laid", colour: "black" },
    { type: "shadows.sword-turned" },
    { type: "shadows.life-lost", seat: 3, number: 5 },
    { type: "shadows.grail-row-set", place: 3, card: "grail" },
    { type: "shadows.sent-home", quest: "picts", captives_stay: false, seats: [2, 4] },
  ] as unknown as readonly Fact[]);
  expect([board.places[2], board.places[4], board.places[0]]).toEqual(["camelot", "camelot", "grail"]);
  expect([board.siege, board.picts.warriors, tally(board).white, tally(board).black, board.lives[3]]).toEqual([9, 4, 4, 5, 0]);
  expect(questView(board, "grail").toWin).toBe(3);
  expect(advanced(START, [])).toBe(START);
});

test("every card has a face of its own kind, and every Knight a colour", () => {
  for (const card of Object.keys(WHITE).filter((each) => !each.startsWith("fight_"))) expect(whiteFace(card).sign, card).not.toBe("sword");
  for (const card of Object.keys(BLACK)) expect(blackFace(card).sign, card).not.toBe("question");
  for (const card of TRAVEL) expect(travelFace(card).sign, card).not.toBe("boot");
  for (const card of ["fight_any", "any_3", "fight_5"]) expect(whiteFace(card).sign).toBe("sword");
  expect([whiteFace("fight_any").number, whiteFace("any_3").number, blackFace("lancelot_7").number]).toEqual(["?", "3", "7"]);
  expect(Object.values(KNIGHTS).every(({ colour, name }) => colour !== "" || name === "squire")).toBe(true);
});
