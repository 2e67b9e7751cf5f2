// Made by scripts/wire from the types of the server. Do not mend it here.

/** What was wrong. */
export interface Code {
  readonly code: string;
}

export interface NewGuest {
  readonly name: string;
}

/** Somebody, and what their device shows from now on to be known again. */
export interface Guest {
  readonly who: string;
  readonly token: string;
  readonly name: string;
}

export interface HouseIs {
  readonly house: string;
  readonly wire: number;
  readonly games: readonly string[];
  readonly languages: readonly string[];
  readonly may_open: boolean;
  readonly open_tables: boolean;
  readonly chat: boolean;
  readonly bots: boolean;
  readonly watchers: boolean;
}

/** What somebody typed: digits of any script, with whatever is between them. */
export interface Typed {
  readonly code: string;
}

/** A knock, as whoever knocks sees it. */
export interface Knocked {
  readonly id: string;
  readonly state: string;
  readonly table: string | null;
}

/** A device on which somebody is known. */
export interface SessionIs {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface Me {
  readonly who: string;
  readonly name: string;
  readonly joined: readonly string[];
  readonly kept: boolean;
  readonly sessions: readonly SessionIs[];
}

/** A finished game; its record is at `/api/tables/{table}/games/{number}`. */
export interface MyGame {
  readonly number: number;
  readonly game: string;
  readonly seats: number;
}

/** A table where one has been. */
export interface MyTable {
  readonly table: string;
  readonly at: number;
  readonly sits: boolean;
  readonly playing: boolean;
  readonly games: readonly MyGame[];
}

/** What only the other guest can show: a link of theirs, or their token. */
export interface Join {
  readonly link?: string;
  readonly token?: string;
}

export interface Joined {
  readonly who: string;
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

/** A new key, as a browser writes it in JSON. */
export interface NewKey {
  readonly id: string;
  readonly rawId: string;
  readonly response: Attested;
  readonly type?: "public-key";
}

export interface Options {
  readonly publicKey: unknown;
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
}

export interface Asserted {
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string | null;
}

/** What a key has signed, as a browser writes it in JSON. */
export interface ShownKey {
  readonly id: string;
  readonly rawId: string;
  readonly response: Asserted;
  readonly type?: "public-key";
}

export interface Person {
  readonly who: string;
  readonly name: string;
}

export interface Table {
  readonly table: string;
}

export interface CodeIs {
  readonly code: string;
  readonly until: number;
  readonly open_until: number;
}

export interface Door {
  readonly open: boolean;
}

/** A knock, as the host hears it. */
export interface Knocking {
  readonly id: string;
  readonly who: string;
  readonly name: string;
  readonly until: number;
}

export interface Admit {
  readonly admit: boolean;
}

export interface Ticket {
  readonly ticket: string;
}

/** Every route: what it takes, what it gives, and the codes of what may go wrong. */
export interface Routes {
  "POST /api/guests": { takes: NewGuest; gives: Guest; wrong: "bad-name" | "failed" | "foreign-origin" | "malformed" | "too-large" | "too-often" | "try-again" };
  "GET /api/house": { takes: null; gives: HouseIs; wrong: "failed" | "too-large" | "too-often" | "try-again" };
  "POST /api/knocks": { takes: Typed; gives: Knocked; wrong: "failed" | "foreign-origin" | "malformed" | "not-found" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" };
  "GET /api/knocks/{id}": { takes: null; gives: Knocked; wrong: "failed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/links/{secret}": { takes: null; gives: Guest; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" };
  "GET /api/me": { takes: null; gives: Me; wrong: "failed" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "PATCH /api/me": { takes: NewGuest; gives: Me; wrong: "bad-name" | "failed" | "foreign-origin" | "malformed" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "GET /api/me/games": { takes: null; gives: readonly MyTable[]; wrong: "failed" | "malformed" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "DELETE /api/me/games/{table}": { takes: null; gives: null; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/me/joined": { takes: Join; gives: Joined; wrong: "failed" | "foreign-origin" | "malformed" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "POST /api/me/links": { takes: null; gives: Link; wrong: "failed" | "foreign-origin" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "GET /api/me/passkeys": { takes: null; gives: readonly KeyIs[]; wrong: "failed" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "POST /api/me/passkeys": { takes: NewKey; gives: KeyIs; wrong: "bad-passkey" | "failed" | "foreign-origin" | "malformed" | "no-passkeys-here" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "POST /api/me/passkeys/options": { takes: null; gives: Options; wrong: "failed" | "foreign-origin" | "no-passkeys-here" | "too-large" | "too-many" | "too-often" | "try-again" | "who-are-you" };
  "DELETE /api/me/passkeys/{id}": { takes: null; gives: null; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "DELETE /api/me/sessions": { takes: null; gives: null; wrong: "failed" | "foreign-origin" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "DELETE /api/me/sessions/{id}": { takes: null; gives: null; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "GET /api/open": { takes: null; gives: readonly OpenTable[]; wrong: "failed" | "malformed" | "too-large" | "too-often" | "try-again" };
  "POST /api/passkeys": { takes: ShownKey; gives: Guest; wrong: "failed" | "foreign-origin" | "malformed" | "no-passkeys-here" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/passkeys/options": { takes: null; gives: Options; wrong: "failed" | "foreign-origin" | "no-passkeys-here" | "too-large" | "too-often" | "try-again" };
  "GET /api/people": { takes: null; gives: readonly Person[]; wrong: "failed" | "too-large" | "too-many" | "too-often" | "try-again" };
  "POST /api/tables": { takes: null; gives: Table; wrong: "failed" | "foreign-origin" | "not-a-host" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "GET /api/tables/{table}": { takes: null; gives: Table; wrong: "failed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/tables/{table}/code": { takes: null; gives: CodeIs; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/tables/{table}/door": { takes: Door; gives: CodeIs; wrong: "failed" | "foreign-origin" | "malformed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "GET /api/tables/{table}/games/{number}": { takes: null; gives: string; wrong: "failed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "GET /api/tables/{table}/knocks": { takes: null; gives: readonly Knocking[]; wrong: "failed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/tables/{table}/knocks/{id}": { takes: Admit; gives: null; wrong: "failed" | "foreign-origin" | "malformed" | "not-found" | "too-large" | "too-often" | "try-again" };
  "POST /api/tickets": { takes: null; gives: Ticket; wrong: "failed" | "foreign-origin" | "too-large" | "too-often" | "try-again" | "who-are-you" };
  "GET /club/{secret}": { takes: null; gives: string; wrong: "failed" | "too-large" | "too-often" | "try-again" };
  "POST /club/{secret}": { takes: null; gives: string; wrong: "failed" | "foreign-origin" | "too-large" | "too-often" | "try-again" };
  "GET /d/{secret}": { takes: null; gives: string; wrong: "failed" | "too-large" | "too-often" | "try-again" };
  "POST /d/{secret}": { takes: null; gives: string; wrong: "failed" | "foreign-origin" | "not-found" | "too-large" | "too-often" | "try-again" };
  "GET /pictures/invitation.png": { takes: null; gives: string; wrong: "failed" | "too-large" | "too-often" | "try-again" };
  "GET /t/{table}": { takes: null; gives: string; wrong: "failed" | "too-large" | "too-often" | "try-again" };
  "GET /t/{table}/qr.svg": { takes: null; gives: string; wrong: "failed" | "not-found" | "too-large" | "too-often" | "try-again" };
}
