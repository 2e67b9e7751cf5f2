// The state of a replay: which record, which step of it, as which viewer.

import { Director } from "../director/director.svelte";
import type { Seen } from "../game_screens";
import { ask, HttpError } from "../http";
import { names, person } from "../person.svelte";
import { nameOf } from "../table/bot_names";
import { distinct } from "../table/unique_names";
import type { ReplaySteps, SharedGame } from "../wire/http";
import type { Frame } from "../wire/table";
import { number, speech, t } from "../i18n/words.svelte";
import { type FullStep, stepIndexOf, fullSteps, spelledOf, type Viewpoint, viewpointOf } from "./full_steps";

/** A game of a table where you have sat, or one from a share link. */
export type Source = { readonly table: string; readonly number: number } | { readonly share: string };

export class Replay implements Seen {
  game = $state.raw<ReplaySteps | null>(null);
  steps = $state.raw<readonly FullStep[]>([]);
  /** Who sat there, as far as a share link tells it. */
  shared = $state.raw<SharedGame | null>(null);
  at = $state(0);
  trouble = $state("");
  /** Whether another viewpoint is being loaded. */
  turning = $state(false);

  readonly name = "";
  readonly past = true;
  /** Beats between two steps are shown as they were at the table. */
  readonly director = new Director({ present: () => this.#arrive(), tell: () => {} }, () => 1);
  beat = $derived(this.director.beat);
  /** The step that the current beats lead to. */
  #next = 0;
  step = $derived<FullStep | null>(this.steps[this.at] ?? null);
  viewpoint = $derived<Viewpoint>(this.game?.viewpoint ?? "spectator");
  frame = $derived<Frame | null>(this.#frame());
  /** The facts that this viewpoint was told up to this step. */
  told = $derived(
    this.steps
      .slice(0, this.at + 1)
      .flatMap(({ facts }) => facts.filter(({ to }) => to === "public" || to === this.viewpoint).map(({ fact }) => fact)),
  );
  /** Those who sat there, clockwise; their crests are drawn from these. */
  people = $derived<readonly string[]>(
    this.shared ? this.shared.seats.map(({ pseudonym, bot }) => (bot ? `bot:${pseudonym}` : pseudonym)) : (this.game?.people ?? []),
  );
  names = $derived<readonly string[]>(this.#names());
  /** The owner of each seat where somebody stood in; undefined for the others. */
  owners = $derived<readonly (string | undefined)[]>(this.people.map((person_id) => this.game?.standing[person_id]));
  /** What was loaded already; it never changes. */
  readonly #known = new Map<Viewpoint | null, ReplaySteps>();
  /** The route to the record, for people who want to store or check it. */
  readonly record: string;

  constructor(readonly source: Source) {
    this.record = "share" in source ? `/api/shared/${source.share}/record` : `/api/tables/${source.table}/games/${source.number}`;
  }

  /** Whether this seat was yours. */
  mine(seat: number): boolean {
    return this.game?.own.includes(seat) ?? false;
  }

  /** Open the step and the viewpoint that the URL names. */
  async open(search: string): Promise<void> {
    const said = new URLSearchParams(search);
    const { source } = this;
    await this.#try(async () => {
      const words = speech.need("record");
      if ("share" in source) this.shared = await ask("GET /api/shared/{share}", { names: { share: source.share } });
      await words;
      await this.#look(viewpointOf(said.get("as"))).catch((error: unknown) => {
        // The person who sent the link may see more than the person who follows it.
        if (error instanceof HttpError && error.code === "undisclosed") return this.#look(null);
        throw error;
      });
      this.go(stepIndexOf(said.get("at"), this.steps.length));
    });
  }

  /** Change the viewpoint at the same step: every viewpoint has the same steps. */
  async turn(viewpoint: Viewpoint): Promise<void> {
    this.turning = true;
    await this.#try(() => this.#look(viewpoint));
    this.turning = false;
  }

  /** Go to any step at once. */
  go(to: number): void {
    this.#next = Math.max(0, Math.min(to, this.steps.length - 1));
    const frame = this.#frame(this.steps[this.#next]);
    if (frame) this.director.receive(frame, false);
  }

  /** Go to the next step, with its beats. */
  advance(): void {
    if (this.director.busy || this.at >= this.steps.length - 1) return;
    const step = this.steps[this.at + 1]!;
    const frame = this.#frame(step)!;
    const told = step.facts.filter(({ to }) => to === "public").map(({ fact }) => fact);
    this.#next = this.at + 1;
    this.director.receive({ ...frame, at: told.length, told }, true);
  }

  #arrive(): void {
    this.at = this.#next;
  }

  /** The query string of a URL that leads to this step. */
  get search(): string {
    return `?at=${this.at + 1}&as=${spelledOf(this.viewpoint)}`;
  }

  /** The same for anybody: beside the seat of who passes it on, pseudonyms would hide nothing. */
  get searchForAnybody(): string {
    return typeof this.viewpoint === "number" && this.mine(this.viewpoint) ? `?at=${this.at + 1}` : this.search;
  }

  /** The facts that everybody was told, and how many of them up to each step. */
  #all = $derived.by(() => {
    const facts: unknown[] = [];
    const until = this.steps.map((step) => {
      for (const { to, fact } of step.facts) if (to === "public") facts.push(fact);
      return facts.length;
    });
    return { facts, until };
  });

  /** A step, as the screens of a game see it, with what everybody was told. */
  seen(at: number): Seen {
    const { facts, until } = this.#all;
    return { name: "", frame: this.#frame(this.steps[at]), told: facts.slice(0, until[at] ?? 0), names: this.names, beat: null, past: true };
  }

  async #look(viewpoint: Viewpoint | null): Promise<void> {
    const found = this.#known.get(viewpoint) ?? (await this.#ask(viewpoint));
    this.#known.set(found.viewpoint, found);
    if (person.me) names.learn(person.me.person_id, person.me.name);
    for (const person_id of found.people) if (!person_id.startsWith("bot:")) names.want(person_id);
    this.steps = fullSteps(found.replay_steps);
    this.game = found;
  }

  #ask(viewpoint: Viewpoint | null): Promise<ReplaySteps> {
    const { source } = this;
    const query = { as: viewpoint ?? undefined };
    return "share" in source
      ? ask("GET /api/shared/{share}/replay-steps", { names: { share: source.share }, query })
      : ask("GET /api/tables/{table}/games/{number}/replay-steps", { names: { ...source }, query });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.code : "failed";
    }
  }

  #frame(step: FullStep | null | undefined = this.step): Frame | null {
    if (!step || !this.game) return null;
    const own = typeof this.game.viewpoint === "number" ? (step.owns.get(this.game.viewpoint) ?? null) : null;
    return { game: this.game.number, ask: step.ask, at: 0, public: step.public, own, told: [], moves: [], changes: [], closed: [] };
  }

  #names(): readonly string[] {
    if (this.shared) return this.shared.seats.map(({ name, pseudonym, bot }) => name || t(bot ? `ui-knight-${pseudonym}` : `pseudonym-${pseudonym}`));
    const called = this.people.map((person_id, seat) => nameOf(person_id) || t("record-seat", { seat: seat + 1 }));
    return distinct(called, (seat) => number(seat + 1));
  }
}

/** Whose crests are drawn: without people, their names stand for them. */
export const peopleOf = ({ people, names }: Replay): readonly string[] => (people.length ? people : names);
