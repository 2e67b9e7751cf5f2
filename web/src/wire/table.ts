// Made by scripts/wire from the types of the server. Do not mend it here.

/** One of the items. Those in `also` are shown as if on offer, and not accepted. */
export interface One {
  readonly type: "one";
  readonly items: readonly (number | string)[];
  readonly also: readonly (number | string)[];
}

/** From `lo` to `hi` of the items. */
export interface Pick {
  readonly type: "pick";
  readonly items: readonly (number | string)[];
  readonly lo: number;
  readonly hi: number;
}

/** All the items, in any order. */
export interface Order {
  readonly type: "order";
  readonly items: readonly (number | string)[];
}

/** Each item goes to one of `to`. */
export interface Allot {
  readonly type: "allot";
  readonly items: readonly (number | string)[];
  readonly to: readonly (number | string)[];
}

/** A whole number from `lo` to `hi`. */
export interface Value {
  readonly type: "value";
  readonly lo: number;
  readonly hi: number;
}

/** One of the items; `items[i]` leads to `forms[which[i]]` for the fields that follow. */
export interface Then {
  readonly type: "then";
  readonly items: readonly (number | string)[];
  readonly which: readonly number[];
  readonly forms: readonly (One | Pick | Order | Allot | Value | Then | null)[];
}

/** What a command's fields may be. */
export type Form =
  | One
  | Pick
  | Order
  | Allot
  | Value
  | Then;

/** A command a seat may give now: its tag, and the form of its fields. */
export interface Offer {
  readonly command: string;
  readonly form: Form | null;
}

/** All a viewer needs to show the game. */
export interface Frame<Public = unknown, Own = unknown, Fact = unknown> {
  readonly game: number;
  readonly ask: number;
  readonly at: number;
  readonly public: Public;
  readonly own: Own | null;
  readonly told: readonly Fact[];
  readonly moves: readonly Offer[];
}

/** How a game ended: the seats that won, and the code of the reason. */
export interface Result {
  readonly winners: readonly number[];
  readonly reason: string;
}

/** Which game, and how. */
export interface Choice {
  readonly game: string;
  readonly options: unknown;
  readonly clock: number;
  readonly preset: string;
}

/** How a table is kept, whatever is played at it. */
export interface Settings {
  readonly watchers: boolean;
  readonly delay: number;
  readonly open: boolean;
  readonly language: string;
}

/** Somebody who does not sit and says: that is my place. */
export interface Claimant {
  readonly by: string;
  readonly of: string;
  readonly vouched: readonly string[];
}

/** A word on the options of a game: an error (E-…), which keeps it from starting, a warning (W-…), or what */
export interface Notice {
  readonly code: string;
  readonly most: number;
}

export interface Company {
  readonly seats: readonly string[];
  readonly ready: readonly string[];
  readonly host: string | null;
  readonly choice: Choice | null;
  readonly number: number;
  readonly playing: boolean;
  readonly settings: Settings;
  readonly queue: readonly string[];
  readonly claims: readonly Claimant[];
  readonly wish: Choice | null;
  readonly notices: readonly Notice[];
}

/** Take a place: the last one, or one between others. */
export interface Sit {
  readonly type: "company.sit";
  readonly place?: number | null;
}

/** Give up the own place. */
export interface Rise {
  readonly type: "company.rise";
}

/** The host gives the last place to a bot. */
export interface Bring {
  readonly type: "company.bring";
  readonly who: string;
}

/** The host asks somebody to rise. */
export interface Dismiss {
  readonly type: "company.dismiss";
  readonly who: string;
}

/** The host lets two change places. */
export interface Swap {
  readonly type: "company.swap";
  readonly one: string;
  readonly other: string;
}

/** The host says how everybody sits. */
export interface Reorder {
  readonly type: "company.reorder";
  readonly order: readonly string[];
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: "company.hand-over";
  readonly to: string;
}

/** The host says how the table is kept. */
export interface Arrange {
  readonly type: "company.arrange";
  readonly settings: Settings;
}

/** The host chooses a game and its options. */
export interface Choose {
  readonly type: "company.choose";
  readonly choice: Choice;
}

/** Ready for the game as it stands. */
export interface Agree {
  readonly type: "company.agree";
}

/** Not ready after all. */
export interface Wait {
  readonly type: "company.wait";
}

/** The host starts the game. */
export interface Begin {
  readonly type: "company.begin";
}

/** Somebody who does not sit here says: that place is mine. */
export interface Claim {
  readonly type: "company.claim";
  readonly of: string;
}

/** It was a mistake. */
export interface Withdraw {
  readonly type: "company.withdraw";
}

/** It is theirs indeed. The word of the host is enough, or of whoever has the place; else it takes two. */
export interface LetIn {
  readonly type: "company.let-in";
  readonly by: string;
}

/** It is not, says the host, or whoever has the place. */
export interface TurnAway {
  readonly type: "company.turn-away";
  readonly by: string;
}

/** Give the own place to somebody who has none, or to oneself under another name. */
export interface MoveSeat {
  readonly type: "company.move-seat";
  readonly to: string;
}

/** Sit down when this game is over. */
export interface Queue {
  readonly type: "company.queue";
}

/** Or rather not. */
export interface Unqueue {
  readonly type: "company.unqueue";
}

/** What a person may say to the company. */
export type CompanyCommand =
  | Sit
  | Rise
  | Bring
  | Dismiss
  | Swap
  | Reorder
  | HandOver
  | Arrange
  | Choose
  | Agree
  | Wait
  | Begin
  | Claim
  | Withdraw
  | LetIn
  | TurnAway
  | MoveSeat
  | Queue
  | Unqueue;

/** A bot sits there until the host dismisses it. */
export interface BotsPlace {
  readonly type: "company.bots-place";
}

/** The game cannot be played like this. */
export interface CannotStart {
  readonly type: "company.cannot-start";
  readonly notices: readonly Notice[];
}

/** This has been said, and waits for an answer. */
export interface ClaimedAlready {
  readonly type: "company.claimed-already";
}

/** There are enough already. */
export interface Full {
  readonly type: "company.full";
}

/** Not while a game is played. */
export interface GameRunning {
  readonly type: "company.game-running";
}

/** Only the host does this. */
export interface HostOnly {
  readonly type: "company.host-only";
}

/** Next in already. */
export interface InLine {
  readonly type: "company.in-line";
}

/** A person is not brought, and a bot is no host and has no say in who sits. */
export interface NoBot {
  readonly type: "company.no-bot";
}

/** They ask for no place. */
export interface NoClaim {
  readonly type: "company.no-claim";
}

/** No game is played, so there is nothing to wait for. */
export interface NoGame {
  readonly type: "company.no-game";
}

/** There is no such place to sit. */
export interface NoSuchPlace {
  readonly type: "company.no-such-place";
}

/** An order names everybody who sits, once. */
export interface NotEverybody {
  readonly type: "company.not-everybody";
}

/** Not waiting for the next game. */
export interface NotInLine {
  readonly type: "company.not-in-line";
}

/** These have not said that they are ready. */
export interface NotReady {
  readonly type: "company.not-ready";
  readonly waiting: readonly string[];
}

/** Only for those who sit at the table. */
export interface NotSeated {
  readonly type: "company.not-seated";
}

/** The host has chosen no game yet. */
export interface NothingChosen {
  readonly type: "company.nothing-chosen";
}

/** One person has one place. */
export interface SeatedAlready {
  readonly type: "company.seated-already";
}

/** One seat has one voice. */
export interface VouchedAlready {
  readonly type: "company.vouched-already";
}

/** Something is wrong with the server; the command left no trace. */
export interface Fault {
  readonly type: "server.fault";
}

/** No command of this game looks like this. */
export interface Malformed {
  readonly type: "server.malformed";
}

/** Only those who sit in the game play it. */
export interface NotYours {
  readonly type: "server.not-yours";
}

/** An answer stands once it is given. */
export interface AnsweredAlready {
  readonly type: "table.answered-already";
}

/** Nothing is asked any more. */
export interface GameOver {
  readonly type: "table.game-over";
}

/** The table waits for others. */
export interface NotAsked {
  readonly type: "table.not-asked";
  readonly asked: readonly number[];
}

/** There is no such choice now. */
export interface NotOffered {
  readonly type: "table.not-offered";
}

/** The question it answers is closed. */
export interface Stale {
  readonly type: "table.stale";
}

/** Why not, at any table. */
export type TableReason =
  | BotsPlace
  | CannotStart
  | ClaimedAlready
  | Full
  | GameRunning
  | HostOnly
  | InLine
  | NoBot
  | NoClaim
  | NoGame
  | NoSuchPlace
  | NotEverybody
  | NotInLine
  | NotReady
  | NotSeated
  | NothingChosen
  | SeatedAlready
  | VouchedAlready
  | Fault
  | Malformed
  | NotYours
  | AnsweredAlready
  | GameOver
  | NotAsked
  | NotOffered
  | Stale;
