// The open question on this device: who is asked, as everybody can see it; what this seat may answer; and how far its
// answer has come. Both the seats and the question panel read it.
//
// If the table waits for *somebody* who must stay hidden, every seat is shown the same question and the same answers,
// whichever of them counts: who is asked follows from public facts alone.

import type { Screens } from "../game_screens";
import { MAX_EXTRA_TIMES } from "../wire/options";
import type { Offer } from "../wire/table";
import { built, isAboutSeats } from "./command_fields";
import { dealtEvenly, type Field, fieldOf, handedOut, type Item, tapped } from "./choices";
import { bounds, Choosing, next, shown } from "./selection.svelte";
import type { LiveTable } from "./table.svelte";

/** An answer that is not open to this seat now, and why. */
export interface Closed {
  readonly command: string;
  readonly item: Item | null;
  readonly reason: { readonly type: string };
}

interface Public {
  readonly phase: { readonly type: string } | null;
  readonly asked: readonly number[];
  readonly acted: readonly number[];
}

/** More ways to answer than this make room for the one that is chosen. */
const MAX_WAYS = 3;

export class Question {
  readonly choosing = new Choosing();
  /** The question that this seat answered without effect: somebody else was asked. */
  #vain = $state("");
  #sending = false;
  /** The way to go on with, now that the answer before it is given. */
  next = $state("");
  #then: { readonly command: object; readonly next: string } | null = null;

  constructor(
    readonly table: LiveTable,
    readonly screens: Screens,
  ) {}

  board = $derived.by(() => this.table.frame!.public as Public);
  name = $derived.by(() => `${this.table.frame!.game}/${this.table.frame!.ask}`);
  /** What is asked now; null: the game is over. */
  phase = $derived.by(() => (this.table.brokenOff ? null : this.board.phase));
  /** Whether one of them is asked who must stay hidden. */
  somebody = $derived(this.phase !== null && this.board.asked.length === 0);
  rests = $derived.by(() => this.table.tableState?.current.adjourned ?? false);
  /** The seats that everybody is waiting for. */
  awaited = $derived.by(() =>
    this.phase === null || this.table.beat ? [] : this.board.asked.filter((seat) => !this.board.acted.includes(seat)),
  );

  #open = $derived.by(() => this.table.playing && this.phase !== null && !this.rests && !this.table.beat);
  #asked = $derived.by<readonly Offer[]>(() => {
    if (!this.#open) return [];
    const { alike } = this.screens.question;
    if (!this.somebody) return alike ? this.table.moves.filter(({ command }) => !alike.includes(command)) : this.table.moves;
    if (this.table.seat < 0 || this.#vain === this.name) return [];
    return this.screens.question.veiled(this.table);
  });
  /** What this seat may answer; if it has answered, what it may answer instead. */
  offers = $derived.by<readonly Offer[]>(() =>
    this.#asked.length || !this.#open ? this.#asked : this.table.frame!.changes,
  );
  /** Whether this seat is asked and has not answered, as far as everybody can see. */
  mine = $derived(this.#asked.length > 0);

  /** A single offer needs no choice, and the usual one is open until another is chosen. */
  offer = $derived(
    this.offers.find((each) => each.command === this.choosing.offer) ??
      (this.offers.length === 1 ? this.offers[0] : this.offers.find((each) => this.screens.question.usual?.includes(each.command))),
  );
  form = $derived(this.offer ? next(this.offer.form, this.choosing.fields) : null);
  choices = $derived<readonly Item[]>(this.form ? shown(this.form) : []);
  /** Whether people are to be chosen now: a special card may be aimed at a person or at a thing. */
  ofSeats = $derived.by(() => {
    if (this.offer === undefined || !["one", "pick", "then"].includes(this.form?.type ?? "")) return false;
    const people = this.choices.length > 0 && this.choices.every((item) => typeof item === "number");
    return people && isAboutSeats(this.offer.command, this.choosing.fields.length);
  });
  size = $derived<readonly [number, number]>(this.form ? bounds(this.form) : [0, 0]);
  /** The order in which items lie before anybody has arranged them. */
  first = $derived.by(() => (this.offer && this.form?.type === "order" ? this.screens.question.firstOrder?.(this.table, this.offer) : undefined));
  /** The field that the choice makes; null while something is missing. */
  field = $derived<Field | null>(this.form ? fieldOf(this.form, this.choosing, this.first) : null);
  enough = $derived(this.field !== null);
  full = $derived(this.size[1] > 1 && this.choosing.picked.length >= this.size[1]);
  halfMade = $derived(
    this.choosing.picked.length > 0 ||
      this.choosing.given.some((to) => to !== null) ||
      this.choosing.sure !== null ||
      (this.offers.length > 1 && this.choosing.offer !== ""),
  );
  /** Whether this question fills the screen. */
  fills = $derived.by(
    () => this.offer !== undefined && this.screens.question.full.includes(this.offer.command) && (this.screens.question.fillsNow?.(this.table) ?? true),
  );
  /** Answers that are not open to this seat, with the reasons. */
  closed = $derived.by<readonly Closed[]>(() =>
    this.mine && this.table.frame ? this.table.frame.closed : [],
  );
  /** The closed commands, and the closed items of the chosen one. */
  closedCommands = $derived(
    this.closed.filter(
      ({ command, item, reason }) =>
        item === null && !this.offers.some((each) => each.command === command) && !this.screens.question.farOff?.(reason),
    ),
  );
  closedItems = $derived(
    this.choosing.fields.length
      ? []
      : this.closed.filter(({ command, item }) => item !== null && command === this.offer?.command && !this.choices.includes(item)),
  );
  /** Whether one of many ways has been chosen; then the others give room to it. */
  narrowed = $derived.by(
    () => this.offer !== undefined && (this.offers.length > MAX_WAYS || (this.screens.question.narrows?.includes(this.offer.command) ?? false)),
  );
  mayGoBack = $derived.by(() => this.#stepBefore() !== null || this.narrowed);

  /** The clock of this question; null if none runs. */
  clock = $derived.by(() => {
    const { clock, frame } = this.table;
    return clock && clock.ask === frame?.ask && clock.game === frame.game ? clock : null;
  });
  /** Whether this person may ask for a minute more now. Who has asked is public. */
  mayAddTime = $derived.by(() => {
    if (this.clock === null || this.table.seat < 0 || this.rests) return false;
    const extra = this.table.tableState?.current.extra;
    const by = extra?.ask === this.clock.ask && extra.game === this.clock.game ? extra.by : [];
    return by.length < MAX_EXTRA_TIMES && !by.includes(this.table.person_id);
  });

  async addTime(): Promise<void> {
    if (this.clock) await this.table.do({ type: "table.more-time", game: this.clock.game, ask: this.clock.ask });
  }

  toggle(item: Item): void {
    this.#touch();
    if (!this.form) return;
    this.choosing.picked = tapped(this.form, this.choosing.picked, item);
    const { point } = this.screens.question;
    const { picked } = this.choosing;
    if (point?.commands.includes(this.offer!.command)) void this.table.play(built(point.as, [(picked[0] ?? null) as Field]));
  }

  /** This item goes to somebody, or back to nobody. */
  hand(at: number, to: Item | null): void {
    this.#touch();
    if (this.form?.type !== "allot") return;
    this.choosing.given = handedOut(this.form, this.choosing.given).map((before, i) => (i === at ? to : before));
    this.choosing.lifted = null;
  }

  dealEvenly(): void {
    this.#touch();
    if (this.form?.type === "allot") this.choosing.given = dealtEvenly(this.form);
  }

  #touch(): void {
    this.choosing.sure = null;
    this.table.refused = null;
  }

  /** Choose what to do, of several ways. What needs nothing more is done. */
  choose(command: string): void {
    this.#touch();
    this.choosing.clear();
    this.choosing.offer = command;
    const offer = this.offers.find((each) => each.command === command);
    if (offer && offer.form === null) this.give({ type: command });
  }

  /** The next field of the answer; the last one completes it. */
  fill(field: Field): void {
    if (!this.offer) return;
    const fields = [...this.choosing.fields, field];
    if (next(this.offer.form, fields) === null) this.give(built(this.offer.command, fields));
    else this.choosing.step(fields);
  }

  /** Fill in what has been picked. */
  fillPicked(): void {
    if (this.field !== null) this.fill(this.field);
  }

  /** The fields before the last one that was chosen; null if there is none. A step with only one answer is no choice. */
  #stepBefore(): readonly Field[] | null {
    for (let at = this.choosing.fields.length - 1; at >= 0; at--) {
      const fields = this.choosing.fields.slice(0, at);
      const form = this.offer ? next(this.offer.form, fields) : null;
      if (form && shown(form).length > 1) return fields;
    }
    return null;
  }

  /** One step back; from the first one to the other ways. */
  back(): void {
    this.#touch();
    const before = this.#stepBefore();
    if (before) this.choosing.step(before);
    else this.choosing.clear();
  }

  /** Give a whole answer, and go on with another way to answer after it; what cannot be undone is confirmed first. */
  give(command: { readonly type: string }, next = ""): void {
    this.#then = { command, next };
    if (this.screens.question.sure.includes(command.type) || this.screens.question.guards?.(this.table, command)) this.choosing.sure = command;
    else void this.send(command);
  }

  /** Ask the rules why this seat is not allowed. It is safe: what is not offered is refused. */
  async why(seat: number): Promise<void> {
    if (this.offer) await this.table.play(built(this.offer.command, [...this.choosing.fields, seat]));
  }

  /** Send the answer. A person who may not answer is told why; if it is hidden who may, they just wait on. */
  async send(command: { readonly type: string }): Promise<void> {
    // A second press while an answer is being sent is ignored.
    if (this.#sending) return;
    this.#sending = true;
    let done = false;
    try {
      done = await this.#send(command);
    } finally {
      this.#sending = false;
    }
    // What follows may be sent as soon as it is named, so nothing may be on its way then.
    if (done) this.next = this.#then?.command === command ? this.#then.next : "";
  }

  async #send(command: { readonly type: string }): Promise<boolean> {
    const { name, somebody } = this;
    const answer = await this.table.play(command);
    if (answer.type === "done") this.choosing.clear();
    else if (somebody && answer.type === "refused" && this.table.moves.length === 0) {
      this.choosing.clear();
      this.#vain = name;
    } else this.choosing.sure = null;
    return answer.type === "done";
  }
}
