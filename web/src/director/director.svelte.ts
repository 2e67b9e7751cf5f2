// The director: one clock for everything on this device's screen. What the server sends waits here until the beats that
// lead to it have been shown; then it is presented, and with it the next question. It knows no game.

import type { Frame } from "../wire/table";
import { type Beat, type BeatLengths, beatsOf, type Fact, questions } from "./beats";

/** Where a beat's result is in sight, and where the whole of it is still to come. */
export interface ShownBeat extends Beat {
  /** Whether its result may be seen. */
  readonly revealed: boolean;
}

interface Update {
  readonly frame: Frame;
  readonly beats: readonly Beat[];
}

export interface Stage {
  /** Show this game from now on, with all that was told up to it. */
  present(frame: Frame): void;
  /** Let so many facts of the game be told. */
  tell(told: number): void;
}

export class Director {
  /** What is being shown; null where the next question may be open. */
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
    // Whoever falls behind is not shown one thing after another for minutes: only what came last.
    if (this.#queue.filter(({ beats }) => beats.length > 0).length > 1) this.#catchUp();
    if (this.beat === null) this.#next();
  }

  /** End the beat on this device. The server took answers all along. */
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

  /** What a frame brings that is shown first; where more than one question has passed, it is simply the present. */
  #beatsOf({ told, at }: Frame): readonly Beat[] {
    const facts = told as readonly Fact[];
    return questions(facts) > 1 ? [] : beatsOf(facts, this.lengths, this.scale(), at - facts.length);
  }

  #next(): void {
    for (let update = this.#queue[0]; update !== undefined; update = this.#queue[0]) {
      this.#beats = [...update.beats];
      if (this.#beats.length) {
        // A game that has just been dealt has no picture from before.
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
    // Where the last result is in sight from its start on, all of it is.
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
