// Made by scripts/generate from the types of the server. Do not mend it here.

/** What was wrong. */
export interface Code {
  readonly code: string;
}

export interface NewGuest {
  readonly name: string;
}

/** A person, and the token that identifies their device from now on. */
export interface Guest {
  readonly person_id: string;
  readonly token: string;
  readonly name: string;
}

/** A code as typed: digits of any script, with anything between them. */
export interface TypedCode {
  readonly code: string;
}

/** A join request, as the person who asks sees it. */
export interface JoinRequestStatus {
  readonly id: string;
  readonly state: string;
  readonly table: string | null;
}

/** A confirmed request to be erased. */
export interface Erasure {
  readonly confirm: string;
}

/** A session: a device on which somebody is signed in. */
export interface SessionIs {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface Me {
  readonly person_id: string;
  readonly name: string;
  readonly joined: readonly string[];
  readonly has_passkey: boolean;
  readonly sessions: readonly SessionIs[];
  readonly is_owner: boolean;
  readonly is_moderator: boolean;
}

/** Somebody you have blocked: neither of you reads the other's text. */
export interface Blocked {
  readonly person_id: string;
  readonly since: number;
}

export interface ExportedSession {
  readonly made: number;
  readonly seen: number;
}

export interface ExportedPasskey {
  readonly id: string;
  readonly made: number;
  readonly used: number;
}

export interface ExportedVisit {
  readonly person_id: string;
  readonly table: string;
  readonly at: number;
}

/** A finished game. */
export interface ExportedGame {
  readonly table: string;
  readonly number: number;
  readonly at: string;
  readonly record: string;
}

export interface ExportedChatMessage {
  readonly table: string;
  readonly person_id: string;
  readonly at: number;
  readonly game: number;
  readonly channel: string;
  readonly content: unknown;
}

export interface ExportedNotes {
  readonly table: string;
  readonly at: number;
  readonly notes: unknown;
}

/** A report by this person. */
export interface ExportedReport {
  readonly id: string;
  readonly table: string;
  readonly reported: string;
  readonly reason: string;
  readonly made: number;
  readonly closed: number;
}

export interface ExportedSanction {
  readonly person_id: string;
  readonly action: string;
  readonly table: string;
  readonly reason: string;
  readonly since: number;
  readonly until: number;
}

export interface ExportedBlock {
  readonly person_id: string;
  readonly at: number;
}

export interface ExportedMute {
  readonly table: string;
  readonly person_id: string;
}

/** A public link to a finished game that the person has made, or that shows their name. */
export interface ExportedRecordLink {
  readonly name: string;
  readonly table: string;
  readonly number: number;
  readonly made: number;
}

/** A game at an open table, and whether the person abandoned it. */
export interface ExportedCompletionRecord {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly abandoned: boolean;
}

/** Preferences as they were last written. */
export interface ExportedPreference {
  readonly at: number;
  readonly value: unknown;
}

/** A device on which this person wants push messages. */
export interface ExportedPushSubscription {
  readonly endpoint: string;
  readonly language: string;
  readonly made: number;
}

/** A guest who plays on this person's phone. What is stored about them is among this person's own data. */
export interface ExportedPhoneGuest {
  readonly person_id: string;
  readonly name: string;
}

/** A term as a moderator of this server. */
export interface ExportedModerator {
  readonly person_id: string;
  readonly appointed_at: number;
  readonly dismissed_at: number;
}

/** All data about a person. Times are milliseconds since 1970. */
export interface Export {
  readonly at: number;
  readonly person_id: string;
  readonly name: string;
  readonly joined: readonly string[];
  readonly sessions: readonly ExportedSession[];
  readonly passkeys: readonly ExportedPasskey[];
  readonly visits: readonly ExportedVisit[];
  readonly games: readonly ExportedGame[];
  readonly chat: readonly ExportedChatMessage[];
  readonly notes: readonly ExportedNotes[];
  readonly reports: readonly ExportedReport[];
  readonly sanctions: readonly ExportedSanction[];
  readonly blocks: readonly ExportedBlock[];
  readonly mutes: readonly ExportedMute[];
  readonly record_links: readonly ExportedRecordLink[];
  readonly completion_records: readonly ExportedCompletionRecord[];
  readonly preferences: readonly ExportedPreference[];
  readonly push_subscriptions: readonly ExportedPushSubscription[];
  readonly phone_guests: readonly ExportedPhoneGuest[];
  readonly moderators: readonly ExportedModerator[];
}

/** A finished game; its record is at `/api/tables/{table}/games/{number}`. */
export interface MyGame {
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  readonly won: boolean | null;
  readonly role: string;
}

/** A table where you have been. */
export interface MyTable {
  readonly table: string;
  readonly at: number;
  readonly sits: boolean;
  readonly playing: boolean;
  readonly asks: "" | "several" | "you";
  readonly played: number;
  readonly games: readonly MyGame[];
}

/** What only the other guest has: a link of theirs, or their token. */
export interface Join {
  readonly link?: string;
  readonly token?: string;
}

export interface Joined {
  readonly person_id: string;
  readonly joined: readonly string[];
}

export interface Link {
  readonly link: string;
  readonly until: number;
}

export interface KeyIs {
  readonly id: string;
  readonly made: number;
}

export interface Attested {
  readonly clientDataJSON: string;
  readonly attestationObject: string;
}

/** A new passkey: the JSON that a browser makes of it. */
export interface NewKey {
  readonly id: string;
  readonly rawId: string;
  readonly response: Attested;
  readonly type?: "public-key";
}

export interface Options {
  readonly publicKey: unknown;
}

export interface Person {
  readonly person_id: string;
  readonly name: string;
}

export interface Ticket {
  readonly ticket: string;
}

/** A device on which a person wants push messages. */
export interface PushDevice {
  readonly made: number;
  readonly language: string;
  readonly here: boolean;
}

/** A subscription as the browser has made it with the server's public key. */
export interface NewPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: string;
}

/** What was decided, why, and for how long. */
export interface Decided {
  readonly action: string;
  readonly reason: string;
  readonly at: number;
  readonly scope: "server" | "table";
  readonly until: number;
  readonly final: boolean;
  readonly objection: string;
}

export interface MyReport {
  readonly id: string;
  readonly side: "about" | "made";
  readonly reason: string;
  readonly made: number;
  readonly state: string;
  readonly decision: Decided | null;
}

/** Preferences of one person. An empty value means the default of the device or language. */
export interface Preference {
  readonly at?: number;
  readonly language?: string;
  readonly digits?: "" | "latn";
  readonly calendar?: "" | "gregory" | "persian";
  readonly theme?: "" | "dark" | "light";
  readonly motion?: "" | "none";
  readonly look?: "hold" | "tap";
  readonly sound?: boolean;
  readonly volume?: number;
  readonly vibration?: boolean;
  readonly awake?: boolean;
  readonly shortcuts?: boolean;
  readonly cover?: boolean;
  readonly font?: "" | "plain";
  readonly letters?: "" | "wide" | "wider";
  readonly lines?: "" | "wide" | "wider";
}

export interface InOffice {
  readonly person_id: string;
  readonly name: string;
  readonly appointed_at: number;
}

export interface LoggedDecision {
  readonly moderator: string;
  readonly action: string;
  readonly reason: string;
  readonly at: number;
  readonly until: number;
}

/** A link that would still appoint somebody. Nobody can use it who knows only this. */
export interface OpenLink {
  readonly id: string;
  readonly made_at: number;
  readonly expires_at: number;
}

export interface Moderation {
  readonly moderators: readonly InOffice[];
  readonly decisions: readonly LoggedDecision[];
  readonly links: readonly OpenLink[];
}

export interface Appointment {
  readonly secret: string;
}

/** A table that anybody may find. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly language: string;
  readonly free: number;
  readonly clock: number;
  readonly bots: number;
  readonly since: number;
  readonly people: number;
  readonly preset: string;
  readonly time_control: "fast" | "none" | "normal" | "own" | "relaxed" | "slow";
}

export interface Asserted {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string | null;
}

/** A signature by a passkey: the JSON that a browser makes of it. */
export interface ShownKey {
  readonly id: string;
  readonly rawId: string;
  readonly response: Asserted;
  readonly type?: "public-key";
}

/** How many games a person has played and how many they abandoned, over all of their linked ids. */
export interface CompletionCounts {
  readonly person_id: string;
  readonly played: number;
  readonly abandoned: number;
}

/** A chat message, as evidence of a report. */
export interface ReportedMessage {
  readonly person_id: string;
  readonly at: number;
  readonly content: unknown;
  readonly reported: boolean;
}

/** An earlier decision about the report, or an objection to it. */
export interface Done {
  readonly act: string;
  readonly reason: string;
  readonly at: number;
  readonly until: number;
}

/** A report, for those who decide about it. */
export interface File {
  readonly id: string;
  readonly reported: string;
  readonly name: string;
  readonly reason: string;
  readonly made: number;
  readonly state: string;
  readonly messages: readonly ReportedMessage[];
  readonly acts: readonly Done[];
}

export interface Decision {
  readonly action: "ban" | "ban-open" | "mute" | "mute-15" | "none" | "warn";
  readonly reason: "cheating" | "danger" | "harassment" | "hate" | "insult" | "name" | "other" | "private-data" | "sexual" | "spam" | "threat";
  readonly days?: number;
}

export interface ServerIs {
  readonly name: string;
  readonly version: string;
  readonly wire: number;
  readonly games: readonly string[];
  readonly languages: readonly string[];
  readonly may_open: boolean;
  readonly open_tables: boolean;
  readonly chat: boolean;
  readonly bots: boolean;
  readonly spectators: boolean;
  readonly known: boolean;
  readonly animation_scale: number;
  readonly bot_levels: readonly ("easy" | "fair" | "strong")[];
  readonly push_key: string;
  readonly share_url: string;
}

export interface SharedSeat {
  readonly pseudonym: string;
  readonly name: string;
  readonly bot: boolean;
}

/** A finished game that anybody may read; its record is at `/api/shared/{share}/record`. */
export interface SharedGame {
  readonly game: string;
  readonly seats: readonly SharedSeat[];
  readonly disclosed: boolean;
}

/** What a viewer could know at a replay step. */
export interface Chances {
  readonly possible: number;
  readonly percent: Readonly<Record<string, readonly number[]>>;
}

/** A deed of this viewer, by what the viewer knew just before it. */
export interface Judgement {
  readonly step: number;
  readonly deed: string;
  readonly chance: number;
  readonly best: number;
}

export interface Analysis {
  readonly chances: readonly Chances[];
  readonly judgements: readonly Judgement[];
  readonly certain: number | null;
}

export interface ReplayStep {
  readonly ask: number;
  readonly at: number;
  readonly public: Readonly<Record<string, unknown>>;
  readonly own: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  readonly told: readonly (readonly ["public" | "sealed" | number, unknown])[];
}

/** A finished game as replay steps, from one viewpoint. */
export interface ReplaySteps {
  readonly game: string;
  readonly number: number;
  readonly seats: number;
  readonly viewpoint: "spectator" | "whole" | number;
  readonly viewpoints: readonly ("spectator" | "whole" | number)[];
  readonly own: readonly number[];
  readonly people: readonly string[];
  readonly standing: Readonly<Record<string, string>>;
  readonly replay_steps: readonly ReplayStep[];
}

export interface Table {
  readonly table: string;
}

/** What a bot would do in this seat's place. */
export interface Advice {
  readonly ask: number;
  readonly command: unknown;
  readonly suspect: number | null;
  readonly sure: boolean;
}

export interface CodeIs {
  readonly code: string;
  readonly until: number;
  readonly admits: number;
}

/** A link to a finished game; what it shows is at `/api/shared/{share}`. */
export interface SharedLink {
  readonly share: string;
  readonly by: string;
  readonly made: number;
  readonly named: readonly string[];
}

export interface Naming {
  readonly agree: boolean;
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

/** A game of the table; if it is finished, its record is at `/api/tables/{table}/games/{number}`. */
export interface GroupGame {
  readonly number: number;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly string[];
  readonly state: "abandoned" | "finished" | "running";
  readonly winners: readonly string[];
  readonly reason: string;
}

/** How often a person has played a game here to its end, and won. */
export interface Tally {
  readonly person_id: string;
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

export interface GroupHistory {
  readonly people: readonly string[];
  readonly choice: Choice | null;
  readonly games: readonly GroupGame[];
  readonly tally: readonly Tally[];
}

/** A waiting join request, as the host sees it. */
export interface WaitingJoinRequest {
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly until: number;
}

export interface Admit {
  readonly admit: boolean;
}

/** A private mark on a seat. */
export interface Mark {
  readonly game: number;
  readonly seat: number;
  readonly side: "?" | "evil" | "good" | null;
  readonly colour: "black" | "blue" | "green" | "orange" | "red" | "violet" | "white" | "yellow" | null;
  readonly shape: "circle" | "cross" | "diamond" | "square" | "star" | "triangle" | null;
}

export interface Notes {
  readonly version?: number;
  readonly text?: string;
  readonly marks?: readonly Mark[];
}

/** A report, for the host of the table. The chat can be read at the table. */
export interface TableFile {
  readonly id: string;
  readonly reported: string;
  readonly reason: string;
  readonly made: number;
}

/** A report of a chat message, by its name; or of a person, for what they do or for their name. */
export interface NewReport {
  readonly reason: "cheating" | "danger" | "harassment" | "hate" | "insult" | "name" | "other" | "private-data" | "sexual" | "spam" | "threat";
  readonly message?: string;
  readonly person_id?: string | "";
}

export interface HostDecision {
  readonly action: "mute" | "none";
  readonly reason: "cheating" | "danger" | "harassment" | "hate" | "insult" | "name" | "other" | "private-data" | "sexual" | "spam" | "threat";
}

/** A deed of this seat since the review before, by what it knew just before it. */
export interface Deed {
  readonly deed: string;
  readonly chance: number;
  readonly best: number;
}

/** What a seat could know after a quest. */
export interface Review {
  readonly number: number;
  readonly before: Chances;
  readonly now: Chances;
  readonly deeds: readonly Deed[];
}

/** Every route: what it takes, what it gives, and the codes of what may go wrong. */
export interface Routes {
  "GET /.well-known/security.txt": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/guests": { takes: NewGuest; gives: Guest; wrong: "bad-name" | "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/join-requests": { takes: TypedCode; gives: JoinRequestStatus; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "practice-table" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/join-requests/{id}": { takes: null; gives: JoinRequestStatus; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/links/{secret}": { takes: null; gives: Guest; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/me": { takes: Erasure; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-confirmed" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me": { takes: null; gives: Me; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "PATCH /api/me": { takes: NewGuest; gives: Me; wrong: "bad-name" | "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/blocks": { takes: null; gives: readonly Blocked[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/blocks/{person_id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "PUT /api/me/blocks/{person_id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "oneself" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/export": { takes: null; gives: Export; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/games": { takes: null; gives: readonly MyTable[]; wrong: "compressed" | "failed" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/games/{table}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/me/joined": { takes: Join; gives: Joined; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/me/links": { takes: null; gives: Link; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/passkeys": { takes: null; gives: readonly KeyIs[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/me/passkeys": { takes: NewKey; gives: KeyIs; wrong: "bad-passkey" | "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "no-passkeys-here" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/me/passkeys/options": { takes: null; gives: Options; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "no-passkeys-here" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/passkeys/{id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/phone-guests": { takes: null; gives: readonly Person[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/me/phone-guests": { takes: NewGuest; gives: Person; wrong: "bad-name" | "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/phone-guests/{id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/me/phone-guests/{id}/tickets": { takes: null; gives: Ticket; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/push": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/push": { takes: null; gives: readonly PushDevice[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "PUT /api/me/push": { takes: NewPushSubscription; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "no-push" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/reports": { takes: null; gives: readonly MyReport[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/sessions": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "DELETE /api/me/sessions/{id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/me/settings": { takes: null; gives: Preference; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "PUT /api/me/settings": { takes: Preference; gives: Preference; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/moderators": { takes: null; gives: Moderation; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/moderators": { takes: Appointment; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "moderates-already" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "POST /api/moderators/links": { takes: null; gives: Link; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/moderators/links/{id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/moderators/{person_id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/open": { takes: null; gives: readonly OpenTable[]; wrong: "compressed" | "failed" | "malformed" | "no-length" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/passkeys": { takes: ShownKey; gives: Guest; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "no-passkeys-here" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/passkeys/options": { takes: null; gives: Options; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "no-passkeys-here" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/people": { takes: null; gives: readonly Person[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-many" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/people/completion": { takes: null; gives: readonly CompletionCounts[]; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-many" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/reports": { takes: null; gives: readonly File[]; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/reports/{id}/decision": { takes: Decision; gives: null; wrong: "compressed" | "decided-meanwhile" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/reports/{id}/objection": { takes: null; gives: MyReport; wrong: "compressed" | "decided-for-good" | "decided-meanwhile" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/server": { takes: null; gives: ServerIs; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/shared/{share}": { takes: null; gives: SharedGame; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "unreadable" | "wrong-host" };
  "GET /api/shared/{share}/analysis": { takes: null; gives: Analysis; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "GET /api/shared/{share}/record": { takes: null; gives: string; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "GET /api/shared/{share}/replay-steps": { takes: null; gives: ReplaySteps; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "POST /api/tables": { takes: null; gives: Table; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-a-host" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /api/tables/{table}": { takes: null; gives: Table; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/advice": { takes: null; gives: Advice; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "unreadable" | "wrong-host" };
  "POST /api/tables/{table}/code": { takes: null; gives: CodeIs; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "practice-table" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/games/{number}": { takes: null; gives: string; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "GET /api/tables/{table}/games/{number}/analysis": { takes: null; gives: Analysis; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "GET /api/tables/{table}/games/{number}/replay-steps": { takes: null; gives: ReplaySteps; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "undisclosed" | "unreadable" | "wrong-host" };
  "GET /api/tables/{table}/games/{number}/share": { takes: null; gives: readonly SharedLink[]; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/tables/{table}/games/{number}/share": { takes: null; gives: SharedLink; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/tables/{table}/games/{number}/share/{share}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "PUT /api/tables/{table}/games/{number}/share/{share}/name": { takes: Naming; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/history": { takes: null; gives: GroupHistory; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/tables/{table}/invitation": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "game-running" | "no-length" | "no-push" | "not-found" | "practice-table" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/join-requests": { takes: null; gives: readonly WaitingJoinRequest[]; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/tables/{table}/join-requests/{id}": { takes: Admit; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "practice-table" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/mutes": { takes: null; gives: readonly string[]; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/tables/{table}/mutes/{person_id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "PUT /api/tables/{table}/mutes/{person_id}": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-many" | "too-often" | "try-again" | "wrong-host" };
  "DELETE /api/tables/{table}/notes": { takes: null; gives: null; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/notes": { takes: null; gives: Notes; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "PUT /api/tables/{table}/notes": { takes: Notes; gives: Notes; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "written-since" | "wrong-host" };
  "GET /api/tables/{table}/recap": { takes: null; gives: string; wrong: "compressed" | "failed" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "unreadable" | "who-are-you" | "wrong-host" };
  "GET /api/tables/{table}/reports": { takes: null; gives: readonly TableFile[]; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/tables/{table}/reports": { takes: NewReport; gives: MyReport; wrong: "compressed" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "oneself" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /api/tables/{table}/reports/{id}": { takes: HostDecision; gives: null; wrong: "compressed" | "decided-meanwhile" | "failed" | "foreign-origin" | "malformed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /api/tables/{table}/review": { takes: null; gives: Review; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "unreadable" | "wrong-host" };
  "POST /api/tickets": { takes: null; gives: Ticket; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "too-large" | "too-often" | "try-again" | "who-are-you" | "wrong-host" };
  "GET /club/{secret}": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /club/{secret}": { takes: null; gives: string; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /d/{secret}": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "POST /d/{secret}": { takes: null; gives: string; wrong: "compressed" | "failed" | "foreign-origin" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /d/{secret}/qr.svg": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /pictures/{file}": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /t/{table}": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
  "GET /t/{table}/qr.svg": { takes: null; gives: string; wrong: "compressed" | "failed" | "no-length" | "not-found" | "too-large" | "too-often" | "try-again" | "wrong-host" };
}
