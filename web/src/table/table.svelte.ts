// One table as this device knows it, kept up to date by its connection. It knows no game.

import { Director } from "../director/director.svelte";
import { names, person } from "../person.svelte";
import { number } from "../i18n/words.svelte";
import { Session, type Answer } from "../socket/session";
import { Connection, type Line, type Listener, type State } from "../socket/socket";
import { nameOf } from "./bot_names";
import { Rematch } from "./rematch";
import { knowRestore, wasRestored } from "./restores";
import { distinct } from "./unique_names";
import { FINAL_CLOSE_CODES } from "../wire/messages";
import type { ClockIs, AnyClientMessage, JoinRequestIs, AnyServerMessage } from "../wire/messages";
import type { Table, TableCommand, Frame, Notice, Offer } from "../wire/table";

export interface Trouble {
  readonly type: string;
}

function online(on: Listener): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new Connection(`${scheme}//${location.host}/socket`, on);
}

export class LiveTable {
  tableState = $state.raw<Table | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<readonly unknown[]>([]);
  state = $state<State>("opening");
  code = $state(0);
  /** Why the connection is over for good, or nothing. */
  over = $derived(this.state === "over" ? (Object.entries(FINAL_CLOSE_CODES).find(([, code]) => code === this.code)?.[0] ?? "failed") : "");
  /** There is no such table, or not for this person. */
  missing = $derived(this.over === "not-found" && this.tableState === null);
  person_id = $state("");
  /** The moment to which the server was restored since this device was last here; 0: it was not, or the user knows. */
  restoredTo = $state(0);
  /** The number of commands that are sent and not answered. */
  waiting = $state(0);
  /** Why the last command was refused; it is shown until the next command. */
  refused = $state.raw<Trouble | null>(null);
  clock = $state.raw<ClockIs | null>(null);
  /** When the clock message came, by this device's clock. */
  clockReceived = $state(0);
  /** People who sit and have no device here. */
  away = $state.raw<readonly string[]>([]);
  /** Open join requests. */
  join_requests = $state.raw<readonly JoinRequestIs[]>([]);
  /** The team that somebody has drafted, by person. */
  drafts = $state.raw<ReadonlyMap<string, readonly (number | string)[]>>(new Map());
  /** Called for every other message. */
  readonly listeners = new Set<(message: AnyServerMessage) => void>();

  /** The game whose end you have looked at. */
  #seen = $state(0);
  /** Who sat in the games that this device saw being played, and who stood in there for whom. */
  #sat = $state.raw<ReadonlyMap<number, Pick<Table, "seats"> & Pick<Table["current"], "standing">>>(new Map());

  /** Frames pass through the director, so that nothing is on screen before its time. */
  readonly director = new Director(
    { present: (frame) => this.#present(frame), tell: (told) => this.#tell(told) },
    () => person.server?.animation_scale ?? 1,
  );
  beat = $derived(this.director.beat);
  /** How many facts may be shown. */
  #shown = 0;
  /** Whether this device was here before the game began. */
  #wasHere = false;

  /** Whether the table ended the game that is shown, without a result. */
  brokenOff = $derived(this.frame !== null && this.frame.game === this.tableState?.broken_off);
  /** The news that nobody plays may come before the last frame: a game goes on until that frame has been shown. */
  playing = $derived((this.tableState?.current.playing ?? false) || this.director.busy || this.#asks());
  /** Whether the end of a game is still shown, before the next. It is not shown if nobody knows any more who sat there. */
  lingers = $derived(
    !this.playing && this.frame !== null && this.frame.game !== this.#seen && this.#sitters(this.frame).length > 0,
  );
  /** People who sit, clockwise; while the end of a game is shown, those who sat there, even if they have left since. */
  sitters = $derived(
    this.frame && (this.playing || this.lingers) ? this.#sitters(this.frame) : (this.tableState?.seats ?? []),
  );
  /** The seat of this person in the game, or else at the table; -1 if none. */
  seat = $derived(this.sitters.indexOf(this.person_id));
  hosts = $derived(this.tableState !== null && this.tableState.host === this.person_id);
  moves = $derived<readonly Offer[]>(this.playing && !this.director.busy ? (this.frame?.moves ?? []) : []);
  /** The names of those who sit, clockwise. */
  names = $derived(
    distinct(
      this.sitters.map((person_id, seat) => nameOf(person_id) || String(seat + 1)),
      (seat) => number(seat + 1),
    ),
  );
  /** The owner of each seat where somebody stands in; undefined for the others. */
  owners = $derived<readonly (string | undefined)[]>(this.#owners());

  /** The last frame that came. */
  #received: Frame | null = null;
  readonly #rematch = new Rematch((tableState) => this.#session.play(this.#session.receipt.agree(tableState, this.person_id)));
  readonly #session: Session;
  readonly #connection: Line;

  /**
   * `screen`: the secret of a display, or of its link. `connect`: a guided game has no server at the other end. `ticket`: gets a
   * ticket for a guest who plays on this phone.
   */
  constructor(
    readonly name: string,
    screen = "",
    connect: (on: Listener) => Line = online,
    readonly ticket: (() => Promise<string>) | null = null,
  ) {
    this.#session = new Session(name, screen);
    this.#session.onSide = (message) => this.#side(message);
    // Everything on the page may be of moves that are gone. A new page has none of it, and tells why.
    this.#session.onRestored = () => location.reload();
    this.#connection = connect({
      open: (send) => {
        if (!ticket) this.#session.hello(send);
        // Without a ticket the server closes the line, and it is opened again.
        else ticket().then((found) => this.#session.hello(send, found), () => {});
      },
      receive: (text) => {
        this.#session.receive(text);
        this.#show();
      },
      changed: (state) => {
        this.state = state;
        this.code = this.#connection.code;
        if (state !== "open") this.#session.parted();
      },
      ping: () => this.#session.send({ type: "ping" }),
    });
  }

  close(): void {
    this.director.close();
    this.#connection.close();
  }

  /** The user has read that the server was restored. */
  knowsRestore(): void {
    this.restoredTo = 0;
    knowRestore(this.name, this.#session.restoredAt ?? 0);
  }

  /** Move on from a finished game to the next. */
  leave(): void {
    this.#seen = this.frame?.game ?? 0;
  }

  async do(command: TableCommand | { readonly type: string }): Promise<Answer> {
    return this.#counted(this.#session.play(command));
  }

  /** Ready for this game, with a commitment to a number for its deal. */
  agree(): Promise<Answer> {
    return this.tableState === null
      ? Promise.resolve({ type: "unknown" })
      : this.do(this.#session.receipt.agree(this.tableState, this.person_id));
  }

  /** Answer the open question. */
  async play(command: { readonly type: string }): Promise<Answer> {
    const frame = this.frame;
    if (frame === null) return { type: "unknown" };
    return this.#counted(this.#session.play(command, frame.game, frame.ask));
  }

  ask(message: AnyClientMessage & { readonly id: string }): Promise<Answer> {
    return this.#session.ask(message);
  }

  send(message: AnyClientMessage): void {
    this.#session.send(message);
  }

  async #counted(answer: Promise<Answer>): Promise<Answer> {
    this.waiting += 1;
    this.refused = null;
    try {
      const found = await answer;
      if (found.type === "refused") this.refused = found.reason;
      return found;
    } finally {
      this.waiting -= 1;
    }
  }

  #show(): void {
    const session = this.#session;
    // Who plays, and whether they still do, is not shown before the end has been shown.
    const turns = this.director.busy && this.tableState?.current.playing !== session.tableState?.current.playing;
    if (this.tableState !== session.tableState && !turns) {
      this.tableState = session.tableState;
      this.#wasHere ||= session.tableState !== null && !session.tableState.current.playing;
      for (const person_id of session.tableState?.seats ?? []) names.want(person_id);
      if (session.tableState?.current.playing) {
        const { number, seats, current } = session.tableState;
        this.#sat = new Map(this.#sat).set(number, { seats, standing: current.standing });
      }
      for (const person_id of session.tableState?.queue ?? []) names.want(person_id);
    }
    if (this.notices !== session.notices) this.notices = session.notices;
    if (session.frame !== null && this.#received !== session.frame) {
      const live = this.#received === null ? this.#wasHere : this.#wasHere || session.frame.game === this.#received.game;
      this.#received = session.frame;
      this.director.receive(session.frame, live);
    }
    this.#tell(this.#shown);
    if (this.tableState !== null && this.playing === this.tableState.current.playing) this.#rematch.look(this.tableState, this.person_id);
  }

  /** Whether what is shown of the table's last game still asks something, and the table has not ended it. */
  #asks(): boolean {
    const { frame, tableState } = this;
    return frame !== null && frame.game === tableState?.number && !this.brokenOff && (frame.public as { phase: unknown }).phase !== null;
  }

  #present(frame: Frame): void {
    if (this.frame?.ask !== frame.ask) this.drafts = new Map();
    this.frame = frame;
    if (!this.director.busy) queueMicrotask(() => this.#show());
  }

  #tell(shown: number): void {
    this.#shown = shown;
    const told = this.frame === null ? [] : this.#session.told(this.frame.game).slice(0, shown);
    if (told.length !== this.told.length || told[told.length - 1] !== this.told[this.told.length - 1]) this.told = told;
  }

  #sitters(frame: Frame): readonly string[] {
    const sat = this.#sat.get(frame.game)?.seats;
    if (sat) return sat;
    const seats = this.tableState?.seats ?? [];
    return seats.length === (frame.public as { seats: number }).seats ? seats : [];
  }

  #owners(): readonly (string | undefined)[] {
    const sat = this.frame && (this.playing || this.lingers) ? this.#sat.get(this.frame.game) : undefined;
    const standing = (sat ?? this.tableState?.current)?.standing ?? {};
    return this.sitters.map((person_id) => standing[person_id]);
  }

  #side(message: AnyServerMessage): void {
    if (message.type === "welcome") {
      this.person_id = message.person_id;
      this.restoredTo = this.name && wasRestored(this.name, message.restored_at ?? 0) ? message.restored_to : 0;
      if (person.me?.person_id === message.person_id) names.learn(message.person_id, person.me.name);
    }
    if (message.type === "broadcast" && message.ask === this.frame?.ask)
      this.drafts = new Map(this.drafts).set(message.person_id, message.items);
    if (message.type === "clock") {
      this.clock = message;
      this.clockReceived = performance.now();
    }
    if (message.type === "presence") this.away = message.away;
    if (message.type === "join-request") {
      const others = this.join_requests.filter((join_request) => join_request.id !== message.id);
      this.join_requests = message.state === "waiting" ? [...others, message] : others;
    }
    for (const listener of this.listeners) listener(message);
  }
}
