// What the board of Camelot shows, read from what everybody knows. Nothing here is secret but the own hand, and the faces of
// the black cards that this seat itself played face down.

import type { Seen } from "../../game_screens";
import { BLACK, BLACK_SWORD_LIMIT, QUESTS, SIEGE_LIMIT, SWORDS, type QuestFacts } from "../../wire/rules-shadows";
import type { KnightOf, ShadowsPublic } from "../../wire/shadows";
import { advanced, type Fact } from "./advance";

export type Place = ShadowsPublic["places"][number];
export type Combat = "black_knight" | "lancelot" | "dragon";
export type War = "picts" | "saxons";

export const FACE_DOWN = "face_down";

/** The board as it may be shown now: during the beats of an update, with what they have shown of it so far. */
export function camelot(table: Seen): ShadowsPublic {
  const { public: board, at } = table.frame!;
  const more = table.past || !table.beat ? [] : (table.told.slice(at) as readonly Fact[]);
  return advanced(board as ShadowsPublic, more);
}
export const knight = (table: Seen): KnightOf | null => table.frame!.own as KnightOf | null;

/** The value of a fight card as it lies; a `?` has the value that was said. */
export const fightValue = (card: string): number => Number(card.slice(-1));

export const blackValue = (quest: Combat, card: string): number => BLACK[card]?.[quest === "dragon" ? "dragon_value" : "value"] ?? 0;

/** Where each quest is on a phone: a place never moves. The Dragon takes Lancelot's when he is won. */
export function questsShown(board: ShadowsPublic): readonly Place[] {
  return ["black_knight", board.over.includes("lancelot") ? "dragon" : "lancelot", "excalibur", "grail", "picts", "saxons"];
}

export const isOver = (board: ShadowsPublic, quest: Place): boolean => board.over.includes(quest);

export interface Spot {
  readonly kind: "white" | "black";
  /** What lies there: a number, a sign, a question mark, or nothing yet. */
  readonly face: number | "?" | "grail" | "despair" | "desolation" | "warrior" | null;
  /** The number that belongs on a free spot. */
  readonly wants?: number;
  /** Whether it is the next to be filled. */
  readonly next?: boolean;
  /** A face-down card of this seat's own. */
  readonly mine?: number;
  /** The cards of a stack of three, of which this many lie. */
  readonly stack?: number;
}

export interface Sum {
  readonly white: number;
  readonly black: number;
  /** Black cards whose number nobody else knows. */
  readonly hidden: number;
}

export type Ending = "falls" | "ends";

export interface QuestView {
  readonly quest: Place;
  readonly facts: QuestFacts;
  readonly over: boolean;
  readonly white: readonly Spot[];
  readonly black: readonly Spot[];
  /** Where Excalibur is: from 5, the Knights' bank, to −5. */
  readonly river: number | null;
  readonly sum: Sum | null;
  /** The next card of a war. */
  readonly next: number | null;
  /** Steps or cards that are still needed to win. */
  readonly toWin: number;
  /** Steps of Evil until it is decided, and whether that loses it at once. */
  readonly left: number;
  readonly ending: Ending;
  readonly here: readonly number[];
  readonly merlin: boolean;
  readonly heroism: boolean;
  readonly mordred: boolean;
}

/** How near a quest is to its end: one step (ember), two (amber), or neither. */
export function danger(view: Pick<QuestView, "left" | "over">): "brink" | "near" | "" {
  return view.over ? "" : view.left <= 1 ? "brink" : view.left === 2 ? "near" : "";
}

export function questView(board: ShadowsPublic, quest: Place, own: KnightOf | null = null): QuestView {
  const facts = QUESTS[quest]!;
  const base = {
    quest,
    facts,
    over: isOver(board, quest),
    white: [] as readonly Spot[],
    black: [] as readonly Spot[],
    river: null,
    sum: null,
    next: null,
    ending: "falls" as Ending,
    here: standingAt(board, quest),
    merlin: board.merlin === quest,
    heroism: board.heroism === quest,
    mordred: board.mordred === quest,
  };
  if (quest === "excalibur") {
    const at = board.excalibur;
    return { ...base, river: at, toWin: facts.steps - at, left: facts.steps + at };
  }
  if (quest === "grail") return { ...base, ...grailRow(board) };
  if (quest === "picts" || quest === "saxons") return { ...base, ...warSpots(board, quest) };
  return { ...base, ...combatSpots(board, quest as Combat, own) };
}

function grailRow(board: ShadowsPublic) {
  const first = board.grail.indexOf("");
  const white = board.grail.map((card, at): Spot => {
    if (card === "grail") return { kind: "white", face: "grail" };
    if (card !== "") return { kind: "black", face: card as "despair" };
    return { kind: "white", face: null, next: at === first };
  });
  const grails = board.grail.filter((card) => card === "grail").length;
  // On a full row, a black card takes a Grail away, and its space is filled by the next.
  return { white, toWin: white.length - grails, left: board.grail.filter((card) => card === "").length + 2 * grails };
}

function warSpots(board: ShadowsPublic, war: War) {
  const { cards, warriors } = board[war];
  const facts = QUESTS[war]!;
  const length = facts.straight + Number(board.mordred === war);
  const white = Array.from({ length }, (_, at): Spot => {
    const value = Math.min(at + 1, facts.straight);
    return { kind: "white", face: at < cards ? value : null, wants: value, next: at === cards };
  });
  const black = Array.from({ length: facts.warriors }, (_, at): Spot => ({
    kind: "black",
    face: at >= facts.warriors - warriors ? "warrior" : null,
  }));
  return { white, black, next: Math.min(cards + 1, facts.straight), toWin: length - cards, left: facts.warriors - warriors };
}

function combatSpots(board: ShadowsPublic, quest: Combat, own: KnightOf | null) {
  const facts = QUESTS[quest]!;
  const laid = board[quest].white.map(fightValue);
  const size = facts.pattern.reduce((sum, n) => sum + n, 0);
  const faces = board[quest].black;
  const sum: Sum = {
    white: laid.reduce((all, n) => all + n, 0) + excaliburHelps(board, quest),
    black: faces.filter((card) => card !== FACE_DOWN).reduce((all, card) => all + blackValue(quest, card), 0),
    hidden: faces.filter((card) => card === FACE_DOWN).length,
  };
  const blacks = faces.map((card, at): Spot => {
    const mine = own?.laid[quest]?.[at];
    if (card !== FACE_DOWN) return { kind: "black", face: blackValue(quest, card) };
    return mine === undefined ? { kind: "black", face: "?" } : { kind: "black", face: "?", mine: blackValue(quest, mine) };
  });
  const free = Array.from({ length: Math.max(0, facts.black_spots - faces.length) }, (): Spot => ({ kind: "black", face: null }));
  return {
    white: facts.pattern.every((n) => n === 3) ? stacks(laid, facts.pattern) : spotsInGroups(laid, facts.pattern),
    // The first card lies at the far end: Evil comes from there.
    black: [...free, ...blacks.reverse()],
    sum,
    ending: "ends" as const,
    toWin: Math.max(0, size - laid.length),
    left: Math.max(0, facts.black_spots - faces.length),
  };
}

/** Its owner counts one more in a fight that they are at. */
function excaliburHelps(board: ShadowsPublic, quest: Combat): number {
  const owner = board.relics["excalibur"];
  return Number(owner !== undefined && owner !== null && standingAt(board, quest).includes(owner));
}

/** The cards of a pattern, equal ones side by side, the longer groups first. */
function groups(laid: readonly number[]): readonly (readonly number[])[] {
  const values = [...new Set(laid)];
  return values.map((value) => laid.filter((n) => n === value)).sort((one, other) => other.length - one.length);
}

function spotsInGroups(laid: readonly number[], pattern: readonly number[]): Spot[] {
  const found = groups(laid);
  const spots = pattern.flatMap((size, at) => {
    const group = found[at] ?? [];
    return Array.from({ length: size }, (_, n): Spot => {
      const wants = group[0];
      if (n < group.length) return { kind: "white", face: group[n]! };
      return wants === undefined ? { kind: "white", face: null } : { kind: "white", face: null, wants };
    });
  });
  const next = spots.findIndex(({ face }) => face === null);
  // A card that Kay added lies beside the pattern.
  const beside = found.slice(pattern.length).flat().map((face): Spot => ({ kind: "white", face }));
  return [...spots.map((spot, at) => (at === next ? { ...spot, next: true } : spot)), ...beside];
}

function stacks(laid: readonly number[], pattern: readonly number[]): Spot[] {
  const found = groups(laid);
  return pattern.map((_, at): Spot => ({ kind: "white", face: found[at]?.[0] ?? null, stack: found[at]?.length ?? 0 }));
}

export interface Stake {
  readonly swords: number;
  readonly lives: number;
  readonly cards: number;
  readonly engines: number;
  readonly relic: string | null;
}

/** What a quest is worth now, with Heroism and the Mists in it. */
export function stake(board: ShadowsPublic, quest: Place, won: boolean): Stake {
  const { stakes } = QUESTS[quest]!;
  const guess = board.options.unconfirmed;
  const dragon = quest === "dragon";
  const more = Number(board.heroism === quest) + (won ? 0 : Number(board.lasting.includes("mists")));
  return {
    swords: (dragon ? guess.dragon_swords : stakes.swords) + more,
    lives: dragon ? guess.dragon_lives : stakes.lives,
    cards: won ? (dragon ? guess.dragon_cards : stakes.cards) : 0,
    engines: won ? 0 : stakes.siege,
    relic: won ? stakes.relic : null,
  };
}

/** The Knights at a place, in the order of their seats. */
export function standingAt(board: ShadowsPublic, place: Place): readonly number[] {
  return board.places.flatMap((at, seat) =>
    at === place && (board.status[seat] === "knight" || board.status[seat] === "captured") ? [seat] : [],
  );
}

export interface Tally {
  readonly white: number;
  readonly black: number;
  readonly free: number;
  readonly siege: number;
  /** How many white swords leave room for the seventh black one. */
  readonly limit: number;
  /** How near Camelot is to its fall. */
  readonly left: number;
}

export function tally(board: ShadowsPublic): Tally {
  const white = board.swords.filter((colour) => colour === "white").length;
  const black = board.swords.length - white;
  return {
    white,
    black,
    free: Math.max(0, SWORDS - board.swords.length),
    siege: board.siege,
    limit: SWORDS - BLACK_SWORD_LIMIT,
    left: Math.min(SIEGE_LIMIT - board.siege, BLACK_SWORD_LIMIT - black),
  };
}

/** The black cards that stay in play, Mordred with them. */
export function lasting(board: ShadowsPublic): readonly string[] {
  return board.mordred === null ? board.lasting : [...board.lasting, "mordred"];
}
