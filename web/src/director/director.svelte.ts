// The director: one clock for everything on this device's screen. A frame from the server waits here until its beats have
// been shown; then it is presented, with the next question. The director knows no game.

import type { Frame } from "../wire/table";
import { type Beat, type BeatLengths, beatsOf, type Fact, questions } from "./beats";

/** A beat that is on the screen. */
export interface ShownBeat extends Beat {
  /** Whether its result may be seen yet. */
  readonly revealed: boolean;
}

interface Update {
  readonly frame: Frame;
  readonly beats: readonly Beat[];
}

export interface Stage {
  /** Show this frame from now on. */
  present(frame: Frame): void;
  /** Show this many facts of the game. */
  tell(told: number): void;
}

/** How much may wait behind what is being shown, where nothing is scaled: more than a vote and a quest. */
const LAG_MS = 12_000;

export class Director {
  /** The current beat; null if the next question may be open. */
  beat = $state.raw<ShownBeat | null>(null);
  /** Whether anything is still to be shown. */
  busy = $derived(this.beat !== null);

  lengths: BeatLengths = {};
  #queue: Update[] = [];
  #beats: Beat[] = [];
  #presented: Frame | null = null;
  #timers: number[] = [];

  constructor(
    readonly stage: Stage,
    readonly scale: () => number,
  ) {}

  /** The server has sent a frame. `live`: this device saw what came before it. */
  receive(frame: Frame, live: boolean): void {
    const update = { frame, beats: live ? this.#beatsOf(frame) : [] };
    if (!live) this.#cut();
    this.#queue.push(update);
    // A device that falls behind shows only the last update, not minutes of old ones.
    const waiting = this.#queue.slice(1).flatMap(({ beats }) => beats);
    if (waiting.reduce((sum, { lengthMs }) => sum + lengthMs, 0) > LAG_MS * this.scale()) this.#catchUp();
    if (this.beat === null) this.#next();
  }

  /** End the beat on this device. The server accepts answers all the time. */
  skip(): void {
    if (this.beat === null) return;
    this.#clear();
    this.#beats.shift();
    this.#play();
  }

  close(): void {
    this.#clear();
    this.#queue = [];
  }

  /** The beats of a frame. If it skips more than one question it has none and is shown at once. */
  #beatsOf({ told, at }: Frame): readonly Beat[] {
    const facts = told as readonly Fact[];
    return questions(facts) > 1 ? [] : beatsOf(facts, this.lengths, this.scale(), at - facts.length);
  }

  #next(): void {
    for (let update = this.#queue[0]; update !== undefined; update = this.#queue[0]) {
      this.#beats = [...update.beats];
      if (this.#beats.length) {
        // A new game has no earlier picture.
        if (this.#presented?.game !== update.frame.game) this.#present(update.frame, 0);
        this.#play();
        return;
      }
      this.#queue.shift();
      this.#present(update.frame, update.frame.at);
    }
  }

  #play(): void {
    const beat = this.#beats[0];
    const update = this.#queue[0]!;
    if (beat === undefined) {
      this.#queue.shift();
      this.beat = null;
      this.#present(update.frame, update.frame.at);
      this.#next();
      return;
    }
    this.stage.tell(beat.told - 1);
    // If the last result is visible from the start, show all of it.
    if (this.#beats.length === 1 && beat.resultMs <= 0) this.#present(update.frame, update.frame.at);
    this.beat = { ...beat, revealed: false };
    this.#after(beat.resultMs, () => {
      this.stage.tell(beat.told);
      this.beat = { ...beat, revealed: true };
    });
    this.#after(beat.lengthMs, () => {
      this.#beats.shift();
      this.#clear();
      this.#play();
    });
  }

  #present(frame: Frame, told: number): void {
    this.#presented = frame;
    this.stage.present(frame);
    this.stage.tell(told);
  }

  /** Present all but the last update at once. */
  #catchUp(): void {
    this.#clear();
    this.beat = null;
    const last = this.#queue.pop()!;
    for (const { frame } of this.#queue) this.#present(frame, frame.at);
    this.#queue = [last];
  }

  #cut(): void {
    this.#clear();
    this.beat = null;
    this.#queue = [];
  }

  #after(delay: number, work: () => void): void {
    if (delay <= 0) work();
    else this.#timers.push(window.setTimeout(work, delay));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
