// Made by scripts/generate from the types of the server. Do not mend it here.

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

/** Seconds for each pace; 0: as long as it takes. */
export interface Times {
  readonly glance: number;
  readonly answer: number;
  readonly choice: number;
  readonly debate: number;
  readonly bank: number;
  readonly waking: boolean;
}

/** What a table has agreed on. */
export interface Clock {
  readonly profile: "fast" | "none" | "normal" | "own" | "relaxed" | "slow";
  readonly own: Times | null;
}

/** Which game, and how. */
export interface Choice {
  readonly game: string;
  readonly options: unknown;
  readonly clock: Clock;
  readonly preset: string;
}

/** How a table is kept, whatever is played at it. */
export interface Settings {
  readonly watchers: boolean;
  readonly delay: number;
  readonly open: boolean;
  readonly language: string;
  readonly forsaken: number;
  readonly chat: "all" | "off" | "phrases";
  readonly quotes: boolean;
  readonly marks: boolean;
  readonly words: boolean;
}

/** Somebody who does not sit and says: that is my seat. */
export interface Claimant {
  readonly by: string;
  readonly of: string;
  readonly wait: number;
  readonly vouched: readonly string[];
  readonly denied: readonly string[];
}

/** A word on the options of a game: an error (E-…), which keeps it from starting, a warning (W-…), or what */
export interface Notice {
  readonly code: string;
  readonly most: number;
}

/** A number that a device will show when all promises lie on the table, by its hash. */
export interface Pledge {
  readonly deal: string;
  readonly seat: number;
  readonly commitment: string;
}

/** A deal under way. Bytes are written in hex. */
export interface Deal {
  readonly name: string;
  readonly number: number;
  readonly attempt: number;
  readonly cfg: string;
  readonly commitment: string;
  readonly promises: Readonly<Record<number, string>>;
  readonly shown: Readonly<Record<number, string>>;
}

/** What became of a deal. */
export interface Dealt {
  readonly number: number;
  readonly attempt: number;
  readonly commitment: string;
  readonly shown: number;
  readonly begun: boolean;
}

/** How this table's games are dealt, and every promise its keeper has made. */
export interface Deals {
  readonly lot: string;
  readonly promises: readonly (readonly [string, Pledge])[];
  readonly open: Deal | null;
  readonly tries: number;
  readonly past: readonly Dealt[];
  readonly begun: number;
  readonly broken: number;
}

/** The table votes, openly. */
export interface Ballot {
  readonly number: number;
  readonly about: string | null;
  readonly votes: Readonly<Record<string, "adjourn" | "bot" | "end" | "onlooker" | "wait">>;
  readonly wait: number;
}

/** Who has asked for more time, and for which question. */
export interface Extra {
  readonly game: number;
  readonly ask: number;
  readonly by: readonly string[];
}

/** What lasts as long as a game. When the game is over all of it goes at once: `CurrentGame()` is none. */
export interface CurrentGame {
  readonly playing: boolean;
  readonly missed: Readonly<Record<string, number>>;
  readonly given_up: readonly string[];
  readonly standing: Readonly<Record<string, string>>;
  readonly knowing: readonly string[];
  readonly volunteers: readonly string[];
  readonly ballot: Ballot | null;
  readonly adjourned: boolean;
  readonly back: readonly string[];
  readonly counted: boolean;
  readonly extra: Extra | null;
  readonly drawn: Readonly<Record<string, number>>;
}

/** When somebody sleeps: from one minute of the day to another, by the clock where they are. */
export interface Hours {
  readonly zone: string;
  readonly since: number;
  readonly until: number;
}

/** Who is around a table. What belongs to one game alone stands in `current`. */
export interface Company {
  readonly seats: readonly string[];
  readonly ready: readonly string[];
  readonly host: string | null;
  readonly choice: Choice | null;
  readonly number: number;
  readonly settings: Settings;
  readonly queue: readonly string[];
  readonly claims: readonly Claimant[];
  readonly offered: Readonly<Record<string, string>>;
  readonly kept_out: Readonly<Record<string, number>>;
  readonly wish: Choice | null;
  readonly notices: readonly Notice[];
  readonly deals: Deals;
  readonly ballots: number;
  readonly current: CurrentGame;
  readonly hours: Readonly<Record<string, Hours>>;
  readonly muted: readonly string[];
}

/** Take the seat that somebody offers. */
export interface AcceptSeat {
  readonly type: "company.accept-seat";
  readonly of: string;
}

/** Ready for the game as it stands. */
export interface Agree {
  readonly type: "company.agree";
  readonly promise?: Pledge | null;
}

/** The host lets somebody sit down again. */
export interface AllowToSit {
  readonly type: "company.allow-to-sit";
  readonly who: string;
}

/** The host says how the table is kept. */
export interface Arrange {
  readonly type: "company.arrange";
  readonly settings: Settings;
}

/** The host starts the game. */
export interface Begin {
  readonly type: "company.begin";
  readonly commitment?: string;
  readonly cfg?: string;
}

/** The host stops a deal before the game has begun. */
export interface BreakOffDeal {
  readonly type: "company.break-off-deal";
}

/** The host gives the last place to a bot. */
export interface Bring {
  readonly type: "company.bring";
  readonly who: string;
}

/** Let the table vote: about somebody who is missing, or about the game. */
export interface Call {
  readonly type: "company.call";
  readonly about?: string | null;
  readonly wait?: number;
}

/** The host chooses a game and its options. */
export interface Choose {
  readonly type: "company.choose";
  readonly choice: Choice;
  readonly lot?: string;
}

/** Somebody who does not sit here says: that seat is mine. */
export interface Claim {
  readonly type: "company.claim";
  readonly of: string;
}

/** Rather not. */
export interface DeclineSeat {
  readonly type: "company.decline-seat";
  readonly of: string;
}

/** The host asks somebody out of a seat. */
export interface Dismiss {
  readonly type: "company.dismiss";
  readonly who: string;
  readonly keep_out?: boolean;
  readonly until?: number;
}

/** Leave a game that is being played: somebody else is to have the place. It may be taken back. */
export interface GiveUp {
  readonly type: "company.give-up";
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: "company.hand-over";
  readonly to: string;
}

/** At these hours I sleep. It counts from the next question on, where the clock counts waking hours. */
export interface KeepHours {
  readonly type: "company.keep-hours";
  readonly hours: Hours;
}

/** It is theirs indeed, says one of the others. It may be said until the claim is decided. */
export interface LetIn {
  readonly type: "company.let-in";
  readonly by: string;
}

/** A minute more for this question. Whoever keeps the table knows whether it is still open. */
export interface MoreTime {
  readonly type: "company.more-time";
  readonly game: number;
  readonly ask: number;
}

/** The host lets somebody speak no more, and says why: abuse, flooding, telling what they must not. */
export interface Mute {
  readonly type: "company.mute";
  readonly who: string;
  readonly reason: "abuse" | "flood" | "other" | "telling";
}

/** Offer the own seat to somebody at the table who has none. A later offer ends an earlier one. */
export interface OfferSeat {
  readonly type: "company.offer-seat";
  readonly to: string;
}

/** Sit down when this game is over. */
export interface Queue {
  readonly type: "company.queue";
}

/** The host says how everybody sits. */
export interface Reorder {
  readonly type: "company.reorder";
  readonly order: readonly string[];
}

/** Back to go on with the game. */
export interface Resume {
  readonly type: "company.resume";
}

/** Give up the own place. */
export interface Rise {
  readonly type: "company.rise";
}

/** A device shows what it had promised. No person says this. */
export interface Show {
  readonly type: "company.show";
  readonly deal: string;
  readonly entropy: string;
}

/** Take a place: the last one, or one between others. */
export interface Sit {
  readonly type: "company.sit";
  readonly place?: number | null;
}

/** The host lets two change places. */
export interface Swap {
  readonly type: "company.swap";
  readonly one: string;
  readonly other: string;
}

/** Back again: the own place, from whoever stood in, or what was said about giving it up. */
export interface TakeBack {
  readonly type: "company.take-back";
}

/** It is not theirs, says one of the others. */
export interface TurnAway {
  readonly type: "company.turn-away";
  readonly by: string;
}

/** Or lets them speak again. */
export interface Unmute {
  readonly type: "company.unmute";
  readonly who: string;
}

/** Or rather not. */
export interface Unqueue {
  readonly type: "company.unqueue";
}

/** Or rather not. */
export interface Unvolunteer {
  readonly type: "company.unvolunteer";
}

/** An onlooker says: I would stand in. */
export interface Volunteer {
  readonly type: "company.volunteer";
}

/** What the table should do. It may be said anew as long as nothing is settled. */
export interface Vote {
  readonly type: "company.vote";
  readonly choice: "adjourn" | "bot" | "end" | "onlooker" | "wait";
}

/** Not ready after all. */
export interface Wait {
  readonly type: "company.wait";
}

/** It was a mistake. */
export interface Withdraw {
  readonly type: "company.withdraw";
}

/** Keep the own seat after all. */
export interface WithdrawOffer {
  readonly type: "company.withdraw-offer";
}

/** What a person may say to the company. */
export type CompanyCommand =
  | AcceptSeat
  | Agree
  | AllowToSit
  | Arrange
  | Begin
  | BreakOffDeal
  | Bring
  | Call
  | Choose
  | Claim
  | DeclineSeat
  | Dismiss
  | GiveUp
  | HandOver
  | KeepHours
  | LetIn
  | MoreTime
  | Mute
  | OfferSeat
  | Queue
  | Reorder
  | Resume
  | Rise
  | Show
  | Sit
  | Swap
  | TakeBack
  | TurnAway
  | Unmute
  | Unqueue
  | Unvolunteer
  | Volunteer
  | Vote
  | Wait
  | Withdraw
  | WithdrawOffer;

/** Who is missing has no voice in it, and neither has who gave up. */
export interface AboutYou {
  readonly type: "company.about-you";
}

/** Each may ask once for more time to a question. */
export interface AddedAlready {
  readonly type: "company.added-already";
}

/** The game is adjourned; it goes on when more than half of those who sit are back. */
export interface AtRest {
  readonly type: "company.at-rest";
}

/** This has been said; others are still missing. */
export interface BackAlready {
  readonly type: "company.back-already";
}

/** The table is voting already. */
export interface BallotOpen {
  readonly type: "company.ballot-open";
}

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

/** Not while the game is being dealt; that takes seconds. */
export interface DealUnderWay {
  readonly type: "company.deal-under-way";
}

/** This is not the number that was promised. */
export interface DoesNotFit {
  readonly type: "company.does-not-fit";
}

/** As much was added to this question as may be. */
export interface EnoughTime {
  readonly type: "company.enough-time";
}

/** There are enough already. */
export interface Full {
  readonly type: "company.full";
}

/** Not while a game is played. */
export interface GameRunning {
  readonly type: "company.game-running";
}

/** This has been said. */
export interface GivenUpAlready {
  readonly type: "company.given-up-already";
}

/** Only the host does this. */
export interface HostOnly {
  readonly type: "company.host-only";
}

/** Next in already. */
export interface InLine {
  readonly type: "company.in-line";
}

/** They have, or have had, a seat in this very game, and know what was told there. */
export interface KnowsTooMuch {
  readonly type: "company.knows-too-much";
}

/** They are silent already. */
export interface MutedAlready {
  readonly type: "company.muted-already";
}

/** Nothing is voted on. */
export interface NoBallot {
  readonly type: "company.no-ballot";
}

/** A person is not brought, and a bot is no host and has no say in who sits. */
export interface NoBot {
  readonly type: "company.no-bot";
}

/** They ask for no seat. */
export interface NoClaim {
  readonly type: "company.no-claim";
}

/** No clock runs, so there is nothing to add to. */
export interface NoClock {
  readonly type: "company.no-clock";
}

/** No such deal is under way. */
export interface NoDeal {
  readonly type: "company.no-deal";
}

/** No game is played, so there is nothing to wait for. */
export interface NoGame {
  readonly type: "company.no-game";
}

/** Nobody offers this seat to them. */
export interface NoOffer {
  readonly type: "company.no-offer";
}

/** This cannot be done now. */
export interface NoSuchOption {
  readonly type: "company.no-such-option";
}

/** There is no such place to sit. */
export interface NoSuchPlace {
  readonly type: "company.no-such-place";
}

/** This time zone is not known here. */
export interface NoSuchZone {
  readonly type: "company.no-such-zone";
}

/** Whoever sits in a claimed seat does not decide about it, and neither does who gave up. */
export interface NoVoice {
  readonly type: "company.no-voice";
}

/** Nobody stands in for them here. */
export interface NobodyStandsIn {
  readonly type: "company.nobody-stands-in";
}

/** The game is going on. */
export interface NotAdjourned {
  readonly type: "company.not-adjourned";
}

/** An order names everybody who sits, once. */
export interface NotEverybody {
  readonly type: "company.not-everybody";
}

/** They are not at the table now. */
export interface NotHere {
  readonly type: "company.not-here";
}

/** Not waiting for the next game. */
export interface NotInLine {
  readonly type: "company.not-in-line";
}

/** Nobody keeps them from sitting down. */
export interface NotKeptOut {
  readonly type: "company.not-kept-out";
}

/** They may speak already. */
export interface NotMuted {
  readonly type: "company.not-muted";
}

/** Whoever wants to be silent need not say so. */
export interface NotOneself {
  readonly type: "company.not-oneself";
}

/** This seat has promised nothing to this deal. */
export interface NotPromised {
  readonly type: "company.not-promised";
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

/** They had not said that they would stand in. */
export interface NotVolunteering {
  readonly type: "company.not-volunteering";
}

/** The host has chosen no game yet. */
export interface NothingChosen {
  readonly type: "company.nothing-chosen";
}

/** No game is played. */
export interface NothingPlayed {
  readonly type: "company.nothing-played";
}

/** This seat is offered to them already. */
export interface OfferedAlready {
  readonly type: "company.offered-already";
}

/** The owner of the seat is connected, or was until a moment ago. */
export interface OwnerHere {
  readonly type: "company.owner-here";
}

/** One person has one place. */
export interface SeatedAlready {
  readonly type: "company.seated-already";
}

/** This seat has shown its number. */
export interface ShownAlready {
  readonly type: "company.shown-already";
}

/** Whoever stands in has no seat of their own to give away. */
export interface StandingIn {
  readonly type: "company.standing-in";
}

/** They are there, and have missed nothing. */
export interface StillHere {
  readonly type: "company.still-here";
}

/** Another game was chosen meanwhile, or the seats have changed: look again. */
export interface TableChanged {
  readonly type: "company.table-changed";
}

/** Nobody sleeps so long that a table could not go on. */
export interface TooQuiet {
  readonly type: "company.too-quiet";
}

/** The table has just voted. */
export interface TooSoon {
  readonly type: "company.too-soon";
}

/** This has been said. */
export interface VolunteeredAlready {
  readonly type: "company.volunteered-already";
}

/** One person has one voice. */
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

/** Whoever gave up a seat knows what was told to it. */
export interface TalkKnowsTooMuch {
  readonly type: "talk.knows-too-much";
}

/** The host of the table, or of the house, does not let them speak. */
export interface Muted {
  readonly type: "talk.muted";
}

/** At this table nobody is quoted. */
export interface NoQuotes {
  readonly type: "talk.no-quotes";
}

/** No such room is open now. */
export interface NoRoom {
  readonly type: "talk.no-room";
}

/** It is open, to others. */
export interface NotYourRoom {
  readonly type: "talk.not-your-room";
}

/** There is no such line here, or no such fact. */
export interface NothingToQuote {
  readonly type: "talk.nothing-to-quote";
}

/** While a game is played those who look on talk among themselves. */
export interface OnlookersApart {
  readonly type: "talk.onlookers-apart";
}

/** Claims and phrases, but no words of one's own. */
export interface PhrasesOnly {
  readonly type: "talk.phrases-only";
}

/** Nothing is said at this table. */
export interface Quiet {
  readonly type: "talk.quiet";
}

/** So much at once is not heard. */
export interface TooFast {
  readonly type: "talk.too-fast";
}

/** It cannot be said at this table, or there is nothing in it. */
export interface Unsayable {
  readonly type: "talk.unsayable";
}

/** Why not, at any table. */
export type TableReason =
  | AboutYou
  | AddedAlready
  | AtRest
  | BackAlready
  | BallotOpen
  | BotsPlace
  | CannotStart
  | ClaimedAlready
  | DealUnderWay
  | DoesNotFit
  | EnoughTime
  | Full
  | GameRunning
  | GivenUpAlready
  | HostOnly
  | InLine
  | KnowsTooMuch
  | MutedAlready
  | NoBallot
  | NoBot
  | NoClaim
  | NoClock
  | NoDeal
  | NoGame
  | NoOffer
  | NoSuchOption
  | NoSuchPlace
  | NoSuchZone
  | NoVoice
  | NobodyStandsIn
  | NotAdjourned
  | NotEverybody
  | NotHere
  | NotInLine
  | NotKeptOut
  | NotMuted
  | NotOneself
  | NotPromised
  | NotReady
  | NotSeated
  | NotVolunteering
  | NothingChosen
  | NothingPlayed
  | OfferedAlready
  | OwnerHere
  | SeatedAlready
  | ShownAlready
  | StandingIn
  | StillHere
  | TableChanged
  | TooQuiet
  | TooSoon
  | VolunteeredAlready
  | VouchedAlready
  | Fault
  | Malformed
  | NotYours
  | AnsweredAlready
  | GameOver
  | NotAsked
  | NotOffered
  | Stale
  | TalkKnowsTooMuch
  | Muted
  | NoQuotes
  | NoRoom
  | NotYourRoom
  | NothingToQuote
  | OnlookersApart
  | PhrasesOnly
  | Quiet
  | TooFast
  | Unsayable;
