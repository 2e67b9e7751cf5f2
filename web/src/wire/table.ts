// Made by scripts/generate from the types of the server. Do not mend it here.

/** One of the items. Those in `decoys` are shown as if on offer, and not accepted. */
export interface One {
  readonly type: "one";
  readonly items: readonly (number | string)[];
  readonly decoys: readonly (number | string)[];
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
  readonly spectators: boolean;
  readonly delay: number;
  readonly open: boolean;
  readonly language: string;
  readonly abandoned: number;
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
export interface Commitment {
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
  readonly commitments: Readonly<Record<number, string>>;
  readonly shown: Readonly<Record<number, string>>;
}

/** What became of a deal. */
export interface PastDeal {
  readonly number: number;
  readonly attempt: number;
  readonly commitment: string;
  readonly shown: number;
  readonly begun: boolean;
}

/** How this table's games are dealt, and every promise its keeper has made. */
export interface Deals {
  readonly lot: string;
  readonly commitments: readonly (readonly [string, Commitment])[];
  readonly open: Deal | null;
  readonly tries: number;
  readonly past: readonly PastDeal[];
  readonly begun: number;
  readonly broken: number;
}

/** The table votes, openly. */
export interface Ballot {
  readonly number: number;
  readonly about: string | null;
  readonly votes: Readonly<Record<string, "adjourn" | "bot" | "end" | "spectator" | "wait">>;
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
export interface Table {
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
  readonly type: "table.accept-seat";
  readonly of: string;
}

/** Ready for the game as it stands. */
export interface Agree {
  readonly type: "table.agree";
  readonly commitment?: Commitment | null;
}

/** The host lets somebody sit down again. */
export interface AllowToSit {
  readonly type: "table.allow-to-sit";
  readonly person_id: string;
}

/** The host says how the table is kept. */
export interface Arrange {
  readonly type: "table.arrange";
  readonly settings: Settings;
}

/** The host starts the game. */
export interface Begin {
  readonly type: "table.begin";
  readonly commitment?: string;
  readonly cfg?: string;
}

/** The host stops a deal before the game has begun. */
export interface BreakOffDeal {
  readonly type: "table.break-off-deal";
}

/** The host gives the last place to a bot. */
export interface Bring {
  readonly type: "table.bring";
  readonly person_id: string;
}

/** Let the table vote: about somebody who is missing, or about the game. */
export interface Call {
  readonly type: "table.call";
  readonly about?: string | null;
  readonly wait?: number;
}

/** The host chooses a game and its options. */
export interface Choose {
  readonly type: "table.choose";
  readonly choice: Choice;
  readonly lot?: string;
}

/** Somebody who does not sit here says: that seat is mine. */
export interface ClaimSeat {
  readonly type: "table.claim-seat";
  readonly of: string;
}

/** Rather not. */
export interface DeclineSeat {
  readonly type: "table.decline-seat";
  readonly of: string;
}

/** The host asks somebody out of a seat. */
export interface Dismiss {
  readonly type: "table.dismiss";
  readonly person_id: string;
  readonly keep_out?: boolean;
  readonly until?: number;
}

/** Leave a game that is being played: somebody else is to have the place. It may be taken back. */
export interface GiveUp {
  readonly type: "table.give-up";
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: "table.hand-over";
  readonly to: string;
}

/** It is theirs indeed, says one of the others. It may be said until the claim is decided. */
export interface LetIn {
  readonly type: "table.let-in";
  readonly by: string;
}

/** A minute more for this question. Whoever keeps the table knows whether it is still open. */
export interface MoreTime {
  readonly type: "table.more-time";
  readonly game: number;
  readonly ask: number;
}

/** The host lets somebody speak no more, and says why: abuse, flooding, telling what they must not. */
export interface Mute {
  readonly type: "table.mute";
  readonly person_id: string;
  readonly reason: "abuse" | "flood" | "other" | "telling";
}

/** Offer the own seat to somebody at the table who has none. A later offer ends an earlier one. */
export interface OfferSeat {
  readonly type: "table.offer-seat";
  readonly to: string;
}

/** Sit down when this game is over. */
export interface Queue {
  readonly type: "table.queue";
}

/** The host says how everybody sits. */
export interface Reorder {
  readonly type: "table.reorder";
  readonly order: readonly string[];
}

/** Back to go on with the game. */
export interface Resume {
  readonly type: "table.resume";
}

/** A device shows what it had promised. No person says this. */
export interface RevealNumber {
  readonly type: "table.reveal-number";
  readonly deal: string;
  readonly entropy: string;
}

/** Give up the own place. */
export interface Rise {
  readonly type: "table.rise";
}

/** At these hours I sleep. It counts from the next question on, where the clock counts waking hours. */
export interface SetSleepHours {
  readonly type: "table.set-sleep-hours";
  readonly hours: Hours;
}

/** Take a place: the last one, or one between others. */
export interface Sit {
  readonly type: "table.sit";
  readonly place?: number | null;
}

/** The host lets two change places. */
export interface Swap {
  readonly type: "table.swap";
  readonly one: string;
  readonly other: string;
}

/** Back again: the own place, from whoever stood in, or what was said about giving it up. */
export interface TakeBack {
  readonly type: "table.take-back";
}

/** It is not theirs, says one of the others. */
export interface TurnAway {
  readonly type: "table.turn-away";
  readonly by: string;
}

/** Or lets them speak again. */
export interface Unmute {
  readonly type: "table.unmute";
  readonly person_id: string;
}

/** Or rather not. */
export interface Unqueue {
  readonly type: "table.unqueue";
}

/** Or rather not. */
export interface Unvolunteer {
  readonly type: "table.unvolunteer";
}

/** An onlooker says: I would stand in. */
export interface Volunteer {
  readonly type: "table.volunteer";
}

/** What the table should do. It may be said anew as long as nothing is settled. */
export interface Vote {
  readonly type: "table.vote";
  readonly choice: "adjourn" | "bot" | "end" | "spectator" | "wait";
}

/** Not ready after all. */
export interface Wait {
  readonly type: "table.wait";
}

/** It was a mistake. */
export interface Withdraw {
  readonly type: "table.withdraw";
}

/** Keep the own seat after all. */
export interface WithdrawOffer {
  readonly type: "table.withdraw-offer";
}

/** What a person may say to the company. */
export type TableCommand =
  | AcceptSeat
  | Agree
  | AllowToSit
  | Arrange
  | Begin
  | BreakOffDeal
  | Bring
  | Call
  | Choose
  | ClaimSeat
  | DeclineSeat
  | Dismiss
  | GiveUp
  | HandOver
  | LetIn
  | MoreTime
  | Mute
  | OfferSeat
  | Queue
  | Reorder
  | Resume
  | RevealNumber
  | Rise
  | SetSleepHours
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

/** Nothing is said at this table. */
export interface ChatDisabled {
  readonly type: "chat.disabled";
}

/** Whoever gave up a seat knows what was told to it. */
export interface KnowsTooMuch {
  readonly type: "chat.knows-too-much";
}

/** The host of the table, or of the house, does not let them speak. */
export interface Muted {
  readonly type: "chat.muted";
}

/** At this table nobody is quoted. */
export interface NoQuotes {
  readonly type: "chat.no-quotes";
}

/** No such room is open now. */
export interface NoSuchChannel {
  readonly type: "chat.no-such-channel";
}

/** It is open, to others. */
export interface NotYourChannel {
  readonly type: "chat.not-your-channel";
}

/** There is no such line here, or no such fact. */
export interface NothingToQuote {
  readonly type: "chat.nothing-to-quote";
}

/** Claims and phrases, but no words of one's own. */
export interface PhrasesOnly {
  readonly type: "chat.phrases-only";
}

/** While a game is played those who look on talk among themselves. */
export interface SpectatorsApart {
  readonly type: "chat.spectators-apart";
}

/** So much at once is not heard. */
export interface TooFast {
  readonly type: "chat.too-fast";
}

/** It cannot be said at this table, or there is nothing in it. */
export interface Unsayable {
  readonly type: "chat.unsayable";
}

/** An answer stands once it is given. */
export interface AnsweredAlready {
  readonly type: "engine.answered-already";
}

/** Nothing is asked any more. */
export interface GameOver {
  readonly type: "engine.game-over";
}

/** The table waits for others. */
export interface NotAsked {
  readonly type: "engine.not-asked";
  readonly asked: readonly number[];
}

/** There is no such choice now. */
export interface NotOffered {
  readonly type: "engine.not-offered";
}

/** The question it answers is closed. */
export interface Stale {
  readonly type: "engine.stale";
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

/** Who is missing has no voice in it, and neither has who gave up. */
export interface AboutYou {
  readonly type: "table.about-you";
}

/** Each may ask once for more time to a question. */
export interface AddedAlready {
  readonly type: "table.added-already";
}

/** The game is adjourned; it goes on when more than half of those who sit are back. */
export interface AtRest {
  readonly type: "table.at-rest";
}

/** This has been said; others are still missing. */
export interface BackAlready {
  readonly type: "table.back-already";
}

/** The table is voting already. */
export interface BallotOpen {
  readonly type: "table.ballot-open";
}

/** A bot sits there until the host dismisses it. */
export interface BotsPlace {
  readonly type: "table.bots-place";
}

/** The game cannot be played like this. */
export interface CannotStart {
  readonly type: "table.cannot-start";
  readonly notices: readonly Notice[];
}

/** Not while the game is being dealt; that takes seconds. */
export interface DealUnderWay {
  readonly type: "table.deal-under-way";
}

/** This is not the number that was promised. */
export interface DoesNotFit {
  readonly type: "table.does-not-fit";
}

/** As much was added to this question as may be. */
export interface EnoughTime {
  readonly type: "table.enough-time";
}

/** There are enough already. */
export interface Full {
  readonly type: "table.full";
}

/** Not while a game is played. */
export interface GameRunning {
  readonly type: "table.game-running";
}

/** This has been said. */
export interface GivenUpAlready {
  readonly type: "table.given-up-already";
}

/** Only the host does this. */
export interface HostOnly {
  readonly type: "table.host-only";
}

/** They have, or have had, a seat in this very game, and know what was told there. */
export interface TableKnowsTooMuch {
  readonly type: "table.knows-too-much";
}

/** They are silent already. */
export interface MutedAlready {
  readonly type: "table.muted-already";
}

/** Nothing is voted on. */
export interface NoBallot {
  readonly type: "table.no-ballot";
}

/** A person is not brought, and a bot is no host and has no say in who sits. */
export interface NoBot {
  readonly type: "table.no-bot";
}

/** No clock runs, so there is nothing to add to. */
export interface NoClock {
  readonly type: "table.no-clock";
}

/** No such deal is under way. */
export interface NoDeal {
  readonly type: "table.no-deal";
}

/** No game is played, so there is nothing to wait for. */
export interface NoGame {
  readonly type: "table.no-game";
}

/** Nobody offers this seat to them. */
export interface NoOffer {
  readonly type: "table.no-offer";
}

/** They ask for no seat. */
export interface NoSeatClaim {
  readonly type: "table.no-seat-claim";
}

/** This cannot be done now. */
export interface NoSuchOption {
  readonly type: "table.no-such-option";
}

/** There is no such place to sit. */
export interface NoSuchPlace {
  readonly type: "table.no-such-place";
}

/** This time zone is not known here. */
export interface NoSuchZone {
  readonly type: "table.no-such-zone";
}

/** Whoever sits in a claimed seat does not decide about it, and neither does who gave up. */
export interface NoVoice {
  readonly type: "table.no-voice";
}

/** Nobody stands in for them here. */
export interface NobodyStandsIn {
  readonly type: "table.nobody-stands-in";
}

/** The game is going on. */
export interface NotAdjourned {
  readonly type: "table.not-adjourned";
}

/** This seat has promised nothing to this deal. */
export interface NotCommitted {
  readonly type: "table.not-committed";
}

/** An order names everybody who sits, once. */
export interface NotEverybody {
  readonly type: "table.not-everybody";
}

/** They are not at the table now. */
export interface NotHere {
  readonly type: "table.not-here";
}

/** Nobody keeps them from sitting down. */
export interface NotKeptOut {
  readonly type: "table.not-kept-out";
}

/** They may speak already. */
export interface NotMuted {
  readonly type: "table.not-muted";
}

/** Whoever wants to be silent need not say so. */
export interface NotOneself {
  readonly type: "table.not-oneself";
}

/** These have not said that they are ready. */
export interface NotReady {
  readonly type: "table.not-ready";
  readonly waiting: readonly string[];
}

/** Only for those who sit at the table. */
export interface NotSeated {
  readonly type: "table.not-seated";
}

/** They had not said that they would stand in. */
export interface NotVolunteering {
  readonly type: "table.not-volunteering";
}

/** Not waiting for the next game. */
export interface NotWaiting {
  readonly type: "table.not-waiting";
}

/** The host has chosen no game yet. */
export interface NothingChosen {
  readonly type: "table.nothing-chosen";
}

/** No game is played. */
export interface NothingPlayed {
  readonly type: "table.nothing-played";
}

/** This seat is offered to them already. */
export interface OfferedAlready {
  readonly type: "table.offered-already";
}

/** The owner of the seat is connected, or was until a moment ago. */
export interface OwnerHere {
  readonly type: "table.owner-here";
}

/** This seat has shown its number. */
export interface RevealedAlready {
  readonly type: "table.revealed-already";
}

/** This has been said, and waits for an answer. */
export interface SeatClaimedAlready {
  readonly type: "table.seat-claimed-already";
}

/** One person has one place. */
export interface SeatedAlready {
  readonly type: "table.seated-already";
}

/** Whoever stands in has no seat of their own to give away. */
export interface StandingIn {
  readonly type: "table.standing-in";
}

/** They are there, and have missed nothing. */
export interface StillHere {
  readonly type: "table.still-here";
}

/** Another game was chosen meanwhile, or the seats have changed: look again. */
export interface TableChanged {
  readonly type: "table.table-changed";
}

/** Nobody sleeps so long that a table could not go on. */
export interface TooMuchSleep {
  readonly type: "table.too-much-sleep";
}

/** The table has just voted. */
export interface TooSoon {
  readonly type: "table.too-soon";
}

/** This has been said. */
export interface VolunteeredAlready {
  readonly type: "table.volunteered-already";
}

/** One person has one voice. */
export interface VouchedAlready {
  readonly type: "table.vouched-already";
}

/** Next in already. */
export interface WaitingAlready {
  readonly type: "table.waiting-already";
}

/** Why not, at any table. */
export type TableReason =
  | ChatDisabled
  | KnowsTooMuch
  | Muted
  | NoQuotes
  | NoSuchChannel
  | NotYourChannel
  | NothingToQuote
  | PhrasesOnly
  | SpectatorsApart
  | TooFast
  | Unsayable
  | AnsweredAlready
  | GameOver
  | NotAsked
  | NotOffered
  | Stale
  | Fault
  | Malformed
  | NotYours
  | AboutYou
  | AddedAlready
  | AtRest
  | BackAlready
  | BallotOpen
  | BotsPlace
  | CannotStart
  | DealUnderWay
  | DoesNotFit
  | EnoughTime
  | Full
  | GameRunning
  | GivenUpAlready
  | HostOnly
  | TableKnowsTooMuch
  | MutedAlready
  | NoBallot
  | NoBot
  | NoClock
  | NoDeal
  | NoGame
  | NoOffer
  | NoSeatClaim
  | NoSuchOption
  | NoSuchPlace
  | NoSuchZone
  | NoVoice
  | NobodyStandsIn
  | NotAdjourned
  | NotCommitted
  | NotEverybody
  | NotHere
  | NotKeptOut
  | NotMuted
  | NotOneself
  | NotReady
  | NotSeated
  | NotVolunteering
  | NotWaiting
  | NothingChosen
  | NothingPlayed
  | OfferedAlready
  | OwnerHere
  | RevealedAlready
  | SeatClaimedAlready
  | SeatedAlready
  | StandingIn
  | StillHere
  | TableChanged
  | TooMuchSleep
  | TooSoon
  | VolunteeredAlready
  | VouchedAlready
  | WaitingAlready;
