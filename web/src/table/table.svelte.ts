// One table as this device knows it, kept up to date by its line. It knows no game.

import { names, person } from "../person.svelte";
import { number, t } from "../i18n/words.svelte";
import { Conversation, type Answer } from "../socket/session";
import { Line, type State } from "../socket/socket";
import { distinct } from "./unique_names";
import type { ClockIs, Heard, KnockIs, Shown } from "../wire/messages";
import type { Company, CompanyCommand, Frame, Notice, Offer } from "../wire/table";

export interface Trouble {
  readonly type: string;
}

export class LiveTable {
  company = $state.raw<Company | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  frame = $state.raw<Frame | null>(null);
  told = $state.raw<readonly unknown[]>([]);
  state = $state<State>("opening");
  code = $state(0);
  who = $state("");
  /** Commands that are said and not answered. */
  waiting = $state(0);
  /** Why the last command was refused; it is shown until something else is done. */
  refused = $state.raw<Trouble | null>(null);
  clock = $state.raw<ClockIs | null>(null);
  /** When the clock was heard, by this device's own. */
  clockHeard = $state(0);
  /** Those who sit and are not here. */
  away = $state.raw<readonly string[]>([]);
  /** Those who wait at the door. */
  knocks = $state.raw<readonly KnockIs[]>([]);
  /** The team somebody has in mind, by person. */
  drafts = $state.raw<ReadonlyMap<string, readonly (number | string)[]>>(new Map());
  /** Whatever else was heard, for whoever minds it. */
  readonly listeners = new Set<(message: Shown) => void>();

  /** The game whose end has been looked at. */
  #seen = $state(0);
  /** Who sat in the games that this device saw being played. */
  #sat = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

  playing = $derived(this.company?.current.playing ?? false);
  /** Whether the end of a game is still looked at, before the next. Where nobody knows any more who sat there, it is not. */
  lingers = $derived(
    !this.playing && this.frame !== null && this.frame.game !== this.#seen && this.#sitters(this.frame).length > 0,
  );
  /** Those who sit, clockwise; while the end of a game is looked at those who sat there, whoever has got up since. */
  sitters = $derived(
    this.frame && (this.playing || this.lingers) ? this.#sitters(this.frame) : (this.company?.seats ?? []),
  );
  /** Where this person sits in the game, or else at the table; -1: nowhere. */
  seat = $derived(this.sitters.indexOf(this.who));
  hosts = $derived(this.company !== null && this.company.host === this.who);
  moves = $derived<readonly Offer[]>(this.playing ? (this.frame?.moves ?? []) : []);
  /** Bots have knights' names, no two the same at one table. */
  bots = $derived(knights(this.sitters));
  /** What those who sit are called, clockwise. */
  names = $derived(
    distinct(
      this.sitters.map((who, seat) =>
        who.startsWith("bot:") ? this.bots.get(who)! : names.of(who) || String(seat + 1),
      ),
      (seat) => number(seat + 1),
    ),
  );

  readonly #talk: Conversation;
  readonly #line: Line;

  constructor(readonly name: string) {
    this.#talk = new Conversation(name);
    this.#talk.onSide = (message) => this.#side(message);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#line = new Line(`${scheme}//${location.host}/socket`, {
      open: (send) => this.#talk.hello(send),
      hear: (text) => {
        this.#talk.hear(text);
        this.#show();
      },
      changed: (state) => {
        this.state = state;
        this.code = this.#line.code;
        if (state !== "open") this.#talk.parted();
      },
      ping: () => this.#talk.say({ type: "ping" }),
    });
  }

  close(): void {
    this.#line.close();
  }

  /** Turn from a game that is over to the next. */
  leave(): void {
    this.#seen = this.frame?.game ?? 0;
  }

  async do(command: CompanyCommand | { readonly type: string }): Promise<Answer> {
    return this.#counted(this.#talk.play(command));
  }

  /** Ready for the game as it stands, with a number promised for its deal. */
  agree(): Promise<Answer> {
    return this.company === null
      ? Promise.resolve({ type: "unknown" })
      : this.do(this.#talk.witness.agree(this.company, this.who));
  }

  /** Answer the open question. */
  async play(command: { readonly type: string }): Promise<Answer> {
    const frame = this.frame;
    if (frame === null) return { type: "unknown" };
    return this.#counted(this.#talk.play(command, frame.game, frame.ask));
  }

  ask(message: Heard & { readonly id: string }): Promise<Answer> {
    return this.#talk.ask(message);
  }

  say(message: Heard): void {
    this.#talk.say(message);
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
    const talk = this.#talk;
    if (this.company !== talk.company) {
      this.company = talk.company;
      for (const who of talk.company?.seats ?? []) names.want(who);
      if (talk.company?.current.playing) this.#sat = new Map(this.#sat).set(talk.company.number, talk.company.seats);
      for (const who of talk.company?.queue ?? []) names.want(who);
    }
    if (this.notices !== talk.notices) this.notices = talk.notices;
    if (this.frame !== talk.frame) {
      if (this.frame?.ask !== talk.frame?.ask) this.drafts = new Map();
      this.frame = talk.frame;
    }
    const told = talk.frame === null ? [] : talk.told(talk.frame.game);
    if (told.length !== this.told.length || told[told.length - 1] !== this.told[this.told.length - 1])
      this.told = [...told];
  }

  #sitters(frame: Frame): readonly string[] {
    const sat = this.#sat.get(frame.game);
    if (sat) return sat;
    const seats = this.company?.seats ?? [];
    return seats.length === (frame.public as { seats: number }).seats ? seats : [];
  }

  #side(message: Shown): void {
    if (message.type === "welcome") {
      this.who = message.who;
      if (person.me?.who === message.who) names.learn(message.who, person.me.name);
    }
    if (message.type === "word" && message.ask === this.frame?.ask)
      this.drafts = new Map(this.drafts).set(message.who, message.items);
    if (message.type === "clock") {
      this.clock = message;
      this.clockHeard = performance.now();
    }
    if (message.type === "presence") this.away = message.away;
    if (message.type === "knock") {
      const others = this.knocks.filter((knock) => knock.id !== message.id);
      this.knocks = message.state === "waiting" ? [...others, message] : others;
    }
    for (const listener of this.listeners) listener(message);
  }
}

const BOTS = [
  "accolon", "bedivere", "caradoc", "dinadan", "elyan", "feirefiz", "gareth", "hector",
  "ironside", "kahedin", "lamorak", "marhaus", "nentres", "owain", "pelleas", "sagramore",
] as const;

/** A bot has a knight's name, the same on every device; the next one where another at the table has it. */
export function knightsOf(seats: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  // In the order of their ids: whoever is moved to another seat keeps the name.
  for (const who of seats.filter((each) => each.startsWith("bot:")).sort()) {
    const first = parseInt(who.slice(4, 12), 16) % BOTS.length;
    const free = BOTS.map((_, i) => BOTS[(first + i) % BOTS.length]!).find((name) => !taken.has(name));
    const name = free ?? BOTS[first]!;
    taken.add(name);
    given.set(who, name);
  }
  return given;
}

/** The names of the bots at a table, as the reader's language spells them. */
export function knights(seats: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...knightsOf(seats)].map(([who, name]) => [who, t(`ui-knight-${name}`)]));
}

/** What a bot is called where nobody else sits. */
export function botName(who: string): string {
  return knights([who]).get(who) ?? "";
}
