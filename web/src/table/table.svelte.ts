// One table as this device knows it, kept up to date by its connection. It knows no game.

import { Director } from "../director/director.svelte";
import { names, person } from "../person.svelte";
import { number, t } from "../i18n/words.svelte";
import { Session, type Answer } from "../socket/session";
import { Connection, type State } from "../socket/socket";
import { distinct } from "./unique_names";
import type { ClockIs, AnyClientMessage, JoinRequestIs, AnyServerMessage } from "../wire/messages";
import type { Table, TableCommand, Frame, Notice, Offer } from "../wire/table";

export interface Trouble {
  readonly type: string;
}

export class LiveTable {
  tableState = $state.raw<Table | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<readonly unknown[]>([]);
  state = $state<State>("opening");
  code = $state(0);
  person_id = $state("");
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
  /** Who sat in the games that this device saw being played. */
  #sat = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

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

  playing = $derived((this.tableState?.current.playing ?? false) || this.director.busy);
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
  /** Bots have knights' names, all different at one table. */
  bots = $derived(knights(this.sitters));
  /** The names of those who sit, clockwise. */
  names = $derived(
    distinct(
      this.sitters.map((person_id, seat) =>
        person_id.startsWith("bot:") ? this.bots.get(person_id)! : names.of(person_id) || String(seat + 1),
      ),
      (seat) => number(seat + 1),
    ),
  );

  /** The last frame that came. */
  #received: Frame | null = null;
  readonly #session: Session;
  readonly #connection: Connection;

  constructor(readonly name: string) {
    this.#session = new Session(name);
    this.#session.onSide = (message) => this.#side(message);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(`${scheme}//${location.host}/socket`, {
      open: (send) => this.#session.hello(send),
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
      if (session.tableState?.current.playing) this.#sat = new Map(this.#sat).set(session.tableState.number, session.tableState.seats);
      for (const person_id of session.tableState?.queue ?? []) names.want(person_id);
    }
    if (this.notices !== session.notices) this.notices = session.notices;
    if (session.frame !== null && this.#received !== session.frame) {
      const live = this.#received === null ? this.#wasHere : this.#wasHere || session.frame.game === this.#received.game;
      this.#received = session.frame;
      this.director.receive(session.frame, live);
    }
    this.#tell(this.#shown);
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
    const sat = this.#sat.get(frame.game);
    if (sat) return sat;
    const seats = this.tableState?.seats ?? [];
    return seats.length === (frame.public as { seats: number }).seats ? seats : [];
  }

  #side(message: AnyServerMessage): void {
    if (message.type === "welcome") {
      this.person_id = message.person_id;
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

const BOTS = [
  "accolon", "bedivere", "caradoc", "dinadan", "elyan", "feirefiz", "gareth", "hector",
  "ironside", "kahedin", "lamorak", "marhaus", "nentres", "owain", "pelleas", "sagramore",
] as const;

/** A bot has a knight's name, the same on every device; the next free one if another bot has it. */
export function knightsOf(seats: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  // In the order of their ids: a bot that moves to another seat keeps its name.
  for (const person_id of seats.filter((each) => each.startsWith("bot:")).sort()) {
    const first = parseInt(person_id.slice(4, 12), 16) % BOTS.length;
    const free = BOTS.map((_, i) => BOTS[(first + i) % BOTS.length]!).find((name) => !taken.has(name));
    const name = free ?? BOTS[first]!;
    taken.add(name);
    given.set(person_id, name);
  }
  return given;
}

/** The names of the bots at a table, as the reader's language spells them. */
export function knights(seats: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...knightsOf(seats)].map(([person_id, name]) => [person_id, t(`ui-knight-${name}`)]));
}

/** The name of a bot where nobody else sits. */
export function botName(person_id: string): string {
  return knights([person_id]).get(person_id) ?? "";
}
