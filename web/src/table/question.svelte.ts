// The open question on this device: who is asked, as everybody can see it; what this seat may answer; and how far its
// answer has come. Both the seats and the question panel read it.
//
// If the table waits for *somebody* who must stay hidden, every seat is shown the same question and the same answers,
// whichever of them counts: who is asked follows from public facts alone.

import type { Screens } from "../games";
import { MAX_EXTRA_TIMES } from "../wire/options";
import type { Offer } from "../wire/table";
import { built, isAboutSeats } from "./command_fields";
import { bounds, Choosing, next, shown, type Item } from "./selection.svelte";
import type { LiveTable } from "./table.svelte";

interface Public {
  readonly phase: { readonly type: string } | null;
  readonly asked: readonly number[];
  readonly acted: readonly number[];
}

export class Question {
  readonly choosing = new Choosing();
  /** The question that this seat answered without effect: somebody else was asked. */
  #vain = $state("");

  constructor(
    readonly table: LiveTable,
    readonly screens: Screens,
  ) {}

  board = $derived.by(() => this.table.frame!.public as Public);
  name = $derived.by(() => `${this.table.frame!.game}/${this.table.frame!.ask}`);
  phase = $derived.by(() => this.board.phase);
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
    if (!this.somebody) return this.table.moves;
    if (this.table.seat < 0 || this.#vain === this.name) return [];
    return this.screens.veiled(this.table);
  });
  /** What this seat may answer; if it has answered, what it may answer instead. A server of the release before says no changes. */
  offers = $derived.by<readonly Offer[]>(() =>
    this.#asked.length || !this.#open ? this.#asked : ((this.table.frame!.changes as readonly Offer[] | undefined) ?? []),
  );
  /** Whether this seat is asked and has not answered, as far as everybody can see. */
  mine = $derived(this.#asked.length > 0);

  /** A single offer needs no choice. */
  offer = $derived(
    this.offers.find((each) => each.command === this.choosing.offer) ??
      (this.offers.length === 1 ? this.offers[0] : undefined),
  );
  form = $derived(this.offer ? next(this.offer.form, this.choosing.fields) : null);
  /** Whether people are to be chosen now. */
  ofSeats = $derived(
    this.offer !== undefined && this.form !== null && isAboutSeats(this.offer.command, this.choosing.fields.length),
  );
  choices = $derived<readonly Item[]>(this.form ? shown(this.form) : []);
  size = $derived<readonly [number, number]>(this.form ? bounds(this.form) : [0, 0]);
  enough = $derived(
    this.choosing.picked.length >= this.size[0] && this.choosing.picked.length <= this.size[1],
  );
  full = $derived(this.size[1] > 1 && this.choosing.picked.length >= this.size[1]);
  halfMade = $derived(
    this.choosing.picked.length > 0 || this.choosing.sure !== null || (this.offers.length > 1 && this.choosing.offer !== ""),
  );

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
    this.choosing.sure = null;
    this.table.refused = null;
    const { picked } = this.choosing;
    if (picked.includes(item)) this.choosing.picked = picked.filter((each) => each !== item);
    else if (this.size[1] === 1) this.choosing.picked = [item];
    else if (!this.full) this.choosing.picked = [...picked, item].sort((a, b) => Number(a) - Number(b));
  }

  /** Ask the rules why this seat is not allowed. It is safe: what is not offered is refused. */
  async why(seat: number): Promise<void> {
    if (this.offer) await this.table.play(built(this.offer.command, [...this.choosing.fields, seat]));
  }

  /** Send the answer. A person who may not answer is told why; if it is hidden who may, they just wait on. */
  async send(command: { readonly type: string }): Promise<void> {
    const { name, somebody } = this;
    const answer = await this.table.play(command);
    if (answer.type === "done") this.choosing.clear();
    else if (somebody && answer.type === "refused" && this.table.moves.length === 0) {
      this.choosing.clear();
      this.#vain = name;
    } else this.choosing.sure = null;
  }
}
