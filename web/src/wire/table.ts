// Made by scripts/generate from the types of the server. Do not mend it here.

/** One of the items. Decoys are shown like the others, and refused. */
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

/** A command that is not on offer, and why. */
export interface Closed {
  readonly command: string;
  readonly item: number | string | null;
  readonly reason: { readonly type: string };
}

/** Everything a viewer needs to show the game. */
export interface Frame<Public = unknown, Own = unknown, Fact = unknown> {
  readonly game: number;
  readonly ask: number;
  readonly at: number;
  readonly public: Public;
  readonly own: Own | null;
  readonly told: readonly Fact[];
  readonly moves: readonly Offer[];
  readonly changes: readonly Offer[];
  readonly closed: readonly Closed[];
}

/** What makes the next frame out of the one before: the fields of both parts that have changed. */
export interface Delta {
  readonly game: number;
  readonly ask: number;
  readonly at: number;
  readonly own?: object;
  readonly moves?: readonly Offer[];
  readonly changes?: readonly Offer[];
  readonly closed?: readonly Closed[];
  readonly told: readonly unknown[];
  readonly public: object;
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

/** The time control of a game. */
export interface Clock {
  readonly profile: "fast" | "none" | "normal" | "own" | "relaxed" | "slow";
  readonly own: Times | null;
}

/** The chosen game, its options and its time control. */
export interface Choice {
  readonly game: string;
  readonly options: unknown;
  readonly clock: Clock;
  readonly preset: string;
  readonly figures: readonly string[];
}

/** How roles are revealed. */
export interface Reveal {
  readonly style: "eyes" | "narrated" | "silent";
  readonly language: string;
  readonly captions: string;
  readonly speed: "normal" | "quick" | "slow";
}

/** The settings of a table, for any game. */
export interface Settings {
  readonly spectators: boolean;
  readonly delay: number;
  readonly open: boolean;
  readonly ask_host: boolean;
  readonly language: string;
  readonly abandoned: number;
  readonly chat: "all" | "off" | "phrases";
  readonly bot_chat: boolean;
  readonly stand_ins: "easy" | "fair" | "strong";
  readonly quotes: boolean;
  readonly marks: boolean;
  readonly words: boolean;
  readonly place: "mixed" | "remote" | "room";
  readonly reveal: Reveal;
  readonly practice: boolean;
  readonly advice: boolean;
}

/** An open seat claim, and its votes. */
export interface Claimant {
  readonly by: string;
  readonly of: string;
  readonly wait: number;
  readonly vouched: readonly string[];
  readonly denied: readonly string[];
}

/** A notice about a game's options: an error (E-…), which prevents the start, a warning (W-…), or a change */
export interface Notice {
  readonly code: string;
  readonly most: number;
}

/** A commitment of a device: the hash of a number that it reveals after all have committed. */
export interface Commitment {
  readonly deal: string;
  readonly seat: number;
  readonly commitment: string;
}

/** An open deal. Bytes are in hex. */
export interface Deal {
  readonly name: string;
  readonly number: number;
  readonly attempt: number;
  readonly cfg: string;
  readonly commitment: string;
  readonly commitments: Readonly<Record<number, string>>;
  readonly shown: Readonly<Record<number, string>>;
}

/** A past deal. */
export interface PastDeal {
  readonly number: number;
  readonly attempt: number;
  readonly commitment: string;
  readonly shown: number;
  readonly begun: boolean;
}

/** The deals of a table, open and past, with every commitment of its keeper. */
export interface Deals {
  readonly lot: string;
  readonly commitments: readonly (readonly [string, Commitment])[];
  readonly open: Deal | null;
  readonly tries: number;
  readonly past: readonly PastDeal[];
  readonly begun: number;
  readonly broken: number;
}

/** An open vote of the table. */
export interface Ballot {
  readonly number: number;
  readonly about: string | null;
  readonly votes: Readonly<Record<string, "adjourn" | "bot" | "end" | "spectator" | "wait">>;
  readonly wait: number;
}

/** Requests for extra time for one question. */
export interface Extra {
  readonly game: number;
  readonly ask: number;
  readonly by: readonly string[];
}

/** The state that lasts as long as a game. `CurrentGame()`: no game is running. */
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

/** Sleep hours: from one minute of the day to another, in a time zone. */
export interface Hours {
  readonly zone: string;
  readonly since: number;
  readonly until: number;
}

/** A screen that shows the public part of the table. Everybody may know it. */
export interface Display {
  readonly id: string;
  readonly link: string;
  readonly until: number;
  readonly token: string;
}

/** What somebody wishes to play as. No two at a table have one colour. */
export interface Figure {
  readonly name: string;
  readonly colour: string;
}

/** The state of a table. What belongs to the current game alone is in `current`. */
export interface Table {
  readonly seats: readonly string[];
  readonly ready: readonly string[];
  readonly host: string | null;
  readonly choice: Choice | null;
  readonly number: number;
  readonly broken_off: number;
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
  readonly displays: readonly Display[];
  readonly phones: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, Figure>>;
}

/** Accept an offered seat. */
export interface AcceptSeat {
  readonly type: "table.accept-seat";
  readonly of: string;
}

/** Be ready for the chosen game. */
export interface Agree {
  readonly type: "table.agree";
  readonly commitment?: Commitment | null;
}

/** The host allows a person to sit down again. */
export interface AllowToSit {
  readonly type: "table.allow-to-sit";
  readonly person_id: string;
}

/** The host changes the settings of the table. */
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

/** The host cancels a deal before the game begins. */
export interface BreakOffDeal {
  readonly type: "table.break-off-deal";
}

/** The host adds a bot in the last place; its id says its level. It gets another id if another bot has its */
export interface Bring {
  readonly type: "table.bring";
  readonly person_id: string;
}

/** Call a ballot: about a missing person, or about the game. */
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

/** A person who does not sit claims a seat as theirs. */
export interface ClaimSeat {
  readonly type: "table.claim-seat";
  readonly of: string;
}

/** Anybody who sits closes a display. */
export interface CloseDisplay {
  readonly type: "table.close-display";
  readonly display: string;
}

/** Decline an offered seat. */
export interface DeclineSeat {
  readonly type: "table.decline-seat";
  readonly of: string;
}

/** The host removes a person from a seat. */
export interface Dismiss {
  readonly type: "table.dismiss";
  readonly person_id: string;
  readonly keep_out?: boolean;
  readonly until?: number;
}

/** Take the wish back. */
export interface DropFigure {
  readonly type: "table.drop-figure";
}

/** Leave a running game, so that another person or a bot gets the seat. It can be taken back. */
export interface GiveUp {
  readonly type: "table.give-up";
}

/** The host makes somebody else the host. */
export interface HandOver {
  readonly type: "table.hand-over";
  readonly to: string;
}

/** Confirm a claim. You may change your vote until it is decided. */
export interface LetIn {
  readonly type: "table.let-in";
  readonly by: string;
}

/** Ask for a minute more for this question. The server checks that it is still open. */
export interface MoreTime {
  readonly type: "table.more-time";
  readonly game: number;
  readonly ask: number;
}

/** The host mutes a person, with a reason: abuse, flooding, or leaking secrets of the game. */
export interface Mute {
  readonly type: "table.mute";
  readonly person_id: string;
  readonly reason: "abuse" | "flood" | "other" | "telling";
}

/** Offer your seat to a person at the table who has none. A new offer replaces an earlier one. */
export interface OfferSeat {
  readonly type: "table.offer-seat";
  readonly to: string;
}

/** The host makes a link for a display. A second one with the same hash is refused. */
export interface OpenDisplay {
  readonly type: "table.open-display";
  readonly link: string;
  readonly until?: number;
}

/** Join the waiting list. */
export interface Queue {
  readonly type: "table.queue";
}

/** The host sets the order of all seats. */
export interface Reorder {
  readonly type: "table.reorder";
  readonly order: readonly string[];
}

/** Say that you are back to go on. */
export interface Resume {
  readonly type: "table.resume";
}

/** A device reveals the number it committed to. No person does this by hand. */
export interface RevealNumber {
  readonly type: "table.reveal-number";
  readonly deal: string;
  readonly entropy: string;
}

/** Leave your seat. */
export interface Rise {
  readonly type: "table.rise";
}

/** Set your sleep hours. They count from the next question on, if the clock counts waking hours. */
export interface SetSleepHours {
  readonly type: "table.set-sleep-hours";
  readonly hours: Hours;
}

/** A screen that has opened the link is the display from now on, by a token of its own. */
export interface ShowDisplay {
  readonly type: "table.show-display";
  readonly token: string;
}

/** Sit down: in the last place, or between others. */
export interface Sit {
  readonly type: "table.sit";
  readonly place?: number | null;
  readonly phone_owner?: string | null;
}

/** The host swaps two seats. */
export interface Swap {
  readonly type: "table.swap";
  readonly one: string;
  readonly other: string;
}

/** Take your seat back from a stand-in, or take back that you gave up. */
export interface TakeBack {
  readonly type: "table.take-back";
}

/** Deny a claim. */
export interface TurnAway {
  readonly type: "table.turn-away";
  readonly by: string;
}

/** The host unmutes a person. */
export interface Unmute {
  readonly type: "table.unmute";
  readonly person_id: string;
}

/** Leave the waiting list. */
export interface Unqueue {
  readonly type: "table.unqueue";
}

/** Withdraw that offer. */
export interface Unvolunteer {
  readonly type: "table.unvolunteer";
}

/** A spectator offers to stand in. */
export interface Volunteer {
  readonly type: "table.volunteer";
}

/** Vote. You may change your vote until the ballot is settled. */
export interface Vote {
  readonly type: "table.vote";
  readonly choice: "adjourn" | "bot" | "end" | "spectator" | "wait";
}

/** Not ready after all. */
export interface Wait {
  readonly type: "table.wait";
}

/** Wish to play as this figure. A new wish replaces an earlier one. */
export interface WishFigure {
  readonly type: "table.wish-figure";
  readonly figure: string;
  readonly colour?: string;
}

/** Withdraw your claim. */
export interface Withdraw {
  readonly type: "table.withdraw";
}

/** Withdraw your offer. */
export interface WithdrawOffer {
  readonly type: "table.withdraw-offer";
}

/** Commands of a person at the table. */
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
  | CloseDisplay
  | DeclineSeat
  | Dismiss
  | DropFigure
  | GiveUp
  | HandOver
  | LetIn
  | MoreTime
  | Mute
  | OfferSeat
  | OpenDisplay
  | Queue
  | Reorder
  | Resume
  | RevealNumber
  | Rise
  | SetSleepHours
  | ShowDisplay
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
  | WishFigure
  | Withdraw
  | WithdrawOffer;

/** Chat is switched off at this table. */
export interface ChatDisabled {
  readonly type: "chat.disabled";
}

/** A person who gave up a seat knows its secrets. */
export interface KnowsTooMuch {
  readonly type: "chat.knows-too-much";
}

/** The host of the table, or a moderator, has muted them. */
export interface Muted {
  readonly type: "chat.muted";
}

/** Quotes are switched off at this table. */
export interface NoQuotes {
  readonly type: "chat.no-quotes";
}

/** No such channel is open now. */
export interface NoSuchChannel {
  readonly type: "chat.no-such-channel";
}

/** The channel is open to others only. */
export interface NotYourChannel {
  readonly type: "chat.not-your-channel";
}

/** The quoted message or fact does not exist here. */
export interface NothingToQuote {
  readonly type: "chat.nothing-to-quote";
}

/** Only claims and phrases, no free text. */
export interface PhrasesOnly {
  readonly type: "chat.phrases-only";
}

/** During a game spectators have their own channel. */
export interface SpectatorsApart {
  readonly type: "chat.spectators-apart";
}

/** Rate limited. */
export interface TooFast {
  readonly type: "chat.too-fast";
}

/** The content is empty, or makes no sense at this table. */
export interface Unsayable {
  readonly type: "chat.unsayable";
}

/** This seat has answered, and an answer cannot be changed. */
export interface AnsweredAlready {
  readonly type: "engine.answered-already";
}

/** The game is over, and nothing is asked. */
export interface GameOver {
  readonly type: "engine.game-over";
}

/** Other seats are asked. */
export interface NotAsked {
  readonly type: "engine.not-asked";
  readonly asked: readonly number[];
}

/** There is no such choice now. */
export interface NotOffered {
  readonly type: "engine.not-offered";
}

/** The question is closed already. */
export interface Stale {
  readonly type: "engine.stale";
}

/** Something is wrong with the server; the command left no trace. */
export interface Fault {
  readonly type: "server.fault";
}

/** So much was done at this table without finishing a game that the people must open a new one. */
export interface LogFull {
  readonly type: "server.log-full";
}

/** No command of this game looks like this. */
export interface Malformed {
  readonly type: "server.malformed";
}

/** Only players may give game commands. */
export interface NotYours {
  readonly type: "server.not-yours";
}

/** The missing person may not vote, nor may people who gave up. */
export interface AboutYou {
  readonly type: "table.about-you";
}

/** Each person may ask once for each question. */
export interface AddedAlready {
  readonly type: "table.added-already";
}

/** The game is adjourned; it goes on when more than half of those who sit are back. */
export interface AtRest {
  readonly type: "table.at-rest";
}

/** You are back already; others are still missing. */
export interface BackAlready {
  readonly type: "table.back-already";
}

/** A ballot is open already. */
export interface BallotOpen {
  readonly type: "table.ballot-open";
}

/** A bot sits there until the host removes it. */
export interface BotsPlace {
  readonly type: "table.bots-place";
}

/** The options have errors. */
export interface CannotStart {
  readonly type: "table.cannot-start";
  readonly notices: readonly Notice[];
}

/** Somebody else has a figure of this colour. */
export interface ColourTaken {
  readonly type: "table.colour-taken";
  readonly by: string;
}

/** Not during a deal, which takes seconds. */
export interface DealUnderWay {
  readonly type: "table.deal-under-way";
}

/** The number does not match the commitment. */
export interface DoesNotFit {
  readonly type: "table.does-not-fit";
}

/** No more time can be added to this question. */
export interface EnoughTime {
  readonly type: "table.enough-time";
}

/** Somebody else has this figure. */
export interface FigureTaken {
  readonly type: "table.figure-taken";
  readonly by: string;
}

/** The limit is reached. */
export interface Full {
  readonly type: "table.full";
}

/** Not during a game. */
export interface GameRunning {
  readonly type: "table.game-running";
}

/** This is so already. */
export interface GivenUpAlready {
  readonly type: "table.given-up-already";
}

/** Only the host may do this. */
export interface HostOnly {
  readonly type: "table.host-only";
}

/** They have, or had, a seat in this game, and know its secrets. */
export interface TableKnowsTooMuch {
  readonly type: "table.knows-too-much";
}

/** They are muted already. */
export interface MutedAlready {
  readonly type: "table.muted-already";
}

/** No ballot is open. */
export interface NoBallot {
  readonly type: "table.no-ballot";
}

/** Not for bots; or only for bots, where the host adds one. */
export interface NoBot {
  readonly type: "table.no-bot";
}

/** No clock is running. */
export interface NoClock {
  readonly type: "table.no-clock";
}

/** No such deal is open. */
export interface NoDeal {
  readonly type: "table.no-deal";
}

/** Where everybody plays elsewhere, a display would show spectators the game without their delay. */
export interface NoDisplayHere {
  readonly type: "table.no-display-here";
}

/** There is no wish to take back. */
export interface NoFigure {
  readonly type: "table.no-figure";
}

/** No game is running, so there is nothing to wait for. */
export interface NoGame {
  readonly type: "table.no-game";
}

/** Nobody offers this seat to them. */
export interface NoOffer {
  readonly type: "table.no-offer";
}

/** They claim no seat. */
export interface NoSeatClaim {
  readonly type: "table.no-seat-claim";
}

/** Only where people sit together, and beside the owner of the phone. */
export interface NoSharedPhone {
  readonly type: "table.no-shared-phone";
}

/** It is closed, or its link was used before. */
export interface NoSuchDisplay {
  readonly type: "table.no-such-display";
}

/** The chosen game has no such figure with these options. */
export interface NoSuchFigure {
  readonly type: "table.no-such-figure";
}

/** The ballot does not have this choice. */
export interface NoSuchOption {
  readonly type: "table.no-such-option";
}

/** There is no such place to sit. */
export interface NoSuchPlace {
  readonly type: "table.no-such-place";
}

/** Unknown time zone. */
export interface NoSuchZone {
  readonly type: "table.no-such-zone";
}

/** The person in the claimed seat may not vote, nor may people who gave up. */
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

/** This seat has made no commitment for this deal. */
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

/** They may sit down already. */
export interface NotKeptOut {
  readonly type: "table.not-kept-out";
}

/** They are not muted. */
export interface NotMuted {
  readonly type: "table.not-muted";
}

/** You cannot mute yourself. */
export interface NotOneself {
  readonly type: "table.not-oneself";
}

/** These people are not ready. */
export interface NotReady {
  readonly type: "table.not-ready";
  readonly waiting: readonly string[];
}

/** Only for people who sit. */
export interface NotSeated {
  readonly type: "table.not-seated";
}

/** They had not offered to stand in. */
export interface NotVolunteering {
  readonly type: "table.not-volunteering";
}

/** Not on the waiting list. */
export interface NotWaiting {
  readonly type: "table.not-waiting";
}

/** The host has chosen no game yet. */
export interface NothingChosen {
  readonly type: "table.nothing-chosen";
}

/** No game is running. */
export interface NothingPlayed {
  readonly type: "table.nothing-played";
}

/** This seat is offered to them already. */
export interface OfferedAlready {
  readonly type: "table.offered-already";
}

/** A display gives no commands. */
export interface OnlyShows {
  readonly type: "table.only-shows";
}

/** The owner of the seat is connected, or was until a moment ago. */
export interface OwnerHere {
  readonly type: "table.owner-here";
}

/** The limit is reached. */
export interface PhoneFull {
  readonly type: "table.phone-full";
}

/** One person practises, and all others are bots. */
export interface PracticeAlone {
  readonly type: "table.practice-alone";
}

/** Practice is chosen before the first deal. */
export interface PracticeFixed {
  readonly type: "table.practice-fixed";
}

/** One person practises here with bots: nobody else sits, watches or takes a seat. */
export interface PracticeTable {
  readonly type: "table.practice-table";
}

/** This seat has revealed its number already. */
export interface RevealedAlready {
  readonly type: "table.revealed-already";
}

/** You have claimed this seat already. */
export interface SeatClaimedAlready {
  readonly type: "table.seat-claimed-already";
}

/** They sit already. */
export interface SeatedAlready {
  readonly type: "table.seated-already";
}

/** A stand-in has no seat to give away. */
export interface StandingIn {
  readonly type: "table.standing-in";
}

/** They are present and have missed no deadline. */
export interface StillHere {
  readonly type: "table.still-here";
}

/** The choice or the seats have changed meanwhile. */
export interface TableChanged {
  readonly type: "table.table-changed";
}

/** The limit is reached. */
export interface TooManyDisplays {
  readonly type: "table.too-many-displays";
}

/** Sleep hours this long would stop the table. */
export interface TooMuchSleep {
  readonly type: "table.too-much-sleep";
}

/** The table has just voted. */
export interface TooSoon {
  readonly type: "table.too-soon";
}

/** This is so already. */
export interface VolunteeredAlready {
  readonly type: "table.volunteered-already";
}

/** You have voted so already. */
export interface VouchedAlready {
  readonly type: "table.vouched-already";
}

/** On the waiting list already. */
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
  | LogFull
  | Malformed
  | NotYours
  | AboutYou
  | AddedAlready
  | AtRest
  | BackAlready
  | BallotOpen
  | BotsPlace
  | CannotStart
  | ColourTaken
  | DealUnderWay
  | DoesNotFit
  | EnoughTime
  | FigureTaken
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
  | NoDisplayHere
  | NoFigure
  | NoGame
  | NoOffer
  | NoSeatClaim
  | NoSharedPhone
  | NoSuchDisplay
  | NoSuchFigure
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
  | OnlyShows
  | OwnerHere
  | PhoneFull
  | PracticeAlone
  | PracticeFixed
  | PracticeTable
  | RevealedAlready
  | SeatClaimedAlready
  | SeatedAlready
  | StandingIn
  | StillHere
  | TableChanged
  | TooManyDisplays
  | TooMuchSleep
  | TooSoon
  | VolunteeredAlready
  | VouchedAlready
  | WaitingAlready;
